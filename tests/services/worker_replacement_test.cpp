// A dead worker is replaced without a gap, and a second try launches no second machine.
#include <gtest/gtest.h>

#include "backend/services/clusters/worker_replacement.h"

using namespace trainyard;
using namespace trainyard::services;

namespace {

Status refused()
{
    return fail(ErrorCode::NoCapacity, "ec2", "no capacity");
}

} // namespace

TEST(WorkerReplacement, RemovesTheMachineOnlyWhenAnotherOneIsThere)
{
    WorkerReplacement replacement;
    std::string did;
    const auto remove = [&]() -> Status {
        did += "remove ";
        return {};
    };
    EXPECT_EQ(replacement.run([] { return refused(); }, remove).error().code, ErrorCode::NoCapacity);
    EXPECT_EQ(did, "");
    const auto add = [&]() -> Status {
        did += "add ";
        return {};
    };
    EXPECT_TRUE(replacement.run(add, remove));
    EXPECT_EQ(did, "add remove ");
}

TEST(WorkerReplacement, AMachineThatIsGoneMeanwhileNeedsNoRemoval)
{
    WorkerReplacement replacement;
    const auto add = [] { return Status(); };
    int tries = 0;
    const auto gone = [&]() -> Status {
        ++tries;
        return fail(ErrorCode::NotFound, "cluster demo", "it has no machine worker-2");
    };
    EXPECT_TRUE(replacement.run(add, gone));
    EXPECT_EQ(tries, 2) << "the first try may have found it lost only at its end";
    EXPECT_EQ(replacement.run(add, [] { return refused(); }).error().code, ErrorCode::NoCapacity);
}

TEST(WorkerReplacement, ASecondTryLaunchesNoSecondMachine)
{
    WorkerReplacement replacement;
    int added = 0;
    const auto add = [&]() -> Status {
        ++added;
        return {};
    };
    EXPECT_FALSE(replacement.run(add, [] { return refused(); }));
    EXPECT_TRUE(replacement.run(add, [] { return Status(); }));
    EXPECT_EQ(added, 1);
}
