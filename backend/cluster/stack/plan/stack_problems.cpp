#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/plan_checks_internal.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/stack/plan/stack_fields.h"

namespace trainyard::cluster {
namespace {

constexpr int kWidestOwnRange = 24; // around this computer's address

bool isLetterOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// Folder names separated by '/', of characters that need no quoting in a shell. None begins with a dot or hyphen.
bool isPlainPath(std::string_view path)
{
    bool atStart = true;
    for (const char c : path) {
        if (atStart ? !(isLetterOrDigit(c) || c == '_')
                    : !(isLetterOrDigit(c) || c == '_' || c == '.' || c == '-' || c == '/'))
            return false;
        atStart = c == '/';
    }
    return !atStart;
}

/// An absolute path of characters that need no quoting in a shell.
bool isPlainFile(std::string_view path)
{
    return path.size() > 1 && path.front() == '/' && std::ranges::all_of(path, [](char c) {
               return isLetterOrDigit(c) || c == '_' || c == '.' || c == '-' || c == '/' || c == '+';
           });
}

bool isPolicyArn(std::string_view arn)
{
    return arn.starts_with("arn:") && arn.find(":iam::") != std::string_view::npos &&
           arn.find(":policy/") != std::string_view::npos && arn.size() <= 2048;
}

/// Collects the problems of one plan, subject by subject.
class StackChecks {
public:
    StackChecks(const StackPlan &plan, const Catalog &catalog)
        : m_plan(plan)
        , m_catalog(catalog)
        , m_found(limitProblems(kStackFields, plan))
    {
    }

    std::vector<StackProblem> run()
    {
        checkNames();
        checkMachines();
        checkAccess();
        checkFileSystem();
        checkNetwork();
        checkRights();
        checkBudget();
        return std::move(m_found);
    }

private:
    void add(StackField field, Reason reason, std::string value)
    {
        m_found.push_back({field, reason, std::move(value)});
    }

    void checkId(StackField field, const std::string &id, std::string_view prefix)
    {
        if (!id.empty() && !looksLikeId(id, prefix))
            add(field, Reason::Malformed, id);
    }

    void checkNames()
    {
        if (m_plan.name.empty())
            add(&StackPlan::name, Reason::Empty, "");
        else if (!isClusterName(m_plan.name) || m_plan.name.starts_with("sg-")) // EC2 refuses such names of groups
            add(&StackPlan::name, Reason::Malformed, m_plan.name);
        if (!m_catalog.knowsRegion(m_plan.region))
            add(&StackPlan::region, m_plan.region.empty() ? Reason::Empty : Reason::Unknown, m_plan.region);
        if (const auto &tags = m_plan.tags; tags.contains("") || !wrongTagOf(tags).empty())
            add(&StackPlan::tags, Reason::Malformed, wrongTagOf(tags));
    }

    void checkMachines()
    {
        const InstanceType *type = m_catalog.type(m_plan.instanceType);
        if (m_plan.instanceType.empty())
            add(&StackPlan::instanceType, Reason::Empty, "");
        else if (!type)
            add(&StackPlan::instanceType, Reason::Unknown, m_plan.instanceType);
        else if (type->architecture != "x86_64") // of the template's images, and of the runtime
            add(&StackPlan::instanceType, Reason::Mismatch, "image");
        if (m_plan.minWorkers > m_plan.workers)
            add(&StackPlan::minWorkers, Reason::TooLarge, std::to_string(m_plan.workers));
        checkId(&StackPlan::imageId, m_plan.imageId, "ami-");
        const Image *image = m_plan.imageId.empty() ? m_catalog.image(m_plan.launchPlan().image) : nullptr;
        if (image && m_plan.rootGiB >= 8 && m_plan.rootGiB < image->minRootGiB)
            add(&StackPlan::rootGiB, Reason::TooSmall, std::to_string(image->minRootGiB) + " GiB");
    }

    void checkAccess()
    {
        if (const std::string &from = m_plan.sshFrom; !from.empty()) {
            const bool isOwnRange = from.front() == '/';
            const int bits = cidrBits(isOwnRange ? "127.0.0.1" + from : from);
            if (bits < 0 || (isOwnRange && bits < kWidestOwnRange))
                add(&StackPlan::sshFrom, Reason::Malformed, from);
            else if (bits < kWidestRange && !m_plan.acceptExposure)
                add(&StackPlan::sshFrom, Reason::TooOpen, from);
        }
        if (!m_plan.keyName.empty() && m_plan.keyFile.empty())
            add(&StackPlan::keyFile, Reason::Empty, "");
        else if (!m_plan.keyFile.empty() && m_plan.keyFile.front() != '/')
            add(&StackPlan::keyFile, Reason::Malformed, m_plan.keyFile);
    }

