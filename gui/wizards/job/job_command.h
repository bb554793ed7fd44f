#pragma once

#include <string>
#include <vector>

#include <QString>

#include "backend/cluster/launch/forwarded_credentials.h"
#include "backend/protocol/job/job_spec.h"

/// A job as a command line, for people who continue in a terminal.
namespace trainyard::gui {

/// The arguments that turn a default job into this one, those of its type included. Of a task, last "--" and its command.
std::vector<std::string> argumentsOf(const protocol::JobSpec &job);

/// "trainyardctl run CLUSTER ...", quoted for a shell. Contains names of secrets, never their values.
QString runLine(const std::string &cluster, const protocol::JobSpec &job,
                cluster::CredentialForwarding keys = cluster::CredentialForwarding::No);

} // namespace trainyard::gui
