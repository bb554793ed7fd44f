// SIGKILL of trainyardctl at ten different moments of a launch: the next process lists every machine in the local
// cloud, and Terminate all ends them. The local cloud holds a call at each moment, so the moments are exact under any
// load.

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "tests/system/faulty_cloud.h"

using namespace std::chrono_literals;

namespace {

struct Moment {
    const char *name;
    const char *operation; ///< call that the local cloud holds; empty: none, the victim provisions machines
    int skip;              ///< number of these calls that pass first
    bool after;            ///< holds the response instead of the call
    int held;              ///< calls held when the victim is killed
    bool open;             ///< the ledger has an open cluster then
    int machines;          ///< machines in the cloud at the end
};

// Calls of a launch with two workers: DescribeInstances and DescribeImages (endpoint check); then the intents are
// written; ImportKeyPair in parallel with CreateSecurityGroup and its two rules; three parallel RunInstances; waits.
constexpr Moment kMoments[] = {
    {"before the intents", "DescribeImages", 0, false, 1, false, 0},
    {"intents written, nothing made", "ImportKeyPair", 0, false, 1, true, 0},
    {"key pair made, answer not heard", "ImportKeyPair", 0, true, 1, true, 0},
    {"group made, answer not heard", "CreateSecurityGroup", 0, true, 1, true, 0},
    {"first rule of the group, answer not heard", "AuthorizeSecurityGroupIngress", 0, true, 1, true, 0},
    {"machines asked for, made after the death", "RunInstances", 0, false, 3, true, 3},
    {"one machine made, answer not heard", "RunInstances", 2, true, 1, true, 3},
    {"all machines made, no answer heard", "RunInstances", 0, true, 3, true, 3},
    {"waiting until they run", "DescribeInstances", 1, true, 1, true, 3},
    {"setting them up over SSH", "", 0, false, 0, true, 3},
};

/// Holds calls in the local cloud until release().
class Holder {
public:
    Holder(const FaultyCloud &cloud, std::filesystem::path file)
        : m_cloud(cloud)
        , m_file(std::move(file))
    {
    }
    void hold(const Moment &moment) const
    {
        std::ofstream(m_file) << "held";
        m_cloud.set({{{"operation", moment.operation},
                      {"skip", moment.skip},
                      {"after", moment.after},
                      {"hold", m_file.string()}}});
    }
    void release() const
    {
        m_cloud.set({});
        std::filesystem::remove(m_file);
    }
    /// \return number of calls held so far
    int held() const
    {
        const auto log = m_cloud.log();
        int found = 0;
        for (auto at = log.find(": held "); at != std::string::npos; at = log.find(": held ", at + 1))
            ++found;
        return found;
    }

private:
    const FaultyCloud &m_cloud;
    std::filesystem::path m_file;
};

/// \return number of clusters whose provisioning over SSH has replaced a host key
std::size_t provisioning(const Home &home)
{
    std::size_t found = 0;
    std::error_code error;
    for (const auto &folder : std::filesystem::directory_iterator(home.folder() / "state/trainyard/clusters", error))
        found += trainyard::readFile(folder.path() / "known_hosts").value_or("").find("trainyard-replaced") !=
                 std::string::npos;
    return found;
}

std::set<std::string> machinesIn(const nlohmann::json &list)
{
    std::set<std::string> ids;
    for (const auto &cluster : list.at("clusters")) {
        for (const auto &node : cluster.at("nodes")) {
            if (!node.at("instance").get<std::string>().empty()) // empty: never requested
                ids.insert(node.at("instance").get<std::string>());
        }
    }
    return ids;
}

} // namespace

TEST(KillLaunch, AtTenMomentsLeavesNothingUnlisted)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const FaultyCloud cloud(home);
    const Holder holder(cloud, home.folder() / "hold");
    for (const Moment &moment : kMoments) {
        SCOPED_TRACE(moment.name);
        const int heldBefore = holder.held();
        const std::size_t setUpBefore = provisioning(home);
        const bool holds = *moment.operation != '\0';
        if (holds)
            holder.hold(moment);
        const auto victim = trainyard::spawnDetached(
            home.spec({"launch", "--name", "victim", "--workers", "2", "--no-preflight", "--yes"}),
            (home.folder() / "victim.log").string());
        ASSERT_TRUE(victim) << victim.error().detail;
        EXPECT_TRUE(FaultyCloud::until([&] {
            return holds ? holder.held() == heldBefore + moment.held : provisioning(home) > setUpBefore;
        })) << trainyard::readFile(home.folder() / "victim.log").value_or("");
        EXPECT_TRUE(trainyard::isAlive(*victim)) << "it ended before it could be killed";
        ::kill(victim->pid, SIGKILL);
        ASSERT_TRUE(FaultyCloud::until([&] { return !trainyard::isAlive(*victim); }));
        holder.release();

        // The dry run of a teardown lists resources by tag. Requests in transit when the victim died still take effect.
        std::set<std::string> machines;
        EXPECT_TRUE(FaultyCloud::until([&] {
            machines.clear();
            const auto list = parsed(home.run({"terminate", "--all", "--dry-run", "--json"}).out);
            for (const auto &target : list.at("targets")) {
                if (target.at("kind") == "instance")
                    machines.insert(target.at("id").get<std::string>());
            }
            return machines.size() >= std::size_t(moment.machines);
        }));
        EXPECT_EQ(machines.size(), std::size_t(moment.machines));
        const auto list = parsed(home.run({"clusters", "--json"}).out);
        EXPECT_EQ(list.at("clusters").size(), moment.open ? 1u : 0u);
        EXPECT_EQ(machinesIn(list), machines);

        const auto ended = home.run({"terminate", "--all", "--yes"}, 120s);
        EXPECT_EQ(ended.exitStatus, 0) << ended.out << ended.err;
        EXPECT_TRUE(parsed(home.run({"clusters", "--json"}).out).at("clusters").empty());
        EXPECT_TRUE(parsed(home.run({"terminate", "--all", "--dry-run", "--json"}).out).at("targets").empty());
    }
}
