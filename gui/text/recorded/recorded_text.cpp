#include "gui/text/recorded/recorded_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include <QCoreApplication>

#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/text/sentence_list_internal.h"
#include "gui/text/sentence_patterns.h"

namespace trainyard::gui::text {

namespace {

constexpr qsizetype kUnique = 24;   ///< letters of a pattern that no other program writes
constexpr qsizetype kDistinct = 12; ///< letters of a pattern that no words of others have by chance
constexpr qsizetype kCommon = 8;    ///< letters of one that many have: "%1 is %2"
constexpr int kDeepest = 5;         ///< sentences in sentences: a hostile text may have hundreds

struct ValueOfPattern {
    std::string_view english;
    qsizetype value;
};
/// The title of an operation or of a step.
constexpr std::array kTitles{ValueOfPattern{"%1: done on %2 in %3 s", 1}, ValueOfPattern{"%1 on %2", 1},
                             ValueOfPattern{"%1: %2 failed: %3", 2}, ValueOfPattern{"Doctor: %1", 1},
                             ValueOfPattern{"Doctor: %1: %2", 1}};
/// What another program has written: nothing in it is translated.
constexpr std::array kQuotes{ValueOfPattern{"ended with status %1: %2", 2}, ValueOfPattern{"ended by %1: %2", 2},
                             ValueOfPattern{"ended by %1 (out of memory?): %2", 2},
                             ValueOfPattern{"%1 is not reached; its console ends with: %2", 2},
                             ValueOfPattern{"Line %1 of %2: %3", 3}};

template <std::size_t Count>
bool isOneOf(const std::array<ValueOfPattern, Count> &those, const SentenceParts &pattern, qsizetype value)
{
    return std::ranges::any_of(
        those, [&](const ValueOfPattern &one) { return one.value == value && one.english == pattern.english; });
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

/// As isMachine(), or a process of a task there: "worker-1 worker", "head server-1".
bool isName(const QString &value)
{
    const QStringList words = value.split(QLatin1Char(' '));
    return isMachine(words.constFirst()) &&
           (words.size() == 1 || (words.size() == 2 && (words[1].startsWith(QLatin1String("worker")) ||
                                                        words[1].startsWith(QLatin1String("server")))));
}

bool isLong(const QString &value)
{
    return value.contains(QLatin1String(": ")) || value.contains(QLatin1String("; "));
}

QString translatedRecord(const QString &text, int depth);

/// Whether a pattern can begin with this value. Earlier sentences may end in words of others, so that only an addition
/// follows them: "%1; without %2", "%1. %2 until it is removed". Any other value is a name, or is listed itself.
bool fitsBeginning(const SentenceParts &pattern, const QString &value, int depth)
{
    const QString &next = pattern.parts[1];
    if (isLong(value) && !next.startsWith(QLatin1Char(';')) && !next.startsWith(QLatin1Char('.')))
        return false;
    const bool isWhole = depth == 0 && pattern.fixed >= kCommon && !value.contains(QLatin1Char(' ')); // "kb is ready"
    return isWhole || (pattern.fixed >= kUnique && !isLong(value)) || isName(value) ||
           !translatedRecord(value, depth + 1).isNull();
}

/// Whether a value can be what the pattern has there. Many texts of others are like a pattern of few letters, whose values
/// are therefore names or listed themselves; no value of another one begins in an earlier sentence.
bool fitsValue(const SentenceParts &pattern, const QStringList &values, qsizetype at, int depth)
{
    const QString &value = values[at];
    const bool isKnownTitle = isOneOf(kTitles, pattern, at) && isListed(value.toStdString());
    if (isKnownTitle)
        return true;
    if (at == 1 && pattern.parts.constFirst().isEmpty())
        return fitsBeginning(pattern, value, depth);
    if (pattern.english == std::string_view("%1: %2 failed: %3") && at == 2)
        return isName(value); // else the message of a program
    if (isReason(pattern, at) || !value.contains(QLatin1Char(' ')))
        return true;
    if (pattern.fixed >= kDistinct)
        return !isLong(value) || precedes(pattern, at, "(");
    return !isLong(value) && !translatedRecord(value, depth + 1).isNull();
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
        if (isOneOf(kQuotes, *found, i))
            continue;
        if (isOneOf(kTitles, *found, i)) {
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

QString ofStep(const Sentence &message)
{
    return message.isVerbatim() ? recorded(message.english()) : sentence(message);
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
