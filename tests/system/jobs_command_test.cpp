// Own commands and code on a cluster of the local cloud, with the command line.
#include <gmock/gmock.h>

#include "build_paths.h"
#include "tests/system/local_journey.h"
#include "tests/system/run_records.h"

using namespace std::chrono_literals;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

namespace {

constexpr const char *kToken = "tok-41f0a9c3d7e8";

class JobsCommand : public testing::Test {
protected:
    void SetUp() override
    {
        SKIP_WITHOUT_PROGRAMS();
        m_home.launch("demo", 2);
        std::filesystem::create_directories(code() / ".git");
        write("words.txt", "from the code");
        write(".git/config", "[core]");
    }
    std::filesystem::path code() const { return m_home.folder() / "my-code"; }
    void write(const std::string &name, const std::string &text) const
    {
        ASSERT_TRUE(trainyard::writeFileAtomically(code() / name, text, 0755));
    }
    trainyard::ProcessOutcome run(std::vector<std::string> words, const std::string &line) const
    {
        words.insert(words.begin(), {"run", "demo", "--type", "command"});
        words.insert(words.end(), {"--", line});
        return m_home.run(words, 120s);
    }
    /// Puts a script of tests/data/scripts on machines, in place of a program.
    /// \return the environment of a job that finds it there
    std::string place(const std::string &script, const std::string &program,
                      const std::vector<std::string> &nodes) const
    {
        const auto text = trainyard::readFile(TRAINYARD_SOURCE_DIR "/tests/data/scripts/" + script);
        EXPECT_TRUE(text) << script;
        std::vector<std::string> words{"exec", "demo", "--json"};
        for (const std::string &node : nodes)
            words.insert(words.end(), {"--node", node});
        words.insert(words.end(), {"--", "/bin/sh", "-c",
                                   "mkdir -p ~/bin && printf '%s' \"$1\" > ~/bin/" + program + " && chmod 755 ~/bin/" +
                                       program + " && printf '%s' ~",
                                   program, text.value_or("")});
        const auto placed = m_home.run(words);
        EXPECT_EQ(placed.exitStatus, 0) << placed.out << placed.err;
        std::string path = "PATH=";
        const auto places = parsed(placed.out);
        EXPECT_EQ(places.at("nodes").size(), nodes.size());
        for (const auto &one : places.at("nodes"))
            path += one.at("out").get<std::string>() + "/bin:";
        return path + "/usr/local/bin:/usr/bin:/bin";
    }
    std::string idOf(const trainyard::ProcessOutcome &started) const
    {
        EXPECT_EQ(started.exitStatus, 0) << started.err;
        return started.exitStatus == 0 ? parsed(started.out).at("run").get<std::string>() : "";
    }
    /// The row of the latest run.
    nlohmann::json latest() const { return parsed(m_home.run({"runs", "--json"}).out).at("runs").at(0); }

    LocalHome m_home;
};

} // namespace

