#include "gui/dialogs/runs/run_labels_dialog.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

RunLabelsDialog::RunLabelsDialog(const QString &model, const QString &name, const QString &tags, const QString &notes,
                                 QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(name))
    , m_tags(new QLineEdit(tags))
    , m_notes(new QPlainTextEdit(notes))
{
    setWindowTitle(tr("Name, tags and notes"));
    setModal(true);
    setMinimumWidth(480);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kTwo);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(Theme::kTwo);
    form->setHorizontalSpacing(Theme::kTwo);
    m_name->setPlaceholderText(model);
    m_name->setMaxLength(120);
    m_tags->setPlaceholderText(tr("baseline, lr sweep"));
    m_tags->setMaxLength(400);
    m_notes->setTabChangesFocus(true);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Tags"), m_tags);
    form->addRow(tr("N&otes"), m_notes);
    column->addLayout(form);
    auto *row = new QHBoxLayout;
    auto *cancel = button(tr("Cancel"));
    auto *save = button(tr("&Save"), {}, "primary");
    save->setDefault(true);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(save);
    column->addLayout(row);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &QDialog::accept);
    m_name->setFocus();
    m_name->selectAll();
}

QString RunLabelsDialog::name() const
{
    return m_name->text().trimmed();
}

QString RunLabelsDialog::tags() const
{
    return m_tags->text();
}

QString RunLabelsDialog::notes() const
{
    return m_notes->toPlainText().trimmed();
}

} // namespace trainyard::gui
