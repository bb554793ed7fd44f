#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/control/control_task.h"
#include "backend/protocol/job/job_field.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"

/// What a job can run: one file for each type in types/. Pure: no sockets, files, processes or clocks, so that the client
/// shows, and tests compare, exactly what the machines start.
namespace trainyard::jobs {

using protocol::JobSpec;
using protocol::TaskMember;
using protocol::TaskView;

/// An option of one type, stored in TaskSpec::options under its name.
struct TypeOption {
    const char *name;   ///< "torch.rdzvBackend": begins with the type, or with the framework
    const char *option; ///< on the command line, "--rdzv-backend"; types may share one, with the same meaning
    const char *help;
    protocol::JobField::Kind kind = protocol::JobField::Kind::Text;
    const char *byDefault = "";
    double low = 0, high = 4096; ///< of a number; of a text, its length
    std::vector<std::string_view> choices = {};
};

/// A process of a run, before it is started: which machine, which role, which number there.
struct Place {
    std::size_t machine = 0; ///< index of the machines
    protocol::Role role = protocol::Role::Worker;
    int index = 0; ///< among the processes of the role on the machine: names its log
    int rank = -1; ///< requested; of servers -1
};

/// The machines of a run in the order of their names: the head first.
struct Machine {
    std::string name, address;
    bool head = false;
};

enum class Purpose {
    Member,  ///< one of the workers: the run ends when all have ended
    Driver,  ///< the run ends with it, whatever the others do
    Service, ///< ends with the run; that it ends earlier is a failure
};

/// One process, as a machine starts it.
struct ProcessPlan {
    std::string title; ///< for people: "torchrun", "dask-scheduler", "parameter server 1"
    Purpose purpose = Purpose::Member;
    /// Program and arguments. The program is looked for in PATH on the machine. Never contains a secret. Empty: the
    /// machine only belongs to the run, and another process starts what runs on it (Horovod's driver).
    std::vector<std::string> argv;
    std::vector<std::string>
        cleanUp; ///< run after its end, whatever it was: {"docker", "rm", "-f", NAME}; empty: nothing
    std::map<std::string, std::string> environment; ///< beside that of every task (variables.h)
    std::map<std::string, std::string> files; ///< content by name below NodeLayout::process(); rewritten at each view
    std::set<std::string> programs;           ///< names of `files` that are executable
    bool parsesOutput = true;                 ///< its output may contain metrics
    int dashboard = 0;                        ///< port of a web page of the process, for a tunnel; 0: it has none
};

/// What a runner does with its living process when the membership changes.
enum class OnChange {
    Keep,    ///< nothing: the framework notices by itself
    Refresh, ///< only ProcessPlan::files are written again
    Restart, ///< ends it, and starts it with the new plan
};

/// Where this process runs, for the plan.
struct Here {
    std::string folder;     ///< NodeLayout::run() as an absolute path
    std::string workFolder; ///< the working folder as an absolute path
    std::string process;    ///< NodeLayout::process() as an absolute path
    std::string runtime;    ///< the path of trainyard-runtime
    std::string interface;  ///< network interface of the machine's address, "eth0"; empty: unknown
};

/// One type of job. Stateless.
class JobType {
public:
    virtual ~JobType() = default;
    virtual protocol::JobType id() const = 0;
    virtual std::string_view title() const = 0;   ///< "PyTorch (torchrun)"
    virtual std::string_view summary() const = 0; ///< one sentence for people
    /// The program that must be on the machines, "torchrun"; empty: only what the command names.
    virtual std::string_view program(const JobSpec &) const { return {}; }
    virtual std::vector<TypeOption> options() const { return {}; }
    /// Problems beyond those of protocol::problems(); the detail begins with "task." and the field or option.
    virtual std::vector<protocol::JobProblem> problems(const JobSpec &) const { return {}; }
    /// Sentences for people about what the type cannot check, such as code that each machine must have. They do not
    /// prevent a start; describe() ends with them.
    virtual std::vector<std::string> advice(const JobSpec &) const { return {}; }
    /// Whether its programs listen on the machines' addresses without any authentication: whoever reaches their ports
    /// can change the job, or run code in it. describe() says so.
    virtual bool hasOpenPorts() const { return false; }
    /// Whether its programs reach other machines by ssh: the start of a run then gives the machines a key mesh.
    virtual bool needsLogins(const JobSpec &) const { return false; }
    /// Whether a process of its own runs on the head, such as a scheduler or a driver: selectMachines() then returns the
    /// head as well. It has workers only if workerMachines() contains it.
    virtual bool usesHead(const JobSpec &) const { return false; }
    /// Whether machines may come and go during this run.
    virtual bool isElastic(const JobSpec &job) const { return job.task.elastic; }

    /// Sets workers, workersPerMachine, servers and serversOn for the machines of a cluster.
    /// \param machines  as selectMachines() returns them
    /// \param gpus      of each of them
    virtual void fit(JobSpec &, std::span<const Machine> machines, int gpus) const;
    /// The processes of a new run. The same for every program that has the job and the machines. Machines that come later
    /// get the workers of placesOf(), with any rank.
    virtual std::vector<Place> places(const JobSpec &, std::span<const Machine>) const;
    /// The processes of a machine that comes later.
    virtual std::vector<Place> placesOfNew(const JobSpec &, std::size_t machine) const;

    /// The process of one member.
    /// \error InvalidArgument (the detail names the option)
    virtual Result<ProcessPlan> process(const JobSpec &, const TaskView &, const TaskMember &self,
                                        const Here &) const = 0;
    virtual OnChange change(const JobSpec &, const TaskView & /*before*/, const TaskView & /*now*/,
                            const TaskMember & /*self*/) const
    {
        return OnChange::Refresh;
    }

protected:
    /// The value of an option: of the job, else its default.
    std::string value(const JobSpec &, std::string_view option) const;
    int number(const JobSpec &, std::string_view option) const;
    bool flag(const JobSpec &, std::string_view option) const;
};

/// All types but the trainer, in the order of protocol::JobType; each file in types/ has one of these functions.
std::span<const JobType *const> jobTypes();
/// \return null for the trainer, and for a type that this version does not have
const JobType *typeOf(const JobSpec &);
const JobType *typeOf(protocol::JobType);

/// The machines on which a run has processes: those of its workers, by TaskSpec::nodes, of those of its cluster, and the
/// head where the type uses it (first). Of a trainer: all but the head, or the head alone.
std::vector<Machine> selectMachines(const JobSpec &, std::span<const Machine> all);
/// Of the machines that selectMachines() returned, those that have workers.
std::vector<Machine> workerMachines(const JobSpec &, std::span<const Machine> selected);

/// protocol::problems(), and those of the type and of its options (unknown name, wrong kind, out of range).
std::vector<protocol::JobProblem> problemsOf(const JobSpec &);
/// \error InvalidArgument (the detail of the first problem), ProtocolMismatch
Status validate(const JobSpec &);

/// The options of a type for forms: as protocol::taskFields(), "task.options.torch.rdzvBackend".
std::vector<protocol::JobField> fieldsOf(const JobType &);

/// One line for each process of a run: "worker-1  torchrun --nnodes 2 ...", with the variables that differ from those of
/// every task, then the type's advice. For the review of a job before there are machines.
/// \param machines  as selectMachines() returns them
/// \param gpus      of each of them
std::string describe(const JobSpec &, std::span<const Machine> machines, int gpus = 0);

} // namespace trainyard::jobs
