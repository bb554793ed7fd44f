#pragma once

namespace trainyard::localcloud {

struct SandboxSpec;

/// Gives an instance `mount -t nfs4` (also nfs and efs) and `umount` for the file systems of EFS. Other uses of the two
/// are passed on to the system's programs.
void equipForEfs(SandboxSpec &);

} // namespace trainyard::localcloud
