#include "gui/app/session_banner.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include "backend/services/operations.h"
#include "gui/models/account/session_warning.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;
using namespace std::chrono_literals;

SessionBanner::SessionBanner(Services services, QWidget *parent)
    : QFrame(parent)
    , m_services(services)
    , m_icon(label({}))
    , m_words(label({}, "attention"))
    , m_logIn(button(tr("Log in &again")))
{
    setObjectName(QStringLiteral("banner"));
    setAccessibleName(tr("Session, clock and ledger"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kTwo, Theme::kHalf, Theme::kTwo, Theme::kHalf);
    row->setSpacing(Theme::kStep);
    m_words->setWordWrap(true);
    m_logIn->setObjectName(QStringLiteral("bannerLogIn"));
    row->addWidget(m_icon);
    row->addWidget(m_words, 1);
    row->addWidget(m_logIn);
    connect(m_logIn, &QPushButton::clicked, this, [this] { m_services.account.logIn(); });
    connect(&m_services.account, &AccountService::changed, this, &SessionBanner::refresh);
    connect(&m_services.clusters, &ClusterService::changed, this, &SessionBanner::refresh);
    connect(&m_services.operations, &Operations::changed, this, &SessionBanner::refresh);
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &SessionBanner::refresh);
    clock->start(15s);
    refresh();
}

void SessionBanner::refresh()
{
    const auto operations = m_services.operations.all();
    const auto underWay = std::ranges::count(operations, OperationState::Running, &OperationSnapshot::state);
    const auto account = m_services.account.current();
    const auto warning =
        sessionWarning(account, m_services.clusters.clusters(), int(underWay), SystemClock::instance().now());
    const QString clock = clockWarning(account);
    QStringList words{warning.sentence, clock, ledgerWarning(account)};
    words.removeAll(QString());
    setVisible(!words.isEmpty());
    m_words->setText(words.join(QLatin1Char('\n')));
    setLook(m_words, warning.isOver ? "problem" : "attention");
    m_icon->setPixmap(icon(QStringLiteral("alert")).pixmap(16, 16));
    m_logIn->setVisible(account.renewable() && !warning.sentence.isEmpty());
    m_logIn->setToolTip(text::from(account.loginLine));
}

} // namespace trainyard::gui
