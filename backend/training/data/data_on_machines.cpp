#include "backend/training/data/data_on_machines.h"

#include <algorithm>
#include <mutex>
#include <set>

#include <fmt/format.h>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/async/steps.h"
#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/provision/recipe.h"
#include "backend/storage/transfers/transfer_plan.h"

namespace trainyard::training {
namespace {

constexpr std::string_view kFileScheme = "file://";
constexpr std::size_t kMostDigests = 64u << 20; // bytes of their list
constexpr std::size_t kMostNamedPaths = 3;      // in an error, of each machine
constexpr std::size_t kLongestNamedPath = 200;
constexpr std::size_t kDigestLength = 64;

void addPaths(const std::string &data, std::vector<std::string> &paths)
{
    for (const auto one : split(data, ';')) {
        if (one.starts_with(kFileScheme) && one.size() > kFileScheme.size())
            paths.emplace_back(one.substr(kFileScheme.size()));
    }
}

/// Digests of the files at the paths of the arguments of `find`.
constexpr const char *kDigests = R"SH(digests() {
find -L "$@" -type f -size +0c -size -65537k ! -name '.*' -print0 | xargs -0 -r sha256sum -z -- || exit 1
find -L "$@" -type f -size +65536k ! -name '.*' -exec sh -c 'for f; do
  d=$( { head -c 33554432 -- "$f" && tail -c 33554432 -- "$f"; } | sha256sum ) || exit 1
  printf "%.64s:%s  %s\\0" "$d" "$(stat -Lc %s -- "$f")" "$f"
done' sh {} + || exit 1
}
)SH";

/// The same with sizes. What cannot be read is left out.
constexpr const char *kSizes = R"SH(digests() {
find -L "$@" -type f -size +0c ! -name '.*' -printf 'size:%s  %p\0' 2>/dev/null || :
}
)SH";
constexpr std::string_view kSizeMark = "size:";

bool isDigest(std::string_view text)
{
    if (text.starts_with(kSizeMark)) {
        const auto size = text.substr(kSizeMark.size());
        return !size.empty() && size.size() < kDigestLength &&
               size.find_first_not_of("0123456789") == std::string_view::npos;
    }
    return text.size() >= kDigestLength && text.find_first_not_of("0123456789abcdef:") == std::string_view::npos;
}

/// "worker-2 lacks /data/a and 3 more", or nothing
std::string lineOf(const std::string &machine, const std::vector<std::string> &paths, std::string_view verb)
{
    if (paths.empty())
        return {};
    std::string line = machine + " " + std::string(verb) + " ";
    for (std::size_t i = 0; i < std::min(paths.size(), kMostNamedPaths); ++i)
        line += (i ? ", " : "") + cluster::printable(paths[i], kLongestNamedPath);
    if (paths.size() > kMostNamedPaths)
        line += fmt::format(" and {} more", paths.size() - kMostNamedPaths);
    return line;
}

/// The digest that most machines have.
std::string usual(const std::map<std::string, DataContent> &byMachine, const std::string &path)
{
    std::map<std::string, int> votes;
    for (const auto &[machine, content] : byMachine) {
        if (const auto at = content.find(path); at != content.end() && at->second != kMissing)
            ++votes[at->second];
    }
    const auto best = std::ranges::max_element(votes, {}, &std::map<std::string, int>::value_type::second);
    return best == votes.end() ? std::string() : best->first;
}

} // namespace

std::vector<std::string> machinePaths(const protocol::JobSpec &job)
{
    std::vector<std::string> paths;
    addPaths(job.data, paths);
    addPaths(job.input.validation, paths);
    return paths;
}

std::string dataDigestCommand(const std::vector<std::string> &paths, bool deep)
{
    std::string command = deep ? kSizes : kDigests;
    for (const auto &path : paths) {
        const auto slash = path.rfind('/');
        const auto name = path.substr(slash + 1), folder = path.substr(0, slash + 1);
        const auto place = shellQuote(path), above = shellQuote(folder);
        if (storage::isPattern(name)) {
            const auto pattern = shellQuote(name);
            command += "if [ ! -d " + above + " ]; then printf 'missing  %s\\0' " + place + "; elif [ -n \"$(find -L " +
                       above + " -maxdepth 1 -type f -name " + pattern + " -print -quit)\" ]; then digests " + above +
                       " -maxdepth 1 -name " + pattern + "; else digests " + above + " -maxdepth 1; fi\n";
        } else {
            command += "if [ -e " + place + " ]; then digests " + place +
                       (deep ? " -name lost+found -prune -o" : " -maxdepth 1") + "; else printf 'missing  %s\\0' " +
                       place + "; fi\n";
        }
    }
    return command;
}

