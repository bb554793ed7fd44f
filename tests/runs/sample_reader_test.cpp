// Samples of machines (I14) through a real sshd, from agents that have them and from agents that do not.

#include "backend/runs/sample_reader.h"

#include <gmock/gmock.h>

#include "build_paths.h"
#include "fake_node.h"

namespace trainyard::runs {
namespace {

using namespace std::chrono_literals;
using ledger::SampleProblem;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;

class SampleReaderTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (!FakeNode::available())
            GTEST_SKIP() << "no sshd with sftp-server, or no python3";
        m_node = FakeNode::start("worker-1");
        ASSERT_TRUE(m_node);
    }
    /// Replaces the node's runtime by the real one.
    void useRealRuntime()
    {
        const std::string real = TRAINYARD_BIN_DIR "/trainyard-runtime";
        if (!std::filesystem::exists(real))
            GTEST_SKIP() << "trainyard-runtime is not built";
        ASSERT_TRUE(writeFileAtomically(m_node->home() / "bundle/trainyard-runtime",
                                        "#!/bin/sh\nexec " + real + " \"$@\"\n", 0755));
    }
    void store(const char *file, std::initializer_list<double> times, const std::string &more = {})
    {
        const auto folder = m_node->home() / "samples";
        std::filesystem::create_directories(folder);
        std::ofstream out(folder / file, std::ios::app);
        for (const double t : times)
            out << toLine(protocol::SystemSample{.t = t, .cores = 2}) << "\n";
        out << more;
    }
    ledger::NodeSamples read(SampleReader &reader, const ledger::FeedCursor &after)
    {
        return reader.read(after, {Deadline::after(30s), {}});
    }
    static auto times(const ledger::NodeSamples &read)
    {
        std::vector<double> times;
        for (const auto &sample : read.samples)
            times.push_back(sample.t);
        return times;
    }
    std::unique_ptr<FakeNode> m_node;
};

TEST_F(SampleReaderTest, ReadsWhatTheAgentHasStoredSinceTheCursor)
{
    ASSERT_NO_FATAL_FAILURE(useRealRuntime());
    SampleReader reader(m_node->node());
    EXPECT_EQ(read(reader, {}).problem, SampleProblem::NotMeasuring);
    store("1000.jsonl", {1, 2}, "hostile \x01\xff\n{\"v\":1}\n");
    store("2000.jsonl", {3}, "{\"v\":1,\"t\":4");
    const auto first = read(reader, {});
    EXPECT_EQ(first.problem, SampleProblem::None);
    EXPECT_EQ(first.node, "worker-1");
    EXPECT_THAT(times(first), ElementsAre(1, 2, 3)) << "without lines that are no samples, or not complete";
    EXPECT_EQ(first.cursor.inode, 2000u);
    EXPECT_THAT(times(read(reader, first.cursor)), IsEmpty());
    store("2000.jsonl", {}, ",\"cores\":8}\n");
    SampleReader later(m_node->node()); // over another connection
    EXPECT_THAT(times(read(later, first.cursor)), ElementsAre(4));
}

TEST_F(SampleReaderTest, ReadsADayInOneCall)
{
    ASSERT_NO_FATAL_FAILURE(useRealRuntime());
    const auto folder = m_node->home() / "samples";
    std::filesystem::create_directories(folder);
    std::ofstream out(folder / "7.jsonl");
    constexpr int kSamples = 17'280;
    for (int i = 0; i < kSamples; ++i)
        out << toLine(protocol::SystemSample{.t = 5.0 * i, .cores = 2}) << "\n";
    out.close();
    SampleReader reader(m_node->node());
    EXPECT_EQ(read(reader, {}).samples.size(), std::size_t(kSamples));
}

TEST_F(SampleReaderTest, ReportsAnOlderAgentAndOneThatIsNotThere)
{
    SampleReader reader(m_node->node());
    const ledger::FeedCursor cursor{5, 6};
    const auto older = read(reader, cursor);
    EXPECT_EQ(older.problem, SampleProblem::OlderAgent);
    EXPECT_EQ(older.cursor, cursor) << "it may be redeployed";
    std::filesystem::remove(m_node->home() / "bundle/trainyard-runtime");
    SampleReader second(m_node->node());
    EXPECT_EQ(read(second, cursor).problem, SampleProblem::NotMeasuring);
    auto gone = m_node->node();
    gone.target.port = 1; // nothing listens there
    SampleReader third(gone);
    const auto silent = read(third, cursor);
    EXPECT_EQ(silent.problem, SampleProblem::Unreachable);
    EXPECT_EQ(silent.cursor, cursor);
}

} // namespace
} // namespace trainyard::runs
