#pragma once

class QApplication;

namespace trainyard::gui {

/// Turns kerning off in every label with a mnemonic ("Instance &type"). Qt draws the underlined letter apart from those
/// beside it, without their kerning, but measures the text as one: the last letter of "Instance-&Typ" would be cut.
void measureMnemonicsAsDrawn(QApplication &app);

} // namespace trainyard::gui
