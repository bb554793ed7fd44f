#pragma once

#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backend/cluster/storage/file_systems.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {

/// File systems of a local cloud.
class FileSystemsFixture : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
    }
    CloudContext serve(std::vector<std::string> more = {})
    {
        more.insert(more.end(), {"--speed", "200"});
        EXPECT_TRUE(m_home.serve(more));
        auto cloud = m_home.open();
        EXPECT_TRUE(cloud) << cloud.error().detail;
        return cloud ? *cloud : CloudContext();
    }
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(120)), {}}; }
    static FileSystemPlan plan(const std::string &name = "shared")
    {
        FileSystemPlan plan;
        plan.name = name;
        return plan;
    }

    LocalCloudHome m_home;
};

} // namespace trainyard::cluster
