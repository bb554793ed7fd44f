// Processes on the machines of a cluster that are to end: those that ended runs have left, and all of a name.
#include <algorithm>

#include <QInputDialog>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/pages/machines/run_on_all_view.h"
#include "gui/text/format.h"

namespace trainyard::gui {

/// Shows what a search came to. \return whether there are processes
/// \param none  the sentence if there are none. "typename": lupdate takes "class" for the context of the texts.
template <typename Processes>
bool RunOnAllView::noteFound(const std::vector<Processes> &nodes, const QString &none)
{
    const bool isEmpty = std::ranges::all_of(nodes, [](const Processes &node) { return node.found.empty(); });
    const auto unread = std::ranges::find_if(nodes, [](const Processes &node) { return !node.status; });
    if (unread != nodes.end())
        showNote(tr("%1 was not examined: %2").arg(text::from(unread->node), text::message(unread->status.error())),
                 "problem");
    else if (isEmpty)
        showNote(none, "good");
    else
        showNote({});
    return !isEmpty;
}

void RunOnAllView::listLingering(bool end)
{
    showNote(end ? tr("Ending the processes…") : tr("Looking for processes of ended runs…"));
    m_service.lingering(m_cluster, end)
        .then(this, [this, end, id = m_cluster](const Result<std::vector<cluster::NodeProcesses>> &found) {
            if (id != m_cluster)
                return;
            if (!found)
                return showNote(text::message(found.error()), "problem");
            if (noteFound(*found, end ? tr("The processes have ended.") : tr("Ended runs have left no process.")))
                askLingering(*found);
        });
}

void RunOnAllView::askLingering(const std::vector<cluster::NodeProcesses> &found)
{
    ConfirmDetails details;
    for (const cluster::NodeProcesses &node : found) {
        for (const cluster::LingeringProcess &process : node.found)
            details.lines << tr("%1: %2 (process %3 of %4)", "machine, command, number, run")
                                 .arg(text::from(node.node), text::from(process.command).left(120))
                                 .arg(process.pid)
                                 .arg(text::from(process.run.value));
    }
    confirm(
        this, tr("End %n process(es) of ended runs?", nullptr, int(details.lines.size())),
        tr("They receive SIGTERM, and SIGKILL after 5 seconds. Other processes are not touched."), tr("End processes"),
        [this, id = m_cluster] {
            if (id == m_cluster)
                listLingering(true);
        },
        details);
}

/// Nothing ends before the processes were listed and confirmed.
void RunOnAllView::askProgram()
{
    cluster::ByNameOptions options;
    options.nodes = chosen();
    if (options.nodes.empty()) // the backend would take all
        return showNote(tr("None of these machines is running."), "problem");
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("End by name"));
    dialog->setLabelText(
        tr("All processes of the login user that have this name are listed first. Name of the program:"));
    dialog->setTextValue(QStringLiteral("python"));
    dialog->setOkButtonText(tr("Find"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, options, id = m_cluster](const QString &name) {
        if (id != m_cluster)
            return;
        cluster::ByNameOptions named = options;
        named.name = name.trimmed().toStdString();
        listByName(named);
    });
    dialog->open();
}

void RunOnAllView::listByName(const cluster::ByNameOptions &options)
{
    const QString name = text::from(options.name);
    showNote(options.end ? tr("Ending the processes…") : tr("Looking for processes named %1…").arg(name));
    m_service.byName(m_cluster, options)
        .then(this, [this, options, name, id = m_cluster](const Result<std::vector<cluster::NamedProcesses>> &found) {
            if (id != m_cluster)
                return;
            if (!found)
                return showNote(text::message(found.error()), "problem");
            if (noteFound(*found, options.end ? tr("The processes have ended.")
                                              : tr("No process of the login user is named %1.").arg(name)))
                askByName(options, *found);
        });
}

void RunOnAllView::askByName(const cluster::ByNameOptions &options, const std::vector<cluster::NamedProcesses> &found)
{
    ConfirmDetails details;
    for (const cluster::NamedProcesses &node : found) {
        for (const cluster::NamedProcess &process : node.found)
            details.lines << tr("%1: %2 (process %3)", "machine, command, number")
                                 .arg(text::from(node.node), text::from(process.command).left(120))
                                 .arg(process.pid);
    }
    cluster::ByNameOptions ending = options;
    ending.end = true;
    confirm(
        this, tr("End %n process(es) by name?", nullptr, int(details.lines.size())),
        tr("All processes named %1 end, also those of Jupyter and of active runs. They receive SIGTERM, and SIGKILL "
           "after 5 seconds.")
            .arg(text::from(options.name)),
        tr("End processes"),
        [this, ending, id = m_cluster] {
            if (id == m_cluster)
                listByName(ending);
        },
        details);
}

} // namespace trainyard::gui
