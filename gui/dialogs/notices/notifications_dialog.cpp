#include "gui/dialogs/notices/notifications_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using services::NoticeKind;

QString nameOf(NoticeKind kind)
{
    switch (kind) {
    case NoticeKind::RunFinished:
        return NotificationsDialog::tr("A run has finished");
    case NoticeKind::RunFailed:
        return NotificationsDialog::tr("A run has failed");
    case NoticeKind::RunStopped:
        return NotificationsDialog::tr("A run was stopped");
    case NoticeKind::Budget:
        return NotificationsDialog::tr("A part of a budget is spent");
    case NoticeKind::SpotNotice:
        return NotificationsDialog::tr("EC2 takes a Spot machine back");
    case NoticeKind::Alert:
        return NotificationsDialog::tr("A metric fulfils an alert rule");
    case NoticeKind::WorkerDied:
        return NotificationsDialog::tr("A worker has died");
    case NoticeKind::Deadline:
        return NotificationsDialog::tr("A deadline is near, or comes before the end of the run that is shown");
    case NoticeKind::HeadLost:
        break;
    }
    return NotificationsDialog::tr("A run has lost its head node");
}

NotificationsDialog::NotificationsDialog(services::NotificationService &service, QWidget *parent)
    : QDialog(parent)
    , m_service(service)
    , m_desktop(new QCheckBox(tr("Show &desktop notifications")))
    , m_webhook(new QLineEdit)
    , m_remove(button(tr("Remove"), QStringLiteral("close")))
    , m_test(button(tr("Send a test"), QStringLiteral("play")))
    , m_note(label({}, "muted"))
{
    const services::NotificationSettings settings = service.settings();
    setWindowTitle(tr("Notifications"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    column->addWidget(label(tr("Report when"), "heading"));
    for (const NoticeKind kind : {NoticeKind::RunFinished, NoticeKind::RunFailed, NoticeKind::RunStopped,
                                  NoticeKind::HeadLost, NoticeKind::WorkerDied, NoticeKind::Deadline,
                                  NoticeKind::Budget, NoticeKind::SpotNotice, NoticeKind::Alert}) {
        auto *box = new QCheckBox(nameOf(kind));
        box->setChecked(settings.kinds.contains(kind));
        m_kinds[kind] = box;
        column->addWidget(box);
    }
    column->addSpacing(Theme::kStep);
    column->addWidget(label(tr("Where"), "heading"));
    m_desktop->setChecked(settings.desktop);
    column->addWidget(m_desktop);
    auto *caption = label(tr("&Webhook"));
    caption->setBuddy(m_webhook);
    column->addWidget(caption);
    auto *row = new QHBoxLayout;
    m_webhook->setEchoMode(QLineEdit::Password); // such an address is a key
    m_webhook->setPlaceholderText(settings.hasWebhook ? tr("an address is stored; enter another one to replace it")
                                                      : tr("https://hooks.example.com/…"));
    m_webhook->setMinimumWidth(420);
    row->addWidget(m_webhook, 1);
    row->addWidget(m_test);
    row->addWidget(m_remove);
    column->addLayout(row);
    auto *words =
        label(tr("Receives the kind, one sentence, the cluster and the run as JSON: no output of programs."), "muted");
    words->setWordWrap(true);
    column->addWidget(words);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    allowWebhook(settings.hasWebhook);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Save);
    column->addWidget(buttons);
    connect(m_webhook, &QLineEdit::textChanged, this,
            [this] { allowTest(!m_webhook->text().isEmpty() || m_service.settings().hasWebhook); });
    connect(m_test, &QPushButton::clicked, this, &NotificationsDialog::test);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        (void)m_service.setWebhook(Secret()); // removing always succeeds
        m_webhook->clear();
        m_webhook->setPlaceholderText(tr("https://hooks.example.com/…"));
        allowWebhook(false);
        showNote(tr("The address was removed."), "muted");
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &NotificationsDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NotificationsDialog::allowTest(bool hasAddress)
{
    setWhyNot(m_test, hasAddress ? QString() : tr("Enter an address first."));
}

void NotificationsDialog::allowWebhook(bool isStored)
{
    setWhyNot(m_remove, isStored ? QString() : tr("No address is stored."));
    allowTest(isStored);
}

void NotificationsDialog::showNote(const QString &sentence, const char *look)
{
    setLook(m_note, look);
    m_note->setText(sentence);
}

/// \return whether there is nothing to store, or it was stored
bool NotificationsDialog::storeWebhook()
{
    if (m_webhook->text().trimmed().isEmpty())
        return true;
    const Status stored = m_service.setWebhook(Secret(m_webhook->text().trimmed().toStdString()));
    if (!stored)
        showNote(text::message(stored.error()), "problem");
    return stored.has_value();
}

void NotificationsDialog::test()
{
    if (!storeWebhook())
        return;
    showNote(tr("Sending…"), "muted");
    setWhyNot(m_remove, {});
    m_service.test().then(this, [this](const Status &sent) {
        if (sent)
            showNote(tr("The webhook has accepted the test."), "good");
        else
            showNote(text::message(sent.error()), "problem");
    });
}

void NotificationsDialog::save()
{
    if (!storeWebhook())
        return;
    services::NotificationSettings settings = m_service.settings();
    settings.desktop = m_desktop->isChecked();
    settings.kinds.clear();
    for (const auto &[kind, box] : m_kinds) {
        if (box->isChecked())
            settings.kinds.insert(kind);
    }
    m_service.change(settings);
    accept();
}

} // namespace trainyard::gui
