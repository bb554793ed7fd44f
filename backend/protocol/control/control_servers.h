#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// Placement of the parts of the arena, and connections between workers and servers. Messages of control.h.
namespace trainyard::protocol {

/// worker -> server, or server -> the server of its replica, first message: identifies the connection.
struct Attach {
    int rank = 0;   ///< of the opener
    int part = 0;   ///< of the arena: slices k with k mod parts == part (a server starts with the part of its rank)
    int thread = 0; ///< server thread of the part
    bool replica = false; ///< the opener is the part's primary, and will send Replicate and State
    static constexpr const char *kType = "attach";
    void fields(auto &v) { v("rank", rank), v("part", part), v("lane", thread), v("copy", replica); }
};

/// worker -> server, after Attach: offers the memory that holds the worker's complete gradient. Answered by
/// ShareResponse.
struct ShareOffer {
    int process = 0; ///< the memory is /proc/PROCESS/fd/FD, if both sides see the same processes
    int fd = 0;
    std::int64_t bytes = 0;
    std::string token; ///< stored at the beginning of the memory, to identify it
    static constexpr const char *kType = "share-offer";
    void fields(auto &v) { v("process", process), v("fd", fd), v("bytes", bytes), v("token", token); }
};

struct ShareResponse {
    bool shared = false; ///< false: another host or another sandbox; all payload goes over the connection
    ShareOffer weights;  ///< the server's memory, two places for each slice
    static constexpr const char *kType = "share-answer";
    void fields(auto &v) { v("shared", shared), v("weights", weights); }
};

/// scheduler -> servers, and, when the new primaries have acknowledged it, -> workers: the servers of each part of the
/// arena. Workers connect to the new primaries and send unanswered frames again.
struct Placement {
    int version = 0;
    std::vector<std::string> addresses; ///< of the servers, by rank; "" for a lost server
    std::vector<int> primary;           ///< by part: rank of the server that updates it
    std::vector<int> backup;            ///< by part: rank of the server with the replica, -1 none
    static constexpr const char *kType = "placement";
    void fields(auto &v)
    {
        v("version", version), v("addresses", addresses), v("primary", primary), v("backup", backup);
    }
    bool operator==(const Placement &) const = default;
};

/// server -> scheduler: it serves all parts whose primary it is. A `problem`: it cannot, for example because its
/// replica is incomplete.
struct PlacementAck {
    int version = 0;
    std::string problem;
    static constexpr const char *kType = "placement-ack";
    void fields(auto &v) { v("version", version), v("problem", problem); }
};

/// primary -> scheduler: the replica of a part is complete and follows every change from now on, or no longer does.
struct ReplicaState {
    int part = 0;
    int server = 0; ///< with the replica
    bool complete = false;
    static constexpr const char *kType = "copy-state";
    void fields(auto &v) { v("part", part), v("server", server), v("whole", complete); }
};

} // namespace trainyard::protocol
