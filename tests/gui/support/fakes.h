#pragma once

#include "backend/cluster/account/images.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/reservations.h"
#include "backend/cluster/account/templates.h"
#include "backend/cluster/launch/auto_termination.h"
#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/scale_policy.h"
#include "backend/services/data.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"
#include "backend/services/planning.h"

/// In-memory services: a test sets their state and inspects the calls.
namespace trainyard::gui::fake {

using namespace trainyard::services;

/// Replaces QtFuture::makeReadyFuture() and its successor in Qt 6.6, for both versions.
template <class T>
QFuture<T> ready(T value)
{
    QPromise<T> promise;
    promise.start();
    promise.addResult(std::move(value));
    promise.finish();
    return promise.future();
}

template <class T>
QFuture<Result<T>> answered(Result<T> value)
{
    return ready(std::move(value));
}

class FakeAccount : public AccountService {
public:
    AccountSnapshot shown{.profile = "local",
                          .accountId = "000000000000",
                          .region = "us-east-1",
                          .known = true,
                          .profiles = {{"local", false}, {"work", true}},
                          .regions = {"us-east-1", "eu-central-1"}};
    AccountSnapshot current() const override { return shown; }
    void select(const std::string &profile, const std::string &region) override
    {
        shown.profile = profile;
        shown.costsMoney = profile != "local";
        if (shown.costsMoney)
            shown.alias = "acme", shown.accountId = "123456789012";
        if (!region.empty())
            shown.region = region;
        emit changed(shown);
    }
    void refresh() override { emit changed(shown); }
    void logIn() override
    {
        ++logins;
        if (!shown.mfaDevice.empty())
            emit mfaCodeRequested(shown.profile, shown.mfaDevice);
    }
    std::vector<std::string> codes;
    QFuture<Status> submitMfaCode(const Secret &code) override
    {
        codes.push_back(code.reveal());
        Status begun;
        if (code.reveal() != "123456")
            begun = fail(ErrorCode::CredentialsExpired, "credentials:work", "AWS did not accept the one-time code");
        else
            shown.error.reset();
        emit changed(shown);
        return ready(begun);
    }
    int logins = 0;
    std::vector<NewProfile> added;
    Result<AddedProfile> answer =
        AddedProfile{"work", "123456789012", "arn:aws:iam::123456789012:user/me", "/home/me/.aws/credentials"};
    QFuture<Result<AddedProfile>> add(const NewProfile &profile) override
    {
        added.push_back(profile);
        return answered<AddedProfile>(answer);
    }
    std::vector<std::string> removed;
    std::optional<Error> removeFails;
    QFuture<Result<std::vector<std::string>>> remove(const std::string &profile) override
    {
        if (removeFails)
            return answered<std::vector<std::string>>(fail(*removeFails));
        removed.push_back(profile);
        std::erase_if(shown.profiles, [&](const ProfileChoice &p) { return p.name == profile; });
        if (shown.profile == profile)
            shown.profile = "local", shown.costsMoney = false;
        emit changed(shown);
        return answered<std::vector<std::string>>(std::vector<std::string>{"/home/me/.aws/credentials"});
    }
};

class FakeClusters : public ClusterService {
public:
    explicit FakeClusters(Operations &operations)
        : m_operations(operations)
    {
    }
    std::vector<ClusterSnapshot> known;
    std::vector<cluster::LaunchPlan> launched;
    Status launchEnds;
    std::vector<std::string> removed;
    int added = 0, refreshed = 0;
    std::chrono::minutes endIn{0};

