#pragma once

class QApplication;

namespace trainyard::gui {

/// Gives every label with a mnemonic ("Instance &type") the width that it is drawn with. Qt draws the underlined letter
/// apart from those beside it, without their kerning, but measures the text as one: the last letter of "Instance-&Typ"
/// would be cut.
void giveMnemonicsRoom(QApplication &app);

} // namespace trainyard::gui
