// H11, H14, E26: what a follower reads on the head of a stack, and a script that runs on a node, over a real sshd.
#include "backend/training/scale/elastic_files_internal.h"

#include <array>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>

#include "backend/cluster/stack/prepare/prepare_data.h"
#include "backend/cluster/stack/prepare/prepare_data_run.h"
#include "backend/core/system/files.h"
#include "tests/runs/fake_node.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
namespace fs = std::filesystem;

class ElasticFilesTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (!runs::FakeNode::available())
            GTEST_SKIP() << "no sshd with sftp-server, or no python3 for the stand-in of the runtime";
        m_node = runs::FakeNode::start("head");
        ASSERT_TRUE(m_node);
        fs::create_directories(m_node->run(m_run));
        m_shared = m_node->server().home() / "shared";
        m_stack.name = "demo";
        m_stack.sharedFolder = m_shared.string();
        m_stack.prepareScript = (m_shared / "prepare-data.py").string();
    }
    void put(const fs::path &file, const std::string &text) const { ASSERT_TRUE(writeFileAtomically(file, text)); }
    ElasticFileState read(ElasticFiles &files, const std::vector<std::string> &addresses = {},
                          Timestamp launched = {}) const
    {
        std::vector<cluster::PreparingMachine> machines;
        for (const std::string &address : addresses)
            machines.push_back({address, launched});
        auto state = files.read(machines, soon());
        EXPECT_TRUE(state) << state.error().source << ": " << state.error().detail;
        return state.value_or(ElasticFileState());
    }
    ElasticFiles open() const { return ElasticFiles(m_node->node(), m_run, m_shared.string()); }
    static CallContext soon() { return {Deadline::after(60s), {}}; }

    const RunId m_run = newRunId();
    std::unique_ptr<runs::FakeNode> m_node;
    fs::path m_shared;
    cluster::ElasticStack m_stack;
};

TEST_F(ElasticFilesTest, AreEmptyBeforeTheRunHasBegun)
{
    auto files = open();
    const auto state = read(files, {"10.0.1.9"});
    EXPECT_TRUE(state.problems.empty());
    EXPECT_TRUE(state.log.empty());
    EXPECT_FALSE(state.shared) << "the file system is not mounted";
}

TEST_F(ElasticFilesTest, ReadsFilesAndMarkersOverOneConnection)
{
    fs::create_directories(m_shared);
    put(m_node->run(m_run) / "host_worker", "10.0.1.5\nnot an address\n");
    put(m_node->run(m_run) / "host_worker_log", "0 ADDED 10.0.1.5 1542536656974259605\n1 10.0.1.9 ADDED 1542536657\n");
    put(m_shared / "prepare_data_success_10.0.1.9", "");
    put(m_shared / "prepare_data_status_10.0.1.10", "3\n");
    auto files = open();
    const auto state = read(files, {"10.0.1.9", "10.0.1.10", "10.0.1.11", "../../etc/passwd"});
    ASSERT_EQ(state.problems.size(), 1u);
    EXPECT_EQ(state.problems.front().line, 2);
    ASSERT_EQ(state.log.size(), 2u);
    EXPECT_EQ(state.log.back().address, "10.0.1.9");
    EXPECT_TRUE(state.data.at("10.0.1.9").marker);
    EXPECT_EQ(state.data.at("10.0.1.10"), (cluster::Preparation{false, 3}));
    EXPECT_EQ(state.data.at("10.0.1.11"), cluster::Preparation());
    EXPECT_EQ(state.data.at("../../etc/passwd"), cluster::Preparation());

    put(m_shared / "prepare_data_success", ""); // as documented, for all machines
    const auto again = read(files, {"10.0.1.10", "10.0.1.11"});
    EXPECT_FALSE(again.data.at("10.0.1.10").marker) << "its own script has failed";
    EXPECT_TRUE(again.data.at("10.0.1.11").marker);
}

TEST_F(ElasticFilesTest, FilesOfAnEarlierMachineWithTheSameAddressDoNotCount) // E22
{
    const Timestamp launched(std::chrono::milliseconds(1'800'000'000'500)); // files have seconds only
    const auto write = [&](const std::string &name, const std::string &text, Timestamp at) {
        put(m_shared / name, text);
        const timespec time{std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count(), 0};
        const std::array times{time, time};
        ASSERT_EQ(::utimensat(AT_FDCWD, (m_shared / name).c_str(), times.data(), 0), 0);
    };
    fs::create_directories(m_shared);
    write("prepare_data_success_10.0.1.9", "", launched - 1s);
    write("prepare_data_status_10.0.1.9", "0\n", launched - 1s);
    write("prepare_data_status_10.0.1.10", "3\n", launched - 1s);
    auto files = open();
    const auto before = read(files, {"10.0.1.9", "10.0.1.10"}, launched);
    EXPECT_EQ(before.data.at("10.0.1.9"), cluster::Preparation());
    EXPECT_EQ(before.data.at("10.0.1.10"), cluster::Preparation()) << "its script has not ended";
    EXPECT_TRUE(read(files, {"10.0.1.9"}).data.at("10.0.1.9").marker) << "the start of the machine is unknown";

    write("prepare_data_success_10.0.1.9", "", launched);
    write("prepare_data_status_10.0.1.10", "1\n", launched);
    const auto after = read(files, {"10.0.1.9", "10.0.1.10"}, launched);
    EXPECT_TRUE(after.data.at("10.0.1.9").marker);
    EXPECT_EQ(after.data.at("10.0.1.10"), (cluster::Preparation{false, 1}));
}

