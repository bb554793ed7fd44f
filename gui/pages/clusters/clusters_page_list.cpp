// The list of the page of clusters: search, ended clusters, and which one is shown.
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

#include "gui/models/activity/activity_models.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/undo_bar.h"

namespace trainyard::gui {

using namespace services;

namespace {

std::vector<ClusterDetails> listedOf(const std::vector<ClusterDetails> &clusters)
{
    std::vector<ClusterDetails> listed;
    std::ranges::copy_if(clusters, std::back_inserter(listed), [](const auto &c) { return !c.unlisted; });
    return listed;
}

/// Only this computer's ledger remembers that the user does not want to see an ended cluster.
bool mayBeUnlisted(const ClusterDetails &c)
{
    return c.ours && c.state == ClusterState::Terminated;
}

QString removedFromList(std::size_t clusters)
{
    return ClustersPage::tr("%n ended cluster(s) were removed from the list. Their costs and runs stay.", nullptr,
                            int(clusters));
}

} // namespace

QWidget *ClustersPage::makeTop(QAction *launch)
{
    auto *top = new QWidget;
    auto *row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    m_words = new QLineEdit;
    m_words->setPlaceholderText(tr("Search by name, state, type or zone"));
    m_words->setClearButtonEnabled(true);
    m_words->setAccessibleName(tr("Search clusters"));
    m_words->setMinimumWidth(160);
    m_words->setMaximumWidth(320);
    connect(m_words, &QLineEdit::textChanged, this, &ClustersPage::search);
    m_unlistAll = button(tr("Remove all ended"), {}, "flat");
    m_unlistAll->setToolTip(tr("Removes terminated clusters from this list; their costs and runs are kept"));
    m_unlistAll->hide();
    connect(m_unlistAll, &QPushButton::clicked, this, &ClustersPage::unlistAll);
    m_ended = button({}, {}, "flat");
    m_ended->setCheckable(true);
    m_ended->setToolTip(tr("Terminated clusters stay listed with their events until you remove them"));
    connect(m_ended, &QPushButton::toggled, this, &ClustersPage::foldEnded);
    row->addWidget(label(tr("Clusters"), "title"));
    row->addWidget(m_words, 1);
    row->addStretch(1);
    row->addWidget(m_unlistAll);
    row->addWidget(m_ended);
    row->addWidget(button(launch, "primary"));
    m_others = button({}, QStringLiteral("chevron-down"));
    m_others->setAccessibleName(tr("Other ways to a cluster"));
    m_others->setToolTip(m_others->accessibleName());
    m_others->hide();
    row->addWidget(m_others);
    return top;
}

void ClustersPage::setOtherLaunches(const std::vector<QAction *> &actions)
{
    auto *menu = new QMenu(m_others);
    for (QAction *action : actions)
        menu->addAction(action);
    m_others->setMenu(menu);
    m_others->setVisible(!actions.empty());
}

void ClustersPage::select(const ClusterId &id)
{
    m_wanted = id;
    showClusters(m_services.clusters.clusters());
}

void ClustersPage::showClusters(const std::vector<ClusterDetails> &clusters)
{
    const auto listed = listedOf(clusters);
    m_model->pin(m_table->currentId()); // before it ends
    m_model->applyAll(listed);
    m_stack->setCurrentIndex(listed.empty() ? 0 : 1);
    if (const QString wanted = text::from(m_wanted.value); !m_wanted.empty() && m_model->find(wanted)) {
        m_model->pin(wanted); // also an ended one
        if (!m_beforeSearch.isEmpty())
            m_beforeSearch = wanted; // it stays after the search
        m_table->selectId(wanted);
        if (m_table->currentId() != wanted) { // a new cluster is never hidden by what was searched before
            m_words->clear();
            m_table->selectId(wanted);
        }
        m_wanted = {};
    }
    if (m_table->currentId().isEmpty())
        m_table->setCurrentIndex(m_shown->index(0, 0));
    m_ended->setVisible(m_model->ended() > 0);
    m_ended->setText(m_ended->isChecked() ? tr("Hide ended (%1)").arg(m_model->ended())
                                          : tr("Show ended (%1)").arg(m_model->ended()));
    m_unlistAll->setVisible(m_ended->isChecked() && std::ranges::any_of(listed, mayBeUnlisted));
    m_table->setEmptyText(m_words->text().trimmed().isEmpty()
                              ? tr("No cluster is running. Show ended above lists those that were terminated.")
                              : tr("No cluster matches these words."));
    showCurrent();
}

void ClustersPage::foldEnded()
{
    m_shown->setHiddenRole(m_ended->isChecked() ? -1 : int(ClusterModel::FoldedRole));
    showClusters(m_services.clusters.clusters());
}

/// Shows the clusters with these words. The one that was shown before comes back with the whole list.
void ClustersPage::search(const QString &words)
{
    if (m_beforeSearch.isEmpty())
        m_beforeSearch = m_table->currentId();
    m_shown->setWords(words);
    if (words.trimmed().isEmpty()) {
        m_model->pin(m_beforeSearch); // also an ended one
        m_table->selectId(std::exchange(m_beforeSearch, QString()));
    }
    showClusters(m_services.clusters.clusters());
}

void ClustersPage::unlistCurrent()
{
    const ClusterDetails *c = m_model->find(m_table->currentId());
    if (c && mayBeUnlisted(*c))
        unlist({c->id}, tr("%1 was removed from the list. Its costs and runs stay.").arg(text::from(c->name)));
}

void ClustersPage::unlistAll()
{
    std::vector<ClusterId> ended;
    for (const ClusterDetails &c : m_model->rows()) {
        if (mayBeUnlisted(c))
            ended.push_back(c.id);
    }
    if (!ended.empty())
        unlist(ended, removedFromList(ended.size()));
}

/// Nothing else lists them again: while the undo of a removal is offered, a later one adds to it.
/// \param removed  what was done, beside the offer to undo it
void ClustersPage::unlist(const std::vector<ClusterId> &ended, const QString &removed)
{
    m_services.clusters.unlist(ended).then(this, [this, ended, removed](const Status &done) {
        if (!done) {
            m_services.clusters.relist(ended); // all or none: some may be removed already
            return showListProblem(done.error());
        }
        auto all = m_undoable.lock();
        const bool adds = all != nullptr;
        if (!adds)
            m_undoable = all = std::make_shared<std::vector<ClusterId>>();
        all->insert(all->end(), ended.begin(), ended.end());
        UndoBar::offer(this, adds ? removedFromList(all->size()) : removed, [this, all] {
            m_services.clusters.relist(*all).then(this, [this, first = all->front()](const Status &back) {
                if (!back)
                    return showListProblem(back.error());
                select(first); // also where ended ones are folded
            });
        });
    });
}

void ClustersPage::showListProblem(const Error &error)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("List of clusters"), {}, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setText(text::message(error));
    box->open();
}

} // namespace trainyard::gui
