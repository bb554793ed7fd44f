#include "gui/wizards/wizard_steps.h"

namespace trainyard::gui {

std::vector<StepLook> stepStates(const std::vector<bool> &complete, int furthest)
{
    std::vector<StepLook> states(complete.size());
    bool allBefore = true;
    for (std::size_t i = 0; i < complete.size(); ++i) {
        const bool shown = int(i) <= furthest, isReview = i + 1 == complete.size();
        states[i].reachable = shown || allBefore;
        if (!complete[i])
            states[i].mark = isReview ? StepMark::Ahead : StepMark::Wrong;
        else if (shown)
            states[i].mark = StepMark::Done;
        allBefore = allBefore && complete[i];
    }
    return states;
}

bool canReview(const std::vector<bool> &complete)
{
    for (std::size_t i = 0; i + 1 < complete.size(); ++i) {
        if (!complete[i])
            return false;
    }
    return !complete.empty();
}

} // namespace trainyard::gui
