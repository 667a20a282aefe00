// swift-format-ignore-file
// A line that begins with `try` or `await` is a statement, no effect of the function before it.

func first()
try make()

func second()
try! { make() }

func third() async
try { make() }

func fourth()
await make()

func fifth()
    async throws

func sixth() throws
    -> Int
