#include "backend/services/snapshots.h"

#include <algorithm>

namespace trainyard::services {

double OperationSnapshot::fraction() const
{
    if (state == OperationState::Done)
        return 1;
    double sum = 0;
    int counted = 0;
    bool known = false;
    for (const StepEvent &s : steps) {
        ++counted;
        if (s.state == StepState::Done || s.state == StepState::Skipped)
            sum += 1;
        else if (s.fraction >= 0)
            sum += s.fraction;
        known = known || s.fraction >= 0 || s.state == StepState::Done;
    }
    return known && counted > 1 ? sum / counted : counted == 1 ? steps.front().fraction : -1;
}

const StepEvent *OperationSnapshot::current() const
{
    const auto open = std::find_if(steps.rbegin(), steps.rend(), [](const StepEvent &s) {
        return s.state == StepState::Started || s.state == StepState::Progressing || s.state == StepState::Failed;
    });
    return open != steps.rend() ? &*open : steps.empty() ? nullptr : &steps.back();
}

std::string OperationSnapshot::currentStep() const
{
    const StepEvent *step = current();
    if (!step)
        return {};
    std::string text = step->title;
    if (!step->host.empty())
        text += " (" + step->host + ")";
    if (!step->message.empty())
        text += ": " + step->message.english();
    return text;
}

} // namespace trainyard::services
