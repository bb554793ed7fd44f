#include "gui/models/runs/checkpoint_model.h"

#include <algorithm>

#include <QLocale>

#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;
using training::BestBy;

namespace {

QString checkpointId(const Checkpoint &c)
{
    return text::from(protocol::fileNameOf(c.header.name()) + " " + c.header.sha256);
}

QString epochText(const CheckpointRow &row)
{
    return row.within ? CheckpointModel::tr("within %1", "epoch").arg(row.epochs + 1) : QString::number(row.epochs);
}

QString keptAs(const CheckpointRow &row)
{
    return row.last && row.best ? CheckpointModel::tr("last, best")
           : row.last           ? CheckpointModel::tr("last")
           : row.best           ? CheckpointModel::tr("best")
                                : QString();
}

Cell metricOf(const CheckpointRow &row)
{
    if (row.accuracy)
        return {text::percent(*row.accuracy), *row.accuracy};
    return row.loss ? Cell(text::fixed(*row.loss, 4), *row.loss) : Cell(QString());
}

CheckpointRow checkpointRow(const Checkpoint &c, BestBy by)
{
    CheckpointRow row;
    row.id = checkpointId(c);
    row.epochs = c.header.epochs;
    row.within = c.header.within;
    row.step = c.header.step;
    row.bytes = c.header.bytes;
    (by == BestBy::Accuracy ? row.accuracy : row.loss) = by == BestBy::Accuracy ? c.accuracy : c.loss;
    if (!c.here.empty())
        row.where << CheckpointModel::tr("this computer");
    if (!c.uri.empty())
        row.where << text::from(c.uri);
    row.where << text::list(c.nodes);
    return row;
}

} // namespace

CheckpointModel::CheckpointModel(QObject *parent)
    : RowTable(
          [](const auto &r) { return Cell(r.id); },
          {number(tr("Epoch"), [](const auto &r) { return Cell(epochText(r), r.epochs); }),
           number(tr("Step"), [](const auto &r) { return Cell(QLocale().toString(r.step), qlonglong(r.step)); }),
           number(tr("Validation"), metricOf),
           {tr("Kept as"), [](const auto &r) { return Cell(keptAs(r)); }},
           number(tr("Size"), [](const auto &r) { return Cell(text::bytes(qint64(r.bytes)), qulonglong(r.bytes)); }),
           {tr("Where"), [](const auto &r) { return Cell(r.where.join(QStringLiteral(", "))); },
            [](const auto &r) { return Cell(r.where.join(QLatin1Char('\n'))); }}},
          parent)
{
}

void CheckpointModel::show(const CheckpointList &list, BestBy by)
{
    const Checkpoint *const last = list.last(), *const best = list.best(by);
    std::vector<CheckpointRow> rows;
    m_checkpoints.clear();
    for (auto at = list.checkpoints.rbegin(); at != list.checkpoints.rend(); ++at) {
        rows.push_back(checkpointRow(*at, by));
        rows.back().last = &*at == last;
        rows.back().best = &*at == best;
        m_checkpoints.push_back(*at);
    }
    applyAll(rows);
}

const Checkpoint *CheckpointModel::checkpoint(const QString &id) const
{
    const auto at = std::ranges::find(m_checkpoints, id, checkpointId);
    return at == m_checkpoints.end() ? nullptr : &*at;
}

QString modelFileName(const Checkpoint &checkpoint, ModelFormat format)
{
    const auto &header = checkpoint.header;
    if (format == ModelFormat::Checkpoint)
        return text::from(header.run + "-" + protocol::fileNameOf(header.name()));
    QString name = text::from(header.model) + QStringLiteral("-epoch-%1").arg(header.epochs);
    if (header.within)
        name += QStringLiteral("-step-%1").arg(header.step);
    return name + (format == ModelFormat::Onnx ? QStringLiteral(".onnx") : QStringLiteral(".safetensors"));
}

} // namespace trainyard::gui
