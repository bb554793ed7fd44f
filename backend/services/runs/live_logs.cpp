#include "backend/services/runs/live_logs.h"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <utility>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/async/guarded.h"
#include "backend/core/secret_mask.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/layout.h"
#include "backend/services/runs/log_order.h"
#include "backend/training/logs/log_copies.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::services {

using namespace std::chrono_literals;

/// Passes lines from the readers of a run to the GUI thread. Bounded, like the LogBuffer that takes them.
struct LiveLogs::PendingLines {
    std::mutex mutex;
    LogBuffer fresh;
    Cursors cursors;
    bool posted = false;
};

namespace {

/// Whether the cluster of the run is being terminated, or was: its machines are then expected not to respond.
bool isEnding(CloudSource &source, const RunId &run)
{
    const auto ledger = source.ledger();
    const auto row = ledger ? (*ledger)->run(run) : Result<std::optional<ledger::Run>>(fail(ledger.error()));
    if (!row || !*row)
        return false;
    const auto cluster = (*ledger)->cluster((*row)->cluster);
    return cluster && *cluster && cluster::isEnding(**cluster);
}

/// The latest lines of a log.
class LatestLines {
public:
    explicit LatestLines(LogSource source)
        : m_source(std::move(source))
    {
    }
    void add(std::string_view line) { m_latest.append({m_source, cleanLogLine(maskSecrets(line))}); }
    void moveTo(std::vector<LogLine> &lines)
    {
        auto latest = m_latest.drain();
        std::ranges::move(latest, std::back_inserter(lines));
    }

private:
    LogSource m_source;
    LogBuffer m_latest;
};

/// Reads the lines of a stored log that were not read from its machine.
/// \param shown  what was read; receives the end of the copy
void readStored(const training::LogStore &store, const training::CopiedLog &log, ledger::FeedCursor &shown,
                std::vector<LogLine> &lines)
{
    LatestLines latest({log.node, log.role});
    std::vector<LogLine> all;
    const auto end = store.read(log, {}, [&](std::string_view line) { latest.add(line); });
    // Of a bucket, whose lines have no cursor: the place in the copy itself.
    const ledger::FeedCursor behind =
        end.remote == ledger::FeedCursor() ? ledger::FeedCursor{end.number, end.size} : end.remote;
    if (shown == behind)
        return;
    latest.moveTo(all);
    std::size_t first = 0;
    if (shown != ledger::FeedCursor()) { // the last bytes; nearly as many as on the machine, where secrets are longer
        const std::uint64_t missing = behind.offset - (shown.inode == behind.inode ? shown.offset : 0);
        std::uint64_t bytes = 0;
        for (first = all.size(); first > 0 && bytes < missing; --first)
            bytes += all[first - 1].text.size() + 1;
    }
    lines.insert(lines.end(), std::make_move_iterator(all.begin() + std::ptrdiff_t(first)),
                 std::make_move_iterator(all.end()));
    shown = behind;
}

/// Reads a copy of a version before 0.2 from an offset on. It holds the end of the log: its offsets match those of the
/// log only when it is shorter than the largest copy.
void readOldCopy(const std::filesystem::path &file, std::uint64_t offset, LatestLines &lines)
{
    const auto text = readFile(file);
    if (!text || offset >= text->size())
        return;
    std::string_view rest = std::string_view(*text).substr(std::size_t(offset)), line;
    while (takeLine(rest, line))
        lines.add(line);
}

} // namespace

LiveLogs::LiveLogs(Tasks &tasks, CloudSource &source, QObject *parent)
    : QObject(parent)
    , m_tasks(tasks)
    , m_source(source)
{
    m_again.setInterval(2000);
    connect(&m_again, &QTimer::timeout, this, [this] {
        for (const auto &[run, followed] : m_runs) {
            if (followed.shown && !followed.done)
                poll(run);
        }
    });
}

LiveLogs::~LiveLogs()
{
    for (auto &[run, followed] : m_runs) {
        for (auto &[source, reader] : followed.readers)
            reader.request_stop(); // all first; the maps then join each
    }
    m_runs.clear();
}

LiveLogs::FollowedRun &LiveLogs::entry(const RunId &run)
{
    FollowedRun &followed = m_runs[run];
    if (!followed.pendingLines)
        followed.pendingLines = std::make_shared<PendingLines>();
    return followed;
}

