#include "backend/runtime/launch/run_folder.h"

#include <cstdlib>

#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "backend/aws/credentials/credentials.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/protocol/keys_removed.h"
#include "backend/runtime/ps/scheduler/run_files.h"

namespace trainyard::launch {

namespace fs = std::filesystem;

namespace {

Status readEnvironment(const fs::path &path)
{
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return {}; // optional: an instance role, or local data
    if ((info.st_mode & 077) != 0)
        return fail(ErrorCode::PermissionDenied, path.string(),
                    "the run's credentials may be read by others; the mode must be 0600");
    TY_ASSIGN(const auto content, readFile(path, 1u << 20));
    // Its keys may be replaced by newer ones while this process lives.
    ::setenv(aws::kKeysFileVariable, fs::absolute(path).c_str(), 1);
    for (std::size_t at = 0; at < content.size();) {
        const std::size_t end = std::min(content.find('\n', at), content.size());
        const std::string line = content.substr(at, end - at);
        at = end + 1;
        const std::size_t equals = line.find('=');
        if (line.empty() || line.front() == '#')
            continue;
        if (equals == std::string::npos || equals == 0)
            return fail(ErrorCode::InvalidArgument, path.string(), "a line is not NAME=value");
        ::setenv(line.substr(0, equals).c_str(), line.substr(equals + 1).c_str(), 1);
    }
    return {};
}

} // namespace

Result<RunFolder> RunFolder::open(const fs::path &path)
{
    TY_ASSIGN(const auto text, readFile(path / "job.json", 1u << 20));
    auto job = protocol::jobSpecFromJson(text);
    if (!job)
        return fail(job.error().code, (path / "job.json").string(), job.error().detail);
    TY_ASSIGN(const auto secret, ps::readSecret(path / "secret"));
    TY_TRY(readEnvironment(path / "env"));
    return RunFolder{fs::absolute(path), std::move(*job), secret};
}

void removeCredentialsAfterRun(const fs::path &runFolder)
{
    std::error_code problem;
    for (const auto &entry : fs::directory_iterator(runFolder, problem)) {
        if (entry.path().extension() != ".pid")
            continue;
        const auto json = nlohmann::json::parse(readFile(entry.path(), 4096).value_or(""), nullptr, false);
        const auto number = [&](const char *field) {
            const auto at = json.is_object() ? json.find(field) : json.end();
            return json.is_object() && at != json.end() && at->is_number_unsigned() ? at->get<std::uint64_t>() : 0;
        };
        if (number("pid") > 0 && isAlive({pid_t(number("pid")), number("startTime")}))
            return;
    }
    if (const auto run = RunFolder::open(runFolder)) {
        const auto state = ps::lastState(runFolder, run->job.run);
        if (state && *state && !(*state)->lost.empty())
            return; // its follower starts it again from a checkpoint
    }
    // A renewal in this moment looks for the mark after it has sent its keys (runs/key_renewal.cpp).
    (void)writeFileAtomically(runFolder / protocol::kKeysRemovedFile, "", 0600);
    fs::remove(runFolder / "env.part", problem); // of a renewal
    fs::remove(runFolder / "env", problem);
}

fs::path nodeHome()
{
    if (const std::string own = environment("TRAINYARD_HOME"); !own.empty())
        return fs::absolute(own);
    const std::string home = environment("HOME");
    return fs::path(home.empty() ? "/" : home) / ".trainyard";
}

std::string ownProgram()
{
    const std::string wrapper = environment("TRAINYARD_RUNTIME");
    return wrapper.empty() ? "/proc/self/exe" : wrapper;
}

} // namespace trainyard::launch
