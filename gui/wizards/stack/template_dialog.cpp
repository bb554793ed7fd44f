#include "gui/wizards/stack/template_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "backend/cluster/stack/plan/template_blockers.h"
#include "gui/models/row_table.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using cluster::TemplateBlocker;

namespace {

QString whatIsRefused(const TemplateBlocker &blocker)
{
    return text::sentence(blocker.what);
}

QString whatIsInItsPlace(const TemplateBlocker &blocker)
{
    return text::sentence(blocker.instead);
}

} // namespace

class TemplateDialog::Rows final : public RowTable<TemplateBlocker> {
public:
    explicit Rows(QObject *parent)
        : RowTable([](const auto &b) { return b.where + "\n" + b.what.english(); },
                   {{TemplateDialog::tr("Where"), &TemplateBlocker::where},
                    {TemplateDialog::tr("What AWS refuses"), &whatIsRefused, &whatIsRefused},
                    {TemplateDialog::tr("In its place"), &whatIsInItsPlace, &whatIsInItsPlace}},
                   parent)
    {
    }
};

TemplateDialog::TemplateDialog(const cluster::TemplateReport &report, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("CloudFormation template"));
    setModal(true);
    resize(960, 420);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kTwo);
    if (!report.description.empty()) {
        auto *description = label(text::from(report.description), "muted");
        description->setWordWrap(true);
        column->addWidget(description);
    }
    const int blockers = int(report.blockers.size());
    auto *checkResult = label(blockers == 0 ? tr("Nothing in it is known to be refused today.")
                                            : tr("%n part(s) of it cannot be created today.", nullptr, blockers),
                              "heading");
    checkResult->setWordWrap(true);
    column->addWidget(checkResult);
    auto *rows = new Rows(this);
    rows->applyAll(report.blockers);
    auto *table = new DataTable(tr("Parts that are refused"), {IconRole, ToneRole, IdRole});
    table->setModel(rows);
    table->setStretchColumn(1);
    table->setEmptyText(tr("No part of it is known to be refused."));
    column->addWidget(table, 1);
    auto *words =
        label(report.isDynamicTraining
                  ? tr("This wizard creates the same stack from Trainyard's own template: a master and workers "
                       "in two groups, a shared file system, and a launch template for further workers. Its "
                       "parameters have the same names.")
                  : tr("It is not a template for dynamic training: this wizard cannot take its place."));
    words->setWordWrap(true);
    column->addWidget(words);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    auto *close = button(tr("&Close"), {}, "primary");
    close->setDefault(true);
    row->addWidget(close);
    column->addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

} // namespace trainyard::gui
