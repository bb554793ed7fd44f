#include "gui/app/header_bar.h"

#include <set>
#include <utility>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include "backend/cluster/operate/aws_price.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/models/account/session_warning.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;
using namespace std::chrono_literals;

namespace {

constexpr auto kCountdownStep = 15s;
constexpr int kWideEnough = 1100; ///< for the program's name, and for that of the account beside its costs
constexpr auto kSoon = 15min;     ///< time before a session's end from which the header offers the login

} // namespace

HeaderBar::HeaderBar(Services services, QAction *notices, QAction *terminateAll, QWidget *parent)
    : QFrame(parent)
    , m_services(services)
    , m_name(label(tr("Trainyard"), "heading"))
    , m_profile(new QComboBox)
    , m_region(new QComboBox)
    , m_identity(label({}, "muted"))
    , m_session(label({}, "muted"))
    , m_machines(label({}))
    , m_cost(label({}))
    , m_leftover(label({}, "problem"))
    , m_logIn(new QPushButton(tr("&Log in again")))
    , m_notices(button({}, QStringLiteral("bell"), "flat"))
    , m_edge(new QWidget)
    , m_alarmRow(new QWidget)
    , m_alarm(label({}, "attention"))
{
    setObjectName(QStringLiteral("header"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_edge->setFixedHeight(3);
    column->addWidget(m_edge);
    column->addLayout(makeRow(notices, terminateAll));
    m_leftover->hide();
    column->addWidget(m_alarmRow);
    makeAlarm();
    connectServices();
    showAccount(m_services.account.current());
    showClusters(m_services.clusters.clusters());
}

QLayout *HeaderBar::makeRow(QAction *notices, QAction *terminateAll)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(Theme::kTwo, Theme::kStep, Theme::kTwo, Theme::kStep);
    row->setSpacing(Theme::kStep);
    m_name->setContentsMargins(0, 0, Theme::kThree, 0);
    row->addWidget(m_name);
    const auto field = [&](const QString &name, QComboBox *box, int width) {
        auto *caption = label(name, "muted");
        caption->setBuddy(box);
        box->setMinimumWidth(width);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        row->addWidget(caption);
        row->addWidget(box);
    };
    field(tr("Accoun&t"), m_profile, 120);
    row->addWidget(m_identity);
    row->addWidget(m_session);
    row->addWidget(m_logIn);
    row->addSpacing(Theme::kStep);
    field(tr("Re&gion"), m_region, 112);
    row->addStretch(1);
    row->addWidget(m_leftover);
    row->addWidget(m_machines);
    row->addSpacing(Theme::kStep);
    row->addWidget(m_cost);
    row->addSpacing(Theme::kStep);
    row->addWidget(m_notices);
    row->addWidget(button(terminateAll, "danger"));
    m_notices->setObjectName(QStringLiteral("notices"));
    connect(m_notices, &QPushButton::clicked, notices, &QAction::trigger);
    setUnread(0);
    m_logIn->setObjectName(QStringLiteral("logIn"));
    m_session->setObjectName(QStringLiteral("session"));
    return row;
}

void HeaderBar::makeAlarm()
{
    auto *alarm = new QHBoxLayout(m_alarmRow);
    alarm->setContentsMargins(Theme::kTwo, 0, Theme::kTwo, Theme::kStep);
    auto *dismiss = button(tr("Dismiss"), QStringLiteral("close"), "flat");
    m_alarm->setWordWrap(true); // it may name many clusters
    alarm->addWidget(m_alarm, 1);
    alarm->addWidget(dismiss);
    m_alarmRow->hide();
    connect(dismiss, &QPushButton::clicked, m_alarmRow, &QWidget::hide);
}

void HeaderBar::connectServices()
{
    connect(m_profile, &QComboBox::activated, this, [this] {
        if (const QString profile = m_profile->currentData().toString(); !profile.isEmpty()) {
            m_services.account.select(profile.toStdString(), {});
            return;
        }
        showAccount(m_services.account.current()); // the entry that adds an account is not one itself
        emit accountRequested();
    });
    connect(m_region, &QComboBox::activated, this, [this] {
        m_services.account.select(m_services.account.current().profile,
                                  m_region->currentData().toString().toStdString());
    });
    connect(m_logIn, &QPushButton::clicked, this, [this] { m_services.account.logIn(); });
    auto *countdown = new QTimer(this);
    countdown->setInterval(kCountdownStep);
    connect(countdown, &QTimer::timeout, this, &HeaderBar::showSession);
    countdown->start();
    connect(&m_services.account, &AccountService::changed, this, &HeaderBar::showAccount);
    connect(&m_services.clusters, &ClusterService::changed, this, &HeaderBar::showClusters);
    connect(&Theme::instance(), &Theme::changed, this, &HeaderBar::paintEdge);
}

void HeaderBar::setAlarm(const QString &sentence)
{
    m_alarm->setText(sentence);
    m_alarmRow->setVisible(!sentence.isEmpty());
}

void HeaderBar::setUnread(int count)
{
    m_notices->setText(count > 0 ? QLocale().toString(count) : QString());
    const QString words = count > 0 ? tr("Notices: %1 unread").arg(count) : tr("Notices");
    m_notices->setAccessibleName(words);
    m_notices->setToolTip(words);
}

void HeaderBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitWidth();
}

/// Leaves out what the window's title and a tool tip show, too, before a text is cut.
void HeaderBar::fitWidth()
{
    const bool wide = width() >= kWideEnough;
    m_name->setVisible(wide);
    if (!m_costs.isEmpty())
        m_identity->setText(wide ? m_whoseCosts : m_costs);
}

