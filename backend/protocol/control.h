#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/deal.h"
#include "backend/protocol/schedule.h"

/// What scheduler, servers and workers tell each other: the payload of Control frames, {"type":..., fields} as JSON.
/// Each struct lists its fields once, for writing and for reading.
namespace trainyard::protocol {

/// Every whole number is from -1 up to these: it can be counted on without an overflow, and JSON's readers have it
/// exactly.
inline constexpr int kMaxNumber = 1 << 30;
inline constexpr std::int64_t kMaxCount = std::int64_t(1) << 53;

/// worker or server -> scheduler, first message of every connection. After a break the same process says it again with
/// what it has already, so that a scheduler that was started anew can go on from there.
struct Hello {
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
struct Accepted {
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
    Deal deal;                   ///< of what the epoch has left
    bool fresh = false;          ///< the receiver was not in the view before: it pulls the weights after Go
    RatePlan rate;               ///< the learning rate of its rounds
    static constexpr const char *kType = "view";
    template <class V>
    void fields(V &v)
    {
        v("view", view), v("epoch", epoch), v("step", step), v("members", members), v("index", index), v("deal", deal),
            v("fresh", fresh), v("rate", rate);
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
struct Go {
    int view = 0;
    static constexpr const char *kType = "go";
    template <class V>
    void fields(V &v)
    {
        v("view", view);
    }
};

/// What was counted over some samples.
struct Tally {
    double lossSum = 0;
    std::int64_t correct = 0;
    std::int64_t samples = 0;
    Tally &operator+=(const Tally &o)
    {
        lossSum += o.lossSum, correct += o.correct, samples += o.samples;
        return *this;
    }
    bool operator==(const Tally &) const = default;
    double loss() const { return samples ? lossSum / double(samples) : 0; }
    double accuracy() const { return samples ? double(correct) / double(samples) : 0; }
    template <class V>
    void fields(V &v)
    {
        v("lossSum", lossSum), v("correct", correct), v("samples", samples);
    }
};

/// scheduler -> members: begin no further step until Cut says where this deal ends. Answered by Held.
struct Hold {
    int view = 0; ///< of the deal
    static constexpr const char *kType = "hold";
    template <class V>
    void fields(V &v)
    {
        v("view", view);
    }
};

/// worker -> scheduler.
struct Held {
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
struct Cut {
    int view = 0;
    std::int64_t step = 0;
    static constexpr const char *kType = "cut";
    template <class V>
    void fields(V &v)
    {
        v("view", view), v("step", step);
    }
};

/// worker -> scheduler: at the end of its deal, nothing of it is under way.
struct PartDone {
    int view = 0;          ///< of the deal
    std::int64_t step = 0; ///< the first round that it has not done
    Tally train;
    double seconds = 0;
    static constexpr const char *kType = "part-done";
    template <class V>
    void fields(V &v)
    {
        v("view", view), v("step", step), v("train", train), v("seconds", seconds);
    }
};

/// scheduler -> members: the epoch is trained; evaluate this part of the validation set.
struct Validate {
    int epoch = 0;
    int parts = 1, index = 0; ///< index 0 also writes the checkpoint
    static constexpr const char *kType = "validate";
    template <class V>
    void fields(V &v)
    {
        v("epoch", epoch), v("parts", parts), v("index", index);
    }
};

/// worker -> scheduler: the answer to a Validate.
struct EpochDone {
    int epoch = 0;
    int parts = 1, index = 0;
    Tally validation;
    static constexpr const char *kType = "epoch-done";
    template <class V>
    void fields(V &v)
    {
        v("epoch", epoch), v("parts", parts), v("index", index), v("validation", validation);
    }
};

/// worker -> scheduler, every displayBatches batches.
struct Progress {
    int epoch = 0;
    std::int64_t step = 0;
    std::int64_t firstBatch = 0, lastBatch = 0;
    Tally train;
    double samplesPerSecond = 0;
    double bytesPerStep = 0; ///< that this worker sent to and took from servers, mean over the window
    double hiddenShare = 0;  ///< of the communication, 0 to 1: went on while this worker computed
    static constexpr const char *kType = "progress";
    template <class V>
    void fields(V &v)
    {
        v("epoch", epoch), v("step", step), v("firstBatch", firstBatch), v("lastBatch", lastBatch), v("train", train),
            v("samplesPerSecond", samplesPerSecond), v("bytesPerStep", bytesPerStep), v("hiddenShare", hiddenShare);
    }
};

/// worker -> scheduler.
struct Saved {
    int epoch = 0;
    std::string path;
    std::string problem; ///< empty when it was written
    static constexpr const char *kType = "saved";
    template <class V>
    void fields(V &v)
    {
        v("epoch", epoch), v("path", path), v("problem", problem);
    }
};

/// worker -> scheduler: let me go at the next boundary. Anybody with the secret, as first message: let that one go.
struct Leave {
    int rank = -1;
    std::string host;
    bool soon = false; ///< the machine will be taken away: after the current step, whatever the job's boundary is
    static constexpr const char *kType = "leave";
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("host", host), v("soon", soon);
    }
};

/// Answer to a Leave from outside; code "" is yes.
struct Answer {
    std::string code, detail;
    static constexpr const char *kType = "answer";
    template <class V>
    void fields(V &v)
    {
        v("code", code), v("detail", detail);
    }
};

/// server -> scheduler: the data connection of a worker broke, or it kept a step waiting too long.
struct Lost {
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
struct Awaited {
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
struct Counted {
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

/// worker -> server, or server -> the server that keeps its second copy, first message: whose connection this is.
struct Attach {
    int rank = 0;      ///< of the opener
    int part = 0;      ///< of the arena: slices k with k mod parts == part (a server starts with the part of its rank)
    int lane = 0;      ///< which of the part's lanes
    bool copy = false; ///< the opener is the part's primary, and will send Copy and State
    static constexpr const char *kType = "attach";
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("part", part), v("lane", lane), v("copy", copy);
    }
};

/// worker -> server, after Attach: this memory of mine holds my whole gradient. Answered by ShareAnswer.
struct ShareOffer {
    int process = 0; ///< where /proc/PROCESS/fd/FD is the memory, if we see the same processes
    int fd = 0;
    std::int64_t bytes = 0;
    std::string token; ///< stands at its beginning, so that no other file is taken for it
    static constexpr const char *kType = "share-offer";
    template <class V>
    void fields(V &v)
    {
        v("process", process), v("fd", fd), v("bytes", bytes), v("token", token);
    }
};

struct ShareAnswer {
    bool shared = false; ///< false: not the same host, or not the same sandbox; everything goes over the connection
    ShareOffer weights;  ///< the server's own memory, two places for each slice
    static constexpr const char *kType = "share-answer";
    template <class V>
    void fields(V &v)
    {
        v("shared", shared), v("weights", weights);
    }
};

/// Who holds which part of the arena. scheduler -> servers; when those that become primaries have acknowledged it,
/// -> workers, who connect anew where a primary changed and send again what was not answered.
struct Placement {
    int version = 0;
    std::vector<std::string> addresses; ///< of the servers, by rank; "" is gone
    std::vector<int> primary;           ///< by part: rank of the server that changes it
    std::vector<int> backup;            ///< by part: rank of the server with the second copy, -1 none
    static constexpr const char *kType = "placement";
    template <class V>
    void fields(V &v)
    {
        v("version", version), v("addresses", addresses), v("primary", primary), v("backup", backup);
    }
    bool operator==(const Placement &) const = default;
};

/// server -> scheduler: it serves all parts whose primary it is. problem: it cannot (it has no whole copy).
struct PlacementAck {
    int version = 0;
    std::string problem;
    static constexpr const char *kType = "placement-ack";
    template <class V>
    void fields(V &v)
    {
        v("version", version), v("problem", problem);
    }
};

/// primary -> scheduler: the second copy of a part is whole from now on and follows every change, or is so no more.
struct CopyState {
    int part = 0;
    int server = 0; ///< that keeps it
    bool whole = false;
    static constexpr const char *kType = "copy-state";
    template <class V>
    void fields(V &v)
    {
        v("part", part), v("server", server), v("whole", whole);
    }
};

using ControlMessage = std::variant<Hello, Accepted, Ready, View, ViewAck, Go, Hold, Held, Cut, PartDone, Validate,
                                    EpochDone, Progress, Saved, Leave, Answer, Lost, Awaited, Counted, MemberLost,
                                    Failed, End, Attach, ShareOffer, ShareAnswer, Placement, PlacementAck, CopyState>;

std::string toJson(const ControlMessage &);

/// errors  CorruptData (not JSON, unknown type, a field of another type, too long: the field is named)
Result<ControlMessage> controlFromJson(std::string_view);

} // namespace trainyard::protocol
