#pragma once

#include <QCoreApplication>

#include "backend/training/logs/log_search.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// A hit that can be compared, as RowTable needs it.
struct LogHitRow : training::LogHit {
    bool operator==(const LogHitRow &o) const
    {
        return log == o.log && rank == o.rank && line == o.line && at == o.at && text == o.text;
    }
};

/// Lines of logs that a search has found.
class LogHitModel final : public RowTable<LogHitRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::LogHitModel)
public:
    enum Column { Process, Line, Time, Text };
    explicit LogHitModel(QObject *parent = nullptr);
};

} // namespace trainyard::gui
