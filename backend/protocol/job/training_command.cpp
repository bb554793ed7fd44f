#include "backend/protocol/job/training_command.h"

#include "backend/core/encoding.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/job/job_options.h"

namespace trainyard::protocol {

Result<std::string> trainingCommand(const JobSpec &job)
{
    if (job.type == JobType::Mxnet)
        return job.task.command;
    if (job.isTask())
        return fail(ErrorCode::Unsupported, "job", "its machines run a program of the user, which is no MXNet script");
    if (!job.network.empty())
        return fail(ErrorCode::Unsupported, "job",
                    "the network " + job.model +
                        " is part of the job: save it as a file on the shared file system, and name that file with "
                        "--network in the command");
    JobSpec shown = job;
    shown.workersPerMachine = JobSpec().workersPerMachine; // each command starts one worker
    if (shown.resume == kResumeFile)
        shown.resume.clear();
    std::string command = "~/.trainyard/bundle/trainyard-runtime train"; // the shell of the node replaces the ~
    for (const std::string &word : JobOptions::argumentsOf(shown))
        command += " " + shellQuote(word);
    return command;
}

} // namespace trainyard::protocol
