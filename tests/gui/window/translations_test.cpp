#include <set>

#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest/QTest>

#include "build_paths.h"
#include "gui/text/format.h"
#include "gui/text/translation.h"

namespace {

struct Catalogue {
    std::set<QString> strings; ///< "CONTEXT|SOURCE|COMMENT"
    QStringList unfinishedPlurals;
    std::set<QString> finished;   ///< of strings, those with a translation
    QStringList lostPlaceholders; ///< sources
};

/// "%1", "%n" and "%L1" of a text, in order.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%(n|L?[0-9]+)"));
    QStringList found;
    for (auto at = pattern.globalMatch(text); at.hasNext();)
        found << at.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

/// \return what a translation lacks of the strings that the program has; empty: it is complete
QStringList lacks(const Catalogue &translation, const std::set<QString> &wanted)
{
    QStringList missing;
    for (const QString &s : wanted) {
        if (!translation.finished.contains(s))
            missing << s;
    }
    return missing + translation.lostPlaceholders;
}

Catalogue read(const QString &path)
{
    Catalogue all;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    QString context, source, comment;
    QStringList forms;
    bool plural = false, obsolete = false, finished = true;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"), comment.clear(),
                obsolete = false, finished = true, forms.clear();
            else if (xml.name() == QLatin1String("source"))
                source = xml.readElementText();
            else if (xml.name() == QLatin1String("comment"))
                comment = xml.readElementText();
            else if (xml.name() == QLatin1String("translation")) {
                const auto type = xml.attributes().value(QLatin1String("type"));
                obsolete = type == QLatin1String("vanished") || type == QLatin1String("obsolete");
                finished = type.isEmpty();
                if (!plural)
                    forms << xml.readElementText();
            } else if (xml.name() == QLatin1String("numerusform")) {
                forms << xml.readElementText();
            }
        } else if (xml.isEndElement() && xml.name() == QLatin1String("message") && !obsolete) {
            all.strings.insert(context + QLatin1Char('|') + source + QLatin1Char('|') + comment);
            if (plural && !finished)
                all.unfinishedPlurals << source;
            if (finished && !forms.isEmpty() && !forms.contains(QString()))
                all.finished.insert(context + QLatin1Char('|') + source + QLatin1Char('|') + comment);
            for (const QString &form : std::as_const(forms)) {
                // A plural form may leave out the number: "one day".
                QStringList lost = placeholders(source);
                for (const QString &kept : placeholders(form))
                    lost.removeAll(kept);
                if (plural)
                    lost.removeAll(QStringLiteral("%n"));
                if (finished && !lost.isEmpty())
                    all.lostPlaceholders << source;
            }
        }
    }
    return all;
}

