#pragma once

#include <memory>

#include <QPromise>

#include "backend/services/data/data.h"
#include "backend/services/interfaces.h"
#include "backend/services/operations.h"
#include "tests/gui/support/fakes/fake_account.h"
#include "tests/gui/support/fakes/fake_clusters.h"
#include "tests/gui/support/fakes/fake_doctor.h"
#include "tests/gui/support/fakes/fake_managed.h"
#include "tests/gui/support/fakes/fake_models.h"
#include "tests/gui/support/fakes/fake_planning.h"
#include "tests/gui/support/fakes/fake_runs.h"
#include "tests/gui/support/fakes/fake_tools.h"

/// In-memory services: a test sets their state and inspects the calls.
namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeActivity : public ActivityService {
public:
    FakeActivity();
    ~FakeActivity() override;
    std::vector<ActivityEntry> lines;
    std::vector<ActivityEntry> entries() const override;
    std::vector<std::string> exported; ///< files
    Result<std::uint64_t> unreadable = std::uint64_t(0);
    QFuture<Result<std::uint64_t>> exportTo(const std::string &file) override;
    void add(std::vector<ActivityEntry> more);
};

class FakeCosts : public CostService {
public:
    FakeCosts();
    ~FakeCosts() override;
    CostSnapshot known;
    std::vector<cluster::Budget> set;
    CostSnapshot current() const override;
    void refresh() override;
    void setDayBudget(const cluster::Budget &budget) override;
    void publish(const cluster::BudgetAlarm &news);
};

class FakeData : public DataService {
public:
    FakeData();
    ~FakeData() override;
    DataSnapshot known;
    Status found;
    int refreshed = 0;
    Result<DataContent> contents = DataContent{}; ///< result of content()
    std::vector<std::string> counted;             ///< addresses of the calls of content()
    QFuture<Result<DataContent>> content(const std::string &uri) override;
    std::vector<DigitsRequest> digits;
    std::vector<DigitsRequest> previewed; ///< calls of previewDigits()
    Result<DigitPictures> pictures = DigitPictures{};
    QFuture<Result<DigitPictures>> previewDigits(const DigitsRequest &request, int) override
    {
        previewed.push_back(request);
        return answered<DigitPictures>(pictures);
    }
    std::vector<std::string> uploads, checked;
    checks::JobCheck jobCheck; ///< result of checkJob()
    std::vector<protocol::JobSpec> checkedJobs;
    bool holdsJobs = false; ///< checkJob() completes only with answer()
    std::vector<std::shared_ptr<QPromise<Result<checks::JobCheck>>>> heldJobs;
    void answer(std::size_t call, const Result<checks::JobCheck> &check);
    DataSnapshot current() const override;
    void refresh() override;
    OperationId makeDigits(const DigitsRequest &request) override;
    OperationId upload(const std::string &folder, const std::string &uri) override;
    QFuture<Status> check(const std::string &uri) override;
    QFuture<Result<checks::JobCheck>> checkJob(const protocol::JobSpec &job, const ClusterId &) override;
    void set(DataSnapshot next);
    void finish(const std::string &uri);
};

/// All fake services together.
struct Fakes {
    Fakes();
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
    FakeQueue queue;
    FakeRecipes recipes;
    FakeTunnels tunnels;
    FakeTerminals terminals;
    FakeNotifications notifications;
    ~Fakes();
    Services services();
};

} // namespace trainyard::gui::fake
