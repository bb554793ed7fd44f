#include "backend/runtime/nn/checkpoint.h"

#include <csignal>
#include <cstring>
#include <fstream>
#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/runtime/nn/models.h"

using namespace trainyard;
using namespace trainyard::nn;
using testing::HasSubstr;

namespace {

class Checkpoints : public testing::Test {
protected:
    void SetUp() override
    {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
    }
    void TearDown() override { std::filesystem::remove_all(folder); }

    static Checkpoint example(int epoch = 3)
    {
        Checkpoint c{.model = "mlp", .epoch = epoch, .view = 5, .step = 1234, .notes = {{"run", "r-1"}}};
        c.tensors = *tensorsOf(*modelNamed("mlp"));
        c.parameters.resize(109386);
        for (std::size_t i = 0; i < c.parameters.size(); ++i)
            c.parameters[i] = float(i) * 0.5F;
        c.optimizer = "sgd";
        c.state = {{c.parameters.rbegin(), c.parameters.rend()}, 1234};
        return c;
    }
    std::filesystem::path pathOf(int epochs, std::optional<std::int64_t> step = {}) const
    {
        return folder / protocol::fileNameOf({epochs, step});
    }
    void put(const std::string &content) const { ASSERT_TRUE(writeFileAtomically(path, content)); }
    static bool put(const char *file, const std::string &content)
    {
        std::ofstream out(file);
        out << content << std::flush;
        return bool(out);
    }

    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) /
        (std::string("checkpoint_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    const std::filesystem::path path = pathOf(3);
};

} // namespace

TEST_F(Checkpoints, SurviveTheRoundTrip)
{
    Checkpoint c = example();
    for (const std::string optimizer : {"sgd", "adam", ""}) {
        c.optimizer = optimizer;
        if (optimizer == "adam")
            c.state.arrays.insert(c.state.arrays.end(), c.parameters.begin(), c.parameters.end());
        if (optimizer.empty())
            c.state = {};
        ASSERT_TRUE(saveCheckpoint(path, c));
        const auto back = loadCheckpoint(path);
        ASSERT_TRUE(back) << back.error().detail;
        EXPECT_EQ(back->model, "mlp");
        EXPECT_EQ(back->epoch, 3);
        EXPECT_EQ(back->view, 5);
        EXPECT_EQ(back->step, 1234);
        EXPECT_EQ(back->notes, c.notes);
        EXPECT_EQ(back->tensors, c.tensors);
        EXPECT_EQ(back->parameters, c.parameters);
        EXPECT_EQ(back->optimizer, optimizer);
        EXPECT_EQ(back->state.arrays, c.state.arrays);
        EXPECT_EQ(back->state.updates, c.state.updates);
        EXPECT_TRUE(fits(*back, *modelNamed("mlp")));
        const auto other = fits(*back, *modelNamed("lenet"));
        ASSERT_FALSE(other);
        EXPECT_THAT(other.error().detail, HasSubstr("conv1_weight"));
    }
}

TEST_F(Checkpoints, AreSafetensorsFiles)
{
    ASSERT_TRUE(saveCheckpoint(path, example()));
    const std::string content = *readFile(path);
    std::uint64_t length = 0;
    std::memcpy(&length, content.data(), 8);
    EXPECT_EQ(length % 8, 0U);
    EXPECT_EQ(content[8], '{');
    EXPECT_THAT(content.substr(8, length),
                HasSubstr(R"("fc1_weight":{"data_offsets":[0,401408],"dtype":"F32","shape":[128,784]})"));
    EXPECT_EQ(content.size(), 8 + length + 2 * 109386 * 4);
}

TEST_F(Checkpoints, RefuseWhatIsDamaged)
{
    ASSERT_TRUE(saveCheckpoint(path, example()));
    const std::string good = *readFile(path);
    std::uint64_t length = 0;
    std::memcpy(&length, good.data(), 8);
    const auto refusal = [&](const std::string &content) {
        put(content);
        const auto c = loadCheckpoint(path);
        EXPECT_FALSE(c);
        return c ? Error{} : c.error();
    };
    EXPECT_THAT(refusal("").detail, HasSubstr("found 0 bytes"));
    EXPECT_THAT(refusal(good.substr(0, 100)).detail, HasSubstr("truncated"));
    EXPECT_THAT(refusal(good.substr(0, good.size() - 4)).detail, HasSubstr("truncated: it ends at byte"));
    std::string flipped = good;
    flipped[good.size() - 100] = char(flipped[good.size() - 100] ^ 1);
    EXPECT_EQ(refusal(flipped).code, ErrorCode::ChecksumMismatch);
    EXPECT_EQ(refusal(std::string(64, '\xff')).code, ErrorCode::CorruptData);
    std::string header = good;
    header[20] = '\0';
    EXPECT_EQ(refusal(header).code, ErrorCode::CorruptData);
    const auto replaced = [&good](const std::string &from, const std::string &to) {
        std::string s = good;
        s.replace(s.find(from), from.size(), to);
        return s;
    };
    EXPECT_EQ(refusal(replaced(R"("trainyard":"1")", R"("trainyard":"9")")).code, ErrorCode::ProtocolMismatch);
    EXPECT_EQ(refusal(replaced("[0,401408]", "[0,901408]")).code, ErrorCode::CorruptData);
    EXPECT_EQ(refusal(replaced("[128,784]", "[128,-84]")).code, ErrorCode::CorruptData);
    EXPECT_EQ(refusal(replaced(R"("epoch":"3")", R"("epoch":"x")")).code, ErrorCode::CorruptData);
    EXPECT_EQ(loadCheckpoint(folder / "none").error().code, ErrorCode::NotFound);
}

TEST_F(Checkpoints, AFailedWriteLeavesTheLastOneIntact)
{
    ASSERT_TRUE(saveCheckpoint(path, example()));
    // A limit on the file size simulates a full disk: the write fails midway.
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = 100000;
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
    Checkpoint changed = example();
    changed.parameters[0] = -1;
    const auto status = saveCheckpoint(path, changed);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, oldHandler);
    EXPECT_FALSE(status);
    const auto kept = loadCheckpoint(path);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->parameters[0], 0.0F);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator()), 1)
        << "nothing half written is left";
}

