#pragma once

namespace trainyard {

/// For programs that hold keys: no core dump of this process and its children, and no other process of the same user
/// may read its memory. TRAINYARD_ALLOW_DUMPS=1 leaves both as they are, for debuggers. Call it first in main().
void keepMemoryPrivate();

} // namespace trainyard
