#pragma once

#include <QStringList>
#include <QWidget>

/// What a walk looks for in a visible window, page or dialog; dialogs over it are windows of their own. Each function
/// names what it finds.
namespace trainyard::gui::fake {

/// \return controls without an accessible name or with the role of nothing
QStringList unnamed(const QWidget &window);

/// \return fields with a message below them that assistive technology does not get with the field
QStringList undescribed(const QWidget &window);

/// \return "S: Stop, Save" for each letter with several actions
QStringList ambiguousKeys(const QWidget &window);

/// \return texts of labels, buttons that have less room than they need
QStringList cutTexts(const QWidget &window);

/// \return all of the above, one finding in a line; empty: none
QString badLooks(const QWidget &window);

} // namespace trainyard::gui::fake
