// What the ledger has recorded in English, in the language of the window: events, and why a worker died.
#include <algorithm>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest/QTest>

#include "build_paths.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/machines/node_model.h"
#include "gui/models/notices/notice_log.h"
#include "gui/models/runs/run_models.h"
#include "gui/text/currency.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/text/translation.h"

namespace {

using namespace trainyard;
namespace text = gui::text;

/// The sources of the backend, with adjacent literals joined.
QStringList sourcesOfBackend()
{
    static const QRegularExpression seam(QStringLiteral("\"\\s+\""));
    QStringList sources;
    for (QDirIterator at(QStringLiteral(TRAINYARD_SOURCE_DIR "/backend"),
                         {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
         at.hasNext();) {
        QFile file(at.next());
        if (file.open(QIODevice::ReadOnly))
            sources << QString::fromUtf8(file.readAll()).remove(seam);
    }
    return sources;
}

// Not as raw strings: moc of Qt 6.4 does not find the class below one with quotes.
constexpr char kSaid[] = "\\bsay\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\"";
constexpr char kRecords[] =
    "\\b(?:recordEvent|recordFailure|addRunEvent|recordStep|event)\\(|\\.what = |\\bevent\\.text =";

QSet<QString> listedTexts()
{
    QSet<QString> listed;
    for (const char *english : text::listedEvents())
        listed.insert(QString::fromUtf8(english));
    return listed;
}

QString shown(const char *english)
{
    return text::recorded(english);
}

} // namespace

class RecordedTextTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { text::installTranslations(*QCoreApplication::instance(), QStringLiteral("de")); }

    /// The compiler refuses a recorded text that is not made with say(), but not one that is joined for ledger::Event; a
    /// new or changed one has to be listed.
    void everyEventOfTheBackendIsListed()
    {
        const QRegularExpression record(QString::fromLatin1(kRecords)), said(QString::fromLatin1(kSaid));
        const QSet<QString> listed = listedTexts();
        QSet<QString> missing;
        QStringList joined;
        int found = 0;
        for (const QString &source : sourcesOfBackend()) {
            for (auto at = record.globalMatch(source); at.hasNext();) {
                const qsizetype begin = at.next().capturedStart();
                const QString statement = source.mid(begin, source.indexOf(QLatin1String(";\n"), begin) - begin);
                if (statement.startsWith(QLatin1String("event.text = ")) && statement.contains(QLatin1Char('"')) &&
                    !statement.contains(QLatin1String("say(")))
                    joined << statement;
                for (auto one = said.globalMatch(statement); one.hasNext(); ++found) {
                    const QString pattern = one.next().captured(1);
                    if (!listed.contains(pattern))
                        missing.insert(pattern);
                }
            }
        }
        QVERIFY2(joined.isEmpty(), qPrintable(joined.join(QLatin1Char('\n'))));
        QVERIFY2(found > 100, qPrintable(QString::number(found)));
        QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.cbegin(), missing.cend()).join(QLatin1Char('\n'))));
    }

    /// Those that the programs on the machines write, or that are made of parts, are listed as they read.
    void everyListedTextIsOneOfTheBackend()
    {
        const QRegularExpression place(QStringLiteral("%[1-9]")), edge(QStringLiteral("^[ ():;,.]+|[ ():;,.]+$"));
        const QString sources = sourcesOfBackend().join(QLatin1Char('\n'));
        constexpr qsizetype kTelling = 12;
        // Made of parts, of the system, or of the window itself.
        const QStringList parts{QStringLiteral("head node lost"),
                                QStringLiteral("the scheduler died"),
                                QStringLiteral("the run continues from epoch"),
                                QStringLiteral("the run is finished"),
                                QStringLiteral("the run begins again"),
                                QStringLiteral("no On-Demand"),
                                QStringLiteral("no Spot"),
                                QStringLiteral("%1 reports that"),
                                QStringLiteral("%1 is running again"),
                                QStringLiteral("%1 has the tag of"),
                                QStringLiteral("%1 lost its tag"),
                                QStringLiteral("%1 is the master and locked"),
                                QStringLiteral("%1 is a base worker and locked: the tag"),
                                QStringLiteral("%1 has left the run, and its machine may"),
                                QStringLiteral("%1; without"),
                                QStringLiteral("host_worker names"),
                                QStringLiteral("only %1 of at least %2 workers are left after"),
                                QStringLiteral("it gets "),
                                QStringLiteral("session keys"),
                                QStringLiteral("Connection "),
                                QStringLiteral("its process died")};
        for (const char *english : text::listedEvents()) {
            const QString pattern = QString::fromUtf8(english);
            if (std::any_of(parts.begin(), parts.end(), [&](const QString &part) { return pattern.startsWith(part); }))
                continue;
            for (QString piece : pattern.split(place)) {
                piece.remove(edge);
                QVERIFY2(piece.size() < kTelling || sources.contains(piece), english);
            }
        }
    }

    void everyPatternKeepsItsValues()
    {
        const QRegularExpression place(QStringLiteral("%([1-9])"));
        for (const char *english : text::listedEvents()) {
            QString filled = QString::fromUtf8(english);
            int values = 0;
            for (auto at = place.globalMatch(filled); at.hasNext();) {
                ++values;
                QCOMPARE(at.next().captured(1).toInt(), values); // numbered in order
            }
            for (int i = 1; i <= values; ++i)
                filled.replace(QStringLiteral("%%1").arg(i), QStringLiteral("<%1>").arg(i * 11));
            const QString translated = text::recorded(filled.toStdString());
            if (QLatin1String(english) != QLatin1String("%1: %2"))
                QVERIFY2(translated != filled, english);
            for (int i = 1; i <= values; ++i)
                QVERIFY2(translated.contains(QStringLiteral("<%1>").arg(i * 11)), english);
        }
    }

    void eventsOfACluster()
    {
        QCOMPARE(shown("kb is ready"), QStringLiteral("kb ist bereit"));
        QCOMPARE(shown("worker-2 is set up"), QStringLiteral("worker-2 ist eingerichtet"));
        QCOMPARE(shown("worker-2 is i-0a1b (pending)"), QStringLiteral("worker-2 ist i-0a1b (ausstehend)"));
        QCOMPARE(shown("head has Ubuntu 24.04; no GPU; programs load libcudart.so.12"),
                 QStringLiteral("head hat Ubuntu 24.04; keine GPU; programs load libcudart.so.12"));
        QCOMPARE(
            shown("worker-3 joined the run: 2 min 3 s in all: start 40 s, SSH 5 s, set-up 1 min 10 s, data and "
                  "admission 8 s"),
            QStringLiteral("worker-3 ist dem Lauf beigetreten: 2 min 3 s insgesamt: Start 40 s, SSH 5 s, Einrichtung "
                           "1 min 10 s, Daten und Aufnahme 8 s"));
        QCOMPARE(shown("the launch failed: No capacity."),
                 QStringLiteral("der Start ist fehlgeschlagen: No capacity."));
        QCOMPARE(shown("removing worker-2 was stopped"),
                 QStringLiteral("das Entfernen von worker-2 wurde abgebrochen"));
        for (const char *what : {"the key mesh on worker-2", "the image base of worker-2", "removing worker-2"}) {
            const std::string whole(what);
            QCOMPARE(text::recorded(whole + " was stopped"), shown(what) + QStringLiteral(" wurde abgebrochen"));
            QCOMPARE(text::recorded(whole + " failed: exit: 1"),
                     shown(what) + QStringLiteral(" ist fehlgeschlagen: exit: 1"));
        }
        QCOMPARE(shown("stop demo was stopped"), QStringLiteral("das Anhalten von demo wurde abgebrochen"));
        QCOMPARE(shown("resize worker-1 of demo was stopped"),
                 QStringLiteral("die Typänderung von worker-1 in demo wurde abgebrochen"));
        QCOMPARE(shown("worker-1: Installing packages of the system failed: exit 100"),
                 QStringLiteral("worker-1: „Pakete des Systems werden installiert“ ist fehlgeschlagen: exit 100"));
        QCOMPARE(shown("Doctor: Replace worker-1: it is locked"),
                 QStringLiteral("Diagnose: worker-1 ersetzen: it is locked"));
        QCOMPARE(shown("worker-2 is gone: terminated, Server.SpotInstanceTermination: Spot instance termination"),
                 QStringLiteral("worker-2 existiert nicht mehr: beendet, Server.SpotInstanceTermination: Spot instance "
                                "termination"));
    }

    void textsOfElasticWorkers() // made of parts
    {
        QCOMPARE(
            shown(
                "worker-4 does not join: the run has 8 workers, which is the limit. It costs $1.0060 per hour, and is "
                "terminated if this lasts 30 minutes"),
            QStringLiteral("worker-4 tritt nicht bei: der Lauf hat 8 Worker, das ist die Grenze. Sie kostet $1.0060 "
                           "pro Stunde und wird beendet, wenn das 30 Minuten dauert"));
        QCOMPARE(
            shown("run r-1: the scheduler died on the head node; the run begins again, without a checkpoint, no step "
                  "lost; the bucket b of its checkpoints no longer exists"),
            QStringLiteral("Lauf r-1: der Scheduler auf dem Head-Knoten ist ausgefallen; der Lauf beginnt von vorn, "
                           "ohne Checkpoint, kein Schritt verloren; den Bucket b der Checkpoints gibt es nicht mehr"));
    }

    void reasonsOfDeath() // also those of earlier versions
    {
        QCOMPARE(
            shown("worker-2 died: server 0 (head): closed the connection; what it had not done of epoch 2 goes to "
                  "the others"),
            QStringLiteral("worker-2 ist ausgefallen: Server 0 (head): Verbindung geschlossen; was er von Epoche 2 "
                           "nicht erledigt hatte, übernehmen die anderen"));
        QCOMPARE(shown("it lost its connections (closed the connection)"),
                 QStringLiteral("er hat seine Verbindungen verloren (Verbindung geschlossen)"));
        QCOMPARE(shown("worker-3: silent for 12.5 s"), QStringLiteral("worker-3: keine Meldung seit 12.5 s"));
        QCOMPARE(shown("ended by SIGKILL (out of memory?): CUDA error"),
                 QStringLiteral("endete durch SIGKILL (zu wenig Arbeitsspeicher?): CUDA error"));
        QCOMPARE(
            shown("run r-1: head node lost after 21:04:03; the run continues from epoch 3 (checkpoint), 12 steps lost"),
            QStringLiteral("Lauf r-1: Head-Knoten nach 21:04:03 verloren; der Lauf geht ab Epoche 3 (Checkpoint) "
                           "weiter, 12 Schritte verloren"));
    }

    /// Of a task: each process is named by its machine and its role.
    void endsOfProcesses()
    {
        for (const char *process : {"worker-1 worker", "head server-1", "worker 0 (worker-1)"}) {
            const std::string name(process);
            QCOMPARE(text::recorded(name + ": ended with status 1: ValueError: batch 32 is odd"),
                     shown(process) + QStringLiteral(": endete mit Status 1: ValueError: batch 32 is odd"));
        }
    }

    void tablesShowThem()
    {
        gui::EventModel events;
        ledger::Event event;
        event.sequence = 1;
        event.text = "worker-2 is set up";
        events.applyAll({event});
        QCOMPARE(events.index(0, gui::EventModel::What).data().toString(), QStringLiteral("worker-2 ist eingerichtet"));
        const QString closed = QStringLiteral("Verbindung geschlossen");
        gui::NodeModel nodes;
        gui::NodeRow node;
        node.name = "worker-2";
        node.state = "running";
        node.activity.died = "closed the connection";
        nodes.applyAll({node});
        QCOMPARE(nodes.index(0, gui::NodeModel::Process).data().toString(), closed);
        gui::RankModel ranks;
        gui::RankSnapshot rank;
        rank.rank = 1;
        rank.state = "died";
        rank.reason = node.activity.died;
        ranks.applyAll({rank});
        QVERIFY(ranks.index(0, gui::RankModel::State).data(Qt::ToolTipRole).toString().contains(closed));
        gui::NoticeLog notices;
        services::Notice notice;
        notice.kind = services::NoticeKind::WorkerDied;
        notice.text = "worker-2 died: closed the connection";
        notices.add(notice, Timestamp{});
        QCOMPARE(notices.rows().front().result, QStringLiteral("worker-2 ist ausgefallen: ") + closed);
    }

    void wordsOfOthersStay()
    {
        for (const char *words :
             {"", "killed, signal 9", "the disk is full (of core dumps)", "Starting is not permitted",
              "You have requested more vCPU capacity than your current limit of 8 allows",
              "python: a.c:3: main: Assertion failed: x", "RuntimeError: CUDA was stopped",
              "ValueError: batch 32 is odd", "RuntimeError: NCCL operation failed: timeout"})
            QCOMPARE(shown(words), QString::fromUtf8(words));
        QCOMPARE(shown("worker-1 died: the disk is full (of core dumps)"),
                 QStringLiteral("worker-1 ist ausgefallen: the disk is full (of core dumps)"));
        QCOMPARE(shown("worker-1 died: Starting is not permitted"),
                 QStringLiteral("worker-1 ist ausgefallen: Starting is not permitted"));
        QCOMPARE(shown("run r-1 failed: worker 0 (worker-1): ended with status 1: OSError: train.csv is missing"),
                 QStringLiteral("Lauf r-1 ist fehlgeschlagen: Worker 0 (worker-1): endete mit Status 1: OSError: "
                                "train.csv is missing"));
        QCOMPARE(shown("the launch failed: us-east-1: The AMI ami-1 was removed"),
                 QStringLiteral("der Start ist fehlgeschlagen: us-east-1: The AMI ami-1 was removed"));
        QCOMPARE(shown("worker-1: Assertion failed: x"), QStringLiteral("worker-1: Assertion failed: x"));
        for (const char *words : {"data1.csv was removed", "GPU0 is lost", "NCCL operation failed: timeout"})
            QVERIFY(text::recorded(std::string("ended by SIGKILL (out of memory?): ") + words)
                        .endsWith(QString::fromUtf8(words)));
    }

    void aHostileTextTakesNoTime() // a thousand sentences in one
    {
        const std::string nested = QStringLiteral("a is b (c): ").repeated(1000).toStdString() + "died";
        QVERIFY(shown(nested.c_str()).endsWith(QLatin1String("died")));
    }

    void moneyInABoxIsAsInTexts()
    {
        QCOMPARE(text::moneyPrefix() + QStringLiteral("0,00") + text::moneySuffix(), text::money(0.0));
        QCOMPARE(text::moneyPrefix(), QString());
        QVERIFY(text::moneySuffix().endsWith(QLatin1Char('$')));
    }
};

QTEST_GUILESS_MAIN(RecordedTextTest)
#include "recorded_text_test.moc"