TEST_F(ElasticFilesTest, TheSharedFolderHasLinksAndKeepsFilesOfUsers) // H11
{
    fs::create_directories(m_shared);
    put(m_shared / "host_worker", "of an earlier job\n");
    put(m_node->run(m_run) / "host_worker", "10.0.1.5\n");
    auto files = open();
    (void)read(files);
    EXPECT_TRUE(fs::is_symlink(m_shared / "host_worker"));
    EXPECT_EQ(readFile(m_shared / "host_worker").value_or(""), "10.0.1.5\n");
    EXPECT_EQ(readFile(m_shared / "host_worker.before").value_or(""), "of an earlier job\n");
    EXPECT_TRUE(fs::is_symlink(m_shared / "host_worker_log"));
}

TEST_F(ElasticFilesTest, AFileThatIsTooLongIsAProblemAndNoMore)
{
    put(m_node->run(m_run) / "host_worker", std::string((1u << 20) + 1, '7'));
    auto files = open();
    const auto state = read(files);
    ASSERT_EQ(state.problems.size(), 1u);
    EXPECT_EQ(state.problems.front().why, "belongs to a file of more than 1 MB");
}

TEST_F(ElasticFilesTest, AScriptRunsOnANodeAndLeavesItsMarker) // E25
{
    fs::create_directories(m_shared);
    auto node = m_node->node();
    node.privateAddress = "10.0.1.9";
    const auto early = cluster::runPrepareScript(m_stack, node, 60s, {}, soon());
    ASSERT_FALSE(early);
    EXPECT_EQ(early.error().code, ErrorCode::NotFound);
    const auto path = cluster::uploadPrepareScript(m_stack, node, "print('it works')\n", soon());
    ASSERT_TRUE(path) << path.error().detail;
    std::string shown;
    const auto run = cluster::runPrepareScript(
        m_stack, node, 60s, [&](std::string_view words) { shown += words; }, soon());
    ASSERT_TRUE(run) << run.error().detail;
    EXPECT_TRUE(run->ok());
    EXPECT_THAT(run->log, HasSubstr("it works"));
    EXPECT_EQ(shown, run->log);
    EXPECT_TRUE(fs::exists(m_shared / "prepare_data_success_10.0.1.9"));
    EXPECT_EQ(readFile(m_shared / "prepare_data_status_10.0.1.9").value_or(""), "0\n");
    EXPECT_THAT(readFile(m_node->home() / "prepare-data.log").value_or(""), HasSubstr("it works"));

    ASSERT_TRUE(cluster::uploadPrepareScript(m_stack, node, "import sys\nsys.exit('no data: ' + '7')\n", soon()));
    EXPECT_EQ(std::distance(fs::directory_iterator(m_shared), fs::directory_iterator()), 4) << "the former one is kept";
    const auto failed = cluster::runPrepareScript(m_stack, node, 60s, {}, soon());
    ASSERT_TRUE(failed) << failed.error().detail;
    EXPECT_EQ(failed->status, 1);
    EXPECT_THAT(failed->log, HasSubstr("no data: 7"));
    EXPECT_FALSE(fs::exists(m_shared / "prepare_data_success_10.0.1.9")) << "its data is not ready any more";
    const auto known = cluster::preparationsOf(m_stack, node, {node}, soon());
    ASSERT_TRUE(known);
    EXPECT_EQ(cluster::describe(known->front()), "failed with status 1");

    ASSERT_TRUE(cluster::markPrepared(m_stack, node, soon()));
    EXPECT_EQ(cluster::describe(cluster::preparationsOf(m_stack, node, {node}, soon()).value().front()), "ready");
}

TEST_F(ElasticFilesTest, AScriptThatTakesTooLongIsEnded)
{
    fs::create_directories(m_shared);
    auto node = m_node->node();
    node.privateAddress = "10.0.1.9";
    ASSERT_TRUE(cluster::uploadPrepareScript(m_stack, node, "import time\ntime.sleep(600)\n", soon()));
    const auto run = cluster::runPrepareScript(m_stack, node, 1s, {}, soon());
    ASSERT_TRUE(run) << run.error().detail;
    EXPECT_EQ(run->status, 124);
    EXPECT_EQ(readFile(m_shared / "prepare_data_status_10.0.1.9").value_or(""), "124\n");
    EXPECT_FALSE(fs::exists(m_shared / "prepare_data_success_10.0.1.9"));
}

TEST_F(ElasticFilesTest, AScriptOutsideTheSharedFolderIsNotTouched)
{
    m_stack.prepareScript = "/etc/cron.d/x";
    EXPECT_EQ(cluster::uploadPrepareScript(m_stack, m_node->node(), "print(1)\n", soon()).error().code,
              ErrorCode::InvalidArgument);
}

} // namespace
} // namespace trainyard::training
