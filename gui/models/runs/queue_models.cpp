#include "gui/models/runs/queue_models.h"

#include <map>

#include "gui/models/runs/run_models.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using services::RunState;

namespace {

Cell stateOfEntry(const QueueRow &row)
{
    if (!row.entry.failed.empty())
        return {QueueModel::tr("not started"), 3, QStringLiteral("alert"), Tone::Bad};
    if (row.entry.run.empty())
        return row.entry.waits.empty() ? Cell(QueueModel::tr("waiting"), 0, QStringLiteral("clock"), Tone::Quiet)
                                       : Cell(QueueModel::tr("paused"), 0, QStringLiteral("clock"), Tone::Attention);
    if (!row.state)
        return {QueueModel::tr("started"), 1, QStringLiteral("pulse"), Tone::Busy};
    const bool over = isOver(*row.state);
    return {stateText(*row.state, row.entry.job.isTask()), over ? 2 : 1,
            over ? QStringLiteral("ended") : QStringLiteral("pulse"),
            *row.state == RunState::Failed ? Tone::Bad
            : over                         ? Tone::Quiet
                                           : Tone::Good};
}

Cell stateOfTrial(const TrialRow &row)
{
    if (!row.failed.empty())
        return {TrialModel::tr("not started"), {}, QStringLiteral("alert"), Tone::Bad};
    if (!row.state)
        return {row.run.empty() ? TrialModel::tr("waiting") : TrialModel::tr("started"),
                {},
                QStringLiteral("clock"),
                Tone::Quiet};
    return {text::toString(*row.state),
            {},
            isOver(*row.state) ? QStringLiteral("ended") : QStringLiteral("pulse"),
            *row.state == RunState::Failed ? Tone::Bad : Tone::Quiet};
}

Cell resultOf(const TrialRow &row)
{
    if (!row.result)
        return Cell(QString());
    const QString number = text::number(*row.result);
    return row.best ? Cell(TrialModel::tr("%1, the best", "result").arg(number), *row.result, QStringLiteral("check"),
                           Tone::Good)
                    : Cell(number, *row.result);
}

} // namespace

bool QueueRow::mayRetry() const
{
    const bool ended = state && isOver(*state) && *state != RunState::Finished;
    return entry.raw.empty() && (!entry.failed.empty() || (!entry.run.empty() && ended));
}

bool QueueRow::mayFinish() const
{
    return entry.failed.empty() && (entry.run.empty() || (state && !isOver(*state)));
}

std::vector<QueueRow> queueRows(const std::vector<training::QueueEntry> &entries,
                                const std::vector<services::RunSnapshot> &runs)
{
    std::map<RunId, RunState> states;
    for (const services::RunSnapshot &run : runs)
        states[run.id] = run.state;
    std::map<std::string, std::string> names;
    for (const training::QueueEntry &entry : entries)
        names[entry.id] = entry.name.empty() ? entry.id : entry.name;
    std::vector<QueueRow> rows;
    rows.reserve(entries.size());
    for (const training::QueueEntry &entry : entries) {
        QueueRow row;
        row.entry = entry;
        if (const auto known = states.find(entry.run); known != states.end() && !entry.run.empty())
            row.state = known->second;
        for (const std::string &id : entry.after) {
            const auto name = names.find(id);
            row.after << text::from(name == names.end() ? id : name->second);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

QueueModel::QueueModel(QObject *parent)
    : RowTable([](const auto &row) { return Cell(row.entry.id); },
               {{tr("Name"), [](const auto &row) { return Cell(row.entry.name); },
                 [](const auto &row) {
                     return Cell(row.entry.job.isTask() ? row.entry.job.task.command : row.entry.job.model);
                 }},
                {tr("State"), stateOfEntry,
                 [](const auto &row) { return Cell(row.entry.failed.empty() ? row.entry.waits : row.entry.failed); }},
                {tr("Type"), [](const auto &row) { return Cell(std::string(toString(row.entry.job.type))); }},
                number(tr("Priority"), [](const auto &row) { return Cell(row.entry.priority); }),
                {tr("Starts after"), [](const auto &row) { return Cell(row.after.join(QStringLiteral(", "))); },
                 [](const auto &row) { return Cell(row.after.join(QLatin1Char('\n'))); }},
                {tr("Sweep"), [](const auto &row) { return Cell(row.entry.sweep); }}},
               parent)
{
}

std::vector<TrialRow> trialRows(const training::SweepTable &table)
{
    std::vector<TrialRow> rows;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const training::SweepRow &row = table.rows[i];
        TrialRow shown;
        shown.number = row.trial.number + 1;
        QStringList values;
        for (const auto &[name, value] : row.trial.values)
            values << text::from(name) + QLatin1Char(' ') + text::from(value);
        shown.values = values.join(QStringLiteral(", "));
        shown.run = row.run;
        shown.state = row.state;
        shown.failed = row.failed;
        shown.result = row.best;
        shown.epoch = row.epoch;
        shown.best = table.best == i;
        rows.push_back(std::move(shown));
    }
    return rows;
}

TrialModel::TrialModel(QObject *parent)
    : RowTable([](const auto &row) { return Cell(row.number); },
               {number(tr("Trial"), [](const auto &row) { return Cell(row.number); }),
                {tr("Values"), [](const auto &row) { return Cell(row.values); }},
                {tr("State"), stateOfTrial, [](const auto &row) { return Cell(row.failed); }},
                number(tr("Result"), resultOf),
                number(tr("Epoch"),
                       [](const auto &row) {
                           return row.epoch ? Cell(QString::number(*row.epoch + 1), *row.epoch) : Cell(QString(), -1);
                       })},
               parent)
{
}

} // namespace trainyard::gui
