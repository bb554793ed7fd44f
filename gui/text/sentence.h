#pragma once

#include <string>
#include <vector>

#include <QString>

#include "backend/services/snapshots.h"

namespace trainyard::gui::text {

/// Translates a sentence or a title of the backend, which knows English only. Sentences are listed in
/// sentence_list.cpp; their values are carried over. A text that is not listed stays as it is.
QString sentence(const std::string &english);

/// Whether a text of the backend is listed.
bool isListed(const std::string &english);

/// What an operation does now, with the title of the step translated.
QString currentStep(const services::OperationSnapshot &operation);

/// The listed sentences. "%1" to "%9" stand for values and are numbered in the order of the English text.
const std::vector<const char *> &listedSentences();

} // namespace trainyard::gui::text
