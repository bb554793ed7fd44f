#pragma once

#include <stop_token>

#include <QWidget>

#include "backend/core/ids.h"
#include "backend/services/interfaces.h"
#include "backend/services/tasks.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace trainyard::gui {

class DataTable;
class LogHitModel;

/// Searches the copied logs of all processes of a run.
class LogSearchView final : public QWidget {
    Q_OBJECT
public:
    explicit LogSearchView(services::RunService &runs, QWidget *parent = nullptr);
    ~LogSearchView() override; ///< cancels a search

    void showRun(const RunId &run); ///< forgets the hits of another one
    const LogHitModel &hits() const { return *m_hits; }

private:
    void search();
    void allowFind(const QString &words);
    void cancel();

    services::RunService &m_runs;
    RunId m_run;
    std::stop_source m_stop;
    services::RequestGeneration m_requests;
    LogHitModel *m_hits;
    DataTable *m_table;
    QLineEdit *m_words;
    QCheckBox *m_regex, *m_case;
    QPushButton *m_find;
    QLabel *m_note;
};

} // namespace trainyard::gui
