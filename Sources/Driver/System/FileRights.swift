import Syntax

#if canImport(Glibc)
    import Glibc
    import LinuxCalls
#elseif canImport(Musl)
    import LinuxCalls
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension OpenFile {
    /// Takes over from another file who may do what with it, and whatever else the system keeps of that.
    ///
    /// **Invariant:** whoever may do nothing with the other file may do nothing with this one, at any moment.
    func takeRights(of other: OpenFile) throws(SystemError) {
        let (own, wanted) = (try status(), try other.status())
        // Only root may give files away.
        if own.owner != wanted.owner, fchown(descriptor, wanted.owner, .max) != 0 { throw .last }
        // Under another group, the mode would let others in.
        if own.group != wanted.group, fchown(descriptor, .max, wanted.group) != 0 { throw .last }
        try takeAttributes(of: other)
        // The last: before it, the file is its owner's alone.
        guard fchmod(descriptor, mode_t(wanted.mode & 0o7777)) == 0 else { throw .last }
    }

    /// The permissions, as the system has them, with which the file may be made again when it is gone: nobody may do
    /// more with that than with this one, whatever group the folder gives it.
    ///
    /// - Parameter folder: where the file lies.
    func modeAgain(in folder: Path) throws(SystemError) -> UInt32 {
        let (own, around) = (try status(), try FileStatus(of: folder, followsLinks: true))
        // What a list says is not made again, and the mode is only the most that it may say.
        if hasList(in: folder) { return own.mode & 0o700 }
        #if canImport(Darwin)
            let group = around.group
        #else
            // A folder whose group goes on to what is made in it is marked with a bit.
            let group = around.mode & 0o2000 == 0 ? getegid() : around.group
        #endif
        if own.group == group, own.owner == geteuid() { return own.mode & 0o777 }
        let common = own.mode >> 3 & own.mode & 0o7
        return own.mode & 0o700 | common << 3 | common
    }

    #if canImport(Darwin)
        private func takeAttributes(of other: OpenFile) throws(SystemError) {
            guard fcopyfile(other.descriptor, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
            else { throw .last }
        }

        /// True if an access control list says more than the mode. What a folder hands on lies in the lists of its files.
        private func hasList(in folder: Path) -> Bool {
            guard let list = acl_get_fd(descriptor) else { return false }
            acl_free(UnsafeMutableRawPointer(list))
            return true
        }
    #else
        /// True if an access control list says more than the mode, or would of a new file in the folder.
        private func hasList(in folder: Path) -> Bool {
            fgetxattr(descriptor, "system.posix_acl_access", nil, 0) >= 0
                || folder.withCString { getxattr($0, "system.posix_acl_default", nil, 0) } >= 0
        }

        /// The access control list is one of them. A folder may give new files one that the old file has not.
        private func takeAttributes(of other: OpenFile) throws(SystemError) {
            let (own, wanted) = (try attributes(), try other.attributes())
            let accessList = Array("system.posix_acl_access".utf8CString)
            if own[accessList] != nil, wanted[accessList] == nil, fremovexattr(descriptor, accessList) != 0 {
                throw .last
            }
            for (name, value) in wanted where own[name] != value {
                guard fsetxattr(descriptor, name, value, value.count, 0) == 0 else { throw .last }
            }
        }

        /// By name.
        private func attributes() throws(SystemError) -> [[CChar]: [UInt8]] {
            let names = try Self.filled { flistxattr(descriptor, $0?.assumingMemoryBound(to: CChar.self), $1) }
            var attributes: [[CChar]: [UInt8]] = [:]
            for name in names.split(separator: 0) {
                let name = name.map { CChar(bitPattern: $0) } + [0]
                attributes[name] = try Self.filled { fgetxattr(descriptor, name, $0, $1) }
            }
            return attributes
        }

        /// What a call puts into memory of a size that it tells beforehand. Empty where there are no attributes.
        private static func filled(_ call: (UnsafeMutableRawPointer?, Int) -> Int) throws(SystemError) -> [UInt8] {
            while true {
                let size = call(nil, 0)
                guard size >= 0 else {
                    if SystemError.last.isLackOfSupport { return [] }
                    throw .last
                }
                var bytes = [UInt8](repeating: 0, count: size)
                let count = size == 0 ? 0 : bytes.withUnsafeMutableBytes { call($0.baseAddress!, size) }
                if count >= 0 { return Array(bytes[..<count]) }
                // It grew in between.
                guard SystemError.last.isLackOfRoom else { throw .last }
            }
        }
    #endif
}
