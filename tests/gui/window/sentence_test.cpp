// Texts of the backend in another language: those of real plans, tours, repairs and errors, and all titles in its sources.
#include <algorithm>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest/QTest>

#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/plan_fields.h"
#include "backend/doctor/checks/check.h"
#include "backend/doctor/finding.h"
#include "backend/doctor/logs/log_rules.h"
#include "backend/jobs/script_templates.h"
#include "backend/provision/recipes.h"
#include "backend/provision/requirements.h"
#include "backend/services/notifications/notifications.h"
#include "backend/tour/tour.h"
#include "backend/wording/help.h"
#include "backend/wording/messages.h"
#include "build_paths.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
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

QString remainsEnglish(const Sentence &said)
{
    const QString english = text::from(said.english());
    return text::sentence(said) == english ? english : QString();
}

/// The literal of a sentence of the backend, in one or several parts.
constexpr char kPatternInSources[] = "\\bsay\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)";

/// The value of adjacent string literals.
QString joinedLiterals(const QString &literals)
{
    static const QRegularExpression one(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QString joined;
    for (auto at = one.globalMatch(literals); at.hasNext();)
        joined += at.next().captured(1);
    return joined.replace(QLatin1String("\\\""), QLatin1String("\""))
        .replace(QLatin1String("\\\\"), QLatin1String("\\"));
}

/// The patterns of all sentences in the sources of the backend.
QSet<QString> patternsOfSources()
{
    const QRegularExpression pattern(QString::fromLatin1(kPatternInSources));
    QSet<QString> found;
    for (QDirIterator at(QStringLiteral(TRAINYARD_SOURCE_DIR "/backend"),
                         {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
         at.hasNext();) {
        QFile file(at.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString source = QString::fromUtf8(file.readAll());
        for (auto match = pattern.globalMatch(source); match.hasNext();)
            found.insert(joinedLiterals(match.next().captured(1)));
    }
    return found;
}

QSet<QString> asSet(const std::vector<const char *> &texts)
{
    QSet<QString> set;
    for (const char *one : texts)
        set.insert(QString::fromUtf8(one));
    return set;
}

QString asLines(const QSet<QString> &texts)
{
    return QStringList(texts.cbegin(), texts.cend()).join(QLatin1Char('\n'));
}

/// A literal title of a step or of an operation.
// Not as a raw string: moc of Qt 6.4 does not find the class below one with quotes.
constexpr char kTitleInSources[] = "(?:\\bstep\\(\\s*\"[a-z-]+\",\\s*"
                                   "|\\b(?:start|launch)\\(\\s*"
                                   "|(?<!notice)\\.title = "
                                   "|\\.step = \"[a-z0-9-]+\",\\s*\\.title = "
                                   "|StepReporter \\w+\\(\\w+, \\{\"[a-z-]+\", )"
                                   "\"([A-Z][^\"]*)\"(\\s*\\+)?";

} // namespace

class SentenceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { text::installTranslations(*QCoreApplication::instance(), QStringLiteral("de")); }

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
        QCOMPARE(text::sentence("Launching any"), QStringLiteral("any wird gestartet")); // the name of a cluster
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
            QCOMPARE(remainsEnglish(doctor::describe(repair).english()), QString()); // the title of its step
            QCOMPARE(remainsEnglish(doctor::consequence(repair)), QString());
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

    /// The English of the window is that of the command line: a new or a changed pattern has to be listed, and one that is
    /// no longer used has to go.
    void everyPatternOfTheBackend()
    {
        QSet<QString> used = patternsOfSources();
        QVERIFY(used.size() > 200);
        for (const auto checks : {doctor::clusterChecks(), doctor::accountChecks()}) {
            for (const doctor::Check &check : checks)
                used.insert(QString::fromUtf8(check.title));
        }
        for (const doctor::LogRule &rule : doctor::builtinLogRules()) {
            for (const std::string &words : {rule.label, rule.cause, rule.action})
                used.insert(text::from(words));
        }
        const auto insertWords = [&used](const std::string &words) { // not USE_CUDA, the name of an option
            if (std::ranges::any_of(words, [](char c) { return c >= 'a' && c <= 'z'; }))
                used.insert(text::from(words));
        };
        for (const provision::RecipeInfo &recipe : provision::recipes()) {
            insertWords(recipe.title);
            insertWords(recipe.summary);
            for (const provision::RecipeArgument &argument : recipe.arguments) {
                insertWords(argument.title);
                insertWords(argument.help);
            }
        }
        for (const provision::Requirement &need : provision::parseRequirements("")) {
            if (need.what.find(' ') != std::string::npos) // not git, the name of a program
                used.insert(text::from(need.what));
            used.insert(text::from(need.required));
        }
        for (const cluster::LegacyImage &image : cluster::Catalog::bundled()->legacyImages())
            used.insert(text::from(image.was));
        for (const jobs::ScriptTemplate &script : jobs::scriptTemplates())
            used.insert(text::from(std::string(script.title)));
        for (const auto &words : wording::serviceErrorMessages()) {
            used.insert(text::from(std::string(words.happened)));
            used.insert(text::from(std::string(words.advice)));
        }
        const QSet<QString> listed = asSet(text::listedPatterns()), titles = asSet(text::listedSentences()),
                            events = asSet(text::listedEvents());
        QCOMPARE(asLines(used - listed - titles - events), QString());
        QCOMPARE(asLines(listed - used), QString());
    }

    void everyPatternIsTranslated()
    {
        const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
        for (const char *english : text::listedPatterns()) {
            auto words = word.globalMatch(QString::fromUtf8(english));
            int count = 0;
            for (; words.hasNext(); words.next())
                ++count;
            if (count > 2) // "%1: %2", and terms such as "GPUs"
                QVERIFY2(text::sentence(Sentence::known(english)) != QString::fromUtf8(english), english);
        }
    }

    void valuesThatAreSentencesAreTranslated()
    {
        const Sentence two = say("%1 and %2", say("1 machine"), "%1");
        QCOMPARE(text::sentence(two), QStringLiteral("1 Maschine und %1"));
        QCOMPARE(two.english(), std::string("1 machine and %1"));
        QCOMPARE(text::sentence(Sentence::verbatim("1 machine")), QStringLiteral("1 machine"));
        QCOMPARE(text::sentence(say("Nobody has listed %1", 7)), QStringLiteral("Nobody has listed 7"));
        QCOMPARE(text::sentence("Doctor: Replace worker-1"), QStringLiteral("Diagnose: worker-1 ersetzen"));
    }

    void aFileThatDoesNotExist()
    {
        const QString shown =
            text::message(Error{ErrorCode::NotFound, "/tmp/nowhere", "there is no such folder with code"});
        QVERIFY2(!shown.contains(QLatin1String("does not exist")), qPrintable(shown));
        QVERIFY2(!shown.contains(QLatin1String("check its path")), qPrintable(shown));
        QVERIFY2(shown.contains(QLatin1String(" (/tmp/nowhere: there is no such folder with code): ")),
                 qPrintable(shown));
    }

    void everyErrorOfAService() // X11
    {
        for (const auto &words : wording::serviceErrorMessages()) {
            const std::string codes(words.codes), code = codes.substr(0, codes.find(' '));
            const Error error{ErrorCode::Internal, "ec2:X", code + ": as the service said" + std::string(words.saying)};
            const auto *chosen = wording::serviceErrorMessage(error);
            QVERIFY2(chosen, code.c_str());
            const QString shown = text::message(error);
            QVERIFY2(!shown.contains(text::from(std::string(chosen->happened))), qPrintable(shown));
            QVERIFY2(!shown.contains(text::from(std::string(chosen->advice))), qPrintable(shown));
            QVERIFY2(shown.contains(QStringLiteral(" (ec2:X: ")), qPrintable(shown));
        }
    }

    void everyRecipe()
    {
        for (const provision::RecipeInfo &recipe : provision::recipes())
            QVERIFY2(text::isListed(recipe.title) || recipe.title.find(' ') == std::string::npos, recipe.title.c_str());
    }

    /// Titles that are made of parts, which no search in the sources finds.
    void everyTitleOfParts()
    {
        for (const char *english : {"Adding a worker to demo",
                                    "Adding 3 workers to demo",
                                    "Removing a worker",
                                    "Removing a worker from demo",
                                    "Removing worker-2",
                                    "Stopping worker-1 of demo",
                                    "Hibernating machines of demo",
                                    "Starting",
                                    "Changing head of demo to c5.xlarge",
                                    "Extending the deadline of demo",
                                    "Changing the limits of demo",
                                    "Autoscaling lenet on demo",
                                    "Suggestions for lenet on demo",
                                    "Terminating a cluster",
                                    "Terminating everything in the account",
                                    "$4.00 of the $5.00 budget for today is spent",
                                    "$4.00 of the $5.00 budget for demo is spent",
                                    "lenet still runs on it. Move the deadline to keep its machines longer.",
                                    "lenet on demo would not finish before its cluster terminates itself",
                                    "Move the deadline by 9 h: the page of the run has a button for it."})
            QCOMPARE(remainsEnglish(std::string(english)), QString());
        QCOMPARE(text::sentence("$4.00 of the $5.00 budget for demo is spent").count(QLatin1String("demo")), 1);
    }

    void everyNotice()
    {
        using services::NoticeKind;
        for (const NoticeKind outcome :
             {NoticeKind::RunFinished, NoticeKind::RunStopped, NoticeKind::HeadLost, NoticeKind::RunFailed}) {
            const auto notice = notify::endOf(outcome, "lenet on demo", {}, "demo", RunId("r-1"));
            QCOMPARE(remainsEnglish(notice.title, QStringLiteral("lenet")), QString());
        }
        services::ClusterDetails cluster;
        cluster.id = ClusterId("c-1");
        cluster.name = "demo";
        services::SpotNotices spot;
        services::WorkerNotices workers;
        services::HeadNotices heads;
        services::RunSnapshot run;
        run.id = RunId("r-1");
        run.model = "lenet";
        QVERIFY(spot.of({cluster}).empty() && workers.of({cluster}, {}).empty() && heads.of({cluster}, {}).empty());
        for (const auto kind : {cluster::kInterruptionEvent, cluster::kWorkerDiedEvent, cluster::kHeadReplacedEvent}) {
            ledger::Event event;
            event.sequence = 1;
            event.kind = kind;
            event.subject = "worker-2";
            event.run = kind == cluster::kHeadReplacedEvent ? run.id : RunId();
            cluster.events.push_back(event);
        }
        std::vector<services::Notice> notices = spot.of({cluster});
        for (const services::Notice &notice : workers.of({cluster}, {}))
            notices.push_back(notice);
        for (const services::Notice &notice : heads.of({cluster}, {run}))
            notices.push_back(notice);
        QCOMPARE(notices.size(), std::size_t(3));
        for (const services::Notice &notice : notices) {
            const bool isOfHead = notice.kind == services::NoticeKind::HeadLost;
            QCOMPARE(remainsEnglish(notice.title, isOfHead ? QStringLiteral("lenet") : QStringLiteral("worker-2")),
                     QString());
            QCOMPARE(remainsEnglish(notice.text), QString());
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
