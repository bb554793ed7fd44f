// H5, H8, H10, H13, H20: membership by the records of a run.
#include "backend/training/scale/elastic_records_internal.h"

#include <gmock/gmock.h>

#include "tests/ledger/temporary_ledger.h"

namespace trainyard::training {
namespace {

namespace metric = protocol::metric;
using testing::UnorderedElementsAre;

class ElasticRecordsTest : public testing::Test {
protected:
    void take(std::string_view name, int rank, const std::string &note)
    {
        auto record = ledger::makeMetric(m_run, rank, ++m_step, std::string(name), 1);
        record.note = note;
        m_records.take(record);
    }
    const RunId m_run = newRunId();
    std::int64_t m_step = 0;
    ElasticRecords m_records;
};

TEST_F(ElasticRecordsTest, AHostIsAMemberWhileItHasAWorker)
{
    take(metric::kMemberJoined, 0, "worker-1");
    take(metric::kMemberJoined, 1, "worker-1"); // a machine with two GPUs
    EXPECT_TRUE(m_records.isMember("worker-1"));
    take(metric::kMemberLeft, 0, "worker-1");
    EXPECT_TRUE(m_records.isMember("worker-1"));
    EXPECT_FALSE(m_records.left("worker-1"));
    take(metric::kMemberLeft, 1, "worker-1");
    EXPECT_FALSE(m_records.isMember("worker-1"));
    ASSERT_TRUE(m_records.left("worker-1"));
    EXPECT_EQ(*m_records.left("worker-1"), Timestamp(std::chrono::seconds(1004)));
    EXPECT_FALSE(m_records.died("worker-1"));
    take(metric::kMemberJoined, 2, "worker-1");
    EXPECT_FALSE(m_records.left("worker-1"));
}

TEST_F(ElasticRecordsTest, AWorkerThatDiedHasNotLeft)
{
    take(metric::kMemberJoined, 0, "worker-1");
    take(metric::kMemberDied, 0, "worker-1: the connection was closed");
    EXPECT_FALSE(m_records.isMember("worker-1"));
    EXPECT_TRUE(m_records.died("worker-1"));
    EXPECT_FALSE(m_records.left("worker-1"));
    take(metric::kMemberJoined, 1, "worker-1");
    EXPECT_FALSE(m_records.died("worker-1"));
}

TEST_F(ElasticRecordsTest, ALineOfHostWorkerCountsUntilItsWorkerJoins)
{
    take(metric::kWorkerWanted, -1, "10.0.1.9");
    EXPECT_TRUE(m_records.isWanted("worker-2", "10.0.1.9"));
    EXPECT_FALSE(m_records.isWanted("worker-2", "10.0.1.8"));
    take(metric::kMemberJoined, 1, "worker-2");
    EXPECT_FALSE(m_records.isWanted("worker-2", "10.0.1.9"));
    take(metric::kMemberLeft, 1, "worker-2");
    EXPECT_FALSE(m_records.isWanted("worker-2", "10.0.1.9"));
    take(metric::kWorkerWanted, -1, "10.0.1.9");
    EXPECT_TRUE(m_records.isWanted("worker-2", "10.0.1.9"));
    EXPECT_THAT(m_records.wantedAddresses(), UnorderedElementsAre("10.0.1.9"));
}

TEST_F(ElasticRecordsTest, HasALimitOfAddresses)
{
    for (int i = 0; i < 5000; ++i)
        take(metric::kWorkerWanted, -1, "host-" + std::to_string(i));
    EXPECT_EQ(m_records.wantedAddresses().size(), 1000u);
    EXPECT_FALSE(m_records.over());
    take(metric::kRunFinished, -1, "");
    EXPECT_TRUE(m_records.over());
}

} // namespace
} // namespace trainyard::training
