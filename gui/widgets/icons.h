#pragma once

#include <QIcon>
#include <QString>

class QColor;

namespace trainyard::gui {

/// An icon of resources/icons in one colour, sharp at every size and scale. An unknown name gives an empty icon.
QIcon icon(const QString &name, const QColor &color);
/// In the colour of text of the current theme.
QIcon icon(const QString &name);
QIcon applicationIcon();

} // namespace trainyard::gui
