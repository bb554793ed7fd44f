#pragma once

#include "backend/localcloud/http/http_message.h"

namespace trainyard::localcloud {

class Ec2Service;
class CredentialStore;

/// The instance metadata service (IMDSv2, and v1 where the instance allows it). Each instance has its own endpoint,
/// /-metadata/SECRET/latest/..., because loopback callers cannot be distinguished: only the secret identifies the
/// instance.
class Metadata {
public:
    Metadata(Ec2Service &ec2, CredentialStore &keys)
        : m_ec2(ec2)
        , m_keys(keys)
    {
    }
    static bool isFor(const HttpRequest &request) { return request.path.starts_with("/-metadata/"); }
    HttpReply handle(const HttpRequest &);

private:
    Ec2Service &m_ec2;
    CredentialStore &m_keys;
};

} // namespace trainyard::localcloud
