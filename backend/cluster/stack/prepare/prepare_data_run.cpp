#include "backend/cluster/stack/prepare/prepare_data_run.h"

#include <algorithm>

#include "backend/cluster/stack/prepare/prepare_data.h"
#include "backend/core/encoding.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp/sftp.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kShownLog = 8192;
constexpr auto kConnect = 1min;
constexpr int kNoScript = 66; ///< EX_NOINPUT

/// Arguments: folder, script, limit, marker, status file. The output of the script is also kept on the node.
constexpr const char *kRunScript = R"(
[ -f "$2" ] || exit 66
mkdir -p "$HOME/.trainyard"
log=$HOME/.trainyard/prepare-data.log
ended=$log.status
rm -f -- "$1/$4" "$1/$5" "$ended" # those of root, too: the folder is the user's
{ timeout -k 10 "$3" python3 "$2" < /dev/null; echo $? > "$ended"; } 2>&1 | tee "$log"
status=$(cat "$ended")
printf '%s\n' "$status" > "$1/$5" || exit 73
if [ "$status" = 0 ]; then : > "$1/$4" || exit 73; fi
exit "$status"
)";

Error noFolder(const ElasticStack &stack)
{
    return {ErrorCode::NotFound, "cluster " + stack.name,
            "the head has no folder " + stack.sharedFolder + ": the shared file system is not mounted there"};
}

Status checkAddress(const ssh::Host &node)
{
    if (isNodeAddress(node.privateAddress))
        return {};
    return fail(ErrorCode::InvalidArgument, node.target.source(), "the node has no private IPv4 address");
}

Result<ssh::SshSession> sessionWith(const ssh::Host &node, const CallContext &context)
{
    return ssh::SshSession::open(node.target, {Deadline::after(kConnect).earlier(context.deadline), context.stop});
}

/// Whether a file is of this machine, and not of an earlier one with its address. Both times are AWS's, of the file
/// system and of EC2; those of files have no fractions.
bool isOf(const PreparingMachine &machine, const std::optional<ssh::RemoteFile> &file)
{
    const auto launched = std::chrono::floor<std::chrono::seconds>(machine.launched).time_since_epoch();
    return file && (file->modified == 0 || std::chrono::seconds(file->modified) >= launched);
}

/// A path in the shared folder, which only then is a place for scripts.
Result<std::string> scriptPath(const ElasticStack &stack)
{
    if (isPathBelow(stack.prepareScript, stack.sharedFolder))
        return stack.prepareScript;
    return fail(ErrorCode::InvalidArgument, "cluster " + stack.name,
                stack.prepareScript.empty()
                    ? "the stack was created without a prepare-data script"
                    : "the prepare-data script of the stack is not in its shared folder " + stack.sharedFolder);
}

} // namespace

Result<std::string> uploadPrepareScript(const ElasticStack &stack, const ssh::Host &head, std::string_view text,
                                        const CallContext &context)
{
    TY_ASSIGN(const auto path, scriptPath(stack));
    TY_ASSIGN(auto session, sessionWith(head, context));
    TY_ASSIGN(auto files, ssh::Sftp::open(session, context));
    TY_ASSIGN(const auto folder, files.stat(stack.sharedFolder, context));
    if (!folder || !folder->isFolder)
        return fail(noFolder(stack));
    const auto before = files.get(path, kLongestScript, context);
    if (before && *before == text)
        return path;
    if (before) {
        TY_TRY(files.put(*before, path + "." + toAmzDate(wallNow()), 0644, context));
    } else if (before.error().code != ErrorCode::NotFound) {
        return fail(before.error());
    }
    TY_TRY(files.put(text, path, 0755, context));
    return path;
}

