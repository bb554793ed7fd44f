#include "backend/aws/services/efs_client.h"

#include "backend/aws/wire/json_call_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

EfsClient::EfsClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "elasticfilesystem", Protocol::Json))
{
}

EfsClient::~EfsClient() = default;

Result<std::vector<FileSystem>> EfsClient::describeFileSystems(const CallContext &context)
{
    std::vector<FileSystem> all;
    const auto pages = paginate("efs:DescribeFileSystems", [&](const std::string &marker) -> Result<std::string> {
        ApiRequest request;
        request.call.service = "efs";
        request.call.operation = "DescribeFileSystems";
        request.call.commandLine = {"efs", "describe-file-systems"};
        request.method = "GET";
        request.path = "/2015-02-01/file-systems";
        if (!marker.empty())
            request.query.emplace_back("Marker", marker);
        TY_ASSIGN(const auto answer, sendRequest(*m_api, request, context));
        for (const auto &json : json11::list(answer, "FileSystems")) {
            FileSystem one{json11::text(json, "FileSystemId"),
                           json11::text(json, "Name"),
                           json11::text(json, "LifeCycleState"),
                           0,
                           {}};
            if (const double bytes = json11::number(json11::object(json, "SizeInBytes"), "Value");
                bytes > 0 && bytes < 1e18)
                one.bytes = std::uint64_t(bytes);
            for (const auto &tag : json11::list(json, "Tags"))
                one.tags.emplace(json11::text(tag, "Key"), json11::text(tag, "Value"));
            all.push_back(std::move(one));
        }
        return json11::text(answer, "NextMarker");
    });
    if (!pages)
        return fail(pages.error());
    return all;
}

} // namespace trainyard::aws
