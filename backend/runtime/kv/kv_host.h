#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/control/control_task.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/ps/worker/kv.h"
#include "backend/runtime/tasks/tasks.h"

/// A worker whose computation is a program of the user: it uses the parameter server through libtrainyard_kv
/// (c/trainyard_kv.h) and this process.
namespace trainyard::kv {

/// Role::Worker of a KvStore job: setup, the user's program, and its part in the run, until the run is over.
/// \error that of the program (LocalCommandFailed with its last line), PeerLost, Cancelled
Status runKvWorker(const launch::RunFolder &, const tasks::RunnerOptions &, std::stop_token gentle,
                   std::stop_token hard, std::stop_token preempted);

/// Serves one program on a socket of the machine, with a KvWorker of its own. One thread inside; the public functions may
/// be called from any thread.
class KvHost {
public:
    /// Joins the run as a candidate (KvWorker::enter), and listens on the socket in `folder`.
    /// \param folder  0700; created
    /// \param stop    ends every wait
    /// \error as KvWorker::enter; IoFailure
    static Result<std::unique_ptr<KvHost>> open(const ps::JoinOptions &, const std::string &folder,
                                                std::stop_token stop);
    ~KvHost();
    KvHost(const KvHost &) = delete;
    KvHost &operator=(const KvHost &) = delete;

    /// Sends values of the program's output to the scheduler.
    void report(std::vector<protocol::TaskValue>);
    /// The program shall end its part at the next boundary.
    /// \param preempted  the machine will be taken away: after the current step
    void leave(bool preempted);
    bool joined() const;    ///< the program has joined the run (ty_kv_start)
    bool over() const;      ///< the run, or this worker's part in it, is over
    bool failedRun() const; ///< over, and not with success
    struct ProgramEnd {
        int status = 0;     ///< 128 + N: signal N
        bool asked = false; ///< after a request to end
        std::string words;  ///< its last lines
    };
    /// The program has ended. Takes its place in the steps that the others still expect of it, without samples, until
    /// the scheduler lets this worker go; or reports the failure. Called once.
    /// \return the outcome of this worker
    Status programEnded(const ProgramEnd &);

    struct Impl;

private:
    explicit KvHost(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> m;
};

} // namespace trainyard::kv
