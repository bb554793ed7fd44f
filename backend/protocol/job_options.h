#pragma once

#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/job_spec.h"

namespace CLI {
class App;
}

namespace trainyard::protocol {

/// The options of a job on a command line, the same for every program that starts one. Names are those of MXNet's
/// example scripts (contracts.md 5) where they have one, with our own beside them. What is not given stays as it is in
/// the job, so that options win over a job file that was read before they are parsed. Lives as long as the command.
class JobOptions {
public:
    /// Everything but the data and the number of workers.
    void addTo(CLI::App &command, JobSpec &job);
    /// Where the pictures are, and how they are changed before training.
    static void addInputTo(CLI::App &command, JobSpec &job);
    /// After the parse: --network with --num-layers and --image-shape become a model's name, or the file that it names
    /// is read; --lr-step-epochs alone means steps, as in MXNet. errors  InvalidArgument, naming what exists; those of
    /// readFile
    Status finish();

    /// The words that, given to a command with both kinds of options, make this job of a default one: data, model, and
    /// whatever else is not the default. Values are not quoted.
    static std::vector<std::string> argumentsOf(const JobSpec &job);

private:
    JobSpec *m_job = nullptr;
    std::string m_network, m_imageShape = "3,28,28";
    int m_layers = 0;
    bool m_stepEpochs = false, m_schedule = false; ///< given
};

} // namespace trainyard::protocol
