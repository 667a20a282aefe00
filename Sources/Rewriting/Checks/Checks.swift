import RuleModel
import Semantics
import Syntax

/// The questions that may stand against a rewrite, in the order in which they are asked; the first that throws is what
/// the user is told. Whoever cannot make its part of a rewrite refuses, too.
///
/// To add one: a function in this folder, a case of `Refusal` with its sentence, and a line here.
enum Checks {
    /// Asks of a call as it was found, before any rule is: first what holds whatever its closures are.
    static func check(_ found: FoundCall) throws(Obstacle) {
        try isNotSuppressed(found)
        try isKnownSyntax(found)
        try isPlainHelper(found)
        try isNotCalled(found)
        try isOnView(found)
        try staysInString(found)
        try asksForValue(found)
        try mayFlip(found)
        try conditionHasNoEffect(found)
        try mayLoseErasure(found)
        try appliesPlainChains(found)
        try losesNoValue(found)
        try unwrapsWhatIsTested(found)
    }

    /// Asks of a link, before an overload is chosen.
    static func check(_ link: LinkSite) throws(Refusal) {
        try hasRule(link)
        try canStandUnderCondition(link)
        try capturesWhatIsTotal(link)
        try meansWhatPagesState(link)
    }

    /// Asks of a form of the overload, before it is filled in. What objects is no reason yet: the next form may do.
    static func check(_ form: Form, at link: LinkSite) throws(Refusal) {
        try keepsType(form, at: link)
        try fitsDeploymentTarget(form, at: link)
    }

    /// Asks of a form with the user's arguments in it, likewise.
    static func check(_ merged: MergedForm, at link: LinkSite) throws(Refusal) {
        try unwrapsWhatItHolds(merged, at: link)
        try keepsAnonymousParameters(merged, at: link)
        try namesSwiftUIsTypes(merged, at: link)
        try hasTypedLiterals(merged, at: link)
        try meansWhatFormsState(merged, at: link)
        try isNotSetAgain(merged, at: link)
        try differsWhenOff(merged, at: link)
    }

    /// Asks of what stands instead of the whole call.
    static func check(_ rewrite: Rewrite, at site: Site) throws(Refusal) {
        try keepsComments(rewrite, at: site)
        try appliesPartsAlike(rewrite, at: site)
        try changesOnce(rewrite, at: site)
        try losesNothingToOwnModifiers(rewrite, at: site)
        try isTakenForNoStyle(rewrite, at: site)
    }
}