    void set(std::vector<ClusterSnapshot> next)
    {
        known = std::move(next);
        emit changed(known);
    }
    std::vector<ClusterSnapshot> clusters() const override { return known; }
    std::shared_ptr<const cluster::Catalog> catalog() const override { return cluster::Catalog::bundled(); }
    void refresh() override
    {
        ++refreshed;
        emit answered();
    }
    OperationId launch(const cluster::LaunchPlan &plan) override
    {
        launched.push_back(plan);
        return done("Launching " + plan.name, launchEnds);
    }
    std::vector<ClusterId> resumed;
    OperationId resume(const ClusterId &id) override
    {
        resumed.push_back(id);
        return done("Resuming " + id.value);
    }
    Result<AdoptionCandidate> candidate = fail(ErrorCode::NotFound, "adopt", "nothing carries its tags");
    QFuture<Result<AdoptionCandidate>> adoptable(const ClusterId &, const std::string &) override
    {
        return fake::answered(candidate);
    }
    std::vector<std::shared_ptr<const cluster::AdoptableCluster>> adopted;
    OperationId adopt(const AdoptionCandidate &taken) override
    {
        adopted.push_back(taken.found);
        return done("Taking over " + taken.found->name);
    }
    OperationId addWorkers(const ClusterId &, int count) override
    {
        added += count;
        return done("Adding a worker");
    }
    OperationId removeWorker(const ClusterId &, const std::string &node) override
    {
        removed.push_back(node);
        return done("Removing " + node);
    }
    OperationId scheduleTermination(std::chrono::minutes time) override
    {
        endIn = time;
        return done("Setting a deadline");
    }
    std::vector<std::string> powered; ///< calls: "stop worker-1", "resize head c5.2xlarge"
    OperationId changePower(const ClusterId &, const std::vector<std::string> &nodes,
                            cluster::PowerAction action) override
    {
        std::string words(cluster::toString(action));
        for (const std::string &node : nodes)
            words += " " + node;
        powered.push_back(words);
        return done(words);
    }
    OperationId resize(const ClusterId &, const std::string &node, const std::string &type) override
    {
        powered.push_back("resize " + node + " " + type);
        return done(powered.back());
    }
    std::vector<std::string> notebooks;
    OperationId openNotebook(const ClusterId &, const std::string &node) override
    {
        notebooks.push_back(node);
        return done("Jupyter on " + node);
    }
    std::vector<cluster::ClusterLimits> limits;
    OperationId changeLimits(const ClusterId &, const cluster::ClusterLimits &change) override
    {
        limits.push_back(change);
        return done("Changing limits");
    }

private:
    OperationId done(std::string title, Status end = {})
    {
        return m_operations.start(std::move(title), [end](std::stop_token, const ProgressSink &) { return end; });
    }
    Operations &m_operations;
};

class FakeRuns : public RunService {
public:
    std::vector<RunSnapshot> known;
    std::vector<MetricPoint> history;
    std::vector<protocol::JobSpec> started;
    std::vector<cluster::CredentialForwarding> agreed; ///< consent of each started run
    std::vector<std::string> calls;

