import Syntax

extension Checks {
    /// Every comment of the call stands in what replaces it.
    static func keepsComments(_ rewrite: Rewrite, at site: Site) throws(Refusal) {
        let kept = rewrite.passage.sources
        let others = (site.call.explicit?.heldElsewhere ?? []) + rewrite.links.flatMap(\.0.repeated)
        for comment in site.file.comments(in: site.call.range)
        where !others.contains(comment)
            && !kept.contains(where: {
                $0.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.upperBound
            })
        {
            throw .commentWithoutPlace
        }
    }
}
