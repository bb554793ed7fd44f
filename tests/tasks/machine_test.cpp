#include "backend/runtime/tasks/machine.h"

#include <cstdlib>
#include <optional>
#include <vector>

#include <gmock/gmock.h>

#include "backend/runtime/ps/transport/socket.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::tasks {
namespace {

constexpr const char *kTwoGpus = "GPU 0: Tesla T4 (UUID: GPU-1)\nGPU 1: Tesla T4 (UUID: GPU-2)\n";

TEST(Gpus, AreThoseOfTheDriverThatAProcessSees)
{
    EXPECT_EQ(gpusIn(kTwoGpus, nullptr), 2);
    EXPECT_EQ(gpusIn("No devices were found\n", nullptr), 0);
    EXPECT_EQ(gpusIn(kTwoGpus, "1"), 1);
    EXPECT_EQ(gpusIn(kTwoGpus, "0, 1"), 2);
    EXPECT_EQ(gpusIn(kTwoGpus, "0,1,2,3"), 2) << "not more than there are";
    EXPECT_EQ(gpusIn(kTwoGpus, "0,-1,1"), 1) << "those up to the first invalid one, as CUDA does";
    EXPECT_EQ(gpusIn(kTwoGpus, ""), 0);
    EXPECT_EQ(gpusIn(kTwoGpus, "-1"), 0);
    EXPECT_EQ(gpusIn(kTwoGpus, "NoDevFiles"), 0);
}

class Ports : public ::testing::Test {
protected:
    void SetUp() override { ::setenv("TRAINYARD_HOME", home.path.c_str(), 1); }
    void TearDown() override { ::unsetenv("TRAINYARD_HOME"); }
    TemporaryFolder home;
};

TEST_F(Ports, TwoProcessesOfAMachineGetDifferentOnes)
{
    const auto first = freePorts("127.0.0.1", "r-1 worker-1 worker"),
               second = freePorts("127.0.0.1", "r-1 worker-1 worker");
    ASSERT_TRUE(first) << first.error().detail;
    ASSERT_TRUE(second) << second.error().detail;
    EXPECT_GE(std::abs(first->first - second->first), 16);
    EXPECT_GE(first->first, 20'000);
    EXPECT_LE(first->first + 15, 31'900);
}

TEST_F(Ports, ThoseInUseAreNotChosen)
{
    int first = 0;
    {
        const auto range = freePorts("127.0.0.1", "seed");
        ASSERT_TRUE(range);
        first = range->first;
    }
    const auto taken = ps::listenOn("127.0.0.1", first + 7);
    ASSERT_TRUE(taken) << taken.error().detail;
    const auto other = freePorts("127.0.0.1", "seed");
    ASSERT_TRUE(other);
    EXPECT_NE(other->first, first);
}

} // namespace
} // namespace trainyard::tasks
