#include "backend/cli/cloud.h"

#include <cmath>

#include <unistd.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/credentials/mfa_session.h"
#include "backend/cli/output/prompt_line.h"
#include "backend/core/units.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

using nlohmann::json;

namespace {

/// Reads one-time codes from the terminal; null without one.
std::shared_ptr<aws::MfaSessionCache> mfaPrompt(const Context &context)
{
    if (!::isatty(STDIN_FILENO) || !::isatty(STDERR_FILENO))
        return nullptr;
    return std::make_shared<aws::MfaSessionCache>(
        [stop = context.stop](const aws::MfaChallenge &question, const CallContext &call) -> Result<Secret> {
            const auto line =
                promptLine(fmt::format("{}One-time code of {} (profile {}): ",
                                       question.rejected ? "AWS did not accept it; each code counts once.\n" : "",
                                       question.device, question.profile),
                           false, {call.deadline, stop});
            return line ? Result<Secret>(Secret(*line)) : fail(line.error());
        });
}

cluster::CloudOptions optionsOf(const Context &context)
{
    cluster::CloudOptions options;
    options.profile = context.globals.profile;
    options.region = context.globals.region;
    options.endpointUrl = context.globals.endpointUrl;
    options.stateFolder = context.globals.stateDir;
    options.mfaSessions = mfaPrompt(context);
    return options;
}

Deadline openDeadline(const cluster::CloudOptions &options)
{
    return Deadline::after(options.mfaSessions ? std::chrono::minutes(5)
                                               : std::chrono::minutes(1)); // the user needs time to find the code
}

json number(double value)
{
    return std::isfinite(value) ? json(value) : json(nullptr); // JSON has no NaN
}

void warnUnwritable(const Context &context, const Result<cluster::CloudContext> &cloud)
{
    if (cloud && cloud->ledger->unwritable())
        context.printMessage(
            "trainyardctl: " + wording::message(*cloud->ledger->unwritable()) +
            " What is known is read all the same; nothing that happens now is recorded in the ledger.");
}

} // namespace

Result<cluster::CloudContext> openCloud(const Context &context)
{
    auto options = optionsOf(context);
    if (::isatty(STDERR_FILENO) && !context.globals.json) // a user is present who can log in
        options.onLoginRequired = [context](const std::optional<Error> &why) {
            context.printMessage(why ? wording::message(*why) + " Waiting for that." : "Logged in again; continuing.");
        };
    auto cloud = cluster::openCloud(options, {openDeadline(options), context.stop});
    warnUnwritable(context, cloud);
    if (cloud && cloud->costsMoney && !cloud->account.empty())
        context.printMessage(fmt::format("Account {}{}, profile {}, region {}.", cloud->account,
                                         cloud->accountAlias.empty() ? "" : " (" + cloud->accountAlias + ")",
                                         cloud->profile, cloud->region));
    return cloud;
}

Result<cluster::CloudContext> openCloudOf(const Context &context, const ledger::Cluster &cluster)
{
    Context of = context;
    of.globals.profile = cluster.profile;
    of.globals.region = cluster.region;
    of.globals.endpointUrl = cluster.isLocal() ? std::string() : cluster.endpoint; // that of the command may be another
    return openCloud(of);
}

Result<cluster::CloudContext> openLedgerOnly(const Context &context, bool startLocal)
{
    auto options = optionsOf(context);
    options.identify = false;
    options.startLocalCloud = startLocal;
    return cluster::openCloud(options, {openDeadline(options), context.stop});
}

json orNull(const std::optional<Timestamp> &t)
{
    return t ? json(toIso8601(*t)) : json(nullptr);
}

json toJson(const cluster::NodeSnapshot &n)
{
    return {{"name", n.name},
            {"role", n.role},
            {"instance", n.id.value},
            {"state", n.state},
            {"type", n.type},
            {"zone", n.zone},
            {"public_address", n.publicAddress},
            {"private_address", n.privateAddress},
            {"ssh_port", n.sshPort},
            {"launched", toIso8601(n.launched)},
            {"in_ledger", n.inLedger},
            {"in_cloud", n.inCloud},
            {"locked", n.locked},
            {"probe", n.probe}};
}

