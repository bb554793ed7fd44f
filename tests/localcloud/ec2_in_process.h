#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/instances/machines.h"
#include "backend/localcloud/store.h"
#include "tests/localcloud/cloud_process.h"

namespace trainyard::tests {

/// EC2 without a server: calls are made in this process.
class Ec2InProcess {
public:
    /// \param recordsOnly  instances have no processes
    explicit Ec2InProcess(bool recordsOnly = true, localcloud::Machines::Prepare prepare = localcloud::prepareSandbox)
        : store(localcloud::Store::open(folder.path() / "state.db").value())
        , machines({}, recordsOnly, std::move(prepare))
        , ec2(*store, machines,
              {.instancesFolder = folder.path() / "instances",
               .speed = 1000,
               .recordsOnly = recordsOnly,
               .endpointUrl = "http://127.0.0.1:1"})
    {
    }

    localcloud::ServiceResult<std::string> call(const std::string &action, std::map<std::string, std::string> values)
    {
        values["Version"] = "2016-11-15";
        return ec2.handle({action, kRegion, "request", localcloud::Parameters(std::move(values))});
    }
    localcloud::ServiceResult<std::string> launch()
    {
        return call("RunInstances",
                    {{"ImageId", localcloud::images(kRegion).front().id}, {"MinCount", "1"}, {"MaxCount", "1"}});
    }
    std::vector<localcloud::Instance> instances() { return ec2.withTag(kRegion, "localcloud:tier", "sandbox"); }

    static inline const std::string kRegion = "us-east-1";
    ScratchFolder folder;
    std::unique_ptr<localcloud::Store> store;
    localcloud::Machines machines;
    localcloud::Ec2Service ec2;
};

} // namespace trainyard::tests
