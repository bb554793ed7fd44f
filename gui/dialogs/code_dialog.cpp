#include "gui/dialogs/code_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/small.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

CodeDialog::CodeDialog(services::AccountService &account, const QString &profile, const QString &device,
                       QWidget *parent)
    : QDialog(parent)
    , m_account(account)
    , m_code(new QLineEdit)
    , m_said(label({}, "problem"))
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
    m_said->setWordWrap(true);
    column->addWidget(m_said);
    auto *row = new QHBoxLayout;
    auto *later = button(tr("Later"));
    row->addStretch(1);
    row->addWidget(m_enter);
    row->addWidget(later);
    column->addLayout(row);
    m_enter->setDefault(true);
    connect(m_code, &QLineEdit::textChanged, this, &CodeDialog::settle);
    connect(m_enter, &QPushButton::clicked, this, &CodeDialog::enter);
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    settle();
    m_code->setFocus();
}

void CodeDialog::settle()
{
    m_enter->setEnabled(!m_asking && m_code->hasAcceptableInput() && m_code->text().size() == 6);
}

void CodeDialog::enter()
{
    m_asking = true;
    settle();
    setLook(m_said, "muted");
    m_said->setText(tr("Asking AWS…"));
    m_account.enterCode(Secret(m_code->text().toStdString())).then(this, [this](const Status &begun) {
        m_asking = false;
        if (begun) {
            accept();
            return;
        }
        setLook(m_said, "problem");
        m_said->setText(text::sentence(begun.error()));
        m_code->clear();
        m_code->setFocus();
    });
}

} // namespace trainyard::gui
