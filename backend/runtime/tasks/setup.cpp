// The working folder of a task on a machine, its code and its `setup`.
#include <algorithm>
#include <filesystem>
#include <optional>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/encoding.h"
#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/tasks/child_process.h"
#include "backend/runtime/tasks/task_environment.h"
#include "backend/runtime/tasks/tasks.h"

namespace trainyard::tasks {

namespace fs = std::filesystem;

namespace {

constexpr auto kCopyTime = std::chrono::minutes(30); ///< of the code: a folder on a network may be slow
constexpr std::size_t kHashDigits = 64;

bool isHash(std::string_view text)
{
    return text.size() == kHashDigits &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

Status runTool(std::vector<std::string> argv, const CallContext &context, const std::string &what)
{
    const auto done = runProcess({std::move(argv), {}, {}, {}}, context, 4096);
    if (!done)
        return fail(done.error().code, what, done.error().detail);
    if (done->exitStatus != 0)
        return fail(done->err.find("No space left") != std::string::npos ? ErrorCode::DiskFull : ErrorCode::IoFailure,
                    what, fmt::format("status {}: {}", done->exitStatus, done->err));
    return {};
}

class MachineSetup {
public:
    MachineSetup(const launch::RunFolder &run, std::stop_token stop)
        : m_run(run)
        , m_task(run.job.task)
        , m_stop(stop)
        , m_store(launch::nodeHome() / "code")
    {
    }

    Result<fs::path> run()
    {
        TY_TRY(ensureFolder(m_store, 0700));
        TY_TRY(ensureFolder(m_run.path / "output", 0700));
        // One runner of the machine prepares it, the others wait.
        const auto longest = kCopyTime + std::chrono::seconds(m_task.setupSeconds);
        auto lock = lockFile(m_store / "setup.lock", {Deadline::after(longest), m_stop});
        if (!lock && lock.error().code == ErrorCode::Timeout)
            return fail(ErrorCode::Timeout, "setup", "another process prepares this machine for too long");
        if (!lock)
            return fail(lock.error());
        if (m_task.codeHash.empty()) {
            const fs::path folder = ownFolder();
            TY_TRY(checkFolder(folder));
            TY_TRY(setUpIn(folder, m_store / ("setup-" + setupHash(folder))));
            return folder;
        }
        const fs::path code = m_run.path / "code";
        std::error_code problem;
        if (!fs::exists(code, problem)) {
            TY_TRY(unpack());
            TY_TRY(copyCode(code));
        }
        const fs::path folder = m_task.folder.empty() ? code : isOwn() ? ownFolder() : code / m_task.folder;
        TY_TRY(checkFolder(folder));
        if (isOwn()) // the setup belongs to that folder, not to the copy of the code
            TY_TRY(setUpIn(folder, m_store / ("setup-" + setupHash(folder))));
        return folder;
    }

private:
    /// Whether the working folder is the user's own, and not a part of the code.
    bool isOwn() const { return m_task.folder.starts_with('/') || m_task.folder.starts_with('~'); }
    fs::path ownFolder() const
    {
        const std::string home = environment("HOME");
        if (m_task.folder.starts_with('/'))
            return m_task.folder;
        const std::string below = m_task.folder.starts_with("~/") ? m_task.folder.substr(2) : m_task.folder;
        return below.empty() || below == "~" ? fs::path(home) : fs::path(home) / below;
    }
    static Status checkFolder(const fs::path &folder)
    {
        std::error_code problem;
        if (fs::is_directory(folder, problem))
            return {};
        return fail(
            ErrorCode::NotFound, folder.string(),
            "the working folder is not on this machine: send it with --code, or name one that all machines have");
    }
    /// \param folder  where the setup runs: each folder is set up
    std::string setupHash(const fs::path &folder) const
    {
        return sha256Hex(m_task.setup + '\0' + m_task.codeHash + '\0' + folder.lexically_normal().string())
            .substr(0, 16);
    }
    CallContext copying() const { return {Deadline::after(kCopyTime), m_stop}; }

    /// The code in the store: sent there by the program that started the run, or packed in the folder of the run.
    Status unpack() const
    {
        if (!isHash(m_task.codeHash))
            return fail(ErrorCode::InvalidArgument, "task.codeHash", "is no SHA-256");
        const fs::path code = m_store / m_task.codeHash;
        std::error_code problem;
        if (fs::is_directory(code, problem)) {
            fs::last_write_time(code, fs::file_time_type::clock::now(), problem); // used last: it is not removed
            return {};
        }
        const fs::path packed = m_run.path / "code.tar.gz";
        if (!fs::exists(packed, problem))
            return fail(ErrorCode::NotFound, code.string(),
                        "the code of the run is not on this machine; start the run again to send it");
        TY_ASSIGN(const auto sum, runProcess({{"sha256sum", packed.string()}, {}, {}, {}}, copying(), 4096));
        if (!sum.out.starts_with(m_task.codeHash))
            return fail(ErrorCode::ChecksumMismatch, packed.string(), "is not the code of this run");
        const fs::path part = m_store / (m_task.codeHash + ".part");
        fs::remove_all(part, problem);
        TY_TRY(ensureFolder(part, 0700));
        TY_TRY(runTool({"tar", "-xzf", packed.string(), "-C", part.string(), "--no-same-owner"}, copying(),
                       "unpacking the code"));
        fs::rename(part, code, problem);
        if (problem)
            return fail(ErrorCode::IoFailure, code.string(), problem.message());
        return {};
    }

    /// Copies the code into the folder of the run, with what the setup has made in it: that runs once for each code, in a
    /// copy that stays, because programs such as a virtual environment contain their own path.
    Status copyCode(const fs::path &target)
    {
        fs::path source = m_store / m_task.codeHash;
        if (!m_task.setup.empty() && !isOwn()) {
            const fs::path prepared = m_store / (m_task.codeHash + ".setup-" + setupHash(m_task.folder));
            const fs::path marker = prepared.string() + ".done";
            std::error_code problem;
            if (!fs::exists(marker, problem)) {
                fs::remove_all(prepared, problem);
                TY_TRY(copy(source, prepared));
                TY_TRY(checkFolder(prepared / m_task.folder));
                TY_TRY(setUpIn(prepared / m_task.folder, marker));
            }
            source = prepared;
        }
        const fs::path part = target.string() + ".part";
        std::error_code problem;
        fs::remove_all(part, problem);
        TY_TRY(copy(source, part));
        fs::rename(part, target, problem);
        if (problem)
            return fail(ErrorCode::IoFailure, target.string(), problem.message());
        return {};
    }

    Status copy(const fs::path &from, const fs::path &to) const
    {
        TY_TRY(ensureFolder(to, 0700));
        return runTool({"cp", "-a", "--reflink=auto", from.string() + "/.", to.string()}, copying(),
                       "copying the code");
    }

    /// Runs the setup unless its marker exists.
    Status setUpIn(const fs::path &folder, const fs::path &marker) const
    {
        std::error_code problem;
        if (m_task.setup.empty() || fs::exists(marker, problem))
            return {};
        TY_ASSIGN(auto variables, taskEnvironment(m_run, {{"TRAINYARD_RUN", m_run.job.run.value}}, {}));
        ChildOptions options;
        options.plan.title = "setup";
        options.plan.argv = {"/bin/sh", "-c", m_task.setup};
        options.plan.parsesOutput = false;
        options.environment = std::move(variables);
        options.folder = folder.string();
        std::stop_source late;
        const auto limit = Deadline::after(std::chrono::seconds(m_task.setupSeconds));
        ChildHooks hooks;
        hooks.idle = [&] {
            if (limit.expired() || m_stop.stop_requested())
                late.request_stop();
        };
        spdlog::info("runs the setup of the task in {}", folder.string());
        TY_ASSIGN(const auto end, runChild(options, hooks, late.get_token(), {}));
        if (m_stop.stop_requested())
            return fail(ErrorCode::Cancelled, "setup", "stop was requested");
        if (end.asked)
            return fail(
                ErrorCode::Timeout, "setup",
                fmt::format("it did not end within {} s (--setup-seconds): {}", m_task.setupSeconds, end.words));
        if (end.status != 0)
            return fail(ErrorCode::LocalCommandFailed, "setup",
                        fmt::format("the setup ended with status {}: {}", end.status, end.words));
        return writeFileAtomically(marker, "");
    }

    const launch::RunFolder &m_run;
    const protocol::TaskSpec &m_task;
    std::stop_token m_stop;
    fs::path m_store;
};

} // namespace

Result<fs::path> setUp(const launch::RunFolder &run, std::stop_token stop)
{
    return MachineSetup(run, stop).run();
}

} // namespace trainyard::tasks
