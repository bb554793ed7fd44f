// A job that was not started, in the settings (usability, 19).
#include <vector>

#include <QtTest/QTest>

#include "gui/wizards/job/job_draft.h"

using namespace trainyard;
using namespace trainyard::gui;

class JobDraftTest : public QObject {
    Q_OBJECT
private slots:
    void anIncompleteJobIsKept()
    {
        protocol::JobSpec job;
        job.model = "lenet"; // without data: no job file could hold it
        job.epochs = 33;
        job.learningRate = 0.02;
        job.stepEpochs = {10, 15.5};
        job.input.randomCrop = true;
        job.resume = "r-0000000000000007@3";
        job.task.launcherOptions = {"-q", "long"};
        const auto kept = draftIn(storedDraft(job));
        QVERIFY(kept);
        QVERIFY(*kept == job);
        QVERIFY(fitsDraft(job));
        job.run = RunId("r-1");
        job.workers = 7;
        QVERIFY(fitsDraft(job)); // each start sets them
    }

    void whatADraftWouldLoseIsKnown()
    {
        const std::vector<void (*)(protocol::JobSpec &)> changes{
            [](auto &job) { job.stepSeconds = 900; }, [](auto &job) { job.candidateSeconds = 60; },
            [](auto &job) { job.serverReplicas = false; }, [](auto &job) { job.input.cacheMegabytes = 3; },
            [](auto &job) { job.network = "{}"; }};
        for (const auto change : changes) {
            protocol::JobSpec job;
            QVERIFY(fitsDraft(job));
            change(job);
            QVERIFY(!fitsDraft(job));
        }
    }

    void whatBelongsToOneRunIsNot()
    {
        protocol::JobSpec job;
        job.run = RunId("r-1");
        job.model = "mine";
        job.network = "{}"; // a model of its own
        job.workers = 7;
        const auto kept = draftIn(storedDraft(job));
        QVERIFY(kept);
        QVERIFY(*kept == protocol::JobSpec());
    }

    void anotherTextIsNone()
    {
        for (const char *none : {"", "{}", "[1]", "{\"model\":", "{\"model\": 3}"})
            QVERIFY2(!draftIn(QString::fromLatin1(none)), none);
        const auto kept = draftIn(QStringLiteral("{\"model\":\"lenet\",\"epochs\":\"-4\",\"keep\":3,\"no\":\"such\"}"));
        QVERIFY(kept);
        QCOMPARE(kept->model, std::string("lenet"));
        QCOMPARE(kept->epochs, protocol::JobSpec().epochs); // -4 is not allowed
    }
};

QTEST_GUILESS_MAIN(JobDraftTest)
#include "job_draft_test.moc"