    void set(std::vector<RunSnapshot> next)
    {
        known = std::move(next);
        emit changed(known);
    }
    std::vector<RunSnapshot> runs() const override { return known; }
    void refresh() override {}
    OperationId start(const ClusterId &, const protocol::JobSpec &job, cluster::CredentialForwarding keys) override
    {
        started.push_back(job);
        agreed.push_back(keys);
        return newOperationId();
    }
    OperationId stop(const RunId &run) override { return call("stop " + run.value); }
    OperationId addWorker(const RunId &run) override { return call("add " + run.value); }
    OperationId removeWorker(const RunId &run, int rank) override
    {
        return call("remove " + run.value + " " + std::to_string(rank));
    }
    OperationId autoscale(const RunId &run, const runs::ScaleGoal &goal, bool act) override
    {
        goals.push_back(goal);
        return call((act ? "scale " : "advise ") + run.value);
    }
    std::vector<runs::ScaleGoal> goals;
    QFuture<Result<std::vector<MetricPoint>>> follow(const RunId &) override
    {
        return answered<std::vector<MetricPoint>>(history);
    }
    void unfollow(const RunId &) override {}
    std::vector<LogLine> kept; ///< lines of the log
    std::vector<LogLine> log(const RunId &) const override { return kept; }
    std::vector<std::string> logCalls;
    void followLog(const RunId &run, const LogSource &only) override
    {
        logCalls.push_back(run.value + (only.empty() ? "" : " " + only.label()));
    }
    void unfollowLog(const RunId &run) override { logCalls.push_back("no " + run.value); }

private:
    OperationId call(std::string words)
    {
        calls.push_back(std::move(words));
        return newOperationId();
    }
};

class FakeTeardown : public TeardownService {
public:
    Result<TeardownList> list;
    int ran = 0;
    std::vector<TeardownScope> scopes; ///< scopes of all runs
    QFuture<Result<TeardownList>> targets(const TeardownScope &) override { return answered<TeardownList>(list); }
    OperationId run(const TeardownScope &scope) override
    {
        ++ran;
        scopes.push_back(scope);
        return newOperationId();
    }
    /// Reports the state of one target; end() completes the teardown.
    void publish(const TeardownItem &item) { emit itemChanged(item); }
    void end(const TeardownReceipt &receipt) { emit finished(receipt); }
};

class FakeInstanceCatalog : public InstanceCatalogService {
public:
    Result<cluster::AvailableTypes> typeList = fail(ErrorCode::NotFound, "test", "not asked for");
    Result<std::vector<cluster::AvailableImage>> imageList;
    Result<std::vector<cluster::CapacityReservation>> reserved;
    Result<std::vector<cluster::LaunchTemplateSummary>> templateList;
    Result<std::vector<cluster::TemplateVersion>> versions;
    std::vector<std::string> asked; ///< regions of the calls of types()
    QFuture<Result<cluster::AvailableTypes>> types(const std::string &region) override
    {
        asked.push_back(region);
        return answered(typeList);
    }
    QFuture<Result<std::vector<cluster::AvailableImage>>> images(const std::string &) override
    {
        return answered(imageList);
    }
    QFuture<Result<std::vector<cluster::CapacityReservation>>> reservations(const std::string &) override
    {
        return answered(reserved);
    }
    QFuture<Result<std::vector<cluster::LaunchTemplateSummary>>> templates(const std::string &) override
    {
        return answered(templateList);
    }
    QFuture<Result<std::vector<cluster::TemplateVersion>>> templateVersions(const std::string &,
                                                                            const std::string &) override
    {
        return answered(versions);
    }
};

class FakeTour : public TourService {
public:
    bool on = false, cancelled = false;
    std::vector<StepName> steps() const override
    {
        return {{"local-cloud", "Start the local cloud"},
                {"launch", "Launch one head and two workers"},
                {"digits", "Make the digits"},
                {"upload", "Put them into a bucket"},
                {"train", "Train LeNet for 12 epochs"},
                {"add-worker", "Add a third worker"},
                {"report", "Write the report"},
                {"terminate", "Terminate everything"},
                {"prove", "Prove that nothing is left"}};
    }
    int starts = 0;
    void start() override
    {
        on = true;
        ++starts;
        emit began();
    }
    void cancel() override { cancelled = true; }
    bool running() const override { return on; }
    void step(const StepEvent &event) { emit stepChanged(event); }
    void training(const RunId &run) { emit runStarted(run); }
    void end(const Result<QString> &receipt)
    {
        on = false;
        emit finished(receipt);
    }
};

class FakeActivity : public ActivityService {
public:
    std::vector<ActivityEntry> lines;
    std::vector<ActivityEntry> entries() const override { return lines; }
    void add(std::vector<ActivityEntry> more) { emit arrived(more); }
};

class FakeCosts : public CostService {
public:
    CostSnapshot known;
    std::vector<cluster::Budget> set;
    CostSnapshot current() const override { return known; }
    void refresh() override { emit changed(known); }
    void setDayBudget(const cluster::Budget &budget) override
    {
        set.push_back(budget);
        known.dayBudget = budget;
        refresh();
    }
    void publish(const cluster::BudgetAlarm &news) { emit alarm(news); }
};

class FakePlanning : public PlanningService {
public:
    cluster::Preflight found{{{cluster::Check::Quota, cluster::Severity::Green, "12 vCPUs are free.", {}, {}}}};
    cluster::NetworkChoices choices{
        {{"subnet-a", "vpc-1", "us-east-1a", "10.0.0.0/20", 4091, true, true, true},
         {"subnet-p", "vpc-1", "us-east-1b", "10.0.16.0/20", 2, false, false, false}},
        {{"sg-0123456789abcdef0", "lab", "vpc-1", "", {"198.51.100.0/24"}, false, false, false},
         {"sg-00000000000000000", "trainyard-old", "vpc-1", "", {}, true, false, true}},
        {{"laptop", "ed25519", "abc="}}};
    Result<std::string> mine = std::string("203.0.113.7/32");
    std::vector<cluster::QuotaLine> lines{{"us-east-1", "standard", "L-1216C47A", false, 32.0, {}, 4, 12, {}},
                                          {"us-east-1", "standard", "L-34B43A08", true, 32.0, {}, 0, 0, {}},
                                          {"us-east-1", "G", "L-DB2E81BA", false, 8.0, {}, 8, 8, {}}};
    std::vector<cluster::PermissionLine> matrix{
        {"ec2:RunInstances", "launch", cluster::Permission::Allowed, {}},
        {"ec2:TerminateInstances", "terminate", cluster::Permission::Denied,
         "UnauthorizedOperation: You are not authorized to perform this operation."}};
    bool holds = false; ///< preflights complete only with answer()
    std::vector<cluster::LaunchPlan> asked;
    std::vector<std::string> quotaRegions, requests;
    int cancelled = 0, followed = 0, drifts = 0;
    Result<cluster::SshIngressDrift> drift;

