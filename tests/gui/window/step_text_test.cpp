// What steps report and the lines of a receipt, in another language.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest/QTest>

#include "backend/cluster/teardown/receipt.h"
#include "build_paths.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/text/sentence.h"
#include "gui/text/translation.h"

namespace {

using namespace trainyard;
namespace text = gui::text;

/// Calls of a StepReporter with a message.
constexpr char kReports[] = "\\b(?:m_report|report|step|serving|watching|warning|checking|recording|undo|rest|targets)"
                            "(?:\\.|->)(?:progress|done|skipped|failed|begin|end)\\(";

} // namespace

class StepTextTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { text::installTranslations(*QCoreApplication::instance(), QStringLiteral("de")); }

    void numbersAreThoseOfTheLanguage()
    {
        QCOMPARE(text::ofStep(say("%1 of %2", "1.4 MB", "12.5 GB")), QStringLiteral("1,4 MB von 12,5 GB"));
        QCOMPARE(text::ofStep(
                     say("%1, validation accuracy %2", say("%1 of %2 epochs done, %3 workers", 8, 12, 3), "94.12 %")),
                 QStringLiteral("8 von 12 Epochen erledigt, 3 Worker, Validierungsgenauigkeit 94,12 %"));
        QCOMPARE(text::ofStep(say("SSH from %1", "203.0.113.7/32")), QStringLiteral("SSH von 203.0.113.7/32"));
        QCOMPARE(text::ofStep(say("programs load %1", "12.4")), QStringLiteral("Programme laden 12.4")); // a version
    }

    void wordsOfOthersStay()
    {
        QCOMPARE(text::ofStep(Sentence::verbatim("2 of 3 machines")), QStringLiteral("2 of 3 machines"));
        QCOMPARE(text::ofStep(Sentence::verbatim("worker-2 is set up")), // recorded English, as a run notes it
                 QStringLiteral("worker-2 ist eingerichtet"));
        QCOMPARE(text::ofStep(Sentence()), QString());
    }

    void anOperationShowsThem()
    {
        services::OperationSnapshot operation;
        operation.steps = {{.step = "running",
                            .title = "Waiting until the machines run",
                            .state = StepState::Progressing,
                            .message = say("%1 of %2 machines", 1, 2)}};
        QCOMPARE(text::currentStep(operation), QStringLiteral("Warten, bis die Maschinen laufen: 1 von 2 Maschinen"));
        QCOMPARE(operation.currentStep(), std::string("Waiting until the machines run: 1 of 2 machines"));
    }

    void aReceipt()
    {
        cluster::Receipt receipt;
        receipt.profile = "local";
        receipt.finished = receipt.started + std::chrono::milliseconds(12300);
        cluster::ReceiptLine left;
        left.target.kind = "instance";
        left.target.id = "i-0a1b";
        left.message = say("it was not terminated in time");
        receipt.lines = {left};
        const QString shown = text::sentences(receipt.text()).join(QLatin1Char('\n'));
        QVERIFY2(shown.contains(QStringLiteral("BLEIBT    instance")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("sie wurde nicht rechtzeitig beendet")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("(12,3 s)")), qPrintable(shown));
        QVERIFY2(shown.endsWith(QStringLiteral("1 Maschine bleibt bestehen. Beenden Sie erneut.")), qPrintable(shown));
        QVERIFY(
            QString::fromStdString(receipt.toText()).endsWith(QLatin1String("1 machine is left. Terminate again.\n")));
        QVERIFY(text::recorded("i-0a1b remains: it was not terminated in time") // as an event
                    .endsWith(QStringLiteral(": sie wurde nicht rechtzeitig beendet")));
        receipt.others.resize(2);
        receipt.others[0].id = "i-1";
        receipt.others[1].id = "i-2";
        receipt.others[0].region = receipt.others[1].region = "us-east-1";
        QVERIFY(receipt.closing().find("still run: i-1 in us-east-1, i-2 in us-east-1. ") != std::string::npos);
    }

    /// The compiler refuses a literal, but not a text that is joined: the window could not translate it.
    void everyMessageInTheSources()
    {
        const QRegularExpression report(QString::fromLatin1(kReports)), word(QStringLiteral("\"[^\"]*[a-z]{3,}"));
        const QString root = QStringLiteral(TRAINYARD_SOURCE_DIR "/backend");
        int found = 0;
        QStringList joined;
        for (QDirIterator at(root, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
             at.hasNext();) {
            QFile file(at.next());
            if (file.fileName().startsWith(root + QStringLiteral("/cli/")))
                continue; // texts of the terminal
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            for (auto call = report.globalMatch(source); call.hasNext(); ++found) {
                const qsizetype begin = call.next().capturedStart();
                const QString statement = source.mid(begin, source.indexOf(QLatin1String(";\n"), begin) - begin);
                const bool isKnown =
                    statement.contains(QLatin1String("say(")) || // or an error's own words
                    statement.contains(QLatin1String("Error{")) || statement.contains(QLatin1String("verbatim(")) ||
                    statement.contains(QLatin1String("fail(")) || statement.contains(QLatin1String(".end()"));
                if (!isKnown && word.match(statement).hasMatch())
                    joined << file.fileName() + QStringLiteral(": ") + statement;
            }
        }
        QVERIFY(found > 150);
        QVERIFY2(joined.isEmpty(), qPrintable(joined.join(QLatin1Char('\n'))));
    }
};

QTEST_GUILESS_MAIN(StepTextTest)
#include "step_text_test.moc"
