#pragma once

class QCoreApplication;

namespace trainyard::gui::text {

/// Installs the translation for the user's language, if it exists; English always, because plurals need their forms.
void installTranslations(QCoreApplication &app);

} // namespace trainyard::gui::text
