#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/epoch_partition.h"
#include "backend/protocol/job/schedule.h"

/// Membership: joining, views and leaving. Messages of control.h.
namespace trainyard::protocol {

/// worker or server -> scheduler, first message of every connection. A process that reconnects sends it again with its
/// current state, from which a restarted scheduler can continue.
struct JoinRequest {
    std::string role;    ///< "server" or "worker"
    std::string host;    ///< display name of the node
    std::string address; ///< server: "host:port" for the workers
    int rank = -1;       ///< requested rank, -1 for any; on reconnection its own
    bool again = false;  ///< this process was accepted before
    int view = 0;        ///< worker: view of the partition that it works on or has completed; 0 none
    int acked = 0;       ///< worker: the last acknowledged view
    bool saver = false;  ///< worker without data: it saves a checkpoint on request, and is never a member
    static constexpr const char *kType = "hello";
    void fields(auto &v)
    {
        v("role", role), v("host", host), v("address", address), v("rank", rank), v("again", again), v("view", view),
            v("acked", acked), v("saver", saver);
    }
};

/// scheduler -> worker or server: registered. A worker then connects to the servers, loads its data and sends Ready.
struct JoinAccepted {
    int rank = 0;
    int attempt = 1;
    std::vector<std::string> servers; ///< by part of the arena: address of its primary (empty for a server)
    bool running = false;             ///< true: the weights can be pulled in the background
    int expected = 0; ///< if running: the workers that the run will have with the receiver and all other candidates
    static constexpr const char *kType = "accepted";
    void fields(auto &v)
    {
        v("rank", rank), v("attempt", attempt), v("servers", servers), v("running", running), v("expected", expected);
    }
};

/// worker -> scheduler: can be admitted at any boundary from now on. server -> scheduler: its weights are set.
struct Ready {
    std::int64_t parameters = 0; ///< of the model; all must agree
    std::int64_t samples = 0;    ///< of the training set (workers)
    static constexpr const char *kType = "ready";
    void fields(auto &v) { v("parameters", parameters), v("samples", samples); }
};

struct Member {
    int rank = 0;
    std::string host;
    void fields(auto &v) { v("rank", rank), v("host", host); }
    bool operator==(const Member &) const = default;
};

/// scheduler -> members and servers: a new membership with its partition. Acknowledged by ViewAck; Start puts it into
/// effect.
struct View {
    int view = 0;
    int epoch = 0;
    std::int64_t step = 0;       ///< its first round
    std::vector<Member> members; ///< by rank
    int index = -1;              ///< position of the receiver among the members; -1 for servers
    EpochPartition partition;    ///< of the remaining samples of the epoch
    bool fresh = false;          ///< the receiver was not in the previous view: it pulls the weights after Start
    RatePlan rate;               ///< the learning rate of its rounds
    KeptEpochs kept{};           ///< for checkpoints
    static constexpr const char *kType = "view";
    void fields(auto &v)
    {
        v("view", view), v("epoch", epoch), v("step", step), v("members", members), v("index", index),
            v("deal", partition), v("fresh", fresh), v("rate", rate), v("kept", kept);
    }
};

struct ViewAck {
    int view = 0;
    static constexpr const char *kType = "view-ack";
    void fields(auto &v) { v("view", view); }
};

/// scheduler -> members: all required acknowledgements have arrived.
struct Start {
    int view = 0;
    static constexpr const char *kType = "go";
    void fields(auto &v) { v("view", view); }
};

/// scheduler -> members: begin no further step until Truncate ends this partition. Answered by Paused.
struct Pause {
    int view = 0; ///< of the partition
    static constexpr const char *kType = "hold";
    void fields(auto &v) { v("view", view); }
};

/// worker -> scheduler.
struct Paused {
    int view = 0;
    std::int64_t step = 0; ///< the first round that the worker has not begun
    static constexpr const char *kType = "held";
    void fields(auto &v) { v("view", view), v("step", step); }
};

/// scheduler -> members: the partition ends before this round. In dist_async, where each worker counts its own rounds,
/// the round is 0: the partition ends at once.
struct Truncate {
    int view = 0;
    std::int64_t step = 0;
    static constexpr const char *kType = "cut";
    void fields(auto &v) { v("view", view), v("step", step); }
};

/// worker -> scheduler: leaves at the next boundary. From outside the job (any process with the secret, as first
/// message): the given worker must leave.
struct Leave {
    int rank = -1;
    std::string host;
    bool preempted = false; ///< the machine is about to be reclaimed: leave after the current step, at any boundary
    static constexpr const char *kType = "leave";
    void fields(auto &v) { v("rank", rank), v("host", host), v("soon", preempted); }
};

/// Reply to a Leave from outside the job; code "" means accepted.
struct LeaveResponse {
    std::string code, detail;
    static constexpr const char *kType = "answer";
    void fields(auto &v) { v("code", code), v("detail", detail); }
};

/// server -> scheduler: the data connection of a worker broke, or the worker delayed a step for too long.
struct ConnectionLost {
    int rank = 0;
    bool hung = false; ///< false: closed; the worker's own message about it may still arrive
    std::string cause;
    static constexpr const char *kType = "lost";
    void fields(auto &v) { v("rank", rank), v("hung", hung), v("cause", cause); }
};

/// server -> scheduler: all other members wait for this worker's gradient.
struct StragglerReport {
    int rank = 0;
    std::int64_t step = 0;
    double seconds = 0; ///< since the first gradient of that step arrived
    static constexpr const char *kType = "awaited";
    void fields(auto &v) { v("rank", rank), v("step", step), v("seconds", seconds); }
};

/// server -> scheduler, the reply to MemberLost: up to which round the lost worker's gradients arrived.
struct AppliedSteps {
    int rank = 0;
    std::int64_t step = 0; ///< in all rounds before it, every slice of this server arrived completely
    static constexpr const char *kType = "counted";
    void fields(auto &v) { v("rank", rank), v("step", step); }
};

/// scheduler -> servers (which complete the step without the lost worker) and workers (for their log).
struct MemberLost {
    int rank = 0;
    int view = 0;
    int workers = 0;
    std::string cause;
    static constexpr const char *kType = "member-lost";
    void fields(auto &v) { v("rank", rank), v("view", view), v("workers", workers), v("cause", cause); }
};

/// worker -> scheduler: it cannot continue and will exit. Diverged ends the run.
struct Failed {
    std::string code, source, detail;
    static constexpr const char *kType = "failed";
    void fields(auto &v) { v("code", code), v("source", source), v("detail", detail); }
};

/// scheduler -> one worker: exit; code "" when it requested to leave. Or -> all: the run has ended; code "" on success.
struct End {
    bool run = true; ///< false: only the receiver
    std::string code, source, detail;
    int joinAfter = 0; ///< seconds after which the receiver may join; 0: it must not
    static constexpr const char *kType = "end";
    void fields(auto &v)
    {
        v("run", run), v("code", code), v("source", source), v("detail", detail), v("joinAfter", joinAfter);
    }
};

} // namespace trainyard::protocol
