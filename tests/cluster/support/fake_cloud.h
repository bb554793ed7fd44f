#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/plan/launch_plan.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {

/// For machines that are records without SSH and runtime.
inline const LaunchOptions kMachinesOnly{.provision = false};

/// Returns the value itself, for range-based loops: a reference into a temporary Result would dangle there.
template <class T>
T take(Result<T> result)
{
    EXPECT_TRUE(result) << result.error().source << ": " << result.error().detail;
    return result ? std::move(*result) : T();
}

/// Latencies of AWS, on the clock of the process's TimeSource.
struct FakeTiming {
    std::chrono::milliseconds call{200};      ///< each call, half of it before it takes effect
    std::chrono::milliseconds lag{0};         ///< new machines and volumes are unknown: to all calls in the first half,
                                              ///< to every other call in the second half
    std::chrono::milliseconds boot{20'000};   ///< time in "pending"
    std::chrono::milliseconds end{40'000};    ///< time in "shutting-down"
    std::chrono::milliseconds stop{15'000};   ///< time in "stopping"
    std::chrono::milliseconds release{5'000}; ///< a terminated machine still uses its group and volumes
    bool volumes = false;                     ///< each machine gets a volume that outlives it
};

/// EC2 with any number of regions in memory. It can lose responses, refuse calls, delay consistency, and counts calls.
/// Unlike emulators it reproduces client tokens, security groups in use, and ids that are unknown for a while.
class FakeCloud {
public:
    struct Region {
        std::vector<aws::Instance> machines;
        std::map<std::string, std::string> userData;                      ///< by instance id
        std::map<std::string, std::string> groupOf;                       ///< instance id to group id
        std::map<std::string, aws::RunInstancesRequest> requests;         ///< by instance id
        std::map<std::string, Ec2Resource> groups;                        ///< by id
        std::vector<Ec2Resource> others;                                  ///< of kinds that launches do not create
        std::map<std::string, std::vector<std::string>> sshFrom;          ///< by group id
        std::set<std::string> openInside, openOutInside, openToEverybody; ///< group ids
        std::map<std::string, std::string> vpcOfGroup;                    ///< by group id; empty: the default VPC
        std::map<std::string, Ec2Resource> keys;                          ///< by name
        std::map<std::string, std::string> importedAs;                    ///< fingerprint, by name of a key pair
        std::map<std::string, std::string> attachedTo;                    ///< volume id to instance id
        std::map<std::string, Timestamp> made;    ///< by instance or volume id; empty without timing
        std::map<std::string, Timestamp> changed; ///< last change of state, by instance id; empty without timing
    };

    std::shared_ptr<aws::Ec2Client> of(const std::string &region);

    /// Invoked before a call ("RunInstances") takes effect. An error is returned to the caller, without any effect.
    std::function<std::optional<Error>(const std::string &operation, const std::string &region)> before;
    /// Invoked after a call took effect. An error simulates a lost response.
    std::function<std::optional<Error>(const std::string &operation, const std::string &region)> after;
    int describesUntilRunning = 2;    ///< number of times a machine is listed as "pending"
    int describesUntilTerminated = 2; ///< number of times as "shutting-down"
    int asksUntilGatewayGone = 2;     ///< descriptions of a NAT gateway until its deletion has ended
    std::optional<FakeTiming> timing; ///< set: states change with time, not per call
    int ignoresTerminations = 0;      ///< number of terminations that succeed without effect
    bool honoursTokens = true;
    bool hidesFromTagFilters = false; ///< like a lagging index
    std::set<std::string> protectedIds;
    std::string console = "Linux version 6.8\nReached target Multi-User\n\n"; ///< of every machine
    std::map<std::string, std::string> fingerprints;                          ///< of preexisting key pairs, by name
    std::vector<aws::CapacityReservation> reserved;
    std::vector<aws::SpotPrice> spotPrices;
    aws::Image image{.id = "ami-0123456789",
                     .name = "an image",
                     .architecture = "x86_64",
                     .rootDeviceName = "/dev/sda1",
                     .created = "2026-01-01T00:00:00Z",
                     .rootVolumeGiB = 8};
    std::set<std::string> imagesGone;                      ///< ids
    std::vector<aws::Image> ownImages;                     ///< of the account, in every region
    std::map<std::string, Result<std::string>> parameters; ///< by "REGION NAME"
    /// Called for every request of a machine. An error is returned to the caller, and no machine is created.
    std::function<std::optional<Error>(const aws::RunInstancesRequest &)> refuses;

    /// Called when a pending machine is listed. A reason terminates it before it runs.
    std::function<std::optional<std::string>(const aws::Instance &)> endsAtStart;

    int alive() const;
    std::string stateOf(const InstanceId &) const; ///< empty: no such machine
    std::set<std::string> aliveIds() const;
    std::optional<Timestamp> lastEnd() const; ///< of the last terminated machine; needs timing
    /// Persistent state as JSON. With `file` set it is written after every change and outlives a killed process.
    std::string toJson() const;
    void fromJson(const std::string &);
    std::filesystem::path file;
    int calls(const std::string &operation) const;
    Region region(const std::string &name) const; ///< a copy
    /// \param group  security group of the machine; empty: none
    InstanceId addForeign(const std::string &region, const TagMap &tags, const std::string &token = {},
                          const std::string &group = {});
    /// Calls the function with id and tags of every machine and resource.
    void retag(const std::function<void(const std::string &id, TagMap &)> &);
    void addResource(const std::string &region, Ec2Resource);
    void allow(const std::string &region, const std::string &group, const std::string &cidr); ///< SSH
    std::vector<std::string> removed() const; ///< all requested removals in order: "volume vol-1"
    void endTagged(const std::string &region, const std::string &key); ///< as an instance controller does
    void endByItself(const std::string &region, const std::string &node,
                     const std::string &reason = "Client.InstanceInitiatedShutdown: it shut itself down");

private:
    friend class FakeEc2;
    void passTime(Region &);
    void write() const;
    std::string text() const;
    bool knows(Region &, const std::string &id);
    mutable std::mutex m_mutex;
    std::map<std::string, Region> m_regions;
    std::map<std::string, int> m_looks; ///< listings in the present state, by id
    std::map<std::string, int> m_calls;
    std::vector<std::string> m_removed;
    int m_next = 1;
    int m_questions = 0;
};

/// A context with a fake cloud, a real ledger in a new folder, and polling intervals of milliseconds.
struct FakeSetting {
    /// \param state  state folder; empty: a temporary one
    explicit FakeSetting(std::filesystem::path state = {});
    CloudContext context() const { return m_context; }
    LaunchPlan plan(const std::string &name = "demo", int workers = 2) const;

    FakeCloud cloud;
    ledger::TemporaryFolder folder;
    CloudContext m_context;
};

} // namespace trainyard::cluster
