#include "gui/text/sentence.h"

#include <algorithm>

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include "gui/text/format.h"
#include "gui/text/sentence_list_internal.h"

namespace trainyard::gui::text {

namespace {

struct SentencePattern {
    const char *english;
    QRegularExpression expression; ///< its groups are the values
    qsizetype fixed;               ///< letters outside the values
};

struct KnownSentences {
    QHash<QString, const char *> whole; ///< those without values
    std::vector<SentencePattern> patterns;
};

const QRegularExpression &valuePlace()
{
    static const QRegularExpression place(QStringLiteral("%([1-9])"));
    return place;
}

KnownSentences knownSentences()
{
    KnownSentences known;
    for (const char *english : listedSentences()) {
        const QString text = QString::fromUtf8(english);
        const QStringList parts = text.split(valuePlace());
        if (parts.size() == 1) {
            known.whole.insert(text, english);
            continue;
        }
        QStringList escaped;
        for (const QString &part : parts)
            escaped << QRegularExpression::escape(part);
        const QString expression = QStringLiteral("\\A%1\\z").arg(escaped.join(QStringLiteral("(.+?)")));
        known.patterns.push_back({english,
                                  QRegularExpression(expression, QRegularExpression::DotMatchesEverythingOption),
                                  text.size() - 2 * (parts.size() - 1)});
    }
    // "Launching 1 head and %1 workers" is tried before "Launching %1".
    std::ranges::stable_sort(known.patterns, std::ranges::greater(), &SentencePattern::fixed);
    return known;
}

/// The listed sentence of a text and the values in it; nothing listed: null.
const char *findListed(const QString &text, QStringList &values)
{
    static const KnownSentences known = knownSentences();
    if (const auto at = known.whole.constFind(text); at != known.whole.constEnd())
        return at.value();
    for (const SentencePattern &pattern : known.patterns) {
        if (const auto match = pattern.expression.match(text); match.hasMatch()) {
            values = match.capturedTexts();
            return pattern.english;
        }
    }
    return nullptr;
}

/// A text with its values, of which the first one is no value: "%1" stands for the second.
QString filled(const QString &text, const QStringList &values)
{
    QString made;
    qsizetype end = 0; // in one pass: a value may itself contain "%1"
    for (auto at = valuePlace().globalMatch(text); at.hasNext();) {
        const auto place = at.next();
        made += text.mid(end, place.capturedStart() - end) + values.value(place.captured(1).toInt());
        end = place.capturedEnd();
    }
    return made + text.mid(end);
}

} // namespace

QString sentence(const Sentence &source)
{
    if (source.isVerbatim())
        return from(source.pattern());
    const QString translated = QCoreApplication::translate("Sentences", source.pattern().c_str());
    if (source.values().empty())
        return translated;
    QStringList values{QString()};
    for (const Sentence &value : source.values())
        values << sentence(value);
    return filled(translated, values);
}

QStringList sentences(const std::vector<Sentence> &said)
{
    QStringList texts;
    for (const Sentence &one : said)
        texts << sentence(one);
    return texts;
}

QString sentence(const std::string &english)
{
    const QString text = from(english);
    QStringList values; // the first one is the whole text
    const char *listed = findListed(text, values);
    if (!listed)
        return text;
    const QString translated = QCoreApplication::translate("Sentences", listed);
    for (qsizetype i = 1; i < values.size(); ++i)
        values[i] = sentence(values[i].toStdString()); // "Doctor: Replace worker-1"
    return values.isEmpty() ? translated : filled(translated, values);
}

QString failureDetail(const std::string &english)
{
    QString text = from(english);
    for (const char *advice : managedSentences()) {
        const QString known = QString::fromUtf8(advice);
        if (known.endsWith(QLatin1Char('.')) && known.count(QLatin1Char(' ')) > 2 && !known.contains(valuePlace()))
            text.replace(known, QCoreApplication::translate("Sentences", advice));
    }
    for (const char *pattern : {"EMR ended the cluster (%1): %2.", "EMR ended the cluster: %1.",
                                "EMR ended the cluster (%1).", "%1 (%2) failed: %3.", "The group reports: %1."}) {
        QStringList escaped;
        for (const QString &part : QString::fromUtf8(pattern).split(valuePlace()))
            escaped << QRegularExpression::escape(part);
        const QRegularExpression expression(escaped.join(QStringLiteral("(.+?)")) + QStringLiteral("(?=[ )]|\\z)"),
                                            QRegularExpression::DotMatchesEverythingOption);
        if (const auto match = expression.match(text); match.hasMatch())
            text.replace(match.capturedStart(), match.capturedLength(),
                         filled(QCoreApplication::translate("Sentences", pattern), match.capturedTexts()));
    }
    return text;
}

bool isListed(const std::string &english)
{
    QStringList values;
    return findListed(from(english), values) != nullptr;
}

QString currentStep(const services::OperationSnapshot &operation)
{
    services::OperationSnapshot shown = operation;
    for (StepEvent &step : shown.steps)
        step.title = sentence(step.title).toStdString();
    return from(shown.currentStep());
}

} // namespace trainyard::gui::text