TEST_F(JobsCommand, RunsOnAllMachinesWithCodeAndASecretThatIsNowhere)
{
    m_home.variables["MY_TOKEN"] = kToken;
    const auto shown = m_home.run({"run", "demo", "--type", "command", "--code", code().string(), "--nodes", "all",
                                   "--secret-env", "MY_TOKEN", "--dry-run", "--", "echo $MY_TOKEN"});
    EXPECT_EQ(shown.exitStatus, 0) << shown.err;
    EXPECT_THAT(shown.out, HasSubstr("worker-2"));
    EXPECT_THAT(shown.out, HasSubstr("stays here: .git"));
    EXPECT_EQ(parsed(m_home.run({"runs", "--json"}).out).at("runs").size(), 0u);

    const std::string id = idOf(run({"--code", code().string(), "--nodes", "all", "--secret-env", "MY_TOKEN", "--json"},
                                    "echo \"rank $TRAINYARD_RANK: $(cat words.txt), ${#MY_TOKEN} characters\"; "
                                    "echo \"printed by mistake: $MY_TOKEN\"; "
                                    "while [ ! -e ~/go ]; do sleep 0.1; done"));
    ASSERT_FALSE(id.empty());
    ASSERT_TRUE(
        eventually(m_home, {"metrics", id, "--json"}, [](const auto &m) { return count(m, "member-joined") >= 3; }));
    const auto second = run({}, "true");
    EXPECT_EQ(second.exitStatus, 1) << "one at a time";
    EXPECT_THAT(second.err, HasSubstr(id));
    // Only the environment of its own processes and the file for machines that join have the secret.
    const auto found = m_home.run({"exec", "demo", "--",
                                   "ps auxww | grep -c '[t]ok-41f0'; "
                                   "grep -rl '[t]ok-41f0' ~/.trainyard | grep -v '/env$'; true"});
    EXPECT_THAT(found.out, Not(HasSubstr(".trainyard/"))) << found.out;
    EXPECT_THAT(found.out, Not(HasSubstr("| 1"))) << "in the arguments of a process";
    EXPECT_EQ(m_home.run({"exec", "demo", "--", "touch ~/go"}).exitStatus, 0);
    const auto followed = m_home.run({"metrics", id, "--follow"}, 120s);
    EXPECT_EQ(followed.exitStatus, 0) << followed.err;

    const auto logs = m_home.run({"logs", id, "--role", "worker"});
    EXPECT_THAT(logs.out, HasSubstr("rank 2: from the code, 16 characters"));
    EXPECT_THAT(logs.out, HasSubstr("printed by mistake: "));
    EXPECT_THAT(logs.out, Not(HasSubstr(kToken)));
    const auto row = latest();
    EXPECT_EQ(row.at("state"), "finished");
    ASSERT_EQ(row.at("exits").size(), 3u) << row;
    for (const auto &one : row.at("exits"))
        EXPECT_EQ(one.at("status"), 0) << one;
    for (const auto &file : std::filesystem::recursive_directory_iterator(m_home.folder() / "state/trainyard/runs")) {
        if (file.is_regular_file()) {
            EXPECT_THAT(trainyard::readFile(file.path()).value_or(""), Not(HasSubstr(kToken))) << file.path();
        }
    }
    for (const char *name : {"ledger.db", "ledger.db-wal"})
        EXPECT_THAT(trainyard::readFile(m_home.folder() / "state/trainyard" / name).value_or(""),
                    Not(HasSubstr(kToken)));
    m_home.variables.clear();
    const auto missing = run({"--secret-env", "MY_TOKEN"}, "true");
    EXPECT_NE(missing.exitStatus, 0);
    EXPECT_THAT(missing.err, HasSubstr("MY_TOKEN has no value"));
}

TEST_F(JobsCommand, ExitCodesAndTheRootCause)
{
    const auto failed =
        run({"--follow"}, "echo started; if [ $RANK = 1 ]; then echo 'KeyError: label' >&2; exit 7; fi; "
                          "sleep 600");
    EXPECT_EQ(failed.exitStatus, 1) << failed.err;
    EXPECT_THAT(failed.err, HasSubstr("worker-2"));
    EXPECT_THAT(failed.err, HasSubstr("KeyError: label"));
    const auto row = latest();
    EXPECT_EQ(row.at("state"), "failed");
    ASSERT_EQ(row.at("exits").size(), 2u) << row;
    EXPECT_EQ(row.at("exits").at(1).at("status"), 7);
    EXPECT_EQ(row.at("exits").at(1).at("root_cause"), true);
    EXPECT_EQ(row.at("exits").at(0).at("root_cause"), false);
    const auto left = m_home.run({"exec", "demo", "--", "pgrep -f '[s]leep 600' || echo nothing left"});
    EXPECT_THAT(left.out, HasSubstr("worker-1 | nothing left"));

    const auto head = run({"--follow", "--nodes", "head"}, "echo \"$TRAINYARD_NODE alone of $TRAINYARD_NODES\"");
    EXPECT_EQ(head.exitStatus, 0) << head.err;
    EXPECT_THAT(m_home.run({"logs", "latest"}).out, HasSubstr("head alone of 1"));
}

