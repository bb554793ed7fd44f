#include "tests/gui/support/fakes/fake_transfers.h"

namespace trainyard::gui::fake {

FakeTransfers::FakeTransfers() = default;

FakeTransfers::~FakeTransfers() = default;

QFuture<Result<std::vector<services::ObjectRow>>> FakeTransfers::list(const std::string &uri)
{
    const auto at = places.find(uri);
    if (at == places.end())
        return answered<std::vector<services::ObjectRow>>(fail(ErrorCode::NotFound, uri, "no such bucket"));
    return answered<std::vector<services::ObjectRow>>(at->second);
}

QFuture<Status> FakeTransfers::makeBucket(const std::string &name)
{
    did.push_back("bucket " + name);
    return ready(Status());
}

QFuture<Result<cluster::BucketExposure>> FakeTransfers::exposure(const std::string &uri)
{
    using cluster::BucketExposure;
    if (!publicPlace.empty() && uri.starts_with(publicPlace))
        return answered<BucketExposure>(BucketExposure::Public);
    return answered<BucketExposure>(!hiddenPlace.empty() && uri.starts_with(hiddenPlace) ? BucketExposure::Unknown
                                                                                         : BucketExposure::Closed);
}

QFuture<Result<std::string>> FakeTransfers::presign(const std::string &uri, std::chrono::minutes life)
{
    did.push_back("link " + uri + " " + std::to_string(life.count()));
    return answered<std::string>("https://signed/" + uri.substr(5));
}

QFuture<Result<std::vector<storage::Entry>>> FakeTransfers::objectsBelow(const std::vector<std::string> &)
{
    return answered<std::vector<storage::Entry>>(below);
}

QFuture<Status> FakeTransfers::remove(const std::vector<std::string> &uris)
{
    for (const auto &uri : uris)
        did.push_back("remove " + uri);
    return ready(Status());
}

const std::vector<services::TransferLine> &FakeTransfers::queue() const
{
    return lines;
}

void FakeTransfers::enqueue(const std::vector<std::string> &from, const std::string &to)
{
    services::TransferLine line;
    line.id = "t-" + std::to_string(lines.size() + 1);
    line.from = from;
    line.to = to;
    lines.push_back(line);
    emit changed();
}

void FakeTransfers::pause(const std::string &id)
{
    did.push_back("pause " + id);
}

void FakeTransfers::resume(const std::string &id)
{
    did.push_back("resume " + id);
}

void FakeTransfers::cancel(const std::string &id)
{
    did.push_back("cancel " + id);
}

void FakeTransfers::dismiss(const std::string &id)
{
    did.push_back("dismiss " + id);
}

void FakeTransfers::publish()
{
    emit changed();
}

void FakeTransfers::arrive(const std::string &to)
{
    emit arrived(to);
}

FakeFileSystems::FakeFileSystems() = default;

FakeFileSystems::~FakeFileSystems() = default;

QFuture<Result<cluster::FileSystemList>> FakeFileSystems::list()
{
    return answered<cluster::FileSystemList>(known);
}

QFuture<Result<cluster::NetworkChoices>> FakeFileSystems::network()
{
    return answered<cluster::NetworkChoices>(choices);
}

std::string FakeFileSystems::region() const
{
    return "us-east-1";
}

OperationId FakeFileSystems::create(const cluster::FileSystemPlan &plan)
{
    created.push_back(plan);
    return newOperationId();
}

OperationId FakeFileSystems::remove(const cluster::FileSystemInfo &system, const std::string &typed)
{
    removed.push_back(system.id + " " + typed);
    return newOperationId();
}

OperationId FakeFileSystems::mount(const ClusterId &, const std::string &, const std::string &)
{
    return newOperationId();
}

} // namespace trainyard::gui::fake
