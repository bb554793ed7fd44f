#include "gui/models/runs/log_hit_model.h"

#include "backend/services/runs/log_buffer.h"
#include "backend/training/logs/log_selection.h"
#include "gui/text/format.h"

namespace trainyard::gui {

LogHitModel::LogHitModel(QObject *parent)
    : RowTable(
          [](const auto &hit) { return Cell(hit.log.node + "/" + hit.log.role + "/" + std::to_string(hit.line)); },
          {{tr("Process"), [](const auto &hit) { return Cell(training::nameOf(hit.log, hit.rank)); }},
           number(tr("Line"), [](const auto &hit) { return Cell(QString::number(hit.line), qulonglong(hit.line)); }),
           {tr("Time"),
            [](const auto &hit) { return hit.at ? Cell(text::exactTime(*hit.at), *hit.at) : Cell(QString(), 0); }},
           {tr("Text"), [](const auto &hit) { return Cell(services::cleanLogLine(hit.text)); },
            [](const auto &hit) { return Cell(services::cleanLogLine(hit.text)); }}},
          parent)
{
}

} // namespace trainyard::gui
