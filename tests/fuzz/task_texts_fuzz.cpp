#include <algorithm>
#include <string>

#include "backend/core/text.h"
#include "backend/jobs/help_options.h"
#include "backend/jobs/saved_jobs.h"
#include "backend/jobs/script_line.h"
#include "backend/jobs/types/view_internal.h"
#include "backend/launchers/hosts_file.h"
#include "backend/launchers/launcher.h"
#include "backend/runtime/launch/drop_in/drop_in_options.h"
#include "tests/fuzz/fuzz.h"

/// Texts of users, scripts and queues: hosts files, help, shell lines, replies of queues, job files, arguments.
using namespace trainyard;

namespace {

void checkHosts(std::string_view text)
{
    const auto hosts = launchers::parseHostsFile(text);
    if (!hosts)
        return;
    const auto again = launchers::parseHostsFile(launchers::hostsFile(*hosts));
    fuzz::require(again && again->size() == hosts->size(), "what was read is written and read alike");
    for (std::size_t at = 0; at < hosts->size(); ++at) {
        fuzz::require((*again)[at].host == (*hosts)[at].host && (*again)[at].port == (*hosts)[at].port, "each host");
        fuzz::require((*hosts)[at].host.front() != '-', "no host is an option of ssh");
    }
}

void checkHelp(std::string_view text)
{
    const auto options = jobs::optionsInHelp(text);
    fuzz::require(options.size() <= 512, "a form has a limited number of fields");
    for (const jobs::ScriptOption &option : options)
        fuzz::require(option.name.starts_with('-') && option.name.find_first_of(" ;|&$`'\"\n") == std::string::npos,
                      "names of options need no quotes");
    const auto line = jobs::ScriptLine::read(protocol::JobType::Command, text.substr(0, 1000));
    const jobs::ScriptOption option{"--fuzzed", "VALUE", "", "", {}};
    if (line && !line->value(option)) {
        const auto changed = jobs::ScriptLine::read(protocol::JobType::Command, line->withValue(option, "a 'b"));
        fuzz::require(changed && changed->value(option) == "a 'b", "a value in the line is read again");
    }
}

void checkQueues(std::string_view text)
{
    for (const auto id : {protocol::Launcher::Sge, protocol::Launcher::Slurm, protocol::Launcher::Yarn}) {
        const launchers::Launcher &launcher = *launchers::launcherOf(id);
        (void)launcher.stateIn(text);
        const auto job = launcher.idIn(text);
        fuzz::require(!job || (!job->empty() && job->front() != '-' &&
                               job->find_first_not_of("0123456789_aplicton") == std::string::npos),
                      "an id is no option, and needs no quotes");
    }
}

void checkTypes(std::string_view text)
{
    const jobs::ShellLine line = jobs::parseShellLine(text);
    fuzz::require(line.first.size() + line.rest.size() <= text.size(), "the parts of a line are in it");
    const jobs::Machine machines[] = {{"head", "10.0.0.1", true}, {"worker-1", "10.0.0.2"}};
    for (const jobs::JobType *type : jobs::jobTypes()) {
        protocol::JobSpec job;
        job.run = RunId("r-1");
        job.type = type->id();
        job.task.command = std::string(text);
        const auto on = jobs::selectMachines(job, machines);
        type->fit(job, on, 2);
        (void)jobs::problemsOf(job);
        fuzz::require(!jobs::describe(job, on, 2).empty(), "each type has processes");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text = fuzz::textOf(bytes + 1, size - 1);
    switch (bytes[0] % 6) {
    case 0:
        checkHosts(text);
        break;
    case 1:
        checkHelp(text);
        break;
    case 2:
        checkQueues(text);
        break;
    case 3:
        checkTypes(text);
        break;
    case 4:
        if (const auto job = jobs::jobOfFile(text, RunId("r-1")))
            (void)jobs::problemsOf(*job);
        break;
    default: {
        std::vector<std::string> words;
        for (const std::string_view word : split(text, '\n'))
            words.emplace_back(word);
        const auto options = launch::parseDropIn(words, [](const char *) { return std::string(); });
        if (options && *options)
            fuzz::require((*options)->workers > 0 && !words.empty(), "a launch has workers");
    }
    }
    return 0;
}
