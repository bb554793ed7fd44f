#pragma once

#include <memory>

#include <nlohmann/json_fwd.hpp>

#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/http/http_message.h"
#include "backend/localcloud/services/iam_store.h"
#include "backend/localcloud/services/quota_store.h"
#include "backend/localcloud/services/scaling_store.h"
#include "backend/localcloud/stacks/stack_store.h"
#include "backend/localcloud/xml_writer.h"
#include "backend/signing/verifier.h"

namespace trainyard::localcloud {

class CredentialStore;
class EmrStore;

/// The account-level services: identity (STS, IAM), limits (Service Quotas), current images (public SSM parameters),
/// prices, and services that start instances (Auto Scaling, CloudFormation, EMR). Thread-safe.
class AccountServices {
public:
    /// \param faults  of the operations that services carry out by themselves; null: none
    /// \param fileSystems  EFS, for stacks; null: there is none
    static Result<std::unique_ptr<AccountServices>> open(Store &, CredentialStore &, Ec2Service &,
                                                         InnerFaults faults = {}, RestCall fileSystems = {});

    /// An operation of STS, IAM, Auto Scaling or CloudFormation.
    /// \return its XML document
    ServiceResult<std::string> query(const std::string &service, const Parameters &, const std::string &requestId,
                                     const signing::VerifiedIdentity &);
    /// An operation of the json 1.1 protocol.
    /// \param target  "AmazonSSM.GetParameter"
    ServiceResult<std::string> json(const std::string &service, const std::string &target, const std::string &body,
                                    const std::string &region);

    QuotaStore &quotas() { return *m_quotas; }
    IamStore &iam() { return *m_iam; }
    /// Carries on what services do by themselves: launches, replacements, stacks.
    void advance(const std::string &region);
    /// The store that answers for EMR; it outlives every call.
    void setEmr(EmrStore &emr) { m_emr = &emr; }
    ServiceResult<nlohmann::json> emr(const std::string &operation, const nlohmann::json &body,
                                      const std::string &region);

private:
    AccountServices(CredentialStore &keys, std::unique_ptr<QuotaStore> quotas, std::unique_ptr<IamStore> iam,
                    std::unique_ptr<ScalingStore> scaling, std::unique_ptr<StackStore> stacks)
        : m_keys(keys)
        , m_quotas(std::move(quotas))
        , m_iam(std::move(iam))
        , m_scaling(std::move(scaling))
        , m_stacks(std::move(stacks))
    {
    }
    struct QueryAction {
        std::string_view service, name;
        ServiceResult<XmlContent> (AccountServices::*run)(const Parameters &, const signing::VerifiedIdentity &);
        std::string_view parameters;
    };
    static const QueryAction kQueryActions[];

    ServiceResult<XmlContent> content(const std::string &service, const std::string &action, const Parameters &,
                                      const signing::VerifiedIdentity &);
    ServiceResult<XmlContent> callerIdentity(const Parameters &, const signing::VerifiedIdentity &);
    ServiceResult<XmlContent> assumeRole(const Parameters &, const signing::VerifiedIdentity &);
    ServiceResult<XmlContent> sessionToken(const Parameters &, const signing::VerifiedIdentity &);
    ServiceResult<XmlContent> accountAliases(const Parameters &, const signing::VerifiedIdentity &);

    CredentialStore &m_keys;
    std::unique_ptr<QuotaStore> m_quotas;
    std::unique_ptr<IamStore> m_iam;
    std::unique_ptr<ScalingStore> m_scaling;
    std::unique_ptr<StackStore> m_stacks; ///< after those that it uses
    EmrStore *m_emr = nullptr;
};

} // namespace trainyard::localcloud
