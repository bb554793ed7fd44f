#include <charconv>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/types/types_internal.h"
#include "backend/jobs/types/view_internal.h"

namespace trainyard::jobs {

namespace {
using Kind = protocol::JobField::Kind;

using protocol::JobProblem;

constexpr int kStore = 0; ///< number of the process of role server that hosts the store of the rendezvous

struct NodeRange {
    int low = 1, high = 1;
};

/// "1:3", as torchrun writes it.
std::optional<NodeRange> nodeRangeIn(std::string_view text)
{
    NodeRange range;
    const char *const end = text.data() + text.size();
    const auto [colon, error] = std::from_chars(text.data(), end, range.low);
    if (error != std::errc() || colon == end || *colon != ':')
        return std::nullopt;
    const auto [last, wrong] = std::from_chars(colon + 1, end, range.high);
    const bool good = wrong == std::errc() && last == end && range.low >= 1 && range.low <= range.high;
    return good && range.high <= 4096 ? std::optional(range) : std::nullopt;
}

/// Hosts the store of a rendezvous until it is ended: on the head, which outlives machines that come and go.
constexpr const char *kStoreProgram = "import signal, sys, torch.distributed as d\n"
                                      "store = d.TCPStore(sys.argv[1], int(sys.argv[2]), None, True,"
                                      " wait_for_workers=False)\n"
                                      "print('rendezvous store at %s:%s' % (sys.argv[1], sys.argv[2]))\n"
                                      "signal.sigwait([signal.SIGTERM])\n";

/// One torchrun on each machine. Options in the spelling with underscores, which all versions of torchrun know.
class PytorchType final : public JobType {
public:
    protocol::JobType id() const override { return protocol::JobType::Pytorch; }
    std::string_view title() const override { return "PyTorch (torchrun)"; }
    bool hasOpenPorts() const override { return true; }
    std::string_view summary() const override
    {
        return "A PyTorch script on each machine through torchrun, static, or elastic between two numbers of machines.";
    }
    std::string_view program(const JobSpec &job) const override
    {
        if (const auto at = job.task.options.find("torch.python"); at != job.task.options.end() && !at->second.empty())
            return at->second;
        const ShellLine line = parseShellLine(job.task.command);
        const bool literal = line.first.find_first_of("$`'\"\\") == std::string_view::npos;
        return line.simple && line.callsPython() && literal ? line.first : "python3";
    }

    std::vector<TypeOption> options() const override
    {
        return {
            {"torch.nnodes", "--nnodes", "MIN:MAX machines: elastic; default: as many as --nodes, static", Kind::Text,
             "", 0, 16},
            {"torch.nproc", "--nproc-per-node",
             "Processes on each machine: a number, auto, cpu, gpu; default: one for "
             "each GPU, or one",
             Kind::Text, "", 0, 8},
            {"torch.rdzvBackend",
             "--rdzv-backend",
             "Rendezvous: auto (static, or c10d of an elastic job), static, c10d, etcd-v2",
             Kind::Choice,
             "auto",
             0,
             0,
             {"auto", "static", "c10d", "etcd-v2"}},
            {"torch.rdzvEndpoint", "--rdzv-endpoint", "HOST:PORT of an etcd server; c10d has its store on the head",
             Kind::Text, "", 0, 256},
            {"torch.maxRestarts", "--max-restarts",
             "Restarts of all workers by torchrun after a failure; -1: 10 of an elastic job, else 0", Kind::Integer,
             "-1", -1, 1000},
            {"torch.python", "--python", "Python interpreter; default: that of the command, else python3", Kind::Text,
             "", 0, 1024},
            {"torch.lastCallSeconds", "--last-call-seconds",
             "Elastic: so long a rendezvous waits for further machines once there are enough", Kind::Integer, "5", 1,
             3600},
            {"torch.monitorInterval", "--monitor-interval", "Seconds between two looks at the workers", Kind::Real, "1",
             0.1, 60},
        };
    }

    bool isElastic(const JobSpec &job) const override
    {
        return job.task.elastic || nodeRangeIn(value(job, "torch.nnodes"));
    }
    bool usesHead(const JobSpec &job) const override { return backend(job) == "c10d"; }

