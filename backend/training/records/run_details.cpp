#include "backend/training/records/run_details.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_field.h"

namespace trainyard::training {

using protocol::JobField;
using protocol::JobSpec;

std::vector<std::string> tagsOf(std::string_view text)
{
    constexpr std::string_view kSeparators = ",;\n";
    std::vector<std::string> tags;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(kSeparators), text.size());
        const std::string tag(trimmed(text.substr(0, end)));
        if (!tag.empty() && std::ranges::find(tags, tag) == tags.end())
            tags.push_back(tag);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return tags;
}

std::string normalTags(std::string_view text)
{
    std::string joined;
    for (const std::string &tag : tagsOf(text))
        joined += (joined.empty() ? "" : ", ") + tag;
    return joined;
}

namespace {

const std::vector<JobField> &fieldsOf(const JobSpec &job)
{
    static const std::vector<JobField> trainer = protocol::jobFields(), task = protocol::taskFields();
    return job.isTask() ? task : trainer;
}

} // namespace

std::vector<RunParameter> parametersOf(const JobSpec &job)
{
    JobSpec usual;
    usual.type = job.type;
    if (job.serversOn == protocol::ServersOn::Head)
        usual.serversOn = job.serversOn;             // what the start of a run makes of Auto
    usual.workersPerMachine = job.workersPerMachine; // part of the workers; with GPUs the start of a run sets it
    std::vector<RunParameter> list;
    if (job.isTask()) {
        list.push_back({"type", std::string(toString(job.type)), true});
        list.push_back({"task.command", job.task.command, true});
        for (const auto &[name, value] : job.task.options) // those of its type that were given
            list.push_back({name, value, true});
    } else {
        list.push_back({"model", job.model, true});
    }
    list.push_back({"data", job.data, job.data != usual.data});
    list.push_back({"workers", std::to_string(job.workers), true});
    for (const JobField &field : fieldsOf(job)) {
        const std::string value = field.text(job);
        list.push_back({field.name, value, value != field.text(usual)});
    }
    return list;
}

std::string shortParameters(const JobSpec &job)
{
    std::string line;
    for (const RunParameter &parameter : parametersOf(job)) {
        // Shown beside it anyway.
        if (!parameter.changed || parameter.name == "model" || parameter.name == "data" ||
            parameter.name == "workers" || parameter.name == "type" || parameter.name == "task.command" ||
            parameter.name == "checkpointFolder") // which the start of a run sets, too
            continue;
        const std::string value = parameter.value.substr(0, parameter.value.find('\n'));
        line += (line.empty() ? "" : " ") + parameter.name + "=" + value;
    }
    return line;
}

const EpochRow *bestEpoch(std::span<const EpochRow> epochs)
{
    const EpochRow *best = nullptr;
    for (const EpochRow &row : epochs) {
        if (row.validationAccuracy && std::isfinite(*row.validationAccuracy) &&
            (!best || *row.validationAccuracy > *best->validationAccuracy))
            best = &row;
    }
    if (best)
        return best;
    for (const EpochRow &row : epochs) {
        if (row.validationLoss && std::isfinite(*row.validationLoss) &&
            (!best || *row.validationLoss < *best->validationLoss))
            best = &row;
    }
    return best;
}

std::optional<double> meanSpeed(std::span<const EpochRow> epochs)
{
    double speeds = 0;
    int measured = 0;
    for (const EpochRow &row : epochs) {
        if (row.samplesPerSecond) {
            speeds += *row.samplesPerSecond;
            ++measured;
        }
    }
    return measured > 0 ? std::optional(speeds / measured) : std::nullopt;
}

RunFigures figuresOf(const ledger::Run &run, std::span<const EpochRow> epochs, Timestamp now)
{
    RunFigures figures;
    for (const EpochRow &row : epochs) // a resumed run has no rows of those before it
        figures.epochs = std::max(figures.epochs, row.epoch + 1);
    if (const EpochRow *best = bestEpoch(epochs)) {
        figures.bestEpoch = best->epoch + 1;
        if (best->validationAccuracy && std::isfinite(*best->validationAccuracy))
            figures.bestAccuracy = best->validationAccuracy;
        figures.bestLoss = best->validationLoss;
    }
    for (const EpochRow &row : epochs) {
        const auto keepLast = [](std::optional<double> &last, const std::optional<double> &value) {
            if (value)
                last = value;
        };
        keepLast(figures.validationAccuracy, row.validationAccuracy);
        keepLast(figures.validationLoss, row.validationLoss);
        keepLast(figures.trainAccuracy, row.trainAccuracy);
        keepLast(figures.trainLoss, row.trainLoss);
        if (row.workers > 0)
            figures.workers = row.workers;
    }
    figures.samplesPerSecond = meanSpeed(epochs);
    const Timestamp end = run.finished.value_or(now);
    if (run.created != Timestamp{} && end >= run.created)
        figures.seconds = std::chrono::duration<double>(end - run.created).count();
    return figures;
}

std::string RunDetails::name() const
{
    return labels.name.empty() ? run.name : labels.name;
}

Result<RunDetails> readRunDetails(ledger::Ledger &ledger, const cluster::Catalog &catalog, const RunId &id,
                                  Timestamp now)
{
    TY_ASSIGN(const auto row, ledger.run(id));
    if (!row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    RunDetails details;
    details.run = *row;
    TY_ASSIGN(details.labels, ledger.runLabels(id));
    TY_ASSIGN(details.job, protocol::jobSpecFromJson(row->job));
    TY_ASSIGN(const auto metrics, ledger.metrics(id));
    details.epochs = epochTable(metrics.records);
    details.figures = figuresOf(*row, details.epochs, now);
    TY_ASSIGN(const auto cluster, ledger.cluster(row->cluster));
    if (!cluster)
        return details;
    details.clusterName = cluster->name;
    if (!cluster->isLocal()) {
        TY_ASSIGN(const auto lived, cluster::billingIntervalsOf(ledger, catalog, *cluster, now));
        details.cost = cluster::sumOf(lived, row->created, row->finished.value_or(now));
    }
    return details;
}

std::vector<ComparedParameter> compareParameters(std::span<const RunDetails> runs)
{
    std::vector<ComparedParameter> rows;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        for (const RunParameter &parameter : parametersOf(runs[i].job)) {
            auto at = std::ranges::find(rows, parameter.name, &ComparedParameter::name);
            if (at == rows.end()) {
                rows.push_back({parameter.name, std::vector<std::optional<std::string>>(runs.size()), false});
                at = std::prev(rows.end());
            }
            at->values[i] = parameter.value;
        }
    }
    for (ComparedParameter &row : rows)
        row.differs = std::ranges::any_of(row.values, [&](const auto &value) { return value != row.values.front(); });
    return rows;
}

} // namespace trainyard::training
