#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/access/ssh_rules.h"
#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/teardown/teardown.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {

/// Where the clusters of these tests write their logs.
constexpr const char *kEmrLogBucket = "trainyard-emr-logs";

/// A local cloud whose machines are records.
class EmrCloud : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        setFaults(R"({"faults": []})");
        ASSERT_TRUE(m_home.serve({"--records-only", "--speed", "50", "--fault", faultFile().string()}));
    }
    std::filesystem::path faultFile() const { return m_home.path() / "faults.json"; }
    void setFaults(const std::string &json) const
    {
        const auto next = faultFile().string() + ".new";
        std::ofstream(next) << json;
        std::filesystem::rename(next, faultFile());
    }
    CloudContext open() const
    {
        auto cloud = m_home.open();
        EXPECT_TRUE(cloud) << cloud.error().source << ": " << cloud.error().detail;
        return cloud ? *cloud : CloudContext();
    }
    static EmrPlan planOf(const CloudContext &cloud, const std::string &name)
    {
        EmrPlan plan;
        plan.name = name;
        plan.region = cloud.region;
        plan.logUri = std::string("S3://") + kEmrLogBucket + "/emr";
        plan.makeRoles = true;
        return plan;
    }
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(30)), {}}; }
    /// Names of the machines in the ledger.
    static std::vector<std::string> nodesOf(const CloudContext &cloud, const ClusterId &id)
    {
        std::vector<std::string> names;
        const auto rows = cloud.ledger->resources(id);
        for (const ledger::Resource &r : rows ? *rows : std::vector<ledger::Resource>()) {
            if (r.kind == "instance")
                names.push_back(r.name);
        }
        std::ranges::sort(names, nodeBefore);
        return names;
    }
    /// Id of the managed group of the masters; empty: there is none.
    static std::string masterGroup(const CloudContext &cloud)
    {
        const auto found =
            cloud.ec2()->describeSecurityGroups({}, {{"group-name", {"ElasticMapReduce-master"}}}, soon());
        EXPECT_TRUE(found) << found.error().detail;
        return found && !found->empty() ? found->front().id : std::string();
    }
    /// SSH rules of ours in that group.
    static std::vector<std::string> sshRules(const CloudContext &cloud)
    {
        const std::string group = masterGroup(cloud);
        if (group.empty())
            return {};
        const auto ranges = sshAllowed(*cloud.ec2(), group, soon());
        EXPECT_TRUE(ranges) << ranges.error().detail;
        return ranges.value_or(std::vector<std::string>());
    }
    /// Expects that a new program lists all machines, that "Terminate all" ends everything, and what stays.
    /// \return number of machines that ran
    std::size_t expectListedAndEnded() const
    {
        const auto cloud = open();
        const auto alive = LocalCloudHome::aliveAt(cloud);
        const auto all = reconcile(cloud, {}, soon());
        EXPECT_TRUE(all) << all.error().detail;
        std::set<std::string> listed;
        for (const ClusterSnapshot &c : all ? all->clusters : std::vector<ClusterSnapshot>()) {
            EXPECT_TRUE(c.ours) << c.detail;
            for (const NodeSnapshot &n : c.nodes)
                listed.insert(n.id.value);
        }
        // A machine may have ended before the list was read.
        const auto still = LocalCloudHome::aliveAt(cloud);
        for (const std::string &id : alive)
            EXPECT_TRUE(listed.contains(id) || !still.contains(id)) << id << " runs and is not in the list";
        const auto receipt = Teardown(cloud).run({}, {}, {});
        EXPECT_TRUE(receipt && receipt->clean()) << (receipt ? receipt->toText() : receipt.error().detail);
        EXPECT_THAT(LocalCloudHome::aliveAt(cloud), testing::IsEmpty());
        EXPECT_THAT(LocalCloudHome::thingsAt(cloud), testing::IsEmpty());
        EXPECT_THAT(*cloud.ledger->clusters(true), testing::IsEmpty());
        EXPECT_THAT(*cloud.ledger->resources({}), testing::IsEmpty()) << "every row is closed";
        EXPECT_THAT(cloud.emrOf(cloud.region)->listClusters(soon()).value_or(std::vector<std::string>{"unread"}),
                    testing::IsEmpty());
        EXPECT_THAT(sshRules(cloud), testing::IsEmpty());
        return alive.size();
    }
    LocalCloudHome m_home;
};

} // namespace trainyard::cluster
