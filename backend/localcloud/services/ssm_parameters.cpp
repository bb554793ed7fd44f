#include "backend/localcloud/services/ssm_parameters.h"

#include <algorithm>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "backend/core/time/clock.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kNamesACall = 10, kPageSize = 10;

/// A parameter and the prefix of the image names; its value is the newest of these images.
struct Published {
    const char *parameter, *image;
};
constexpr Published kPublished[] = {
    {"/aws/service/canonical/ubuntu/server/24.04/stable/current/amd64/hvm/ebs-gp3/ami-id",
     "ubuntu/images/hvm-ssd-gp3/ubuntu-noble-24.04-amd64-server-"},
    {"/aws/service/canonical/ubuntu/server/22.04/stable/current/amd64/hvm/ebs-gp2/ami-id",
     "ubuntu/images/hvm-ssd/ubuntu-jammy-22.04-amd64-server-"},
    {"/aws/service/ami-amazon-linux-latest/al2023-ami-kernel-default-x86_64", "al2023-ami-2023."},
    {"/aws/service/deeplearning/ami/x86_64/base-oss-nvidia-driver-gpu-ubuntu-24.04/latest/ami-id",
     "Deep Learning Base OSS Nvidia Driver GPU AMI (Ubuntu 24.04)"},
    {"/aws/service/deeplearning/ami/x86_64/base-oss-nvidia-driver-gpu-ubuntu-22.04/latest/ami-id",
     "Deep Learning Base OSS Nvidia Driver GPU AMI (Ubuntu 22.04)"},
    {"/aws/service/deeplearning/ami/x86_64/base-oss-nvidia-driver-gpu-amazon-linux-2023/latest/ami-id",
     "Deep Learning Base OSS Nvidia Driver GPU AMI (Amazon Linux 2023)"},
};

/// Parameters by name; one without an image in the region is not published there.
std::map<std::string, Json> parametersOf(const std::string &region)
{
    std::map<std::string, Json> out;
    const auto all = images(region);
    for (const auto &published : kPublished) {
        const ImageInfo *newest = nullptr;
        for (const auto &image : all) {
            if (image.name.starts_with(published.image) && (!newest || image.created > newest->created))
                newest = &image;
        }
        if (!newest)
            continue;
        const std::string name = published.parameter;
        const auto created = fromIso8601(newest->created).value_or(Timestamp());
        out[name] = {{"Name", name},
                     {"Type", "String"},
                     {"Value", newest->id},
                     {"Version", 1},
                     {"LastModifiedDate", double(created.time_since_epoch().count()) / 1000},
                     {"ARN", "arn:aws:ssm:" + region + "::parameter" + name},
                     {"DataType", "aws:ec2:image"}};
    }
    return out;
}

ServiceResult<void> onlyMembers(const Json &body, const std::set<std::string> &known)
{
    for (const auto &[name, value] : body.items()) {
        if (!known.contains(name))
            return refuse("ValidationException", "The local cloud does not know the member " + name + " here.");
    }
    return {};
}

ServiceResult<Json> byNames(const Json &body, const std::map<std::string, Json> &all)
{
    const auto names = body.value("Names", Json());
    if (!names.is_array() || names.empty() || names.size() > kNamesACall)
        return refuse("ValidationException", "Member 'names' must have length between 1 and 10");
    Json found = Json::array(), unknown = Json::array();
    for (const auto &name : names) {
        const auto it = name.is_string() ? all.find(name.get<std::string>()) : all.end();
        if (it == all.end())
            unknown.push_back(name);
        else
            found.push_back(it->second);
    }
    return Json{{"Parameters", found}, {"InvalidParameters", unknown}};
}

ServiceResult<Json> byPath(const Json &body, const std::map<std::string, Json> &all)
{
    auto path = body.contains("Path") && body["Path"].is_string() ? body["Path"].get<std::string>() : std::string();
    if (!path.starts_with('/'))
        return refuse("ValidationException", "The parameter path must begin with a forward slash.");
    if (!path.ends_with('/'))
        path += '/';
    const bool recursive = body.value("Recursive", Json(false)) == true;
    const auto size = std::size_t(std::clamp<std::int64_t>(
        body.contains("MaxResults") && body["MaxResults"].is_number_integer() ? body["MaxResults"].get<std::int64_t>()
                                                                              : std::int64_t(kPageSize),
        1, std::int64_t(kPageSize)));
    const auto from = body.contains("NextToken") && body["NextToken"].is_string() ? body["NextToken"].get<std::string>()
                                                                                  : std::string();
    Json page = Json::array(), out;
    for (auto it = all.lower_bound(std::max(path, from)); it != all.end() && it->first.starts_with(path); ++it) {
        if (!recursive && it->first.find('/', path.size()) != std::string::npos)
            continue;
        if (page.size() == size) {
            out["NextToken"] = it->first;
            break;
        }
        page.push_back(it->second);
    }
    out["Parameters"] = page;
    return out;
}

ServiceResult<Json> byName(const Json &body, const std::map<std::string, Json> &all)
{
    const auto name = body.value("Name", Json());
    const auto found = name.is_string() ? all.find(name.get<std::string>()) : all.end();
    if (found == all.end())
        return refuse("ParameterNotFound", "");
    return Json{{"Parameter", found->second}};
}

struct SsmAction {
    std::string name;
    ServiceResult<Json> (*run)(const Json &body, const std::map<std::string, Json> &all);
    std::set<std::string> members; ///< of the body
};

} // namespace

ServiceResult<Json> ssmOperation(const std::string &operation, const Json &body, const std::string &region)
{
    static const SsmAction actions[] = {
        {"GetParameter", byName, {"Name", "WithDecryption"}},
        {"GetParameters", byNames, {"Names", "WithDecryption"}},
        {"GetParametersByPath", byPath, {"Path", "Recursive", "WithDecryption", "MaxResults", "NextToken"}}};
    const auto *found = std::ranges::find(actions, operation, &SsmAction::name);
    if (found == std::end(actions))
        return refuse("UnknownOperationException", "The local cloud does not implement SSM " + operation);
    TY_TRY(onlyMembers(body, found->members));
    return found->run(body, parametersOf(region));
}

} // namespace trainyard::localcloud
