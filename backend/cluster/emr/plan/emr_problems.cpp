#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/emr/plan/emr_fields.h"
#include "backend/cluster/emr/plan/emr_release.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/plan_checks_internal.h"
#include "backend/cluster/plan/resource_tags.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kTrainingCounts = "training";
constexpr int kWidestRangeOfOwn = 24; // around this computer's address

bool contains(const std::vector<std::string> &texts, std::string_view text)
{
    return std::ranges::find(texts, text) != texts.end();
}

/// An application name of EMR: "Hadoop", "JupyterEnterpriseGateway".
bool isApplication(std::string_view name)
{
    return !name.empty() && name.size() <= 64 && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    });
}

/// Names of IAM roles and instance profiles, without a path.
bool isRoleName(std::string_view name)
{
    constexpr std::string_view kOthers = "+=,.@_-";
    return !name.empty() && name.size() <= 64 && std::ranges::all_of(name, [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               kOthers.find(c) != std::string_view::npos;
    });
}

/// Collects the problems of one plan, subject by subject.
class EmrChecks {
public:
    EmrChecks(const EmrPlan &plan, const Catalog &catalog)
        : m_plan(plan)
        , m_catalog(catalog)
        , m_release(parseEmrRelease(plan.releaseLabel))
        , m_found(limitProblems(kEmrFields, plan))
    {
    }

    std::vector<EmrProblem> run()
    {
        checkNames();
        checkSoftware();
        checkMachines();
        checkNetwork();
        checkAccess();
        checkStorage();
        checkBudget();
        return std::move(m_found);
    }

private:
    void add(EmrField field, Reason reason, std::string value) { m_found.push_back({field, reason, std::move(value)}); }

    void checkId(EmrField field, const std::string &id, std::string_view prefix)
    {
        if (!id.empty() && !looksLikeId(id, prefix))
            add(field, Reason::Malformed, id);
    }

    void checkNames()
    {
        if (m_plan.name.empty())
            add(&EmrPlan::name, Reason::Empty, "");
        else if (!isClusterName(m_plan.name))
            add(&EmrPlan::name, Reason::Malformed, m_plan.name);
        if (!m_catalog.knowsRegion(m_plan.region))
            add(&EmrPlan::region, m_plan.region.empty() ? Reason::Empty : Reason::Unknown, m_plan.region);
        if (const auto &tags = m_plan.tags; tags.contains("") || !wrongTagOf(tags).empty())
            add(&EmrPlan::tags, Reason::Malformed, wrongTagOf(tags));
    }

    void checkSoftware()
    {
        if (!m_plan.releaseLabel.empty() && !m_release)
            add(&EmrPlan::releaseLabel, Reason::Malformed, m_plan.releaseLabel);
        const auto wrong = std::ranges::find_if_not(m_plan.applications, isApplication);
        if (wrong != m_plan.applications.end())
            add(&EmrPlan::applications, Reason::Malformed, *wrong);
        else if (!m_plan.applications.empty() && !contains(m_plan.applications, "Hadoop"))
            add(&EmrPlan::applications, Reason::Empty, "Hadoop");
        checkId(&EmrPlan::customImage, m_plan.customImage, "ami-");
        if (m_plan.customImage.empty())
            return;
        if (m_release && *m_release < EmrRelease{5, 7, 0})
            add(&EmrPlan::customImage, Reason::Mismatch, "release-label");
        for (const char *application : {"Hue", "Zeppelin"}) {
            if (contains(m_plan.applications, application))
                add(&EmrPlan::applications, Reason::Mismatch, "custom-image");
        }
    }

    void checkType(EmrField field, const std::string &name)
    {
        const InstanceType *type = m_catalog.type(name);
        if (name.empty())
            add(field, Reason::Empty, "");
        else if (!type)
            add(field, Reason::Unknown, name);
        else if (type->architecture != "x86_64") // of the runtime
            add(field, Reason::Mismatch, "runtime");
    }

