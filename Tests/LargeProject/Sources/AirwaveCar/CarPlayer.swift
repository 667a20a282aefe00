import SwiftUI

struct CarPlayer: View {
    @State private var isDriving = false

    var body: some View {
        VStack {
            Text("Car").inCar(isDriving) { $0.opacity(0.5) }
            Text("Car").inCar(isDriving) { $0.clipShape(Circle()) }
            Text("Car").inCar(isDriving) { $0.font(.largeTitle) }
        }
    }
}
