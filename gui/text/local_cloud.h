#pragma once

#include <QString>

#include "backend/core/result.h"

namespace trainyard::gui::text {

/// A request failed only because the local cloud does not run, which starts with the first action that needs it.
bool isLocalCloudIdle(const Error &error);
/// The sentence for an empty list in that case.
QString localCloudIdle();

} // namespace trainyard::gui::text