    std::vector<JobProblem> problems(const JobSpec &job) const override;
    std::vector<std::string> advice(const JobSpec &job) const override
    {
        if (!isElastic(job))
            return {};
        return {"Elastic: when a machine comes or goes, torchrun starts all workers again: the script must save "
                "checkpoints and continue from the newest one ($TRAINYARD_OUTPUT is a folder of each machine)."};
    }

    void fit(JobSpec &job, std::span<const Machine> machines, int) const override
    {
        JobSpec one = job;
        one.task.processes = 1; // torchrun starts the others
        JobType::fit(one, machines, 1);
        job.workers = one.workers, job.workersPerMachine = one.workersPerMachine;
        job.servers = one.servers, job.serversOn = one.serversOn;
        job.minWorkers = one.minWorkers, job.maxWorkers = one.maxWorkers;
        if (const auto range = nodeRangeIn(value(job, "torch.nnodes"))) {
            job.minWorkers = range->low;
            job.maxWorkers = range->high;
        }
    }
    std::vector<Place> places(const JobSpec &job, std::span<const Machine> machines) const override
    {
        auto places = JobType::places(job, machines);
        if (usesHead(job))
            places.insert(places.begin(), {0, protocol::Role::Server, kStore, -1});
        return places;
    }

    Result<ProcessPlan> process(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                const Here &here) const override
    {
        return self.place < 0 ? Result<ProcessPlan>(storePlan(job, view, self)) : agentPlan(job, view, self, here);
    }
    OnChange change(const JobSpec &, const TaskView &, const TaskView &, const TaskMember &) const override
    {
        return OnChange::Keep; // torchrun notices by its rendezvous
    }

private:
    std::string backend(const JobSpec &job) const
    {
        const std::string chosen = value(job, "torch.rdzvBackend");
        return chosen != "auto" ? chosen : isElastic(job) ? "c10d" : "static";
    }
    std::string interpreter(const JobSpec &job) const
    {
        if (const std::string chosen = value(job, "torch.python"); !chosen.empty())
            return shellQuote(chosen);
        const ShellLine line = parseShellLine(job.task.command);
        return line.simple && line.callsPython() ? std::string(line.first) : "python3";
    }

    ProcessPlan storePlan(const JobSpec &job, const TaskView &view, const TaskMember &self) const
    {
        ProcessPlan plan = planOf(view, "rendezvous store");
        plan.purpose = Purpose::Service;
        plan.parsesOutput = false;
        const std::string python = interpreter(job);
        plan.argv =
            shell(requireModule(python, "torch", "torch") +
                  fmt::format("exec {} -c {} {} {}", python, shellQuote(kStoreProgram), self.address, self.port));
        return plan;
    }

    Result<std::vector<std::string>> rendezvous(const JobSpec &job, const TaskView &view, const TaskMember &self) const
    {
        const std::string chosen = backend(job);
        const auto workers = workersOf(view);
        if (chosen == "static")
            return std::vector<std::string>{
                fmt::format("--nnodes={}", workers.size()), fmt::format("--node_rank={}", self.place),
                "--master_addr=" + workers.front()->address, fmt::format("--master_port={}", workers.front()->port)};
        std::vector<std::string> words{isElastic(job) ? fmt::format("--nnodes={}:{}", job.minWorkers, job.maxWorkers)
                                                      : fmt::format("--nnodes={}", workers.size()),
                                       "--rdzv_backend=" + chosen,
                                       fmt::format("--rdzv_id={}-{}", job.run.value, view.attempt)};
        const std::string lastCall = "last_call_timeout=" + value(job, "torch.lastCallSeconds");
        if (chosen == "c10d") {
            TY_ASSIGN(const TaskMember *store, serviceOf(view, kStore, "rendezvous store"));
            words.push_back("--rdzv_endpoint=" + endpointOf(*store));
            words.push_back("--rdzv_conf=is_host=false," + lastCall); // the store has its own process
        } else {
            words.push_back("--rdzv_endpoint=" + value(job, "torch.rdzvEndpoint"));
            words.push_back("--rdzv_conf=" + lastCall);
        }
        return words;
    }