void HeaderBar::showAccount(const AccountSnapshot &account)
{
    const QSignalBlocker quiet(m_profile);
    m_profile->clear();
    for (const ProfileChoice &choice : account.profiles)
        m_profile->addItem(choice.name == "local" ? tr("local cloud") : text::from(choice.name),
                           text::from(choice.name));
    if (m_profile->findData(text::from(account.profile)) < 0)
        m_profile->addItem(account.profile == "local" ? tr("local cloud") : text::from(account.profile),
                           text::from(account.profile));
    m_profile->setCurrentIndex(m_profile->findData(text::from(account.profile)));
    m_profile->insertSeparator(m_profile->count());
    m_profile->addItem(tr("Add an account…"));
    showRegions(account);

    m_costsMoney = account.costsMoney;
    if (account.error) {
        m_costs.clear();
        m_identity->setText(account.error->code == ErrorCode::CredentialsExpired ? tr("session expired")
                                                                                 : tr("not reachable"));
        m_identity->setToolTip(text::message(*account.error));
        setLook(m_identity, "problem");
    } else {
        const QString who =
            account.alias.empty()
                ? text::from(account.accountId)
                : tr("%1 (%2)", "account alias (id)").arg(text::from(account.alias), text::from(account.accountId));
        m_costs = account.costsMoney ? tr("costs money") : tr("costs nothing");
        m_whoseCosts = account.costsMoney && !who.isEmpty() ? tr("%1, costs money").arg(who) : m_costs;
        m_identity->setToolTip(account.endpoint.empty() ? m_whoseCosts : text::from(account.endpoint));
        fitWidth();
        setLook(m_identity, account.costsMoney ? "attention" : "muted");
    }
    showSession();
    paintEdge();
}

/// Lists each region with its running machines: none stays hidden in another region.
void HeaderBar::showRegions(const AccountSnapshot &account)
{
    const QSignalBlocker quiet(m_region);
    std::set<std::string> regions(account.regions.begin(), account.regions.end());
    regions.insert(account.region);
    for (const auto &[region, machines] : m_machinesIn)
        regions.insert(region);
    m_region->clear();
    for (const std::string &region : regions) {
        const auto at = m_machinesIn.find(region);
        m_region->addItem(at == m_machinesIn.end()
                              ? text::from(region)
                              : tr("%1 (%2)", "region (machines there)").arg(text::from(region)).arg(at->second),
                          text::from(region));
    }
    m_region->setCurrentIndex(m_region->findData(text::from(account.region)));
    int elsewhere = 0;
    for (const auto &[region, machines] : m_machinesIn)
        elsewhere += region == account.region ? 0 : machines;
    m_region->setToolTip(elsewhere > 0 ? tr("%1 in other regions").arg(text::machines(elsewhere))
                                       : tr("In brackets: how many of your machines run there"));
}

void HeaderBar::showSession()
{
    const AccountSnapshot account = m_services.account.current();
    const bool isOver = account.error && account.error->code == ErrorCode::CredentialsExpired;
    const bool counts = account.sessionEnds && !isOver;
    const auto left = counts ? *account.sessionEnds - SystemClock::instance().now() : std::chrono::milliseconds::zero();
    const bool isNear = counts && left < kSoon;
    if (counts) {
        m_session->setText(left.count() <= 0 ? tr("session expired")
                                             : tr("session expires in %1").arg(text::age(left)));
        m_session->setToolTip(text::exactTime(*account.sessionEnds));
        setLook(m_session, isNear ? "attention" : "muted");
    }
    // While machines run, the banner below the header explains the consequences and has this button.
    const bool isSaidBelow =
        !sessionWarning(account, m_services.clusters.clusters(), 0, SystemClock::instance().now()).sentence.isEmpty();
    m_session->setVisible(counts && !isSaidBelow);
    m_logIn->setVisible(account.renewable() && (isOver || isNear) && !isSaidBelow);
    m_logIn->setToolTip(text::from(account.loginLine));
}

void HeaderBar::showClusters(const std::vector<ClusterDetails> &clusters)
{
    int machines = 0;
    cluster::Usd hourly, onAws;
    const auto before = std::exchange(m_machinesIn, {});
    for (const ClusterDetails &c : clusters) {
        const int alive = c.alive() ? c.machinesAlive() : 0;
        machines += alive;
        if (alive > 0)
            m_machinesIn[c.region] += alive;
        hourly += hourlySum(c);
        onAws += cluster::awsRate(*cluster::Catalog::bundled(), c);
    }
    if (m_machinesIn != before)
        showRegions(m_services.account.current());
    showSession();
    m_machines->setText(text::machines(machines));
    m_cost->setText(machines > 0 || hourly != cluster::Usd() ? text::price(hourly) : QStringLiteral("–"));
    m_cost->setToolTip(hourly == cluster::Usd() && onAws != cluster::Usd()
                           ? tr("Such machines cost %1 on AWS").arg(text::perHour(onAws))
                           : text::perDay(hourly));
}

void HeaderBar::setLeftover(const QString &sentence)
{
    m_bad = !sentence.isEmpty();
    m_leftover->setText(sentence);
    m_leftover->setVisible(m_bad);
    paintEdge();
}

void HeaderBar::paintEdge()
{
    const Tokens &t = Theme::instance().tokens();
    const QColor color = m_bad ? t.bad : m_costsMoney ? t.attention : t.line;
    m_edge->setStyleSheet(QStringLiteral("background: %1;").arg(color.name()));
}

} // namespace trainyard::gui
