// H24, H29: a user lets excluded hosts join a run again, over a real SSH connection.
#include "backend/training/scale/count_reset.h"

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/protocol/count_reset.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using testing::HasSubstr;

class CountReset : public RunOnFakeNode {
protected:
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(60)), {}}; }
    std::string written() const
    {
        return readFile(m_head->run(m_run) / protocol::kCountResetFile).value_or("(no file)");
    }
};

TEST_F(CountReset, NamesTheHostsInTheFolderOfTheRun)
{
    addRun();
    const auto all = resetCounts(m_cloud, m_cluster, {}, soon());
    ASSERT_TRUE(all) << all.error().detail;
    EXPECT_EQ(*all, m_run);
    EXPECT_EQ(written(), "\n") << "no name: all hosts";
    const auto one = resetCounts(m_cloud, m_cluster, {"head"}, soon());
    ASSERT_TRUE(one) << one.error().detail;
    EXPECT_EQ(written(), "head\n");
}

TEST_F(CountReset, NeedsAMachineOfTheClusterAndAnActiveRun)
{
    const auto idle = resetCounts(m_cloud, m_cluster, {}, soon());
    ASSERT_FALSE(idle);
    EXPECT_EQ(idle.error().code, ErrorCode::NotFound);
    addRun();
    const auto unknown = resetCounts(m_cloud, m_cluster, {"head\nworker-9"}, soon());
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::NotFound);
    EXPECT_THAT(unknown.error().detail, HasSubstr("its machines are head"));
    EXPECT_EQ(written(), "(no file)");
}

} // namespace
} // namespace trainyard::training
