// What plans, managed clusters and forms take from the backend, in another language.
#include <QtTest/QTest>

#include "backend/cluster/emr/emr_progress.h"
#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "backend/cluster/stack/stack_launch.h"
#include "backend/cluster/stack/stack_progress.h"
#include "backend/cluster/storage/remote_place.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/account/new_profile.h"
#include "backend/services/snapshots.h"
#include "gui/text/activity_text.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/text/translation.h"

namespace {

using namespace trainyard;
namespace text = gui::text;

/// \return "": it is translated
QString inEnglish(const QString &shown, const std::string &english)
{
    return shown == text::from(english) ? shown : QString();
}

} // namespace

class SentencePlansTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { text::installTranslations(*QCoreApplication::instance(), QStringLiteral("de")); }

    /// What the review pages of the wizards show beside their own texts.
    void notesAndResourcesOfAPlan() // A2, D14, C3
    {
        const auto catalog = cluster::Catalog::bundled();
        cluster::LaunchPlan plan;
        plan.name = "demo";
        plan.image = "ami-12fd8178";
        plan.buckets = {"results"};
        const auto notes = plan.notes(*catalog);
        QCOMPARE(notes.size(), std::size_t(1));
        const QString shown = text::sentence(notes[0].sentence);
        QVERIFY2(shown.contains(QStringLiteral("ami-12fd8178")), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("MXNet's")) && !shown.contains(QStringLiteral(" or ")),
                 qPrintable(shown)); // the image's own description, and the list of others
        for (const cluster::PlannedResource &resource : plan.resources(*catalog))
            QVERIFY2(inEnglish(text::sentence(resource.detail), resource.detail.english()).isEmpty(),
                     resource.detail.english().c_str());
        cluster::StackPlan stack;
        for (const auto &note : stack.notes(*catalog))
            QCOMPARE(inEnglish(text::sentence(note.sentence), note.sentence.english()), QString());
        cluster::EmrPlan emr;
        emr.workers = 0;
        QVERIFY(!emr.notes(*catalog).empty());
        for (const auto &note : emr.notes(*catalog))
            QCOMPARE(inEnglish(text::sentence(note.sentence), note.sentence.english()), QString());
    }

    void failuresOfStacksAndOfEmr() // M4, M11
    {
        aws::EmrCluster emr;
        emr.reasonCode = "BOOTSTRAP_FAILURE";
        emr.reason = "bootstrap action 2 returned %1";
        const QString ended = text::sentence(cluster::explainFailure(emr).sentence);
        QVERIFY2(ended.contains(QStringLiteral("(BOOTSTRAP_FAILURE): bootstrap action 2 returned %1.")),
                 qPrintable(ended)); // the message of EMR stays as it is
        QVERIFY2(!ended.contains(QStringLiteral("EMR ended")) && !ended.contains(QStringLiteral("Read the end")) &&
                     !ended.contains(QStringLiteral("no folder")),
                 qPrintable(ended));
        aws::StackEvent event;
        event.logicalId = "Vpc";
        event.type = "AWS::EC2::VPC";
        event.reason = "The maximum number of VPCs has been reached.";
        const QString failed = text::sentence(cluster::explainFailure(event, {}));
        QVERIFY2(failed.contains(QStringLiteral("The maximum number of VPCs")), qPrintable(failed));
        QVERIFY2(!failed.contains(QStringLiteral("Delete a VPC")) && failed.contains(QStringLiteral("--vpc")),
                 qPrintable(failed));
    }

    void errorsThatExplainAFailure()
    {
        aws::EmrCluster emr;
        emr.reasonCode = "BOOTSTRAP_FAILURE";
        emr.reason = "On the master instance (i-0a1b2c3d), bootstrap action 2 returned %1";
        emr.logUri = "s3://logs";
        const std::string detail =
            cluster::explainFailure(emr).sentence.english() + " s3://logs/stderr.gz: Connection refused";
        const QString shown = text::message(Error{ErrorCode::ServiceFailure, "emr:RunJobFlow", detail});
        QVERIFY2(shown.contains(QStringLiteral("(BOOTSTRAP_FAILURE): On the master instance (i-0a1b2c3d), bootstrap "
                                               "action 2 returned %1.")),
                 qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("s3://logs/stderr.gz: Connection refused")), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("EMR ended")) && !shown.contains(QStringLiteral("Read the end")),
                 qPrintable(shown));
        // Words of AWS that are like the product's own are no sentences of it.
        QCOMPARE(text::failureDetail("The key pair is gone"), QStringLiteral("The key pair is gone"));
        const QString other = text::message(Error{ErrorCode::ServiceFailure, "ec2:X", "EMR ended the cluster."});
        QVERIFY2(other.contains(QStringLiteral("EMR ended the cluster")), qPrintable(other));
    }

    void problemsOfAProfileAndOfFiles()
    {
        services::NewProfile key, signOn;
        key.accessKeyId = "A";
        key.secretKey = Secret("with a space");
        key.sessionToken = Secret("with a space");
        signOn.way = services::NewProfile::Way::SignOn;
        signOn.name = "local";
        QCOMPARE(key.problems({}).size(), std::size_t(4));
        QCOMPARE(signOn.problems({}).size(), std::size_t(5));
        for (const services::NewProfile &profile : {key, signOn, services::NewProfile()}) {
            for (const auto &[field, problem] : profile.problems({}))
                QCOMPARE(inEnglish(text::sentence(problem), problem), QString());
        }
        services::ProfileChoice taken;
        taken.name = signOn.name;
        const std::string ofName = signOn.problems({taken}).at(services::NewProfile::Field::Name);
        QCOMPARE(inEnglish(text::sentence(ofName), ofName), QString());
        for (const std::string &name : {std::string(".."), std::string(300, 'x'), std::string("line\nbreak")}) {
            const std::string problem = cluster::remoteNameProblem(name);
            QCOMPARE(inEnglish(text::sentence(problem), problem), QString());
        }
    }

    void problemsOfAJob()
    {
        protocol::JobSpec job;
        job.run = RunId("r-1");
        job.data = "ftp://digits";
        job.model = "no-such-model";
        job.batchSize = 0;
        job.sliceBytes = 4097;
        const auto problems = protocol::problems(job);
        QVERIFY(problems.size() >= 4);
        for (const protocol::JobProblem &problem : problems) {
            const std::string clause = problem.detail.substr(problem.detail.find(": ") + 2);
            QCOMPARE(inEnglish(text::sentence(clause), clause), QString());
        }
        protocol::JobSpec task;
        task.type = protocol::JobType::Command;
        const auto ofTask = protocol::problems(task);
        QVERIFY(!ofTask.empty());
        QCOMPARE(ofTask.back().detail, std::string("task.command: is empty: what shall run?"));
        QVERIFY(text::isListed("is empty: what shall run?"));
    }

    /// The line below the title of a cluster: its detail, which the ledger keeps as a text, and the differences to AWS.
    void theNoteOfACluster()
    {
        for (const auto state :
             {cluster::ClusterState::Planned, cluster::ClusterState::Requesting, cluster::ClusterState::Booting,
              cluster::ClusterState::SettingUp, cluster::ClusterState::Stopping}) {
            const std::string detail =
                "it was interrupted while " + std::string(cluster::toString(state)) + "; resume it or terminate it";
            const QString shown = text::sentence(detail);
            QVERIFY2(!shown.contains(text::from(std::string(cluster::toString(state)))), qPrintable(shown));
        }
        for (const char *detail : {"machines of it run at AWS, though it was closed; terminate it again",
                                   "all its machines are terminated; terminate the cluster to remove its security "
                                   "group and key pair"})
            QCOMPARE(inEnglish(text::sentence(std::string(detail)), detail), QString());
    }

    void whyAStackCannotBeAttached()
    {
        const Sentence refusal = cluster::attachRefusal({}, {}, "demo");
        const QString shown = text::sentence(refusal);
        QVERIFY2(shown.contains(QStringLiteral("demo")) && shown != text::from(refusal.english()), qPrintable(shown));
        cluster::AttachPreview preview;
        preview.stack.stack.name = "dt-7";
        const QString consent = text::sentence(preview.consent());
        QCOMPARE(consent.count(QStringLiteral("dt-7")), 2);
        QVERIFY2(!consent.contains(QStringLiteral("Attach")), qPrintable(consent));
    }

    void theResultOfACommandThatGoesOn()
    {
        services::ActivityEntry entry;
        entry.kind = services::ActivityKind::RemoteCommand;
        entry.outcome = "started";
        QCOMPARE(text::outcome(entry), QStringLiteral("gestartet"));
    }
};

QTEST_GUILESS_MAIN(SentencePlansTest)
#include "sentence_plans_test.moc"
