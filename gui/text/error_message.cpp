#include "gui/text/format.h"

#include "backend/wording/help.h"
#include "backend/wording/messages.h"
#include "gui/text/sentence.h"

namespace trainyard::gui::text {

QString message(const Error &error)
{
    const std::string english = wording::message(error);
    const auto *own = wording::serviceErrorMessage(error);
    const wording::ErrorMessage words =
        own ? wording::ErrorMessage{own->happened, own->advice} : wording::errorMessage(error.code);
    const std::string happened(words.happened), advice(words.advice);
    const QString shown = sentence(Sentence::known(happened)), shownAdvice = sentence(Sentence::known(advice));
    if (shown == from(happened) || shownAdvice == from(advice)) // half a translation is worse than none
        return from(english);
    // Between both are the origin and the original message; a full stop ends the sentence.
    const std::string between = english.substr(happened.size(), english.size() - happened.size() - advice.size() - 1);
    const bool isExplained = error.source == "emr:RunJobFlow" || error.source == "cloudformation:CreateStack";
    return shown + (isExplained ? failureDetail(between) : from(between)) + shownAdvice + QLatin1Char('.');
}

} // namespace trainyard::gui::text
