#include "gui/charts/chart_bar.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "gui/charts/run_charts.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

ChartBar::ChartBar(RunCharts *charts, QWidget *parent)
    : QWidget(parent)
    , m_charts(charts)
    , m_axis(new QComboBox)
    , m_smoothing(new QSlider(Qt::Horizontal))
    , m_percent(label({}, "muted"))
    , m_all(button({}, QStringLiteral("refresh"), "flat"))
    , m_smoothings(new QWidget)
    , m_first(new QHBoxLayout)
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(Theme::kStep, 0, Theme::kStep, 0);
    lines->setSpacing(Theme::kHalf);
    lines->addLayout(m_first);
    lines->addWidget(m_smoothings);
    m_first->setSpacing(Theme::kStep);
    auto *smoothings = new QHBoxLayout(m_smoothings);
    smoothings->setContentsMargins(0, 0, 0, 0);
    smoothings->setSpacing(Theme::kStep);
    auto *axisName = label(tr("X axis"), "muted"), *smoothingName = label(tr("Smoothing"), "muted");
    for (const QString &name : {tr("Time"), tr("Epoch"), tr("Step"), tr("Samples"), tr("Dollars")})
        m_axis->addItem(name); // in the order of XAxis
    axisName->setBuddy(m_axis);
    m_axis->setAccessibleName(tr("X axis"));
    smoothingName->setBuddy(m_smoothing);
    m_smoothing->setAccessibleName(tr("Smoothing"));
    m_smoothing->setToolTip(tr("Exponential moving average. The original curve stays visible, faint."));
    m_smoothing->setRange(0, 99);
    m_smoothing->setPageStep(10);
    m_smoothing->setMinimumWidth(64);
    m_smoothing->setMaximumWidth(120);
    m_percent->setMinimumWidth(m_percent->fontMetrics().horizontalAdvance(QStringLiteral("0.99")));
    m_all->setAccessibleName(tr("Reset zoom"));
    m_all->setToolTip(tr("Drag in a chart to zoom, Shift and drag to pan; double click to show all"));
    m_first->addWidget(axisName);
    m_first->addWidget(m_axis);
    m_first->addSpacing(Theme::kStep);
    m_first->addStretch(1);
    for (QWidget *one : {static_cast<QWidget *>(smoothingName), static_cast<QWidget *>(m_smoothing),
                         static_cast<QWidget *>(m_percent), static_cast<QWidget *>(m_all)})
        smoothings->addWidget(one);
    smoothings->addStretch(1);
    m_all->setEnabled(false);
    setPriceKnown(false);
    showSmoothing();
    connect(m_axis, &QComboBox::currentIndexChanged, this, &ChartBar::choose);
    connect(m_smoothing, &QSlider::valueChanged, this, &ChartBar::choose);
    connect(m_all, &QPushButton::clicked, m_charts, &RunCharts::resetZoom);
    connect(m_charts, &RunCharts::zoomChanged, this, [this] { m_all->setEnabled(m_charts->isZoomed()); });
    connect(m_charts, &RunCharts::viewChanged, this, [this] { emit viewChanged(m_charts->view()); });
}

bool ChartBar::event(QEvent *event)
{
    const bool isHandled = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        const int both = widthOfFirst() + m_first->spacing() + m_smoothings->minimumSizeHint().width();
        setOneLine(width() >= both + 2 * Theme::kStep);
    }
    return isHandled;
}

/// That of two lines, also while there is one: the bar can always become narrower again.
QSize ChartBar::minimumSizeHint() const
{
    const int wider = std::max(widthOfFirst(), m_smoothings->minimumSizeHint().width());
    return {wider + 2 * Theme::kStep, QWidget::minimumSizeHint().height()};
}

/// The least width of the first line without the smoothing; depends on language and font.
int ChartBar::widthOfFirst() const
{
    const int smoothings = m_smoothings->minimumSizeHint().width() + m_first->spacing();
    return m_first->minimumSize().width() - (m_oneLine ? smoothings : 0);
}

/// Smoothing moves to a line of its own where there is too little width: no control is without its caption.
void ChartBar::setOneLine(bool on)
{
    constexpr int kAfterTheAxis = 3; // in the first line
    if (on == m_oneLine)
        return;
    m_oneLine = on;
    if (on)
        m_first->insertWidget(kAfterTheAxis, m_smoothings);
    else
        static_cast<QVBoxLayout *>(layout())->addWidget(m_smoothings);
}

void ChartBar::setView(const ChartView &view)
{
    const QSignalBlocker noSmoothing(m_smoothing);
    m_smoothing->setValue(view.smoothing);
    showSmoothing();
    m_charts->setView(view);
    showAxis();
}

/// The axis that is drawn: dollars that were chosen before are time in a run without a price.
void ChartBar::showAxis()
{
    const QSignalBlocker noAxis(m_axis);
    m_axis->setCurrentIndex(int(m_charts->axis()));
}

void ChartBar::setPriceKnown(bool on)
{
    auto *items = qobject_cast<QStandardItemModel *>(m_axis->model());
    QStandardItem *dollars = items ? items->item(int(XAxis::Dollars)) : nullptr;
    if (dollars && dollars->isEnabled() != on) {
        dollars->setEnabled(on);
        dollars->setToolTip(on ? QString() : tr("This run costs nothing, or its price is not known."));
    }
    showAxis(); // also without a change: the price may have been gone for a moment
}

void ChartBar::addControl(QWidget *control)
{
    m_first->addWidget(control);
}

void ChartBar::showSmoothing()
{
    m_percent->setText(QLocale().toString(m_smoothing->value() / 100.0, 'f', 2));
}

void ChartBar::choose()
{
    ChartView view = m_charts->view();
    if (const XAxis shown = XAxis(std::max(0, m_axis->currentIndex())); shown != m_charts->axis())
        view.axis = shown; // otherwise the choice of dollars stays, for runs with a price
    view.smoothing = m_smoothing->value();
    showSmoothing();
    m_charts->setView(view);
    emit viewChanged(view);
}

} // namespace trainyard::gui