void LiveLogs::evictOldest()
{
    auto oldest = m_runs.end();
    for (auto at = m_runs.begin(); at != m_runs.end(); ++at) {
        if (!at->second.shown && (oldest == m_runs.end() || at->second.lastShown < oldest->second.lastShown))
            oldest = at;
    }
    if (m_runs.size() > kMostRuns && oldest != m_runs.end())
        m_runs.erase(oldest);
}

std::vector<LogLine> LiveLogs::lines(const RunId &run) const
{
    const auto at = m_runs.find(run);
    if (at == m_runs.end())
        return {};
    return {at->second.buffer.lines().begin(), at->second.buffer.lines().end()};
}

void LiveLogs::follow(const RunId &run, const LogSource &only)
{
    FollowedRun &followed = entry(run);
    followed.only = only;
    followed.shown = true;
    followed.done = false;
    followed.lastShown = ++m_turn;
    evictOldest();
    poll(run);
    m_again.start();
}

void LiveLogs::unfollow(const RunId &run)
{
    const auto at = m_runs.find(run);
    if (at == m_runs.end())
        return;
    at->second.shown = false;
    stopReaders(at->second, {});
    if (std::ranges::none_of(m_runs, [](const auto &r) { return r.second.shown; }))
        m_again.stop();
}

void LiveLogs::appendMessage(const RunId &run, const std::string &words)
{
    const std::vector<LogLine> lines{{{}, words}};
    FollowedRun &followed = entry(run);
    followed.buffer.append(lines);
    followed.lastShown = ++m_turn; // recently used: evict others first
    evictOldest();
    emit arrived(run, lines);
}

LiveLogs::LogDiscovery LiveLogs::find(CloudSource &source, const RunId &run, Cursors cursors, const LogSource &only,
                                      std::stop_token stop)
{
    LogDiscovery found;
    found.only = only;
    const auto ledger = source.ledger();
    if (!ledger)
        return found;
    const auto row = (*ledger)->run(run);
    if (!row || !*row)
        return found;
    const auto cluster = (*ledger)->cluster((*row)->cluster);
    if (cluster && *cluster && !(*cluster)->closed) {
        const auto job = protocol::jobSpecFromJson((*row)->job);
        const auto cloud = source.open(false, {Deadline::after(30s), stop});
        const auto nodes =
            cloud ? training::nodesOf(*cloud, (*row)->cluster) : Result<std::vector<ssh::Host>>(fail(cloud.error()));
        if (job && nodes) {
            for (const runs::RunRole &role : runs::rolesOf(*job, nodes->front(), {nodes->begin() + 1, nodes->end()}))
                found.live.push_back({{role.node.name, role.label}, role.node});
            return found;
        }
    }
    if (!isOver((*row)->state))
        return found;
    found.done = true;
    const auto folder = source.stateFolder() / "runs" / cluster::folderNameOf(run.value);
    const auto wanted = [&](const LogSource &origin) {
        found.copied.push_back(origin);
        return only.selects(origin);
    };
    const training::LogStore store(folder / "logs");
    for (const training::CopiedLog &log : store.logs()) {
        const LogSource origin{log.node, log.role};
        if (!wanted(origin))
            continue;
        readStored(store, log, found.cursors[origin] = cursors[origin], found.lines);
    }
    std::error_code error;
    for (const auto &file : std::filesystem::directory_iterator(folder, error)) {
        const auto copy = training::copiedLogOf(file.path().filename().string());
        const LogSource origin = copy ? LogSource{copy->node, copy->role} : LogSource();
        if (!copy || std::ranges::find(found.copied, origin) != found.copied.end() || !wanted(origin))
            continue;
        const auto size = file.file_size(error);
        ledger::FeedCursor &behind = found.cursors[origin] = cursors[origin];
        if (behind.offset > 0 && size >= training::kMostLogBytes)
            continue; // truncated at the beginning; the lines read from the machine are more complete
        LatestLines lines(origin);
        readOldCopy(file.path(), behind.offset, lines);
        lines.moveTo(found.lines);
        behind.offset = std::max<std::uint64_t>(behind.offset, size);
    }
    std::ranges::sort(found.copied);
    sortByTime(found.lines);
    return found;
}

void LiveLogs::poll(const RunId &run)
{
    FollowedRun &followed = entry(run);
    if (!followed.shown || followed.polling)
        return;
    followed.polling = true;
    Cursors cursors;
    {
        const std::lock_guard lock(followed.pendingLines->mutex);
        cursors = followed.pendingLines->cursors;
    }
    m_tasks
        .run([this, run, cursors, only = followed.only](std::stop_token stop) {
            return find(m_source, run, cursors, only, stop);
        })
        .then(this, [this, run](const LogDiscovery &found) { apply(run, found); });
}

