#include "backend/cli/options/job_arguments.h"

#include <algorithm>
#include <filesystem>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "backend/automation/declarative.h"
#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/fixed_workers.h"
#include "backend/jobs/job_type.h"
#include "backend/jobs/saved_jobs.h"

namespace trainyard::cli {

using protocol::JobSpec;

namespace {

constexpr const char *kAnyRun = "r-0000000000000000"; // every start gets its own
constexpr std::size_t kLargestJobFile = 128u << 10;

/// Reads a job file, or the saved job of that name.
Result<JobSpec> readJob(const std::string &name)
{
    std::error_code none;
    if (name.find('/') == std::string::npos && !name.ends_with(".json") && !std::filesystem::exists(name, none))
        return jobs::savedJob(name, RunId(kAnyRun));
    TY_ASSIGN(const auto text, readFile(name, kLargestJobFile));
    auto read = jobs::jobOfFile(text, RunId(kAnyRun));
    if (read)
        return read;
    auto file = automation::readDeclarative(text, automation::Reading::Job); // YAML, or a file with cluster: and job:
    if (file.job)
        return std::move(*file.job);
    if (trimmed(text).starts_with('{'))
        return fail(read.error().code, name, read.error().detail);
    TY_TRY(automation::asStatus(file.findings, name));
    return fail(ErrorCode::InvalidArgument, name, "the file has no job:");
}

/// Validates the job before the number of workers is known.
Status checkAsked(JobSpec job)
{
    job.run = RunId(kAnyRun);
    job.workers = std::max(job.workers, job.minWorkers);
    return jobs::validate(job);
}

} // namespace

void JobArguments::addTo(CLI::App &command)
{
    // Declared first: it is parsed before the options that take precedence over it.
    command.add_option_function<std::string>(
        "--job",
        [this](const std::string &name) {
            auto read = readJob(name);
            if (!read) {
                m_read = fail(read.error());
                return;
            }
            m_job = std::move(*read);
            m_job.run = RunId();
        },
        "A job as JSON or YAML, or the name of a saved job; other options win over it");
    const auto names = namesOf(protocol::JobType::Trainer);
    command
        .add_option_function<std::string>(
            "--type", [this](const std::string &name) { m_type = parseEnum<protocol::JobType>(name); },
            "What runs: the bundled trainer, or your own command, alone or under its framework; default: trainer")
        ->check(CLI::IsMember(std::vector<std::string>(names.begin(), names.end())));
    protocol::JobOptions::addInputTo(command, m_job);
    m_options.addTo(command, m_job);
    m_options.addTaskTo(command, m_job);
    m_types.addTo(command);
    command.add_option_function<bool>(
        "--elastic-training-enabled", [this](const bool &on) { m_elastic = on; },
        "True or False: whether workers may join and leave while it runs; default: True of the trainer and of kvstore, "
        "False of other types. False keeps the workers of the start: with fewer of them, the run pauses");
    command.get_option("--resume")
        ->description(
            "Continue from a checkpoint: RUN (the newest one of that run), RUN@EPOCH, latest (of the latest run), FILE "
            "or a folder of this computer, or s3://BUCKET/PREFIX; default: none, with new weights. Of a task: "
            "the value of TRAINYARD_RESUME");
    command.add_option("COMMAND", m_command,
                       "After --, with --type: a line for the shell, or a command and its arguments");
}

Result<JobSpec> JobArguments::take()
{
    TY_TRY(m_read);
    if (m_type)
        m_job.type = *m_type;
    // One argument is a line for the shell; several are a command and its arguments.
    if (m_command.size() == 1)
        m_job.task.command = m_command.front();
    else if (!m_command.empty()) {
        m_job.task.command.clear();
        for (const std::string &word : m_command)
            m_job.task.command += (m_job.task.command.empty() ? "" : " ") + shellQuote(word);
    }
    if (!m_job.isTask() && !m_command.empty())
        return fail(ErrorCode::InvalidArgument, "job",
                    "a command needs --type, such as --type command or --type pytorch");
    TY_TRY(m_options.finish());
    TY_TRY(m_types.finish(m_job));
    chooseElastic();
    if (m_job.isTask() && !m_job.task.code.empty() && !m_job.task.code.starts_with('~')) {
        std::error_code none; // the queue reads it later, perhaps from another folder
        const auto whole = std::filesystem::absolute(m_job.task.code, none);
        if (!none)
            m_job.task.code = whole.lexically_normal().string();
    }
    if (m_job.isTask() || !m_job.data.empty())
        TY_TRY(checkAsked(m_job));
    return m_job;
}

void JobArguments::chooseElastic()
{
    if (!m_elastic)
        return;
    if (!m_job.usesParameterServer()) {
        m_job.task.elastic = *m_elastic;
    } else if (*m_elastic && jobs::hasFixedWorkers(m_job)) { // of the job file
        jobs::fixWorkers(m_job, false);
    } else if (!*m_elastic && !m_job.local()) {
        m_job.workers = std::max(m_job.workers, 2); // the cluster decides how many
        jobs::fixWorkers(m_job, true);
    }
}

std::string jobFileOf(const JobSpec &job)
{
    auto value = nlohmann::ordered_json::parse(protocol::toJson(job), nullptr, false);
    if (value.is_object()) {
        value.erase("run");
        if (const auto task = value.find("task"); task != value.end() && task->is_object())
            task->erase("codeHash");
    }
    return value.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace trainyard::cli
