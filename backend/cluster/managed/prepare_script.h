#pragma once

#include <optional>
#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/deadline.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

/// The Python script that prepares the data of a machine before it joins a stack.
namespace trainyard::cluster {

inline constexpr std::size_t kMaxScriptBytes = 256 * 1024;

/// The first error that Python finds in a script.
struct ScriptError {
    int line = 0;        ///< from 1 on; 0: unknown
    std::string message; ///< in Python's words
    bool operator==(const ScriptError &) const = default;
};

/// Compiles a script with the python3 of this computer, which does not run it.
/// \return its first error; empty: Python accepts it
/// \error NotFound (no python3 here), InvalidArgument (too long), LocalCommandFailed, Timeout, Cancelled
Result<std::optional<ScriptError>> checkPythonSyntax(const std::string &text, const CallContext &);

/// Writes the script to the head of a cluster, usually into the shared file system, where every machine finds it. The
/// folder is created if it is missing.
/// \param path  absolute, on the head
/// \error NotFound (no head with an address), InvalidArgument (too long), those of SSH and SFTP
Status writePrepareScript(const CloudContext &, const ClusterId &, const std::string &path, const std::string &text,
                          const CallContext &);

} // namespace trainyard::cluster
