#pragma once

#include "backend/core/time/deadline.h"
#include "tests/support/sanitizers.h"

namespace trainyard {

/// The deadline of a wait in a test that fails without what it waits for.
/// \param limit  in a build without a sanitizer
inline Deadline patientDeadline(Deadline::Clock::duration limit)
{
    return Deadline::after(kPatience * limit);
}

} // namespace trainyard
