#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/jobs/types/view_internal.h"

namespace trainyard::jobs {

namespace {

/// The number of a machine in a view.
std::size_t numberOf(const std::vector<std::string> &hosts, const std::string &host)
{
    return std::size_t(std::ranges::find(hosts, host) - hosts.begin());
}

std::vector<std::string> hostsOf(const TaskView &view)
{
    std::vector<std::string> hosts;
    for (const TaskMember *worker : workersOf(view)) {
        if (std::ranges::find(hosts, worker->host) == hosts.end())
            hosts.push_back(worker->host);
    }
    return hosts;
}

} // namespace

std::vector<const TaskMember *> workersOf(const TaskView &view)
{
    std::vector<const TaskMember *> workers;
    for (const TaskMember &member : view.members) {
        if (member.place >= 0)
            workers.push_back(&member);
    }
    std::ranges::sort(workers, {}, &TaskMember::place);
    return workers;
}

std::vector<const TaskMember *> serversOf(const TaskView &view, int firstIndex)
{
    const std::vector<std::string> hosts = hostsOf(view);
    std::vector<const TaskMember *> servers;
    for (const TaskMember &member : view.members) {
        if (member.place < 0 && member.index >= firstIndex)
            servers.push_back(&member);
    }
    std::ranges::sort(servers, [&](const TaskMember *a, const TaskMember *b) {
        return std::tuple(a->index, numberOf(hosts, a->host), a->host) <
               std::tuple(b->index, numberOf(hosts, b->host), b->host);
    });
    return servers;
}

Result<const TaskMember *> serviceOf(const TaskView &view, int index, std::string_view title)
{
    for (const TaskMember &member : view.members) {
        if (member.place < 0 && member.index == index)
            return &member;
    }
    return fail(ErrorCode::NotFound, "task", fmt::format("the {} on the head has not joined", title));
}

std::string endpointOf(const TaskMember &member, int offset)
{
    return fmt::format("{}:{}", member.address, member.port + offset);
}

std::string joined(const std::vector<const TaskMember *> &members, int offset)
{
    std::string text;
    for (const TaskMember *member : members)
        text += (text.empty() ? "" : ",") + endpointOf(*member, offset);
    return text;
}

ProcessPlan planOf(const TaskView &view, std::string title)
{
    ProcessPlan plan;
    plan.title = std::move(title);
    std::vector<std::string> hosts;
    std::string &file = plan.files["workers"];
    for (const TaskMember *worker : workersOf(view)) {
        if (std::ranges::find(hosts, worker->host) != hosts.end())
            continue;
        hosts.push_back(worker->host);
        file += worker->address + "\n";
    }
    return plan;
}

std::vector<std::string> shell(std::string line)
{
    return {"/bin/sh", "-c", std::move(line)};
}

std::string quoted(const std::vector<std::string> &words)
{
    std::string line;
    for (const std::string &word : words)
        line += (line.empty() ? "" : " ") + shellQuote(word);
    return line;
}

std::string requireModule(const std::string &python, const std::string &module, const std::string &package)
{
    const std::string probe =
        fmt::format("import importlib.util as u, sys; sys.exit(u.find_spec(\"{}\") is None)", module);
    const std::string sentence =
        fmt::format("{} finds no module {} on this machine: install it with --setup \"{} -m pip install {}\"", python,
                    module, python, package);
    return fmt::format("{} -c {} 2>/dev/null || {{ echo {} >&2; exit 127; }}; ", python, shellQuote(probe),
                       shellQuote(sentence));
}

bool setsVariable(const JobSpec &job, std::string_view name)
{
    return std::ranges::any_of(job.task.environment,
                               [&](const std::string &line) {
                                   const auto variable = protocol::variableOf(line);
                                   return variable && variable->first == name;
                               }) ||
           std::ranges::find(job.task.secrets, name) != job.task.secrets.end();
}

int processesOf(const JobSpec &job, const TaskMember &member)
{
    return job.task.processes > 0 ? job.task.processes : std::max(1, member.gpus);
}

bool ShellLine::callsPython() const
{
    const std::string_view name = first.substr(first.rfind('/') + 1); // npos + 1 is 0
    return name.starts_with("python") &&
           std::ranges::all_of(name.substr(6), [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

ShellLine parseShellLine(std::string_view line)
{
    ShellLine parsed;
    line = trimmed(line);
    std::size_t end = std::string_view::npos; // of the first word
    char quote = 0;                           // the open one
    int depth = 0;                            // of $( )
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at], before = at == 0 ? ' ' : line[at - 1];
        if (quote) {
            if (c == '\\' && quote == '"')
                ++at;
            else if (c == quote)
                quote = 0;
        } else if (c == '\\') {
            ++at;
        } else if (c == '\'' || c == '"' || c == '`') {
            quote = c;
        } else if (c == '(' && (before == '$' || depth > 0)) {
            ++depth;
        } else if (c == ')' && depth > 0) {
            --depth;
        } else if (depth == 0) {
            const bool blank = c == ' ' || c == '\t';
            if (blank && end == std::string_view::npos)
                end = at;
            if (std::string_view(";&|<>()\n").find(c) != std::string_view::npos ||
                (c == '#' && (before == ' ' || before == '\t')))
                parsed.simple = false;
        }
    }
    parsed.first = line.substr(0, end);
    parsed.rest = end == std::string_view::npos ? std::string_view() : trimmed(line.substr(end));
    parsed.simple = parsed.simple && quote == 0 && depth == 0;
    return parsed;
}

} // namespace trainyard::jobs
