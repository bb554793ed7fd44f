#include <algorithm>

#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/protocol/agent.h"
#include "backend/protocol/version.h"
#include "backend/provision/steps_internal.h"
#include "backend/ssh/sftp/sftp.h"

namespace trainyard::provision {

using namespace std::chrono_literals;

namespace {

// On the node, below ~/.trainyard: upload/SHA.tar.gz, then bundles/SHA/ (complete as soon as it exists), and the link
// bundle -> bundles/SHA. Processes of a running job continue to use the version with which they started.
std::string uploaded(const std::string &sha)
{
    return ".trainyard/upload/" + sha + ".tar.gz";
}

bool installed(const StepContext &context)
{
    return context.facts.contains("installed");
}

} // namespace

Status uploadBundle(StepContext &context, LocalBundle &bundle)
{
    if (installed(context)) {
        context.progress(1, say("exists already"));
        return {};
    }
    TY_ASSIGN(const auto sha, bundle.sha256());
    TY_ASSIGN(auto session, context.session());
    TY_ASSIGN(auto files, ssh::Sftp::open(*session, {context.deadline(), context.stop()}));
    std::error_code error;
    const auto size = std::filesystem::file_size(bundle.file(), error);
    // An upload gets its final name only when it is complete.
    TY_ASSIGN(const auto there, files.stat(uploaded(sha), {context.deadline(), context.stop()}));
    if (there && there->size == size) {
        context.progress(1, say("exists already"));
        return {};
    }
    TY_TRY(files.ensureFolder(".trainyard/upload", 0700, {context.deadline(), context.stop()}));
    const auto sent = files.upload(bundle.file(), uploaded(sha), 0600,
                                   [&](std::uint64_t done, std::uint64_t total) {
                                       context.progress(total > 0 ? double(done) / double(total) : 1,
                                                        say("%1 of %2", formatBytes(done), formatBytes(total)));
                                   },
                                   {context.deadline(), context.stop()});
    if (!sent)
        return fail(sent.error());
    if (sent->sha256 != sha)
        return fail(ErrorCode::ChecksumMismatch, bundle.file().string(),
                    "the file changed while it was sent, or " + bundle.file().string() + ".sha256 is of another one");
    return {};
}

Status verifyBundle(StepContext &context, LocalBundle &bundle)
{
    if (installed(context))
        return {};
    TY_ASSIGN(const auto sha, bundle.sha256());
    TY_ASSIGN(auto session, context.session());
    TY_ASSIGN(const auto printed,
              session->mustExec("sha256sum " + uploaded(sha), {}, {context.deadline(), context.stop()}));
    if (printed.substr(0, 64) == sha)
        return {};
    // The next attempt must upload it again.
    static_cast<void>(session->exec("rm -f " + uploaded(sha), {}, {context.deadline(), context.stop()}));
    return fail(ErrorCode::ChecksumMismatch, context.host().target.source(),
                "the bundle arrived with SHA-256 " + printed.substr(0, 64) + " instead of " + sha);
}

Status unpackBundle(StepContext &context, LocalBundle &bundle)
{
    TY_ASSIGN(const auto sha, bundle.sha256());
    TY_ASSIGN(auto session, context.session());
    // Every change is a rename. The archive may contain one enclosing folder.
    const std::string unpack =
        "mkdir -p bundles && rm -rf $new && mkdir $new && tar -xzf upload/$sha.tar.gz -C $new && "
        "set -- $new/* && { if [ $# -eq 1 ] && [ -d \"$1\" ]; then mv -T \"$1\" bundles/$sha && "
        "rm -rf $new; else mv -T $new bundles/$sha; fi; } && rm -f upload/$sha.tar.gz* && ";
    const std::string link = "rm -f bundle.new && ln -s bundles/$sha bundle.new && mv -fT bundle.new bundle";
    // On a full disk tar reports "Wrote only 6144 of 10240 bytes"; check the free space before removing the files.
    const std::string clean = " || { s=$?; set -- $(df -Pk . | tail -n 1); [ \"${4:-99}\" -gt 64 ] || "
                              "echo 'No space left on device' >&2; rm -rf $new; exit $s; }";
    TY_TRY(session->mustExec("sha=" + sha + " new=bundles/new." + sha +
                                 "; cd ~/.trainyard && { if [ -d bundles/$sha ]; then " + link + "; else " + unpack +
                                 link + "; fi; }" + clean,
                             {}, {context.deadline(), context.stop()}));
    return {};
}

Status checkAgentProtocol(StepContext &context)
{
    TY_ASSIGN(auto session, context.session());
    TY_ASSIGN(auto channel, session->start(protocol::kAgentCommand, {context.deadline(), context.stop()}));
    const std::string source = context.host().target.source();
    const Deadline limit = Deadline::after(30s).earlier(context.deadline());
    const auto sent = channel.write(protocol::toLine(protocol::AgentRequest{1, protocol::AgentHandshake{}}) + "\n",
                                    {limit, context.stop()});
    if (!sent && sent.error().code != ErrorCode::Disconnected)
        return sent;
    const auto line = ssh::LineReader(channel, protocol::kMaxAgentLine).next({limit, context.stop()});
    if (!line && line.error().code != ErrorCode::Disconnected)
        return fail(line.error());
    if (!line || !*line) {
        TY_ASSIGN(const auto ended, channel.wait({limit, context.stop()}));
        return fail(ErrorCode::RemoteCommandFailed, source,
                    "the runtime does not start: " + ended.err + " (status " + std::to_string(ended.status) + ")");
    }
    TY_ASSIGN(const auto reply, protocol::agentReplyFromLine(**line));
    TY_ASSIGN(const auto answer, reply.answer);
    const auto *agent = std::get_if<protocol::AgentIdentity>(&answer);
    const int version = agent ? agent->version : 0;
    if (version != protocol::kProtocolVersion)
        return fail(ErrorCode::ProtocolMismatch, source,
                    "the runtime there uses version " + std::to_string(version) + ", this program uses " +
                        std::to_string(protocol::kProtocolVersion));
    context.facts["runtime"] = agent->runtime;
    return {};
}

Status writeExports(StepContext &context, const std::map<std::string, Secret> &exports)
{
    TY_ASSIGN(auto session, context.session());
    constexpr const char *mark = " # Trainyard";
    ssh::ExecOptions lines; // not in the command: all users of the machine can read command lines
    for (const auto &[name, value] : exports) {
        const auto &text = value.reveal();
        const bool plain =
            std::ranges::all_of(text, [](unsigned char c) { return c > ' ' && c < 0x7f && c != '\'' && c != '\\'; });
        if (!plain)
            return fail(ErrorCode::InvalidArgument, name, "its value cannot be written into ~/.bashrc");
        lines.stdinText += "export " + name + "='" + text + "'" + mark + "\n";
    }
    // At the start of the file: many .bashrc files return early in non-interactive shells.
    const std::string command = "set -e; umask 077; touch ~/.bashrc; new=$(mktemp ~/.bashrc.XXXXXX); cat > \"$new\"; "
                                "sed '/" +
                                std::string(mark + 1) + "$/d' ~/.bashrc >> \"$new\"; mv \"$new\" ~/.bashrc";
    const auto done = session->mustExec(command, lines, {context.deadline(), context.stop()});
    return done ? Status() : fail(done.error());
}

Status startWatchdog(StepContext &context, std::chrono::seconds idleLimit)
{
    TY_ASSIGN(auto session, context.session());
    // After a restart the boot script of the machine's user data starts it again, by the same file name.
    ssh::ExecOptions script;
    script.stdinText =
        "#!/bin/sh\n"
        "# Trainyard: ends this machine at its deadline, or when it has been idle.\n"
        "d=$(dirname \"$0\")\n"
        ". \"$d/node\"\n"
        "exec setsid sudo -n -u \"$user\" -H \"$home/.trainyard/bundle/trainyard-runtime\" agent --watch "
        "--limits \"$d\" >> \"$home/.trainyard/watch.log\" 2>&1 < /dev/null &\n";
    const std::string install = "set -e; d=$0; mkdir -p $d; echo " + std::to_string(idleLimit.count()) +
                                " > $d/idle; printf \"user=%s\\nhome=%s\\n\" \"$1\" \"$2\" > $d/node; "
                                "cat > $d/watch; chmod 755 $d/watch; $d/watch";
    const auto done = session->mustExec("sudo sh -c '" + install + "' " + kLimitsFolder + " \"$(id -un)\" \"$HOME\"",
                                        script, {context.deadline(), context.stop()});
    return done ? Status() : fail(done.error());
}

} // namespace trainyard::provision
