#include <algorithm>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/ids.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/runs/starter_internal.h"

/// The code of a task on its machines: unpacked once for each content, and its archive on the head.
namespace trainyard::runs {

namespace {

constexpr int kCodesKept = 5; ///< of different content, on each machine

/// Prints "unpacked" if the machine has the code, and "archive" if it has an undamaged archive of it.
std::string stateCommand(const std::string &store, const std::string &sha)
{
    return fmt::format(
        "cd ~/{0} 2>/dev/null || exit 0; if [ -d {1} ]; then touch {1}; echo unpacked; fi; "
        "if printf '%s  %s\\n' {1} {1}.tar.gz | sha256sum -c --status 2>/dev/null; then echo archive; fi",
        store, sha);
}

constexpr int kChanged = 65; ///< exit status of checkText()

/// Ends the command if the archive is not the one that was sent, and removes it then.
std::string checkText(const std::string &sha, const std::string &archive)
{
    return fmt::format("printf '%s  %s\\n' {0} {1} | sha256sum -c --status || {{ rm -f {1}; exit {2}; }}; ", sha,
                       shellQuote(archive), kChanged);
}

/// Checks the archive, unpacks it, and removes the oldest codes. On shared home folders several machines may do so at
/// the same time: each has names of its own, and the folder appears complete.
std::string unpackCommand(const std::string &store, const std::string &sha, const std::string &archive, bool keep)
{
    return fmt::format(
        "umask 077; cd ~/{0} || exit 1; {5}"
        "if [ ! -d {1} ]; then p={1}.part.$$; mkdir $p && tar -xzf {2} --no-same-owner -C $p || "
        "{{ s=$?; rm -rf $p; exit $s; }}; "
        "mv -T $p {1} 2>/dev/null || rm -rf $p; [ -d {1} ] || exit 1; fi; touch {1}; {3}"
        "ls -1td */ 2>/dev/null | tail -n +{4} | while read -r old; do old=${{old%/}}; case $old in *[!0-9a-f]*) ;; "
        "*) rm -rf \"$old\" \"$old\".*;; esac; done",
        store, sha, shellQuote(archive), keep ? "" : "rm -f " + shellQuote(archive) + "; ", kCodesKept + 1,
        checkText(sha, archive));
}

/// Makes the archive that is kept on the head the one of the run, and removes the oldest others.
std::string keepCommand(const std::string &store, const std::string &sha, const std::string &archive)
{
    return fmt::format("cd ~/{0} || exit 1; {4}touch {1}.tar.gz; "
                       "ln -f {1}.tar.gz ~/{2} 2>/dev/null || cp {1}.tar.gz ~/{2} || exit 1; "
                       "ls -1t | grep -E '^[0-9a-f]{{64}}\\.tar\\.gz$' | tail -n +{3} | "
                       "while read -r old; do rm -f \"$old\"; done",
                       store, sha, archive, kCodesKept + 1, checkText(sha, sha + ".tar.gz"));
}

/// The outcome of one of these commands.
Status codeStatus(const Result<ssh::ExecOutcome> &done, const ssh::Host &node)
{
    if (!done)
        return fail(done.error());
    const std::string source = node.target.source();
    if (done->status == kChanged)
        return fail(ErrorCode::ChecksumMismatch, source, "the code arrived changed on " + node.name + "; try again");
    if (done->status == 0)
        return {};
    const bool full = done->err.find("No space left") != std::string::npos;
    return fail(full ? ErrorCode::DiskFull : ErrorCode::RemoteCommandFailed, source,
                "the code could not be stored on " + node.name + ": " + std::string(trimmed(done->err)));
}

bool isSha256(std::string_view text)
{
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace

/// The archive on this computer: the caller's, or the one that the run keeps on its head.
Result<std::filesystem::path> RunControl::Starter::codeArchive() const
{
    const std::lock_guard lock(m_codeMutex);
    if (!m_control.m_options.codeArchive.empty())
        return m_control.m_options.codeArchive;
    if (m_fetched)
        return m_fetched->path() / "code.tar.gz";
    const std::string kept = protocol::NodeLayout().packedCode(m_control.m_run);
    TY_ASSIGN(auto session, ssh::SshSession::open(m_control.m_head.target, oneCall()));
    TY_ASSIGN(auto files, ssh::Sftp::open(session, oneCall()));
    TY_ASSIGN(const auto found, files.stat(kept, oneCall()));
    if (!found)
        return fail(ErrorCode::NotFound, "run " + m_control.m_run.value,
                    fmt::format("its code is neither on this computer nor on {}, as {}: start the job again",
                                m_control.m_head.name, kept));
    auto folder =
        std::make_unique<ScratchFolder>(std::filesystem::temp_directory_path() / newIdText("trainyard-code-"));
    TY_TRY(ensureFolder(folder->path(), 0700));
    TY_TRY(files.download(kept, folder->path() / "code.tar.gz", {}, transfer(found->size)).map([](auto) {}));
    m_fetched = std::move(folder);
    return m_fetched->path() / "code.tar.gz";
}

Status RunControl::Starter::installCode(NodeLink &link, ssh::SshSession &session, ssh::Sftp &files,
                                        const StepReporter &report) const
{
    const protocol::NodeLayout layout;
    const std::string &node = link.node().name, store = layout.codeStore();
    const bool onHead = node == m_control.m_head.name, wanted = !codeless.contains(node);
    if (!isSha256(codeHash))
        return fail(ErrorCode::InvalidArgument, "task.codeHash", "it is no SHA-256 of the code");
    if (!onHead && !wanted)
        return {};
    TY_TRY(files.ensureFolder(store, 0700, oneCall()));
    TY_ASSIGN(const auto state, session.mustExec(stateCommand(store, codeHash), {}, oneCall()));
    const bool unpacked = state.find("unpacked") != std::string::npos;
    const bool archived = state.find("archive") != std::string::npos;
    std::string archive = codeHash + ".tar.gz";
    std::uint64_t bytes = 0;
    if (!archived && (onHead || !unpacked)) {
        if (!onHead)
            archive = codeHash + "." + node + ".tar.gz";
        TY_ASSIGN(const auto local, codeArchive());
        std::error_code unreadable; // reported by upload()
        bytes = std::filesystem::file_size(local, unreadable);
        bytes = unreadable ? 0 : bytes;
        const auto progress = [&](std::uint64_t done, std::uint64_t total) {
            report.progress(say("sending the code"), double(done) / double(std::max<std::uint64_t>(total, 1)));
        };
        TY_TRY(files.upload(local, store + "/" + archive, 0600, progress, transfer(bytes)).map([](const auto &) {}));
    }
    if (wanted && !unpacked) {
        report.progress(say("unpacking the code"));
        TY_TRY(codeStatus(session.exec(unpackCommand(store, codeHash, archive, onHead || archived), {},
                                       transfer(std::max<std::uint64_t>(bytes, 64u << 20))),
                          link.node()));
    }
    if (!onHead)
        return {};
    return codeStatus(session.exec(keepCommand(store, codeHash, layout.packedCode(m_control.m_run)), {},
                                   transfer(std::max<std::uint64_t>(bytes, 64u << 20))),
                      link.node());
}

} // namespace trainyard::runs
