// The Help menu of the main window, and F1.

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>

#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/program/about_dialog.h"
#include "gui/dialogs/program/help_window.h"
#include "gui/dialogs/program/shortcuts_dialog.h"

namespace trainyard::gui {

namespace {

/// The page of the guide about a dialog.
QString helpPageOf(const QObject &dialog)
{
    const struct {
        const char *type, *page;
    } pages[] = {{"LaunchWizard", "launch"},       {"StackWizard", "launch"},
                 {"EmrWizard", "launch"},          {"JobWizard", "training"},
                 {"TaskWizard", "training"},       {"SweepDialog", "training"},
                 {"AccountWizard", "accounts"},    {"AccountsDialog", "accounts"},
                 {"PolicyDialog", "accounts"},     {"QuotasAndPermissionsDialog", "accounts"},
                 {"TerminateDialog", "terminate"}, {"QuitDialog", "terminate"},
                 {"NewDataDialog", "data"},        {"PackDialog", "data"},
                 {"AlertsDialog", "runs"},         {"CompareDialog", "runs"},
                 {"RunLabelsDialog", "runs"},      {"ScaleDialog", "runs"}};
    for (const auto &known : pages) {
        if (dialog.inherits((QByteArray("trainyard::gui::") + known.type).constData()))
            return QLatin1String(known.page);
    }
    return QStringLiteral("start");
}

bool isOwnerOf(const QObject *owner, const QObject *object)
{
    while (object && object != owner)
        object = object->parent();
    return object != nullptr;
}

} // namespace

void MainWindow::makeHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    const auto add = [this, menu](const QString &text, const QKeySequence &shortcut, auto triggered) {
        QAction *made = action(text, QStringLiteral("help"), shortcut);
        connect(made, &QAction::triggered, this, triggered);
        menu->addAction(made);
    };
    add(tr("Help for this page"), QKeySequence(Qt::Key_F1), [this] { showHelp(helpPage(), this); });
    add(tr("User guide"), {}, [this] { showHelp(QStringLiteral("start"), this); });
    add(tr("Keyboard shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_F1), [this] {
        auto *dialog = new ShortcutsDialog(m_commands, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    menu->addSeparator();
    add(tr("What's new"), {}, [this] { showHelp(QLatin1String(HelpWindow::kWhatsNew), this); });
    menu->addAction(m_licensesAction);
    add(tr("About Trainyard"), {}, [this] {
        auto *dialog = new AboutDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    qApp->installEventFilter(this); // a modal dialog blocks the shortcuts of this window
}

QString MainWindow::helpPage() const
{
    switch (Place(m_pages->currentIndex())) {
    case Clusters:
        return m_services.clusters.clusters().empty() ? QStringLiteral("start") : QStringLiteral("clusters");
    case Runs:
        return QStringLiteral("runs");
    case Data:
        return QStringLiteral("data");
    case Costs:
        return QStringLiteral("costs");
    case Activity:
        return QStringLiteral("activity");
    case Tour:
        return QStringLiteral("tour");
    }
    return QStringLiteral("start");
}

/// \param over  the window that stays usable beside the guide
void MainWindow::showHelp(const QString &page, QWidget *over)
{
    if (m_helpWindow && m_helpWindow->parentWidget() != over)
        m_helpWindow->close(); // it is deleted
    if (!m_helpWindow || m_helpWindow->parentWidget() != over) {
        m_helpWindow = new HelpWindow(over);
        m_helpWindow->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_helpWindow, &HelpWindow::linkRequested, this, &MainWindow::openPage);
    }
    m_helpWindow->showPage(page);
    m_helpWindow->show();
    m_helpWindow->raise();
    m_helpWindow->activateWindow();
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched->isWidgetType()) {
        const auto *key = static_cast<const QKeyEvent *>(event);
        QWidget *const modal = QApplication::activeModalWidget();
        const auto *const at = static_cast<const QWidget *>(watched);
        if (modal && key->key() == Qt::Key_F1 && key->modifiers() == Qt::NoModifier && at->window() == modal &&
            isOwnerOf(this, modal)) {
            showHelp(helpPageOf(*modal), modal);
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace trainyard::gui
