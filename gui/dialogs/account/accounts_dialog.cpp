#include "gui/dialogs/account/accounts_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using services::AccountSnapshot;

AccountsDialog::AccountsDialog(services::AccountService &account, QWidget *parent)
    : QDialog(parent)
    , m_account(account)
    , m_list(new QListWidget)
    , m_message(label({}, "muted"))
    , m_question(label({}, "attention"))
    , m_confirmation(new QWidget)
    , m_remove(button(tr("&Remove…"), QStringLiteral("minus")))
    , m_yes(button(tr("Remove &it"), QStringLiteral("minus"), "danger"))
    , m_no(button(tr("&Keep it")))
{
    setWindowTitle(tr("Accounts"));
    setModal(true);
    resize(560, 420);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    column->addWidget(label(tr("Accounts of this computer"), "title"));
    auto *words = label(tr("These are profiles in ~/.aws, which the AWS CLI also uses. Removing one here removes it "
                           "for the AWS CLI too; the account and what runs in it stay."),
                        "muted");
    words->setWordWrap(true);
    column->addWidget(words);
    m_list->setAccessibleName(tr("Profiles"));
    column->addWidget(m_list, 1);
    for (QLabel *line : {m_question, m_message})
        line->setWordWrap(true);
    auto *answer = new QHBoxLayout(m_confirmation);
    answer->setContentsMargins(0, 0, 0, 0);
    answer->setSpacing(Theme::kStep);
    answer->addWidget(m_question, 1);
    answer->addWidget(m_yes);
    answer->addWidget(m_no);
    column->addWidget(m_confirmation);
    column->addWidget(m_message);
    auto *row = new QHBoxLayout;
    auto *add = button(tr("&Add an account…"), QStringLiteral("plus"));
    auto *close = button(tr("Close"));
    row->addWidget(m_remove);
    row->addWidget(add);
    row->addStretch(1);
    row->addWidget(close);
    column->addLayout(row);
    setConfirming(false);

    connect(m_list, &QListWidget::currentRowChanged, this, [this] { setConfirming(false); });
    connect(m_remove, &QPushButton::clicked, this, &AccountsDialog::confirmRemoval);
    connect(m_yes, &QPushButton::clicked, this, &AccountsDialog::remove);
    connect(m_no, &QPushButton::clicked, this, [this] {
        setConfirming(false);
        m_list->setFocus();
    });
    connect(add, &QPushButton::clicked, this, &AccountsDialog::addRequested);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_account, &services::AccountService::changed, this, &AccountsDialog::showProfiles);
    showProfiles(m_account.current());
    m_list->setFocus();
}

void AccountsDialog::showProfiles(const AccountSnapshot &account)
{
    const QString before = chosen();
    m_list->clear();
    for (const auto &choice : account.profiles) {
        if (choice.name == "local" || choice.name == "environment")
            continue; // they are in no file
        auto *item =
            new QListWidgetItem(choice.name == account.profile ? tr("%1 (selected)").arg(text::from(choice.name))
                                                               : text::from(choice.name));
        item->setData(Qt::UserRole, text::from(choice.name));
        m_list->addItem(item);
        if (item->data(Qt::UserRole).toString() == before)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem() && m_list->count() > 0)
        m_list->setCurrentRow(0);
    setWhyNot(m_remove, m_list->currentItem() ? QString() : tr("Select a profile first."));
}

QString AccountsDialog::chosen() const
{
    const auto *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void AccountsDialog::setConfirming(bool confirming)
{
    m_confirmation->setVisible(confirming);
    m_remove->setEnabled(!confirming && m_list->currentItem());
}

void AccountsDialog::confirmRemoval()
{
    m_question->setText(tr("Remove %1? AWS does not show a secret key again.").arg(chosen()));
    m_message->clear();
    setConfirming(true);
    m_no->setFocus();
}

void AccountsDialog::remove()
{
    const QString name = chosen();
    setConfirming(false);
    setLook(m_message, "muted");
    m_message->setText(tr("Removing %1…").arg(name));
    m_account.remove(name.toStdString()).then(this, [this, name](const Result<std::vector<std::string>> &removed) {
        if (!removed) {
            setLook(m_message, "problem");
            m_message->setText(text::message(removed.error()));
            return;
        }
        QStringList places;
        for (const std::string &place : *removed)
            places << text::from(place);
        m_message->setText(tr("%1 was removed from %2.").arg(name, places.join(QStringLiteral(", "))));
        m_list->setFocus();
    });
}

} // namespace trainyard::gui