    void checkFileSystem()
    {
        checkId(&StackPlan::fileSystem, m_plan.fileSystem, "fs-"); // the original template accepts 8 digits only
        if (m_plan.existingMountTarget && m_plan.makesFileSystem())
            add(&StackPlan::existingMountTarget, Reason::Mismatch, "file-system");
        if (!isPlainPath(m_plan.mountPoint))
            add(&StackPlan::mountPoint, m_plan.mountPoint.empty() ? Reason::Empty : Reason::Malformed,
                m_plan.mountPoint);
        if (!m_plan.prepareScript.empty() && !isPlainFile(m_plan.prepareScript))
            add(&StackPlan::prepareScript, Reason::Malformed, m_plan.prepareScript);
        if (!m_plan.dataBucket.empty() && !isBucketName(m_plan.dataBucket))
            add(&StackPlan::dataBucket, Reason::Malformed, m_plan.dataBucket);
    }

    void checkNetwork()
    {
        checkId(&StackPlan::vpc, m_plan.vpc, "vpc-");
        checkId(&StackPlan::masterSubnet, m_plan.masterSubnet, "subnet-");
        checkId(&StackPlan::workerSubnet, m_plan.workerSubnet, "subnet-");
        checkId(&StackPlan::nodeGroup, m_plan.nodeGroup, "sg-");
        const bool any = !m_plan.vpc.empty() || !m_plan.masterSubnet.empty() || !m_plan.workerSubnet.empty();
        for (const auto &[field, value] : {std::pair{StackField(&StackPlan::vpc), &m_plan.vpc},
                                           {StackField(&StackPlan::masterSubnet), &m_plan.masterSubnet},
                                           {StackField(&StackPlan::workerSubnet), &m_plan.workerSubnet}}) {
            if (any && value->empty())
                add(field, Reason::Empty, "");
        }
        if (const std::string &zone = m_plan.zone;
            !zone.empty() && (!zone.starts_with(m_plan.region) || zone.size() <= m_plan.region.size()))
            add(&StackPlan::zone, Reason::Mismatch, "region");
    }

    void checkRights()
    {
        if (!m_plan.boundary.empty() && !isPolicyArn(m_plan.boundary))
            add(&StackPlan::boundary, Reason::Malformed, m_plan.boundary);
        if (!m_plan.acknowledgeIam)
            add(&StackPlan::acknowledgeIam, Reason::Empty, "");
    }

    /// A budget that counts a machine as free would never act.
    void checkBudget()
    {
        const HourlyCost cost = m_plan.price(m_catalog);
        if (const auto end = m_plan.budget.deadline(0, cost.total(), Timestamp{});
            end && *end < Timestamp{} + std::chrono::minutes(kLeastDeadlineMinutes))
            add(&StackPlan::budget, Reason::TooSmall,
                fmt::format("{:.2f} USD, the price of ten minutes", cost.total() / 6));
        if (m_plan.budget.usd > 0 && m_plan.budget.action != BudgetAction::Warn && cost.unpriced > 0 &&
            m_catalog.type(m_plan.instanceType))
            add(&StackPlan::budget, Reason::Unpriced, m_plan.instanceType + " in " + m_plan.region);
    }

