#pragma once

#include <string>
#include <vector>

#include <QString>

#include "backend/core/sentence.h"

namespace trainyard::gui::text {

/// Translates what the backend has recorded as English text: an event of a cluster or of a run, why a worker died, or how
/// a machine ended. The ledger keeps the English text, also that of an earlier version, and patterns find what it says.
/// Words of others in it, such as a message of AWS, and a text that is not listed stay as they are.
QString recorded(const std::string &english);

/// Translates what a step reports; words of the backend that are no sentence as recorded().
QString ofStep(const Sentence &message);

/// As recorded(), or a listed sentence: what notices consist of.
QString ofNotice(const std::string &english);

/// The listed patterns of recorded texts, which recorded_text_test compares with those of the backend.
const std::vector<const char *> &listedEvents();

} // namespace trainyard::gui::text
