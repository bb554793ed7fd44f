#include "gui/text/sentence.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/text/sentence_list_internal.h"
#include "gui/text/sentence_patterns.h"

namespace trainyard::gui::text {

namespace {

/// The listed sentence of a text and the values in it; nothing listed: null.
const char *findListed(const QString &text, QStringList &values)
{
    static const SentencePatterns known(listedSentences());
    const SentenceParts *found = known.find(text, values);
    return found ? found->english : nullptr;
}

/// The parts of a sentence, in a regular expression.
QString expressionOf(const char *english)
{
    static const QRegularExpression place(QStringLiteral("%[1-9]"));
    QStringList escaped;
    for (const QString &part : QString::fromUtf8(english).split(place))
        escaped << QRegularExpression::escape(part);
    return escaped.join(QStringLiteral("(.+?)"));
}

/// Words of others, or a number with its unit as the backend writes it ("1.4 MB", "12.3 s", "$0.04"), which gets the
/// decimal point of the language. A number without a unit may be a version.
QString ofValue(const std::string &words)
{
    static const QRegularExpression number(QStringLiteral("^(?:\\$\\d+\\.\\d+|\\d+\\.\\d+ (?:%|s|[kMGTP]?B(?:/s)?))$"));
    QString text = from(words);
    if (number.match(text).hasMatch())
        text.replace(QLatin1Char('.'), QLocale().decimalPoint());
    return text;
}

} // namespace

QString sentence(const Sentence &source)
{
    if (source.isVerbatim())
        return ofValue(source.pattern());
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
    return filled(translated, values);
}

QString failureDetail(const std::string &english)
{
    QString text = from(english);
    for (const char *advice : managedSentences()) {
        const QString known = QString::fromUtf8(advice);
        if (known.endsWith(QLatin1Char('.')) && known.count(QLatin1Char(' ')) > 2 && !known.contains(QLatin1Char('%')))
            text.replace(known, QCoreApplication::translate("Sentences", advice));
    }
    for (const char *pattern : {"EMR ended the cluster (%1): %2.", "EMR ended the cluster: %1.",
                                "EMR ended the cluster (%1).", "%1 (%2) failed: %3.", "The group reports: %1."}) {
        const QRegularExpression expression(expressionOf(pattern) + QStringLiteral("(?=[ )]|\\z)"),
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

QString stepLine(StepEvent step)
{
    step.title = sentence(step.title).toStdString();
    step.message = Sentence::verbatim(ofStep(step.message).toStdString());
    services::OperationSnapshot shown;
    shown.steps.push_back(std::move(step));
    return from(shown.currentStep());
}

QString currentStep(const services::OperationSnapshot &operation)
{
    const StepEvent *current = operation.current();
    return current ? stepLine(*current) : QString();
}

} // namespace trainyard::gui::text
