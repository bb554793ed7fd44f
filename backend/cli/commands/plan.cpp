#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/preflight_text.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/plan_calls.h"
#include "backend/cluster/account/templates.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using cluster::LaunchPlan;
using nlohmann::json;

/// Options of plan and launch. The command line takes precedence over the plan file.
struct PlanOptions {
    std::string file;
    LaunchPlan given; ///< values of the options that were given
    int deadlineMinutes = 0, idleMinutes = 0;
    double budgetUsd = 0;
    std::string budgetAction = "warn", s3Access = "role";
    bool placementGroup = false, efa = false;
    bool noProvision = false, keepOnFailure = false;
    bool preflight = false, noPreflight = false;
    CLI::App *command = nullptr;
};

void declare(CLI::App *command, PlanOptions &o)
{
    o.command = command;
    command->add_option("--plan", o.file, "A plan as JSON; other options win over it");
    command->add_option("-n,--name", o.given.name, "Name of the cluster");
    command->add_option("-w,--workers", o.given.workers, "Worker machines; the head is one more");
    command->add_option("--least-workers", o.given.minWorkers,
                        "Minimum number of workers to launch if AWS has no more capacity");
    command->add_option("-t,--instance-type", o.given.instanceType, "Instance type of the machines");
    command->add_option("--head-type", o.given.headType, "Instance type of the head, if it differs");
    command->add_option(
        "--image", o.given.image,
        "Image: a name such as ubuntu-24.04 (see images), an AMI ID, name:PATTERN, or resolve:ssm:PARAMETER");
    command->add_option("--user", o.given.user, "Login user on the machines, if the image's default is not right");
    command->add_option("--deadline-minutes", o.deadlineMinutes,
                        "The machines terminate themselves after this many minutes");
    command->add_option("--idle-minutes", o.idleMinutes,
                        "They also terminate after this many minutes without a run and without use");
    command->add_option("--budget", o.budgetUsd, "What the cluster may cost, in dollars");
    command->add_option("--at-budget", o.budgetAction, "What happens then; terminate also bounds the deadline")
        ->check(CLI::IsMember({"warn", "stop-run", "terminate"}));
    command->add_option("--root-gib", o.given.rootGiB, "Size of each root volume; what the image needs otherwise");
    command->add_option("--zone", o.given.zones, "Zones to try, in order");
    command->add_option("--other-type", o.given.otherTypes, "Types to try when no zone has the first, in order");
    command->add_option("--other-region", o.given.otherRegions, "Regions to try after the first, in order");
    command->add_flag("--placement-group,!--no-placement-group", o.placementGroup,
                      "Machines close to each other, in one zone; on by default with more than one GPU machine");
    command->add_flag("--efa,!--no-efa", o.efa, "Elastic Fabric Adapters; on by default with a placement group");
    command->add_option("--reservation", o.given.reservation, "Capacity reservation that the machines come out of");
    command->add_option("--launch-template", o.given.launchTemplate,
                        "Name or ID of a launch template, for what the plan leaves open");
    command->add_option("--template-version", o.given.templateVersion, "Its version; the default one otherwise");
    command->add_option("--subnet", o.given.subnet, "Subnet");
    command->add_flag("--public-address", o.given.publicAddress,
                      "Assign public IP addresses, whatever the subnet does");
    command->add_flag("--containers", o.given.containers,
                      "Programs in containers use the machines' role: its keys travel one hop further");
    command->add_flag("--hibernation", o.given.hibernation, "Allow hibernation: the disks also store the memory");
    command->add_option("--ssh-from", o.given.sshFrom,
                        "IP addresses to allow SSH from, as 203.0.113.7/32; /24: your own and its neighbours");
    command->add_flag("--accept-exposure", o.given.acceptExposure,
                      "I accept that SSH, or every port, may be open to the Internet");
    command->add_flag("--all-tcp", o.given.allTcpFromAnywhere,
                      "Open every TCP port to the Internet, as in old guides (unsafe); only with --accept-exposure");
    command->add_option("--security-group", o.given.securityGroup, "A security group that exists: sg-...; it stays");
    command->add_flag("--repair-group", o.given.repairGroup, "Add the rules that such a group lacks");
    command->add_option("--key-file", o.given.keyFile, "Your own private key, instead of one created for the cluster");
    command->add_option("--key-name", o.given.keyName,
                        "The account's key pair that it belongs to; else it is imported");
    command->add_option("--bucket", o.given.buckets,
                        "Buckets that the machines may read and write; data and results go into the first");
    command->add_flag("--make-bucket", o.given.makeBuckets,
                      "Create the missing ones: private, encrypted, in the region of the plan; they stay");
    command
        ->add_option("--s3-access", o.s3Access,
                     "Access for the machines: role (created for the cluster), role-or-keys (if IAM denies the role: "
                     "as key-file), key-file (session keys limited to the buckets, in a file of mode 0600), or bashrc "
                     "(legacy and unsafe: your keys, also as export lines in ~/.bashrc)")
        ->check(CLI::IsMember({"role", "role-or-keys", "key-file", "bashrc"}));
    command->add_flag("--spot", o.given.spot, "Spot machines");
    command->add_option("--max-price", o.given.maxPriceUsd, "Spot: dollars per hour and machine at most");
}

