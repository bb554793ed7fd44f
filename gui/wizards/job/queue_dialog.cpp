#include "gui/wizards/job/queue_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/models/runs/queue_models.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kMostPriority = 1000; ///< as of trainyardctl queue add

} // namespace

QueueDialog::QueueDialog(const QString &job, const std::vector<QueueRow> &others, QWidget *parent)
    : QDialog(parent)
    , m_priority(new QSpinBox)
    , m_after(new QListWidget)
{
    setWindowTitle(tr("Add to queue"));
    setModal(true);
    setMinimumWidth(480);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kTwo);
    auto *name = new ElidedLabel;
    setLook(name, "heading");
    name->setFullText(job);
    column->addWidget(name);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Theme::kTwo);
    form->setVerticalSpacing(Theme::kTwo);
    m_priority->setRange(-kMostPriority, kMostPriority);
    m_priority->setToolTip(tr("Jobs with a higher priority start first; among equals, the one that was added first"));
    form->addRow(tr("&Priority"), m_priority);
    for (const QueueRow &other : others) {
        const std::string &called = other.entry.name.empty() ? other.entry.id : other.entry.name;
        auto *item = new QListWidgetItem(text::from(called), m_after);
        item->setData(Qt::UserRole, text::from(other.entry.id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_after->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // a long command is elided
    m_after->setTabKeyNavigation(false);
    m_after->setAccessibleName(tr("Start after")); // views do not take that of their label
    form->addRow(tr("&Start after"), m_after);
    column->addLayout(form);
    auto *words =
        label(tr("The job starts when all checked jobs have finished. It does not start if one of them fails, "
                 "is stopped or is removed from the queue."),
              "muted");
    words->setWordWrap(true);
    column->addWidget(words);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *go = buttons->addButton(tr("Add to queue"), QDialogButtonBox::AcceptRole);
    setLook(go, "primary");
    go->setDefault(true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

int QueueDialog::priority() const
{
    return m_priority->value();
}

std::vector<std::string> QueueDialog::after() const
{
    std::vector<std::string> ids;
    for (int row = 0; row < m_after->count(); ++row) {
        if (const QListWidgetItem *item = m_after->item(row); item->checkState() == Qt::Checked)
            ids.push_back(item->data(Qt::UserRole).toString().toStdString());
    }
    return ids;
}

} // namespace trainyard::gui
