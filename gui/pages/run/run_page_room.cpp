// The room of a run's charts: beside the workers and the log, the whole width, or the whole screen.
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/charts/chart_bar.h"
#include "gui/charts/run_charts.h"
#include "gui/pages/run/metric_picker.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/run_page.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

RunPage::~RunPage()
{
    delete m_screen; // with the charts: hiding them reads the series
}

void RunPage::connectRoom()
{
    connect(m_wide, &QAction::triggered, this, [this] { setWide(!m_charts->view().wide); });
    m_fullScreen->setShortcut(Qt::Key_F11);
    m_fullScreen->setToolTip(tr("Shows the charts alone; F11 or Esc ends it"));
    connect(m_fullScreen, &QAction::triggered, this, [this] {
        if (m_screen)
            m_screen->close();
        else
            fillScreen();
    });
}

void RunPage::setChartView(const ChartView &view)
{
    m_bar->setView(view);
    m_picker->setRemembered(view.picked);
    m_side->setVisible(m_form == Form::Full && !view.wide);
    m_wide->setText(view.wide ? tr("Show workers and log") : tr("Hide workers and log"));
}

void RunPage::setWide(bool on)
{
    ChartView view = m_charts->view();
    if (view.wide == on)
        return;
    view.wide = on;
    setChartView(view);
    emit chartViewChanged(view);
}

/// Moves the charts to a window of their own. They stay when another run is selected.
void RunPage::fillScreen()
{
    m_screen = new QDialog(this, Qt::Window);
    m_screen->addAction(m_fullScreen); // its keys end it, too
    auto *column = new QVBoxLayout(m_screen);
    column->setContentsMargins(Theme::kTwo, Theme::kStep, Theme::kTwo, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    auto *top = new QHBoxLayout;
    m_screenTitle = new ElidedLabel;
    setLook(m_screenTitle, "heading");
    top->addWidget(m_screenTitle, 1);
    top->addWidget(button(m_fullScreen));
    column->addLayout(top);
    column->addWidget(m_tabs, 1);
    m_tabs->show();
    m_elsewhere->show();
    m_fullScreen->setText(tr("Exit full screen"));
    nameScreen();
    connect(m_screen, &QDialog::finished, this, &RunPage::leaveScreen);
    window()->installEventFilter(this);
    m_screen->showFullScreen();
}

/// A question of the main window would appear behind the charts that fill the screen: they return before it is seen.
bool RunPage::eventFilter(QObject *watched, QEvent *event)
{
    if (m_screen && event->type() == QEvent::WindowBlocked) {
        QTimer::singleShot(0, this, [this] {
            if (m_screen)
                m_screen->close();
            if (QWidget *question = QApplication::activeModalWidget()) {
                question->raise();
                question->activateWindow();
            }
        });
    }
    return QWidget::eventFilter(watched, event);
}

void RunPage::nameScreen()
{
    if (!m_screen)
        return;
    m_screen->setWindowTitle(pictureTitle());
    m_screenTitle->setFullText(pictureTitle());
}

void RunPage::leaveScreen()
{
    window()->removeEventFilter(this);
    m_elsewhere->hide();
    m_card->layout()->addWidget(m_tabs);
    m_tabs->show();
    m_fullScreen->setText(tr("Full-screen charts"));
    m_screen->deleteLater(); // its own button may have closed it
    m_screen = nullptr;
}

/// Answers a command of the user: in the log, and where it is hidden also over the charts.
void RunPage::answer(const QString &words)
{
    m_log->appendMessage(words);
    if (m_screen || !m_log->isVisible())
        Toast::showText(m_charts, words);
}

} // namespace trainyard::gui
