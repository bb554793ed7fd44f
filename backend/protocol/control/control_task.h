#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// A task: programs of the user that the coordinator, in place of the scheduler, starts on the machines through task
/// runners (backend/runtime/tasks). Messages of control.h. No message carries a command: each runner derives its
/// process from job.json and the members (backend/jobs), so that the coordinator cannot make a machine run anything
/// else.
namespace trainyard::protocol {

/// One process of a task.
struct TaskMember {
    std::string host;        ///< display name of the machine
    std::string address;     ///< its private address
    std::string role;        ///< "worker", "server"
    int index = 0;           ///< among the processes of the role on the machine
    int rank = -1;           ///< of a worker, for the life of the run; not used again after
                             ///< it has left
    int place = -1;          ///< of a worker among those of the view, from 0: what
                             ///< frameworks call the rank
    int gpus = 0, cores = 1; ///< of the machine
    int port = 0;            ///< the first of 16 consecutive ports that were free on the machine
    void fields(auto &v)
    {
        v("host", host), v("address", address), v("role", role), v("index", index), v("rank", rank), v("place", place),
            v("gpus", gpus), v("cores", cores), v("port", port);
    }
    bool operator==(const TaskMember &) const = default;
};

/// runner -> coordinator, first message of every connection.
struct TaskJoin {
    TaskMember self;      ///< without place; rank: the requested one, -1: any; on
                          ///< reconnection its own
    bool again = false;   ///< this process was accepted before
    int view = 0;         ///< the last one that it received
    std::int64_t pid = 0; ///< of the running process; 0: there is none
    int status = -1;      ///< with which its process has ended; -1: it has not
    static constexpr const char *kType = "task-join";
    void fields(auto &v) { v("self", self), v("again", again), v("view", view), v("pid", pid), v("status", status); }
};

/// runner -> coordinator: the setup is complete; it can start its process.
struct TaskReady {
    double seconds = 0; ///< that the setup took; 0: it was complete before
    static constexpr const char *kType = "task-ready";
    void fields(auto &v) { v("seconds", seconds); }
};

/// coordinator -> runners: the members. A runner without a process starts it, any other does what its type decides
/// (jobs::JobType::change).
struct TaskView {
    int view = 0;                    ///< rises with each message
    int attempt = 1;                 ///< of all processes, counting starts of the coordinator and restarts
    int restarts = 0;                ///< so far, of all processes
    bool start = false;              ///< all processes start now; false: only the membership
                                     ///< has changed
    int rank = -1;                   ///< of the receiver
    std::vector<TaskMember> members; ///< workers by rank, then servers
    static constexpr const char *kType = "task-view";
    void fields(auto &v)
    {
        v("view", view), v("attempt", attempt), v("restarts", restarts), v("start", start), v("rank", rank),
            v("members", members);
    }
};

/// runner -> coordinator.
struct TaskStarted {
    int view = 0;
    std::int64_t pid = 0;
    static constexpr const char *kType = "task-started";
    void fields(auto &v) { v("view", view), v("pid", pid); }
};

/// coordinator -> runner: end the process (SIGTERM to its group, SIGKILL after `seconds`), then TaskEnded.
struct TaskStop {
    double seconds = 5;
    bool leave = false; ///< the runner ends, too
    static constexpr const char *kType = "task-stop";
    void fields(auto &v) { v("seconds", seconds), v("leave", leave); }
};

/// runner -> coordinator: its process has ended.
struct TaskEnded {
    int view = 0;
    int status = 0;     ///< 128 + N when signal N ended it
    double t = 0;       ///< Unix seconds, by the clock of the machine
    bool asked = false; ///< after a TaskStop
    std::string words;  ///< the last lines of its output, masked; the reason where
                        ///< it could not be started
    static constexpr const char *kType = "task-ended";
    void fields(auto &v) { v("view", view), v("status", status), v("t", t), v("asked", asked), v("words", words); }
};

/// One value that a line of output contained.
struct TaskValue {
    std::string name; ///< as metric::..., or the name in the line
    int rank = -1;    ///< -1: the sender's; otherwise that of a prefix in the line,
                      ///< as of Horovod
    int epoch = 0;
    std::int64_t step = 0, samples = 0;
    double t = 0, value = 0;
    std::string note;
    void fields(auto &v)
    {
        v("name", name), v("rank", rank), v("epoch", epoch), v("step", step), v("samples", samples), v("t", t),
            v("value", value), v("note", note);
    }
    bool operator==(const TaskValue &) const = default;
};

/// runner -> coordinator, or KvStore worker -> scheduler, at most every 100 ms. Sent again after a reconnection until
/// it is acknowledged.
struct TaskValues {
    std::int64_t number = 0;       ///< rises by one
    std::vector<TaskValue> values; ///< at most 512
    static constexpr const char *kType = "task-values";
    void fields(auto &v) { v("number", number), v("values", values); }
};

/// The reply to TaskValues.
struct TaskValuesStored {
    std::int64_t number = 0;
    static constexpr const char *kType = "task-values-stored";
    void fields(auto &v) { v("number", number); }
};

/// worker -> scheduler -> servers, in a KvStore run: the number of floats that its arrays have. The first one counts.
struct ArenaSize {
    std::int64_t parameters = 0;
    static constexpr const char *kType = "arena-size";
    void fields(auto &v) { v("parameters", parameters); }
};

} // namespace trainyard::protocol
