#include "gui/dialogs/data/mount_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

MountDialog::MountDialog(const QString &fileSystem, const std::vector<MountTarget> &clusters, QWidget *parent)
    : QDialog(parent)
    , m_cluster(new QComboBox)
    , m_folder(new QLineEdit(QStringLiteral("/efs")))
    , m_problem(new FieldMessage)
{
    setWindowTitle(tr("Mount %1").arg(fileSystem));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kTwo);
    auto *purpose =
        label(tr("All machines of the cluster mount it, also after a restart. Machines that join later need "
                 "another mount. It costs nothing more than the file system."));
    purpose->setWordWrap(true);
    purpose->setMinimumWidth(480);
    column->addWidget(purpose);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Theme::kTwo);
    form->setVerticalSpacing(Theme::kHalf);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (const MountTarget &target : clusters)
        m_cluster->addItem(text::from(target.name), text::from(target.cluster.value));
    form->addRow(tr("&Cluster"), m_cluster);
    form->addRow(tr("&Folder on the machines"), m_folder);
    form->addRow(QString(), m_problem);
    describeBy(m_problem, m_folder);
    column->addLayout(form);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_go = buttons->addButton(tr("&Mount"), QDialogButtonBox::AcceptRole);
    setLook(m_go, "primary");
    column->addWidget(buttons);
    connect(m_folder, &QLineEdit::textChanged, this, &MountDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

ClusterId MountDialog::cluster() const
{
    return ClusterId(m_cluster->currentData().toString().toStdString());
}

std::string MountDialog::folder() const
{
    return m_folder->text().trimmed().toStdString();
}

void MountDialog::check()
{
    static const QRegularExpression kFolder(QStringLiteral("^(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$"));
    const bool right = kFolder.match(m_folder->text().trimmed()).hasMatch();
    m_problem->setProblem(right ? QString() : tr("Give a complete path, such as /efs or /data/shared."));
    m_go->setEnabled(right && m_cluster->count() > 0);
}

} // namespace trainyard::gui
