#pragma once

#include <algorithm>
#include <map>

#include "backend/services/data/file_systems.h"
#include "backend/services/transfers/transfers.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

class FakeTransfers : public services::TransferService {
public:
    FakeTransfers();
    ~FakeTransfers() override;
    std::map<std::string, std::vector<services::ObjectRow>> places; ///< by address; others are NotFound
    std::vector<services::TransferLine> lines;
    std::vector<storage::Entry> below; ///< whatever the folder
    std::string publicPlace;           ///< the address of a bucket that anyone can use
    std::string hiddenPlace;           ///< of one whose policy may not be read
    std::vector<std::string> did;      ///< "pause t-1", "bucket NAME", "remove URI", "link URI"

    QFuture<Result<std::vector<services::ObjectRow>>> list(const std::string &uri) override;
    QFuture<Status> makeBucket(const std::string &name) override;
    QFuture<Result<cluster::BucketExposure>> exposure(const std::string &uri) override;
    QFuture<Result<std::string>> presign(const std::string &uri, std::chrono::minutes life) override;
    QFuture<Result<std::vector<storage::Entry>>> objectsBelow(const std::vector<std::string> &folders) override;
    QFuture<Status> remove(const std::vector<std::string> &uris) override;
    const std::vector<services::TransferLine> &queue() const override;
    void enqueue(const std::vector<std::string> &from, const std::string &to) override;
    void pause(const std::string &id) override;
    void resume(const std::string &id) override;
    void cancel(const std::string &id) override;
    void dismiss(const std::string &id) override;
    void publish();
    void arrive(const std::string &to);
};

class FakeFileSystems : public services::FileSystemService {
public:
    FakeFileSystems();
    ~FakeFileSystems() override;
    cluster::FileSystemList known;
    cluster::NetworkChoices choices;
    std::vector<cluster::FileSystemPlan> created;
    std::vector<std::string> removed; ///< "ID TYPED"

    QFuture<Result<cluster::FileSystemList>> list() override;
    QFuture<Result<cluster::NetworkChoices>> network() override;
    std::string region() const override;
    OperationId create(const cluster::FileSystemPlan &plan) override;
    OperationId remove(const cluster::FileSystemInfo &system, const std::string &typed) override;
    OperationId mount(const ClusterId &, const std::string &, const std::string &) override;
};

} // namespace trainyard::gui::fake
