#include "backend/cluster/images.h"

#include <algorithm>
#include <cctype>

#include "backend/aws/ssm_client.h"
#include "backend/cluster/cloud_context.h"

namespace trainyard::cluster {

Result<std::string> imageOfParameter(const CloudContext &cloud, const std::string &parameter, const Deadline &deadline,
                                     std::stop_token stop)
{
    const auto found = cloud.ssmOf(cloud.region)->getParameter(parameter, deadline, stop);
    if (!found)
        return fail(found.error());
    const auto &id = found->value;
    const bool isId = id.size() > 4 && id.size() <= 32 && id.starts_with("ami-") &&
                      std::all_of(id.begin() + 4, id.end(), [](unsigned char c) { return std::isxdigit(c) != 0; });
    if (!isId)
        return fail(ErrorCode::MalformedReply, "ssm:GetParameter", "the value of " + parameter + " is no AMI id");
    return id;
}

} // namespace trainyard::cluster
