#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"
#include "backend/ssh/session.h"
#include "backend/ssh/target.h"

namespace trainyard::provision {

enum class Role { Head, Worker };

struct Host {
    std::string name; ///< unique in the cluster: "head", "worker-2"
    Role role = Role::Worker;
    ssh::Target target;
    /// Tried in this order when the server does not let target.user in: images differ, and some have lost their name.
    std::vector<std::string> otherUsers;
};

/// What a step may use while it runs on one host. Lives for one host's recipe; used by one thread.
class StepContext {
public:
    const Host &host() const { return m_host; }
    const Deadline &deadline() const { return m_deadline; } ///< of this step
    std::stop_token stop() const { return m_stop; }
    /// Tell how far the step is. fraction 0 to 1, negative when unknown
    void progress(double fraction, std::string message) const { m_report(fraction, std::move(message)); }

    /// The host's session, opened at first use and kept between steps; opened again when it broke.
    Result<ssh::SshSession *> session();
    /// Use this session from now on.
    void adopt(ssh::SshSession session) { m_session = std::make_unique<ssh::SshSession>(std::move(session)); }
    /// From now on as this user: the one that the server lets in.
    void logInAs(const std::string &user) { m_host.target.user = user; }
    /// Drop the session, so that the next use connects again (another host key, for example).
    void dropSession() { m_session.reset(); }

    /// Facts found by earlier steps of this host in this run: "home", "free-bytes".
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
    std::function<void(double, std::string)> m_report;
    std::unique_ptr<ssh::SshSession> m_session;
};

/// A named piece of work on one host that may be repeated without harm.
struct Step {
    std::string name;  ///< stable: "upload"
    std::string title; ///< for people: "Uploading the runtime"
    std::chrono::seconds timeout{300};
    std::function<Status(StepContext &)> run;
    std::string version; ///< done means done with this version (a checksum); another one runs again
    bool always = false; ///< cheap and worth repeating: never skipped
};
using Recipe = std::vector<Step>;

/// Which steps are done on which hosts, in a small JSON file that is written after each step. Thread-safe.
class StepJournal {
public:
    /// A file that is not there or cannot be read is an empty journal: steps are repeatable.
    explicit StepJournal(std::filesystem::path file);
    bool isDone(const Host &, const Step &) const;
    Status markDone(const Host &, const Step &);
    /// Forget a host, so that all its steps run again. (Another machine of the same name counts as new anyway.)
    Status forget(const std::string &hostName);

private:
    struct State;
    std::shared_ptr<State> m_state;
};

struct HostResult {
    std::string host;
    Status status;          ///< of the first step that failed; the steps after it did not run
    std::string failedStep; ///< its name, empty when all went well
    int done = 0, skipped = 0;
    std::string user;                         ///< that the server lets in, as far as it is known
    std::map<std::string, std::string> facts; ///< what the steps found
};

struct RunOptions {
    std::size_t width = 16; ///< hosts at a time
    StepJournal *journal = nullptr;
    ProgressSink sink; ///< Started, Progressing, Done, Skipped, Failed per host and step, from several threads
};

/// Run all steps of a recipe in order on every host, hosts side by side. One host's failure does not stop the others.
/// Cancel: a step in progress ends with Cancelled at once, no further one begins; what is in the journal is done, all
/// else will be repeated by the next run.
/// return  one result per host, in the order of hosts; Timeout when `deadline` passes
std::vector<HostResult> run(const Recipe &, const std::vector<Host> &hosts, const RunOptions &, const Deadline &,
                            std::stop_token);

/// All hosts' results as one: success, or the first failure (Cancelled only when nothing worse happened) with the names
/// of all hosts that failed in detail.
Status summary(const std::vector<HostResult> &);

} // namespace trainyard::provision
