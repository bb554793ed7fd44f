#pragma once

class QApplication;

namespace trainyard::gui {

/// Makes every label of the application without an explicit format show plain text, including the labels that Qt itself
/// creates: tool tips, message boxes. Names, notes and errors come from tags, machines and endpoints; a QLabel that
/// detects its format (the default) would render them as rich text and open the files that they name, on the GUI
/// thread.
void showPlainTextOnly(QApplication &app);

} // namespace trainyard::gui
