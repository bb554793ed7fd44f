#pragma once

#include <vector>

namespace trainyard::gui {

enum class StepMark { Ahead, Done, Wrong };

/// What the list of a wizard's steps shows of one page.
struct StepLook {
    StepMark mark = StepMark::Ahead;
    bool reachable = false; ///< a click goes there
    bool operator==(const StepLook &) const = default;
};

/// \param complete  of each page, in their order; the last one is the review
/// \param furthest  the last page that was shown, from 0
/// A page that was shown, and one whose predecessors are all complete, can be reached. The review is never wrong: it
/// has no fields.
std::vector<StepLook> stepStates(const std::vector<bool> &complete, int furthest);

/// Whether the review can be reached from every page: no page before it has a problem.
bool canReview(const std::vector<bool> &complete);

} // namespace trainyard::gui
