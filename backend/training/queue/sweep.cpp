#include "backend/training/queue/sweep.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/ids.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

/// A sweep in the ledger: its specification, the run ids of its trials, and what is known of those runs.
namespace trainyard::training {

using cluster::CloudContext;
using nlohmann::json;

namespace {

std::string sweepKey(const std::string &id)
{
    return "sweep:" + id;
}
std::string sweepsKey(const ClusterId &cluster)
{
    return "sweeps:" + cluster.value;
}

/// "lr=0.1 bs=32".
std::string nameOfTrial(const SweepTrial &trial)
{
    std::string name;
    for (const auto &[parameter, value] : trial.values)
        name += (name.empty() ? "" : " ") + parameter.substr(parameter.rfind('.') + 1) + "=" + value;
    return name.substr(0, 120);
}

/// The best value of the metric, of the whole job if there are such records, else of any rank.
void findBest(SweepRow &row, const SweepSpec &spec, const std::vector<protocol::MetricRecord> &records)
{
    const bool whole = std::ranges::any_of(
        records, [&](const protocol::MetricRecord &r) { return r.rank < 0 && r.name == spec.metric; });
    for (const protocol::MetricRecord &record : records) {
        if (record.name != spec.metric || (whole && record.rank >= 0) || !std::isfinite(record.value))
            continue;
        if (row.best && (spec.maximize ? record.value <= *row.best : record.value >= *row.best))
            continue;
        row.best = record.value;
        row.epoch = record.epoch;
    }
}

} // namespace

Result<std::string> startSweep(const CloudContext &cloud, const ClusterId &id, const SweepSpec &spec,
                               cluster::CredentialForwarding keys)
{
    TY_ASSIGN(const auto trials, trialsOf(spec));
    const std::string sweep = newIdText("w-");
    std::vector<QueueEntry> entries;
    json runs = json::array();
    for (const SweepTrial &trial : trials) {
        QueueEntry entry;
        entry.job = trial.job;
        entry.job.run = newRunId(); // known beforehand: the table does not depend on the queue
        runs.push_back(entry.job.run.value);
        entry.name = nameOfTrial(trial);
        entry.keys = keys;
        entry.sweep = sweep;
        entry.trial = trial.number;
        entries.push_back(std::move(entry));
    }
    const json stored{{"version", 1}, {"cluster", id.value}, {"spec", json::parse(toJson(spec))}, {"runs", runs}};
    TY_TRY(cloud.ledger->setSetting(sweepKey(sweep), stored.dump()));
    TY_TRY(addToQueue(cloud, id, std::move(entries)).map([](const auto &) {}));
    TY_ASSIGN(auto list, sweepsOf(cloud, id));
    list.insert(list.begin(), sweep);
    TY_TRY(cloud.ledger->setSetting(sweepsKey(id), json(list).dump()));
    return sweep;
}

Result<std::vector<std::string>> sweepsOf(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto text, cloud.ledger->setting(sweepsKey(id)));
    std::vector<std::string> ids;
    const json list = json::parse(text.value_or("[]"), nullptr, false);
    for (const json &one : list.is_array() ? list : json::array()) {
        if (one.is_string())
            ids.push_back(one.get<std::string>());
    }
    return ids;
}

Result<SweepTable> sweepTable(const CloudContext &cloud, const std::string &id)
{
    TY_ASSIGN(const auto text, cloud.ledger->setting(sweepKey(id)));
    if (!text)
        return fail(ErrorCode::NotFound, "sweep " + id, "there is no such sweep in the ledger");
    const json stored = json::parse(*text, nullptr, false);
    const auto runs = stored.is_object() ? stored.find("runs") : stored.end();
    if (!stored.is_object() || !stored.contains("spec") || runs == stored.end() || !runs->is_array())
        return fail(ErrorCode::CorruptData, "sweep " + id, "it cannot be read");
    SweepTable table;
    table.id = id;
    TY_ASSIGN(table.spec, sweepFromJson(stored["spec"].dump()));
    TY_ASSIGN(auto trials, trialsOf(table.spec));
    TY_ASSIGN(const auto queue, queueOf(cloud, ClusterId(stored.value("cluster", std::string()))));
    for (SweepTrial &trial : trials) {
        SweepRow row;
        const auto number = std::size_t(trial.number);
        const RunId run(number < runs->size() && (*runs)[number].is_string() ? (*runs)[number].get<std::string>() : "");
        TY_ASSIGN(const auto known, cloud.ledger->run(run));
        if (known) {
            row.run = run;
            row.state = stateOf(*known);
            TY_ASSIGN(const auto metrics, cloud.ledger->metrics(run));
            findBest(row, table.spec, metrics.records);
        }
        const auto entry = std::ranges::find_if(
            queue, [&](const QueueEntry &one) { return one.sweep == id && one.trial == trial.number; });
        if (entry != queue.end())
            row.failed = entry->failed;
        else if (!known)
            row.failed = "it was removed from the queue";
        row.trial = std::move(trial);
        table.rows.push_back(std::move(row));
    }
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto &value = table.rows[i].best;
        if (value && (!table.best || (table.spec.maximize ? *value > *table.rows[*table.best].best
                                                          : *value < *table.rows[*table.best].best)))
            table.best = i;
    }
    return table;
}

Status setRunOfTrial(const CloudContext &cloud, const std::string &id, int trial, const RunId &run)
{
    TY_ASSIGN(const auto text, cloud.ledger->setting(sweepKey(id)));
    json stored = json::parse(text.value_or("{}"), nullptr, false);
    const auto runs = stored.is_object() ? stored.find("runs") : stored.end();
    if (!stored.is_object() || runs == stored.end() || !runs->is_array())
        return fail(text ? ErrorCode::CorruptData : ErrorCode::NotFound, "sweep " + id, "it cannot be read");
    if (trial < 0 || std::size_t(trial) >= runs->size())
        return fail(ErrorCode::NotFound, "sweep " + id, fmt::format("it has no trial {}", trial));
    (*runs)[std::size_t(trial)] = run.value;
    return cloud.ledger->setSetting(sweepKey(id), stored.dump());
}

std::string toCsv(const SweepTable &table)
{
    std::string text = "trial";
    const auto &first = table.rows.empty() ? SweepTrial() : table.rows.front().trial;
    for (const auto &[name, value] : first.values)
        text += "," + csvCell(name);
    text += ",run,state," + csvCell(table.spec.metric) + ",epoch,failed\n";
    for (const SweepRow &row : table.rows) {
        text += std::to_string(row.trial.number);
        for (const auto &[name, value] : row.trial.values)
            text += "," + csvCell(value);
        text += fmt::format(",{},{},{},{},{}\n", row.run.value, row.state ? toString(*row.state) : "",
                            row.best ? fmt::format("{}", *row.best) : "",
                            row.epoch ? std::to_string(*row.epoch + 1) : "", csvCell(row.failed));
    }
    return text;
}

} // namespace trainyard::training
