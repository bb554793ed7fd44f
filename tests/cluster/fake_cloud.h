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

#include "backend/cluster/cloud_context.h"
#include "backend/cluster/ec2.h"
#include "backend/cluster/launch.h"
#include "backend/cluster/launch_plan.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {

/// Machines that are only records: no SSH, no runtime.
inline const LaunchOptions kMachinesOnly{.provision = false};

/// The value itself, for range-based loops: a reference into a temporary Result would dangle there.
template <class T>
T take(Result<T> result)
{
    EXPECT_TRUE(result) << result.error().source << ": " << result.error().detail;
    return result ? std::move(*result) : T();
}

/// How long AWS takes, on the clock of the process's TimeSource.
struct FakeTiming {
    std::chrono::milliseconds call{200};    ///< each call, half of it before it is carried out
    std::chrono::milliseconds lag{0};       ///< new machines and volumes are unknown to every call; in its second half
                                            ///< to every other call
    std::chrono::milliseconds boot{20'000}; ///< pending
    std::chrono::milliseconds end{40'000};  ///< shutting-down
    std::chrono::milliseconds stop{15'000}; ///< stopping
    std::chrono::milliseconds release{5'000}; ///< a terminated machine still holds its group and volumes
    bool volumes = false;                     ///< each machine gets a volume that outlives it
};

/// EC2 of any number of regions in memory, which can lose answers, refuse, be slow to know things, and count its calls.
/// It follows AWS where emulators do not: client tokens, groups in use, ids that are unknown for a while.
class FakeCloud {
public:
    struct Region {
        std::vector<Machine> machines;
        std::map<std::string, std::string> userData;                      ///< by instance id
        std::map<std::string, std::string> groupOf;                       ///< instance id to group id
        std::map<std::string, MachineRequest> requests;                   ///< by instance id
        std::map<std::string, Ec2Resource> groups;                        ///< by id
        std::vector<Ec2Resource> others;                                  ///< of the kinds that launches do not make
        std::map<std::string, std::vector<std::string>> sshFrom;          ///< by group id
        std::set<std::string> openInside, openOutInside, openToEverybody; ///< group ids
        std::map<std::string, std::string> vpcOfGroup;                    ///< by its name, as it was asked for
        std::map<std::string, Ec2Resource> keys;                          ///< by name
        std::map<std::string, std::string> attachedTo;                    ///< volume id to instance id
        std::map<std::string, Timestamp> made;    ///< by instance or volume id; empty without timing
        std::map<std::string, Timestamp> changed; ///< by instance id: when its state did, without timing empty
    };

    std::shared_ptr<Ec2> of(const std::string &region);

    /// Asked before a call is carried out ("RunInstances"); an error is the answer, and nothing happens.
    std::function<std::optional<Error>(const std::string &operation, const std::string &region)> before;
    /// Asked after it was carried out: an error here is a lost answer.
    std::function<std::optional<Error>(const std::string &operation, const std::string &region)> after;
    int describesUntilRunning = 2;    ///< how often a machine is "pending" when looked at
    int describesUntilTerminated = 2; ///< how often "shutting-down"
    int asksUntilGatewayGone = 2;     ///< how often the end of a NAT gateway is "on its way"
    std::optional<FakeTiming> timing; ///< set: states change with time, not with looks
    int ignoresTerminations = 0;      ///< so many are answered and not carried out
    bool honoursTokens = true;
    bool hidesFromTagFilters = false; ///< as a lagging index does
    std::set<std::string> protectedIds;
    std::map<std::string, std::string> fingerprints; ///< of key pairs that the account had before, by name
    std::vector<CapacityReservation> reserved;
    MachineImage image{"ami-0123456789", "/dev/sda1", "x86_64", 8, "an image", "2026-01-01T00:00:00Z"};
    std::set<std::string> imagesGone;                      ///< ids
    std::map<std::string, Result<std::string>> parameters; ///< by region and name, with a space between
    /// Answers every call to make a machine; an error is the answer, and nothing happens.
    std::function<std::optional<Error>(const MachineRequest &)> refuses;

    /// Of a machine that is pending when it is looked at: why it ends instead of running.
    std::function<std::optional<std::string>(const Machine &)> endsAtStart;

    int alive() const;
    std::string stateOf(const InstanceId &) const; ///< empty: there is none
    std::set<std::string> aliveIds() const;
    std::optional<Timestamp> lastEnd() const; ///< when the last machine was terminated, with timing
    /// Everything that lasts, as JSON: what a child process did is known when it was killed. With a file it is written
    /// after every change.
    std::string toJson() const;
    void fromJson(const std::string &);
    std::filesystem::path file;
    int calls(const std::string &operation) const;
    Region region(const std::string &name) const; ///< a copy
    /// group  that it is in, or empty
    InstanceId addForeign(const std::string &region, const TagMap &tags, const std::string &token = {},
                          const std::string &group = {});
    /// Called for the tags of every machine and resource, with its id.
    void retag(const std::function<void(const std::string &id, TagMap &)> &);
    void addResource(const std::string &region, Ec2Resource);
    void allow(const std::string &region, const std::string &group, const std::string &cidr); ///< SSH
    std::vector<std::string> removed() const; ///< "volume vol-1", in the order in which it was asked
    void endTagged(const std::string &region, const std::string &key); ///< as what keeps them does
    void endByItself(const std::string &region, const std::string &node);

private:
    friend class FakeEc2;
    void passTime(Region &);
    void write() const;
    std::string text() const;
    bool knows(Region &, const std::string &id);
    mutable std::mutex m_mutex;
    std::map<std::string, Region> m_regions;
    std::map<std::string, int> m_looks; ///< by instance id, in its present state
    std::map<std::string, int> m_calls;
    std::vector<std::string> m_removed;
    int m_next = 1;
    int m_questions = 0;
};

/// A context on a fake cloud with a real ledger in a folder of its own, paces in milliseconds.
struct FakeSetting {
    /// state  its state folder; empty: one of its own, removed in the end
    explicit FakeSetting(std::filesystem::path state = {});
    CloudContext context() const { return m_context; }
    LaunchPlan plan(const std::string &name = "demo", int workers = 2) const;

    FakeCloud cloud;
    ledger::TemporaryFolder folder;
    CloudContext m_context;
};

} // namespace trainyard::cluster
