#include "backend/localcloud/services/account_services.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/emr/emr_store.h"
#include "backend/localcloud/http/credential_store.h"
#include "backend/localcloud/services/controller_wire.h"
#include "backend/localcloud/services/ssm_parameters.h"

namespace trainyard::localcloud {
namespace {

constexpr const char *kAlias = "local-cloud";
/// The namespaces of the documents of the query services.
constexpr std::pair<std::string_view, const char *> kNamespaces[] = {
    {"sts", "https://sts.amazonaws.com/doc/2011-06-15/"},
    {"iam", "https://iam.amazonaws.com/doc/2010-05-08/"},
    {"autoscaling", "http://autoscaling.amazonaws.com/doc/2011-01-01/"},
    {"cloudformation", "http://cloudformation.amazonaws.com/doc/2010-05-15/"}};
constexpr double kUsdPerVcpuHour = 0.0425; ///< only for the rehearsal price list; nothing is billed

/// One type of the price list: JSON in a JSON string, as AWS sends it.
nlohmann::json productsFor(const nlohmann::json &asked)
{
    std::string name;
    for (const auto &filter : asked.value("Filters", nlohmann::json::array())) {
        if (controller::textOf(filter, "Field") == "instanceType")
            name = controller::textOf(filter, "Value");
    }
    auto list = nlohmann::json::array();
    if (const auto *type = findType(name)) {
        const nlohmann::json dimension{{"unit", "Hrs"},
                                       {"pricePerUnit", {{"USD", std::to_string(type->vcpus * kUsdPerVcpuHour)}}}};
        const nlohmann::json term{{"priceDimensions", {{"R", dimension}}}};
        const nlohmann::json product{{"product", {{"attributes", {{"instanceType", name}}}}},
                                     {"terms", {{"OnDemand", {{"T", term}}}}}};
        list.push_back(product.dump());
    }
    return {{"FormatVersion", "aws_v1"}, {"PriceList", list}};
}

ServiceResult<nlohmann::json> priceOperation(const std::string &operation, const nlohmann::json &asked)
{
    if (operation != "GetProducts")
        return refuse("UnknownOperationException", "The local cloud does not implement " + operation);
    if (controller::textOf(asked, "ServiceCode") != "AmazonEC2")
        return refuse("NotFoundException", "The local cloud lists prices of AmazonEC2 only.");
    return productsFor(asked);
}

void writeKeys(XmlWriter &xml, const AccessKey &key)
{
    xml.element("Credentials", [&] {
        xml.text("AccessKeyId", key.id).text("SecretAccessKey", key.secret).text("SessionToken", key.token);
        xml.text("Expiration", millisToIso(key.expires));
    });
}

/// The code of every device is 123456, so a rehearsal needs no device.
ServiceResult<void> checkCode(const Parameters &parameters)
{
    if (parameters.has("SerialNumber") == parameters.has("TokenCode") &&
        parameters.text("TokenCode", "123456") == "123456")
        return {};
    return refuse("AccessDenied", "MultiFactorAuthentication failed with invalid MFA one time pass code.", 403);
}

std::string account()
{
    return kAccount;
}

struct JsonService {
    std::string_view service, prefix; ///< prefix of the target
    ServiceResult<nlohmann::json> (*run)(AccountServices &, const std::string &operation, const nlohmann::json &,
                                         const std::string &region);
};

constexpr JsonService kJsonServices[] = {
    {"ssm", "AmazonSSM.",
     [](auto &, const auto &operation, const auto &body, const auto &region) {
         return ssmOperation(operation, body, region);
     }},
    {"elasticmapreduce", "ElasticMapReduce.",
     [](auto &own, const auto &operation, const auto &body, const auto &region) {
         return own.emr(operation, body, region);
     }},
    {"pricing", "AWSPriceListService.",
     [](auto &, const auto &operation, const auto &body, const auto &) { return priceOperation(operation, body); }},
    {"servicequotas", "ServiceQuotasV20190624.",
     [](auto &own, const auto &operation, const auto &body, const auto &region) {
         return own.quotas().handle(operation, body, region);
     }}};

} // namespace

Result<std::unique_ptr<AccountServices>> AccountServices::open(Store &store, CredentialStore &keys, Ec2Service &ec2,
                                                               InnerFaults faults, RestCall fileSystems)
{
    const auto speed = ec2.settings().speed;
    TY_ASSIGN(auto quotas, QuotaStore::open(store, speed));
    TY_ASSIGN(auto iam, IamStore::open(store, speed));
    TY_ASSIGN(auto scaling, ScalingStore::open(store, ec2, speed, faults));
    TY_ASSIGN(auto stacks, StackStore::open(store, StackServices{.ec2 = ec2,
                                                                 .iam = *iam,
                                                                 .scaling = *scaling,
                                                                 .fileSystems = std::move(fileSystems),
                                                                 .faults = faults,
                                                                 .speed = speed,
                                                                 .recordsOnly = ec2.settings().recordsOnly}));
    return std::unique_ptr<AccountServices>(
        new AccountServices(keys, std::move(quotas), std::move(iam), std::move(scaling), std::move(stacks)));
}

void AccountServices::advance(const std::string &region)
{
    m_scaling->advance(region);
    m_stacks->advance(region);
}

const AccountServices::QueryAction AccountServices::kQueryActions[] = {
    {"sts", "GetCallerIdentity", &AccountServices::callerIdentity, ""},
    {"sts", "AssumeRole", &AccountServices::assumeRole,
     "RoleArn RoleSessionName DurationSeconds ExternalId SerialNumber TokenCode"},
    {"sts", "GetSessionToken", &AccountServices::sessionToken, "DurationSeconds SerialNumber TokenCode"},
    {"iam", "ListAccountAliases", &AccountServices::accountAliases, "Marker MaxItems"}};

/// <OperationResponse><OperationResult>...</OperationResult><ResponseMetadata/></OperationResponse>
ServiceResult<std::string> AccountServices::query(const std::string &service, const Parameters &parameters,
                                                  const std::string &requestId,
                                                  const signing::VerifiedIdentity &identity)
{
    const auto action = parameters.text("Action");
    TY_ASSIGN(const auto inside, content(service, action, parameters, identity));
    const auto *space = std::ranges::find(kNamespaces, service, &std::pair<std::string_view, const char *>::first);
    XmlWriter xml;
    xml.raw("<" + action + "Response xmlns=\"" + space->second + "\">");
    xml.element(action + "Result", [&] { inside(xml); });
    xml.element("ResponseMetadata", [&] { xml.text("RequestId", requestId); });
    return xml.raw("</" + action + "Response>").str();
}

ServiceResult<XmlContent> AccountServices::content(const std::string &service, const std::string &action,
                                                   const Parameters &parameters,
                                                   const signing::VerifiedIdentity &identity)
{
    for (const auto &own : kQueryActions) {
        if (own.service != service || own.name != action)
            continue;
        TY_TRY(parameters.allowOnly(own.parameters));
        return (this->*own.run)(parameters, identity);
    }
    if (service == "autoscaling")
        return m_scaling->query(parameters, identity.region);
    if (service == "cloudformation")
        return m_stacks->query(parameters, identity.region);
    if (service == "iam" && IamStore::supports(action))
        return m_iam->handle(action, parameters);
    return refuse(service == "sts" || service == "iam" ? "InvalidAction" : "UnknownOperation",
                  "The local cloud does not implement the operation " + action + " of " + service + ".");
}

ServiceResult<XmlContent> AccountServices::callerIdentity(const Parameters &, const signing::VerifiedIdentity &identity)
{
    return [role = identity.accessKeyId.starts_with("ASIA")](XmlWriter &xml) {
        xml.text("Arn", role ? "arn:aws:sts::" + account() + ":assumed-role/instance-role/i-0"
                             : "arn:aws:iam::" + account() + ":user/localcloud");
        xml.text("UserId", role ? "AROALOCALCLOUDROLE000" : "AIDALOCALCLOUDUSER000").text("Account", account());
    };
}

ServiceResult<XmlContent> AccountServices::accountAliases(const Parameters &, const signing::VerifiedIdentity &)
{
    return [](XmlWriter &xml) {
        xml.element("AccountAliases", [&] { xml.text("member", kAlias); }).boolean("IsTruncated", false);
    };
}

ServiceResult<XmlContent> AccountServices::sessionToken(const Parameters &parameters, const signing::VerifiedIdentity &)
{
    TY_TRY(checkCode(parameters));
    const auto key = m_keys.temporary("session", std::chrono::hours(12), SystemClock::instance().now());
    return [key](XmlWriter &xml) { writeKeys(xml, key); };
}

ServiceResult<XmlContent> AccountServices::assumeRole(const Parameters &parameters, const signing::VerifiedIdentity &)
{
    TY_TRY(checkCode(parameters));
    const auto arn = parameters.text("RoleArn"), session = parameters.text("RoleSessionName");
    TY_ASSIGN(const auto life, parameters.number("DurationSeconds"));
    const auto seconds = life.value_or(3600);
    if (session.size() < 2 || session.size() > 64 || seconds < 900 || seconds > 43200)
        return refuse("ValidationError", "RoleSessionName takes 2 to 64 characters, DurationSeconds 900 to 43200.");
    const auto prefix = "arn:aws:iam::" + account() + ":role/";
    if (!arn.starts_with(prefix) || arn.size() == prefix.size())
        return refuse("AccessDenied", "User is not authorized to perform: sts:AssumeRole on resource: " + arn, 403);
    const auto key = m_keys.temporary("role:" + arn, std::chrono::seconds(seconds), SystemClock::instance().now());
    return [key, session, who = arn.substr(prefix.size()) + "/" + session](XmlWriter &xml) {
        writeKeys(xml, key);
        xml.element("AssumedRoleUser", [&] {
            xml.text("AssumedRoleId", "AROALOCALCLOUDROLE000:" + session);
            xml.text("Arn", "arn:aws:sts::" + account() + ":assumed-role/" + who);
        });
    };
}

ServiceResult<nlohmann::json> AccountServices::emr(const std::string &operation, const nlohmann::json &body,
                                                   const std::string &region)
{
    if (!m_emr)
        return refuse("InternalServerException", "EMR does not run.", 500);
    return m_emr->handle(operation, body, region);
}

ServiceResult<std::string> AccountServices::json(const std::string &service, const std::string &target,
                                                 const std::string &body, const std::string &region)
{
    const auto *found = std::ranges::find_if(kJsonServices, [&](const JsonService &one) {
        return one.service == service && target.starts_with(one.prefix);
    });
    if (found == std::end(kJsonServices))
        return refuse("UnknownOperationException", "The local cloud does not implement " + service + " " + target);
    const auto document = nlohmann::json::parse(body, nullptr, false);
    if (!document.is_object())
        return refuse("SerializationException", "The body is not a JSON object.");
    TY_ASSIGN(const auto answer, found->run(*this, target.substr(found->prefix.size()), document, region));
    return answer.dump();
}

} // namespace trainyard::localcloud
