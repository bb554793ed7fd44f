#include <utility>

#include <fmt/format.h>

#include "backend/jobs/types/types_internal.h"
#include "backend/jobs/types/view_internal.h"
#include "backend/jobs/variables.h"

namespace trainyard::jobs {

namespace {
using Kind = protocol::JobField::Kind;

constexpr int kHorovodDriver = 0; ///< number of horovodrun among the processes of role server, on the head

/// horovodrun on the head, which starts the user's processes on the machines by ssh. The machines themselves only hold
/// their slots.
class HorovodType final : public JobType {
public:
    protocol::JobType id() const override { return protocol::JobType::Horovod; }
    std::string_view title() const override { return "Horovod"; }
    bool hasOpenPorts() const override { return true; }
    bool needsLogins(const JobSpec &job) const override { return value(job, "hvd.identity").empty(); }
    std::string_view summary() const override
    {
        return "A script through horovodrun, static or elastic; the machines must reach each other by ssh.";
    }
    std::string_view program(const JobSpec &) const override { return "horovodrun"; }

    std::vector<TypeOption> options() const override
    {
        return {
            {"hvd.controller",
             "--hvd-controller",
             "gloo or mpi; elastic jobs need gloo",
             Kind::Choice,
             "gloo",
             0,
             0,
             {"gloo", "mpi"}},
            {"hvd.port", "--hvd-ssh-port", "SSH port of the machines, or of their containers", Kind::Integer, "22", 1,
             65'535},
            {"hvd.identity", "--hvd-identity", "Private key on the head; default: that of ssh, as of the key mesh",
             Kind::Text, "", 0, 1024},
            {"hvd.startTimeout", "--hvd-start-timeout", "Seconds in which all processes must start", Kind::Integer,
             "30", 1, 86'400},
            {"hvd.elasticTimeout", "--hvd-elastic-timeout",
             "Elastic: seconds in which there must be enough machines again", Kind::Integer, "600", 1, 86'400},
            {"hvd.resetLimit", "--hvd-reset-limit", "Elastic: most changes of the machines; 0: any number",
             Kind::Integer, "0", 0, 100'000},
            {"hvd.timeline", "--hvd-timeline", "File for a timeline of the operations", Kind::Text, "", 0, 1024},
            {"hvd.verbose", "--hvd-verbose", "horovodrun reports what it does", Kind::Flag, "false"},
        };
    }
    bool usesHead(const JobSpec &) const override { return true; }

    std::vector<protocol::JobProblem> problems(const JobSpec &job) const override
    {
        std::vector<protocol::JobProblem> found;
        if (job.task.elastic && value(job, "hvd.controller") == "mpi")
            found.push_back({&JobSpec::task, "task.options.hvd.controller: mpi has a fixed number of processes: an "
                                             "elastic job needs gloo"});
        const std::string_view first = parseShellLine(job.task.command).first;
        if (first == "horovodrun" || first == "mpirun")
            found.push_back(
                {&JobSpec::task, fmt::format("task.command: begins with {}: give the script, Trainyard adds horovodrun "
                                             "with the addresses of the machines",
                                             first)});
        return found;
    }
    std::vector<std::string> advice(const JobSpec &job) const override
    {
        if (!job.task.code.empty())
            return {};
        return {"The script must be on all machines: send the code (--code), or use a working folder on a shared file "
                "system (--folder)."};
    }

    /// One process of ours on each machine, which holds its slots.
    void fit(JobSpec &job, std::span<const Machine> machines, int) const override
    {
        const int processes = std::exchange(job.task.processes, 1);
        JobType::fit(job, machines, 1);
        job.task.processes = processes;
        job.servers = 1;
    }
    std::vector<Place> places(const JobSpec &job, std::span<const Machine> machines) const override
    {
        auto places = JobType::places(job, machines);
        places.insert(places.begin(), {0, protocol::Role::Server, kHorovodDriver, -1});
        return places;
    }

    Result<ProcessPlan> process(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                const Here &here) const override
    {
        ProcessPlan plan = planOf(view, self.place < 0 ? "horovodrun" : "slots of Horovod");
        if (self.place >= 0) {
            plan.parsesOutput = false;
            return plan;
        }
        plan.purpose = Purpose::Driver;
        std::vector<std::string> words = withoutSecrets(job);
        words.emplace_back("horovodrun");
        for (const std::string &word : machineWords(job, view, here, plan))
            words.push_back(word);
        addOptions(job, words);
        // Each process reads the secrets on its machine: horovodrun would write values into command lines of ssh.
        for (const char *word :
             {here.runtime.c_str(), "exec", "--run-folder", here.folder.c_str(), "--", "/bin/sh", "-c"})
            words.emplace_back(word);
        words.push_back(job.task.command);
        plan.argv = std::move(words);
        return plan;
    }

private:
    static std::vector<std::string> withoutSecrets(const JobSpec &job)
    {
        std::vector<std::string> words{"env"};
        for (const std::string &name : secretNames(job)) {
            words.emplace_back("-u");
            words.push_back(name);
        }
        return words;
    }

    /// -np and the hosts; of an elastic job a script that prints them, and whose list is written at each change.
    std::vector<std::string> machineWords(const JobSpec &job, const TaskView &view, const Here &here,
                                          ProcessPlan &plan) const
    {
        std::string list, file;
        int slots = 0;
        for (const TaskMember *worker : workersOf(view)) {
            const int own = processesOf(job, *worker);
            slots += own;
            list += fmt::format("{}{}:{}", list.empty() ? "" : ",", worker->address, own);
            file += fmt::format("{}:{}\n", worker->address, own);
        }
        if (!job.task.elastic)
            return {"-np", std::to_string(slots), "-H", list};
        plan.files["hosts"] = file;
        plan.files["discover.sh"] = "#!/bin/sh\nexec cat \"${0%/*}/hosts\"\n";
        plan.programs.insert("discover.sh");
        const auto workers = workersOf(view);
        const int each = workers.empty() ? 1 : processesOf(job, *workers.front());
        return {"-np",
                std::to_string(slots),
                "--min-np",
                std::to_string(job.minWorkers * each),
                "--max-np",
                std::to_string(job.maxWorkers * each),
                "--host-discovery-script",
                here.process + "/discover.sh"};
    }

    void addOptions(const JobSpec &job, std::vector<std::string> &words) const
    {
        const auto add = [&](const char *word, const std::string &text) {
            words.emplace_back(word);
            words.push_back(text);
        };
        words.push_back("--" + value(job, "hvd.controller"));
        add("--start-timeout", value(job, "hvd.startTimeout"));
        if (number(job, "hvd.port") != 22)
            add("-p", value(job, "hvd.port"));
        if (const std::string key = value(job, "hvd.identity"); !key.empty())
            add("-i", key);
        if (job.task.elastic) {
            add("--elastic-timeout", value(job, "hvd.elasticTimeout"));
            if (number(job, "hvd.resetLimit") > 0)
                add("--reset-limit", value(job, "hvd.resetLimit"));
        }
        if (const std::string file = value(job, "hvd.timeline"); !file.empty())
            add("--timeline-filename", file);
        if (flag(job, "hvd.verbose"))
            words.emplace_back("--verbose");
    }
};

} // namespace

const JobType &horovodType()
{
    static const HorovodType type;
    return type;
}

} // namespace trainyard::jobs
