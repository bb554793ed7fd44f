#include <set>

#include <QFile>
#include <QProcess>
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
};

Catalogue read(const QString &path)
{
    Catalogue all;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    QString context, source, comment;
    bool plural = false, obsolete = false, finished = true;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"), comment.clear(),
                obsolete = false, finished = true;
            else if (xml.name() == QLatin1String("source"))
                source = xml.readElementText();
            else if (xml.name() == QLatin1String("comment"))
                comment = xml.readElementText();
            else if (xml.name() == QLatin1String("translation")) {
                const auto type = xml.attributes().value(QLatin1String("type"));
                obsolete = type == QLatin1String("vanished") || type == QLatin1String("obsolete");
                finished = type.isEmpty();
            }
        } else if (xml.isEndElement() && xml.name() == QLatin1String("message") && !obsolete) {
            all.strings.insert(context + QLatin1Char('|') + source + QLatin1Char('|') + comment);
            if (plural && !finished)
                all.unfinishedPlurals << source;
        }
    }
    return all;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT
private slots:
    void everySourceStringIsInTheFile()
    {
        QTemporaryDir folder;
        const QString root = QStringLiteral(TRAINYARD_SOURCE_DIR), now = folder.filePath(QStringLiteral("now_en.ts"));
        QProcess lupdate;
        lupdate.start(QStringLiteral(TRAINYARD_LUPDATE),
                      {QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"),
                       QStringLiteral("-I"), root, root + QStringLiteral("/gui"), QStringLiteral("-ts"), now});
        QVERIFY2(lupdate.waitForFinished(60'000) && lupdate.exitCode() == 0,
                 lupdate.readAllStandardError().constData());
        const Catalogue wanted = read(now), kept = read(root + QStringLiteral("/translations/trainyard_en.ts"));
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

    void pluralsAreEnglish()
    {
        trainyard::gui::text::installTranslations(*qApp);
        QCOMPARE(trainyard::gui::text::machines(1), QStringLiteral("1 machine"));
        QCOMPARE(trainyard::gui::text::machines(3), QStringLiteral("3 machines"));
        QCOMPARE(trainyard::gui::text::nodes(1), QStringLiteral("1 head + 1 worker"));
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