    QFuture<Result<cluster::Preflight>> preflight(const cluster::LaunchPlan &plan) override
    {
        asked.push_back(plan);
        if (!holds)
            return answered<cluster::Preflight>(found);
        m_held = std::make_unique<QPromise<Result<cluster::Preflight>>>();
        m_held->start();
        return m_held->future();
    }
    void answer(Result<cluster::Preflight> result)
    {
        m_held->addResult(std::move(result));
        m_held->finish();
    }
    void cancelPreflight() override { ++cancelled; }
    QFuture<Result<cluster::NetworkChoices>> network(const std::string &) override
    {
        return answered<cluster::NetworkChoices>(choices);
    }
    Result<std::vector<std::string>> owned = std::vector<std::string>{"lab-data", "trainyard-digits"};
    QFuture<Result<std::vector<std::string>>> buckets() override { return answered<std::vector<std::string>>(owned); }
    QFuture<Result<std::string>> address() override { return answered<std::string>(mine); }
    QFuture<Result<cluster::SshIngressDrift>> sshIngressDrift() override
    {
        ++drifts;
        return answered<cluster::SshIngressDrift>(drift);
    }
    QFuture<Result<std::vector<cluster::QuotaLine>>> quotas(const std::string &region,
                                                            const std::vector<cluster::QuotaNeed> &) override
    {
        quotaRegions.push_back(region);
        return answered<std::vector<cluster::QuotaLine>>(lines);
    }
    QFuture<Result<std::vector<cluster::PermissionLine>>> permissions() override
    {
        return answered<std::vector<cluster::PermissionLine>>(matrix);
    }
    std::vector<cluster::PolicyLine> policyLines{{"AmazonEMRFullAccessPolicy_v2", "AmazonElasticMapReduceFullAccess",
                                                  cluster::PolicyAttachment::Obsolete, "user me"},
                                                 {"AmazonEC2FullAccess", {}, cluster::PolicyAttachment::Missing, {}}};
    std::vector<cluster::Wizard> wizards;
    bool haveRoles = false;
    std::vector<bool> efsSet;
    QFuture<Result<std::vector<cluster::PolicyLine>>> policies(cluster::Wizard wizard) override
    {
        wizards.push_back(wizard);
        return answered<std::vector<cluster::PolicyLine>>(policyLines);
    }
    QFuture<Result<std::vector<cluster::RoleState>>> emrRoles(bool make) override
    {
        haveRoles = haveRoles || make;
        std::vector<cluster::RoleState> states;
        for (const auto &spec : cluster::emrDefaultRoles())
            states.push_back(
                {spec, haveRoles, haveRoles, false, haveRoles ? std::vector<std::string>() : spec.policies, {}});
        return answered<std::vector<cluster::RoleState>>(states);
    }
    QFuture<Status> setEfsPolicy(bool attached) override
    {
        efsSet.push_back(attached);
        return ready(Status());
    }
    QFuture<Result<std::string>> requestQuota(const std::string &region, const std::string &code, double vcpus) override
    {
        requests.push_back(region + " " + code + " " + std::to_string(int(vcpus)));
        return answered<std::string>(std::string("PENDING"));
    }
    OperationId updateSshIngress(const ClusterId &, bool) override
    {
        ++followed;
        return newOperationId();
    }

private:
    std::unique_ptr<QPromise<Result<cluster::Preflight>>> m_held;
};

class FakeData : public DataService {
public:
    DataSnapshot known;
    Status found;
    int refreshed = 0;
    std::vector<DigitsRequest> digits;
    std::vector<std::string> uploads, checked;
    DataSnapshot current() const override { return known; }
    void refresh() override { ++refreshed; }
    OperationId makeDigits(const DigitsRequest &request) override
    {
        digits.push_back(request);
        return newOperationId();
    }
    OperationId upload(const std::string &folder, const std::string &uri) override
    {
        uploads.push_back(folder + " " + uri);
        return newOperationId();
    }
    QFuture<Status> check(const std::string &uri) override
    {
        checked.push_back(uri);
        return ready(found);
    }
    void set(DataSnapshot next)
    {
        known = std::move(next);
        emit changed(known);
    }
    void finish(const std::string &uri) { emit made(uri); }
};

/// All fake services together.
struct Fakes {
    Tasks tasks{2};
    Operations operations{tasks};
    FakeAccount account;
    FakeClusters clusters{operations};
    FakeRuns runs;
    FakeTeardown teardown;
    FakeTour tour;
    FakeActivity activity;
    FakeCosts costs;
    FakeInstanceCatalog instanceCatalog;
    FakePlanning planning;
    FakeData data;
    ~Fakes() { tasks.drain(); }
    Services services()
    {
        return {account, clusters, runs, teardown, tour, activity, operations, costs, instanceCatalog, planning, data};
    }
};

} // namespace trainyard::gui::fake