void LiveLogs::apply(const RunId &run, const LogDiscovery &found)
{
    const auto at = m_runs.find(run);
    if (at == m_runs.end())
        return;
    FollowedRun &followed = at->second;
    followed.polling = false;
    if (!followed.shown)
        return;
    std::vector<LogOrigin> wanted;
    std::vector<LogSource> all = found.copied, keep;
    for (const LogOrigin &origin : found.live) {
        all.push_back(origin.source);
        if (followed.only.selects(origin.source) && wanted.size() < kMostReaders) {
            wanted.push_back(origin);
            keep.push_back(origin.source);
        }
    }
    for (const LogSource &known : followed.sources) { // machines that left still have their lines
        if (std::ranges::find(all, known) == all.end())
            all.push_back(known);
    }
    if (all != followed.sources) {
        followed.sources = all;
        emit sourcesChanged(run, all);
    }
    stopReaders(followed, keep);
    for (const LogOrigin &origin : wanted) {
        if (!followed.readers.contains(origin.source)) // fails at the limit of threads: the next poll tries again
            (void)guarded("log reader",
                          [&] { followed.readers.emplace(origin.source, read(run, origin, followed.pendingLines)); });
    }
    if (!found.cursors.empty()) {
        const std::lock_guard lock(followed.pendingLines->mutex);
        for (const auto &[source, cursor] : found.cursors)
            followed.pendingLines->cursors[source] = cursor;
    }
    if (!found.lines.empty()) {
        followed.buffer.append(found.lines);
        emit arrived(run, found.lines);
    }
    followed.done = found.done;
    if (found.only != followed.only)
        poll(run); // another process was selected meanwhile
}

void LiveLogs::stopReaders(FollowedRun &followed, const std::vector<LogSource> &keep)
{
    for (auto at = followed.readers.begin(); at != followed.readers.end();) {
        if (std::ranges::find(keep, at->first) != keep.end()) {
            ++at;
            continue;
        }
        at->second.request_stop();
        // A reader checks its stop token at least every 100 ms; the GUI thread does not wait that long.
        m_tasks.run([reader = std::move(at->second)](std::stop_token) mutable { reader.join(); });
        at = followed.readers.erase(at);
    }
}

std::jthread LiveLogs::read(const RunId &run, const LogOrigin &origin, std::shared_ptr<PendingLines> pendingLines)
{
    ledger::FeedCursor from;
    {
        const std::lock_guard lock(pendingLines->mutex);
        from = pendingLines->cursors[origin.source];
    }
    return std::jthread([this, run, origin, pendingLines, from](std::stop_token stop) {
        const auto deliver = [&](auto put) {
            const std::lock_guard lock(pendingLines->mutex);
            if (stop.stop_requested())
                return; // the next reader starts at the cursor and would deliver these lines twice
            put();
            if (!std::exchange(pendingLines->posted, true))
                postTo(this, [this, run] { collect(run); });
        };
        std::string logged;
        bool began = from != ledger::FeedCursor();
        const auto appendMessage = [&](const Error &error) {
            if (!isReadProblem(error, began) || std::exchange(logged, error.detail) == error.detail ||
                isEnding(m_source, run))
                return;
            deliver([&] {
                pendingLines->fresh.append(
                    {{}, origin.source.label() + " cannot be read just now: " + error.source + ": " + error.detail});
            });
        };
        runs::FeedOptions options;
        options.onState = [&](runs::FeedState, const Error *error) {
            if (error)
                appendMessage(*error);
        };
        runs::LogFeed feed(
            origin.node, run, origin.source.role,
            [&](std::span<const std::string> lines, const ledger::FeedCursor &behind) {
                began = true;
                deliver([&] {
                    for (const std::string &line : lines)
                        pendingLines->fresh.append({origin.source, cleanLogLine(maskSecrets(line))});
                    pendingLines->cursors[origin.source] = behind;
                });
            },
            options);
        if (const auto ended = guarded("log reader", [&] { return feed.follow(from, stop); }); !ended)
            appendMessage(ended.error());
    });
}

void LiveLogs::collect(const RunId &run)
{
    const auto at = m_runs.find(run);
    if (at == m_runs.end())
        return;
    std::vector<LogLine> lines;
    {
        const std::lock_guard lock(at->second.pendingLines->mutex);
        lines = at->second.pendingLines->fresh.drain();
        at->second.pendingLines->posted = false;
    }
    if (lines.empty())
        return;
    at->second.buffer.append(lines);
    emit arrived(run, lines);
}

} // namespace trainyard::services
