#include "gui/models/charts/chart_view.h"

#include <algorithm>

#include <QSettings>

namespace trainyard::gui {
namespace {

const QString kViewAxis = QStringLiteral("charts/axis"), kViewSmoothing = QStringLiteral("charts/smoothing"),
              kViewHidden = QStringLiteral("charts/hidden"), kViewLogarithmic = QStringLiteral("charts/logarithmic"),
              kViewRanks = QStringLiteral("charts/ranks"), kViewWide = QStringLiteral("charts/wide"),
              kViewPicked = QStringLiteral("charts/picked");
constexpr std::size_t kMostCurves = 8;

} // namespace

bool showsBand(RankView view, std::size_t ranks)
{
    return view == RankView::Band || (view == RankView::Automatic && ranks > kMostCurves);
}

ChartView loadChartView(const QSettings &settings)
{
    ChartView view;
    const int axis = settings.value(kViewAxis, 0).toInt();
    if (axis >= 0 && axis <= int(XAxis::Dollars))
        view.axis = XAxis(axis);
    view.smoothing = std::clamp(settings.value(kViewSmoothing, 0).toInt(), 0, 99);
    view.hidden = settings.value(kViewHidden).toStringList();
    view.logarithmic = settings.value(kViewLogarithmic).toStringList();
    const int ranks = settings.value(kViewRanks, 0).toInt();
    if (ranks >= 0 && ranks <= int(RankView::Band))
        view.ranks = RankView(ranks);
    view.wide = settings.value(kViewWide, false).toBool();
    view.picked = settings.value(kViewPicked).toStringList();
    return view;
}

void storeChartView(QSettings &settings, const ChartView &view)
{
    settings.setValue(kViewAxis, int(view.axis));
    settings.setValue(kViewSmoothing, view.smoothing);
    settings.setValue(kViewHidden, view.hidden);
    settings.setValue(kViewLogarithmic, view.logarithmic);
    settings.setValue(kViewRanks, int(view.ranks));
    settings.setValue(kViewWide, view.wide);
    settings.setValue(kViewPicked, view.picked);
}

} // namespace trainyard::gui
