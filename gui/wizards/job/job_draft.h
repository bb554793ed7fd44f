#pragma once

#include <optional>

#include <QString>

#include "backend/protocol/job/job_spec.h"

namespace trainyard::gui {

/// A job of the bundled trainer that was not started, as text for the settings: also an incomplete one, which no job
/// file could hold. Without what belongs to one run or cluster, and what no option sets: see fitsDraft().
QString storedDraft(const protocol::JobSpec &job);
/// \return empty where the text is none; a value that is not allowed is that of a default job
std::optional<protocol::JobSpec> draftIn(const QString &stored);
/// \return whether a draft holds all of a job but what each start sets; not a network of its own, nor limits that only a
///     job file has
bool fitsDraft(const protocol::JobSpec &job);

} // namespace trainyard::gui
