// What docker and podman receive for a job, through a real shell: recorders take their place.
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "backend/jobs/job_type.h"
#include "backend/jobs/saved_jobs.h"

namespace trainyard::jobs {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const std::vector<Machine> kTwoMachines{{"head", "10.0.0.1", true}, {"worker-1", "10.0.0.2"}, {"worker-2", "10.0.0.3"}};
constexpr const char *kRemoved = "docker <rm> <-f> <trainyard-r-1-worker>";

class DockerLines : public ::testing::Test {
protected:
    ~DockerLines() override { std::filesystem::remove_all(m_folder); }
    void SetUp() override
    {
        std::filesystem::create_directories(m_folder);
        job.run = RunId("r-1");
        job.type = protocol::JobType::Docker;
        job.task.command = "python3 train.py --name \"it's $RANK\"";
        job.task.environment = {"MODE=fast and loose"};
        job.task.secrets = {"MY_TOKEN"};
        job.task.options = {{"docker.image", "org/image:latest"}, {"docker.options", "--shm-size 8g"}};
        for (const char *name : {"nvidia-docker", "podman"})
            record(name, "");
        record("docker", "  --gpus gpu-request   GPU devices to add to the container");
    }
    /// A program that adds its name and arguments to a file, one call a line.
    /// \param help  what it prints for --help
    void record(const std::string &name, const std::string &help)
    {
        script(name, fmt::format("{{ printf '%s' \"${{0##*/}}\"; for word; do printf ' <%s>' \"$word\"; done; echo; }} "
                                 ">> '{}'\n[ \"$2\" != --help ] || echo '{}'",
                                 calls().string(), help));
    }
    void script(const std::string &name, const std::string &lines)
    {
        ASSERT_TRUE(writeFileAtomically(m_folder / name, "#!/bin/sh\n" + lines + "\n", 0755));
    }
    std::filesystem::path calls() const { return m_folder / "calls"; }
    std::vector<std::string> callLines() const
    {
        std::vector<std::string> lines;
        const std::string all = readFile(calls()).value_or("");
        std::string_view rest = all, line;
        while (takeLine(rest, line))
            lines.emplace_back(line);
        return lines;
    }

