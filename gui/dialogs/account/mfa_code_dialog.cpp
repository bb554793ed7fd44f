#include "gui/dialogs/account/mfa_code_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

MfaCodeDialog::MfaCodeDialog(services::AccountService &account, const QString &profile, const QString &device,
                             QWidget *parent)
    : QDialog(parent)
    , m_account(account)
    , m_code(new QLineEdit)
    , m_message(label({}, "problem"))
    , m_enter(button(tr("&Log in"), QStringLiteral("key"), "primary"))
{
    setWindowTitle(tr("One-time code"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    auto *title = label(tr("&One-time code of %1").arg(profile), "title");
    title->setBuddy(m_code);
    column->addWidget(title);
    auto *words = label(tr("The six digits that %1 shows now. Each code counts once.").arg(device));
    words->setWordWrap(true);
    words->setMinimumWidth(420);
    column->addWidget(words);
    m_code->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,6}")), m_code));
    m_code->setInputMethodHints(Qt::ImhDigitsOnly);
    column->addWidget(m_code);
    m_message->setWordWrap(true);
    column->addWidget(m_message);
    auto *row = new QHBoxLayout;
    auto *later = button(tr("Later"));
    row->addStretch(1);
    row->addWidget(m_enter);
    row->addWidget(later);
    column->addLayout(row);
    m_enter->setDefault(true);
    connect(m_code, &QLineEdit::textChanged, this, &MfaCodeDialog::updateEnterButton);
    connect(m_enter, &QPushButton::clicked, this, &MfaCodeDialog::enter);
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    updateEnterButton();
    m_code->setFocus();
}

void MfaCodeDialog::updateEnterButton()
{
    m_enter->setEnabled(!m_submitting && m_code->hasAcceptableInput() && m_code->text().size() == 6);
}

void MfaCodeDialog::enter()
{
    m_submitting = true;
    updateEnterButton();
    setLook(m_message, "muted");
    m_message->setText(tr("Checking with AWS…"));
    m_account.submitMfaCode(Secret(m_code->text().toStdString())).then(this, [this](const Status &begun) {
        m_submitting = false;
        if (begun) {
            accept();
            return;
        }
        setLook(m_message, "problem");
        m_message->setText(text::message(begun.error()));
        m_code->clear();
        m_code->setFocus();
    });
}

} // namespace trainyard::gui
