#pragma once

#include <set>
#include <string>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {

/// A local cloud of its own, and a program that is killed while it uses it.
class LocalCloudTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
    }
    CloudContext open()
    {
        auto cloud = m_home.open();
        EXPECT_TRUE(cloud) << cloud.error().source << ": " << cloud.error().detail;
        return cloud ? *cloud : CloudContext();
    }
    static std::set<std::string> aliveAt(const CloudContext &cloud) { return LocalCloudHome::aliveAt(cloud); }
    int victim(const std::string &what, int moment)
    {
        ProcessSpec spec;
        spec.argv = {TRAINYARD_BIN_DIR "/crash_child", m_home.path().string(), what, std::to_string(moment)};
        const auto outcome = runProcess(spec, {Deadline::after(std::chrono::seconds(90)), {}});
        EXPECT_TRUE(outcome) << outcome.error().detail;
        if (outcome && outcome->exitStatus == 1)
            ADD_FAILURE() << outcome->err;
        return outcome ? outcome->exitStatus : -1;
    }
    /// Expects that a new process after a kill lists everything in the cloud, and that "Terminate all" ends it.
    void expectListedAndEnded()
    {
        const auto cloud = open();
        const auto alive = aliveAt(cloud);
        m_foundAlive += alive.size();
        const auto all = reconcile(cloud, {}, {Deadline::after(std::chrono::seconds(30)), {}});
        ASSERT_TRUE(all) << all.error().detail;
        std::set<std::string> listed;
        for (const ClusterSnapshot &c : all->clusters) {
            EXPECT_TRUE(c.ours);
            for (const NodeSnapshot &n : c.nodes)
                listed.insert(n.id.value);
        }
        for (const std::string &id : alive)
            EXPECT_TRUE(listed.contains(id)) << id << " runs and is not in the list";
        const auto receipt = Teardown(cloud).run({}, {}, {});
        ASSERT_TRUE(receipt) << receipt.error().detail;
        EXPECT_TRUE(receipt->clean()) << receipt->toText();
        EXPECT_THAT(aliveAt(cloud), testing::IsEmpty());
        EXPECT_THAT(*cloud.ledger->clusters(true), testing::IsEmpty());
        EXPECT_THAT(LocalCloudHome::thingsAt(cloud), testing::IsEmpty());
    }
    LocalCloudHome m_home;
    std::size_t m_foundAlive = 0; ///< machines that new processes found running
};

} // namespace trainyard::cluster
