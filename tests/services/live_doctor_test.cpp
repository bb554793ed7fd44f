// Examinations of the account, of a cluster of records and of its machines, with a real local cloud.

#include <algorithm>
#include <set>
#include <stop_token>

#include "backend/services/doctor/live_doctor.h"
#include "backend/services/machines/live_recipes.h"
#include "tests/services/support/live_services.h"

using namespace trainyard;
using namespace trainyard::services;
using doctor::Severity;

namespace {

struct Doctor {
    LiveServices window;
    LiveDoctorService service{window.tasks, window.source, window.operations};
    std::vector<doctor::Finding> findings;
    std::set<std::string> steps;
    std::optional<Status> end, repairEnd;
    ClusterId subject;

    Doctor()
    {
        QObject::connect(&service, &DoctorService::found, [this](const ClusterId &id, const doctor::Finding &finding) {
            if (id == subject)
                findings.push_back(finding);
        });
        QObject::connect(&service, &DoctorService::progressed,
                         [this](const ClusterId &, const Sentence &step) { steps.insert(step.english()); });
        QObject::connect(&service, &DoctorService::finished, [this](const ClusterId &id, const Status &status) {
            if (id == subject)
                end = status;
        });
        QObject::connect(&service, &DoctorService::repaired,
                         [this](const ClusterId &, const std::string &, const Status &status) { repairEnd = status; });
    }
    ~Doctor() { window.tasks.drain(); } // before the service: its tasks use it

    bool examine(const ClusterId &id)
    {
        subject = id;
        findings.clear();
        end.reset();
        service.examine(id);
        return QTest::qWaitFor([&] { return end.has_value(); }, 180'000);
    }
    const doctor::Finding *of(const std::string &check) const
    {
        const auto found = std::ranges::find(findings, check, &doctor::Finding::check);
        return found == findings.end() ? nullptr : &*found;
    }
    Result<doctor::Bundle> collected(const ClusterId &id)
    {
        auto answer = service.collect(id);
        (void)QTest::qWaitFor([&] { return answer.isFinished(); }, 60'000);
        return answer.result();
    }
};

} // namespace

class LiveDoctorTest : public QObject {
    Q_OBJECT
private slots:
    void theAccountIsExamined()
    {
        NEEDS_LOCAL_CLOUD();
        Doctor f;
        QVERIFY(f.examine({}));
        QVERIFY(f.end->has_value());
        QVERIFY(f.of("account") && f.of("account")->severity == Severity::Ok);
        QVERIFY(f.of("region") && f.of("region")->severity == Severity::Ok);
        QVERIFY(!f.steps.empty());
    }

    void aClusterIsExaminedItsRuleRepairedAndTheReportSaved()
    {
        NEEDS_LOCAL_CLOUD();
        Doctor f;
        const auto cloud = f.window.cloud();
        const auto launched = cluster::launch(cloud, planOf("demo", 1), {.provision = false}, {}, {});
        QVERIFY2(launched.has_value(), launched ? "" : launched.error().detail.c_str());
        QVERIFY(f.collected(*launched).error().code == ErrorCode::NotFound); // there is no report yet
        std::string group;
        for (const ledger::Resource &resource :
             cloud.ledger->resources(*launched).value_or(std::vector<ledger::Resource>())) {
            if (resource.kind == "security-group")
                group = resource.id;
        }
        QVERIFY(!group.empty());
        QVERIFY(cloud.ec2()->revokeIngress(group, {cluster::sshRule("127.0.0.1/32")}, {Deadline::after(30s), {}}));

        QVERIFY(f.examine(*launched));
        QVERIFY(f.end->has_value());
        const auto *rule = f.of("M12");
        QVERIFY(rule && rule->severity == Severity::Problem && rule->repairs.size() == 1);
        const auto repair = rule->repairs.front();
        QCOMPARE(repair.value, group);
        QVERIFY(f.of("M13") && f.of("M13")->severity == Severity::Ok);

        f.findings.clear();
        const auto operation = f.service.repair(*launched, "M12", repair);
        QVERIFY(f.window.ended(operation).state == OperationState::Done);
        QTRY_VERIFY(f.repairEnd.has_value());
        QVERIFY(f.repairEnd->has_value());
        QVERIFY(f.of("M12") && f.of("M12")->severity == Severity::Ok);

        const auto bundle = f.collected(*launched);
        QVERIFY(bundle && bundle->files.size() >= 5);
        const auto file = f.window.home.path() / "report.zip";
        auto saved = f.service.save(*bundle, file.string());
        QTRY_VERIFY(saved.isFinished());
        QVERIFY(saved.result().has_value() && std::filesystem::exists(file));
    }

    void aCheckOfReadinessEndsWhenItsCallerNoLongerWaits() // F30
    {
        NEEDS_LOCAL_CLOUD();
        LiveServices window;
        LiveRecipeService recipes{window.tasks, window.source, window.operations};
        const auto launched = cluster::launch(window.cloud(), planOf("demo", 1), {.provision = false}, {}, {});
        QVERIFY2(launched.has_value(), launched ? "" : launched.error().detail.c_str());
        std::stop_source caller;
        caller.request_stop();
        auto answer = recipes.readiness(*launched, {}, caller.get_token());
        QVERIFY(QTest::qWaitFor([&] { return answer.isFinished(); }, 60'000));
        const auto found = answer.result();
        const auto isCancelled = [](const cluster::NodeReadiness &node) {
            return !node.status && node.status.error().code == ErrorCode::Cancelled;
        };
        QVERIFY(found ? std::ranges::all_of(*found, isCancelled) : found.error().code == ErrorCode::Cancelled);
    }

    void aSecondExaminationReplacesTheFirstAndCancelEndsIt()
    {
        NEEDS_LOCAL_CLOUD();
        Doctor f;
        (void)f.window.cloud();
        f.subject = ClusterId("c-none");
        f.service.examine(ClusterId("c-first"));
        QVERIFY(f.examine({}));
        f.end.reset();
        f.service.examine({});
        f.service.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(f.end.has_value(), 60'000);
        QVERIFY(f.end->has_value() || f.end->error().code == ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(LiveDoctorTest)
#include "live_doctor_test.moc"
