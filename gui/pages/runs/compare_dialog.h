#pragma once

#include <vector>

#include <QDialog>

#include "backend/training/records/run_details.h"

class QCheckBox;

namespace trainyard::gui {

class RunComparisonModel;

/// Metrics and parameters of two or more runs, side by side. Ctrl+C copies the table as Markdown.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    explicit CompareDialog(std::vector<training::RunDetails> runs, QWidget *parent = nullptr);

private:
    void showRows();
    void copy();
    const std::vector<training::RunDetails> m_runs;
    RunComparisonModel *m_model;
    QCheckBox *m_onlyDifferences;
};

} // namespace trainyard::gui
