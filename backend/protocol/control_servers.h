#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// Who serves which part of the arena, and how workers and servers reach each other. Messages of control.h.
namespace trainyard::protocol {

/// worker -> server, or server -> the server that keeps its second copy, first message: whose connection this is.
struct Attach {
    int rank = 0;   ///< of the opener
    int part = 0;   ///< of the arena: slices k with k mod parts == part (a server starts with the part of its rank)
    int thread = 0; ///< which of the part's lanes
    bool replica = false; ///< the opener is the part's primary, and will send Copy and State
    static constexpr const char *kType = "attach";
    template <class V>
    void fields(V &v)
    {
        v("rank", rank), v("part", part), v("lane", thread), v("copy", replica);
    }
};

/// worker -> server, after Attach: this memory of mine holds my whole gradient. Answered by ShareResponse.
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

struct ShareResponse {
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
struct ReplicaState {
    int part = 0;
    int server = 0; ///< that keeps it
    bool complete = false;
    static constexpr const char *kType = "copy-state";
    template <class V>
    void fields(V &v)
    {
        v("part", part), v("server", server), v("whole", complete);
    }
};

} // namespace trainyard::protocol
