#include "backend/cluster/storage/pull.h"

#include <algorithm>
#include <map>
#include <mutex>

#include <fmt/format.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/storage/file_system_plan.h"
#include "backend/cluster/storage/folder_sync.h"
#include "backend/cluster/storage/node_session_internal.h"
#include "backend/cluster/storage/sync_steps_internal.h"
#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr int kChecksumStatus = 65; // of the script: another checksum than expected
constexpr int kRefusedStatus = 66;  // S3 refused an address, which may have expired

/// Reads "NAME<tab>SIZE<tab>SHA-256<tab>ADDRESS" lines, "-" for what is not known. Prints "have NAME" or "got NAME". Files
/// that an earlier attempt of the same request has fetched are listed in $got.
constexpr const char *kPullScript = R"SH(
mark=.trainyard-pull got=.trainyard-pull-got
mkdir -p "$folder" && cd "$folder" || exit 1
[ "$(cat $mark 2>/dev/null)" != "$id" ] || { echo shared; exit 0; }
grep -qsF "$id " $got || rm -f $got
command -v curl >/dev/null || { echo "curl is missing on this machine: install it" >&2; exit 1; }
sum() { sha256sum < "$1" | cut -c1-64; }
open() {
    case $1 in
    *.tar|*.tar.*|*.tgz|*.tbz2|*.txz) tar --no-same-owner -xf "$1" || return 1 ;;
    *.zip) if command -v unzip >/dev/null; then unzip -qo "$1"; else python3 -m zipfile -e "$1" .; fi || return 1 ;;
    *.gz) gunzip -f "$1"; return ;;
    *) return 0 ;;
    esac
    rm -f "$1"
}
tab=$(printf '\t')
while IFS=$tab read -r name size sha url; do
    [ -n "$url" ] || continue
    if [ -s $got ] && grep -qxF "$id $name" $got; then
        echo "have $name"
        continue
    fi
    case $name in */*) mkdir -p "./${name%/*}" || exit 1 ;; esac
    if [ "$sha" != - ] && [ -f "./$name" ] && [ "$(sum "./$name")" = "$sha" ]; then
        echo "have $name"
    else
        part="./$name.trainyard-part"
        code=$(printf 'url = "%s"\n' "$url" |
            curl -fsSL --proto-redir =https --retry 5 --retry-delay 2 -w '%{http_code}' -o "$part" -K -) || {
            rm -f "$part"
            case $code in *400 | *403) exit 66 ;; *) exit 1 ;; esac
        }
        if [ "$size" != - ] && [ "$(stat -c %s "$part")" != "$size" ]; then
            echo "$name has $(stat -c %s "$part") bytes, and not $size" >&2; rm -f "$part"; exit 65
        fi
        if [ "$sha" != - ] && [ "$(sum "$part")" != "$sha" ]; then
            echo "$name has another SHA-256 than expected" >&2; rm -f "$part"; exit 65
        fi
        mv -f "$part" "./$name" || exit 1
        echo "got $name"
    fi
    [ -z "$unpack" ] || open "./$name" || exit 1
    echo "$id $name" >> $got
done
rm -f $got
printf '%s' "$id" > $mark
)SH";

struct Counts {
    std::size_t files = 0;
    bool isShared = false;
};

/// Counts the lines of the script as they arrive.
class PullOutput {
public:
    explicit PullOutput(Counts &counts)
        : m_counts(counts)
    {
    }
    void add(std::string_view text)
    {
        m_rest += text;
        for (auto end = m_rest.find('\n'); end != std::string::npos; end = m_rest.find('\n')) {
            const std::string_view line = std::string_view(m_rest).substr(0, end);
            m_counts.files += line.starts_with("got ") || line.starts_with("have ") ? 1 : 0;
            m_counts.isShared = m_counts.isShared || line == "shared";
            m_rest.erase(0, end + 1);
        }
        if (m_rest.size() > 64u << 10) // no line of the script
            m_rest.clear();
    }

private:
    Counts &m_counts;
    std::string m_rest;
};

Result<ssh::ExecOutcome> runPull(provision::StepContext &host, ssh::SshSession &session, const std::string &command,
                                 const std::vector<PullFile> &files, Counts &counts)
{
    counts = {};
    PullOutput output(counts);
    ssh::ExecOptions options;
    options.stdinText = pullInput(files);
    options.onStdout = [&](std::string_view text) {
        output.add(text);
        host.progress(double(counts.files) / double(files.size()), say("%1 of %2 files", counts.files, files.size()));
    };
    return session.exec(command, options, {host.deadline(), host.stop()});
}

Status pullOn(provision::StepContext &host, const CloudContext &cloud, std::vector<PullFile> files,
              const std::string &command, Counts &counts)
{
    TY_ASSIGN(auto *session, reach(host));
    TY_ASSIGN(auto outcome, runPull(host, *session, command, files, counts));
    const bool mayRenew = std::ranges::any_of(files, [](const PullFile &file) { return !file.object.empty(); });
    // Addresses end with the session that signed them. One that is refused at once is refused for another reason.
    for (std::size_t before = 0, tries = 0; outcome.status == kRefusedStatus && mayRenew; ++tries) {
        if (tries > 0 && counts.files <= before)
            break;
        before = counts.files;
        TY_TRY(renewAddresses(cloud, files, {host.deadline(), host.stop()}));
        TY_ASSIGN(outcome, runPull(host, *session, command, files, counts));
    }
    if (outcome.status == 0)
        return {};
    const auto text = printable(trimmed(outcome.err), 500);
    return fail(outcome.status == kChecksumStatus ? ErrorCode::ChecksumMismatch : ErrorCode::RemoteCommandFailed,
                "ssh:" + host.host().name, text.empty() ? "the files could not be fetched there" : text);
}

} // namespace

std::string pullCommand(const PullOptions &options, const std::string &id)
{
    return "folder=" + shellPlace(options.folder) + " id=" + shellQuote(id) +
           " unpack=" + (options.unpack ? "1" : "''") + "\n" + kPullScript;
}

std::string pullInput(const std::vector<PullFile> &files)
{
    std::string lines;
    for (const auto &file : files)
        lines += fmt::format("{}\t{}\t{}\t{}\n", file.name, file.size ? std::to_string(file.size) : "-",
                             file.sha256.empty() ? "-" : file.sha256, file.url);
    return lines;
}

Result<std::vector<NodePull>> pullToMachines(const CloudContext &cloud, const ClusterId &cluster,
                                             const std::vector<PullFile> &files, const PullOptions &options,
                                             const ProgressSink &sink, const CallContext &context)
{
    if (const auto problem = mountFolderProblem(options.folder); !problem.empty())
        return fail(ErrorCode::InvalidArgument, "folder", problem);
    if (files.empty())
        return fail(ErrorCode::InvalidArgument, "files", "there is nothing to fetch");
    TY_ASSIGN(auto machines, hosts(cloud, cluster));
    if (!options.nodes.empty())
        std::erase_if(machines, [&](const Host &host) {
            return std::ranges::find(options.nodes, host.name) == options.nodes.end();
        });
    if (machines.empty())
        return fail(ErrorCode::NotFound, "cluster " + cluster.value, "it has no machine to fetch the files");
    const auto command = pullCommand(options, newIdText("pull-"));
    std::mutex mutex;
    std::map<std::string, Counts> byNode;
    provision::Step step;
    step.name = "pull";
    step.title = "Fetching the files";
    step.timeout = std::chrono::hours(12);
    step.run = [&](provision::StepContext &host) -> Status {
        Counts counts;
        const auto status = pullOn(host, cloud, files, command, counts);
        const std::lock_guard lock(mutex);
        byNode[host.host().name] = counts;
        return status;
    };
    const auto outcomes =
        runInSyncOrder(step, machines, options.folder, {.width = 16, .sink = sink, .cluster = cluster.value}, context);
    std::vector<NodePull> results;
    for (const auto &outcome : outcomes) {
        const auto &counts = byNode[outcome.host];
        results.push_back({outcome.host, outcome.status, counts.files, counts.isShared});
    }
    return results;
}

} // namespace trainyard::cluster
