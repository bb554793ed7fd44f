#pragma once

#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/job/job_spec.h"

namespace CLI {
class App;
}

namespace trainyard::protocol {

/// The command-line options of a job, the same for every program that starts one. Names are those of MXNet's example
/// scripts where those have one, next to Trainyard's own. Options that are not given leave the job unchanged: a job
/// file that was read before the parse supplies the defaults. Must outlive the command, and the command finish().
class JobOptions {
public:
    /// Adds all options except those of the data and the number of workers.
    void addTo(CLI::App &command, JobSpec &job);
    /// Adds the options of the images: where they are, augmentation and normalisation.
    static void addInputTo(CLI::App &command, JobSpec &job);
    /// Adds the options of a task, which all types share; not its command. Those of one type: jobs::TypeOptions.
    void addTaskTo(CLI::App &command, JobSpec &job);
    /// To call after the parse. Converts --network, --num-layers and --image-shape into the name of a model, or reads
    /// the file that --network names. --lr-step-epochs without --lr-schedule selects the step schedule, as in MXNet.
    /// Without --servers, a local --kv-store means none, and any other at least one.
    /// \error InvalidArgument (an unknown name; the detail lists the valid ones; an --image-shape that the model does
    ///     not take), and those of readFile
    Status finish();

    /// Returns the arguments that, for a command with all groups of options, turn a default job into this one: data,
    /// model, and every option whose value is not the default. Values are not quoted. Of a task: its options, without
    /// those of its type, and last "--" and the command as one word.
    static std::vector<std::string> argumentsOf(const JobSpec &job);

private:
    CLI::App *m_command = nullptr;
    JobSpec *m_job = nullptr;
    std::string m_network, m_imageShape = "3,28,28";
    int m_layers = 0;
    Status m_names; ///< of the given names of enumerations
};

} // namespace trainyard::protocol