DataContent parseDataDigests(std::string_view output)
{
    DataContent content;
    for (const auto record : split(output, '\0')) {
        const auto gap = record.find("  ");
        if (gap == std::string_view::npos)
            continue;
        const auto digest = record.substr(0, gap), path = record.substr(gap + 2);
        if ((isDigest(digest) || digest == kMissing) && path.starts_with('/'))
            content[std::string(path)] = digest;
    }
    return content;
}

Status compareData(const std::map<std::string, DataContent> &byMachine)
{
    std::set<std::string> paths, missing;
    for (const auto &[machine, content] : byMachine) {
        for (const auto &[path, digest] : content)
            (digest == kMissing ? missing : paths).insert(path);
    }
    if (paths.empty()) {
        const auto place = missing.empty() ? "files where the job reads its data"
                                           : cluster::printable(*missing.begin(), kLongestNamedPath);
        return fail(ErrorCode::NotFound, "data",
                    "none of the machines has " + place +
                        ": send the data with \"trainyardctl data push\", or mount a shared file system");
    }
    std::map<std::string, std::vector<std::string>> lacking, different;
    for (const auto &path : paths) {
        const auto wanted = usual(byMachine, path);
        for (const auto &[machine, content] : byMachine) {
            const auto at = content.find(path);
            if (at == content.end() || at->second == kMissing)
                lacking[machine].push_back(path);
            else if (at->second != wanted)
                different[machine].push_back(path);
        }
    }
    std::string sentence;
    for (const auto &[machine, content] : byMachine) {
        for (const auto &line : {lineOf(machine, lacking[machine], "lacks"),
                                 lineOf(machine, different[machine], "has other content in")}) {
            if (!line.empty())
                sentence += (sentence.empty() ? "" : "; ") + line;
        }
    }
    if (sentence.empty())
        return {};
    return fail(ErrorCode::ChecksumMismatch, "data",
                sentence + ": make them equal with \"trainyardctl data push\", or mount a shared file system");
}

Status requireSameData(const std::vector<ssh::Host> &machines, const protocol::JobSpec &job, const std::string &cluster,
                       const ProgressSink &sink, const CallContext &context)
{
    const auto paths = machinePaths(job);
    if (paths.empty() || machines.size() < 2)
        return {};
    std::mutex mutex;
    std::map<std::string, DataContent> byMachine;
    bool isCut = false;
    provision::Step step;
    step.name = "data";
    step.title = "Comparing the data of the machines";
    step.timeout = std::chrono::minutes(30);
    step.run = [&](provision::StepContext &host) -> Status {
        TY_ASSIGN(auto *session, host.session());
        ssh::ExecOptions options;
        options.maxOutput = kMostDigests;
        TY_ASSIGN(const auto output,
                  session->mustExec(dataDigestCommand(paths, job.isTask()), options, {host.deadline(), host.stop()}));
        const std::lock_guard lock(mutex);
        isCut = isCut || output.size() >= kMostDigests;
        byMachine[host.host().name] = parseDataDigests(output);
        return {};
    };
    TY_TRY(
        provision::summary(provision::run({step}, machines, {.width = 16, .sink = sink, .cluster = cluster}, context)));
    StepReporter warning(sink, {step.name, step.title, ""});
    if (isCut) {
        warning.skipped(say("warning: not compared, because there are too many files"));
        return {};
    }
    const Status same = compareData(byMachine);
    if (same || !job.isTask() || same.error().code != ErrorCode::ChecksumMismatch)
        return same;
    warning.skipped(say("warning: unless each machine has its own part: %1", same.error().detail));
    return {};
}

} // namespace trainyard::training
