/// Actions that run when a view is laid out, scrolls, or takes up an activity.
public class NSUserActivity {}

extension View {
    // Who has an action is asked, whatever it does.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(_EventModifier(name: "onContinueUserActivity", action: { action(NSUserActivity()) }))
    }

    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(_EventModifier(name: "userActivity", action: isActive ? { update(NSUserActivity()) } : nil))
    }

    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        modifier(
            _EventModifier(
                name: "userActivity", action: element.map { element in { update(element, NSUserActivity()) } }))
    }

    #if IOS17
        public func onGeometryChange<T: Equatable>(
            for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
        ) -> some View {
            modifier(_ReactionModifier("onGeometryChange") { action(transform(GeometryProxy())) })
        }
    #endif
}

#if IOS18
    public struct ScrollGeometry {}
    public enum ScrollPhase: Sendable { case idle, tracking, interacting, decelerating, animating }

    extension View {
        public func onScrollGeometryChange<T: Equatable>(
            for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
            action: @escaping (_ oldValue: T, _ newValue: T) -> Void
        ) -> some View {
            modifier(
                _ReactionModifier("onScrollGeometryChange") {
                    action(transform(ScrollGeometry()), transform(ScrollGeometry()))
                })
        }

        public func onScrollPhaseChange(
            _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
        ) -> some View {
            modifier(_ReactionModifier("onScrollPhaseChange") { action(.idle, .tracking) })
        }

        public func onScrollVisibilityChange(
            threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
        ) -> some View {
            modifier(_ReactionModifier("onScrollVisibilityChange") { action(true) })
        }

        public func onScrollTargetVisibilityChange<ID: Hashable>(
            idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
        ) -> some View {
            modifier(_ReactionModifier("onScrollTargetVisibilityChange") { action([]) })
        }
    }
#endif
