#include "gui/charts/axis_step.h"

#include <algorithm>
#include <cmath>

namespace trainyard::gui {

double niceStep(double span, int marks)
{
    if (!(span > 0))
        return 1;
    const double raw = span / std::max(1, marks);
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double m : {1.0, 2.0, 2.5, 5.0, 10.0}) {
        if (m * power >= raw * 0.999)
            return m * power;
    }
    return 10 * power;
}

double niceTimeStep(double span, int marks)
{
    for (const double s :
         {1., 2., 5., 10., 15., 30., 60., 120., 300., 600., 900., 1800., 3600., 7200., 14400., 28800., 86400.}) {
        if (span / s <= marks)
            return s;
    }
    return niceStep(span, marks);
}

} // namespace trainyard::gui
