#include "backend/jobs/type_options.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "backend/core/try.h"

namespace trainyard::jobs {

namespace {

/// The types with an option of this name on the command line.
std::string typesWith(std::string_view option)
{
    std::string names;
    for (const JobType *type : jobTypes()) {
        for (const TypeOption &one : type->options()) {
            if (one.option == option)
                names += (names.empty() ? "" : ", ") + std::string(toString(type->id()));
        }
    }
    return names;
}

} // namespace

void TypeOptions::addTo(CLI::App &command)
{
    for (const JobType *type : jobTypes()) {
        for (const TypeOption &option : type->options()) {
            const std::string name = option.option;
            if (command.get_option_no_throw(name))
                continue; // of an earlier type, with the same meaning
            const std::string help = fmt::format("{}: {}", typesWith(name), option.help);
            if (option.kind == protocol::JobField::Kind::Flag)
                command.add_flag(name, m_flags[name], help);
            else
                command.add_option(name, m_given[name], help)->default_str(option.byDefault);
        }
    }
    m_command = &command;
}

Status TypeOptions::finish(JobSpec &job) const
{
    const JobType *type = typeOf(job);
    const auto fields = type ? fieldsOf(*type) : std::vector<protocol::JobField>();
    const auto set = [&](const std::string &option, const std::string &text) -> Status {
        if (m_command->count(option) == 0)
            return {};
        const auto field = std::ranges::find(fields, option, &protocol::JobField::option);
        if (field == fields.end())
            return fail(ErrorCode::InvalidArgument, option,
                        fmt::format("is an option of jobs of type {}, and this one is of type {}", typesWith(option),
                                    toString(job.type)));
        return field->set(job, text);
    };
    for (const auto &[option, text] : m_given)
        TY_TRY(set(option, text));
    for (const auto &[option, given] : m_flags)
        TY_TRY(set(option, given ? "true" : "false"));
    return {};
}

std::vector<std::string> TypeOptions::argumentsOf(const JobSpec &job)
{
    std::vector<std::string> words;
    const JobType *type = typeOf(job);
    if (!type)
        return words;
    for (const TypeOption &option : type->options()) {
        const auto at = job.task.options.find(option.name);
        if (at == job.task.options.end() || at->second == option.byDefault)
            continue;
        if (option.kind == protocol::JobField::Kind::Flag) {
            words.emplace_back(option.option);
            continue;
        }
        words.push_back(option.option + std::string("=") + at->second); // values may begin with a dash
    }
    return words;
}

} // namespace trainyard::jobs
