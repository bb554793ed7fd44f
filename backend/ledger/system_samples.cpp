#include "backend/ledger/system_samples.h"

#include <cmath>

#include "backend/core/try.h"
#include "backend/ledger/database_internal.h"
#include "backend/ledger/ledger.h"

namespace trainyard::ledger {

using protocol::GpuSample;
using protocol::SystemSample;

namespace {

std::int64_t millisecondsOf(double seconds)
{
    return std::llround(seconds * 1000);
}

template <class T>
void bindOptional(SQLite::Statement &statement, int index, const std::optional<T> &value)
{
    if (value)
        ValueBinder{statement, index}(*value);
    else
        statement.bind(index);
}

void readOptional(const SQLite::Column &column, std::optional<double> &value)
{
    if (!column.isNull())
        value = column.getDouble();
}

void readOptional(const SQLite::Column &column, std::optional<std::uint64_t> &value)
{
    if (!column.isNull())
        value = std::uint64_t(std::max<std::int64_t>(0, column.getInt64()));
}

/// Calls f(index, member) for each column of a measured value, from `first` on.
template <class Sample, class F>
void eachValue(Sample &sample, int first, F f)
{
    f(first, sample.processorPercent);
    f(first + 1, sample.memoryUsed);
    f(first + 2, sample.memoryTotal);
    f(first + 3, sample.diskRead);
    f(first + 4, sample.diskWritten);
    f(first + 5, sample.diskUsed);
    f(first + 6, sample.diskTotal);
    f(first + 7, sample.networkReceived);
    f(first + 8, sample.networkSent);
}

template <class Gpu, class F>
void eachGpuValue(Gpu &gpu, int first, F f)
{
    f(first, gpu.percent);
    f(first + 1, gpu.memoryUsed);
    f(first + 2, gpu.memoryTotal);
    f(first + 3, gpu.celsius);
}

/// Adds the samples of one machine; one that is known, by its time, changes nothing.
void addSamples(SQLite::Database &db, const ClusterId &cluster, const NodeSamples &node)
{
    SQLite::Statement insertion(
        db, "INSERT OR IGNORE INTO system_samples (cluster, node, at, seconds, cores, cpu, memory_used, memory_total, "
            "disk_read, disk_written, disk_used, disk_total, net_received, net_sent) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    SQLite::Statement gpuInsertion(db, "INSERT OR IGNORE INTO gpu_samples (cluster, node, seconds, at, gpu, percent, "
                                       "memory_used, memory_total, celsius) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const SystemSample &sample : node.samples) {
        const std::int64_t at = millisecondsOf(sample.t);
        insertion.reset();
        bindValues(insertion, cluster, node.node, at, kSampleSeconds, sample.cores);
        eachValue(sample, 6, [&](int index, const auto &value) { bindOptional(insertion, index, value); });
        insertion.exec();
        int number = 0;
        for (const GpuSample &gpu : sample.gpus) {
            gpuInsertion.reset();
            bindValues(gpuInsertion, cluster, node.node, kSampleSeconds, at, number++);
            eachGpuValue(gpu, 6, [&](int index, const auto &value) { bindOptional(gpuInsertion, index, value); });
            gpuInsertion.exec();
        }
    }
}

std::vector<SampleSource> sourcesOf(SQLite::Database &db, const ClusterId &cluster)
{
    std::vector<SampleSource> found;
    auto query =
        prepare(db, "SELECT node, file, offset, problem FROM sample_sources WHERE cluster = ? ORDER BY node", cluster);
    while (query.executeStep()) {
        SampleSource &source = found.emplace_back();
        int problem = 0;
        readValues(query, source.node, source.cursor.inode, source.cursor.offset, problem);
        if (problem >= 0 && problem <= int(SampleProblem::Unreachable))
            source.problem = SampleProblem(problem);
    }
    return found;
}

struct SampleRange {
    const ClusterId &cluster;
    Timestamp from, to;
    int seconds;
};

/// Appends the rows of a range after a sequence, at most `limit`.
/// \return the sequence of the last one
std::int64_t readSamples(SQLite::Database &db, const SampleRange &range, std::int64_t after, std::int64_t limit,
                         std::vector<StoredSample> &rows)
{
    auto gpuQuery = SQLite::Statement(db, "SELECT percent, memory_used, memory_total, celsius FROM gpu_samples WHERE "
                                          "cluster = ? AND node = ? AND seconds = ? AND at = ? ORDER BY gpu");
    auto query = prepare(db,
                         "SELECT sequence, node, at, cores, cpu, memory_used, memory_total, disk_read, disk_written, "
                         "disk_used, disk_total, net_received, net_sent FROM system_samples WHERE cluster = ? AND "
                         "seconds = ? AND sequence > ? AND at BETWEEN ? AND ? ORDER BY sequence LIMIT ?",
                         range.cluster, range.seconds, after, range.from, range.to, limit);
    while (query.executeStep()) {
        StoredSample &row = rows.emplace_back();
        std::int64_t at = 0;
        readValues(query, after, row.node, at, row.sample.cores);
        row.seconds = range.seconds;
        row.sample.t = double(at) / 1000;
        eachValue(row.sample, 4, [&](int index, auto &value) { readOptional(query.getColumn(index), value); });
        gpuQuery.reset();
        bindValues(gpuQuery, range.cluster, row.node, range.seconds, at);
        while (gpuQuery.executeStep())
            eachGpuValue(row.sample.gpus.emplace_back(), 0,
                         [&](int index, auto &value) { readOptional(gpuQuery.getColumn(index), value); });
    }
    return after;
}

} // namespace

Status Ledger::appendSamples(const ClusterId &cluster, std::span<const NodeSamples> nodes)
{
    return m_impl->bulk.write([&](SQLite::Database &db) -> Status {
        for (const NodeSamples &node : nodes) {
            addSamples(db, cluster, node);
            execute(db,
                    "INSERT OR REPLACE INTO sample_sources (cluster, node, file, offset, problem) VALUES (?, ?, ?, "
                    "?, ?)",
                    cluster, node.node, node.cursor.inode, node.cursor.offset, int(node.problem));
        }
        return {};
    });
}

Result<std::vector<SampleSource>> Ledger::sampleSources(const ClusterId &cluster)
{
    return m_impl->bulk.read([&](SQLite::Database &db) { return sourcesOf(db, cluster); });
}

Result<SampleRows> Ledger::samples(const ClusterId &cluster, Timestamp from, Timestamp to, const SampleCursor &after,
                                   int limit)
{
    return m_impl->bulk.read([&](SQLite::Database &db) {
        SampleRows found{.rows = {}, .next = after, .more = false, .sources = sourcesOf(db, cluster)};
        const std::int64_t most = limit > 0 ? limit : -1;
        if (!after.minutesRead) {
            found.next.minute = readSamples(db, {cluster, from, to, kMinuteSeconds}, after.minute, most, found.rows);
            found.more = limit > 0 && found.rows.size() == std::size_t(limit);
            if (found.more)
                return found;
            found.next.minutesRead = true;
        }
        const std::int64_t left = limit > 0 ? limit - std::int64_t(found.rows.size()) : -1;
        found.next.sample = readSamples(db, {cluster, from, to, kSampleSeconds}, after.sample, left, found.rows);
        found.more = limit > 0 && found.rows.size() == std::size_t(limit);
        return found;
    });
}

Status Ledger::condenseSamples(Timestamp before)
{
    const std::int64_t limit = before.time_since_epoch().count() / 60'000 * 60'000; // complete minutes
    return m_impl->bulk.write([&](SQLite::Database &db) -> Status {
        execute(
            db,
            "INSERT OR IGNORE INTO system_samples (cluster, node, at, seconds, cores, cpu, memory_used, "
            "memory_total, disk_read, disk_written, disk_used, disk_total, net_received, net_sent) "
            "SELECT cluster, node, at / 60000 * 60000, 60, max(cores), avg(cpu), CAST(avg(memory_used) AS INTEGER), "
            "max(memory_total), avg(disk_read), avg(disk_written), CAST(avg(disk_used) AS INTEGER), "
            "max(disk_total), avg(net_received), avg(net_sent) FROM system_samples "
            "WHERE seconds = 5 AND at < ? GROUP BY cluster, node, at / 60000",
            limit);
        execute(db,
                "INSERT OR IGNORE INTO gpu_samples (cluster, node, seconds, at, gpu, percent, memory_used, "
                "memory_total, celsius) SELECT g.cluster, g.node, 60, g.at / 60000 * 60000, g.gpu, avg(g.percent), "
                "CAST(avg(g.memory_used) AS INTEGER), max(g.memory_total), avg(g.celsius) FROM system_samples AS s "
                "JOIN gpu_samples AS g ON g.cluster = s.cluster AND g.node = s.node AND g.seconds = 5 AND g.at = s.at "
                "WHERE s.seconds = 5 AND s.at < ? GROUP BY g.cluster, g.node, g.at / 60000, g.gpu",
                limit);
        execute(db,
                "DELETE FROM gpu_samples WHERE (cluster, node, seconds, at) IN "
                "(SELECT cluster, node, seconds, at FROM system_samples WHERE seconds = 5 AND at < ?)",
                limit);
        execute(db, "DELETE FROM system_samples WHERE seconds = 5 AND at < ?", limit);
        return {};
    });
}

} // namespace trainyard::ledger
