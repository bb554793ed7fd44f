// Texts of the backend in another language: those of real plans, tours, repairs and errors, and all titles in its sources.
#include <algorithm>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest/QTest>

#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/plan/plan_fields.h"
#include "backend/doctor/finding.h"
#include "backend/tour/tour.h"
#include "backend/wording/messages.h"
#include "build_paths.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/text/translation.h"

namespace {

using namespace trainyard;
namespace text = gui::text;

/// \return "": it is translated, with this value in it
QString remainsEnglish(const std::string &english, const QString &value = {})
{
    const QString shown = text::sentence(english);
    return shown == text::from(english) || !shown.contains(value) ? text::from(english) : QString();
}

/// A literal title of a step or of an operation.
// Not as a raw string: moc of Qt 6.4 does not find the class below one with quotes.
constexpr char kTitleInSources[] = "(?:\\bstep\\(\\s*\"[a-z-]+\",\\s*"
                                   "|[oO]perations\\.start\\(\\s*"
                                   "|\\.step = \"[a-z0-9-]+\",\\s*\\.title = "
                                   "|StepReporter \\w+\\(\\w+, \\{\"[a-z-]+\", )"
                                   "\"([A-Z][^\"]*)\"(\\s*\\+)?";

} // namespace

class SentenceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { text::installTranslations(*qApp, QStringLiteral("de")); }

    void everyListedSentenceKeepsItsValues()
    {
        const QRegularExpression place(QStringLiteral("%([1-9])"));
        for (const char *english : text::listedSentences()) {
            QString filled = QString::fromUtf8(english);
            int values = 0;
            for (auto at = place.globalMatch(filled); at.hasNext();) {
                ++values;
                QCOMPARE(at.next().captured(1).toInt(), values); // numbered in order
            }
            for (int i = 1; i <= values; ++i)
                filled.replace(QStringLiteral("%%1").arg(i), QStringLiteral("<%1>").arg(i * 11));
            const QString shown = text::sentence(filled.toStdString());
            QVERIFY2(shown != filled, english);
            for (int i = 1; i <= values; ++i)
                QVERIFY2(shown.contains(QStringLiteral("<%1>").arg(i * 11)), english);
        }
    }

    void theMostExactSentenceIsChosen()
    {
        QCOMPARE(text::sentence("Launching 1 head and 3 workers"),
                 QStringLiteral("1 Head und 3 Worker werden gestartet"));
        QCOMPARE(text::sentence("Launching demo"), QStringLiteral("demo wird gestartet"));
        QCOMPARE(text::sentence("Removing worker-1 from demo"), QStringLiteral("worker-1 wird aus demo entfernt"));
        QCOMPARE(text::sentence("Launching %1"), QStringLiteral("%1 wird gestartet"));
        QCOMPARE(text::sentence("Nobody has listed this"), QStringLiteral("Nobody has listed this"));
        QCOMPARE(text::sentence(""), QString());
    }

    void everyTitleOfTheTour()
    {
        for (const int workers : {1, 3}) {
            tour::TourOptions options;
            options.workers = workers;
            options.addWorkerAfterEpoch = 1;
            for (const tour::StepInfo &step : tour::steps(options))
                QCOMPARE(remainsEnglish(step.title), QString());
        }
    }

    void everyProblemOfAPlan()
    {
        using cluster::Reason;
        forEachField(cluster::kPlanFields, [](const auto &line) {
            for (const Reason reason : {Reason::Empty, Reason::Malformed, Reason::Unknown, Reason::TooSmall,
                                        Reason::TooLarge, Reason::Mismatch, Reason::TooOpen, Reason::Unpriced}) {
                for (const char *value : {"", "image", "region", "0.0.0.0/0", "10.0.0.0/8"}) {
                    const std::string english = cluster::describe(cluster::Problem{line.field(), reason, value});
                    if (reason != Reason::TooOpen && *value == '\0')
                        continue; // these always name a value
                    QCOMPARE(remainsEnglish(english), QString());
                }
            }
        });
    }

    void everyRepair()
    {
        for (int action = 0; action <= int(doctor::RepairAction::DumpStacks); ++action) {
            doctor::Repair repair;
            repair.action = doctor::RepairAction(action);
            repair.node = "worker-1";
            QCOMPARE(remainsEnglish(doctor::describe(repair)), QString());
        }
    }

    void everyErrorCode()
    {
        for (int code = 0; code <= int(ErrorCode::Diverged); ++code) {
            const auto words = wording::errorMessage(ErrorCode(code));
            const QString shown = text::message(Error{ErrorCode(code), "ec2:X", "as the service said"});
            QVERIFY2(!shown.contains(QString::fromUtf8(words.happened.data(), qsizetype(words.happened.size()))),
                     qPrintable(shown));
            QVERIFY2(!shown.contains(QString::fromUtf8(words.advice.data(), qsizetype(words.advice.size()))),
                     qPrintable(shown));
            QVERIFY2(shown.contains(QStringLiteral(" (ec2:X: as the service said): ")), qPrintable(shown));
            QVERIFY2(shown.endsWith(QLatin1Char('.')), qPrintable(shown));
        }
    }

    /// Titles of steps and of operations are literals: a new or a changed one has to be listed.
    void everyTitleInTheSources()
    {
        const QRegularExpression title(QString::fromLatin1(kTitleInSources));
        const QString root = QStringLiteral(TRAINYARD_SOURCE_DIR "/backend");
        int found = 0;
        QStringList missing;
        for (QDirIterator at(root, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
             at.hasNext();) {
            QFile file(at.next());
            if (file.fileName().startsWith(root + QStringLiteral("/cli/")))
                continue; // texts of the terminal
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            for (auto match = title.globalMatch(source); match.hasNext(); ++found) {
                const auto one = match.next();
                // "Launching " + plan.name is listed as "Launching %1".
                const QString english =
                    one.captured(1) + (one.captured(2).isEmpty() ? QString() : QStringLiteral("%1"));
                const auto &all = text::listedSentences();
                if (std::none_of(all.begin(), all.end(), [&](const char *listed) {
                        const QString known = QString::fromUtf8(listed);
                        return one.captured(2).isEmpty() ? known == english : known.startsWith(english);
                    }))
                    missing << file.fileName() + QStringLiteral(": ") + one.captured(1);
            }
        }
        QVERIFY(found > 80);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }
};

QTEST_GUILESS_MAIN(SentenceTest)
#include "sentence_test.moc"
