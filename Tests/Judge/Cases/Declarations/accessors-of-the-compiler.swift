var a: Int {
    addressWithNativeOwner { f() }
    mutableAddressWithNativeOwner { f() }
}

var b: Int {
    mutableAddressWithNativeOwner { f() }
}
