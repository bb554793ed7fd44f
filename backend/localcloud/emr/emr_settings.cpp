#include "backend/localcloud/emr/emr_settings.h"

#include "backend/localcloud/s3/s3_service.h"
#include "backend/localcloud/services/iam_store.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMaxScript = 4u << 20; ///< of a bootstrap action or step

} // namespace

EmrSettings emrSettings(double speed, S3Service &s3, IamStore &iam, FaultInjector *faults)
{
    EmrSettings out;
    out.speed = speed;
    out.readObject = [&s3](const std::string &bucket, const std::string &key) {
        return s3.read(bucket, key, kMaxScript);
    };
    out.writeObject = [&s3](const std::string &bucket, const std::string &key, std::string_view content) {
        return s3.write(bucket, key, content, "application/x-gzip");
    };
    out.hasRole = [&iam](const std::string &role) { return iam.hasRole(role); };
    out.roleOfProfile = [&iam](const std::string &name) { return iam.ec2VisibleRole(name); };
    out.faults = [faults] { return faults ? faults->ofEmr() : EmrFaults(); };
    out.launchFault = [faults]() -> std::optional<ServiceError> {
        const auto fault = faults ? faults->next("emr:RunInstances") : std::nullopt;
        if (!fault || fault->code.empty())
            return std::nullopt;
        return ServiceError{fault->code, fault->message, fault->status, {}};
    };
    return out;
}

} // namespace trainyard::localcloud
