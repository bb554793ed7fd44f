#include "backend/runtime/launch/log_upload.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include "backend/core/async/guarded.h"
#include "backend/core/system/files.h"
#include "backend/core/system/rotating_file.h"
#include "backend/core/try.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/runtime/launch/role_log.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/worker/nn_learner.h"
#include "backend/storage/storage.h"

namespace trainyard::launch {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

constexpr auto kUploadTime = 2min;    ///< of one segment
constexpr auto kLastUploadTime = 30s; ///< of all that is left at the end
constexpr std::uint64_t kKept = 64;   ///< segments of a process in the bucket
constexpr int kUploadSeconds = 30;

class LogUpload {
public:
    LogUpload(fs::path log, std::string prefix, storage::StorageConfig storage)
        : m_log(std::move(log))
        , m_prefix(std::move(prefix))
        , m_storage(std::move(storage))
    {
    }

    void run(const Fd &end, int seconds)
    {
        for (bool last = false; !last;) {
            pollfd wait{end.get(), 0, 0}; // POLLHUP
            last = ::poll(&wait, 1, seconds * 1000) > 0;
            const Status sent = send(last ? Deadline::after(kLastUploadTime) : Deadline::never());
            if (!sent && sent.error().detail != m_reported) {
                m_reported = sent.error().detail;
                spdlog::warn("the log is not in the bucket yet: {}: {}", sent.error().source, sent.error().detail);
            }
        }
    }

private:
    Status send(const Deadline &limit)
    {
        std::map<std::uint64_t, fs::path> paths;
        std::vector<UploadPlan::Segment> present;
        auto segments = closedSegments(m_log);
        segments.push_back({presentNumber(segments), m_log});
        for (const LogSegment &segment : segments) {
            std::error_code error;
            const auto size = fs::file_size(segment.path, error);
            if (error)
                continue;
            present.push_back({segment.number, size});
            paths[segment.number] = segment.path;
        }
        for (const UploadPlan::Segment &segment : m_plan.due(present)) {
            TY_ASSIGN(std::string text, readFile(paths[segment.number]));
            text.resize(text.rfind('\n') + 1); // complete lines; npos + 1 is 0
            const CallContext context{limit.earlier(Deadline::after(kUploadTime)), {}};
            TY_TRY(storage::writeAll(m_prefix + std::to_string(segment.number), text, m_storage, context));
            m_plan.sent(segment);
            if (segment.number > kKept) // best effort: a machine may be allowed to write only
                (void)storage::remove(m_prefix + std::to_string(segment.number - kKept), m_storage, context);
        }
        return {};
    }

    fs::path m_log;
    std::string m_prefix;
    storage::StorageConfig m_storage;
    UploadPlan m_plan;
    std::string m_reported;
};

/// Where the segments go, without their numbers; empty without a bucket.
std::string uploadPrefix(const protocol::JobSpec &job, const std::string &host, const std::string &label)
{
    std::string folder = job.checkpointFolder;
    while (folder.ends_with('/'))
        folder.pop_back();
    const std::string name = host + "-" + label;
    return protocol::isS3(folder) && protocol::isSafeName(name)
               ? folder + "/logs/" + job.run.value + "/" + name + ".log."
               : std::string();
}

} // namespace

std::vector<UploadPlan::Segment> UploadPlan::due(const std::vector<Segment> &present) const
{
    std::vector<Segment> list;
    for (const Segment &segment : present) {
        const auto at = m_sent.find(segment.number);
        if (segment.size > 0 && (at == m_sent.end() || at->second != segment.size))
            list.push_back(segment);
    }
    return list;
}

Fd startLogUpload(const RoleOptions &options, const std::string &label, RoleLog *log)
{
    const auto text = readFile(options.runFolder / "job.json", 1u << 20);
    const auto job = text ? protocol::jobSpecFromJson(*text) : Result<protocol::JobSpec>(fail(text.error()));
    const std::string prefix = job ? uploadPrefix(*job, options.host, label) : std::string();
    int ends[2] = {-1, -1};
    if (prefix.empty() || ::pipe2(ends, O_CLOEXEC) != 0)
        return {};
    Fd reader(ends[0]), writer(ends[1]);
    if (::fork() != 0)
        return writer;
    writer.close();
    if (log)
        log->closeReader();
    ::setpgid(0, 0); // it outlives a watcher that is killed with its group
    for (const int s : {SIGINT, SIGHUP})
        ::signal(s, SIG_IGN);
    (void)guarded("log upload", [&] {
        if (const auto run = RunFolder::open(options.runFolder); !run) // adds the credentials to the environment
            return spdlog::warn("the log is not sent to the bucket: {}", run.error().detail);
        const int seconds = std::atoi(environment("TRAINYARD_LOG_SECONDS").c_str());
        LogUpload(options.runFolder / "log" / (label + ".log"), prefix, worker::nodeStorage(true))
            .run(reader, seconds > 0 ? seconds : kUploadSeconds);
    });
    ::_exit(0);
}

} // namespace trainyard::launch
