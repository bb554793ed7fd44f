#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/time/clock.h"
#include "backend/protocol/metric_record.h"
#include "backend/protocol/run_state.h"

namespace trainyard::ledger {

/// A cluster that was launched or planned from this ledger, or adopted from another one.
struct Cluster {
    ClusterId id;
    std::string name;    ///< unique among open clusters of the same profile, endpoint and region
    std::string profile; ///< selects the credentials: "local", a profile of ~/.aws/config, "environment"
    std::string region;
    std::string endpoint; ///< empty: AWS; "local": the local cloud, at its current address; else a URL
    std::string owner;    ///< value of the tag trainyard:owner
    std::string state;    ///< a cluster::ClusterState as text: "planned", "requesting", ... "terminated"
    std::string detail;   ///< why it needs attention; empty otherwise
    std::string plan;     ///< LaunchPlan as JSON
    Timestamp created{};
    std::optional<Timestamp> expires; ///< when its machines terminate themselves
    std::optional<Timestamp> closed;  ///< when AWS reported that all of its resources are gone
    /// Id of the ledger from which it was adopted, with the user's consent; "unknown" where an earlier version adopted
    /// it without asking. Empty: launched from this ledger, which has its keys and files.
    std::string adoptedFrom = {};
    /// Number of the AWS account that it is in: a profile may get the keys of another one. Empty until that is known.
    std::string account = {};
    bool isLocal() const { return endpoint == "local"; }
    bool operator==(const Cluster &) const = default;
};

enum class IntentState {
    Open,      ///< written before the call; its outcome is not known yet
    Succeeded, ///< the cloud created resources: see resources
    Rejected,  ///< the cloud rejected the call: it created nothing
    Closed,    ///< checked after a crash, or torn down: the call can no longer create anything
};

/// A request that is about to be sent: synced to the disk before it can cost money.
struct Intent {
    std::string token; ///< ClientToken, at most 64 ASCII characters; also the key
    ClusterId cluster;
    std::string profile;
    std::string region;
    std::string kind; ///< "instance", "key-pair", "security-group"
    std::string node; ///< "head", "worker-1"; empty for resources of the cluster
    int count = 1;
    std::string request; ///< the request as JSON, without secrets
    IntentState state = IntentState::Open;
    std::string detail; ///< id of the created resource, or the reason of the rejection
    Timestamp created{};
    bool isInstance() const { return kind == "instance"; }
    bool operator==(const Intent &) const = default;
};

/// A resource that exists in the cloud, as last reported.
struct Resource {
    std::string kind; ///< "instance", "security-group", "key-pair", "volume"
    std::string id;   ///< assigned by the cloud; kind, id, profile and region are the key
    ClusterId cluster;
    std::string profile;
    std::string region;
    std::string name;  ///< of the node or the resource: "head", "worker-2"
    std::string state; ///< as the cloud reports it: "pending", "running", "terminated", ...
    std::map<std::string, std::string> tags;
    std::map<std::string, std::string> facts; ///< "type", "zone", "public-address", "private-address", "ssh-port", ...
    Timestamp created{};
    std::optional<Timestamp> closed; ///< when the cloud reported it as gone
    bool isInstance() const { return kind == "instance"; }
    bool isTerminated() const { return state == "terminated"; } ///< of an instance
    bool operator==(const Resource &) const = default;
};

struct Run {
    RunId id;
    ClusterId cluster;
    std::string name;
    protocol::RunState state = protocol::RunState::Starting;
    std::string detail; ///< the reason when it failed
    std::string job;    ///< JobSpec as JSON, without secrets
    int attempt = 1;
    Timestamp created{};
    std::optional<Timestamp> finished;
    bool operator==(const Run &) const = default;
};

/// What the user has added to a run, on this computer. A row of its own: a program that writes the run keeps it.
struct RunLabels {
    RunId run;
    std::string name;                  ///< empty: the run is named after its model or command
    std::string notes;                 ///< plain text, several lines
    std::string tags;                  ///< separated by ", ", as training::normalTags() writes them
    std::optional<Timestamp> archived; ///< when it was put aside; empty: it is listed
    bool operator==(const RunLabels &) const = default;
};

/// Rows of a run, in the order of their arrival. Each has a sequence that increases: a reader requests rows after the
/// last one.
struct MetricRows {
    std::vector<protocol::MetricRecord> records;
    std::int64_t last = 0; ///< sequence of the last one; without records, that of the request
    bool replaced = false; ///< some replace records up to the requested sequence, which the reader should read again
};

/// Position up to which a file on a node has been read, in complete lines.
struct FeedCursor {
    std::uint64_t inode = 0;
    std::uint64_t offset = 0; ///< bytes
    bool operator==(const FeedCursor &) const = default;
};

/// One entry of the timeline shown to the user.
struct Event {
    std::int64_t sequence = 0; ///< assigned by the ledger
    Timestamp at{};
    ClusterId cluster;   ///< empty: it concerns none
    RunId run;           ///< empty: it concerns none
    std::string kind;    ///< stable name: "launch", "instance", "provision", "terminate", "run", "membership"
    std::string subject; ///< "worker-2", an id; may be empty
    std::string text;    ///< in English: "worker-2 is running at 127.64.0.3"
    bool failed = false; ///< it reports that something failed
    bool operator==(const Event &) const = default;
};

} // namespace trainyard::ledger
