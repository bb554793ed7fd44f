#include "backend/training/checkpoints/checkpoint_copies.h"

#include <algorithm>
#include <filesystem>
#include <ratio>

#include <fmt/format.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/guarded.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/follow/stall_watch.h"
#include "backend/training/records/stored_records.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

using namespace std::chrono_literals;
namespace fs = std::filesystem;
namespace metric = protocol::metric;
using cluster::CloudContext;
using protocol::CheckpointName;

namespace {

constexpr auto kLongestList = 5min;
constexpr auto kCopyStallTime = 1min; // in which a copy must gain kCopyStallBytes; it may last as long as it likes
constexpr std::uint64_t kCopyStallBytes = 64 << 10;
constexpr auto kBeforeRepeat = 1s;

bool contains(const std::vector<CheckpointName> &names, const CheckpointName &name)
{
    return std::ranges::find(names, name) != names.end();
}

/// isCopyDue(): the times of the files count, so that a limit holds for all programs that follow the run, also later.
std::chrono::milliseconds sinceLastCopy(const fs::path &folder, const std::map<CheckpointName, CheckpointHeader> &here,
                                        const ledger::Run &run)
{
    using std::chrono::milliseconds;
    milliseconds least = milliseconds::max();
    for (const auto &[name, header] : here) {
        std::error_code unknown;
        const auto came = fs::last_write_time(folder / protocol::fileNameOf(name), unknown);
        if (unknown)
            continue;
        const auto age = std::chrono::duration_cast<milliseconds>(fs::file_time_type::clock::now() - came);
        least = std::min<milliseconds>(least, std::chrono::abs(age)); // the clock may have been set
    }
    if (least < milliseconds::max())
        return least;
    return std::chrono::abs(std::chrono::duration_cast<milliseconds>(wallNow() - run.created));
}

} // namespace

bool isCopyDue(std::uint64_t bytes, std::chrono::milliseconds sinceLast)
{
    const double hours = std::chrono::duration<double, std::ratio<3600>>(sinceLast).count();
    return hours * double(kHourlyBytes) >= double(bytes);
}

CheckpointCopies::CheckpointCopies(const CloudContext &cloud, const ledger::Run &run,
                                   std::function<void(const std::string &)> note)
    : m_cloud(cloud)
    , m_run(run)
    , m_toBucket(!bucketFolder(run).empty())
    , m_note(std::move(note))
    , m_thread([this](std::stop_token stop) {
        (void)guarded("checkpoint copies", [&] { work(stop); });
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        m_changed.notify_all();
    })
{
}

CheckpointCopies::~CheckpointCopies()
{
    m_thread.request_stop();
    m_thread.join(); // before the members that it uses
}

void CheckpointCopies::look()
{
    const std::lock_guard lock(m_mutex);
    m_look = true;
    m_changed.notify_all();
}

bool CheckpointCopies::finish(const CallContext &context)
{
    std::unique_lock lock(m_mutex);
    m_last = true;
    m_changed.notify_all();
    while (!m_ended && !context.stop.stop_requested() && !context.deadline.expired())
        m_changed.wait_for(lock, context.stop, context.deadline.remaining(1min), [this] { return m_ended; });
    return m_ended && m_complete;
}

void CheckpointCopies::work(std::stop_token stop)
{
    for (bool last = false; !last && !stop.stop_requested();) {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, stop, [this] { return m_look || m_last; });
            last = m_last;
            m_look = false;
        }
        if (stop.stop_requested())
            return;
        readRecords();
        Status done = copyNew(last, stop);
        if (last && !done && pause(kBeforeRepeat, {Deadline::never(), stop}))
            done = copyNew(last, stop);
        const std::lock_guard lock(m_mutex);
        m_complete = done.has_value();
    }
}

void CheckpointCopies::readRecords()
{
    // What is not read now is read by the next call.
    (void)readStored(*m_cloud.ledger, m_run.id, m_read,
                     [this](std::span<const protocol::MetricRecord> records) { take(records); });
}

void CheckpointCopies::take(std::span<const protocol::MetricRecord> records)
{
    for (const protocol::MetricRecord &record : records) {
        m_scores.add(record);
        if (record.name == metric::kMemberJoined)
            m_hosts[record.rank] = record.note;
        if (record.name != metric::kCheckpoint || record.value < 0 || m_toBucket)
            continue;
        const std::string host = m_hosts.contains(record.rank) ? m_hosts[record.rank] : std::string();
        m_waiting.insert(host);
        if (const auto name = protocol::checkpointNameOf(fs::path(record.note).filename().string())) {
            m_recorded.insert(*name);
            m_newest[host] = std::max(m_newest[host], *name);
        }
    }
}

Status CheckpointCopies::copyNew(bool last, std::stop_token stop)
{
    if (last)
        m_waiting.merge(m_postponed);
    if (m_waiting.empty())
        return {};
    TY_ASSIGN(const auto hosts, cluster::hosts(m_cloud, m_run.cluster));
    // What only machines had that are gone is gone, too: it must not take the place of a copy that is here.
    std::erase_if(m_names, [&](const auto &names) {
        return std::ranges::find(hosts, names.first, &ssh::Host::name) == hosts.end();
    });
    std::set<std::string> gone;
    for (const std::string &name : m_waiting) {
        if (!name.empty() && std::ranges::find(hosts, name, &ssh::Host::name) == hosts.end())
            gone.insert(name);
    }
    // Machines may share the folder that the job names: each has then what one of them saved.
    const bool mayShare = !gone.empty() && !ownsNodeFolder(m_run);
    if (m_waiting.erase("") > 0 || mayShare) {
        for (const ssh::Host &host : hosts)
            m_waiting.insert(host.name);
    }
    Status all;
    for (const ssh::Host &host : hosts) {
        if (!m_waiting.contains(host.name))
            continue;
        const Status done = copyFrom(host, last, stop);
        if (done)
            m_waiting.erase(host.name);
        else
            all = done;
    }
    if (all || !mayShare) { // otherwise it is asked again with the others
        for (const std::string &name : gone) {
            reportLost(name);
            m_waiting.erase(name);
        }
    }
    if (!all && all.error().code != ErrorCode::Cancelled)
        report(all.error());
    return all;
}

