#pragma once

#include <QString>

class QWidget;

namespace trainyard::gui {

/// Writes what the charts show, below a title: as SVG where the path ends in ".svg", otherwise as PNG of twice the size.
/// \return whether the file was written
bool writeChartPicture(QWidget *charts, const QString &title, const QString &path);

} // namespace trainyard::gui
