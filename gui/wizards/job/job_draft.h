#pragma once

#include <optional>

#include <QString>

#include "backend/protocol/job/job_spec.h"

namespace trainyard::gui {

/// A job of the bundled trainer that was not started, as text for the settings: also an incomplete one, which no job file
/// could hold. Without what belongs to one run or cluster.
QString storedDraft(const protocol::JobSpec &job);
/// \return empty where the text is none; a value that is not allowed is that of a default job
std::optional<protocol::JobSpec> draftIn(const QString &stored);

} // namespace trainyard::gui