    const StackPlan &m_plan;
    const Catalog &m_catalog;
    std::vector<StackProblem> m_found;
};

/// Of a value that is not of the right form.
const std::pair<StackField, const char *> kMalformedInStack[] = {
    {&StackPlan::name, "The name \"{}\" is not valid: use a-z, 0-9 and '-', begin with a letter but not with \"sg-\", "
                       "end with a letter or digit, at most 40 characters."},
    {&StackPlan::sshFrom, "\"{}\" is not a range of IP addresses such as 203.0.113.7/32."},
    {&StackPlan::imageId, "\"{}\" is not the ID of an image, such as ami-0123456789abcdef0."},
    {&StackPlan::fileSystem, "\"{}\" is not the ID of a file system, such as fs-0123456789abcdef0."},
    {&StackPlan::mountPoint, "\"{}\" is no folder below /: use letters, digits, '_', '.' and '-', as in myEFSvolume."},
    {&StackPlan::prepareScript,
     "\"{}\" is no complete path of a script: it begins with / and has no blanks or quotes."},
    {&StackPlan::keyFile, "The key file must be given with its complete path, not as \"{}\"."},
    {&StackPlan::boundary, "\"{}\" is not the ARN of a policy, such as arn:aws:iam::123456789012:policy/boundary."}};

} // namespace

std::vector<StackProblem> StackPlan::problems(const Catalog &catalog) const
{
    return StackChecks(*this, catalog).run();
}

std::vector<StackNote> StackPlan::notes(const Catalog &catalog) const
{
    std::vector<StackNote> found;
    const std::string folder = "/" + mountPoint + "/";
    if (!prepareScript.empty() && !prepareScript.starts_with(folder))
        found.push_back({&StackPlan::prepareScript,
                         say("The script is not on the shared file system (%1), so that a new machine has "
                             "it only if its image contains it.",
                             folder)});
    else if (prepareScript.empty())
        found.push_back({&StackPlan::prepareScript,
                         say("Without a script that prepares the data, a machine joins as soon as it has booted.")});
    if (minWorkers < workers)
        found.push_back(
            {&StackPlan::minWorkers,
             say("If AWS has no more capacity, the stack is complete with %1 of %2 workers.", minWorkers, workers)});
    if (network == WorkerNetwork::Private)
        found.push_back({&StackPlan::network,
                         say("The workers reach the VPC and S3 only: their image must contain the NFS client and all "
                             "programs of the training.")});
    if (makesNatGateway())
        found.push_back({&StackPlan::network,
                         say("The NAT gateway costs %1 per hour, and its traffic extra; public workers without an open "
                             "port need none.",
                             formatUsdPerHour(catalog.natGatewayUsdPerHour(region)))});
    if (makesVpc())
        found.push_back(
            {&StackPlan::vpc, say("A new VPC is created; AWS allows five in a region unless the quota is higher.")});
    if (!keepOnFailure)
        found.push_back({&StackPlan::keepOnFailure,
                         say("A failed stack is rolled back, which deletes its machines and their logs.")});
    if (!elastic)
        found.push_back(
            {&StackPlan::elastic, say("Without its launch template, no worker can be added during a run.")});
    if (makesFileSystem())
        found.push_back({&StackPlan::fileSystem, say("The new file system stays when the stack is deleted.")});
    return found;
}

std::string_view toString(StackField field)
{
    std::string_view label;
    forEachField(kStackFields, [&](const auto &line) {
        if (label.empty() && line.field() == field)
            label = line.name.label;
    });
    return label;
}

std::string describe(const StackProblem &problem)
{
    const std::string_view label = toString(problem.field);
    if (problem.reason == Reason::Malformed) {
        for (const auto &[known, sentence] : kMalformedInStack) {
            if (known == problem.field)
                return fmt::format(fmt::runtime(sentence), problem.value);
        }
    }
    if (problem.reason == Reason::Empty && problem.field == StackField(&StackPlan::acknowledgeIam))
        return "The stack creates IAM roles for its machines: acknowledge it (--acknowledge-iam).";
    if (problem.reason == Reason::Empty && problem.field == StackField(&StackPlan::keyFile))
        return "The private key of the key pair is needed to connect to the machines (--key-file).";
    const StackField network[] = {&StackPlan::vpc, &StackPlan::masterSubnet, &StackPlan::workerSubnet};
    if (problem.reason == Reason::Empty && std::ranges::find(network, problem.field) != std::end(network))
        return fmt::format(
            "The field {} is empty: an existing VPC needs a subnet for the master and one for the workers.", label);
    if (problem.reason == Reason::TooLarge && problem.field == StackField(&StackPlan::vpc))
        return fmt::format(
            "The region has as many VPCs as the quota allows ({}): use an existing one (--vpc), delete one, "
            "or request a higher quota.",
            problem.value);
    if (problem.reason == Reason::TooLarge && problem.field == StackField(&StackPlan::network))
        return fmt::format(
            "The region has as many Elastic IP addresses as the quota allows ({}), and a NAT gateway needs "
            "one: release one, or choose another worker network (--worker-network public).",
            problem.value);
    if (problem.reason == Reason::Mismatch && problem.value == "image")
        return "The instance type is for another CPU architecture than the image: choose a type for x86_64, such as "
               "g5.xlarge.";
    return describeProblem(label, problem.reason, problem.value);
}

Status asStatus(const std::vector<StackProblem> &problems)
{
    if (problems.empty())
        return {};
    std::string text;
    for (const StackProblem &problem : problems)
        text += (text.empty() ? "" : " ") + describe(problem);
    return fail(ErrorCode::InvalidArgument, "plan", text);
}

} // namespace trainyard::cluster
