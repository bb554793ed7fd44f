// The questions of the page of clusters.
#include <algorithm>

#include <QMessageBox>

#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/machines/node_model.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/widgets/tables/data_table.h"

namespace trainyard::gui {

using namespace services;

void ClustersPage::confirmRemoveWorker()
{
    const ClusterDetails *c = m_model->find(m_table->currentId());
    if (!c)
        return;
    const cluster::NodeSnapshot *node = m_nodes->find(m_nodeTable->currentId());
    if (!node || node->locked) {
        // Without a selection, the latest worker.
        const auto last =
            std::find_if(c->nodes.rbegin(), c->nodes.rend(), [](const cluster::NodeSnapshot &n) { return !n.locked; });
        if (last == c->nodes.rend())
            return;
        node = &*last;
    }
    const bool trains = c->state == ClusterState::Training;
    const QString sentence =
        trains ? tr("The worker leaves the run and the others take over its share. Its machine is terminated, and the "
                    "data on it is lost. A machine that hangs cannot leave: terminate it at once, without its last "
                    "checkpoints. A job that cannot lose a machine then fails.")
               : tr("Its machine is terminated; data on the machine is lost.");
    const auto remove = [this, id = c->id, name = node->name](bool atOnce) {
        m_nodeTable->clearCurrent(); // otherwise the next click would remove the next one
        m_services.clusters.removeWorker(id, name, atOnce);
    };
    ConfirmDetails more;
    more.command = removeWorkerCommand(text::from(c->name), node->name);
    if (trains) {
        more.otherVerb = tr("Terminate at once");
        more.other = [remove] { remove(true); };
    }
    confirm(
        this, tr("Remove %1 from %2?").arg(text::from(node->name), text::from(c->name)), sentence, tr("Remove worker"),
        [remove] { remove(false); }, more);
}

void ClustersPage::confirmResume()
{
    const ClusterDetails *c = m_model->find(m_table->currentId());
    if (!c)
        return;
    if (c->machinesAlive() > 0) {
        const bool head = std::ranges::find(c->nodes, "head", &cluster::NodeSnapshot::role) != c->nodes.end();
        const int missing = std::max(0, c->formerWorkers - c->workers()) + (head ? 0 : 1);
        if (missing == 0) {
            m_services.clusters.resume(c->id);
            return;
        }
        confirm(
            this, tr("Launch the missing machines of %1?").arg(text::from(c->name)),
            tr("Machines of the plan that do not run: %1. They will be launched as type %2. Workers that were removed "
               "stay removed.",
               "number, instance type")
                .arg(missing)
                .arg(text::from(c->instanceType)),
            tr("Resume launch"), [this, id = c->id] { m_services.clusters.resume(id); });
        return;
    }
    // No machine runs: this click costs as much as a launch.
    confirm(
        this, tr("Launch the machines of %1?").arg(text::from(c->name)),
        tr("No machine of this cluster is running. %1 of type %2 will be launched, as planned.", "nodes, instance type")
            .arg(text::nodes(workersOf(*c)), text::from(c->instanceType)),
        tr("Resume launch"), [this, id = c->id] { m_services.clusters.resume(id); });
}

void ClustersPage::confirmReplace()
{
    const ClusterDetails *c = m_model->find(m_table->currentId());
    const NodeRow *dead = deadNode();
    if (!c || !dead)
        return;
    const auto price = m_services.clusters.catalog()->price(dead->type, c->region);
    const QString shownPrice = text::price(price ? price->usdPerHour : -1);
    const bool isLost = !dead->lost.empty();
    const QString sentence =
        isLost
            ? tr("Its machine is gone: %1. Another %2 is launched (%3) and joins the run that trains, if there is one.",
                 "reason, instance type, price")
                  .arg(text::recorded(dead->lost), text::from(dead->type), shownPrice)
            : tr("Its worker died: %1. Another %2 is launched (%3) and joins the run; then the machine of %4 is "
                 "terminated, "
                 "and data on it is lost.",
                 "reason, instance type, price, name")
                  .arg(text::recorded(dead->activity.died), text::from(dead->type), shownPrice, text::from(dead->name));
    confirm(this, tr("Replace %1?").arg(text::from(dead->name)), sentence, tr("Replace"),
            [this, id = c->id, node = dead->name] { m_services.clusters.replaceWorker(id, node); },
            {.lines = {},
             .typed = {},
             .otherVerb = {},
             .other = {},
             .command = replaceWorkerCommand(text::from(c->name), dead->name, isLost)});
}

void ClustersPage::confirmAdopt()
{
    const ClusterDetails *c = m_model->find(m_table->currentId());
    if (!c || c->ours)
        return;
    m_fetchingCandidate = true; // for the resources that would be taken over
    showCurrent();
    m_services.clusters.adoptable(c->id, c->ledger).then(this, [this](const Result<AdoptionCandidate> &candidate) {
        m_fetchingCandidate = false;
        showCurrent();
        if (candidate)
            return confirmAdoption(*candidate);
        auto *box = new QMessageBox(QMessageBox::Warning, tr("Take over"), {}, QMessageBox::Ok, this);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setTextFormat(Qt::PlainText);
        box->setText(text::message(candidate.error()));
        box->open();
    });
}

void ClustersPage::confirmAdoption(const AdoptionCandidate &candidate)
{
    const cluster::AdoptableCluster &found = *candidate.found;
    const QString owner = found.owner.empty() ? tr("(none)") : text::from(found.owner);
    const QString sentence =
        tr("Its tags name the owner %1 and the ledger %2; anyone who uses that ledger can still change it. The private "
           "key is on the computer that launched it, so from here you can stop and terminate it but not train on it. "
           "These will be taken over, and deleted when you terminate the cluster:",
           "owner, ledger")
            .arg(owner, text::from(found.ledger));
    QStringList lines;
    for (const cluster::Target &t : found.resources)
        lines << text::from(t.kind) + QLatin1Char(' ') + text::from(t.id) + QLatin1Char(' ') + text::from(t.name) +
                     QLatin1Char(' ') + text::from(t.region) +
                     (t.kind == "stack" ? tr(", with all that it created") : QString());
    // Taking over resources of another owner, or of a login that many people have, needs more than a click.
    QString typed;
    if (cluster::isSharedLogin(found.owner) && !found.known)
        typed = text::from(found.ledger);
    else if (!candidate.ofThisOwner)
        typed = text::from(found.owner.empty() ? found.id.value : found.owner);
    confirm(this, tr("Take over %1 (%2)?").arg(text::from(found.name), text::from(found.id.value)), sentence,
            tr("Take over"), [this, candidate] { m_services.clusters.adopt(candidate); }, {lines, typed});
}

} // namespace trainyard::gui
