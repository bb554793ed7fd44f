// The metadata of distributed training on the nodes: the worker file, three variables, ownership.

#include "backend/cluster/emr/emr_metadata.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <mutex>
#include <optional>

#include "backend/cluster/emr/emr_scripts.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/ssh/session.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kWidth = 16;
constexpr std::chrono::minutes kScriptLimit{2};

std::optional<std::array<int, 4>> ipv4(std::string_view text)
{
    std::array<int, 4> parts{};
    const char *at = text.data(), *end = text.data() + text.size();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto [next, error] = std::from_chars(at, end, parts[i]);
        const bool isLast = i + 1 == parts.size();
        if (error != std::errc() || parts[i] < 0 || parts[i] > 255 ||
            (isLast ? next != end : next == end || *next != '.'))
            return std::nullopt;
        at = isLast ? next : next + 1;
    }
    return parts;
}

/// Calls `use` with every line, without a carriage return at its end.
template <class Use>
void forEachLine(std::string_view text, Use use)
{
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        use(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

Result<std::string> runScript(const ssh::Host &node, const std::vector<std::string> &arguments,
                              const CallContext &context)
{
    const CallContext limited{context.deadline.earlier(Deadline::after(kScriptLimit)), context.stop};
    TY_ASSIGN(auto session, ssh::SshSession::open(node.target, limited));
    ssh::ExecOptions options;
    options.stdinText = emrScript(kMetadataScript);
    return session.mustExec(metadataCommand(arguments), options, limited);
}

} // namespace

YarnNodes parseYarnNodes(std::string_view output)
{
    YarnNodes found;
    forEachLine(output, [&](std::string_view line) {
        for (const std::string_view word : {"node ", "self "}) {
            if (!line.starts_with(word) || !ipv4(line.substr(word.size())))
                continue;
            std::string address(line.substr(word.size()));
            if (word == "self ")
                found.self = std::move(address);
            else if (std::ranges::find(found.addresses, address) == found.addresses.end())
                found.addresses.push_back(std::move(address));
        }
    });
    return found;
}

std::vector<std::string> workerAddresses(const YarnNodes &nodes)
{
    std::vector<std::string> all = nodes.addresses;
    if (!nodes.self.empty() && std::ranges::find(all, nodes.self) == all.end())
        all.push_back(nodes.self);
    std::ranges::sort(all, {}, [](const std::string &address) { return ipv4(address).value_or(std::array<int, 4>{}); });
    return all;
}

std::string metadataCommand(const std::vector<std::string> &arguments)
{
    std::string command = "sh -s --";
    for (const std::string &argument : arguments)
        command += " " + shellQuote(argument);
    return command;
}

std::map<std::string, std::string> parseMetadata(std::string_view output)
{
    std::map<std::string, std::string> values;
    forEachLine(output, [&](std::string_view line) {
        const auto equals = line.find('=');
        const std::string_view name = line.substr(0, equals);
        const bool isName = name == "efs" || name == "worker_ip_file" || name.starts_with("DEEPLEARNING_WORKER");
        if (equals != std::string_view::npos && isName && name.size() < 64 && line.size() < 1024)
            values[std::string(name)] = line.substr(equals + 1);
    });
    return values;
}

Result<YarnNodes> readYarnNodes(const ssh::Host &head, const CallContext &context)
{
    TY_ASSIGN(const auto output, runScript(head, {"nodes"}, context));
    return parseYarnNodes(output);
}

Result<std::map<std::string, std::string>> applyMetadata(const std::vector<ssh::Host> &nodes,
                                                         const std::vector<std::string> &workers, bool needsEfs,
                                                         const std::string &clusterName, const ProgressSink &sink,
                                                         const CallContext &context)
{
    std::vector<std::string> arguments{"apply"};
    arguments.insert(arguments.end(), workers.begin(), workers.end());
    std::mutex mutex;
    std::map<std::string, std::string> ofHead;
    const auto one = [&](const ssh::Host &node, std::stop_token stop) -> Status {
        StepReporter report(sink, {.step = "metadata",
                                   .title = "Writing the worker file and variables",
                                   .host = node.name,
                                   .subject = {StepSubject::kNode, node.name, clusterName}});
        report.begin();
        const auto output = runScript(node, arguments, {context.deadline, std::move(stop)});
        if (!output)
            return report.failed(output.error());
        auto values = parseMetadata(*output);
        if (needsEfs && values["efs"] != "mounted")
            return report.failed(Error{ErrorCode::Conflict, node.target.source(),
                                       "the file system is not mounted at /efs: read the log of the bootstrap action"});
        report.done(say("%1 workers", values["worker_ip_file"]));
        if (node.role == "head") {
            const std::lock_guard lock(mutex);
            ofHead = std::move(values);
        }
        return {};
    };
    TY_TRY(parallelForEach(nodes, kWidth, context.stop, one));
    return ofHead;
}

} // namespace trainyard::cluster
