#include "gui/pages/runs/compare_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include "gui/models/row_table.h"
#include "gui/models/runs/run_comparison_model.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

CompareDialog::CompareDialog(std::vector<training::RunDetails> runs, QWidget *parent)
    : QDialog(parent)
    , m_runs(std::move(runs))
    , m_model(new RunComparisonModel(comparisonTitles(m_runs), this))
    , m_onlyDifferences(new QCheckBox(tr("Only &differences")))
{
    setWindowTitle(tr("Compare %n run(s)", nullptr, int(m_runs.size())));
    setModal(true);
    resize(880, 640);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    auto *table = new DataTable(tr("Comparison"), {IconRole, ToneRole, IdRole});
    table->setModel(m_model);
    table->setStretchColumn(RunComparisonModel::Name);
    column->addWidget(m_onlyDifferences);
    column->addWidget(table, 1);
    auto *row = new QHBoxLayout;
    auto *copyButton = button(tr("&Copy as Markdown"), QStringLiteral("copy"));
    auto *close = button(tr("C&lose"));
    close->setDefault(true);
    row->addWidget(copyButton);
    row->addStretch(1);
    row->addWidget(close);
    column->addLayout(row);
    m_onlyDifferences->setChecked(true);
    connect(m_onlyDifferences, &QCheckBox::toggled, this, &CompareDialog::showRows);
    connect(copyButton, &QPushButton::clicked, this, &CompareDialog::copy);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(new QShortcut(QKeySequence::Copy, this), &QShortcut::activated, this, &CompareDialog::copy);
    showRows();
    table->setFocus();
}

void CompareDialog::showRows()
{
    m_model->applyAll(comparisonRows(m_runs, m_onlyDifferences->isChecked()));
}

void CompareDialog::copy()
{
    QString text, line;
    const auto cell = [](QString words) {
        return QStringLiteral("| ") +
               words.replace(QLatin1Char('|'), QStringLiteral("\\|")).replace(QLatin1Char('\n'), QLatin1Char(' ')) +
               QLatin1Char(' ');
    };
    for (int c = 0; c < m_model->columnCount(); ++c) {
        text += cell(m_model->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString());
        line += QStringLiteral("| --- ");
    }
    text += QStringLiteral("|\n") + line + QStringLiteral("|\n");
    for (int r = 0; r < m_model->rowCount(); ++r) {
        for (int c = 0; c < m_model->columnCount(); ++c)
            text += cell(m_model->index(r, c).data().toString());
        text += QStringLiteral("|\n");
    }
    QGuiApplication::clipboard()->setText(text);
    Toast::showText(this, tr("The table was copied."));
}

} // namespace trainyard::gui
