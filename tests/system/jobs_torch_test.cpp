// PyTorch under torchrun on machines of the local cloud: static, and elastic with a machine that comes and one that dies.
#include <gmock/gmock.h>

#include "build_paths.h"
#include "tests/system/local_journey.h"
#include "tests/system/run_records.h"

using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

/// The interpreter of the system, which the instances see, too.
constexpr const char *kPython = "/usr/bin/python3";

std::string missingTorch()
{
    const auto found = trainyard::runProcess({{kPython, "-c", "import torch.distributed.run"}, {}, "", ""},
                                             {trainyard::Deadline::after(100s), {}});
    return found && found->exitStatus == 0 ? "" : std::string(kPython) + " has no PyTorch (python3-torch)";
}

class JobsTorch : public testing::Test {
protected:
    void SetUp() override
    {
        SKIP_WITHOUT_PROGRAMS();
        if (const std::string missing = missingTorch(); !missing.empty())
            GTEST_SKIP() << missing;
    }
    /// Arguments of a run of one of tests/data/scripts.
    static std::vector<std::string> job(std::vector<std::string> more, const std::string &line)
    {
        std::vector<std::string> words{"run",    "demo",
                                       "--type", "pytorch",
                                       "--code", TRAINYARD_SOURCE_DIR "/tests/data/scripts",
                                       "--env",  "OMP_NUM_THREADS=1",
                                       "--env",  "TORCH_CPP_LOG_LEVEL=ERROR"};
        words.insert(words.end(), more.begin(), more.end());
        words.insert(words.end(), {"--", std::string(kPython) + " " + line});
        return words;
    }
    /// The values of a metric of the whole job, in order.
    std::vector<double> curve(const std::string &run, const std::string &name) const
    {
        std::vector<double> values;
        const auto metrics = parsed(m_home.run({"metrics", run, "--json"}).out);
        for (const auto &record : metrics.at("records")) {
            if (record.at("name") == name && record.at("rank") == -1)
                values.push_back(record.at("value"));
        }
        return values;
    }
    /// Waits until the logs of the workers have a line.
    bool logged(const std::string &run, const std::string &node, const std::string &line) const
    {
        const std::string command = "grep -c '" + line + "' ~/.trainyard/runs/" + run + "/log/worker.log";
        return eventually(
            m_home, {"exec", "demo", "--node", node, "--json", "--", command},
            [](const auto &answer) {
                return std::atoi(answer.at("nodes").at(0).at("out").template get<std::string>().c_str()) > 0;
            },
            150s);
    }

    LocalHome m_home;
};

} // namespace

TEST_F(JobsTorch, TrainsOnTwoMachinesAndNamesTheRankThatFails)
{
    m_home.launch("demo", 2);
    const auto trained = m_home.run(job({"--follow"}, "torch_static.py 3"), 240s);
    ASSERT_EQ(trained.exitStatus, 0) << trained.out << trained.err;
    const std::string id = parsed(m_home.run({"runs", "--json"}).out).at("runs").at(0).at("id");
    const auto losses = curve(id, "train-loss");
    ASSERT_EQ(losses.size(), 3u);
    EXPECT_LT(losses[2], losses[0]);
    const auto logs = m_home.run({"logs", id, "--role", "worker"});
    EXPECT_THAT(logs.out, HasSubstr("world 2 rank 0"));
    EXPECT_THAT(logs.out, HasSubstr("world 2 rank 1"));

    const auto failed = m_home.run(job({"--follow"}, "torch_static.py 1 1"), 240s);
    EXPECT_EQ(failed.exitStatus, 1);
    EXPECT_THAT(m_home.run({"logs", "latest", "--role", "worker"}).out,
                HasSubstr("ValueError: rank 1 was told to fail"));
    EXPECT_THAT(failed.err, HasSubstr("worker-2")) << "the root cause, and not the machine that lost its peer";

    // A static job: no machine is paid for that could not join.
    const auto started = m_home.run(job({"--json"}, "torch_elastic.py"), 120s);
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const auto grown = m_home.run({"add", "demo"}, 120s);
    EXPECT_EQ(grown.exitStatus, 1);
    EXPECT_THAT(grown.err, HasSubstr("--elastic"));
    EXPECT_EQ(parsed(m_home.run({"status", "demo", "--json"}).out).at("nodes").size(), 3u);
    EXPECT_EQ(m_home.run({"runs", "--stop", "latest", "--now", "--yes"}, 120s).exitStatus, 0);
}

TEST_F(JobsTorch, AnElasticJobGoesOnWhileAMachineComesAndAnotherDies)
{
    m_home.launch("demo", 1);
    if (!m_home.sandboxed())
        GTEST_SKIP() << "without sandboxes a kill by name would reach the processes of every machine";
    const auto started =
        m_home.run(job({"--nnodes", "1:3", "--on-failure", "shrink", "--json"}, "torch_elastic.py"), 120s);
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const std::string id = parsed(started.out).at("run");
    ASSERT_TRUE(logged(id, "worker-1", "world 1 rank 0"));
    ASSERT_TRUE(logged(id, "worker-1", "\"step\": 20"));

    const auto grown = m_home.run({"add", "demo"}, 240s);
    ASSERT_EQ(grown.exitStatus, 0) << grown.err;
    ASSERT_TRUE(logged(id, "worker-2", "world 2 rank")) << "its torchrun has joined the others";
    ASSERT_TRUE(logged(id, "worker-1", "world 2 rank"));

    const auto killed =
        m_home.run({"exec", "demo", "--node", "worker-2", "--", "pkill -KILL -f 'trainyard-runtime.* [w]orker'"});
    EXPECT_EQ(killed.exitStatus, 0) << killed.out << killed.err;
    const std::string alone = "awk '/world 2/ {two = 1} two && /world 1 rank 0/ {print \"alone again\"}' "
                              "~/.trainyard/runs/" +
                              id + "/log/worker.log";
    EXPECT_TRUE(eventually(
        m_home, {"exec", "demo", "--node", "worker-1", "--json", "--", alone},
        [](const auto &answer) {
            return answer.at("nodes").at(0).at("out").template get<std::string>().find("alone again") !=
                   std::string::npos;
        },
        150s));
    EXPECT_EQ(m_home.run({"exec", "demo", "--node", "worker-1", "--", "touch ~/finish"}).exitStatus, 0);
    const auto followed = m_home.run({"metrics", id, "--follow"}, 240s);
    EXPECT_EQ(followed.exitStatus, 0) << followed.out << followed.err;
    EXPECT_THAT(followed.out, HasSubstr("died"));
    const auto losses = curve(id, "train-loss");
    ASSERT_FALSE(losses.empty());
    EXPECT_LT(losses.back(), 0.1) << "the weights outlived all changes";
    // Of each start after the first: it did not begin again.
    const auto continued = m_home.run({"logs", id, "--role", "worker"});
    EXPECT_THAT(continued.out, HasSubstr("continues at step"));
}
