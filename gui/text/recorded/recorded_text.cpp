#include "gui/text/recorded/recorded_text.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <QCoreApplication>

#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/text/sentence_list_internal.h"
#include "gui/text/sentence_patterns.h"

namespace trainyard::gui::text {

namespace {

constexpr qsizetype kDistinct = 12; ///< letters of a pattern that no words of others have by chance
constexpr qsizetype kCommon = 8;    ///< letters of one that many have: "%1 is %2"
constexpr int kDeepest = 5;         ///< sentences in sentences: a hostile text may have hundreds

/// Patterns in which this value is the title of an operation or of a step.
struct TitledPattern {
    std::string_view english;
    qsizetype value;
};
constexpr std::array kTitled{TitledPattern{"%1: done on %2 in %3 s", 1}, TitledPattern{"%1 on %2", 1},
                             TitledPattern{"%1: %2 failed: %3", 2}, TitledPattern{"Doctor: %1", 1},
                             TitledPattern{"Doctor: %1: %2", 1}};

bool isTitle(const SentenceParts &pattern, qsizetype value)
{
    return std::ranges::any_of(
        kTitled, [&](const TitledPattern &one) { return one.value == value && one.english == pattern.english; });
}

bool precedes(const SentenceParts &pattern, qsizetype value, const char *mark)
{
    return pattern.parts[value - 1].endsWith(QLatin1String(mark));
}

/// What follows a colon is a sentence of its own, often one of others.
bool isReason(const SentenceParts &pattern, qsizetype value)
{
    return precedes(pattern, value, ": ") || precedes(pattern, value, "; ");
}

/// "worker-2", "i-0a1b2c3d".
bool isMachine(const QString &name)
{
    return name == QLatin1String("head") ||
           std::any_of(name.begin(), name.end(), [](QChar letter) { return letter.isDigit(); });
}

QString translatedRecord(const QString &text, int depth);

/// Whether a value can be what the pattern has there. Many texts of others are like a pattern of few letters, whose values
/// are therefore names or listed themselves; no value of another one begins in an earlier sentence.
bool fitsValue(const SentenceParts &pattern, const QStringList &values, qsizetype at, int depth)
{
    const QString &value = values[at];
    const bool isFirst = at == 1 && pattern.parts.constFirst().isEmpty(), isShort = pattern.fixed < kDistinct;
    if (isTitle(pattern, at) && isListed(value.toStdString()))
        return true;
    if (isFirst && pattern.fixed < kCommon && !isReason(pattern, 2) && !isMachine(value))
        return false;
    if (isReason(pattern, at) || !value.contains(QLatin1Char(' ')))
        return true;
    const bool isLong = value.contains(QLatin1String(": ")) || value.contains(QLatin1String("; "));
    if (!isShort && (!isLong || precedes(pattern, at, "(")))
        return true;
    return (isFirst || (isShort && !isLong)) && !translatedRecord(value, depth + 1).isNull();
}

bool fitsRecord(const SentenceParts &pattern, const QStringList &values, int depth)
{
    for (qsizetype at = 1; at < values.size(); ++at) {
        if (!fitsValue(pattern, values, at, depth))
            return false;
    }
    return true;
}

/// \return null: it is not listed
QString translatedRecord(const QString &text, int depth)
{
    static const SentencePatterns known(listedEvents());
    if (depth > kDeepest)
        return {};
    QStringList values;
    const SentenceParts *found = known.find(
        text, values, [depth](const auto &pattern, const auto &those) { return fitsRecord(pattern, those, depth); });
    if (!found)
        return {};
    for (qsizetype i = 1; i < values.size(); ++i) {
        if (isTitle(*found, i)) {
            values[i] = sentence(values[i].toStdString());
            continue;
        }
        const bool mayBeListed = isReason(*found, i) || values[i].contains(QLatin1Char(' '));
        if (const QString shown = mayBeListed ? translatedRecord(values[i], depth + 1) : QString(); !shown.isNull())
            values[i] = shown;
    }
    return filled(QCoreApplication::translate("Sentences", found->english), values);
}

} // namespace

QString recorded(const std::string &english)
{
    const QString text = from(english);
    const QString shown = translatedRecord(text, 0);
    return shown.isNull() ? text : shown;
}

QString ofNotice(const std::string &english)
{
    return isListed(english) ? sentence(english) : recorded(english);
}

const std::vector<const char *> &listedEvents()
{
    static const std::vector<const char *> all = eventSentences();
    return all;
}

} // namespace trainyard::gui::text
