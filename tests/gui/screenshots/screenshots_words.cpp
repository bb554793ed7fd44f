#include "tests/gui/screenshots/screenshots_words.h"

#include <mutex>
#include <set>
#include <tuple>

#include <QAbstractButton>
#include <QCoreApplication>
#include <QTranslator>

namespace {

int shownWidth = 1280;

/// Translates nothing: the translators that were installed before it do.
class SeenTexts final : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char *context, const char *source, const char *comment, int) const override
    {
        const std::lock_guard guard(m_mutex);
        m_seen.emplace(context, source, comment);
        return {};
    }
    bool isEmpty() const override { return false; }
    QString englishOf(const QString &shown) const
    {
        std::unique_lock guard(m_mutex);
        const auto seen = m_seen; // translate() adds to it
        guard.unlock();
        for (const auto &[context, source, comment] : seen) {
            if (QCoreApplication::translate(context.constData(), source.constData(), comment.constData()) == shown)
                return QString::fromUtf8(source);
        }
        return shown;
    }

private:
    mutable std::mutex m_mutex;
    mutable std::set<std::tuple<QByteArray, QByteArray, QByteArray>> m_seen;
};

SeenTexts *seenTexts = nullptr;

} // namespace

int pictureWidth()
{
    return shownWidth;
}

void setPictureWidth(int pixels)
{
    shownWidth = pixels;
}

void rememberTexts(QCoreApplication &app)
{
    seenTexts = new SeenTexts(&app);
    QCoreApplication::installTranslator(seenTexts);
}

bool begins(const QAbstractButton &button, const char *english)
{
    const QString text = seenTexts ? seenTexts->englishOf(button.text()) : button.text();
    return QString(text).remove(QLatin1Char('&')).startsWith(QLatin1String(english));
}
