#include "backend/training/data/hdfs_data.h"

#include "backend/cluster/cloud/records/origin.h"
#include "backend/ledger/ledger.h"
#include "backend/storage/hdfs_storage.h"

namespace trainyard::training {

using protocol::JobSpec;

bool readsHdfs(const JobSpec &job)
{
    return job.data.find(storage::kHdfsScheme) != std::string::npos ||
           job.input.validation.find(storage::kHdfsScheme) != std::string::npos;
}

std::optional<checks::JobFinding> hdfsFinding(const cluster::CloudContext &cloud, const ClusterId &cluster,
                                              const JobSpec &job)
{
    if (cluster.empty() || !readsHdfs(job))
        return std::nullopt;
    const auto from = cluster::originOf(*cloud.ledger, cluster);
    if (!from || from->origin == cluster::Origin::Emr)
        return std::nullopt;
    return checks::JobFinding{&JobSpec::data, protocol::optionOf(&JobSpec::data),
                              say("HDFS exists on EMR clusters only: copy the data to S3, or to the machines."),
                              checks::Severity::Problem};
}

} // namespace trainyard::training
