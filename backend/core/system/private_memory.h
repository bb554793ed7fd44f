#pragma once

namespace trainyard {

/// For programs that hold keys: disables core dumps of this process and its children, and prevents other processes of
/// the same user from reading its memory. TRAINYARD_ALLOW_DUMPS=1 leaves both enabled, for debuggers. Call first in
/// main(). Not for trainyard-runtime: the programs of users would inherit the limit.
void keepMemoryPrivate();

} // namespace trainyard
