#pragma once

class QCoreApplication;

namespace trainyard::gui::text {

/// The user's language where we have it; English always, because plurals need their forms.
void installTranslations(QCoreApplication &app);

} // namespace trainyard::gui::text
