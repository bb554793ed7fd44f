#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/protocol/epoch_partition.h"
#include "backend/protocol/schedule.h"

/// Who takes part, from when on, and who goes. Messages of control.h.
namespace trainyard::protocol {

/// worker or server -> scheduler, first message of every connection. After a break the same process says it again with
/// what it has already, so that a scheduler that was started anew can go on from there.
struct JoinRequest {
    std::string role;    ///< "server" or "worker"
    std::string host;    ///< how people call the node
    std::string address; ///< server: "host:port" for the workers
    int rank = -1;       ///< wish; -1 any; after a break: its own
    bool again = false;  ///< this process was accepted before
    int view = 0;        ///< worker: of the deal that it works at, or has done; 0 none
    int acked = 0;       ///< worker: the last view that it acknowledged
    static constexpr const char *kType = "hello";
    template <class V>
    void fields(V &v)
    {
        v("role", role), v("host", host), v("address", address), v("rank", rank), v("again", again), v("view", view),
            v("acked", acked);
    }
};

/// scheduler -> worker or server: known now. A worker connects to the servers, loads its data, and says Ready.
struct JoinAccepted {
    int rank = 0;
    int attempt = 1;
    std::vector<std::string> servers; ///< by part of the arena: the address of its primary (empty for a server)
    bool running = false;             ///< true: the weights can be pulled in the background
    static constexpr const char *kType = "accepted";
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("attempt", attempt), v("servers", servers), v("running", running);
    }
};

/// worker -> scheduler: may be admitted at any boundary from now on. server -> scheduler: its weights are set.
struct Ready {
    std::int64_t parameters = 0; ///< of the model; all must agree
    std::int64_t samples = 0;    ///< of the training set (workers)
    static constexpr const char *kType = "ready";
    template <class V>
    void fields(V &v)
    {
        v("parameters", parameters), v("samples", samples);
    }
};

struct Member {
    int rank = 0;
    std::string host;
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("host", host);
    }
    bool operator==(const Member &) const = default;
};

/// scheduler -> members and servers: a new membership with its deal, to be acknowledged; it counts from its Go on.
struct View {
    int view = 0;
    int epoch = 0;
    std::int64_t step = 0;       ///< its first round
    std::vector<Member> members; ///< by rank
    int index = -1;              ///< the receiver's place in it; -1 for servers
    EpochPartition partition;    ///< of what the epoch has left
    bool fresh = false;          ///< the receiver was not in the view before: it pulls the weights after Go
    RatePlan rate;               ///< the learning rate of its rounds
    static constexpr const char *kType = "view";
    template <class V>
    void fields(V &v)
    {
        v("view", view), v("epoch", epoch), v("step", step), v("members", members), v("index", index),
            v("deal", partition), v("fresh", fresh), v("rate", rate);
    }
};

struct ViewAck {
    int view = 0;
    static constexpr const char *kType = "view-ack";
    template <class V>
    void fields(V &v)
    {
        v("view", view);
    }
};

/// scheduler -> members: everybody who counts has acknowledged.
struct Start {
    int view = 0;
    static constexpr const char *kType = "go";
    template <class V>
    void fields(V &v)
    {
        v("view", view);
    }
};

/// scheduler -> members: begin no further step until Cut says where this deal ends. Answered by Held.
struct Pause {
    int view = 0; ///< of the deal
    static constexpr const char *kType = "hold";
    template <class V>
    void fields(V &v)
    {
        v("view", view);
    }
};

/// worker -> scheduler.
struct Paused {
    int view = 0;
    std::int64_t step = 0; ///< the first round that it has not begun
    static constexpr const char *kType = "held";
    template <class V>
    void fields(V &v)
    {
        v("view", view), v("step", step);
    }
};

/// scheduler -> members: the deal ends before this round. In dist_async, where rounds are nobody else's, it is 0: at
/// once.
struct Truncate {
    int view = 0;
    std::int64_t step = 0;
    static constexpr const char *kType = "cut";
    template <class V>
    void fields(V &v)
    {
        v("view", view), v("step", step);
    }
};

/// worker -> scheduler: let me go at the next boundary. Anybody with the secret, as first message: let that one go.
struct Leave {
    int rank = -1;
    std::string host;
    bool preempted = false; ///< the machine will be taken away: after the current step, whatever the job's boundary is
    static constexpr const char *kType = "leave";
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("host", host), v("soon", preempted);
    }
};

/// Answer to a Leave from outside; code "" is yes.
struct LeaveResponse {
    std::string code, detail;
    static constexpr const char *kType = "answer";
    template <class V>
    void fields(V &v)
    {
        v("code", code), v("detail", detail);
    }
};

/// server -> scheduler: the data connection of a worker broke, or it kept a step waiting too long.
struct ConnectionLost {
    int rank = 0;
    bool hung = false; ///< false: closed, and the worker's own word about it may still be on its way
    std::string cause;
    static constexpr const char *kType = "lost";
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("hung", hung), v("cause", cause);
    }
};

/// server -> scheduler: everybody waits for this worker's gradient.
struct StragglerReport {
    int rank = 0;
    std::int64_t step = 0;
    double seconds = 0; ///< since the first one of that step came
    static constexpr const char *kType = "awaited";
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("step", step), v("seconds", seconds);
    }
};

/// server -> scheduler, the answer to MemberLost: how far the lost one's gradients came.
struct AppliedSteps {
    int rank = 0;
    std::int64_t step = 0; ///< of all rounds before it, every slice of this server came whole
    static constexpr const char *kType = "counted";
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("step", step);
    }
};

/// scheduler -> servers (who complete the step without it) and workers (for their log).
struct MemberLost {
    int rank = 0;
    int view = 0;
    int workers = 0;
    std::string cause;
    static constexpr const char *kType = "member-lost";
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("view", view), v("workers", workers), v("cause", cause);
    }
};

/// worker -> scheduler: it cannot go on and will exit. Diverged ends the run.
struct Failed {
    std::string code, source, detail;
    static constexpr const char *kType = "failed";
    template <class V>
    void fields(V &v)
    {
        v("code", code), v("source", source), v("detail", detail);
    }
};

/// scheduler -> one worker: go; code "" when it asked to. Or -> everybody: the run is over; code "" when all is well.
struct End {
    bool run = true; ///< false: only the receiver
    std::string code, source, detail;
    static constexpr const char *kType = "end";
    template <class V>
    void fields(V &v)
    {
        v("run", run), v("code", code), v("source", source), v("detail", detail);
    }
};

} // namespace trainyard::protocol
