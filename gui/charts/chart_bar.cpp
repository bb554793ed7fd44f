#include "gui/charts/chart_bar.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStandardItemModel>

#include "gui/charts/run_charts.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {
namespace {

constexpr int kWidthWithCaptions = 600;

} // namespace

ChartBar::ChartBar(RunCharts *charts, QWidget *parent)
    : QWidget(parent)
    , m_charts(charts)
    , m_axis(new QComboBox)
    , m_smoothing(new QSlider(Qt::Horizontal))
    , m_axisName(label(tr("X axis"), "muted"))
    , m_smoothingName(label(tr("Smoothing"), "muted"))
    , m_percent(label({}, "muted"))
    , m_all(button({}, QStringLiteral("refresh"), "flat"))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kStep, 0, Theme::kStep, 0);
    row->setSpacing(Theme::kStep);
    for (const QString &name : {tr("Time"), tr("Epoch"), tr("Step"), tr("Samples"), tr("Dollars")})
        m_axis->addItem(name); // in the order of XAxis
    m_axisName->setBuddy(m_axis);
    m_axisName->hide();
    m_axis->setAccessibleName(tr("X axis"));
    m_smoothingName->setBuddy(m_smoothing);
    m_smoothingName->hide();
    m_smoothing->setAccessibleName(tr("Smoothing"));
    m_smoothing->setToolTip(tr("Exponential moving average. The original curve stays visible, faint."));
    m_smoothing->setRange(0, 99);
    m_smoothing->setPageStep(10);
    m_smoothing->setMinimumWidth(64);
    m_smoothing->setMaximumWidth(120);
    m_percent->setMinimumWidth(m_percent->fontMetrics().horizontalAdvance(QStringLiteral("0.99")));
    m_all->setAccessibleName(tr("Reset zoom"));
    m_all->setToolTip(tr("Drag in a chart to zoom, Shift and drag to pan; double click to show all"));
    row->addWidget(m_axisName);
    row->addWidget(m_axis);
    row->addSpacing(Theme::kStep);
    row->addWidget(m_smoothingName);
    row->addWidget(m_smoothing);
    row->addWidget(m_percent);
    row->addWidget(m_all);
    row->addStretch(1);
    m_all->setEnabled(false);
    setPriceKnown(false);
    showSmoothing();
    connect(m_axis, &QComboBox::currentIndexChanged, this, &ChartBar::choose);
    connect(m_smoothing, &QSlider::valueChanged, this, &ChartBar::choose);
    connect(m_all, &QPushButton::clicked, m_charts, &RunCharts::resetZoom);
    connect(m_charts, &RunCharts::zoomChanged, this, [this] { m_all->setEnabled(m_charts->isZoomed()); });
    connect(m_charts, &RunCharts::viewChanged, this, [this] { emit viewChanged(m_charts->view()); });
}

void ChartBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    for (QLabel *caption : {m_axisName, m_smoothingName})
        caption->setVisible(width() >= kWidthWithCaptions);
}

void ChartBar::setView(const ChartView &view)
{
    const QSignalBlocker noAxis(m_axis), noSmoothing(m_smoothing);
    m_axis->setCurrentIndex(int(view.axis));
    m_smoothing->setValue(view.smoothing);
    showSmoothing();
    m_charts->setView(view);
}

void ChartBar::setPriceKnown(bool on)
{
    auto *items = qobject_cast<QStandardItemModel *>(m_axis->model());
    QStandardItem *dollars = items ? items->item(int(XAxis::Dollars)) : nullptr;
    if (!dollars || dollars->isEnabled() == on)
        return;
    dollars->setEnabled(on);
    dollars->setToolTip(on ? QString() : tr("This run costs nothing, or its price is not known."));
}

void ChartBar::addControl(QWidget *control)
{
    static_cast<QHBoxLayout *>(layout())->addWidget(control);
}

void ChartBar::showSmoothing()
{
    m_percent->setText(QLocale().toString(m_smoothing->value() / 100.0, 'f', 2));
}

void ChartBar::choose()
{
    ChartView view = m_charts->view();
    view.axis = XAxis(std::max(0, m_axis->currentIndex()));
    view.smoothing = m_smoothing->value();
    showSmoothing();
    m_charts->setView(view);
    emit viewChanged(view);
}

} // namespace trainyard::gui
