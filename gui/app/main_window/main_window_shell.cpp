// The frame of the main window: what the palette finds, progress in the title, preferences, dropped data, and what is
// remembered.

#include <algorithm>
#include <iterator>
#include <map>

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QListWidget>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/services/data/data.h"
#include "backend/services/operations.h"
#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/data/new_data_dialog.h"
#include "gui/dialogs/program/preferences.h"
#include "gui/models/activity/work_progress.h"
#include "gui/models/data/dropped_data.h"
#include "gui/models/runs/run_models.h"
#include "gui/models/why_not.h"
#include "gui/pages/clusters/clusters_page.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/text/format.h"
#include "gui/widgets/command_palette.h"

namespace trainyard::gui {

using namespace services;

namespace {

constexpr std::size_t kMostRunsInPalette = 200;

/// A key for each splitter of the window: the class that contains it, and a number.
std::map<QString, QSplitter *> splittersOf(const QWidget &window)
{
    std::map<QString, QSplitter *> found;
    std::map<QString, int> numbers;
    const auto splitters = window.findChildren<QSplitter *>();
    for (QSplitter *splitter : splitters) {
        const QWidget *owner = splitter->parentWidget();
        while (owner && owner->metaObject() == &QWidget::staticMetaObject)
            owner = owner->parentWidget();
        const QString name = QString::fromLatin1(owner ? owner->metaObject()->className() : "none");
        const QString key =
            QStringLiteral("layout/%1-%2").arg(name.section(QStringLiteral("::"), -1)).arg(numbers[name]++);
        found.emplace(key, splitter);
    }
    return found;
}

} // namespace

std::vector<PaletteEntry> MainWindow::paletteEntries()
{
    const auto clusters = m_services.clusters.clusters();
    const auto runs = m_services.runs.runs();
    const auto ofClusters = m_clusters->commands(), ofRuns = m_runs->page().commands();
    const auto isIn = [](const std::vector<QAction *> &actions, const QAction *a) {
        return std::find(actions.begin(), actions.end(), a) != actions.end();
    };
    std::vector<QAction *> others;
    for (QAction *a : m_commands) {
        if (!isIn(ofClusters, a) && !isIn(ofRuns, a))
            others.push_back(a);
    }
    const auto ofCluster = std::ranges::find(clusters, m_clusters->current(), &ClusterDetails::id);
    const auto run = std::ranges::find(runs, m_runs->page().run(), &RunSnapshot::id);
    std::vector<PaletteEntry> entries = CommandPalette::entriesOf(others);
    const auto add = [&entries](std::vector<PaletteEntry> more) {
        entries.insert(entries.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    add(CommandPalette::entriesOf(ofClusters, whyNotOnCluster(ofCluster == clusters.end() ? nullptr : &*ofCluster)));
    add(CommandPalette::entriesOf(ofRuns, whyNotOnRun(run == runs.end() ? nullptr : &*run)));

    for (const ClusterDetails &c : clusters) {
        if (c.unlisted)
            continue;
        entries.push_back({text::from(c.name), tr("Cluster, %1", "its state").arg(text::toString(c.state)),
                           QStringLiteral("clusters"), QString(), [this, id = c.id] {
                               m_clusters->select(id);
                               go(Clusters);
                           }});
    }
    const Timestamp now = SystemClock::instance().now();
    for (std::size_t i = 0; i < std::min(runs.size(), kMostRunsInPalette); ++i) {
        const RunSnapshot &r = runs[i];
        entries.push_back(
            {tr("%1 on %2", "a run, a cluster").arg(nameOf(r), text::from(r.clusterName)),
             tr("Run, %1, %2", "its state, its start").arg(stateText(r.state, r.task), text::startTime(r.started, now)),
             QStringLiteral("runs"), QString(), [this, id = r.id] {
                 m_runs->select(id);
                 go(Runs);
             }});
    }
    const DataSnapshot listed = m_services.data.current();
    for (const DataSet &set : listed.listing.sets)
        entries.push_back(
            {text::from(set.uri), tr("Data set"), QStringLiteral("data"), QString(), [this] { go(Data); }});
    const AccountSnapshot account = m_services.account.current();
    for (const ProfileChoice &choice : account.profiles) {
        if (choice.name != account.profile)
            entries.push_back({text::from(choice.name), tr("Switch to this account"), QStringLiteral("key"), QString(),
                               [this, name = choice.name] { m_services.account.select(name, {}); }});
    }
    const QStringList preferences{tr("Language"),
                                  tr("Text size"),
                                  tr("Theme"),
                                  tr("Times in tables"),
                                  tr("Sizes"),
                                  tr("Confirmations"),
                                  tr("Region of new clusters"),
                                  tr("Instance type of new clusters"),
                                  tr("Workers of new clusters"),
                                  tr("Deadline of new clusters")};
    for (const QString &setting : preferences)
        entries.push_back(
            {setting, tr("Preferences"), QStringLiteral("settings"), QString(), [this] { showPreferences(); }});
    return entries;
}

void MainWindow::showPalette()
{
    (new CommandPalette(paletteEntries(), this))->open();
}

/// Shows in the title what is in progress, then the account.
void MainWindow::showProgress()
{
    const WorkProgress progress = workProgress(m_services.operations.all(), m_services.runs.runs());
    const QString whose = tr("Trainyard: %1").arg(m_whose);
    setWindowTitle(progress.sentence.isEmpty()
                       ? whose
                       : tr("%1 - %2", "what is in progress, the window").arg(progress.sentence, whose));
    emit progressChanged(progress.count, progress.fraction);
}

void MainWindow::showPreferences()
{
    QStringList types;
    const auto catalog = m_services.clusters.catalog();
    for (const cluster::InstanceType &type : catalog->types())
        types << text::from(type.name);
    auto *dialog =
        new Preferences(m_settings, m_stateFolder, types, text::list(m_services.account.current().regions), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &Preferences::themeChosen, this,
            [this](Theme::Mode mode) { m_themes[std::size_t(mode)]->trigger(); });
    connect(dialog, &Preferences::notificationsRequested, this, &MainWindow::showNotifications);
    dialog->open();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (droppedData(*event->mimeData()) || !droppedPlan(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

/// Opens the dialog that follows from the data, or the plan of a file; nothing is uploaded or started without it.
void MainWindow::dropEvent(QDropEvent *event)
{
    if (const QString file = droppedPlan(*event->mimeData()); !file.isEmpty()) {
        event->acceptProposedAction();
        // After the event: the program that the file comes from waits for its end.
        QMetaObject::invokeMethod(
            this, [this, file] { openPlan(file); }, Qt::QueuedConnection);
        return;
    }
    const auto dropped = droppedData(*event->mimeData());
    if (!dropped)
        return;
    event->acceptProposedAction();
    if (!dropped->folder.isEmpty()) {
        go(Data);
        newData(false, this)->setFolder(dropped->folder);
    } else {
        startTraining({}, dropped->uri);
    }
}

void MainWindow::restoreLayout()
{
    setAcceptDrops(true);
    restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray());
    const auto splitters = splittersOf(*this);
    for (const auto &[key, splitter] : splitters) {
        QList<int> sizes;
        const QVariantList stored = m_settings.value(key).toList();
        for (const QVariant &size : stored)
            sizes << std::max(0, size.toInt());
        if (sizes.size() == splitter->count())
            splitter->setSizes(sizes);
    }
}

void MainWindow::saveState()
{
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    const int place = m_sidebar->currentRow();
    m_settings.setValue(QStringLiteral("window/place"), place == Tour ? int(Clusters) : place);
    const auto splitters = splittersOf(*this);
    for (const auto &[key, splitter] : splitters) {
        QVariantList sizes;
        const QList<int> now = splitter->sizes();
        for (const int size : now)
            sizes << size;
        // A page that was never shown has no sizes yet, and a hidden part has none now.
        if (std::all_of(now.begin(), now.end(), [](int size) { return size > 0; }))
            m_settings.setValue(key, sizes);
    }
}

} // namespace trainyard::gui