TEST_F(Checkpoints, AFullDiskIsReported)
{
    // A child process mounts a file system of 600 KiB at the folder: enough for one checkpoint without optimizer state
    // (438 KB), not for two.
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        const std::string user = "0 " + std::to_string(getuid()) + " 1", group = "0 " + std::to_string(getgid()) + " 1";
        if (unshare(CLONE_NEWNS) != 0 &&
            (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0 || !put("/proc/self/uid_map", user) ||
             !put("/proc/self/setgroups", "deny") || !put("/proc/self/gid_map", group)))
            _exit(77);
        if (mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
            mount("none", folder.c_str(), "tmpfs", 0, "size=600k") != 0)
            _exit(77);
        Checkpoint c = example();
        c.state = {};
        const bool first = bool(saveCheckpoint(path, c));
        c.parameters[0] = -1;
        const auto second = saveCheckpoint(path, c);
        const auto kept = loadCheckpoint(path);
        _exit(first && !second && second.error().code == ErrorCode::DiskFull && kept && kept->parameters[0] == 0.0F
                  ? 0
                  : 1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status));
    if (WEXITSTATUS(status) == 77)
        GTEST_SKIP() << "no user namespaces here, so no small file system to fill";
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST_F(Checkpoints, RefuseToSaveWhatCannotBeReadBack)
{
    EXPECT_EQ(saveCheckpoint(folder / "no" / "such" / "folder", example()).error().code, ErrorCode::NotFound);
    Checkpoint wrong = example();
    wrong.parameters.pop_back();
    EXPECT_EQ(saveCheckpoint(path, wrong).error().code, ErrorCode::InvalidArgument);
    wrong = example();
    wrong.state.arrays.pop_back();
    EXPECT_EQ(saveCheckpoint(path, wrong).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(saveCheckpoint(path, Checkpoint{}).error().code, ErrorCode::InvalidArgument);
}

TEST_F(Checkpoints, TheLatestReadableOneIsFound)
{
    EXPECT_EQ(latestCheckpoint(folder).error().code, ErrorCode::NotFound);
    for (const int epoch : {1, 2, 10})
        ASSERT_TRUE(saveCheckpoint(pathOf(epoch), example(epoch)));
    EXPECT_EQ(*latestCheckpoint(folder), pathOf(10));
    ASSERT_TRUE(writeFileAtomically(pathOf(11), "half"));
    EXPECT_EQ(*latestCheckpoint(folder), pathOf(10));
    EXPECT_EQ(pathOf(10, 812).filename(), "checkpoint-000010-step-000000812.safetensors");
    for (const std::int64_t step : {9, 812, 1'000'000'000}) // the last one has more digits than the others
        ASSERT_TRUE(saveCheckpoint(pathOf(10, step), example(10)));
    ASSERT_TRUE(saveCheckpoint(pathOf(9, 2'000'000'000), example(9)));
    ASSERT_TRUE(saveCheckpoint(folder / "checkpoint-000099-copy.safetensors", example(99)));
    EXPECT_EQ(*latestCheckpoint(folder), pathOf(10, 1'000'000'000)) << "within an epoch, after its start";
}
