#include <filesystem>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/jobs/job_type.h"
#include "backend/jobs/types/view_internal.h"
#include "backend/protocol/node_layout.h"
#include "build_paths.h"

/// What each type starts on a cluster of a head and two workers with two GPUs each, compared with tests/data/jobs, which
/// was written from the documentation of the frameworks.
namespace trainyard::jobs {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

using Options = std::map<std::string, std::string>;

JobSpec jobOf(protocol::JobType type, const std::string &command, Options options = {})
{
    JobSpec job;
    job.run = RunId("r-1");
    job.type = type;
    job.task.command = command;
    job.task.options = std::move(options);
    return job;
}

const std::vector<Machine> kMachines{{"head", "10.0.0.1", true}, {"worker-1", "10.0.0.2"}, {"worker-2", "10.0.0.3"}};

/// All processes of a run as they join: workers, then servers. Each has 16 ports of its machine.
TaskView viewOf(const JobSpec &job, int gpus)
{
    const auto on = selectMachines(job, kMachines);
    TaskView view{.view = 1, .attempt = 2, .start = true};
    std::vector<TaskMember> workers, servers;
    std::map<std::string, int> onHost;
    for (const Place &place : typeOf(job)->places(job, on)) {
        const Machine &machine = on[place.machine];
        const bool worker = place.role == protocol::Role::Worker;
        const int number = machine.address.back() - '1';
        TaskMember member{.host = machine.name,
                          .address = machine.address,
                          .role = std::string(toString(place.role)),
                          .index = place.index,
                          .rank = place.rank,
                          .place = worker ? place.rank : -1,
                          .gpus = machine.head ? 0 : gpus,
                          .cores = 8,
                          .port = 20'000 + 1000 * number + 16 * onHost[machine.name]++};
        (worker ? workers : servers).push_back(member);
    }
    view.members = workers;
    view.members.insert(view.members.end(), servers.begin(), servers.end());
    return view;
}

std::string indented(std::string_view text, const std::string &margin)
{
    std::string out(text);
    for (std::size_t at = out.find('\n'); at != std::string::npos; at = out.find('\n', at + 1))
        out.insert(at + 1, margin);
    return out;
}

std::string textOf(const ProcessPlan &plan)
{
    const char *const purposes[] = {"member", "driver", "service"};
    std::string text = fmt::format("{}, {}\n", plan.title, purposes[int(plan.purpose)]);
    if (plan.argv.empty())
        text += "  > nothing\n";
    for (const std::string &word : plan.argv)
        text += "  > " + indented(word, "  . ") + "\n";
    for (const auto &[name, value] : plan.environment)
        text += fmt::format("  {}={}\n", name, value);
    for (const auto &[name, content] : plan.files) {
        const std::string lines = content.substr(0, content.find_last_not_of('\n') + 1);
        text += fmt::format("  file {}{}:\n    {}\n", name, plan.programs.contains(name) ? "*" : "",
                            indented(lines, "    "));
    }
    if (!plan.cleanUp.empty())
        text += "  clean up: " + quoted(plan.cleanUp) + "\n";
    if (plan.dashboard > 0)
        text += fmt::format("  dashboard: {}\n", plan.dashboard);
    return plan.parsesOutput ? text : text + "  output is not parsed\n";
}

/// The processes of a job, once the type has fitted it to the machines.
std::string processesOf(JobSpec job, int gpus = 2)
{
    const jobs::JobType &type = *typeOf(job);
    type.fit(job, selectMachines(job, kMachines), gpus);
    EXPECT_THAT(problemsOf(job), IsEmpty());
    const TaskView view = viewOf(job, gpus);
    std::string text;
    for (const TaskMember &member : view.members) {
        const std::string label = protocol::label(*protocol::roleFromString(member.role), member.index),
                          run = "/home/u/.trainyard/runs/r-1";
        const auto plan = type.process(
            job, view, member, {run, run + "/code", run + "/process/" + label, "/opt/trainyard-runtime", "eth0"});
        text += fmt::format("{} {}: {}", member.host, label, plan ? textOf(*plan) : plan.error().detail);
    }
    return text;
}

std::string expected(const std::string &name)
{
    return readFile(std::filesystem::path(TRAINYARD_SOURCE_DIR) / "tests/data/jobs" / (name + ".txt")).value_or(name);
}

TEST(Types, CommandsRunOnEachMachine)
{
    EXPECT_EQ(processesOf(jobOf(protocol::JobType::Command, "echo \"it's $TRAINYARD_RANK\"\necho done")),
              expected("command"));
}

TEST(Types, PytorchIsStaticOrElastic)
{
    EXPECT_EQ(processesOf(jobOf(protocol::JobType::Pytorch, "python3 train.py --epochs 3")), expected("pytorch"));
    EXPECT_EQ(processesOf(jobOf(protocol::JobType::Pytorch, "-m project.train", {{"torch.nnodes", "1:3"}})),
              expected("pytorch-elastic"));
}

TEST(Types, MxnetHasSchedulerServersAndWorkers)
{
    EXPECT_EQ(processesOf(jobOf(protocol::JobType::Mxnet, "python3 train_cifar10.py --kv-store dist_sync",
                                {{"mxnet.gpus", "auto"}})),
              expected("mxnet"));
}

TEST(Types, MxnetWorkersGetTheGpusOfTheirOwnMachine)
{
    JobSpec job = jobOf(protocol::JobType::Mxnet, "python3 train.py", {{"mxnet.gpus", "auto"}});
    typeOf(job)->fit(job, selectMachines(job, kMachines), 2);
    TaskView view = viewOf(job, 0);
    view.members[1].gpus = 3; // machines of two types
    std::vector<std::string> lines;
    for (const TaskMember &member : view.members) {
        if (const auto plan = typeOf(job)->process(job, view, member, Here()); plan && member.place >= 0)
            lines.push_back(plan->argv.back());
    }
    EXPECT_THAT(lines, ElementsAre("python3 train.py", "python3 train.py --gpus 0,1,2"));
}

TEST(Types, TensorFlowHasTheVariableOrTheFlags)
{
    EXPECT_EQ(processesOf(jobOf(protocol::JobType::TensorFlow, "python3 train.py",
                                {{"tf.ps", "1"}, {"tf.chief", "true"}, {"tf.evaluator", "true"}})),
              expected("tensorflow"));
    EXPECT_EQ(processesOf(jobOf(protocol::JobType::TensorFlow, "python3 train.py", {{"tf.mode", "flags"}})),
              expected("tensorflow-flags"));
}

TEST(Types, HorovodIsStaticOrElastic)
{
    JobSpec job = jobOf(protocol::JobType::Horovod, "python3 main.py --name 'two words'",
                        {{"hvd.port", "12345"}, {"hvd.verbose", "true"}});
    job.task.secrets = {"WANDB_API_KEY"};
    EXPECT_EQ(processesOf(job), expected("horovod"));
    job.task.options.clear();
    job.task.elastic = true;
    job.maxWorkers = 4;
    EXPECT_EQ(processesOf(job), expected("horovod-elastic"));
}

TEST(Types, DaskAndRayHaveTheirSchedulerOnTheHead)
{
    EXPECT_EQ(processesOf(jobOf(protocol::JobType::Dask, "python3 tree.py \"$DASK_SCHEDULER_ADDRESS\"",
                                {{"dask.workers", "2"}})),
              expected("dask"));
    EXPECT_EQ(processesOf(jobOf(protocol::JobType::Ray, "python3 tune.py")), expected("ray"));
}

TEST(Types, ContainersGetVariablesByName)
{
    JobSpec job = jobOf(protocol::JobType::Docker, "python3 -c 'print(1)'",
                        {{"docker.image", "org/image:latest"}, {"docker.options", "--shm-size 8g"}});
    job.task.environment = {"MODE=fast and loose"};
    job.task.secrets = {"WANDB_API_KEY"};
    EXPECT_EQ(processesOf(job, 0), expected("docker"));
    job.task.options["docker.ssh"] = "true";
    EXPECT_EQ(processesOf(job), expected("docker-ssh"));
}

TEST(Types, WithoutACommandDaskAndRayAreOnlyAService)
{
    JobSpec job = jobOf(protocol::JobType::Dask, "");
    const auto on = selectMachines(job, kMachines);
    ASSERT_EQ(on.size(), 3u);
    typeOf(job)->fit(job, on, 0);
    EXPECT_EQ(job.workers, 2) << "the head only has the scheduler";
    EXPECT_EQ(typeOf(job)->places(job, on).size(), 3u);
    EXPECT_TRUE(typeOf(job)->isElastic(job));
    EXPECT_EQ(typeOf(job)->placesOfNew(job, 3).size(), 1u);
}

TEST(Types, AHeadThatWorksHasBoth)
{
    JobSpec job = jobOf(protocol::JobType::Mxnet, "python3 train.py");
    job.task.nodes = "head";
    const auto on = selectMachines(job, kMachines);
    typeOf(job)->fit(job, on, 0);
    const auto places = typeOf(job)->places(job, on);
    ASSERT_EQ(places.size(), 3u) << "scheduler, server, worker";
    EXPECT_EQ(places[1].index, 1) << "number 0 is the scheduler";
    job.task.nodes = "1";
    ASSERT_EQ(selectMachines(job, kMachines).size(), 2u);
    EXPECT_THAT(workerMachines(job, selectMachines(job, kMachines)).front().name, "worker-1");
}

std::vector<std::string> problemsIn(const JobSpec &job)
{
    std::vector<std::string> found;
    for (const protocol::JobProblem &problem : problemsOf(job))
        found.push_back(problem.detail);
    return found;
}

TEST(Types, NameWhatCannotRun)
{
    using enum protocol::JobType;
    const auto says = [](JobSpec job, const std::string &words) {
        job.servers = 0;
        EXPECT_THAT(problemsIn(job), Contains(HasSubstr(words)));
    };
    says(jobOf(Pytorch, "torchrun train.py"), "Trainyard adds with its addresses");
    says(jobOf(Pytorch, "/opt/bin/torchrun train.py"), "begins with torchrun");
    says(jobOf(Pytorch, "python3 -m torch.distributed.run train.py"), "begins with torchrun");
    says(jobOf(Pytorch, "train.py", {{"torch.nnodes", "3"}}), "torch.nnodes: \"3\" is not MIN:MAX");
    says(jobOf(Pytorch, "train.py", {{"torch.nnodes", "3:1"}}), "torch.nnodes: \"3:1\"");
    says(jobOf(Pytorch, "train.py", {{"torch.nproc", "many"}}), "torch.nproc: \"many\"");
    says(jobOf(Pytorch, "train.py", {{"torch.nnodes", "1:3"}, {"torch.rdzvBackend", "static"}}), "needs c10d");
    says(jobOf(Pytorch, "train.py", {{"torch.rdzvBackend", "etcd-v2"}}), "torch.rdzvEndpoint");
    says(jobOf(Mxnet, "python train.py --kv-store dist_sinc"), "--kv-store \"dist_sinc\" is none of");
    says(jobOf(TensorFlow, "python train.py", {{"tf.mode", "flags"}, {"tf.chief", "true"}}), "neither a chief");
    says(jobOf(TensorFlow, "python train.py", {{"tf.mode", "both"}}), "\"both\" is none of config, flags");
    says(jobOf(Horovod, "horovodrun -np 2 python main.py"), "begins with horovodrun");
    says(jobOf(Docker, "true"), "docker.image: is empty");
    says(jobOf(Docker, "true", {{"docker.image", "i"}, {"docker.options", "-it -v /a:/b"}}), "-it is for a terminal");
    says(jobOf(Docker, "true", {{"docker.image", "i"}, {"docker.options", "--rm; reboot"}}), "are not only options");
    says(jobOf(Dask, "true", {{"dask.workers", "9"}}), "9 is not in 1 to 6");
    for (const char *kind : {"dist_sync", "dist_device_sync", "dist_sync_device", "dist_async", "$KIND"}) {
        JobSpec job = jobOf(Mxnet, std::string("python train.py --kv-store ") + kind);
        job.servers = 0;
        EXPECT_THAT(problemsIn(job), IsEmpty()) << kind;
    }
}

TEST(Types, AdviseOnWhatTheyCannotCheck)
{
    const auto adviceOf = [](const JobSpec &job) { return typeOf(job)->advice(job); };
    using enum protocol::JobType;
    EXPECT_THAT(adviceOf(jobOf(Mxnet, "python t.py --kv-store=dist_device_sync")),
                ElementsAre(HasSubstr("ResizeIter")));
    EXPECT_THAT(adviceOf(jobOf(Mxnet, "python t.py --kv-store dist_async")), IsEmpty());
    JobSpec job = jobOf(TensorFlow, "python t.py");
    EXPECT_THAT(adviceOf(job), ElementsAre(HasSubstr("same code")));
    job.task.code = "/home/u/project";
    EXPECT_THAT(adviceOf(job), IsEmpty());
    job.task.code.clear();
    EXPECT_THAT(describe(job, selectMachines(job, kMachines)), HasSubstr("same code"));
    for (const auto type : {Mxnet, TensorFlow, Pytorch, Horovod, Dask, Ray}) { // S9
        job = jobOf(type, "python t.py");
        EXPECT_THAT(describe(job, selectMachines(job, kMachines)), HasSubstr("authenticate nobody")) << toString(type);
    }
    job = jobOf(Command, "python t.py");
    EXPECT_THAT(describe(job, selectMachines(job, kMachines)), Not(HasSubstr("authenticate")));
    job = jobOf(KvStore, "python t.py"); // G14: before machines are paid for
    EXPECT_THAT(describe(job, selectMachines(job, kMachines)), HasSubstr("each worker has the complete model"));
}

TEST(Types, OfProgramsThatUseSshNeedLogins) // G20, G26
{
    const auto needs = [](const JobSpec &job) { return typeOf(job)->needsLogins(job); };
    using enum protocol::JobType;
    EXPECT_TRUE(needs(jobOf(Horovod, "python t.py")));
    EXPECT_FALSE(needs(jobOf(Horovod, "python t.py", {{"hvd.identity", "~/.ssh/own"}}))) << "a key of the user's";
    EXPECT_TRUE(needs(jobOf(Docker, "true", {{"docker.image", "i"}, {"docker.ssh", "true"}})));
    EXPECT_FALSE(needs(jobOf(Docker, "true", {{"docker.image", "i"}})));
    EXPECT_FALSE(needs(jobOf(Pytorch, "python t.py")));
}

TEST(Types, ElasticJobsHaveTheLimitsOfTheirOption)
{
    JobSpec job = jobOf(protocol::JobType::Pytorch, "train.py", {{"torch.nnodes", "2:5"}});
    const auto on = selectMachines(job, kMachines);
    EXPECT_TRUE(on.front().head) << "the store of the rendezvous";
    typeOf(job)->fit(job, on, 4);
    EXPECT_TRUE(typeOf(job)->isElastic(job));
    EXPECT_EQ(job.minWorkers, 2);
    EXPECT_EQ(job.maxWorkers, 5);
    EXPECT_EQ(job.workersPerMachine, 1) << "torchrun starts the processes of a machine";
    job.task.options["torch.nnodes"] = "3:5";
    typeOf(job)->fit(job, on, 4);
    EXPECT_THAT(problemsIn(job), Contains("minWorkers: 3 is more than workers, 2"));
}

TEST(ShellLines, KnowOneCommandFromSeveral)
{
    EXPECT_TRUE(parseShellLine("python3 a.py 'x; y' \"a | b\" $(seq 1 3; echo) `a; b` a\\;b").simple);
    EXPECT_TRUE(parseShellLine("a#b").simple);
    for (const char *line : {"a; b", "a && b", "a | b", "a > f", "a &", "(a)", "a\nb", "a # b", "a 'open", "a $(open"})
        EXPECT_FALSE(parseShellLine(line).simple) << line;
    const ShellLine line = parseShellLine("  /opt/conda/bin/python3.11   -u  x.py ");
    EXPECT_EQ(line.first, "/opt/conda/bin/python3.11");
    EXPECT_EQ(line.rest, "-u  x.py");
    EXPECT_TRUE(line.callsPython());
    for (const char *other : {"pythonic x.py", "A=1 python3 x.py", "", "pytest"})
        EXPECT_FALSE(parseShellLine(other).callsPython()) << other;
}

/// What torchrun gets behind its options.
std::string scriptOf(const std::string &command)
{
    JobSpec job = jobOf(protocol::JobType::Pytorch, command);
    typeOf(job)->fit(job, selectMachines(job, kMachines), 0);
    const TaskView view = viewOf(job, 0);
    const auto plan = typeOf(job)->process(job, view, view.members[0], {});
    const std::string &line = plan->argv.back();
    const std::string last = "--monitor_interval=1 ";
    return line.substr(line.find(last) + last.size());
}

TEST(Types, PytorchRunsScriptsModulesAndAnyProgram)
{
    EXPECT_EQ(scriptOf("python train.py --lr $LR"), "train.py --lr $LR");
    EXPECT_EQ(scriptOf("src/train.py -x"), "src/train.py -x");
    EXPECT_EQ(scriptOf("python3 -m pkg.train"), "-m pkg.train");
    EXPECT_EQ(scriptOf("python3 -u train.py"), "--no_python /bin/sh -c 'python3 -u train.py'");
    EXPECT_EQ(scriptOf("cd src && python3 train.py"), "--no_python /bin/sh -c 'cd src && python3 train.py'");
    EXPECT_EQ(scriptOf("FAST=1 python3 train.py"), "--no_python /bin/sh -c 'FAST=1 python3 train.py'");
}

/// Runs a plan's words with a shell function in place of a program, which prints its arguments one per line.
TEST(Types, KeepHostileWordsThroughARealShell)
{
    const std::string hostile = "printf '<%s>' \"it's\" '$(reboot)' '' 'a\nb' \"ü\" \\; '`x`' '*'";
    const auto direct =
        runProcess({.argv = {"/bin/sh", "-c", hostile}}, {Deadline::after(std::chrono::seconds(20)), {}});
    ASSERT_TRUE(direct);
    ASSERT_EQ(direct->out, "<it's><$(reboot)><><a\nb><ü><;><`x`><*>");
    JobSpec job = jobOf(protocol::JobType::Docker, hostile, {{"docker.image", "image"}});
    typeOf(job)->fit(job, selectMachines(job, kMachines), 0);
    const TaskView view = viewOf(job, 0);
    const auto plan = typeOf(job)->process(job, view, view.members[0], {"/r", "/c", "/p", "/runtime", ""});
    ASSERT_TRUE(plan);
    const auto file = std::filesystem::temp_directory_path() / fmt::format("trainyard-docker-{}", selfIdentity().pid);
    std::filesystem::create_directory(file);
    // Stand-in for docker: runs what follows the image.
    ASSERT_TRUE(writeFileAtomically(file / "docker",
                                    "#!/bin/sh\nwhile [ \"$1\" != image ]; do shift || exit 0; [ $# -gt 0 ]"
                                    " || exit 0; done; shift; exec \"$@\"\n",
                                    0755));
    const auto outcome = runProcess({.argv = plan->argv, .environment = {{"PATH=" + file.string() + ":/usr/bin:/bin"}}},
                                    {Deadline::after(std::chrono::seconds(20)), {}});
    std::filesystem::remove_all(file);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->out, direct->out) << outcome->err;
}

TEST(Types, TensorFlowsVariableIsJsonForPython)
{
    const auto python = findProgram("/usr/bin/python3");
    if (!python || !std::filesystem::exists(*python))
        GTEST_SKIP() << "python3 is missing";
    JobSpec job = jobOf(protocol::JobType::TensorFlow,
                        "/usr/bin/python3 -c 'import json, os; c = json.loads(os.environ[\"TF_CONFIG\"]); "
                        "print(c[\"task\"][\"type\"], len(c[\"cluster\"][\"worker\"]))'");
    typeOf(job)->fit(job, selectMachines(job, kMachines), 0);
    const TaskView view = viewOf(job, 0);
    const auto plan = typeOf(job)->process(job, view, view.members[1], {});
    ASSERT_TRUE(plan);
    const auto outcome =
        runProcess({.argv = plan->argv, .environment = {{"TF_CONFIG=" + plan->environment.at("TF_CONFIG")}}},
                   {Deadline::after(std::chrono::seconds(30)), {}});
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->out, "worker 2\n") << outcome->err;
}

} // namespace
} // namespace trainyard::jobs