    void checkMachines()
    {
        checkType(&EmrPlan::masterType, m_plan.masterType);
        if (!m_plan.coreType.empty())
            checkType(&EmrPlan::coreType, m_plan.coreType);
        if (!m_plan.taskType.empty())
            checkType(&EmrPlan::taskType, m_plan.taskType);
        if (m_plan.taskNodes > 0 && m_plan.workers == 0) // EMR's rule
            add(&EmrPlan::taskNodes, Reason::Mismatch, "workers");
        if (m_plan.spot && m_plan.taskNodes == 0)
            add(&EmrPlan::spot, Reason::Mismatch, "task-nodes");
        if (m_plan.maxPriceUsd > 0 && !m_plan.spot)
            add(&EmrPlan::maxPriceUsd, Reason::Mismatch, "spot");
        if (m_plan.emrIdle.count() > 0 && m_release && !m_release->hasIdleTimeout())
            add(&EmrPlan::emrIdle, Reason::Mismatch, "release-label");
        else if (m_plan.emrIdle.count() > 0 && m_release && !m_release->knowsActivity())
            add(&EmrPlan::emrIdle, Reason::Mismatch, kTrainingCounts);
    }

    void checkGroups(EmrField field, const std::vector<std::string> &groups)
    {
        const auto wrong = std::ranges::find_if_not(groups, [](const auto &id) { return looksLikeId(id, "sg-"); });
        if (wrong != groups.end())
            add(field, Reason::Malformed, *wrong);
    }

    void checkNetwork()
    {
        checkId(&EmrPlan::subnet, m_plan.subnet, "subnet-");
        checkId(&EmrPlan::masterGroup, m_plan.masterGroup, "sg-");
        checkId(&EmrPlan::slaveGroup, m_plan.slaveGroup, "sg-");
        checkId(&EmrPlan::serviceGroup, m_plan.serviceGroup, "sg-");
        if (m_plan.masterGroup.empty() != m_plan.slaveGroup.empty()) // EMR's rule: both or none
            add(m_plan.masterGroup.empty() ? EmrField(&EmrPlan::masterGroup) : &EmrPlan::slaveGroup, Reason::Empty, "");
        if (!m_plan.serviceGroup.empty() && m_plan.masterGroup.empty())
            add(&EmrPlan::serviceGroup, Reason::Mismatch, "master-group");
        if (!m_plan.masterGroup.empty() && m_plan.subnet.empty()) // a group belongs to one VPC
            add(&EmrPlan::subnet, Reason::Empty, "");
        checkGroups(&EmrPlan::additionalMasterGroups, m_plan.additionalMasterGroups);
        checkGroups(&EmrPlan::additionalSlaveGroups, m_plan.additionalSlaveGroups);
    }

    void checkAccess()
    {
        for (const auto &[field, name] : {std::pair{EmrField(&EmrPlan::serviceRole), &m_plan.serviceRole},
                                          {EmrField(&EmrPlan::instanceProfile), &m_plan.instanceProfile}}) {
            if (!isRoleName(*name))
                add(field, name->empty() ? Reason::Empty : Reason::Malformed, *name);
        }
        if (m_plan.makeRoles &&
            (m_plan.serviceRole != "EMR_DefaultRole" || m_plan.instanceProfile != "EMR_EC2_DefaultRole"))
            add(&EmrPlan::makeRoles, Reason::Mismatch, "service-role");
        if (m_plan.attachEfsPolicy && m_plan.fileSystem.empty())
            add(&EmrPlan::attachEfsPolicy, Reason::Mismatch, "file-system");
        if (const std::string &from = m_plan.sshFrom; !from.empty()) {
            const bool isOwnRange = from.front() == '/';
            const int bits = cidrBits(isOwnRange ? "127.0.0.1" + from : from);
            if (bits < 0 || (isOwnRange && bits < kWidestRangeOfOwn))
                add(&EmrPlan::sshFrom, Reason::Malformed, from);
            else if (bits < kWidestRange && !m_plan.acceptExposure)
                add(&EmrPlan::sshFrom, Reason::TooOpen, from);
        }
        if (!m_plan.keyName.empty() && m_plan.keyFile.empty())
            add(&EmrPlan::keyFile, Reason::Empty, "");
        else if (!m_plan.keyFile.empty() && m_plan.keyFile.front() != '/')
            add(&EmrPlan::keyFile, Reason::Malformed, m_plan.keyFile);
    }

    void checkStorage()
    {
        if (m_plan.logUri.empty())
            add(&EmrPlan::logUri, Reason::Empty, "");
        else if (normalizedS3Uri(m_plan.logUri).empty())
            add(&EmrPlan::logUri, Reason::Malformed, m_plan.logUri);
        if (!m_plan.scriptsUri.empty() && normalizedS3Uri(m_plan.scriptsUri).empty())
            add(&EmrPlan::scriptsUri, Reason::Malformed, m_plan.scriptsUri);
        checkId(&EmrPlan::fileSystem, m_plan.fileSystem, "fs-");
        if (!m_plan.fileSystem.empty() && m_plan.subnet.empty()) // mount targets belong to one VPC
            add(&EmrPlan::subnet, Reason::Empty, "file-system");
    }

