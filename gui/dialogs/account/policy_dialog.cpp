#include "gui/dialogs/account/policy_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "backend/cluster/account/permissions/policy.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

PolicyDialog::PolicyDialog(const services::AccountSnapshot &account, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Required permissions"));
    setModal(true);
    resize(800, 640);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    column->addWidget(label(tr("A dedicated user for Trainyard"), "title"));
    const QStringList steps{
        tr("In the IAM console, create a policy from the text below: it can read and create resources, and change or "
           "terminate only those with Trainyard's tag."),
        tr("Create a second one, named node-boundary with the path /trainyard/, from the output of trainyardctl "
           "account --policy-boundary: roles of machines are created only within it."),
        tr("To create stacks, EMR clusters and shared file systems as well, create a third one from the output of "
           "trainyardctl account --policy-managed."),
        tr("Create a user, a role or a permission set, and attach the policy to it."),
        tr("Create an access key for the user, or log in by single sign-on, and add it here as an account."),
        tr("Check its permissions before anything is launched: trainyardctl account --permissions")};
    for (int i = 0; i < steps.size(); ++i) {
        auto *step = label(tr("%1. %2", "number of a step, step").arg(i + 1).arg(steps[i]));
        step->setWordWrap(true);
        column->addWidget(step);
    }
    column->addSpacing(Theme::kStep);
    auto *document = new QPlainTextEdit(text::from(cluster::leastPrivilegePolicy(account.region)));
    document->setReadOnly(true);
    document->setTabChangesFocus(true);
    document->setFont(fixedFont());
    document->setLineWrapMode(QPlainTextEdit::NoWrap);
    document->setAccessibleName(tr("The policy"));
    column->addWidget(document, 1);
    auto *commands = label(
        QStringLiteral("aws iam create-policy --policy-name Trainyard --policy-document file://policy.json"), "muted");
    commands->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(commands);
    auto *row = new QHBoxLayout;
    auto *copy = button(tr("&Copy the policy"), QStringLiteral("copy"), "primary");
    auto *close = button(tr("Close"));
    row->addWidget(copy);
    row->addStretch(1);
    row->addWidget(close);
    column->addLayout(row);
    connect(copy, &QPushButton::clicked, this,
            [document] { QGuiApplication::clipboard()->setText(document->toPlainText()); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

} // namespace trainyard::gui