Result<LaunchPlan> planOf(const PlanOptions &o, const std::string &region)
{
    LaunchPlan plan;
    bool regionInFile = false;
    if (!o.file.empty()) {
        TY_ASSIGN(const auto text, readFile(o.file, 1u << 20));
        auto read = LaunchPlan::fromJson(text);
        if (!read)
            return fail(ErrorCode::InvalidArgument, o.file, read.error().detail);
        plan = std::move(*read);
        regionInFile = text.find("\"region\"") != std::string::npos;
    }
    if (!regionInFile)
        plan.region = region;
    const auto take = [&](const char *option, auto member) {
        if (o.command->count(option) > 0)
            plan.*member = o.given.*member;
    };
    take("--name", &LaunchPlan::name);
    take("--workers", &LaunchPlan::workers);
    take("--least-workers", &LaunchPlan::minWorkers);
    take("--instance-type", &LaunchPlan::instanceType);
    take("--head-type", &LaunchPlan::headType);
    take("--image", &LaunchPlan::image);
    take("--user", &LaunchPlan::user);
    take("--root-gib", &LaunchPlan::rootGiB);
    take("--zone", &LaunchPlan::zones);
    take("--other-type", &LaunchPlan::otherTypes);
    take("--other-region", &LaunchPlan::otherRegions);
    if (o.command->count("--placement-group") > 0)
        plan.placementGroup = o.placementGroup;
    if (o.command->count("--efa") > 0)
        plan.efa = o.efa;
    take("--reservation", &LaunchPlan::reservation);
    take("--launch-template", &LaunchPlan::launchTemplate);
    take("--template-version", &LaunchPlan::templateVersion);
    take("--subnet", &LaunchPlan::subnet);
    take("--public-address", &LaunchPlan::publicAddress);
    take("--hibernation", &LaunchPlan::hibernation);
    take("--containers", &LaunchPlan::containers);
    take("--all-tcp", &LaunchPlan::allTcpFromAnywhere);
    take("--ssh-from", &LaunchPlan::sshFrom);
    take("--accept-exposure", &LaunchPlan::acceptExposure);
    take("--security-group", &LaunchPlan::securityGroup);
    take("--repair-group", &LaunchPlan::repairGroup);
    take("--key-file", &LaunchPlan::keyFile);
    take("--key-name", &LaunchPlan::keyName);
    if (!plan.keyFile.empty() && o.command->count("--key-file") > 0)
        plan.keyFile = std::filesystem::absolute(plan.keyFile).lexically_normal().string();
    take("--bucket", &LaunchPlan::buckets);
    take("--make-bucket", &LaunchPlan::makeBuckets);
    if (o.command->count("--s3-access") > 0)
        plan.s3Access = *cluster::parseNodeAccess(o.s3Access);
    take("--spot", &LaunchPlan::spot);
    take("--max-price", &LaunchPlan::maxPriceUsd);
    if (o.command->count("--deadline-minutes") > 0)
        plan.deadline = std::chrono::minutes(o.deadlineMinutes);
    if (o.command->count("--idle-minutes") > 0)
        plan.idle = std::chrono::minutes(o.idleMinutes);
    if (o.command->count("--budget") > 0)
        plan.budget.usd = o.budgetUsd;
    if (o.command->count("--at-budget") > 0)
        plan.budget.action = *cluster::parseBudgetAction(o.budgetAction);
    if (plan.name.empty() && o.command->count("--name") == 0)
        plan.name = "cluster-" + newIdText("").substr(0, 6);
    return plan;
}

/// Completes the plan from its launch template, and the context with the types of the plan.
/// \param said  receives a note on the template for the user
Status askCloud(cluster::CloudContext &cloud, LaunchPlan &plan, std::string &said, std::stop_token stop)
{
    if (!plan.launchTemplate.empty() && cloud.catalog->knowsRegion(plan.region)) {
        TY_ASSIGN(const auto versions,
                  cluster::templateVersions(cloud, plan.region, plan.launchTemplate, {requestDeadline(), stop}));
        const auto *version = cluster::versionOf(versions, plan.templateVersion);
        if (!version)
            return fail(ErrorCode::NotFound, "ec2:DescribeLaunchTemplateVersions",
                        "the launch template " + plan.launchTemplate + " has no version " +
                            (plan.templateVersion.empty() ? "that is the default one" : plan.templateVersion));
        plan = cluster::filledFrom(std::move(plan), *version);
        said = cluster::describeUnused(*version);
    }
    auto catalog = cluster::catalogFor(cloud, plan, {requestDeadline(), stop});
    if (!catalog && catalog.error().code == ErrorCode::Cancelled)
        return fail(catalog.error());
    // A type without data is one of the plan's problems.
    if (catalog)
        cloud.catalog = std::move(*catalog);
    return {};
}

