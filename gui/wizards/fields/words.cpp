#include "gui/wizards/fields/words.h"

#include <QRegularExpression>
#include <QStringList>

#include "gui/text/format.h"

namespace trainyard::gui {

std::vector<std::string> wordsOf(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    std::vector<std::string> words;
    for (const QString &word : text.split(between, Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return words;
}

QString joined(const std::vector<std::string> &words)
{
    return text::list(words).join(QStringLiteral(", "));
}

std::optional<std::map<std::string, std::string>> pairsOf(const QString &text)
{
    std::map<std::string, std::string> pairs;
    for (const QString &part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const qsizetype at = part.indexOf(QLatin1Char('='));
        const QString key = part.left(at).trimmed();
        if (at < 0 || key.isEmpty())
            return std::nullopt;
        pairs[key.toStdString()] = part.mid(at + 1).trimmed().toStdString();
    }
    return pairs;
}

QString joined(const std::map<std::string, std::string> &pairs)
{
    QStringList all;
    for (const auto &pair : pairs)
        all << text::from(pair.first) + QLatin1Char('=') + text::from(pair.second);
    return all.join(QStringLiteral(", "));
}

} // namespace trainyard::gui
