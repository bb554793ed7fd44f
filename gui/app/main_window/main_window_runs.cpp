// Runs that lose their head node, in the main window.

#include <algorithm>

#include <QApplication>

#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/runs/head_loss_dialog.h"

namespace trainyard::gui {

using namespace services;

/// Offers a new head when a run loses it while the window is open, but never over another dialog. An earlier loss is
/// shown on the page of its run alone.
void MainWindow::watchHeads(const std::vector<RunSnapshot> &runs)
{
    for (const RunSnapshot &run : runs) {
        if (!isOver(run.state))
            m_activeRuns.insert(run.id);
        else if (m_activeRuns.erase(run.id) > 0 && run.lostWithHead && !QApplication::activeModalWidget())
            offerNewHead(run.id);
    }
}

void MainWindow::offerNewHead(const RunId &id)
{
    const auto runs = m_services.runs.runs();
    const auto run = std::ranges::find(runs, id, &RunSnapshot::id);
    if (m_headDialog || run == runs.end() || !run->lostWithHead)
        return;
    m_headDialog = new HeadLossDialog(m_services.runs, *run, this);
    m_headDialog->setAttribute(Qt::WA_DeleteOnClose);
    m_headDialog->open();
}

} // namespace trainyard::gui