/// Combines all problems in one sentence.
std::string sentenceOf(const std::vector<cluster::Problem> &problems)
{
    std::string text = "this plan cannot be launched:";
    for (const auto &problem : problems) {
        std::string words = cluster::describe(problem);
        while (!words.empty() && words.back() == '.')
            words.pop_back();
        text += (text.back() == ':' ? " " : "; ") + words;
    }
    return text + ".";
}

json problemList(const std::vector<cluster::Problem> &problems)
{
    json list = json::array();
    for (const auto &problem : problems)
        list.push_back({{"field", cluster::toString(problem.field)},
                        {"value", problem.value},
                        {"sentence", cluster::describe(problem)}});
    return list;
}

int showPlan(Context &context, const PlanOptions &options)
{
    auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    auto plan = planOf(options, cloud->region);
    if (!plan)
        return context.failure(plan.error());
    std::string ofTemplate;
    if (const auto asked = askCloud(*cloud, *plan, ofTemplate, context.stop); !asked)
        return context.failure(asked.error());
    const auto problems = plan->problems(*cloud->catalog);
    json resources = json::array();
    Table table({{"KIND"}, {"NAME"}, {"DETAIL"}, {"PER HOUR", Table::Align::Right}});
    std::vector<std::string> lines;
    if (problems.empty()) {
        for (const auto &r : plan->resources(*cloud->catalog)) {
            resources.push_back(
                {{"kind", r.kind}, {"name", r.name}, {"detail", r.detail}, {"usd_per_hour", r.usdPerHour}});
            table.add({r.kind, r.name, r.detail, formatUsdPerHour(r.usdPerHour)});
        }
        lines = cluster::awsCliCommands(*plan, *cloud->catalog);
    }
    json order = json::array();
    std::string inOrder;
    for (const auto &place : plan->order()) {
        order.push_back({{"region", place.region}, {"type", place.type}, {"zone", place.zone}});
        inOrder += (inOrder.empty() ? "" : ", then ") + cluster::describe(place);
    }
    json notes = json::array();
    if (!ofTemplate.empty())
        notes.push_back({{"field", "launch-template"}, {"sentence", ofTemplate}});
    for (const auto &note : plan->notes(*cloud->catalog))
        notes.push_back({{"field", cluster::toString(note.field)}, {"sentence", note.sentence}});
    const double price = plan->usdPerHour(*cloud->catalog);
    json value = {{"plan", json::parse(plan->toJson(), nullptr, false)},
                  {"launchable", problems.empty()},
                  {"problems", problemList(problems)},
                  {"notes", notes},
                  {"profile", cloud->profile},
                  {"region", plan->region},
                  {"costs_money", cloud->costsMoney},
                  {"usd_per_hour", price},
                  {"usd_per_day", 24 * price},
                  {"resources", resources},
                  {"order", order},
                  {"aws", lines}};
    if (!problems.empty()) {
        if (context.globals.json)
            context.print(value, "");
        context.printMessage("trainyardctl: " + sentenceOf(problems));
        return WrongUsage;
    }
    std::string text = fmt::format("{}: 1 head and {} worker{} in {} (profile {}{})\n\n", plan->name, plan->workers,
                                   plan->workers == 1 ? "" : "s", plan->region, cloud->profile,
                                   cloud->costsMoney ? "" : ", costs nothing");
    text += table.text(context.out);
    text += fmt::format("\n{} per hour, {} per day; the machines terminate themselves after {}\n\n",
                        formatUsdPerHour(price), formatUsd(24 * price), formatDuration(plan->deadline));
    for (const auto &note : notes)
        text += "Note: " + note["sentence"].get<std::string>() + "\n\n";
    if (order.size() > 1)
        text += "Requested in this order while AWS has no capacity: " + inOrder + ".\n\n";
    text += "The same with the AWS CLI:\n";
    for (const std::string &line : lines)
        text += "  " + line + "\n";
    if (!options.preflight)
        return context.print(value, text);
    const auto checked = cluster::preflight(*cloud, *plan, {requestDeadline(), context.stop});
    if (!checked)
        return context.failure(checked.error());
    value["preflight"] = toJson(*checked);
    (void)context.print(value, text + "\nBefore anything is spent:\n" + cli::text(*checked, context.out));
    return checked->severity() == cluster::Severity::Red ? Failed : Done;
}

