#include "backend/cluster/cloud/local_cloud_internal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include <fmt/format.h>

#include "backend/aws/credentials/profiles.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/net/http_client.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

const Backoff kInterval(30ms);

/// Held while one program checks and starts the local cloud, so that the others find the one it has started.
class StartLock {
public:
    explicit StartLock(const std::filesystem::path &file)
        : m_fd(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600))
    {
    }
    ~StartLock()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    StartLock(const StartLock &) = delete;
    StartLock &operator=(const StartLock &) = delete;

    Status take(const CallContext &context) const
    {
        if (m_fd < 0)
            return fail(systemError(errno, "local cloud", "opening its lock"));
        return pollUntil(kInterval, context,
                         [this]() -> Result<bool> { return ::flock(m_fd, LOCK_EX | LOCK_NB) == 0; });
    }

private:
    int m_fd;
};

/// The endpoint, if the process that wrote the file is alive.
std::optional<aws::LocalEndpoint> alive(const std::filesystem::path &stateFolder)
{
    auto endpoint = aws::readLocalEndpoint(stateFolder);
    if (!endpoint || !isAlive({static_cast<pid_t>(endpoint->pid), endpoint->startTime}))
        return std::nullopt;
    return std::move(*endpoint);
}

bool answers(net::HttpClient &http, const aws::LocalEndpoint &endpoint, const CallContext &context)
{
    net::HttpRequest request;
    request.method = "GET";
    request.url = endpoint.url() + "/";
    return http.send(request, {context.deadline.earlier(Deadline::after(2s)), context.stop}).has_value();
}

std::string lastLine(const std::filesystem::path &log)
{
    auto text = readFile(log);
    if (!text)
        return "its log is empty";
    while (text->ends_with('\n'))
        text->pop_back();
    const auto at = text->rfind('\n');
    return at == std::string::npos ? *text : text->substr(at + 1);
}

} // namespace

Status ensureLocalCloud(net::HttpClient &http, const std::filesystem::path &stateFolder, bool start, double speed,
                        const CallContext &context)
{
    if (const auto found = alive(stateFolder); found && answers(http, *found, context))
        return {};
    const auto folder = stateFolder / "localcloud";
    if (!start && !alive(stateFolder))
        return fail(ErrorCode::NotFound, "local cloud", "it does not run");
    TY_TRY(ensureFolder(folder, 0700));
    StartLock lock(folder / "start.lock");
    TY_TRY(lock.take(context));

    const auto log = folder / "localcloud.log";
    std::optional<ProcessIdentity> started;
    return pollUntil(kInterval, context, [&]() -> Result<bool> {
        if (const auto found = alive(stateFolder)) {
            if (answers(http, *found, context))
                return true;
        } else if (!started) {
            const auto program = findOwnProgram("trainyard-localcloud", "TRAINYARD_LOCALCLOUD").value_or(std::string());
            if (program.empty()) {
                return fail(ErrorCode::NotFound, "trainyard-localcloud",
                            "the program is neither beside this one nor in PATH; TRAINYARD_LOCALCLOUD can name it");
            }
            ProcessSpec spec;
            spec.argv = {program,       "--data", folder.string(), "--port", "0", "--speed", fmt::format("{:g}", speed),
                         "--idle-exit", "60"};
            spec.workingFolder = "/";
            TY_ASSIGN(auto child, spawnDetached(spec, log.string()));
            started = child;
        } else if (!isAlive(*started) && !alive(stateFolder)) { // it also ends when another one has just started
            return fail(ErrorCode::LocalCommandFailed, "trainyard-localcloud", "it ended at once: " + lastLine(log));
        }
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, "trainyard-localcloud", "it does not answer: " + lastLine(log));
        return false;
    });
}

} // namespace trainyard::cluster
