#pragma once

#include <memory>

#include <QPromise>

#include "backend/services/data.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"
#include "tests/gui/support/fake_account.h"
#include "tests/gui/support/fake_clusters.h"
#include "tests/gui/support/fake_doctor.h"
#include "tests/gui/support/fake_managed.h"
#include "tests/gui/support/fake_models.h"
#include "tests/gui/support/fake_planning.h"
#include "tests/gui/support/fake_runs.h"

/// In-memory services: a test sets their state and inspects the calls.
namespace trainyard::gui::fake {

using namespace trainyard::services;

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

class FakeData : public DataService {
public:
    DataSnapshot known;
    Status found;
    int refreshed = 0;
    std::vector<DigitsRequest> digits;
    std::vector<std::string> uploads, checked;
    checks::JobCheck jobCheck; ///< result of checkJob()
    std::vector<protocol::JobSpec> checkedJobs;
    bool holdsJobs = false; ///< checkJob() completes only with answer()
    std::vector<std::shared_ptr<QPromise<Result<checks::JobCheck>>>> heldJobs;
    void answer(std::size_t call, const Result<checks::JobCheck> &check)
    {
        heldJobs.at(call)->addResult(check);
        heldJobs.at(call)->finish();
    }
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
    QFuture<Result<checks::JobCheck>> checkJob(const protocol::JobSpec &job, const ClusterId &) override
    {
        checkedJobs.push_back(job);
        if (holdsJobs) {
            auto &promise = heldJobs.emplace_back(std::make_shared<QPromise<Result<checks::JobCheck>>>());
            promise->start();
            return promise->future();
        }
        return ready(Result<checks::JobCheck>(jobCheck));
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
    FakeModels models{operations};
    FakeDoctor doctor;
    FakeManaged managed{operations};
    ~Fakes() { tasks.drain(); }
    Services services()
    {
        return {account, clusters,        runs,     teardown, tour,   activity, operations,
                costs,   instanceCatalog, planning, data,     models, doctor,   managed};
    }
};

} // namespace trainyard::gui::fake
