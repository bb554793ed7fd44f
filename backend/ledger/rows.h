#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/ids.h"

namespace trainyard::ledger {

/// A cluster that was launched, or meant to be, from this ledger, or was taken over from another.
struct Cluster {
    ClusterId id;
    std::string name;    ///< unique among clusters that are not closed, per profile and region
    std::string profile; ///< whose account: "local", a profile of ~/.aws/config, "environment"
    std::string region;
    std::string endpoint; ///< empty: AWS itself; "local": the local cloud, wherever it listens today; else a URL
    std::string owner;    ///< value of the tag trainyard:owner
    std::string state;    ///< a word of cluster::ClusterState: "planned", "requesting", ... "terminated"
    std::string detail;   ///< why it needs attention; empty otherwise
    std::string plan;     ///< LaunchPlan as JSON
    Timestamp created{};
    std::optional<Timestamp> expires; ///< its machines end themselves then
    std::optional<Timestamp> closed;  ///< AWS said that everything of it is gone
    /// The ledger of whose tag it was taken over, with consent; "unknown" where an earlier version did it by itself.
    /// Empty: launched from this ledger, which has its keys and files.
    std::string adoptedFrom = {};
    bool operator==(const Cluster &) const = default;
};

enum class IntentState {
    Open,      ///< written before the call; whether it arrived is not known yet
    Succeeded, ///< the cloud said what it made: see resources
    Rejected,  ///< the cloud said no: nothing was made
    Closed,    ///< looked up after a crash, or torn down: nothing can come of it any more
};

/// "I am about to ask for this": on disk, synced, before money can be spent.
struct Intent {
    std::string token; ///< ClientToken, at most 64 ASCII characters; also the key
    ClusterId cluster;
    std::string profile;
    std::string region;
    std::string kind; ///< "instance", "key-pair", "security-group"
    std::string node; ///< "head", "worker-1"; empty for things of the whole cluster
    int count = 1;
    std::string request; ///< JSON of what is asked for, without secrets
    IntentState state = IntentState::Open;
    std::string detail; ///< id that came of it, or the refusal
    Timestamp created{};
    bool operator==(const Intent &) const = default;
};

/// Something that exists at the cloud, as far as we were told.
struct Resource {
    std::string kind; ///< "instance", "security-group", "key-pair", "volume"
    std::string id;   ///< the cloud's id; kind, id, profile and region are the key
    ClusterId cluster;
    std::string profile;
    std::string region;
    std::string name;  ///< of the node or the thing: "head", "worker-2"
    std::string state; ///< the cloud's own word: "pending", "running", "terminated", ...
    std::map<std::string, std::string> tags;
    std::map<std::string, std::string> facts; ///< "type", "zone", "public-address", "private-address", "ssh-port", ...
    Timestamp created{};
    std::optional<Timestamp> closed; ///< the cloud said that it is gone
    bool operator==(const Resource &) const = default;
};

struct Run {
    RunId id;
    ClusterId cluster;
    std::string name;
    std::string state;  ///< "starting", "running", "finished", "failed", "stopped"
    std::string detail; ///< the reason when it failed
    std::string job;    ///< JobSpec as JSON, without secrets
    int attempt = 1;
    Timestamp created{};
    std::optional<Timestamp> finished;
    bool operator==(const Run &) const = default;
};

/// One metric record; the key is (run, attempt, rank, name, step). Meaning of the fields as in protocol::MetricRecord.
struct Metric {
    std::int64_t sequence = 0; ///< given by the ledger, grows: ask for what came after one
    RunId run;
    int attempt = 1;
    int view = 0;
    int rank = -1; ///< -1: the whole job
    int epoch = 0;
    std::int64_t step = 0;
    std::int64_t samples = 0;
    double t = 0; ///< seconds since 1970
    std::string name;
    double value = 0;
    std::string note;
    bool operator==(const Metric &) const = default;
};

/// How far a file on a node has been read: complete lines only.
struct FeedCursor {
    std::uint64_t inode = 0;
    std::uint64_t offset = 0; ///< bytes
    bool operator==(const FeedCursor &) const = default;
};

/// One line of a timeline that a person reads.
struct Event {
    std::int64_t sequence = 0; ///< given by the ledger
    Timestamp at{};
    ClusterId cluster;   ///< empty when it is about none
    RunId run;           ///< empty when it is about none
    std::string kind;    ///< stable name: "launch", "instance", "provision", "terminate", "run", "membership"
    std::string subject; ///< "worker-2", an id; may be empty
    std::string text;    ///< in English: "worker-2 is running at 127.64.0.3"
    bool operator==(const Event &) const = default;
};

} // namespace trainyard::ledger
