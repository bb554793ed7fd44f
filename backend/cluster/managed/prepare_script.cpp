#include "backend/cluster/managed/prepare_script.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "backend/cluster/cloud/clusters.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMaxMessageBytes = 300;

/// Reads the script from its standard input. Prints "LINE<tab>MESSAGE" and exits with 3 for an error of syntax.
constexpr const char *kChecker = R"(import sys
try:
    compile(sys.stdin.buffer.read(), "script", "exec", dont_inherit=True)
except SyntaxError as e:
    print(e.lineno or 0, e.msg, sep="\t")
    sys.exit(3)
except ValueError as e:
    print(0, e, sep="\t")
    sys.exit(3)
)";

Status checkLength(const std::string &text)
{
    if (text.size() > kMaxScriptBytes)
        return fail(ErrorCode::InvalidArgument, "script",
                    fmt::format("it has {} bytes, and at most {} are allowed", text.size(), kMaxScriptBytes));
    return {};
}

} // namespace

Result<std::optional<ScriptError>> checkPythonSyntax(const std::string &text, const CallContext &context)
{
    TY_TRY(checkLength(text));
    const auto python = findProgram("python3");
    if (!python)
        return fail(ErrorCode::NotFound, "python3", "this computer has none, so that the syntax was not checked");
    ProcessSpec spec;
    spec.argv = {*python, "-I", "-c", kChecker}; // isolated: no module of the user's folders is imported
    spec.input = text;
    TY_ASSIGN(const auto outcome, runProcess(spec, context));
    if (outcome.exitStatus == 0)
        return std::optional<ScriptError>();
    const auto tab = outcome.out.find('\t');
    if (outcome.exitStatus != 3 || tab == std::string::npos)
        return fail(
            ErrorCode::LocalCommandFailed, "python3",
            fmt::format("ended with status {}: {}", outcome.exitStatus, outcome.err.substr(0, kMaxMessageBytes)));
    ScriptError error;
    std::from_chars(outcome.out.data(), outcome.out.data() + tab, error.line);
    error.message = outcome.out.substr(tab + 1, kMaxMessageBytes);
    while (!error.message.empty() && error.message.back() == '\n')
        error.message.pop_back();
    return std::optional(std::move(error));
}

Status writePrepareScript(const CloudContext &cloud, const ClusterId &id, const std::string &path,
                          const std::string &text, const CallContext &context)
{
    TY_TRY(checkLength(text));
    TY_ASSIGN(const auto head, host(cloud, id, "head"));
    TY_ASSIGN(auto session, ssh::SshSession::open(head.target, context));
    TY_ASSIGN(auto files, ssh::Sftp::open(session, context));
    if (const auto slash = path.rfind('/'); slash != std::string::npos && slash > 0)
        TY_TRY(files.ensureFolder(path.substr(0, slash), 0755, context));
    return files.put(text, path, 0755, context);
}

} // namespace trainyard::cluster
