#pragma once

#include <QString>

class QAbstractButton;
class QCoreApplication;

/// Width of the window in the pictures of the usual size.
int pictureWidth();
void setPictureWidth(int pixels);

/// Remembers every text that is translated from now on, so that the pictures can be taken in any language.
void rememberTexts(QCoreApplication &app);
/// \return whether the English text of a button, without its mnemonic, begins with these words
bool begins(const QAbstractButton &button, const char *english);
