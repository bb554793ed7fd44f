#pragma once

#include <utility>
#include <vector>

#include <QString>
#include <QStringList>

namespace trainyard::gui::text {

/// One page of the user guide, in Markdown; its first line is its title. Links between pages are "ID.md".
struct GuidePage {
    QString id, title, markdown;
};

/// The user guide. Its sources are gui/pages/guide/*.md, beside the pages that they describe; the program contains them.
class Guide {
public:
    static const Guide &bundled();
    explicit Guide(std::vector<GuidePage> pages)
        : m_pages(std::move(pages))
    {
    }

    const std::vector<GuidePage> &pages() const { return m_pages; } ///< in reading order
    const GuidePage *find(const QString &id) const;                 ///< null: there is none
    /// Pages that contain all words, in any order and case: first those with all of them in the title.
    std::vector<const GuidePage *> matching(const QString &words) const;

private:
    std::vector<GuidePage> m_pages;
};

/// What has changed, in Markdown: the newest section of the changelog with its title.
QString whatsNew();
/// The newest section of a changelog ("## ..." up to the next one); the complete text if it has none.
QString newestSection(const QString &changelog);
/// The components of the program with their licenses (resources/licenses/components.json), in Markdown.
QString components();
/// The license of the program, as plain text.
QString license();

} // namespace trainyard::gui::text
