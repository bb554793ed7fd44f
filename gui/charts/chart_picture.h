#pragma once

#include <QString>

namespace trainyard::gui {

class RunCharts;

/// Writes what the charts show, below a title and with complete legends: as SVG where the path ends in ".svg", otherwise
/// as PNG of twice the size.
/// \return whether the file was written
bool writeChartPicture(RunCharts *charts, const QString &title, const QString &path);

} // namespace trainyard::gui
