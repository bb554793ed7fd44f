// G30: where the scheduler of Dask or Ray serves its page, by what it prints.
#include "backend/training/notebooks/dashboard.h"

#include <gtest/gtest.h>

namespace trainyard::training {
namespace {

TEST(Dashboard, IsFoundInTheLinesOfAllVersions)
{
    const std::vector<std::string> machines{"head", "10.0.0.1", ""};
    for (const char *line : {"distributed.scheduler - INFO -   dashboard at:  http://10.0.0.1:20001/status",
                             "distributed.scheduler - INFO -   dashboard at:            10.0.0.1:20001",
                             "View the Ray Dashboard at 10.0.0.1:20001 ", "dashboard at http://10.0.0.1:20001"})
        EXPECT_EQ(dashboardIn(line, machines), (DashboardAddress{"10.0.0.1", 20'001})) << line;
    EXPECT_EQ(dashboardIn("View the Ray dashboard at http://127.0.0.1:8265", machines),
              (DashboardAddress{"127.0.0.1", 8265}));
    EXPECT_EQ(dashboardIn("dashboard at: head:8787", machines), (DashboardAddress{"head", 8787}));
}

TEST(Dashboard, IsOnNoOtherHostThanTheMachines)
{
    const std::vector<std::string> machines{"head", "10.0.0.1", ""};
    for (const char *line :
         {"dashboard at: http://169.254.169.254:80/latest", "dashboard at: 169.254.169.254:80",
          "dashboard at: http://10.0.0.1.evil.com:80/", "dashboard at: https://10.0.0.1:80/", "dashboard at: :8787",
          "dashboard at: http://:8787/", "dashboard at: 10.0.0.1:0", "dashboard at: 10.0.0.1:99999",
          "dashboard at: 10.0.0.1:20001x", "dashboard at: 10.0.0.1:", "dashboard at: 10.0.0.1",
          "dashboard at:", "dashboard at10.0.0.1:8787", "http://10.0.0.1:80/", ""})
        EXPECT_FALSE(dashboardIn(line, machines)) << line;
}

} // namespace
} // namespace trainyard::training
