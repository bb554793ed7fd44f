#include "backend/localcloud/services/account_services.h"

#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/http/credential_store.h"
#include "backend/localcloud/services/ssm_parameters.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {
namespace {

constexpr const char *kAlias = "local-cloud";
const std::string kStsSpace = "https://sts.amazonaws.com/doc/2011-06-15/";
const std::string kIamSpace = "https://iam.amazonaws.com/doc/2010-05-08/";
const std::string kScalingSpace = "http://autoscaling.amazonaws.com/doc/2011-01-01/";
const std::string kStackSpace = "http://cloudformation.amazonaws.com/doc/2010-05-15/";
constexpr double kUsdPerVcpuHour = 0.0425; ///< only for the rehearsal price list; nothing is billed

/// <OperationResponse><OperationResult>...</OperationResult><ResponseMetadata/></OperationResponse>
template <class F>
std::string queryDocument(const std::string &space, const std::string &operation, const std::string &requestId,
                          F &&inside)
{
    XmlWriter xml;
    xml.raw("<" + operation + "Response xmlns=\"" + space + "\">");
    xml.element(operation + "Result", [&] { inside(xml); });
    xml.element("ResponseMetadata", [&] { xml.text("RequestId", requestId); });
    return xml.raw("</" + operation + "Response>").str();
}

std::string textIn(const nlohmann::json &object, const char *name)
{
    const auto at = object.is_object() ? object.find(name) : object.end();
    return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

/// One type of the price list: JSON in a JSON string, as AWS sends it.
nlohmann::json productsFor(const nlohmann::json &asked)
{
    std::string name;
    for (const auto &filter : asked.value("Filters", nlohmann::json::array())) {
        if (textIn(filter, "Field") == "instanceType")
            name = textIn(filter, "Value");
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

ServiceResult<nlohmann::json> priceOperation(const std::string &target, const nlohmann::json &asked)
{
    if (target == "AWSPriceListService.GetProducts") {
        if (textIn(asked, "ServiceCode") != "AmazonEC2")
            return refuse("NotFoundException", "The local cloud lists prices of AmazonEC2 only.");
        return productsFor(asked);
    }
    return refuse("UnknownOperationException", "The local cloud does not implement " + target);
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

} // namespace

Result<std::unique_ptr<AccountServices>> AccountServices::open(Store &store, CredentialStore &keys, Ec2Service &ec2,
                                                               double speed)
{
    TY_ASSIGN(auto quotas, QuotaStore::open(store, speed));
    TY_ASSIGN(auto iam, IamStore::open(store, speed));
    TY_ASSIGN(auto controllers, ControllerStore::open(store, ec2));
    return std::unique_ptr<AccountServices>(
        new AccountServices(keys, std::move(quotas), std::move(iam), std::move(controllers)));
}

ServiceResult<std::string> AccountServices::query(const std::string &service, const Parameters &parameters,
                                                  const std::string &requestId,
                                                  const signing::VerifiedIdentity &identity)
{
    const auto action = parameters.text("Action");
    if (service == "sts" && action == "GetCallerIdentity") {
        TY_TRY(parameters.allowOnly({}));
        const bool role = identity.accessKeyId.starts_with("ASIA");
        return queryDocument(kStsSpace, action, requestId, [&](XmlWriter &xml) {
            xml.text("Arn", role ? "arn:aws:sts::" + account() + ":assumed-role/instance-role/i-0"
                                 : "arn:aws:iam::" + account() + ":user/localcloud");
            xml.text("UserId", role ? "AROALOCALCLOUDROLE000" : "AIDALOCALCLOUDUSER000").text("Account", account());
        });
    }
    if (service == "sts" && action == "AssumeRole")
        return assumeRole(parameters, requestId);
    if (service == "sts" && action == "GetSessionToken")
        return sessionToken(parameters, requestId);
    if (service == "iam" && action == "ListAccountAliases") {
        TY_TRY(parameters.allowOnly({"Marker", "MaxItems"}));
        return queryDocument(kIamSpace, action, requestId, [&](XmlWriter &xml) {
            xml.element("AccountAliases", [&] { xml.text("member", kAlias); }).boolean("IsTruncated", false);
        });
    }
    if (service == "autoscaling" || service == "cloudformation") {
        TY_ASSIGN(const auto inside, m_controllers->query(service, parameters, identity.region));
        return queryDocument(service == "autoscaling" ? kScalingSpace : kStackSpace, action, requestId, inside);
    }
    if (service == "iam" && IamStore::supports(action)) {
        TY_ASSIGN(const auto inside, m_iam->handle(action, parameters));
        return queryDocument(kIamSpace, action, requestId, inside);
    }
    return refuse(service == "sts" || service == "iam" ? "InvalidAction" : "UnknownOperation",
                  "The local cloud does not implement the operation " + action + " of " + service + ".");
}

ServiceResult<std::string> AccountServices::sessionToken(const Parameters &parameters, const std::string &requestId)
{
    TY_TRY(parameters.allowOnly({"DurationSeconds", "SerialNumber", "TokenCode"}));
    TY_TRY(checkCode(parameters));
    const auto key = m_keys.temporary("session", std::chrono::hours(12), SystemClock::instance().now());
    return queryDocument(kStsSpace, "GetSessionToken", requestId, [&](XmlWriter &xml) { writeKeys(xml, key); });
}

ServiceResult<std::string> AccountServices::assumeRole(const Parameters &parameters, const std::string &requestId)
{
    TY_TRY(parameters.allowOnly(
        {"RoleArn", "RoleSessionName", "DurationSeconds", "ExternalId", "SerialNumber", "TokenCode"}));
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
    const auto who = arn.substr(prefix.size()) + "/" + session;
    return queryDocument(kStsSpace, "AssumeRole", requestId, [&](XmlWriter &xml) {
        writeKeys(xml, key);
        xml.element("AssumedRoleUser", [&] {
            xml.text("AssumedRoleId", "AROALOCALCLOUDROLE000:" + session);
            xml.text("Arn", "arn:aws:sts::" + account() + ":assumed-role/" + who);
        });
    });
}

ServiceResult<std::string> AccountServices::json(const std::string &service, const std::string &target,
                                                 const std::string &body, const std::string &region)
{
    const bool isSsm = service == "ssm" && target.starts_with("AmazonSSM.");
    const bool isEmr = service == "elasticmapreduce" && target.starts_with("ElasticMapReduce.");
    const bool prices = service == "pricing";
    if (!isSsm && !isEmr && !prices && !(service == "servicequotas" && target.starts_with("ServiceQuotasV20190624.")))
        return refuse("UnknownOperationException", "The local cloud does not implement " + service + " " + target);
    const auto document = nlohmann::json::parse(body, nullptr, false);
    if (!document.is_object())
        return refuse("SerializationException", "The body is not a JSON object.");
    const auto operation = target.substr(target.find('.') + 1);
    TY_ASSIGN(const auto answer, isSsm    ? ssmOperation(operation, document, region)
                                 : isEmr  ? m_controllers->emr(operation, document, region)
                                 : prices ? priceOperation(target, document)
                                          : m_quotas->handle(operation, document, region));
    return answer.dump();
}

} // namespace trainyard::localcloud