    /// What a worker starts.
    Result<ProcessPlan> planOf(int gpus, int worker = 0)
    {
        const JobType &type = *typeOf(job);
        type.fit(job, selectMachines(job, kTwoMachines), gpus);
        TaskView view{.view = 1, .attempt = 1, .start = true};
        for (int rank = 0; rank < workers; ++rank) {
            const Machine &machine = kTwoMachines[std::size_t(rank) + 1];
            view.members.push_back({.host = machine.name,
                                    .address = machine.address,
                                    .role = "worker",
                                    .index = 0,
                                    .rank = rank,
                                    .place = rank,
                                    .gpus = gpus,
                                    .cores = 8,
                                    .port = 20'000});
        }
        return type.process(job, view, view.members[std::size_t(worker)],
                            {"/r", "/r/code", "/r/process/worker", "/runtime", ""});
    }
    /// The calls on a worker, in their order.
    std::vector<std::string> recorded(int gpus, int worker = 0)
    {
        std::filesystem::remove(calls());
        const auto plan = planOf(gpus, worker);
        EXPECT_TRUE(plan && !plan->cleanUp.empty());
        if (!plan || plan->cleanUp.empty())
            return {};
        const std::vector<std::string> variables{"PATH=" + m_folder.string() + ":/usr/bin:/bin",
                                                 "MY_TOKEN=tok-8c41f0a9", "RANK=" + std::to_string(worker)};
        std::vector<std::string> end = plan->cleanUp;
        end.front() = (m_folder / end.front()).string(); // as the runtime: from the PATH of the job
        for (const auto &argv : {plan->argv, end}) {
            const auto done = runProcess({.argv = argv, .environment = variables, .workingFolder = {}, .input = {}},
                                         {Deadline::after(std::chrono::seconds(20)), {}});
            EXPECT_TRUE(done && done->exitStatus == 0) << (done ? done->err : done.error().detail);
        }
        return callLines();
    }
    /// Runs what a container runs, with scripts in place of its programs. Its clock stands until its first pause, which
    /// takes no time; then ten minutes have passed.
    /// \param rank  of the container of two
    ProcessOutcome inContainer(const std::string &command, int rank)
    {
        std::filesystem::remove(calls());
        std::filesystem::remove(m_folder / "later");
        script("date", fmt::format("if [ -e '{0}/later' ]; then echo 1600; else echo 1000; fi", m_folder.string()));
        script("sleep", fmt::format("echo pause >> '{0}/calls'; : > '{0}/later'", m_folder.string()));
        const auto done = runProcess(
            {.argv = {"/bin/sh", "-c", command},
             .environment = std::vector<std::string>{"PATH=" + m_folder.string() + ":/usr/bin:/bin",
                                                     "MASTER_ADDR=10.0.0.2", "TRAINYARD_NODE_IPS=10.0.0.2\n10.0.0.3",
                                                     "TRAINYARD_RANK=" + std::to_string(rank),
                                                     "LATER=" + (m_folder / "later").string()},
             .workingFolder = {},
             .input = {}},
            {Deadline::after(std::chrono::seconds(20)), {}});
        EXPECT_TRUE(done) << done.error().detail;
        return done.value_or(ProcessOutcome());
    }

    const std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() / fmt::format("trainyard-docker-lines-{}", selfIdentity().pid);
    protocol::JobSpec job;
    int workers = 2;
};

constexpr const char *kOptions = "<--rm> <--init> <--name> <trainyard-r-1-worker> <--label> <trainyard.run=r-1> "
                                 "<--network> <host> <-v> </r/output:/r/output> "
                                 "<-v> </r/process/worker:/r/process/worker> <-v> </r/code:/workspace> "
                                 "<-w> </workspace> <-e> ";
constexpr const char *kCommand =
    " <--shm-size> <8g> <org/image:latest> </bin/sh> <-c> <python3 train.py --name \"it's $RANK\">";

TEST_F(DockerLines, OfProcessorsOnTwoMachines) // G23, G24
{
    for (const int worker : {0, 1}) {
        const auto lines = recorded(0, worker);
        ASSERT_EQ(lines.size(), 3u) << "one that was left, the container, and its end";
        EXPECT_EQ(lines[0], kRemoved);
        EXPECT_THAT(lines[1], StartsWith(std::string("docker <run> ") + kOptions));
        EXPECT_THAT(lines[1], EndsWith(kCommand)) << "one word, whatever it has";
        for (const char *variable : {"MODE", "MY_TOKEN", "RANK", "WORLD_SIZE", "MASTER_ADDR", "TRAINYARD_METRICS"})
            EXPECT_THAT(lines[1], HasSubstr(std::string(" <-e> <") + variable + "> "));
        EXPECT_THAT(lines[1], Not(HasSubstr("tok-8c41f0a9"))) << "a secret";
        EXPECT_THAT(lines[1], Not(HasSubstr("--gpus")));
        EXPECT_EQ(lines[2], kRemoved);
    }
}

TEST_F(DockerLines, OfGpus) // G25
{
    const auto lines = recorded(4);
    ASSERT_EQ(lines.size(), 4u);
    EXPECT_EQ(lines[1], "docker <run> <--help>") << "whether it knows the option";
    EXPECT_THAT(lines[2], StartsWith(std::string("docker <run> <--gpus> <all> ") + kOptions));
    EXPECT_THAT(lines[2], EndsWith(kCommand));
    job.task.options["docker.gpus"] = "none";
    const auto without = recorded(4);
    ASSERT_EQ(without.size(), 3u);
    EXPECT_THAT(without[1], StartsWith(std::string("docker <run> ") + kOptions));
}

TEST_F(DockerLines, OfAnOldDockerWithGpus)
{
    record("docker", "  --cpus decimal   Number of CPUs");
    const auto lines = recorded(1);
    ASSERT_EQ(lines.size(), 4u);
    EXPECT_THAT(lines[2], StartsWith(std::string("nvidia-docker <run> ") + kOptions));
}

TEST_F(DockerLines, OfPodman)
{
    job.task.options["docker.program"] = "podman";
    EXPECT_THAT(recorded(0), ElementsAre("podman <rm> <-f> <trainyard-r-1-worker>",
                                         StartsWith(std::string("podman <run> ") + kOptions),
                                         "podman <rm> <-f> <trainyard-r-1-worker>"));
    EXPECT_THAT(recorded(2).at(1), StartsWith(std::string("podman <run> <--device> <nvidia.com/gpu=all> ") + kOptions));
}

TEST_F(DockerLines, OfDataAndCheckpointsOnTheMachine) // G23, G25
{
    const std::string folder = m_folder.string() + "/it's", set = folder + "/set", made = folder + "/checkpoints";
    std::filesystem::create_directories(set);
    job.data = fmt::format("file://{}/part-*.rec;s3://bucket/more;file://{}/missing;", set, folder);
    job.checkpointFolder = "file://" + made + "/";
    job.resume = made;
    const auto mounts = [&](const std::string &more) { return " <-v> <" + made + ":" + made + ">" + more; };
    EXPECT_THAT(recorded(0).at(1), HasSubstr(mounts(" <-v> <" + set + ":" + set + ":ro>") + kCommand));
    EXPECT_TRUE(std::filesystem::is_directory(made)) << "what a container writes elsewhere is lost";
    EXPECT_FALSE(std::filesystem::exists(folder + "/missing")) << "perhaps in the image";
    EXPECT_THAT(recorded(2).at(2), HasSubstr(mounts(" <-v> <" + set + ":" + set + ":ro>") + kCommand));

    job.resume = set; // may be written
    EXPECT_THAT(recorded(0).at(1), HasSubstr(mounts(" <-v> <" + set + ":" + set + ">") + kCommand));
    job.data = "file:///usr";
    job.checkpointFolder.clear();
    job.resume.clear();
    job.task.options["docker.options"] = "-v /usr/share:/usr:ro";
    EXPECT_THAT(recorded(0).at(1), HasSubstr("> <-v> </usr/share:/usr:ro> <org/image:latest> ")) << "by the user";
    EXPECT_THAT(recorded(0).at(1), Not(HasSubstr("</usr:/usr")));

    job.data = "file:///";
    EXPECT_THAT(recorded(0).at(1), Not(HasSubstr("</:/"))) << "of the image";

    job.task.options["docker.options"] = "-e DATA=" + m_folder.string();
    job.data = "file://" + m_folder.string();
    EXPECT_THAT(recorded(0).at(1), HasSubstr(":" + m_folder.string() + ":ro> <-e> <DATA=")) << "a variable, no mount";
    job.data.clear();
    job.checkpointFolder = made;
    job.resume = made + "/last";
    std::filesystem::create_directory(job.resume);
    const std::string below = recorded(0).at(1);
    EXPECT_THAT(below, HasSubstr(mounts(" <-e> <DATA=")));
    EXPECT_THAT(below, Not(HasSubstr("/last>"))) << "it could not be replaced";
    job.resume.clear();
    job.checkpointFolder = "/workspace/checkpoints"; // below the working folder
    EXPECT_THAT(recorded(0).at(1), Not(HasSubstr("checkpoints")));
    job.checkpointFolder = "/proc/own/checkpoints";
    for (const char *option : {"-v /usr:/proc/own", "--mount type=bind,source=/usr,target=/proc/own/"}) {
        job.task.options["docker.options"] = option;
        EXPECT_THAT(recorded(0).at(1), Not(HasSubstr("checkpoints"))) << option;
    }

    job.task.options["docker.options"].clear();
    job.checkpointFolder = "/proc/checkpoints"; // cannot be made
    const auto plan = planOf(0);
    ASSERT_TRUE(plan);
    const auto failed = inContainer(plan->argv.back(), 0);
    EXPECT_EQ(failed.exitStatus, 1);
    EXPECT_THAT(failed.err, HasSubstr("/proc/checkpoints"));
}

TEST_F(DockerLines, OfContainersThatReachEachOtherBySsh) // G26, G27
{
    job.task.options["docker.ssh"] = "true";
    const std::string keys = " <-v> </r/../../mesh:/run/trainyard-mesh:ro> ";
    EXPECT_THAT(recorded(0, 0).at(1), AllOf(HasSubstr(keys), EndsWith("; python3 train.py --name \"it's $RANK\">")));
    EXPECT_THAT(recorded(0, 1).at(1),
                AllOf(HasSubstr(keys), EndsWith("mkdir -p /run/sshd; exec /usr/sbin/sshd -D -e -p 12345>")));
    workers = 1; // perhaps on the head alone, which has no key mesh then
    const std::string alone = recorded(0, 0).at(1);
    EXPECT_THAT(alone, StartsWith(std::string("docker <run> ") + kOptions));
    EXPECT_THAT(alone, AllOf(Not(HasSubstr("mesh")), EndsWith(kCommand)));
}

TEST_F(DockerLines, OfTheFirstContainerWaitForSshdOfTheOthers) // G26
{
    job.task.command = "python3 train.py $#";
    job.task.options["docker.ssh"] = "true";
    const std::string line = recorded(0, 0).at(1), keys = "set +e; ";
    const auto at = line.find(keys);
    ASSERT_NE(at, std::string::npos) << line;
    const std::string command = line.substr(at + keys.size(), line.size() - at - keys.size() - 1); // without ">"
    record("python3", "");
    const std::string log = "echo \"ssh $*\" >> '" + calls().string() + "'\n",
                      login = "ssh -n -o BatchMode=yes -o ConnectTimeout=5 10.0.0.3 true";
    script("ssh", log + "[ -e \"$LATER\" ] || { echo refused >&2; exit 255; }");
    EXPECT_EQ(inContainer(command, 0).exitStatus, 0);
    EXPECT_THAT(callLines(), ElementsAre(login, "pause", login, "python3 <train.py> <0>")) << "not of its own";

    script("ssh", log + "echo refused >&2; exit 255");
    const auto late = inContainer(command, 0);
    EXPECT_EQ(late.exitStatus, 1);
    EXPECT_THAT(late.err, HasSubstr("the container on 10.0.0.3 admits no login after ten minutes: refused"));
    EXPECT_THAT(callLines(), ElementsAre(login, "pause", login));
}

TEST_F(DockerLines, OfTheSavedDaskJobWaitForItsScheduler) // G24
{
    const auto saved = savedJob("docker-cpu-multi", RunId("r-1"));
    ASSERT_TRUE(saved) << saved.error().detail;
    std::string command = saved->task.command;
    const std::string folder = "/usr/bin/"; // of the interpreter: a script takes its place
    for (auto at = command.find(folder); at != std::string::npos; at = command.find(folder))
        command.erase(at, folder.size());
    script("dask-worker", "echo \"dask-worker $*\" >> '" + calls().string() + "'; exit 3");
    script("python3.6", "[ -e \"$LATER\" ] || { echo refused >&2; exit 1; }");
    EXPECT_EQ(inContainer(command, 1).exitStatus, 0) << "a worker whose scheduler has ended is no failure";
    EXPECT_THAT(callLines(), ElementsAre("pause", "dask-worker 10.0.0.2:8786 --death-timeout 60"));

    script("python3.6", "echo refused >&2; exit 1");
    const auto late = inContainer(command, 1);
    EXPECT_EQ(late.exitStatus, 1) << "the run must not go on with one machine";
    EXPECT_THAT(late.err, HasSubstr("refused; no scheduler of Dask at 10.0.0.2:8786 after ten minutes"));
    EXPECT_THAT(callLines(), ElementsAre("pause"));
}

} // namespace
} // namespace trainyard::jobs
