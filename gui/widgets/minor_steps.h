#pragma once

namespace trainyard::gui {

/// Whether the user is asked before steps that put no machine, data or money at stake: closing a form with input,
/// removing a line from a list. A choice of the user; the default is true.
bool asksBeforeMinorSteps();
void setAsksBeforeMinorSteps(bool asks);

} // namespace trainyard::gui