Status CheckpointCopies::copyFrom(const ssh::Host &host, bool last, std::stop_token stop)
{
    m_postponed.erase(host.name);
    const CallContext context{Deadline::after(kLongestList), stop};
    TY_ASSIGN(const auto lock, CheckpointLock::take(m_cloud, m_run.id, context)); // another program may follow it, too
    TY_ASSIGN(const auto node, NodeFiles::open(host, {Deadline::after(30s), stop}));
    TY_ASSIGN(auto names, namesOn(*node, m_run, context));
    if (!ownsNodeFolder(m_run)) // names of other runs must not take the places of ours
        std::erase_if(names, [this](const CheckpointName &name) { return !m_recorded.contains(name); });
    m_names[host.name] = names;
    const auto here = checkpointsHere(m_cloud, m_run.id);
    std::vector<CheckpointName> all;
    for (const auto &[name, header] : here)
        all.push_back(name);
    for (const auto &[machine, some] : m_names)
        all.insert(all.end(), some.begin(), some.end());
    const Retention retention = retentionOf(m_run);
    const auto kept = keptOf(all, m_scores, retention.most, retention.by);
    const fs::path folder = checkpointFolder(m_cloud, m_run.id);
    auto sinceLast = sinceLastCopy(folder, here, m_run);
    if (m_tried) // a large copy that breaks is not begun again every ten minutes
        sinceLast = std::min<std::chrono::milliseconds>(sinceLast, std::chrono::abs(wallNow() - *m_tried));
    Status damaged;
    for (const CheckpointName &name : kept) {
        if (!contains(names, name))
            continue;
        const auto header = headerOn(*node, m_run, name, {Deadline::after(30s), stop});
        if (!header && header.error().code == ErrorCode::NotFound)
            continue; // replaced or removed; or of another run, in a folder that the job named
        if (!header && header.error().code == ErrorCode::CorruptData) {
            damaged = fail(header.error());
            continue; // it does not hold up the older ones
        }
        if (!header)
            return fail(header.error());
        if (const auto known = here.find(name); known != here.end() && known->second.sha256 == header->sha256)
            continue;
        if (name.step && !last && !isCopyDue(header->bytes, sinceLast)) {
            m_postponed.insert(host.name); // until the next checkpoint, or the end
            continue;
        }
        if (name.step)
            m_tried = wallNow();
        StallWatch watch(stop, kCopyStallTime, kCopyStallBytes);
        const auto counted = [&watch](std::uint64_t bytes, std::uint64_t total) { watch.copied(bytes, total); };
        const Status done = watch.explain(continueFrom(*node, m_run, *header, folder / protocol::fileNameOf(name),
                                                       counted, {Deadline::never(), watch.token()}));
        if (!done && done.error().code != ErrorCode::ChecksumMismatch && done.error().code != ErrorCode::CorruptData)
            return done;
        if (!done)
            damaged = done;
    }
    TY_TRY(damaged);
    removeParts(folder, kept);
    // What this machine has and is worth keeping is here. Only what is here, too, takes the place of an older copy.
    std::vector<CheckpointName> copied;
    for (const auto &[name, header] : checkpointsHere(m_cloud, m_run.id))
        copied.push_back(name);
    const auto keptHere = keptOf(copied, m_scores, retention.most, retention.by);
    std::error_code ignored;
    for (const CheckpointName &name : copied) {
        if (!contains(keptHere, name))
            fs::remove(folder / protocol::fileNameOf(name), ignored);
    }
    if (!ownsNodeFolder(m_run))
        return {};
    for (const CheckpointName &name : names) {
        if (!contains(kept, name)) {
            TY_TRY(node->sftp().remove(nodeFolder(m_run) + "/" + protocol::fileNameOf(name),
                                       {Deadline::after(30s), stop}));
        }
    }
    return {};
}

bool CheckpointCopies::isEnding() const
{
    const auto row = m_cloud.ledger->cluster(m_run.cluster);
    return row && *row && cluster::isEnding(**row);
}

/// Of a machine that is gone, unless this computer or another machine has what it had, or newer ones.
void CheckpointCopies::reportLost(const std::string &machine)
{
    const auto machines = m_cloud.ledger->resources(m_run.cluster, false);
    const bool isOurs = machines && std::ranges::find(*machines, machine, &ledger::Resource::name) != machines->end();
    if (!m_note || !isOurs || !m_newest.contains(machine) || isEnding()) // the name comes from a machine
        return;
    const CheckpointName &newest = m_newest[machine];
    const bool isElsewhere = std::ranges::any_of(m_names, [&](const auto &names) {
        return std::ranges::any_of(names.second, [&](const CheckpointName &name) { return !(name < newest); });
    });
    const auto here = checkpointsHere(m_cloud, m_run.id);
    if (!isElsewhere && (here.empty() || here.rbegin()->first < newest))
        m_note("the last checkpoint of " + machine + " is lost with this machine");
}

void CheckpointCopies::report(const Error &error)
{
    if (!m_note || isEnding() || error.detail == m_reported)
        return;
    m_reported = error.detail;
    m_note("a checkpoint is not on this computer yet (" + error.source + ": " + error.detail + ")");
}

} // namespace trainyard::training
