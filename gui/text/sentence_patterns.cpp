#include "gui/text/sentence_patterns.h"

#include <algorithm>

#include <QRegularExpression>

namespace trainyard::gui::text {

namespace {

const QRegularExpression &placeOfValue()
{
    static const QRegularExpression place(QStringLiteral("%([1-9])"));
    return place;
}

/// As a lazy regular expression would match, but in linear time: a text may come from a machine or from AWS.
/// \return false: the text has other parts
bool divide(const QString &text, const QStringList &parts, QStringList &values)
{
    const QString &last = parts.constLast();
    if (!text.startsWith(parts.constFirst()) || !text.endsWith(last))
        return false;
    const qsizetype end = text.size() - last.size();
    qsizetype at = parts.constFirst().size();
    values = QStringList{text};
    for (qsizetype i = 1; i + 1 < parts.size(); ++i) {
        const qsizetype next = at < end ? text.indexOf(parts[i], at + 1) : -1;
        if (next < 0 || next + parts[i].size() > end)
            return false;
        values << text.mid(at, next - at);
        at = next + parts[i].size();
    }
    if (at >= end)
        return false;
    values << text.mid(at, end - at);
    return true;
}

} // namespace

SentencePatterns::SentencePatterns(const std::vector<const char *> &sentences)
{
    for (const char *english : sentences) {
        const QString text = QString::fromUtf8(english);
        const QStringList parts = text.split(placeOfValue());
        const SentenceParts divided{english, parts, text.size() - 2 * (parts.size() - 1)};
        if (parts.size() == 1)
            m_whole.insert(text, divided);
        else
            m_patterns.push_back(divided);
    }
    std::ranges::stable_sort(m_patterns, std::ranges::greater(), &SentenceParts::fixed);
}

const SentenceParts *SentencePatterns::find(const QString &text, QStringList &values, const Accepts &accepts) const
{
    if (const auto at = m_whole.constFind(text); at != m_whole.constEnd()) {
        values = QStringList{text};
        return &at.value();
    }
    for (const SentenceParts &pattern : m_patterns) {
        if (divide(text, pattern.parts, values) && (!accepts || accepts(pattern, values)))
            return &pattern;
    }
    values.clear();
    return nullptr;
}

QString filled(const QString &translation, const QStringList &values)
{
    QString made;
    qsizetype end = 0; // in one pass: a value may itself contain "%1"
    for (auto at = placeOfValue().globalMatch(translation); at.hasNext();) {
        const auto place = at.next();
        made += translation.mid(end, place.capturedStart() - end) + values.value(place.captured(1).toInt());
        end = place.capturedEnd();
    }
    return made + translation.mid(end);
}

} // namespace trainyard::gui::text
