#include "gui/pages/machines/node_menu.h"

#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include "backend/cluster/operate/power.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/storage/remote_place.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;
using cluster::PowerAction;

NodeMenu::NodeMenu(ClusterService &clusters, QWidget *over)
    : QObject(over)
    , m_clusters(clusters)
    , m_over(over)
{
}

QMenu *NodeMenu::menuFor(const ClusterDetails &c, const cluster::NodeSnapshot &node)
{
    auto *menu = new QMenu(m_over);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool runs = node.isRunning(), stopped = cluster::isInState(node.state, cluster::InstanceState::Stopped);
    const bool trains = c.state == ClusterState::Training;
    const auto add = [&](const QString &text, bool enabled, auto then) {
        QAction *action = menu->addAction(text);
        action->setEnabled(enabled);
        connect(action, &QAction::triggered, this, then);
    };
    const auto power = [this, id = c.id, name = node.name](PowerAction action) {
        m_clusters.changePower(id, {name}, action);
    };
    const double disk =
        cluster::machineCost(*m_clusters.catalog(), {.rootGiB = c.rootGiB}, node.type, c.region, "stopped").total();
    const QString costs = disk > 0 ? tr("While stopped it still costs %1 for its disk. Data in memory is lost, and the "
                                        "public IP address may change.")
                                         .arg(text::perHour(disk))
                                   : tr("Data in memory is lost, and the public IP address may change.");
    const QString hibernated = disk > 0
                                   ? tr("It resumes where it was when you start it again. While stopped it still costs "
                                        "%1 for its disk. AWS refuses if hibernation was not enabled at launch.")
                                         .arg(text::perHour(disk))
                                   : tr("It resumes where it was when you start it again.");
    const QString name = text::from(node.name);
    add(tr("Stop…"), runs && !trains, [=, this] {
        confirmAction(tr("Stop %1?").arg(name), costs, tr("Stop"), [power] { power(PowerAction::Stop); });
    });
    add(tr("Hibernate…"), runs && !trains, [=, this] {
        confirmAction(tr("Hibernate %1?").arg(name), hibernated, tr("Hibernate"),
                      [power] { power(PowerAction::Hibernate); });
    });
    add(tr("Start"), stopped, [power] { power(PowerAction::Start); });
    add(tr("Restart…"), runs && !trains, [=, this] {
        confirmAction(tr("Restart %1?").arg(name),
                      tr("It keeps its disk, its IP address and its deadline, and its cost stays the same."),
                      tr("Restart"), [power] { power(PowerAction::Reboot); });
    });
    add(tr("Change instance type…"), (runs || stopped) && !trains, [=, this] { showTypeDialog(c, node); });
    if (m_prepares && c.origin == cluster::Origin::Stack)
        add(tr("Prepare data…"), runs, [=, this, id = c.id, node = node.name] {
            confirmAction(
                tr("Prepare the data of %1?").arg(name),
                tr("The data preparation script of the stack runs on it. When it has succeeded, the machine can "
                   "join a run; the mark of an earlier success is removed first."),
                tr("Prepare"), [=, this] { emit preparationRequested(id, node); });
        });
    // Only while it trains: the exclusion is the run's.
    add(tr("Let it join the run again"), runs && trains,
        [this, id = c.id, node = node.name] { m_clusters.readmit(id, node); });
    add(tr("Browse files"), runs, [this, id = c.id, node = node.name] {
        cluster::RemotePlace home;
        home.cluster = id;
        home.node = node;
        emit filesRequested(text::from(home.address()));
    });
    if (c.ours)
        add(tr("Show the set-up log"), runs, [this, node = node.name] { emit setUpLogRequested(node); });
    add(tr("Open Jupyter"), runs, [this, id = c.id, node = node.name] { m_clusters.openNotebook(id, node); });
    return menu;
}

void NodeMenu::confirmAction(const QString &title, const QString &sentence, const QString &verb,
                             std::function<void()> then)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, title, QString(), QMessageBox::Cancel, m_over);
    box->setTextFormat(Qt::PlainText);
    box->setText(title);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(sentence);
    auto *go = box->addButton(verb, QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(go, &QPushButton::clicked, this, std::move(then));
    box->open();
}

void NodeMenu::showTypeDialog(const ClusterDetails &c, const cluster::NodeSnapshot &node)
{
    const auto catalog = m_clusters.catalog();
    const auto *is = catalog->type(node.type);
    QStringList types;
    for (const cluster::InstanceType &type : catalog->types()) {
        if (!is || type.architecture == is->architecture) {
            const auto price = catalog->price(type.name, c.region);
            types << tr("%1, %2 vCPU, %3", "type, processors, price")
                         .arg(text::from(type.name))
                         .arg(type.vcpus)
                         .arg(text::price(price ? price->usdPerHour : -1));
        }
    }
    auto *dialog = new QInputDialog(m_over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Change the instance type of %1").arg(text::from(node.name)));
    dialog->setLabelText(tr("It will be stopped, changed and started; data in memory is lost."));
    dialog->setComboBoxItems(types);
    dialog->setOkButtonText(tr("Change"));
    for (const QString &line : types) {
        if (line.startsWith(text::from(node.type) + QLatin1Char(',')))
            dialog->setTextValue(line);
    }
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id = c.id, name = node.name](const QString &line) {
        m_clusters.resize(id, name, line.section(QLatin1Char(','), 0, 0).toStdString());
    });
    dialog->open();
}

} // namespace trainyard::gui
