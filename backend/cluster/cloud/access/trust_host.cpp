#include "backend/cluster/cloud/access/trust_host.h"

#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/core/try.h"
#include "backend/ssh/host_key.h"
#include "backend/ssh/known_hosts.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::cluster {

Result<OfferedHostKey> offeredHostKeyOf(const ssh::Host &host, const CallContext &context)
{
    OfferedHostKey offered;
    TY_ASSIGN(offered.key, ssh::offeredHostKey(host.target, context));
    TY_ASSIGN(offered.fingerprint, sshkeys::fingerprint(offered.key));
    return offered;
}

Status trustHostKey(const CloudContext &cloud, const ClusterId &id, const ssh::Host &host,
                    const OfferedHostKey &offered)
{
    const ssh::Target &target = host.target;
    const std::string line = ssh::knownHostsLine(target.host, target.port, offered.key, host.instance.value);
    if (!sshkeys::fingerprint(offered.key))
        return fail(ErrorCode::InvalidArgument, target.source(), "what the host shows is not a public key");
    TY_TRY(ssh::replaceKnownHost(target.knownHostsFile, target.host, target.port, {line}));
    recordEvent(cloud, id, "provision", host.name,
                say("the host key of %1 was trusted at its first connection: %2", host.name, offered.fingerprint));
    return {};
}

} // namespace trainyard::cluster
