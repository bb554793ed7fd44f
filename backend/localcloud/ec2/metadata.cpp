#include "backend/localcloud/ec2/metadata.h"

#include <algorithm>
#include <charconv>

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/http/credential_store.h"

namespace trainyard::localcloud {
namespace {

HttpReply plain(int status, std::string body)
{
    HttpReply reply;
    reply.status = status;
    reply.contentType = "text/plain";
    reply.body = std::move(body);
    return reply;
}

std::string tokenFor(const std::string &secret, std::int64_t expires)
{
    const auto text = std::to_string(expires);
    return text + "-" + hexEncode(hmacSha256(asBytes(secret), asBytes(text)));
}

bool isValidToken(const std::string &token, const std::string &secret, std::int64_t nowSeconds)
{
    std::int64_t expires = 0;
    const auto read = std::from_chars(token.data(), token.data() + token.size(), expires);
    return read.ec == std::errc() && expires > nowSeconds &&
           equalConstantTime(asBytes(token), asBytes(tokenFor(secret, expires)));
}

std::map<std::string, std::string> documents(const InstanceFacts &facts, CredentialStore &keys, Timestamp now)
{
    const auto &one = facts.instance;
    const auto host = hostNameOf(one) + ".ec2.internal";
    std::string groups;
    for (const auto &name : facts.groupNames)
        groups.append(groups.empty() ? "" : "\n").append(name);
    std::map<std::string, std::string> out = {
        {"meta-data/ami-id", one.imageId},
        {"meta-data/ami-launch-index", std::to_string(one.launchIndex)},
        {"meta-data/hostname", host},
        {"meta-data/instance-action", "none"},
        {"meta-data/instance-id", one.id},
        {"meta-data/instance-life-cycle", one.spotRequest.empty() ? "on-demand" : "spot"},
        {"meta-data/instance-type", one.type},
        {"meta-data/local-hostname", host},
        {"meta-data/local-ipv4", one.address},
        {"meta-data/placement/availability-zone", one.zone},
        {"meta-data/placement/region", one.region},
        {"meta-data/reservation-id", one.reservation},
        {"meta-data/security-groups", groups},
        {"dynamic/instance-identity/document", nlohmann::json{{"accountId", kAccount},
                                                              {"architecture", "x86_64"},
                                                              {"availabilityZone", one.zone},
                                                              {"imageId", one.imageId},
                                                              {"instanceId", one.id},
                                                              {"instanceType", one.type},
                                                              {"privateIp", one.address},
                                                              {"region", one.region},
                                                              {"version", "2017-09-30"}}
                                                   .dump(2)},
    };
    if (const auto data = base64Decode(one.userData); data && !data->empty())
        out["user-data"] = std::string(reinterpret_cast<const char *>(data->data()), data->size());
    if (one.publicAddress) {
        out["meta-data/public-hostname"] = host;
        out["meta-data/public-ipv4"] = one.address;
    }
    if (one.takenAt != 0) {
        const auto at = millisToIso(one.takenAt);
        out["meta-data/spot/instance-action"] = nlohmann::json{{"action", "terminate"}, {"time", at}}.dump();
        out["meta-data/spot/termination-time"] = at;
    }
    if (!one.profileName.empty()) {
        const auto key = keys.forInstance(one.id, now);
        out["meta-data/iam/info"] = nlohmann::json{
            {"Code", "Success"},
            {"InstanceProfileArn",
             std::string("arn:aws:iam::") + kAccount + ":instance-profile/" +
                 one.profileName}}.dump(2);
        out["meta-data/iam/security-credentials/" + one.profileName] = nlohmann::json{
            {"Code", "Success"},
            {"Type", "AWS-HMAC"},
            {"AccessKeyId", key.id},
            {"SecretAccessKey", key.secret},
            {"Token", key.token},
            {"LastUpdated", toIso8601(now)},
            {"Expiration", millisToIso(key.expires)}}.dump(2);
    }
    return out;
}

/// Direct entries of a folder: "a", "b/", one per line.
std::string listing(const std::map<std::string, std::string> &all, const std::string &folder)
{
    std::string out, last;
    for (auto it = all.lower_bound(folder); it != all.end() && it->first.starts_with(folder); ++it) {
        const auto rest = it->first.substr(folder.size());
        const auto slash = rest.find('/');
        const auto entry = slash == std::string::npos ? rest : rest.substr(0, slash + 1);
        if (entry != last)
            out.append(out.empty() ? "" : "\n").append(entry);
        last = entry;
    }
    return out;
}

} // namespace

HttpReply Metadata::handle(const HttpRequest &request)
{
    const auto rest = request.path.substr(std::string_view("/-metadata/").size());
    const auto secret = rest.substr(0, rest.find('/'));
    const auto facts = m_ec2.factsBySecret(secret);
    if (!facts)
        return plain(404, "");
    auto path = rest.substr(std::min(secret.size() + 1, rest.size()));
    while (path.starts_with("/"))
        path.erase(0, 1);
    const auto now = SystemClock::instance().now();
    const auto seconds = toMillis(now) / 1000;

    if (path == "latest/api/token") {
        const auto wanted = request.header("x-aws-ec2-metadata-token-ttl-seconds");
        std::int64_t life = 0;
        const auto read = std::from_chars(wanted.data(), wanted.data() + wanted.size(), life);
        if (request.method != "PUT")
            return plain(405, "");
        if (wanted.empty() || read.ec != std::errc() || life < 1 || life > 21600)
            return plain(400, "");
        auto reply = plain(200, tokenFor(secret, seconds + life));
        reply.headers.emplace_back("X-Aws-Ec2-Metadata-Token-Ttl-Seconds", std::to_string(life));
        return reply;
    }
    if (request.method != "GET" && request.method != "HEAD")
        return plain(405, "");
    const auto token = request.header("x-aws-ec2-metadata-token");
    if ((facts->instance.httpTokens == HttpTokens::Required || !token.empty()) && !isValidToken(token, secret, seconds))
        return plain(401, "");
    const auto slash = path.find('/');
    if (slash == std::string::npos)
        return plain(200, "latest");
    const auto all = documents(*facts, m_keys, now);
    const auto name = path.substr(slash + 1);
    if (const auto found = all.find(name); found != all.end())
        return plain(200, found->second);
    const auto entries = listing(all, name.empty() || name.ends_with('/') ? name : name + "/");
    return entries.empty() ? plain(404, "") : plain(200, entries);
}

} // namespace trainyard::localcloud
