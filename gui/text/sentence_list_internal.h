#pragma once

#include <vector>

namespace trainyard::gui::text {

/// The patterns of one part of the backend, word for word.
std::vector<const char *> doctorSentences();
std::vector<const char *> errorSentences();
std::vector<const char *> eventSentences();
std::vector<const char *> fieldSentences();
std::vector<const char *> logSentences();
std::vector<const char *> planSentences();
std::vector<const char *> managedSentences();
std::vector<const char *> jobSentences();
std::vector<const char *> preflightSentences();
std::vector<const char *> stepSentences();

} // namespace trainyard::gui::text
