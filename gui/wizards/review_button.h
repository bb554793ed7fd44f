#pragma once

class QWizard;

namespace trainyard::gui {

/// Adds a button that leads from every page of a wizard to the last one. It takes the place of Help: JobActions has the
/// three custom buttons.
void addReviewButton(QWizard *wizard);

/// Enables the button while no page before the last one has a problem. To be called after every edit.
void updateReviewButton(QWizard *wizard);

} // namespace trainyard::gui
