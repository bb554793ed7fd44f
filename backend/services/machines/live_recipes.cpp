#include "backend/services/machines/live_recipes.h"

#include <algorithm>
#include <utility>

#include "backend/cluster/recipes/image_bake.h"
#include "backend/core/secret_mask.h"
#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::seconds kCommandTime = 12h, kLingeringTime = 3min, kReadinessTime = 10min;

/// The error of the first machine on which a recipe failed; the panel shows the steps of all.
Status firstFailure(const std::vector<provision::HostResult> &results)
{
    for (const provision::HostResult &result : results)
        TY_TRY(result.status);
    return {};
}

/// A task that its caller can stop, too.
/// \param work  work(std::stop_token) -> T
template <class Work>
auto stoppedBy(std::stop_token caller, Work work)
{
    return [caller = std::move(caller), work = std::move(work)](std::stop_token program) {
        std::stop_source both;
        const auto end = [&both] { both.request_stop(); };
        const std::stop_callback byCaller(caller, end);
        const std::stop_callback byProgram(std::move(program), end);
        return work(both.get_token());
    };
}

} // namespace

LiveRecipeService::LiveRecipeService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : RecipeService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

OperationId LiveRecipeService::apply(const ClusterId &cluster, const cluster::RecipeOptions &options)
{
    const auto known = cluster::recipes();
    const auto recipe = std::ranges::find(known, options.recipe, &cluster::RecipeInfo::name);
    const std::string title = recipe == known.end() ? options.recipe : recipe->title;
    const auto work = [cluster, options](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        TY_ASSIGN(const auto results, cluster::runRecipe(cloud, cluster, options, sink, std::move(stop)));
        return firstFailure(results);
    };
    return m_operations.start(title, m_source.operation(work), true); // its steps are idempotent
}

QFuture<Status> LiveRecipeService::runOnAll(const ClusterId &cluster, const std::string &line,
                                            const std::vector<std::string> &nodes, std::uint64_t number,
                                            std::stop_token stop)
{
    const auto work = [this, cluster, line, nodes, number](std::stop_token either) -> Status {
        const CallContext context{Deadline::after(kCommandTime), std::move(either)};
        TY_ASSIGN(const auto cloud, m_source.open(true, context));
        const auto each = [this, number](cluster::NodeAnswer answer) {
            answer.out = maskSecrets(answer.out);
            answer.err = maskSecrets(answer.err);
            postTo(this, [this, number, answer = std::move(answer)] { emit answered(number, answer); });
        };
        TY_TRY(cluster::runOnAll(cloud, cluster, line, nodes, each, context));
        return {};
    };
    return m_tasks.runOperation(stoppedBy(std::move(stop), work));
}

void LiveRecipeService::announce(const ClusterId &cluster, const cluster::MeshTest &test)
{
    postTo(this, [this, cluster, test] { emit meshTested(cluster, test); });
}

OperationId LiveRecipeService::makeKeyMesh(const ClusterId &cluster)
{
    const auto work = [this, cluster](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        TY_ASSIGN(const auto test, cluster::makeKeyMesh(cloud, cluster, {}, sink, std::move(stop)));
        announce(cluster, test);
        return {};
    };
    return m_operations.start("Giving the machines keys for each other", m_source.operation(work), true);
}

OperationId LiveRecipeService::testKeyMesh(const ClusterId &cluster)
{
    const auto work = [this, cluster](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        TY_ASSIGN(const auto test, cluster::testKeyMesh(cloud, cluster, {}, sink, std::move(stop)));
        announce(cluster, test);
        return {};
    };
    return m_operations.start("Testing logins between the machines", m_source.operation(work), true);
}

OperationId LiveRecipeService::bakeImage(const ClusterId &cluster, const std::string &node, const std::string &name)
{
    const auto work = [cluster, node, name](const auto &cloud, const ProgressSink &sink,
                                            std::stop_token stop) -> Status {
        TY_TRY(cluster::bakeImage(cloud, cluster, node, name, {}, sink, std::move(stop)));
        return {};
    };
    return m_operations.start("Making the image " + name, m_source.operation(work)); // a cancelled one may exist
}

QFuture<Result<std::vector<cluster::NodeProcesses>>> LiveRecipeService::lingering(const ClusterId &cluster, bool end)
{
    return m_tasks.run(m_source.query(false, kLingeringTime, [cluster, end](const auto &cloud, const auto &context) {
        return cluster::lingeringProcesses(cloud, cluster, {}, end, context);
    }));
}

QFuture<Result<std::vector<cluster::NamedProcesses>>> LiveRecipeService::byName(const ClusterId &cluster,
                                                                                const cluster::ByNameOptions &options)
{
    return m_tasks.run(
        m_source.query(false, kLingeringTime, [cluster, options](const auto &cloud, const auto &context) {
            return cluster::processesByName(cloud, cluster, options, context);
        }));
}

QFuture<Result<std::vector<cluster::NodeReadiness>>>
LiveRecipeService::readiness(const ClusterId &cluster, const cluster::ReadinessOptions &options, std::stop_token stop)
{
    const auto work = m_source.query(false, kReadinessTime, [cluster, options](const auto &cloud, const auto &context) {
        return cluster::checkReadiness(cloud, cluster, options, {}, context);
    });
    return m_tasks.runOperation(stoppedBy(std::move(stop), work));
}

} // namespace trainyard::services
