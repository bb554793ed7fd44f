#include "gui/widgets/minor_steps.h"

namespace trainyard::gui {

namespace {

bool asksMinor = true; // on the GUI thread, which alone asks

} // namespace

bool asksBeforeMinorSteps()
{
    return asksMinor;
}

void setAsksBeforeMinorSteps(bool asks)
{
    asksMinor = asks;
}

} // namespace trainyard::gui
