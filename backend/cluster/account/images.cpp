#include "backend/cluster/account/images.h"

#include <algorithm>
#include <cctype>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

Result<FoundImage> byId(aws::Ec2Client &ec2, const std::string &id, std::string how, const CallContext &context)
{
    TY_ASSIGN(auto image, imageById(ec2, id, context));
    return FoundImage{std::move(image), std::move(how)};
}

Result<FoundImage> byParameter(const CloudContext &cloud, aws::Ec2Client &ec2, const std::string &parameter,
                               const CallContext &context)
{
    // Behind a firewall this call is retried until its deadline: leave time for the search by name.
    const auto soon = Deadline::after(20s).earlier(context.deadline);
    TY_ASSIGN(const auto id, imageOfParameter(cloud, ec2.config().region, parameter, {soon, context.stop}));
    return byId(ec2, id, "named by the public parameter " + parameter, context);
}

Result<FoundImage> ofCatalog(const CloudContext &cloud, aws::Ec2Client &ec2, const Image &known,
                             const CallContext &context)
{
    auto found = byParameter(cloud, ec2, known.ssmParameter, context);
    if (found || isSessionError(found.error()))
        return found;
    auto newest = newestImage(ec2, {known.owner}, known.namePattern, known.architecture, context);
    if (!newest) {
        // If the parameter could not be read, that is the cause: not every endpoint supports the search by name.
        if (found.error().code == ErrorCode::NotFound || newest.error().code != ErrorCode::NotFound)
            return fail(newest.error());
        Error error = found.error();
        error.detail += "; and by its name: " + newest.error().detail;
        return fail(std::move(error));
    }
    return FoundImage{std::move(*newest),
                      "the newest of the name \"" + known.namePattern +
                          "\", because its public parameter was of no help: " + found.error().detail};
}

} // namespace

Result<std::string> imageOfParameter(const CloudContext &cloud, const std::string &region, const std::string &parameter,
                                     const CallContext &context)
{
    TY_ASSIGN(const auto id, cloud.parameterOf(region, parameter, context));
    const bool isId = id.size() > 4 && id.size() <= 32 && id.starts_with("ami-") &&
                      std::all_of(id.begin() + 4, id.end(), [](unsigned char c) { return std::isxdigit(c) != 0; });
    if (!isId)
        return fail(ErrorCode::MalformedReply, "ssm:GetParameter", "the value of " + parameter + " is no AMI ID");
    return id;
}

Result<FoundImage> findImage(const CloudContext &cloud, const LaunchPlan &plan, const std::string &region,
                             const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(region);
    const ImageChoice chosen = cloud.catalog->choose(plan.image);
    if (chosen.known)
        return ofCatalog(cloud, *ec2, *chosen.known, context);
    if (!chosen.parameter.empty())
        return byParameter(cloud, *ec2, chosen.parameter, context);
    if (!chosen.name.empty()) {
        auto newest = newestImage(*ec2, {"amazon", "self"}, chosen.name, "x86_64", context);
        if (newest)
            return FoundImage{std::move(*newest), "the newest of the name \"" + chosen.name + "\""};
        Error error = newest.error();
        const Image *successor = cloud.catalog->image(chosen.name);
        if (error.code == ErrorCode::NotFound && successor)
            error.detail += "; " + successor->alias + " takes its place";
        return fail(std::move(error));
    }
    std::string id = chosen.id;
    if (id.empty()) {
        TY_ASSIGN(auto named, imageOfTemplate(*ec2, plan.launchTemplate, plan.templateVersion, context));
        id = std::move(named);
    }
    auto found = byId(*ec2, id, chosen.id.empty() ? "named by the launch template" : "named by the plan", context);
    if (!found && found.error().code == ErrorCode::NotFound) {
        Error error = found.error();
        error.detail += "; an AMI ID belongs to one region, and is gone when its owner withdraws the image: choose a "
                        "name such as " +
                        cloud.catalog->images().front().alias;
        return fail(std::move(error));
    }
    return found;
}

Result<std::vector<AvailableImage>> availableImages(const CloudContext &cloud, const std::string &region,
                                                    const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(region);
    const auto &images = cloud.catalog->images();
    const auto found = parallelMap(images, 4, context.stop, [&](const Image &image, std::stop_token mine) {
        return ofCatalog(cloud, *ec2, image, {context.deadline, mine});
    });
    std::vector<AvailableImage> offers;
    for (std::size_t i = 0; i < images.size(); ++i) {
        if (!found[i] && isSessionError(found[i].error()))
            return fail(found[i].error());
        AvailableImage offer{images[i].alias,     images[i].title, images[i].user, images[i].minRootGiB,
                             images[i].gpuDriver, std::nullopt,    std::nullopt};
        if (found[i])
            offer.today = *found[i];
        else
            offer.notKnown = found[i].error();
        offers.push_back(std::move(offer));
    }
    return offers;
}

} // namespace trainyard::cluster
