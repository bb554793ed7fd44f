#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"

namespace trainyard::training {

// Jupyter on a machine of a cluster, in the browser of this computer. It listens only on the machine's loopback
// address, is reached through a tunnel and requires its token. All functions block.

/// A Jupyter server as described by the file in its runtime folder (jpserver-PID.json, nbserver-PID.json).
struct Notebook {
    std::uint16_t port = 0; ///< on the machine
    std::string base = "/"; ///< path of its pages
    Secret token;
    bool operator==(const Notebook &) const = default;
};
/// \error MalformedReply (not such a file, an invalid port, a token or path with characters other than letters, digits,
///     - _ . /)
Result<Notebook> readNotebook(std::string_view json, const std::string &source);

/// Finds the running server, or starts one: JupyterLab where it is installed, otherwise the classic notebook. The token
/// is generated here and passed by standard input and the server's environment, never in an argument list.
/// \error NotFound (Jupyter is not installed), RemoteCommandFailed (with its last output), MalformedReply, those of SSH
Result<Notebook> startNotebook(const ssh::Host &, const CallContext &);
/// Ends the server and its kernels. Succeeds when none runs.
Status stopNotebook(const ssh::Host &, const CallContext &);

struct NotebookOptions {
    std::uint16_t localPort = 0; ///< 0: any free one
    /// Called once the server is reachable, with a local page (0600) that redirects the browser to the port with the
    /// token: the token appears in no argument list. openNotebook removes the page when it returns.
    std::function<void(const std::filesystem::path &page, std::uint16_t port)> ready;
    ProgressSink sink; ///< steps "jupyter" and "tunnel"
};

/// Finds or starts Jupyter and forwards the browser's connections to it until stopped, over a new SSH connection when
/// one breaks. The server continues afterwards, with the state of its kernels.
/// \param folder  on this computer, for the page
/// \return success after a stop, once Jupyter has started
/// \error as startNotebook; Conflict (the port is taken); those of SSH when the machine is unreachable at first, or for
///     a minute later
Status openNotebook(const ssh::Host &, const std::filesystem::path &folder, const NotebookOptions &, std::stop_token);

} // namespace trainyard::training
