#pragma once

class QApplication;

namespace trainyard::gui {

/// Names, notes and errors come from tags, machines and endpoints. A QLabel that may guess its format (the default)
/// would render them as rich text and open the files that they name, in the GUI thread. From here on every label of the
/// application that was not given a format shows plain text, also those that Qt makes itself: tool tips, message boxes.
void showPlainTextOnly(QApplication &app);

} // namespace trainyard::gui
