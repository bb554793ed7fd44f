#include "gui/text/guide.h"

#include <algorithm>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace trainyard::gui::text {

namespace {

QString resource(const QString &path)
{
    QFile file(QStringLiteral(":/guide/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool hasAll(const QString &text, const QStringList &words)
{
    return std::ranges::all_of(words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

const Guide &Guide::bundled()
{
    static const Guide guide([] {
        std::vector<GuidePage> pages;
        for (const char *id : {"start", "tour", "clusters", "launch", "training", "runs", "data", "costs", "activity",
                               "accounts", "terminate"}) {
            GuidePage page{
                QLatin1String(id), {}, resource(QStringLiteral("gui/pages/guide/%1.md").arg(QLatin1String(id)))};
            page.title = page.markdown.section(QLatin1Char('\n'), 0, 0).mid(2); // without "# "
            pages.push_back(page);
        }
        return pages;
    }());
    return guide;
}

const GuidePage *Guide::find(const QString &id) const
{
    const auto found = std::ranges::find(m_pages, id, &GuidePage::id);
    return found == m_pages.end() ? nullptr : &*found;
}

std::vector<const GuidePage *> Guide::matching(const QString &words) const
{
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<const GuidePage *> found;
    for (const GuidePage &page : m_pages) {
        if (hasAll(page.markdown, wanted))
            found.push_back(&page);
    }
    std::stable_partition(found.begin(), found.end(),
                          [&](const GuidePage *page) { return hasAll(page->title, wanted); });
    return found;
}

QString newestSection(const QString &changelog)
{
    const QString heading = QStringLiteral("\n## ");
    const auto begin = changelog.indexOf(heading);
    if (begin < 0)
        return changelog;
    const auto end = changelog.indexOf(heading, begin + 1);
    return changelog.mid(begin + 1, end < 0 ? -1 : end - begin - 1).trimmed();
}

QString whatsNew()
{
    return newestSection(resource(QStringLiteral("packaging/CHANGELOG.md")));
}

QString components()
{
    QFile file(QStringLiteral(":/licenses/components.json"));
    const QByteArray list = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const QJsonArray all = QJsonDocument::fromJson(list).object().value(QLatin1String("components")).toArray();
    QString table = QStringLiteral("| component | license | used for |\n| --- | --- | --- |\n");
    for (const QJsonValue &value : all) {
        const QJsonObject one = value.toObject();
        const auto text = [&one](const char *field) { return one.value(QLatin1String(field)).toString(); };
        table += QStringLiteral("| %1 | %2 | %3 |\n").arg(text("name"), text("license"), text("use"));
    }
    return QStringLiteral("Trainyard uses these components. A package contains those that it does not take from the "
                          "system.\n\n") +
           table;
}

QString license()
{
    return resource(QStringLiteral("LICENSE"));
}

} // namespace trainyard::gui::text