    Result<ProcessPlan> agentPlan(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                  const Here &here) const
    {
        TY_ASSIGN(std::vector<std::string> words, rendezvous(job, view, self));
        ProcessPlan plan = planOf(view, "torchrun");
        for (const char *name : {"GLOO_SOCKET_IFNAME", "NCCL_SOCKET_IFNAME"}) {
            if (!here.interface.empty() && !setsVariable(job, name))
                plan.environment[name] = here.interface;
        }
        const std::string nproc = value(job, "torch.nproc");
        words.push_back("--nproc_per_node=" + (nproc.empty() ? std::to_string(processesOf(job, self)) : nproc));
        const int restarts = number(job, "torch.maxRestarts");
        words.push_back(fmt::format("--max_restarts={}", restarts >= 0 ? restarts : isElastic(job) ? 10 : 0));
        // No redirection, as by default, in a spelling that torch 1 on Python 3.11 understands as well: there the flag
        // without bits, "0", is read as nothing, and torchrun fails.
        words.emplace_back("--redirects=9:0");
        words.emplace_back("--tee=9:0");
        words.push_back("--monitor_interval=" + value(job, "torch.monitorInterval"));
        const std::string python = interpreter(job);
        plan.argv = shell(requireModule(python, "torch", "torch") +
                          fmt::format("exec {} -m torch.distributed.run {} {}", python, quoted(words), script(job)));
        return plan;
    }

    /// What follows the options of torchrun: a script, -m and a module, or any program.
    static std::string script(const JobSpec &job)
    {
        const ShellLine line = parseShellLine(job.task.command);
        const std::string_view command = trimmed(job.task.command);
        const auto isScript = [](std::string_view word) { return word.ends_with(".py"); };
        if (line.simple && line.callsPython()) {
            const std::string_view next = parseShellLine(line.rest).first;
            if (next == "-m" || isScript(next))
                return std::string(line.rest);
        } else if (line.simple && (line.first == "-m" || isScript(line.first))) {
            return std::string(command);
        }
        return "--no_python /bin/sh -c " + shellQuote(command);
    }
};

std::vector<JobProblem> PytorchType::problems(const JobSpec &job) const
{
    std::vector<JobProblem> found;
    const auto report = [&](std::string detail) { found.push_back({&JobSpec::task, std::move(detail)}); };
    const ShellLine line = parseShellLine(job.task.command);
    const std::string_view first = line.first.substr(line.first.rfind('/') + 1);
    if (first == "torchrun" || line.rest.starts_with("-m torch.distributed."))
        report("task.command: begins with torchrun, which Trainyard adds with its addresses: give the script and its "
               "arguments");
    const std::string nodes = value(job, "torch.nnodes");
    if (!nodes.empty() && !nodeRangeIn(nodes))
        report(fmt::format("task.options.torch.nnodes: \"{}\" is not MIN:MAX; choose a fixed number of machines by "
                           "nodes",
                           nodes));
    const std::string nproc = value(job, "torch.nproc");
    int count = 0;
    const auto [end, error] = std::from_chars(nproc.data(), nproc.data() + nproc.size(), count);
    const bool isCount = error == std::errc() && end == nproc.data() + nproc.size() && count >= 1 && count <= 64;
    if (!nproc.empty() && !isCount && nproc != "auto" && nproc != "cpu" && nproc != "gpu")
        report(fmt::format("task.options.torch.nproc: \"{}\" is none of auto, cpu, gpu, 1 to 64", nproc));
    const std::string chosen = value(job, "torch.rdzvBackend");
    if (chosen == "static" && isElastic(job))
        report("task.options.torch.rdzvBackend: static has a fixed number of machines: an elastic job needs c10d");
    if ((chosen == "etcd-v2") != !value(job, "torch.rdzvEndpoint").empty())
        report("task.options.torch.rdzvEndpoint: is the address of the server of etcd-v2, and of nothing else");
    return found;
}

} // namespace

const JobType &pytorchType()
{
    static const PytorchType type;
    return type;
}

} // namespace trainyard::jobs
