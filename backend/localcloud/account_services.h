#pragma once

#include <memory>

#include "backend/localcloud/ec2_parameters.h"
#include "backend/localcloud/http_message.h"
#include "backend/localcloud/iam_book.h"
#include "backend/localcloud/keeper_book.h"
#include "backend/localcloud/quota_book.h"
#include "backend/signing/verifier.h"

namespace trainyard::localcloud {

class KeyRing;

/// The small services that an account is asked with: who it is (STS, IAM), what it may have (Service Quotas), which
/// images there are today (public parameters of SSM), and what starts machines (Auto Scaling, CloudFormation, EMR).
/// Thread-safe.
class AccountServices {
public:
    static Result<std::unique_ptr<AccountServices>> open(Store &, KeyRing &, Ec2Service &, double speed);

    /// An operation of STS or IAM. return  its XML document
    Answer<std::string> query(const std::string &service, const Parameters &, const std::string &requestId,
                              const signing::VerifiedIdentity &);
    /// An operation of the json 1.1 protocol.
    /// target  "AmazonSSM.GetParameter"
    Answer<std::string> json(const std::string &service, const std::string &target, const std::string &body,
                             const std::string &region);

    QuotaBook &quotas() { return *m_quotas; }
    IamBook &iam() { return *m_iam; }
    KeeperBook &keepers() { return *m_keepers; }

private:
    AccountServices(KeyRing &keys, std::unique_ptr<QuotaBook> quotas, std::unique_ptr<IamBook> iam,
                    std::unique_ptr<KeeperBook> keepers)
        : m_keys(keys)
        , m_quotas(std::move(quotas))
        , m_iam(std::move(iam))
        , m_keepers(std::move(keepers))
    {
    }
    Answer<std::string> assumeRole(const Parameters &, const std::string &requestId);
    Answer<std::string> sessionToken(const Parameters &, const std::string &requestId);

    KeyRing &m_keys;
    std::unique_ptr<QuotaBook> m_quotas;
    std::unique_ptr<IamBook> m_iam;
    std::unique_ptr<KeeperBook> m_keepers;
};

} // namespace trainyard::localcloud
