#include "backend/ledger/system_samples.h"

#include <gmock/gmock.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "tests/ledger/temporary_ledger.h"

namespace trainyard::ledger {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr Timestamp kFrom{}, kTo{std::chrono::hours(24 * 365 * 100)};

protocol::SystemSample sampleAt(double t, double percent)
{
    protocol::SystemSample sample{.t = t, .cores = 8};
    sample.processorPercent = percent;
    sample.memoryUsed = std::uint64_t(percent * 1000);
    sample.memoryTotal = 100'000;
    return sample;
}

class SamplesTest : public testing::Test {
protected:
    Status append(const std::string &node, std::vector<protocol::SystemSample> samples, FeedCursor cursor = {1, 1},
                  SampleProblem problem = SampleProblem::None)
    {
        return m_ledger.appendSamples(
            m_cluster, std::vector{NodeSamples{
                           .node = node, .samples = std::move(samples), .cursor = cursor, .problem = problem}});
    }
    SampleRows all() { return *m_ledger.samples(m_cluster, kFrom, kTo, {}); }

    TemporaryFolder m_folder;
    Ledger m_ledger = std::move(*Ledger::open(m_folder.path()));
    const ClusterId m_cluster{"c-1"};
};

TEST_F(SamplesTest, AreStoredOnceAndReadAfterACursor)
{
    auto rich = sampleAt(1000, 50);
    rich.diskRead = 1.5;
    rich.networkSent = 0;
    rich.gpus = {{88, 64, std::uint64_t(1) << 40, std::uint64_t(1) << 41}, {}};
    ASSERT_TRUE(append("worker-1", {rich, sampleAt(1005, 60)}, {7, 100}));
    ASSERT_TRUE(append("worker-1", {rich, sampleAt(1005, 99)}, {7, 100})); // read by two programs
    const auto first = all();
    EXPECT_THAT(first.rows, ElementsAre(StoredSample{"worker-1", kSampleSeconds, rich},
                                        StoredSample{"worker-1", kSampleSeconds, sampleAt(1005, 60)}));
    EXPECT_THAT(first.sources, ElementsAre(SampleSource{"worker-1", {7, 100}, SampleProblem::None}));
    ASSERT_TRUE(append("worker-2", {sampleAt(1005, 1)}, {8, 3}));
    const auto next = *m_ledger.samples(m_cluster, kFrom, kTo, first.next);
    ASSERT_EQ(next.rows.size(), 1u);
    EXPECT_EQ(next.rows[0].node, "worker-2");
    EXPECT_THAT(m_ledger.samples(m_cluster, kFrom, kTo, next.next)->rows, IsEmpty());
    EXPECT_THAT(m_ledger.samples(ClusterId("c-2"), kFrom, kTo, {})->rows, IsEmpty());
    EXPECT_EQ(m_ledger.samples(m_cluster, Timestamp(1001s), Timestamp(1005s), {})->rows.size(), 2u);
    EXPECT_EQ(m_ledger.samples(m_cluster, Timestamp(1006s), kTo, {})->rows.size(), 0u);
}

TEST_F(SamplesTest, RememberWhyAMachineDeliversNone)
{
    ASSERT_TRUE(append("head", {}, {}, SampleProblem::OlderAgent));
    ASSERT_TRUE(append("worker-1", {}, {3, 4}, SampleProblem::Unreachable));
    EXPECT_THAT(*m_ledger.sampleSources(m_cluster),
                ElementsAre(SampleSource{"head", {}, SampleProblem::OlderAgent},
                            SampleSource{"worker-1", {3, 4}, SampleProblem::Unreachable}));
    ASSERT_TRUE(append("head", {sampleAt(5, 5)}, {1, 50}));
    EXPECT_EQ(m_ledger.sampleSources(m_cluster)->at(0), (SampleSource{"head", {1, 50}, SampleProblem::None}));
}

TEST_F(SamplesTest, BecomeMeansOfMinutesWhichRemain)
{
    std::vector<protocol::SystemSample> samples;
    for (int i = 0; i < 36; ++i) {
        samples.push_back(sampleAt(1200 + 5 * i, i < 12 ? 10 : i < 24 ? i : 90)); // three minutes
        samples.back().gpus = {{double(i), 50, 1000u * unsigned(i), 64'000u}};
    }
    ASSERT_TRUE(append("worker-1", samples));
    const auto before = all();
    ASSERT_TRUE(m_ledger.condenseSamples(Timestamp(1200s + 150s))); // within the third minute
    const auto rows = all().rows;
    ASSERT_EQ(rows.size(), 2u + 12u);
    EXPECT_EQ(rows[0].seconds, kMinuteSeconds);
    EXPECT_EQ(rows[0].sample.t, 1200.0);
    EXPECT_EQ(rows[0].sample.cores, 8);
    EXPECT_EQ(rows[0].sample.processorPercent, 10.0);
    EXPECT_EQ(rows[0].sample.memoryTotal, 100'000u);
    EXPECT_FALSE(rows[0].sample.diskRead) << "what was never measured has no mean";
    EXPECT_EQ(rows[1].sample.t, 1260.0);
    EXPECT_EQ(rows[1].sample.processorPercent, 17.5);
    ASSERT_EQ(rows[1].sample.gpus.size(), 1u);
    EXPECT_EQ(rows[1].sample.gpus[0].percent, 17.5);
    EXPECT_EQ(rows[1].sample.gpus[0].memoryUsed, 17'500u);
    EXPECT_EQ(rows[2].seconds, kSampleSeconds);
    EXPECT_EQ(rows[2].sample.gpus.size(), 1u);
    ASSERT_TRUE(m_ledger.condenseSamples(Timestamp(1200s + 150s)));
    EXPECT_EQ(all().rows, rows);
    EXPECT_THAT(m_ledger.samples(m_cluster, kFrom, kTo, before.next)->rows, IsEmpty())
        << "a reader that has the samples does not get their means";
    SQLite::Database db((m_folder.path() / "ledger.db").string());
    EXPECT_EQ(db.execAndGet("SELECT count(*) FROM gpu_samples").getInt(), 2 + 12);
}

TEST_F(SamplesTest, AreReadInPartsAcrossMeansAndSamples)
{
    std::vector<protocol::SystemSample> samples;
    for (int i = 0; i < 60; ++i)
        samples.push_back(sampleAt(1200 + 5 * i, i));
    ASSERT_TRUE(append("worker-1", samples));
    ASSERT_TRUE(m_ledger.condenseSamples(Timestamp(1200s + 180s)));
    const auto expected = all().rows;
    ASSERT_EQ(expected.size(), 3u + 24u);
    std::vector<StoredSample> read;
    SampleRows part;
    do {
        part = *m_ledger.samples(m_cluster, kFrom, kTo, part.next, 2);
        ASSERT_LE(part.rows.size(), 2u);
        read.insert(read.end(), part.rows.begin(), part.rows.end());
    } while (part.more && read.size() < 100);
    EXPECT_EQ(read, expected);
}

TEST_F(SamplesTest, AreAddedToAnEarlierFile)
{
    {
        SQLite::Database db((m_folder.path() / "ledger.db").string(), SQLite::OPEN_READWRITE);
        db.exec("DROP TABLE system_samples; DROP TABLE gpu_samples; DROP TABLE sample_sources; "
                "ALTER TABLE clusters DROP COLUMN account; PRAGMA user_version = 4");
    }
    m_ledger = std::move(*Ledger::open(m_folder.path()));
    ASSERT_TRUE(append("worker-1", {sampleAt(1, 2)}));
    EXPECT_EQ(all().rows.size(), 1u);
}

} // namespace
} // namespace trainyard::ledger