void addUsd(json &object, const std::string &name, const cluster::Usd &sum)
{
    const bool isKnown = sum.bound != cluster::SumBound::AtLeast;
    object[name] = isKnown ? json(sum.usd) : json(nullptr);
    object[name + "_bound"] = cluster::toString(sum.bound);
    if (!isKnown)
        object[name + "_at_least"] = sum.usd;
}

std::string rateText(const std::optional<double> &usdPerHour)
{
    return usdPerHour ? formatUsdPerHour(*usdPerHour) : "unknown";
}

json toJson(const cluster::ClusterSnapshot &c)
{
    json nodes = json::array();
    for (const auto &node : c.nodes)
        nodes.push_back(toJson(node));
    json lost = json::array();
    for (const auto &node : c.lost)
        lost.push_back({{"name", node.name}, {"instance", node.id.value}, {"type", node.type}, {"reason", node.lost}});
    json differences = json::array();
    for (const Sentence &difference : c.differences)
        differences.push_back(difference.english());
    json value{{"id", c.id.value},
               {"name", c.name},
               {"state", cluster::toString(c.state)},
               {"detail", c.detail},
               {"region", c.region},
               {"zone", c.zone},
               {"instance_type", c.instanceType},
               {"owner", c.owner},
               {"ours", c.ours},
               {"same_owner", c.sameOwner},
               {"ledger", c.ledger},
               {"workers", c.workers()},
               {"created", toIso8601(c.created)},
               {"expires", orNull(c.expires)},
               {"nodes", nodes},
               {"lost", lost},
               {"differences", differences}};
    addUsd(value, "usd_per_hour", c.hourly());
    addUsd(value, "usd_so_far", c.soFar());
    return value;
}

json toJson(const cluster::Target &t)
{
    return {{"kind", t.kind},
            {"id", t.id},
            {"region", t.region},
            {"name", t.name},
            {"state", t.state},
            {"type", t.type},
            {"cluster", t.cluster.value},
            {"cluster_name", t.clusterName},
            {"owner", t.owner},
            {"ledger", t.ledger},
            {"created", orNull(t.created)},
            {"usd_per_hour", orNull(t.usdPerHour)},
            {"in_ledger", t.inLedger},
            {"in_cloud", t.inCloud},
            {"protected", t.isProtected},
            {"why", t.why}};
}

json toJson(const ledger::Run &r)
{
    const json job = json::parse(r.job, nullptr, false);
    return {{"id", r.id.value},
            {"cluster", r.cluster.value},
            {"name", r.name},
            {"state", toString(r.state)},
            {"detail", r.detail},
            {"attempt", r.attempt},
            {"created", toIso8601(r.created)},
            {"finished", orNull(r.finished)},
            {"job", job.is_discarded() ? json(nullptr) : job}};
}

json toJson(const protocol::MetricRecord &m)
{
    return {{"run", m.run.value}, {"attempt", m.attempt},     {"view", m.view},       {"rank", m.rank},
            {"epoch", m.epoch},   {"step", m.step},           {"samples", m.samples}, {"t", m.t},
            {"name", m.name},     {"value", number(m.value)}, {"note", m.note}};
}

std::string ageOf(Timestamp since)
{
    const auto age = std::chrono::floor<std::chrono::seconds>(SystemClock::instance().now() - since);
    return age < std::chrono::minutes(1) ? fmt::format("{} s", std::max<std::int64_t>(age.count(), 0))
                                         : formatDuration(age);
}

std::string untilText(const std::optional<Timestamp> &at)
{
    if (!at)
        return "";
    const auto left = *at - SystemClock::instance().now();
    if (left <= decltype(left)::zero())
        return "passed";
    return "in " + formatDuration(std::chrono::duration_cast<std::chrono::milliseconds>(left));
}

std::string sessionText(const Result<std::optional<Timestamp>> &ends)
{
    if (!ends)
        return "end unknown: " + ends.error().detail;
    return *ends ? "expires " + untilText(*ends) : "does not expire";
}

} // namespace trainyard::cli