/// The strings of the program, as lupdate finds them.
Catalogue stringsOfSources()
{
    QTemporaryDir folder;
    const QString root = QStringLiteral(TRAINYARD_SOURCE_DIR), now = folder.filePath(QStringLiteral("now_en.ts"));
    QProcess lupdate;
    lupdate.start(QStringLiteral(TRAINYARD_LUPDATE),
                  {QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"),
                   QStringLiteral("-I"), root, root + QStringLiteral("/gui"), QStringLiteral("-ts"), now});
    if (!lupdate.waitForFinished(60'000) || lupdate.exitCode() != 0)
        qWarning("lupdate: %s", lupdate.readAllStandardError().constData());
    return read(now);
}

QString translationFile(const QString &language)
{
    return QStringLiteral(TRAINYARD_SOURCE_DIR "/translations/trainyard_%1.ts").arg(language);
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT
private slots:
    void everySourceStringIsInTheFile()
    {
        const Catalogue wanted = stringsOfSources(), kept = read(translationFile(QStringLiteral("en")));
        QVERIFY(wanted.strings.size() > 100);
        QStringList missing;
        for (const QString &s : wanted.strings) {
            if (!kept.strings.contains(s))
                missing << s;
        }
        QVERIFY2(missing.isEmpty(),
                 qPrintable(QStringLiteral("run `ninja translations`; missing: ") + missing.join(QLatin1Char('\n'))));
        QVERIFY2(kept.unfinishedPlurals.isEmpty(), qPrintable(QStringLiteral("plurals without forms: ") +
                                                              kept.unfinishedPlurals.join(QLatin1Char('\n'))));
    }

    void declaredLanguagesAreComplete()
    {
        QFile declared(QStringLiteral(TRAINYARD_SOURCE_DIR "/translations/complete"));
        QVERIFY(declared.open(QIODevice::ReadOnly | QIODevice::Text));
        const auto lines = QString::fromUtf8(declared.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        const Catalogue wanted = stringsOfSources();
        for (const QString &language : lines) {
            if (language.startsWith(QLatin1Char('#')))
                continue;
            const QStringList missing = lacks(read(translationFile(language.trimmed())), wanted.strings);
            QVERIFY2(missing.isEmpty(),
                     qPrintable(language + QStringLiteral(" lacks: ") + missing.join(QLatin1Char('\n'))));
        }
    }

    void aMissingTextAndALostPlaceholderAreFound()
    {
        QTemporaryDir folder;
        QFile made(folder.filePath(QStringLiteral("made.ts")));
        QVERIFY(made.open(QIODevice::WriteOnly));
        made.write("<TS><context><name>C</name>"
                   "<message><source>%1 of %2</source><translation>%1 von</translation></message>"
                   "<message><source>Open</source><translation type=\"unfinished\">Auf</translation></message>"
                   "<message numerus=\"yes\"><source>%n week(s)</source><translation>"
                   "<numerusform>eine Woche</numerusform><numerusform>%n Wochen</numerusform></translation></message>"
                   "<message><source>Close</source><translation></translation></message>"
                   "</context></TS>");
        made.close();
        const Catalogue german = read(made.fileName());
        QCOMPARE(lacks(german, german.strings),
                 (QStringList{QStringLiteral("C|Close|"), QStringLiteral("C|Open|"), QStringLiteral("%1 of %2")}));
        QCOMPARE(lacks(german, {QStringLiteral("C|%n week(s)|")}), QStringList{QStringLiteral("%1 of %2")});
    }

    void theMadeUpLanguageKeepsWhatMeansSomething()
    {
        using namespace trainyard::gui::text;
        QCOMPARE(pseudo(QStringLiteral("&Open %n of %1")), QString::fromUtf8("[&Opéñ %n óf %1~~~~]"));
        QVERIFY(isRightToLeft(QLatin1String(kPseudoLanguage)));
        QVERIFY(!isRightToLeft(QStringLiteral("de")));
        installTranslations(*QCoreApplication::instance(), QLatin1String(kPseudoLanguage));
        QVERIFY(machines(3).startsWith(QString::fromUtf8("[3 máçhíñé")));
        for (const char *state : {"deleted", "deleting", "available", "in-use", "running"})
            QVERIFY2(ec2State(state).startsWith(QLatin1Char('[')), state);
        installTranslations(*QCoreApplication::instance());
        QCOMPARE(machines(3), QStringLiteral("3 machines"));
    }

    void theDesktopAndEnglishCanBeChosen()
    {
        const auto offered = trainyard::gui::text::languages();
        QVERIFY(offered.size() >= 2);
        QVERIFY(offered[0].code.isEmpty());
        QCOMPARE(offered[1].code, QStringLiteral("en"));
    }

    void datesFollowTheLanguage()
    {
        using namespace trainyard;
        const Timestamp then{std::chrono::hours(24 * 365 + 12)};
        const std::pair<const char *, const char *> cases[]{{"C", "1971-01-01"},     {"en_US", "Jan 1, 1971"},
                                                            {"en_GB", "1 Jan 1971"}, {"de", "01.01.1971"},
                                                            {"fr", "01/01/1971"},    {"ja", "1971/01/01"}};
        for (const auto &[language, day] : cases) {
            QLocale::setDefault(QLocale(QLatin1String(language)));
            const QString time = gui::text::exactTime(then), date = gui::text::date("1971-01-01");
            QLocale::setDefault(QLocale::c());
            QVERIFY2(time.startsWith(QLatin1String(day) + QLatin1Char(' ')), qPrintable(time));
            QCOMPARE(date, QString::fromLatin1(day));
        }
        QCOMPARE(gui::text::date("unknown"), QStringLiteral("unknown")); // an older list of prices
    }

    void nothingPerHourHasTheDecimalsOfMoney()
    {
        QCOMPARE(trainyard::gui::text::perHour(0.0), QStringLiteral("$0.00/h"));
        QCOMPARE(trainyard::gui::text::perHour(0.0033), QStringLiteral("$0.0033/h"));
    }

    void pluralsAreEnglish()
    {
        trainyard::gui::text::installTranslations(*QCoreApplication::instance());
        QCOMPARE(trainyard::gui::text::machines(1), QStringLiteral("1 machine"));
        QCOMPARE(trainyard::gui::text::machines(3), QStringLiteral("3 machines"));
        QCOMPARE(trainyard::gui::text::nodes(1), QStringLiteral("1 head + 1 worker"));
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
