#include <csignal>
#include <cstdlib>
#include <map>
#include <random>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "launch_fixture.h"

/// Runs that are stopped by a signal, with a checkpoint, and resumed.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;
using ::testing::Not;

class LaunchStop : public LaunchTest {
protected:
    static constexpr int kEpochs = 3, kStepsPerEpoch = 20;

    /// Ways to keep the weights up to date, all with a rate that changes in each step.
    static std::vector<std::string> wayOf(int round)
    {
        std::vector<std::string> words{
            "-n", "2", "--network", "lenet", "--disp-batches", "1", "--lr-schedule", "cosine", "--warmup-epochs",
            "0.7"};
        const std::vector<std::string> ways[] = {
            {"-s", "2"}, {"-s", "1", "--optimizer", "adam", "--lr", "0.001"}, {"-s", "1", "--update-on", "workers"}};
        words.insert(words.end(), ways[round % 3].begin(), ways[round % 3].end());
        return words;
    }
    /// Starts a launch, and sends signals to it when a step is done.
    /// \return its exit status
    int stopped(const std::string &name, std::int64_t step, const std::vector<int> &signals,
                const std::vector<std::string> &more)
    {
        std::vector<std::string> words{
            kRuntime,       "launch",           "--data",          data.string(),  "--batch-size",         "60",
            "--run-folder", run(name).string(), "--deterministic", "--num-epochs", std::to_string(kEpochs)};
        words.insert(words.end(), more.begin(), more.end());
        std::vector<char *> argv;
        for (std::string &word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        const std::string log = (folder.path / (name + ".log")).string();
        const pid_t pid = ::fork();
        if (pid == 0) {
            const int fd = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
            ::dup2(fd, 1);
            ::dup2(fd, 2);
            ::execv(argv[0], argv.data());
            ::_exit(127);
        }
        EXPECT_TRUE(eventually([&] {
            const auto speed = named(run(name), metric::kSpeed);
            return std::ranges::any_of(speed, [&](const MetricRecord &r) { return r.step >= step; });
        })) << readFile(log).value_or("");
        for (const int signal : signals)
            ::kill(pid, signal);
        int status = 0;
        if (!eventually([&] { return ::waitpid(pid, &status, WNOHANG) == pid; })) {
            ADD_FAILURE() << "it does not end";
            ::kill(pid, SIGKILL);
            ::waitpid(pid, &status, 0);
        }
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    std::string logOf(const std::string &name) const { return readFile(folder.path / (name + ".log")).value_or(""); }
    std::vector<std::string> checkpoints(const std::string &name) const
    {
        std::vector<std::string> names;
        std::error_code none;
        for (const auto &entry : std::filesystem::directory_iterator(run(name) / "checkpoints", none))
            names.push_back(entry.path().filename().string());
        return names;
    }
};

/// TRAINYARD_STOP_ROUNDS sets the number of random moments.
TEST_F(LaunchStop, AtAnyMomentIsResumedToTheSameWeightsBitForBit)
{
    writeSquares(data, 60 * kStepsPerEpoch, 100);
    const char *wanted = std::getenv("TRAINYARD_STOP_ROUNDS");
    const int rounds = wanted ? std::atoi(wanted) : 3;
    std::mt19937 random(std::random_device{}());
    std::uniform_int_distribution<std::int64_t> moment(1, kEpochs * kStepsPerEpoch - kStepsPerEpoch / 2);
    std::map<int, std::string> whole;
    int inTheMiddle = 0;
    for (int round = 0; round < rounds; ++round) {
        const auto words = wayOf(round);
        std::string &expected = whole[round % 3];
        if (expected.empty())
            expected = learnt(fmt::format("whole-{}", round), kEpochs, words);
        const std::string first = fmt::format("first-{}", round), again = fmt::format("again-{}", round);
        const std::int64_t step = moment(random);
        SCOPED_TRACE(fmt::format("round {}, stopped after step {}", round, step));
        ASSERT_EQ(stopped(first, step, {SIGTERM}, words), 130) << logOf(first);
        const auto end = named(run(first), metric::kRunFinished);
        ASSERT_EQ(end.size(), 1u);
        if (end[0].value == 0) { // the last step was done already
            EXPECT_TRUE(savedNumbers(checkpoint(first, kEpochs)) == expected);
            continue;
        }
        const auto saved = named(run(first), metric::kCheckpoint).back();
        EXPECT_EQ(end[0].note, fmt::format("scheduler: stop was requested; checkpoint saved at step {}", saved.step));
        EXPECT_GE(saved.step, step);
        EXPECT_TRUE(std::filesystem::exists(saved.note)) << saved.note;
        inTheMiddle += saved.step % kStepsPerEpoch != 0;
        EXPECT_THAT(logOf(first), HasSubstr("saving a checkpoint, for at most 60 s"));
        auto resumed = words;
        resumed.insert(resumed.end(), {"--resume", (run(first) / "checkpoints").string()});
        EXPECT_TRUE(learnt(again, kEpochs, resumed) == expected);
        for (const std::string &name : {first, again})
            std::filesystem::remove_all(run(name));
    }
    RecordProperty("in_the_middle_of_an_epoch", inTheMiddle);
}

TEST_F(LaunchStop, TheSecondSignalEndsItAtOnce)
{
    writeSquares(data, 60 * kStepsPerEpoch, 100);
    EXPECT_EQ(stopped("run", 3, {SIGTERM, SIGINT}, wayOf(0)), 130);
    EXPECT_THAT(named(run("run"), metric::kRunFinished).at(0).note,
                HasSubstr("stop was requested; ended before a checkpoint was saved"));
    EXPECT_THAT(checkpoints("run"), Not(::testing::Contains(HasSubstr("-step-"))));
}

TEST_F(LaunchStop, OneWithinAnEpochIsReplacedByTheNextOne)
{
    writeSquares(data, 60 * kStepsPerEpoch, 100);
    auto words = wayOf(0);
    words.insert(words.end(), {"--save-minutes", "1e-9", "--save-period", "2"}); // after every step
    EXPECT_EQ(stopped("run", 3, {SIGTERM}, words), 130);
    const auto saved = named(run("run"), metric::kCheckpoint);
    EXPECT_GE(saved.size(), 2u); // none is begun while the former one is being written
    EXPECT_THAT(checkpoints("run"), ::testing::Contains(std::filesystem::path(saved.back().note).filename().string()));
    EXPECT_LE(std::ranges::count_if(checkpoints("run"), [](const auto &n) { return n.find("-step-") != n.npos; }), 1);
}

} // namespace
} // namespace trainyard::testing
