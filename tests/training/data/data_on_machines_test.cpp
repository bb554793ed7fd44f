// The same data on all machines: the command in a real shell and over SSH, and what differences mean.
#include "backend/training/data/data_on_machines.h"

#include <filesystem>
#include <fstream>
#include <mutex>

#include <gmock/gmock.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/training/run/task_start_internal.h"
#include "tests/support/ssh_server.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
namespace fs = std::filesystem;

class DataOnMachines : public testing::Test {
protected:
    void write(const std::string &name, const std::string &text)
    {
        const auto path = m_folder.path / name;
        fs::create_directories(path.parent_path());
        ASSERT_TRUE(writeFileAtomically(path, text));
    }
    std::string path(const std::string &name) const { return (m_folder.path / name).string(); }
    DataContent digests(const std::vector<std::string> &names, bool deep = false) const
    {
        std::vector<std::string> paths;
        for (const auto &name : names)
            paths.push_back(path(name));
        ProcessSpec spec;
        spec.argv = {"sh", "-c", dataDigestCommand(paths, deep)};
        const auto outcome = runProcess(spec, {Deadline::after(60s), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return outcome ? parseDataDigests(outcome->out) : DataContent();
    }
    static protocol::JobSpec job(const std::string &data, const std::string &validation = {})
    {
        protocol::JobSpec spec;
        spec.data = data;
        spec.input.validation = validation;
        return spec;
    }
    TemporaryFolder m_folder;
};

TEST_F(DataOnMachines, OnlyFilesOfTheMachinesAreTheirs)
{
    EXPECT_EQ(machinePaths(job("file:///data/a;s3://bucket/b;file:///c d", "file:///v/*.rec")),
              (std::vector<std::string>{"/data/a", "/c d", "/v/*.rec"}));
    EXPECT_THAT(machinePaths(job("s3://bucket/b")), IsEmpty());
}

TEST_F(DataOnMachines, TheDigestsAreThoseOfTheFilesThatTheRunReads)
{
    write("set/a b", "one");
    write("set/c.rec", "two");
    write("set/.hidden", "no");
    write("set/empty", "");
    write("set/deep/d.rec", "below");
    write("one'file", "three");
    EXPECT_EQ(digests({"set"}),
              (DataContent{{path("set/a b"), sha256Hex("one")}, {path("set/c.rec"), sha256Hex("two")}}));
    EXPECT_EQ(digests({"set/*.rec", "one'file"}),
              (DataContent{{path("set/c.rec"), sha256Hex("two")}, {path("one'file"), sha256Hex("three")}}));
    write("set/lost+found/x", "not ours");
    EXPECT_EQ(
        digests({"set"}, true),
        (DataContent{{path("set/a b"), "size:3"}, {path("set/c.rec"), "size:3"}, {path("set/deep/d.rec"), "size:5"}}));
    fs::create_directory_symlink("..", m_folder.path / "set/deep/loop");
    EXPECT_THAT(digests({"set"}, true), SizeIs(3)) << "a loop of links is no error";
    EXPECT_THAT(digests({"set/c[.]re(c|d)"}), SizeIs(2)) << "a regular expression: all files of the folder";
    EXPECT_EQ(digests({"none", "nowhere/*.rec"}),
              (DataContent{{path("none"), "missing"}, {path("nowhere/*.rec"), "missing"}}));
}

TEST_F(DataOnMachines, AVeryLargeFileCountsByItsSizeAndItsEnds)
{
    const auto large = path("large");
    const auto change = [&](std::uintmax_t size, std::streamoff at, char value) {
        {
            std::ofstream(large, std::ios::app | std::ios::binary);
        }
        fs::resize_file(large, size); // sparse
        std::fstream file(large, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(at);
        file.put(value);
        file.close();
        return digests({"large"})[large];
    };
    const auto first = change(66u << 20, 5, 'a');
    EXPECT_THAT(first, HasSubstr(":" + std::to_string(66u << 20)));
    EXPECT_NE(change(66u << 20, 6, 'b'), first);
    EXPECT_NE(change(66u << 20, (66 << 20) - 2, 'c'), first);
    EXPECT_NE(change(67u << 20, 0, '\0'), first);
}

TEST_F(DataOnMachines, DifferencesNameTheMachineAndTheFile) // E27
{
    const DataContent good{{"/d/a", "1"}, {"/d/b", "2"}};
    EXPECT_TRUE(compareData({{"worker-1", good}, {"worker-2", good}}));
    const auto differs =
        compareData({{"worker-1", good}, {"worker-2", {{"/d/a", "1"}}}, {"worker-3", {{"/d/a", "9"}, {"/d/b", "2"}}}});
    ASSERT_FALSE(differs);
    EXPECT_EQ(differs.error().code, ErrorCode::ChecksumMismatch);
    EXPECT_THAT(differs.error().detail,
                HasSubstr("worker-2 lacks /d/b; worker-3 has other content in /d/a: make them equal with"));
    const auto none = compareData({{"worker-1", {{"/d", "missing"}}}, {"worker-2", {{"/d", "missing"}}}});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::NotFound);
    EXPECT_THAT(none.error().detail, HasSubstr("none of the machines has /d: send"));
    const auto hostile = compareData({{"worker-1", good}, {"worker-2", {{"/d/a", "1"}, {"/d/\x1b[31m", "5"}}}});
    EXPECT_THAT(hostile.error().detail, Not(HasSubstr("\x1b")));
    EXPECT_THAT(parseDataDigests(std::string("short  /a\0zz", 12)), IsEmpty());
}

TEST_F(DataOnMachines, ARunDoesNotBeginWhereTheyDiffer) // E27
{
    if (!support::SshServer::available())
        GTEST_SKIP() << "no sshd here";
    std::vector<std::unique_ptr<support::SshServer>> servers;
    std::vector<ssh::Host> hosts;
    for (const char *name : {"worker-1", "worker-2"}) {
        support::SshServer::Options options;
        options.name = name;
        servers.push_back(support::SshServer::start(options));
        ASSERT_TRUE(servers.back());
        ssh::Host host;
        host.name = name;
        host.target = servers.back()->target();
        hosts.push_back(host);
    }
    write("set/a", "one");
    const auto spec = job("file://" + path("set")); // the machines of this test share all files
    const CallContext soon{Deadline::after(60s), {}};
    const auto same = requireSameData(hosts, spec, "c-1", {}, soon);
    EXPECT_TRUE(same) << same.error().detail;
    write("nested/train/a", "one"); // G18
    auto task = job("file://" + path("nested"));
    task.type = protocol::JobType::TensorFlow;
    task.task.command = "python t.py";
    task.task.nodes = "all";
    const auto agreed = requireTaskData(task, hosts, "c-1", {}, {});
    EXPECT_TRUE(agreed) << agreed.error().detail;
    task.data = "file://" + path("none");
    const auto lacking = requireTaskData(task, hosts, "c-1", {}, {});
    ASSERT_FALSE(lacking);
    EXPECT_EQ(lacking.error().code, ErrorCode::NotFound);
    task.type = protocol::JobType::Command;
    EXPECT_TRUE(requireTaskData(task, hosts, "c-1", {}, {})) << "each machine may have its own part";
    const auto missing = requireSameData(hosts, job("file://" + path("none")), "c-1", {}, soon);
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
    servers[1]->addCommand("sha256sum", "echo 'sha256sum: set/a: Input/output error' >&2; exit 1");
    const auto unreadable = requireSameData(hosts, spec, "c-1", {}, soon);
    ASSERT_FALSE(unreadable);
    EXPECT_EQ(unreadable.error().code, ErrorCode::RemoteCommandFailed);
    EXPECT_THAT(unreadable.error().detail, HasSubstr("Input/output error"));
    servers[1]->addCommand("sha256sum", "/usr/bin/sha256sum \"$@\" | tr 0-4 5-9");
    const auto damaged = requireSameData(hosts, spec, "c-1", {}, soon);
    ASSERT_FALSE(damaged);
    EXPECT_EQ(damaged.error().code, ErrorCode::ChecksumMismatch);

    task.type = protocol::JobType::TensorFlow;
    task.data = "file://" + path("nested");
    std::vector<StepEvent> events;
    std::mutex mutex;
    const auto sink = [&](const StepEvent &event) {
        const std::lock_guard lock(mutex);
        events.push_back(event);
    };
    servers[1]->addCommand("find", "printf 'size:9  /another\\0'");
    const auto parts = requireTaskData(task, hosts, "c-1", sink, {});
    EXPECT_TRUE(parts) << parts.error().detail;
    EXPECT_EQ(events.back().state, StepState::Skipped);
    EXPECT_THAT(events.back().message.english(), HasSubstr("worker-1 lacks /another"));
    servers[1]->addCommand("find", "head -c 70000000 /dev/zero");
    const auto cut = requireTaskData(task, hosts, "c-1", sink, {});
    EXPECT_TRUE(cut) << cut.error().detail;
    EXPECT_THAT(events.back().message.english(), HasSubstr("not compared"));
}

} // namespace
} // namespace trainyard::training