    /// A budget that counts a machine as free would never act.
    void checkBudget()
    {
        const EmrPrice price = m_plan.price(m_catalog);
        if (const auto end = m_plan.budget.deadline(0, price.total(), Timestamp{});
            end && *end < Timestamp{} + std::chrono::minutes(kLeastDeadlineMinutes))
            add(&EmrPlan::budget, Reason::TooSmall,
                fmt::format("{:.2f} USD, the price of ten minutes", price.total() / 6));
        if (m_plan.budget.usd <= 0 || m_plan.budget.action == BudgetAction::Warn || price.machines.unpriced == 0)
            return;
        std::vector<std::string> unpriced;
        for (const std::string &type : {m_plan.masterType, m_plan.typeOfCore(), m_plan.typeOfTask()}) {
            if (m_catalog.type(type) && !m_catalog.price(type, m_plan.region) && !contains(unpriced, type))
                unpriced.push_back(type);
        }
        if (!unpriced.empty())
            add(&EmrPlan::budget, Reason::Unpriced, fmt::format("{} in {}", fmt::join(unpriced, ", "), m_plan.region));
    }

    const EmrPlan &m_plan;
    const Catalog &m_catalog;
    const std::optional<EmrRelease> m_release;
    std::vector<EmrProblem> m_found;
};

constexpr int kDocumentedRootGiB = 100;

/// Of a value that is not of the right form.
const std::pair<EmrField, const char *> kMalformedInEmr[] = {
    {&EmrPlan::name, "The name \"{}\" is not valid: use a-z, 0-9 and '-', begin with a letter, end with a letter or "
                     "digit, at most 40 characters."},
    {&EmrPlan::releaseLabel, "\"{}\" is not a release of EMR, such as emr-7.5.0."},
    {&EmrPlan::customImage, "\"{}\" is not the ID of an image, such as ami-0123456789abcdef0."},
    {&EmrPlan::sshFrom, "\"{}\" is not a range of IP addresses such as 203.0.113.7/32."},
    {&EmrPlan::logUri, "\"{}\" is not an S3 folder, such as s3://my-bucket/emr-logs."},
    {&EmrPlan::scriptsUri, "\"{}\" is not an S3 folder, such as s3://my-bucket/scripts."},
    {&EmrPlan::fileSystem, "\"{}\" is not the ID of a file system, such as fs-0123456789abcdef0."},
    {&EmrPlan::keyFile, "The key file must be given with its complete path, not as \"{}\"."}};

/// Sentences for what is needed.
const std::pair<EmrField, const char *> kNeededInEmr[] = {
    {&EmrPlan::logUri, "A folder for the logs is needed (--log-uri s3://bucket/prefix): the cause of a failed start is "
                       "found there only."},
    {&EmrPlan::keyFile, "The private key of the key pair is needed to connect to the machines (--key-file)."},
    {&EmrPlan::masterGroup, "EMR needs both managed security groups or none: give that of the master too."},
    {&EmrPlan::slaveGroup, "EMR needs both managed security groups or none: give that of the other nodes too."}};

} // namespace

std::vector<EmrProblem> EmrPlan::problems(const Catalog &catalog) const
{
    return EmrChecks(*this, catalog).run();
}

