#pragma once

#include <vector>

#include <QString>

class QCoreApplication;

namespace trainyard::gui::text {

/// A language of the window.
struct Language {
    QString code; ///< "de", "zh_CN"; empty: the language of the desktop
    QString name; ///< in the language itself: "Deutsch"
};

/// Returns the languages whose translation is installed or built in, after the one of the desktop.
std::vector<Language> languages();

/// Installs the translations of a language, with Qt's own texts, numbers and dates; replaces those of an earlier call.
/// English is always among them, because plurals need its forms.
/// \param language  a code of languages(), kPseudoLanguage, or empty
void installTranslations(QCoreApplication &app, const QString &language = {});

/// A made-up language for tests of the layout: every text is longer, has accents, and is written from right to left.
inline constexpr const char *kPseudoLanguage = "pseudo";
/// Returns a text in the made-up language; keeps its placeholders and its mnemonic.
QString pseudo(const QString &english);

bool isRightToLeft(const QString &language);

} // namespace trainyard::gui::text