TEST_F(JobsCommand, NoPointIsLostWhileNobodyFollows)
{
    const std::string id = idOf(run({"--nodes", "1", "--json"},
                                    "for i in $(seq 1 40); do echo \"{\\\"step\\\": $i, \\\"loss\\\": 0.$i}\"; "
                                    "sleep 0.25; done; while [ ! -e ~/go ]; do sleep 0.1; done"));
    // No program of this computer is connected until the script has printed everything.
    ASSERT_TRUE(eventually(
        m_home,
        {"exec", "demo", "--node", "worker-1", "--json", "--", "grep -c . ~/.trainyard/runs/" + id + "/log/worker.log"},
        [](const auto &answer) {
            return std::atoi(answer.at("nodes").at(0).at("out").template get<std::string>().c_str()) >= 40;
        }));
    EXPECT_EQ(m_home.run({"exec", "demo", "--", "touch ~/go"}).exitStatus, 0);
    EXPECT_EQ(m_home.run({"metrics", id, "--follow"}, 120s).exitStatus, 0);
    const auto metrics = parsed(m_home.run({"metrics", id, "--json"}).out);
    int points = 0;
    for (const auto &record : metrics.at("records"))
        points += record.at("name") == "train-loss" && record.at("rank") == 0;
    EXPECT_EQ(points, 40);
}

TEST_F(JobsCommand, AQueueAndASweepRunOneAfterTheOther)
{
    const auto add = [&](std::vector<std::string> words, const std::string &line) {
        words.insert(words.begin(), {"queue", "add", "demo", "--type", "command", "--nodes", "1", "--json"});
        words.insert(words.end(), {"--", line});
        const auto added = m_home.run(words);
        EXPECT_EQ(added.exitStatus, 0) << added.err;
        return parsed(added.out).at("id").get<std::string>();
    };
    const std::string fails = add({"--name", "fails"}, "exit 4");
    add({"--name", "after", "--after", fails}, "true");
    add({"--name", "first", "--priority", "5"}, "true");
    const auto swept =
        m_home.run({"sweep", "start", "demo", "--type", "command", "--nodes", "1", "--grid", "lr=0.3,0.1,0.2",
                    "--metric", "train-loss", "--minimize", "--json", "--", "echo '{\"epoch\": 0, \"loss\": {lr}}'"});
    ASSERT_EQ(swept.exitStatus, 0) << swept.err;
    const std::string sweep = parsed(swept.out).at("sweep");
    const auto worked = m_home.run({"queue", "run", "demo", "--json"}, 240s);
    ASSERT_EQ(worked.exitStatus, 0) << worked.err;
    std::map<std::string, std::string> states;
    const auto queue = parsed(worked.out);
    for (const auto &entry : queue.at("queue"))
        states[entry.at("name")] = entry.at("state");
    EXPECT_EQ(states["fails"], "failed");
    EXPECT_EQ(states["after"], "failed") << "its predecessor failed";
    EXPECT_EQ(states["first"], "finished");
    EXPECT_EQ(states["lr=0.1"], "finished");
    const auto runs = parsed(m_home.run({"runs", "--json"}).out).at("runs");
    ASSERT_EQ(runs.size(), 5u) << "not the one whose predecessor failed";
    const auto table = parsed(m_home.run({"sweep", "show", sweep, "--json"}).out);
    EXPECT_EQ(table.at("best"), 1) << table;
    EXPECT_EQ(table.at("trials").at(1).at("values").at("lr"), "0.1");
}

