#include "tests/gui/support/fakes/fakes.h"

namespace trainyard::gui::fake {

FakeActivity::FakeActivity() = default;

FakeActivity::~FakeActivity() = default;

std::vector<ActivityEntry> FakeActivity::entries() const
{
    return lines;
}

QFuture<Result<std::uint64_t>> FakeActivity::exportTo(const std::string &file)
{
    exported.push_back(file);
    return answered<std::uint64_t>(unreadable);
}

void FakeActivity::add(std::vector<ActivityEntry> more)
{
    emit arrived(more);
}

FakeCosts::FakeCosts() = default;

FakeCosts::~FakeCosts() = default;

CostSnapshot FakeCosts::current() const
{
    return known;
}

void FakeCosts::refresh()
{
    emit changed(known);
}

void FakeCosts::setDayBudget(const cluster::Budget &budget)
{
    set.push_back(budget);
    known.dayBudget = budget;
    refresh();
}

void FakeCosts::publish(const cluster::BudgetAlarm &news)
{
    emit alarm(news);
}

FakeData::FakeData() = default;

FakeData::~FakeData() = default;

void FakeData::answer(std::size_t call, const Result<checks::JobCheck> &check)
{
    heldJobs.at(call)->addResult(check);
    heldJobs.at(call)->finish();
}

DataSnapshot FakeData::current() const
{
    return known;
}

void FakeData::refresh()
{
    ++refreshed;
}

OperationId FakeData::makeDigits(const DigitsRequest &request)
{
    digits.push_back(request);
    return newOperationId();
}

OperationId FakeData::upload(const std::string &folder, const std::string &uri)
{
    uploads.push_back(folder + " " + uri);
    return newOperationId();
}

QFuture<Status> FakeData::check(const std::string &uri)
{
    checked.push_back(uri);
    return ready(found);
}

QFuture<Result<DataContent>> FakeData::content(const std::string &uri)
{
    counted.push_back(uri);
    return answered(contents);
}

QFuture<Result<checks::JobCheck>> FakeData::checkJob(const protocol::JobSpec &job, const ClusterId &)
{
    checkedJobs.push_back(job);
    if (holdsJobs) {
        auto &promise = heldJobs.emplace_back(std::make_shared<QPromise<Result<checks::JobCheck>>>());
        promise->start();
        return promise->future();
    }
    return ready(Result<checks::JobCheck>(jobCheck));
}

void FakeData::set(DataSnapshot next)
{
    known = std::move(next);
    emit changed(known);
}

void FakeData::finish(const std::string &uri)
{
    emit made(uri);
}

Fakes::Fakes() = default;

Fakes::~Fakes()
{
    tasks.drain();
}

Services Fakes::services()
{
    return {account, clusters, runs,   teardown, tour,  activity, operations, costs,     instanceCatalog, planning,
            data,    models,   doctor, managed,  queue, recipes,  tunnels,    terminals, notifications};
}

} // namespace trainyard::gui::fake
