#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/services/transfers/remote_files.h"
#include "tests/gui/support/fakes/fake_transfers.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeRemoteFiles : public RemoteFileService {
public:
    std::map<std::string, RemoteListing> folders; ///< by address; others are NotFound
    std::vector<std::string> did;                 ///< "make ADDRESS", "remove ADDRESS"

    QFuture<Result<RemoteListing>> list(const RemotePlace &folder) override
    {
        const auto at = folders.find(folder.address());
        if (at == folders.end())
            return answered<RemoteListing>(fail(ErrorCode::NotFound, folder.path, "no such folder"));
        return answered<RemoteListing>(at->second);
    }
    QFuture<Status> makeFolder(const RemotePlace &folder) override
    {
        did.push_back("make " + folder.address());
        return ready(Status());
    }
    QFuture<Status> remove(const std::vector<RemotePlace> &files) override
    {
        for (const RemotePlace &file : files)
            did.push_back("remove " + file.address());
        return ready(Status());
    }
};

/// With machines, and with a failure of every listing of S3 on request.
class FakeAllFiles : public FakeTransfers {
public:
    FakeRemoteFiles remote;
    std::optional<Error> fails;

    QFuture<Result<std::vector<ObjectRow>>> list(const std::string &uri) override
    {
        return fails ? answered<std::vector<ObjectRow>>(fail(*fails)) : FakeTransfers::list(uri);
    }
    RemoteFileService *remoteFiles() override { return &remote; }
};

} // namespace trainyard::gui::fake