TEST_F(JobsCommand, ContainersRunOnTwoMachines) // G23, G24: a recorder takes the place of docker
{
    const std::vector<std::string> nodes{"worker-1", "worker-2"};
    const std::string path = place("docker_recorder.sh", "docker", nodes);
    m_home.variables["MY_TOKEN"] = kToken;
    const std::string command = "echo \"{\\\"epoch\\\": 0, \\\"loss\\\": 0.5}\"; "
                                "echo \"container $TRAINYARD_RANK of $WORLD_SIZE, ${#MY_TOKEN} characters\"";
    const auto followed =
        m_home.run({"run", "demo", "--type", "docker", "--image", "org/image:latest", "--docker-options=--shm-size 8g",
                    "--env", path, "--secret-env", "MY_TOKEN", "--follow", "--", command},
                   120s);
    ASSERT_EQ(followed.exitStatus, 0) << followed.out << followed.err << m_home.run({"logs", "latest"}).out;
    const auto row = latest();
    const std::string id = row.at("id");
    ASSERT_EQ(row.at("exits").size(), 2u) << row;
    for (const auto &one : row.at("exits"))
        EXPECT_EQ(one.at("status"), 0) << one;
    EXPECT_GE(count(parsed(m_home.run({"metrics", id, "--json"}).out), "train-loss"), 2) << "a curve";
    EXPECT_THAT(m_home.run({"logs", id, "--role", "worker"}).out, HasSubstr("container 1 of 2, 16 characters"));
    for (const std::string &node : nodes) {
        const auto read = m_home.run({"exec", "demo", "--node", node, "--json", "--", "cat ~/docker.calls"});
        ASSERT_EQ(read.exitStatus, 0) << read.err;
        const std::string calls = parsed(read.out).at("nodes").at(0).at("out");
        const std::string name = "trainyard-" + id + "-worker", folder = "/.trainyard/runs/" + id;
        const std::string removed = "docker <rm> <-f> <" + name + ">\n";
        EXPECT_THAT(calls, StartsWith(removed + "docker <run> <--rm> <--init> <--name> <" + name +
                                      "> <--label> <trainyard.run=" + id + "> <--network> <host> <-v> <"));
        EXPECT_THAT(calls, HasSubstr(folder + "/output> <-v> <"));
        EXPECT_THAT(calls, HasSubstr(folder + "/process/worker> <-v> <"));
        EXPECT_THAT(calls, HasSubstr(":/workspace> <-w> </workspace> <-e> "));
        EXPECT_THAT(calls,
                    EndsWith(" <--shm-size> <8g> <org/image:latest> </bin/sh> <-c> <" + command + ">\n" + removed));
        EXPECT_THAT(calls, Not(HasSubstr(kToken)));
    }
}

TEST_F(JobsCommand, HorovodLogsInToTheMachines) // G20: a script takes the place of horovodrun
{
    // The machines have no keys for each other yet: the start of the run gives them some.
    const std::string path = place("horovodrun_logins.sh", "horovodrun", {"head", "worker-1", "worker-2"});
    const auto followed =
        m_home.run({"run", "demo", "--type", "horovod", "--env", path, "--follow", "--", "python3 train.py"}, 120s);
    ASSERT_EQ(followed.exitStatus, 0) << followed.out << followed.err << m_home.run({"logs", "latest"}).out;
    EXPECT_THAT(m_home.run({"logs", "latest", "--role", "server"}).out, HasSubstr("logged in to 2 machines"));
}

TEST_F(JobsCommand, HorovodLogsInToAMachineThatJoins) // G21: a script takes the place of horovodrun
{
    const std::string path = place("horovodrun_logins.sh", "horovodrun", {"head"});
    const std::string installed = "mkdir -p ~/bin && { [ -e ~/bin/horovodrun ] || cp /bin/true ~/bin/horovodrun; }";
    const std::string id = idOf(m_home.run({"run", "demo", "--type", "horovod", "--elastic", "--env", path, "--env",
                                            "MACHINES=3", "--setup", installed, "--json", "--", "python3 train.py"},
                                           120s));
    ASSERT_FALSE(id.empty());
    const auto grown = m_home.run({"add", "demo"}, 240s);
    ASSERT_EQ(grown.exitStatus, 0) << grown.out << grown.err;
    const auto followed = m_home.run({"metrics", id, "--follow"}, 120s);
    EXPECT_EQ(followed.exitStatus, 0) << followed.out << followed.err;
    EXPECT_THAT(m_home.run({"logs", id, "--role", "server"}).out, HasSubstr("logged in to 3 machines"));
}