int launch(Context &context, const PlanOptions &options)
{
    auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    auto plan = planOf(options, cloud->region);
    if (!plan)
        return context.failure(plan.error());
    std::string ofTemplate;
    if (const auto asked = askCloud(*cloud, *plan, ofTemplate, context.stop); !asked)
        return context.failure(asked.error());
    if (const auto problems = plan->problems(*cloud->catalog); !problems.empty()) {
        if (context.globals.json)
            context.printLine({{"launchable", false}, {"problems", problemList(problems)}});
        context.printMessage("trainyardctl: " + sentenceOf(problems));
        return WrongUsage;
    }
    if (!ofTemplate.empty())
        context.printMessage("Note: " + ofTemplate);
    for (const auto &note : plan->notes(*cloud->catalog))
        context.printMessage("Note: " + note.sentence);
    if (cloud->accountError) // create nothing in an account without a confirmed identity
        return context.failure(*cloud->accountError);
    std::string doubts;
    if (!options.noPreflight) {
        const auto checked = cluster::preflight(*cloud, *plan, {requestDeadline(), context.stop});
        if (!checked)
            return context.failure(checked.error());
        if (checked->severity() == cluster::Severity::Red) {
            if (context.globals.json)
                context.printLine({{"preflight", toJson(*checked)}});
            context.printMessage(cli::text(*checked, context.err) +
                                 "trainyardctl: nothing was launched, because it would fail: " +
                                 sentences(*checked, cluster::Severity::Red));
            return Failed;
        }
        doubts = sentences(*checked, cluster::Severity::Amber);
        if (!doubts.empty())
            context.printMessage(doubts);
    }
    if (cloud->costsMoney) {
        const auto confirmed = context.confirm(fmt::format(
            "Launch {} machines in {} (account {}, profile {}) for {} per hour?", plan->machines(), plan->region,
            cloud->account, cloud->profile, formatUsdPerHour(plan->usdPerHour(*cloud->catalog))));
        if (!confirmed)
            return context.failure(confirmed.error());
    }
    cluster::LaunchOptions launchOptions;
    launchOptions.provision = !options.noProvision;
    launchOptions.retain = options.keepOnFailure ? cluster::RetainOnFailure::All : cluster::RetainOnFailure::Nothing;
    ProgressView view(stderr);
    ClusterId made;
    const auto id = cluster::launchOrResume(*cloud, made, *plan, launchOptions, view.sink(), context.stop);
    view.close();
    if (!id) {
        const int status = context.failure(id.error());
        if (options.keepOnFailure && !made.empty())
            context.printMessage(fmt::format("What was created stays: continue with 'trainyardctl provision {0}', or "
                                             "terminate it with 'trainyardctl terminate {0}'.",
                                             plan->name));
        return status;
    }
    if (options.noProvision)
        context.printMessage(
            fmt::format("trainyardctl: until 'trainyardctl provision {}' the machines keep the SSH host keys of their "
                        "user data, which anyone with permission to describe them can read.",
                        plan->name));
    const auto snapshot = cluster::status(*cloud, id->value, {requestDeadline(), {}});
    const json value = snapshot ? toJson(*snapshot) : json{{"id", id->value}, {"name", plan->name}};
    const int workers = snapshot ? snapshot->workers() : plan->workers;
    std::string text = fmt::format("{} is {}: 1 head and {} worker{}", plan->name,
                                   options.noProvision ? "running" : "ready", workers, workers == 1 ? "" : "s");
    if (workers < plan->workers)
        text += fmt::format(" of {} (AWS had no more: trainyardctl status {} shows why)", plan->workers, plan->name);
    return context.print(value, text + fmt::format(". Terminate it with: trainyardctl terminate {}\n", plan->name));
}

} // namespace

void addPlan(Commands &commands)
{
    CLI::App *plan =
        commands.add("plan", "Check a plan, and print what it creates, its price and the aws commands; spends nothing");
    auto planOptions = std::make_shared<PlanOptions>();
    declare(plan, *planOptions);
    plan->add_flag("--preflight", planOptions->preflight,
                   "Also check with AWS whether the launch can succeed: permissions, quota, zones, image, key, IP "
                   "address, subnets");
    commands.onRun(plan, [planOptions](Context &context) { return showPlan(context, *planOptions); });

    CLI::App *command = commands.add("launch", "Launch a cluster and deploy the runtime to it");
    auto options = std::make_shared<PlanOptions>();
    declare(command, *options);
    command->add_flag("--no-provision", options->noProvision, "Return when the machines run, without SSH");
    command->add_flag("--keep-on-failure", options->keepOnFailure,
                      "Keep what was created if it fails, instead of terminating it");
    command->add_flag("--no-preflight", options->noPreflight, "Launch without checking first whether it can succeed");
    commands.onRun(command, [options](Context &context) { return launch(context, *options); });
}

} // namespace trainyard::cli
