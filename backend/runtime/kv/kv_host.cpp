#include "backend/runtime/kv/kv_host.h"

#include <atomic>
#include <future>
#include <thread>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/runtime/kv/session.h"

namespace trainyard::kv {

namespace {

constexpr int kSignalStatus = 128; ///< of a process that signal N ended: 128 + N

} // namespace

struct KvHost::Impl {
    ps::JoinOptions options;
    std::stop_source waits; ///< ends those of the session
    ProgramLine line;
    RunPart part;
    Session session;
    std::atomic<bool> ended = false; ///< the program has, with success
    std::promise<Status> coasted;
    std::stop_callback<std::function<void()>> onStop;
    std::jthread thread;

    Impl(const ps::JoinOptions &joinOptions, std::stop_source stopping, ProgramLine socket,
         std::shared_ptr<ps::KvWorker> entered, const std::stop_token &stop)
        : options(joinOptions)
        , waits(std::move(stopping))
        , line(std::move(socket))
        , part(joinOptions, std::move(entered), waits.get_token())
        , session(options.job, part)
        , onStop(stop,
                 [this] {
                     waits.request_stop();
                     line.wake();
                 })
        , thread([this] { serve(); })
    {
    }

    ~Impl()
    {
        waits.request_stop();
        line.wake();
    }

    void serve()
    {
        while (const auto request = line.receive())
            (void)line.reply(*request, session.handle(*request));
        coasted.set_value(ended ? part.coastToEnd() : Status());
    }
};

Result<std::unique_ptr<KvHost>> KvHost::open(const ps::JoinOptions &options, const std::string &folder,
                                             std::stop_token stop)
{
    TY_ASSIGN(auto line, ProgramLine::listen(folder));
    std::stop_source waits;
    std::unique_ptr<ps::KvWorker> entered;
    {
        const std::stop_callback onStop(stop, [&waits] { waits.request_stop(); });
        TY_ASSIGN(entered, ps::KvWorker::enter(options, waits.get_token()));
    }
    return std::unique_ptr<KvHost>(
        new KvHost(std::make_unique<Impl>(options, std::move(waits), std::move(line), std::move(entered), stop)));
}

KvHost::KvHost(std::unique_ptr<Impl> impl)
    : m(std::move(impl))
{
}

KvHost::~KvHost() = default;

void KvHost::report(std::vector<protocol::TaskValue> values)
{
    m->session.addValues(std::move(values));
    m->session.flushValues();
}

void KvHost::leave(bool preempted)
{
    m->part.leave(preempted);
}

bool KvHost::joined() const
{
    return m->part.started();
}

bool KvHost::over() const
{
    return m->part.over();
}

bool KvHost::failedRun() const
{
    return m->part.failedRun();
}

namespace {

/// The last message of a program, as "RuntimeError: ..." of Python: short, because it becomes part of a metric record.
std::string lastLine(std::string_view words)
{
    constexpr std::size_t kLongest = 300;
    words = trimmed(words);
    words.remove_prefix(words.find_last_of("\r\n") + 1); // npos + 1 is 0
    return words.empty() ? "" : ": " + std::string(words.substr(0, kLongest));
}

/// What the end of a program means by itself.
Status outcomeOf(const KvHost::ProgramEnd &end, bool joined)
{
    if (end.asked)
        return fail(ErrorCode::Cancelled, "program", "stop was requested");
    if (end.status > kSignalStatus)
        return fail(ErrorCode::PeerLost, "program",
                    fmt::format("was ended by signal {}{}", end.status - kSignalStatus, lastLine(end.words)));
    if (end.status != 0)
        return fail(ErrorCode::LocalCommandFailed, "program",
                    fmt::format("ended with status {}{}", end.status, lastLine(end.words)));
    if (!joined)
        return fail(ErrorCode::LocalCommandFailed, "program",
                    "ended with status 0 without joining the run: it has to call ty_kv_start(), or to iterate over "
                    "batches() of the Python module");
    return {};
}

} // namespace

Status KvHost::programEnded(const ProgramEnd &end)
{
    m->session.flushValues();
    const bool over = m->part.over(), joined = m->part.started();
    const Status outcome = outcomeOf(end, joined || over);
    if (!over && (outcome || end.asked)) {
        m->part.leave(false);
        m->ended = joined;
    } else if (!over) {
        m->part.failed(outcome.error());
        m->waits.request_stop();
    }
    auto coasted = m->coasted.get_future();
    m->line.wake();
    const Status ofRun = coasted.get();
    if (m->ended)
        return outcome ? ofRun : outcome;
    const Status run = m->part.outcome();
    if (over && !run && run.error().code != ErrorCode::Cancelled)
        return run; // the program's own failure, if any, follows from it
    return over && end.status > kSignalStatus ? Status() : outcome;
}

} // namespace trainyard::kv