Result<PrepareRun> runPrepareScript(const ElasticStack &stack, const ssh::Host &node, std::chrono::seconds limit,
                                    const std::function<void(std::string_view)> &output, const CallContext &context)
{
    TY_ASSIGN(const auto path, scriptPath(stack));
    TY_TRY(checkAddress(node));
    TY_ASSIGN(auto session, sessionWith(node, context));
    PrepareRun run;
    run.logFile = "~/.trainyard/prepare-data.log";
    ssh::ExecOptions options;
    options.stdinText = kRunScript;
    options.maxOutput = 0; // collected here: the end counts
    options.onStdout = [&](std::string_view words) {
        run.log += words;
        if (run.log.size() > 2 * kShownLog)
            run.log.erase(0, run.log.size() - kShownLog);
        if (output)
            output(words);
    };
    std::string command = "bash -s";
    for (const std::string &word : {stack.sharedFolder, path, std::to_string(limit.count()),
                                    prepareMarker(node.privateAddress), prepareStatusFile(node.privateAddress)})
        command += " " + shellQuote(word);
    TY_ASSIGN(const auto done,
              session.exec(command, options, {Deadline::after(limit + 1min).earlier(context.deadline), context.stop}));
    if (done.status == kNoScript && run.log.empty())
        return fail(ErrorCode::NotFound, node.target.source(),
                    "there is no " + path + " yet: upload one with --script or --template");
    run.status = done.status;
    return run;
}

Status markPrepared(const ElasticStack &stack, const ssh::Host &node, const CallContext &context)
{
    TY_TRY(checkAddress(node));
    TY_ASSIGN(auto session, sessionWith(node, context));
    TY_ASSIGN(auto files, ssh::Sftp::open(session, context));
    TY_ASSIGN(const auto folder, files.stat(stack.sharedFolder, context));
    if (!folder || !folder->isFolder)
        return fail(noFolder(stack));
    return files.put("", stack.sharedFolder + "/" + prepareMarker(node.privateAddress), 0644, context);
}

Result<std::vector<Preparation>> preparationsOf(const ElasticStack &stack, const ssh::Host &head,
                                                const std::vector<ssh::Host> &nodes, const CallContext &context)
{
    TY_ASSIGN(auto session, sessionWith(head, context));
    TY_ASSIGN(auto files, ssh::Sftp::open(session, context));
    TY_ASSIGN(const auto folder, files.stat(stack.sharedFolder, context));
    if (!folder || !folder->isFolder)
        return fail(noFolder(stack));
    std::vector<PreparingMachine> machines;
    for (const ssh::Host &node : nodes)
        machines.push_back({node.privateAddress, node.launched});
    return readPreparations(files, stack.sharedFolder, machines, context);
}

Result<std::vector<Preparation>> readPreparations(ssh::Sftp &files, const std::string &sharedFolder,
                                                  const std::vector<PreparingMachine> &machines,
                                                  const CallContext &context)
{
    constexpr std::size_t kLongestStatus = 64;
    TY_ASSIGN(const auto common, files.stat(sharedFolder + "/" + kPrepareMarker, context));
    std::vector<Preparation> all;
    for (const PreparingMachine &machine : machines) {
        Preparation data;
        if (isNodeAddress(machine.address)) { // it becomes a part of paths
            const std::string statusFile = sharedFolder + "/" + prepareStatusFile(machine.address);
            TY_ASSIGN(const auto own, files.stat(sharedFolder + "/" + prepareMarker(machine.address), context));
            TY_ASSIGN(const auto ended, files.stat(statusFile, context));
            if (isOf(machine, ended)) {
                if (const auto text = files.get(statusFile, kLongestStatus, context))
                    data.status = prepareStatusFrom(*text);
                else if (text.error().code != ErrorCode::NotFound && text.error().code != ErrorCode::InvalidArgument)
                    return fail(text.error());
            }
            // The common marker is that of all machines: a script that has failed on this one counts more.
            data.marker = isOf(machine, own) || (common.has_value() && data.status.value_or(0) == 0);
        }
        all.push_back(data);
    }
    return all;
}

std::string describe(const Preparation &data)
{
    if (data.marker)
        return "ready";
    if (data.status && *data.status != 0)
        return "failed with status " + std::to_string(*data.status);
    return "not ready";
}

} // namespace trainyard::cluster
