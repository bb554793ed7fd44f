#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/async/steps.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/session.h"
#include "backend/ssh/target.h"

namespace trainyard::provision {

using ssh::Host;

/// The state of a recipe on one host, passed to its steps. Used by one thread.
class StepContext {
public:
    const Host &host() const { return m_host; }
    const Deadline &deadline() const { return m_deadline; } ///< of this step
    std::stop_token stop() const { return m_stop; }
    /// Reports the progress of the step.
    /// \param fraction  0 to 1, negative when unknown
    void progress(double fraction, StepMessage message) const { m_report->progress(std::move(message), fraction); }

    /// Returns the host's session, which stays open between steps. Connects on first use and after a broken connection.
    Result<ssh::SshSession *> session();
    /// Replaces the session.
    void adopt(ssh::SshSession session) { m_session = std::make_unique<ssh::SshSession>(std::move(session)); }
    /// Sets the login for further connections, after the server accepted it.
    void logInAs(const std::string &user) { m_host.target = ssh::withUser(m_host.target, user); }
    /// Drops the session; the next use connects again (after a change of the host key, for example).
    void dropSession() { m_session.reset(); }

    /// Results of earlier steps on this host in this run: "home", "free-bytes".
    std::map<std::string, std::string> facts;

private:
    friend class Runner;
    StepContext(const Host &host, std::stop_token stop)
        : m_host(host)
        , m_stop(std::move(stop))
    {
    }
    Host m_host;
    Deadline m_deadline = Deadline::never();
    std::stop_token m_stop;
    StepReporter *m_report = nullptr; ///< of the current step
    std::unique_ptr<ssh::SshSession> m_session;
};

/// A named, idempotent action on one host. It finds out for itself whether it is done already.
struct Step {
    std::string name;  ///< stable: "upload"
    std::string title; ///< for display: "Uploading the runtime"
    std::chrono::seconds timeout{300};
    std::function<Status(StepContext &)> run;
};
using Recipe = std::vector<Step>;

struct HostResult {
    std::string host;
    Status status;                            ///< of the first failed step; the steps after it did not run
    std::string failedStep;                   ///< its name, empty when all succeeded
    int done = 0;                             ///< steps that succeeded
    std::string user;                         ///< the login that the server accepted; else the one of the target
    std::map<std::string, std::string> facts; ///< results of the steps
};

struct RunOptions {
    std::size_t width = 16; ///< hosts in parallel
    ProgressSink sink;      ///< Started, Progressing, Done, Failed per host and step, from several threads
    std::string cluster{};  ///< of the hosts, see StepSubject::cluster
};

/// Runs all steps of a recipe in order on every host, hosts in parallel. A failing host does not stop the others. After
/// a stop request the step in progress ends with Cancelled and no further step begins; the next run repeats all steps.
/// \return one result per host, in the order of `hosts`; its status is Timeout when the deadline passes
std::vector<HostResult> run(const Recipe &, const std::vector<Host> &hosts, const RunOptions &, const CallContext &);

/// Combines the results of all hosts: success, or the first failure (Cancelled only if all failures are) with the names
/// of all failed hosts in its detail.
Status summary(const std::vector<HostResult> &);

} // namespace trainyard::provision