std::vector<EmrNote> EmrPlan::notes(const Catalog &) const
{
    std::vector<EmrNote> found;
    const auto release = parseEmrRelease(releaseLabel);
    for (const char *application : {"Hue", "Zeppelin"}) {
        if (customImage.empty() && contains(applications, application) && release && *release < EmrRelease{5, 9, 0})
            found.push_back(
                {&EmrPlan::applications,
                 say("With %1, a cluster of %2 may stay in the state STARTING: select only the applications "
                     "that the training needs.",
                     application, releaseLabel)});
    }
    if (!customImage.empty())
        found.push_back({&EmrPlan::customImage,
                         say("Deep Learning AMIs of recent years fail while EMR installs its services; a bootstrap "
                             "action on the release's own image is the tested way.")});
    if (rootGiB > kDocumentedRootGiB)
        found.push_back({&EmrPlan::rootGiB, say("EMR's documentation permits root volumes of up to %1 GiB, so that "
                                                "it may refuse %2 GiB: data has its own volumes.",
                                                kDocumentedRootGiB, rootGiB)});
    if (workers == 0)
        found.push_back({&EmrPlan::workers, say("Without core nodes, the master trains alone.")});
    if (taskNodes > 0 && spot)
        found.push_back({&EmrPlan::spot, say("EC2 may take the task nodes back; a run continues without them.")});
    if (protect && emrIdle.count() > 0)
        found.push_back(
            {&EmrPlan::protect, say("Termination protection does not prevent the end after the idle time: EMR ends the "
                                    "cluster.")});
    if (!protect && emrIdle.count() == 0)
        found.push_back(
            {&EmrPlan::emrIdle, say("Without an idle limit, a forgotten cluster runs until its deadline.")});
    if (!fileSystem.empty() && !attachEfsPolicy)
        found.push_back({&EmrPlan::attachEfsPolicy,
                         say("The role %1 must be allowed to describe file systems, else the bootstrap action that "
                             "mounts %2 fails.",
                             instanceProfile, fileSystem)});
    if (!fileSystem.empty() && additionalMasterGroups.empty())
        found.push_back({&EmrPlan::additionalMasterGroups,
                         say("The mount targets must admit the nodes: add the security group that they admit to the "
                             "master and to the other nodes.")});
    return found;
}

std::string_view toString(EmrField field)
{
    std::string_view label;
    forEachField(kEmrFields, [&](const auto &line) {
        if (label.empty() && line.field() == field)
            label = line.name.label;
    });
    return label;
}

std::string describe(const EmrProblem &problem)
{
    const std::string_view label = toString(problem.field);
    const auto special = [&](const auto &table) -> std::string {
        for (const auto &[known, sentence] : table) {
            if (known == problem.field)
                return fmt::format(fmt::runtime(sentence), problem.value);
        }
        return {};
    };
    std::string sentence;
    if (problem.reason == Reason::Malformed)
        sentence = special(kMalformedInEmr);
    else if (problem.reason == Reason::Empty && problem.field == EmrField(&EmrPlan::applications))
        sentence = "Hadoop must be among the applications: its list of nodes names the workers.";
    else if (problem.reason == Reason::Empty && problem.field == EmrField(&EmrPlan::subnet))
        sentence = problem.value.empty()
                       ? "Security groups belong to one VPC: give a subnet of it (--subnet)."
                       : "A file system has mount targets in one VPC: give a subnet of it (--subnet).";
    else if (problem.reason == Reason::Empty)
        sentence = special(kNeededInEmr);
    else if (problem.reason == Reason::TooSmall && problem.field == EmrField(&EmrPlan::rootGiB))
        sentence =
            "With a root volume of 50 GiB or less, the cluster may fail to start: at least " + problem.value + ".";
    else if (problem.reason == Reason::Mismatch && problem.value == "runtime")
        sentence =
            fmt::format("The {} is for another CPU architecture than the runtime: choose a type for x86_64, such "
                        "as m5.xlarge.",
                        label);
    else if (problem.reason == Reason::Mismatch && problem.field == EmrField(&EmrPlan::applications))
        sentence = "EMR starts neither Hue nor Zeppelin on a custom image.";
    else if (problem.reason == Reason::Mismatch && problem.field == EmrField(&EmrPlan::customImage))
        sentence = "Custom images need the release emr-5.7.0 or later.";
    else if (problem.reason == Reason::Mismatch && problem.value == kTrainingCounts)
        sentence = "Before the release emr-6.4.0, EMR counts a training as idle, and its idle limit would end the "
                   "cluster in the middle of it: set it to 0, and use the idle limit of the machines (--idle-minutes).";
    else if (problem.reason == Reason::Mismatch && problem.field == EmrField(&EmrPlan::emrIdle))
        sentence = "EMR's idle limit needs the release emr-5.30.0, or emr-6.1.0, or later: set it to 0.";
    return sentence.empty() ? describeProblem(label, problem.reason, problem.value) : sentence;
}

Status asStatus(const std::vector<EmrProblem> &problems)
{
    if (problems.empty())
        return {};
    std::string text;
    for (const EmrProblem &problem : problems)
        text += (text.empty() ? "" : " ") + describe(problem);
    return fail(ErrorCode::InvalidArgument, "plan", text);
}

} // namespace trainyard::cluster
