#include "tests/gui/support/fakes/fake_doctor.h"

namespace trainyard::gui::fake {

FakeDoctor::FakeDoctor() = default;

FakeDoctor::~FakeDoctor() = default;

void FakeDoctor::examine(const ClusterId &cluster)
{
    examined.push_back(cluster.value);
}

void FakeDoctor::cancel()
{
    ++cancelled;
}

OperationId FakeDoctor::repair(const ClusterId &, const std::string &check, const doctor::Repair &one)
{
    repairs.emplace_back(check, one);
    return newOperationId();
}

QFuture<Result<doctor::Bundle>> FakeDoctor::collect(const ClusterId &)
{
    return answered<doctor::Bundle>(bundle);
}

QFuture<Status> FakeDoctor::save(const doctor::Bundle &, const std::string &file)
{
    saved.push_back(file);
    return ready(saveEnds);
}

QFuture<Result<doctor::SetUpLog>> FakeDoctor::setUpLog(const ClusterId &, const std::string &node,
                                                       const std::string &name, std::int64_t from)
{
    setUpReads.push_back(node + " " + name + " " + std::to_string(from));
    return answered<doctor::SetUpLog>(setUp);
}

void FakeDoctor::step(const ClusterId &cluster, const std::string &text)
{
    emit progressed(cluster, Sentence::known(text));
}

void FakeDoctor::find(const ClusterId &cluster, const doctor::Finding &finding)
{
    emit found(cluster, finding);
}

void FakeDoctor::finish(const ClusterId &cluster, const Status &end)
{
    emit finished(cluster, end);
}

void FakeDoctor::endRepair(const ClusterId &cluster, const std::string &check, const Status &end)
{
    emit repaired(cluster, check, end);
}

} // namespace trainyard::gui::fake
