import Rewriting

// The files that were kept waiting because `EitherView` has to be declared first.
extension Job {
    /// Chooses the files that declare it, writes those, then the ones that need it.
    ///
    /// - Parameters:
    ///   - declaring: takes the results of declaring files that were no candidates.
    ///   - work: what is to be done with a file that is none.
    func declare(
        _ jobs: [FileWork], _ outcomes: inout [FileWork.Outcome?], _ declaring: inout [FileResult],
        work: (String) -> FileWork?
    ) {
        let waiting = jobs.indices.filter { index in
            outcomes[index].map { !$0.homes.isEmpty || $0.mayBeHome } ?? false
        }
        if waiting.isEmpty { return }
        let homes = Homes(
            for: waiting.map { index in
                (jobs[index].target.root, jobs[index].project.context.branches, outcomes[index]!.homes)
            })
        // The declaration first: it does no harm alone, and without it the others do not compile.
        var failed: Set<String> = []
        let places = Dictionary(uniqueKeysWithValues: jobs.indices.map { (jobs[$0].target.location, $0) })
        let buffer = ReadBuffer()
        for home in homes.all where Interrupt.status == nil {
            guard var job = places[home].map({ jobs[$0] }) ?? work(home) else { continue }
            job.isLast = true
            job.isHome = true
            let outcome = job.run(buffer: buffer)
            if outcome.result.failure != nil { failed.insert(home) }
            if let place = places[home] { outcomes[place] = outcome } else { declaring.append(outcome.result) }
        }
        let rest = waiting.filter { !homes.all.contains(jobs[$0].target.location) }
        let unwritten = failed
        let finished = threads.map(rest.map { (jobs[$0], outcomes[$0]!) }) { pair, buffer -> FileWork.Outcome in
            var (job, outcome) = pair
            guard Interrupt.status == nil else { return outcome }
            if !outcome.homes.isEmpty {
                let home = homes.home(
                    seenFrom: job.target.location, root: job.target.root, policy: job.project.context.branches)
                if let home, unwritten.contains(home) {
                    outcome.result.fail("kept as it is, because `EitherView` could not be declared")
                    return outcome
                }
                job.hasNoHome = home == nil
            }
            job.isLast = true
            return job.run(buffer: buffer)
        }
        for (index, outcome) in zip(rest, finished) { outcomes[index] = outcome }
    }
}
