#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

#include "backend/cluster/clusters.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"

namespace trainyard::tour {

// Jupyter on a machine of a cluster, in the browser of this computer. It listens on the machine's loopback address
// only; a tunnel leads there, and whoever comes needs its token. All of these block.

/// A Jupyter server as it describes itself in its runtime folder (jpserver-PID.json, nbserver-PID.json).
struct Notebook {
    std::uint16_t port = 0; ///< on the machine
    std::string base = "/"; ///< where its pages begin
    Secret token;
    bool operator==(const Notebook &) const = default;
};
/// errors  MalformedReply: not such a file, a port that is none, a token or path with anything but letters, digits, - _
/// . /
Result<Notebook> readNotebook(std::string_view json, const std::string &source);

/// The one that runs there, or a new one: JupyterLab where it is installed, else the classic notebook. The token is
/// made here and goes over standard input and the server's environment: never through an argument list.
/// errors  NotFound (no Jupyter there), RemoteCommandFailed (its last words), MalformedReply, those of SSH
Result<Notebook> startNotebook(const cluster::Host &, const Deadline &, std::stop_token);
/// End it, with its kernels. One that does not run is an answer.
Status stopNotebook(const cluster::Host &, const Deadline &, std::stop_token);

struct NotebookOptions {
    std::uint16_t localPort = 0; ///< 0: any free one
    /// Once it can be reached: a page of this computer (0600) that leads the browser to port with the token, so that
    /// the token stands in no argument list. It is gone when openNotebook returns.
    std::function<void(const std::filesystem::path &page, std::uint16_t port)> ready;
    ProgressSink sink; ///< steps "jupyter" and "tunnel"
};

/// Start Jupyter, or find it, and carry the browser's connections there until stopped; over a new SSH connection when
/// one breaks. The server goes on when this ends: what its kernels know is kept.
/// folder   of this computer, for the page
/// return   good after a stop once it could be reached
/// errors   as startNotebook; Conflict (the port is taken); Unreachable when the machine is gone for a minute
Status openNotebook(const cluster::Host &, const std::filesystem::path &folder, const NotebookOptions &,
                    std::stop_token);

} // namespace trainyard::tour
