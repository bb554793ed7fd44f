#pragma once

#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "backend/core/sentence.h"
#include "backend/services/snapshots.h"

namespace trainyard::gui::text {

/// Translates a sentence of the backend by its pattern, and each value that is a sentence itself; other values and verbatim
/// sentences stay as they are. The patterns are listed in sentence_list_*.cpp.
QString sentence(const Sentence &);

/// As sentence() of each.
QStringList sentences(const std::vector<Sentence> &);

/// Translates a sentence or a title that the backend delivers as English text. Sentences are listed in
/// sentence_list.cpp; their values are carried over. A text that is not listed stays as it is.
QString sentence(const std::string &english);

/// The detail of an error that explains why a stack or an EMR cluster failed: sentences of the product in it are
/// translated, and the words of AWS between them stay as they are.
QString failureDetail(const std::string &english);

/// Whether a text of the backend is listed.
bool isListed(const std::string &english);

/// What a step does, on one line, translated.
QString stepLine(StepEvent step);
/// What an operation does now, with the title of the step translated.
QString currentStep(const services::OperationSnapshot &operation);

/// The listed sentences of text. "%1" to "%9" stand for values and are numbered in the order of the English text.
const std::vector<const char *> &listedSentences();

/// The listed patterns of `Sentence`: as many as the backend has, which sentence_test compares.
const std::vector<const char *> &listedPatterns();

} // namespace trainyard::gui::text
