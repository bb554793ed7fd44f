#include "gui/text/translation.h"

#include <algorithm>
#include <array>
#include <iterator>

#include <QCoreApplication>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace trainyard::gui::text {

namespace {

/// Buttons and columns that Qt names itself: in these languages also where Qt's own translations are not installed.
[[maybe_unused]] constexpr const char *kTextsOfQt[] = {QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
                                                       QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
                                                       QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
                                                       QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
                                                       QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
                                                       QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
                                                       QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
                                                       QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
                                                       QT_TRANSLATE_NOOP("QWizard", "< &Back"),
                                                       QT_TRANSLATE_NOOP("QWizard", "&Next >"),
                                                       QT_TRANSLATE_NOOP("QWizard", "&Finish"),
                                                       QT_TRANSLATE_NOOP("QWizard", "Cancel"),
                                                       QT_TRANSLATE_NOOP("QFileSystemModel", "Name"),
                                                       QT_TRANSLATE_NOOP("QFileSystemModel", "Size"),
                                                       QT_TRANSLATE_NOOP("QFileSystemModel", "Date Modified")};

constexpr const char *kTranslatorName = "trainyardTranslator"; // finds the translators of an earlier call

QStringList translationFolders()
{
    return {QCoreApplication::applicationDirPath() + QStringLiteral("/../share/trainyard/translations"),
            QStringLiteral(":/translations")};
}

bool isInstalled(const QString &code)
{
    const QStringList folders = translationFolders();
    return std::any_of(folders.begin(), folders.end(), [&](const QString &folder) {
        return QFileInfo::exists(folder + QStringLiteral("/trainyard_%1.qm").arg(code));
    });
}

QTranslator *addTranslator(QCoreApplication &app, QTranslator *made)
{
    made->setObjectName(QLatin1String(kTranslatorName));
    made->setParent(&app);
    return made;
}

/// Translates into the made-up language. Without a text of its own it would be taken for "not translated".
class PseudoTranslator final : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return pseudo(QString::fromUtf8(source));
    }
    bool isEmpty() const override { return false; }
};

} // namespace

std::vector<Language> languages()
{
    // Names in the languages themselves: a user who cannot read the current one finds their own.
    const std::array<Language, 6> known{{{QStringLiteral("en"), QStringLiteral("English")},
                                         {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                         {QStringLiteral("es"), QStringLiteral("Español")},
                                         {QStringLiteral("fr"), QStringLiteral("Français")},
                                         {QStringLiteral("ja"), QStringLiteral("日本語")},
                                         {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}}};
    std::vector<Language> found;
    found.push_back({QString(), QCoreApplication::translate("trainyard::gui::text::Languages", "As the desktop")});
    std::copy_if(known.begin(), known.end(), std::back_inserter(found),
                 [](const Language &language) { return isInstalled(language.code); });
    return found;
}

QString pseudo(const QString &english)
{
    static const QString plain = QStringLiteral("aeiouAEIOUnc"), accented = QStringLiteral("áéíóúÁÉÍÓÚñç");
    QString made;
    for (qsizetype i = 0; i < english.size(); ++i) {
        const QChar c = english[i];
        // "%n", "%L1" and "&x" mean something.
        const bool isMeant = i > 0 && (english[i - 1] == QLatin1Char('%') || english[i - 1] == QLatin1Char('&'));
        const auto at = isMeant ? -1 : plain.indexOf(c);
        made += at < 0 ? c : accented[at];
    }
    // German and French need about a third more room than English.
    return QStringLiteral("[%1%2]").arg(made, QString(english.size() / 3, QLatin1Char('~')));
}

bool isRightToLeft(const QString &language)
{
    if (language == QLatin1String(kPseudoLanguage))
        return true;
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    return locale.textDirection() == Qt::RightToLeft &&
           isInstalled(QLocale::languageToCode(locale.language())); // English stays left to right
}

void installTranslations(QCoreApplication &app, const QString &language)
{
    const auto earlier = app.findChildren<QTranslator *>(QLatin1String(kTranslatorName), Qt::FindDirectChildrenOnly);
    for (QTranslator *translator : earlier) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
    if (language == QLatin1String(kPseudoLanguage)) {
        QCoreApplication::installTranslator(addTranslator(app, new PseudoTranslator));
        return;
    }
    if (!language.isEmpty())
        QLocale::setDefault(QLocale(language));
    auto *english = addTranslator(app, new QTranslator);
    if (english->load(QStringLiteral(":/translations/trainyard_en.qm")))
        QCoreApplication::installTranslator(english);
    auto *qt = addTranslator(app, new QTranslator); // OK, Cancel, and the menus of text fields
    if (qt->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    auto *own = addTranslator(app, new QTranslator);
    const QStringList folders = translationFolders();
    for (const QString &folder : folders) {
        const bool loaded = language.isEmpty()
                                ? own->load(QLocale(), QStringLiteral("trainyard"), QStringLiteral("_"), folder)
                                : own->load(QStringLiteral("trainyard_") + language, folder);
        if (loaded) {
            QCoreApplication::installTranslator(own);
            break;
        }
    }
}

} // namespace trainyard::gui::text
