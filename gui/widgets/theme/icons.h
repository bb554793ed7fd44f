#pragma once

#include <QIcon>
#include <QString>

class QColor;

namespace trainyard::gui {

/// Returns an icon of resources/icons in one colour, sharp at every size and scale; empty for an unknown name.
QIcon icon(const QString &name, const QColor &color);
/// Returns it in the text colour of the current theme.
QIcon icon(const QString &name);
QIcon applicationIcon();

} // namespace trainyard::gui
