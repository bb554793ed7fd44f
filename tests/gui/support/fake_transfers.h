#pragma once

#include <algorithm>
#include <map>

#include "backend/services/file_systems.h"
#include "backend/services/transfers.h"
#include "tests/gui/support/ready_future.h"

namespace trainyard::gui::fake {

class FakeTransfers : public services::TransferService {
public:
    std::map<std::string, std::vector<services::ObjectRow>> places; ///< by address; others are NotFound
    std::vector<services::TransferLine> lines;
    std::vector<std::string> did; ///< "pause t-1", "bucket NAME", "remove URI", "link URI"

    QFuture<Result<std::vector<services::ObjectRow>>> list(const std::string &uri) override
    {
        const auto at = places.find(uri);
        if (at == places.end())
            return answered<std::vector<services::ObjectRow>>(fail(ErrorCode::NotFound, uri, "no such bucket"));
        return answered<std::vector<services::ObjectRow>>(at->second);
    }
    QFuture<Status> makeBucket(const std::string &name) override
    {
        did.push_back("bucket " + name);
        return ready(Status());
    }
    QFuture<Result<std::string>> presign(const std::string &uri, std::chrono::minutes life) override
    {
        did.push_back("link " + uri + " " + std::to_string(life.count()));
        return answered<std::string>("https://signed/" + uri.substr(5));
    }
    QFuture<Status> remove(const std::vector<std::string> &uris) override
    {
        for (const auto &uri : uris)
            did.push_back("remove " + uri);
        return ready(Status());
    }
    const std::vector<services::TransferLine> &queue() const override { return lines; }
    void enqueue(const std::vector<std::string> &from, const std::string &to) override
    {
        services::TransferLine line;
        line.id = "t-" + std::to_string(lines.size() + 1);
        line.from = from;
        line.to = to;
        lines.push_back(line);
        emit changed();
    }
    void pause(const std::string &id) override { did.push_back("pause " + id); }
    void resume(const std::string &id) override { did.push_back("resume " + id); }
    void cancel(const std::string &id) override { did.push_back("cancel " + id); }
    void dismiss(const std::string &id) override { did.push_back("dismiss " + id); }
    void publish() { emit changed(); }
    void arrive(const std::string &to) { emit arrived(to); }
};

class FakeFileSystems : public services::FileSystemService {
public:
    cluster::FileSystemList known;
    cluster::NetworkChoices choices;
    std::vector<cluster::FileSystemPlan> created;
    std::vector<std::string> removed; ///< "ID TYPED"

    QFuture<Result<cluster::FileSystemList>> list() override { return answered<cluster::FileSystemList>(known); }
    QFuture<Result<cluster::NetworkChoices>> network() override { return answered<cluster::NetworkChoices>(choices); }
    std::string region() const override { return "us-east-1"; }
    OperationId create(const cluster::FileSystemPlan &plan) override
    {
        created.push_back(plan);
        return newOperationId();
    }
    OperationId remove(const cluster::FileSystemInfo &system, const std::string &typed) override
    {
        removed.push_back(system.id + " " + typed);
        return newOperationId();
    }
    OperationId mount(const ClusterId &, const std::string &, const std::string &) override { return newOperationId(); }
};

} // namespace trainyard::gui::fake
