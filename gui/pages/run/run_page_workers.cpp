// The workers of a run on its page: those that died, why, and the machine in the place of one.
#include <algorithm>
#include <optional>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/models/runs/run_models.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/run/run_page.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/page_header.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

QWidget *RunPage::makeDeaths()
{
    m_deaths = new QWidget;
    auto *row = new QHBoxLayout(m_deaths);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    m_deathText = label({}, "attention");
    m_deathText->setWordWrap(true);
    m_deathText->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a reason must not widen the page
    m_replace->setToolTip(ClustersPage::tr("Launches a machine for the worker that died, then terminates its machine"));
    m_replace->setVisible(false);
    row->addWidget(m_deathText, 1);
    row->addWidget(button(m_replace));
    m_deaths->hide();
    connect(m_replace, &QAction::triggered, this, &RunPage::confirmReplace);
    return m_deaths;
}

/// A dead worker costs as much as one that trains: it is named with its reason, and can be replaced.
void RunPage::showDeaths()
{
    const std::vector<RankSnapshot> ranks = m_series.ranks();
    m_dead.clear();
    const bool any = std::ranges::find(ranks, "died", &RankSnapshot::state) != ranks.end();
    if (m_form == Form::Full && any && !isOver(m_run.state)) { // otherwise the list of clusters is not needed
        const std::vector<ClusterDetails> clusters = m_services.clusters.clusters();
        const auto mine = std::ranges::find(clusters, m_run.cluster, &ClusterDetails::id);
        if (mine != clusters.end())
            m_dead = deadWorkers(m_run, ranks, *mine);
    }
    QStringList sentences;
    constexpr std::size_t kMostNamed = 3;
    constexpr int kLongestReason = 240; // it may be the last line of a program
    for (std::size_t i = 0; i < std::min(m_dead.size(), kMostNamed); ++i)
        sentences << (m_dead[i].lost
                          ? tr("The machine of %1 (rank %2) no longer exists: %3.", "machine, number, reason")
                          : tr("The worker of %1 (rank %2) has died: %3.", "machine, number, reason"))
                         .arg(text::from(m_dead[i].node))
                         .arg(m_dead[i].rank)
                         .arg(text::recorded(m_dead[i].reason).simplified().left(kLongestReason));
    if (m_dead.size() > kMostNamed)
        sentences << tr("%n more worker(s) have died.", nullptr, int(m_dead.size() - kMostNamed));
    m_deathText->setText(sentences.join(QLatin1Char('\n')));
    m_deaths->setVisible(!m_dead.empty());
    m_replace->setVisible(!m_dead.empty());
    setWhyNot(m_replace,
              m_run.unreachableSince ? ClustersPage::tr("A worker is replaced while a run trains.") : QString());
    if (!m_dead.empty() && !m_run.unreachableSince)
        m_head->state()->setState(
            tr("%1, %n worker(s) died", "state of a run", int(m_dead.size())).arg(stateText(m_run.state, m_run.task)),
            QStringLiteral("alert"), int(Tone::Attention));
}

/// The selected one, else the first.
void RunPage::confirmReplace()
{
    if (m_dead.empty())
        return;
    const RankSnapshot *selected = m_ranks->find(m_rankTable->currentId());
    const auto chosen = std::ranges::find(m_dead, selected ? selected->rank : -1, &DeadWorker::rank);
    const DeadWorker dead = chosen == m_dead.end() ? m_dead.front() : *chosen;
    const std::vector<ClusterDetails> clusters = m_services.clusters.clusters();
    const auto mine = std::ranges::find(clusters, m_run.cluster, &ClusterDetails::id);
    const auto price =
        mine == clusters.end() ? std::nullopt : m_services.clusters.catalog()->price(dead.type, mine->region);
    const QString shownPrice = text::price(price ? price->usdPerHour : -1);
    const QString sentence =
        dead.lost
            ? ClustersPage::tr("Its machine is gone: %1. Another %2 is launched (%3) and joins the run that trains, if "
                               "there is one.",
                               "reason, instance type, price")
                  .arg(text::recorded(dead.reason), text::from(dead.type), shownPrice)
            : ClustersPage::tr("Its worker died: %1. Another %2 is launched (%3) and joins the run; then the machine "
                               "of %4 is terminated, and data on it is lost.",
                               "reason, instance type, price, name")
                  .arg(text::recorded(dead.reason), text::from(dead.type), shownPrice, text::from(dead.node));
    confirm(this, ClustersPage::tr("Replace %1?").arg(text::from(dead.node)), sentence, ClustersPage::tr("Replace"),
            [this, cluster = m_run.cluster, node = dead.node] { m_services.clusters.replaceWorker(cluster, node); },
            {.lines = {},
             .typed = {},
             .otherVerb = {},
             .other = {},
             .command = replaceWorkerCommand(text::from(m_run.clusterName), dead.node, dead.lost)});
}

} // namespace trainyard::gui
