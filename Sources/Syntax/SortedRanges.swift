/// Ranges of a text of which none overlaps another, to be asked whether one of them holds an offset.
public struct SortedRanges: Sendable {
    private let ranges: [Range<Int>]

    /// Of ranges that lie in one another the outer one counts.
    public init(_ ranges: [Range<Int>]) {
        var outer: [Range<Int>] = []
        for range in ranges.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }) {
            if let last = outer.last, last.upperBound > range.lowerBound {
                outer[outer.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                outer.append(range)
            }
        }
        self.ranges = outer
    }

    public func contains(_ offset: Int) -> Bool {
        let place = ranges.firstPlace { $0.upperBound > offset }
        return place < ranges.count && ranges[place].lowerBound <= offset
    }

    public func overlaps(_ range: Range<Int>) -> Bool {
        let place = ranges.firstPlace { $0.upperBound > range.lowerBound }
        return place < ranges.count && ranges[place].lowerBound < range.upperBound
    }
}
