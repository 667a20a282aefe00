import RuleModel
import Semantics
import Syntax

/// Plans one conditional call, with those that are its links, whatever becomes of the calls around it.
struct CallPlanner {
    let site: Site

    private var call: ConditionalCall { site.call }

    func plan() -> CallPlan { CallPlan(verdict: verdict(), call: call) }

    private func verdict() -> CallPlan.Verdict {
        switch call.obstacle {
        case .refused(let refusal)?: return .left(.refusal(refusal), modifier: nil)
        case .constant(let reason)?: return .constant(reason)
        case .branch(.addsSiblings(let container))?:
            return SiblingsMerge(site: site).result().map(verdict)
                ?? .branch(page: nil, .refusal(.addsSiblings(in: container)), modifier: nil)
        case .branch(let refusal)?: return .branch(page: nil, .refusal(refusal), modifier: nil)
        case .suppressed(let reason)?: return .suppressed(reason)
        case .notAsked?: return .suppressed("")
        case nil: break
        }
        // What becomes of the ladder that it is equal to is known when that is read.
        if call.explicit?.ladder != nil { return .left(.refusal(.undecidedBranch(.each)), modifier: nil) }
        let links = call.links.filter { !site.omitted.contains($0.node) }
        if call.isTooDeep(in: site.file) { return .left(.refusal(.tooDeep), modifier: nil) }
        for link in links {
            guard let inner = call.inner[link.node], let (isBranch, reason) = obstacle(of: inner) else { continue }
            let refusal = Reason.refusal(.innerCall(inner.helper, reason))
            return isBranch ? .branch(page: nil, refusal, modifier: nil) : .left(refusal, modifier: nil)
        }
        do throws(Refusal) {
            return verdict(try CallMerge(site: site).result())
        } catch {
            return .left(.refusal(error), modifier: nil)
        }
    }

    private func verdict(_ result: CallMerge.Result) -> CallPlan.Verdict {
        switch result {
        case .rewrite(let rewrite): .rewritten(rewrite)
        case .withheld(let rewrite, let missing): .withheld(rewrite, missing: missing)
        case .branch(let page, let reason, let modifier): .branch(page: page, reason, modifier: modifier)
        case .left(let refusal, let modifier): .left(.refusal(refusal), modifier: modifier)
        }
    }

    /// Why a call that is a link stays, whatever its modifiers are, and whether that makes the call around it a branch.
    private func obstacle(of inner: ConditionalCall) -> (isBranch: Bool, Reason)? {
        switch inner.obstacle {
        case .refused(let refusal)?: return (false, .refusal(refusal))
        case .constant(let reason)?, .suppressed(let reason)?: return (false, .text(reason))
        case .notAsked?: return (false, .text(""))
        case .branch(let refusal)?: return (true, .refusal(refusal))
        case nil: break
        }
        if inner.isTooDeep(in: site.file) { return (false, .refusal(.tooDeep)) }
        return inner.links.firstNonNil { inner.inner[$0.node].flatMap(obstacle) }
    }
}
