#pragma once

namespace trainyard::gui {

/// Returns the step for about `marks` marks of an axis: 1, 2, 2.5 or 5 times a power of ten.
double niceStep(double span, int marks);
/// Returns the step of a time axis: 1, 2, 5, 10, 15, 30 s, 1, 2, 5, 10, 15, 30 min, 1, 2, 4, 8, 24 h.
double niceTimeStep(double span, int marks);

} // namespace trainyard::gui
