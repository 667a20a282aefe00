/// What `fixmods --version` prints. The top of CHANGELOG.md names the same, which a test sees to.
let version = "0.3.0"
