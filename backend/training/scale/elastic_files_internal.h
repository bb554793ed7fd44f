#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "backend/cluster/stack/elastic/elastic_policy.h"
#include "backend/cluster/stack/prepare/prepare_data_run.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/host_log.h"
#include "backend/ssh/sftp/sftp.h"
#include "backend/ssh/target.h"

namespace trainyard::training {

/// What the head of a stack has on its membership.
struct ElasticFileState {
    std::vector<protocol::HostProblem> problems;      ///< of host_worker
    std::vector<protocol::HostEvent> log;             ///< host_worker_log
    std::map<std::string, cluster::Preparation> data; ///< by private address
    bool shared = false;                              ///< the shared folder is there
};

/// host_worker, host_worker_log and the markers of prepare-data scripts, over one connection to the head that stays open
/// between calls. The scheduler writes the first two, in the folder of its run, each by rename or append; users edit
/// them there, or in the shared folder, which has links to them. Not thread-safe.
class ElasticFiles {
public:
    ElasticFiles(ssh::Host head, RunId run, std::string sharedFolder);
    ~ElasticFiles();

    const ssh::Host &head() const { return m_head; }
    /// Also makes the links, once for each object.
    /// \error those of SSH. A file that is too long is a problem in the result; one that is not there yet is empty
    Result<ElasticFileState> read(const std::vector<cluster::PreparingMachine> &, const CallContext &);

private:
    Status connect(const CallContext &);
    Result<std::string> content(const std::string &file, std::size_t most, const CallContext &);
    Status link(const CallContext &);
    Result<ElasticFileState> readOver(const std::vector<cluster::PreparingMachine> &, const CallContext &);

    const ssh::Host m_head;
    const RunId m_run;
    const std::string m_shared;
    std::unique_ptr<ssh::SshSession> m_session; ///< before the other one, which uses it
    std::unique_ptr<ssh::Sftp> m_sftp;
    bool m_linked = false;
};

} // namespace trainyard::training
