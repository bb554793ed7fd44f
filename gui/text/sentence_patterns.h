#pragma once

#include <functional>
#include <vector>

#include <QHash>
#include <QString>
#include <QStringList>

namespace trainyard::gui::text {

/// A listed sentence, divided at the places of its values.
struct SentenceParts {
    const char *english = nullptr;
    QStringList parts;
    qsizetype fixed = 0; ///< letters outside the values
};

/// Finds the listed sentence that an English text was made of.
class SentencePatterns {
public:
    /// \param values  as those of find()
    using Accepts = std::function<bool(const SentenceParts &, const QStringList &values)>;
    explicit SentencePatterns(const std::vector<const char *> &sentences);

    /// \param values   the whole text, then one for each place: as short as possible, and never empty
    /// \param accepts  refuses a sentence with these values, so that the next one is tried
    /// \return the most exact sentence; null: none is like the text
    const SentenceParts *find(const QString &text, QStringList &values, const Accepts &accepts = {}) const;

private:
    QHash<QString, SentenceParts> m_whole; ///< those without values
    std::vector<SentenceParts> m_patterns; ///< "Launching 1 head and %1 workers" stands before "Launching %1"
};

/// A translation with the values of find() in its places.
QString filled(const QString &translation, const QStringList &values);

} // namespace trainyard::gui::text
