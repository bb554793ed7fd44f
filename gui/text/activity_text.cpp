#include "gui/text/activity_text.h"

#include <algorithm>
#include <span>

#include <QCoreApplication>
#include <QHash>

#include "gui/text/format.h"

namespace trainyard::gui::text {

namespace {

/// One translation context for this file.
class Done {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::text::Done)
public:
    struct Call {
        const char *name, *words;
    };
    static constexpr Call kCalls[] = {
        {"ec2:RunInstances", QT_TR_NOOP("Requested machines")},
        {"ec2:TerminateInstances", QT_TR_NOOP("Terminated machines")},
        {"ec2:StopInstances", QT_TR_NOOP("Stopped machines")},
        {"ec2:StartInstances", QT_TR_NOOP("Started machines")},
        {"ec2:RebootInstances", QT_TR_NOOP("Restarted machines")},
        {"ec2:ModifyInstanceAttribute", QT_TR_NOOP("Changed a machine")},
        {"ec2:DescribeInstances", QT_TR_NOOP("Listed the machines")},
        {"ec2:DescribeInstanceStatus", QT_TR_NOOP("Listed the machines' status checks")},
        {"ec2:DescribeInstanceTypes", QT_TR_NOOP("Read the instance types")},
        {"ec2:DescribeInstanceTypeOfferings", QT_TR_NOOP("Read which zones have which types")},
        {"ec2:DescribeImages", QT_TR_NOOP("Read the images")},
        {"ec2:DescribeRegions", QT_TR_NOOP("Read the regions")},
        {"ec2:DescribeAvailabilityZones", QT_TR_NOOP("Read the zones")},
        {"ec2:DescribeVpcs", QT_TR_NOOP("Read the networks")},
        {"ec2:DescribeSubnets", QT_TR_NOOP("Read the subnets")},
        {"ec2:DescribeRouteTables", QT_TR_NOOP("Read the routes of the subnets")},
        {"ec2:DescribeVolumes", QT_TR_NOOP("Listed the volumes")},
        {"ec2:DescribeAddresses", QT_TR_NOOP("Listed the public IP addresses")},
        {"ec2:DescribeSecurityGroups", QT_TR_NOOP("Listed the security groups")},
        {"ec2:DescribeKeyPairs", QT_TR_NOOP("Listed the key pairs")},
        {"ec2:DescribeNatGateways", QT_TR_NOOP("Listed the NAT gateways")},
        {"ec2:DescribePlacementGroups", QT_TR_NOOP("Listed the placement groups")},
        {"ec2:DescribeLaunchTemplates", QT_TR_NOOP("Listed the launch templates")},
        {"ec2:DescribeLaunchTemplateVersions", QT_TR_NOOP("Listed the versions of a launch template")},
        {"ec2:DescribeSpotInstanceRequests", QT_TR_NOOP("Listed the Spot requests")},
        {"ec2:DescribeSpotPriceHistory", QT_TR_NOOP("Read the Spot prices")},
        {"ec2:GetSpotPlacementScores", QT_TR_NOOP("Read the Spot placement scores")},
        {"ec2:DescribeCapacityReservations", QT_TR_NOOP("Listed the capacity reservations")},
        {"ec2:DescribeInstanceAttribute", QT_TR_NOOP("Read an attribute of a machine")},
        {"ec2:GetConsoleOutput", QT_TR_NOOP("Read the console of a machine")},
        {"ec2:CreateSecurityGroup", QT_TR_NOOP("Created a security group")},
        {"ec2:DeleteSecurityGroup", QT_TR_NOOP("Deleted a security group")},
        {"ec2:AuthorizeSecurityGroupIngress", QT_TR_NOOP("Allowed connections to the machines")},
        {"ec2:RevokeSecurityGroupIngress", QT_TR_NOOP("Closed connections to the machines")},
        {"ec2:AuthorizeSecurityGroupEgress", QT_TR_NOOP("Allowed connections from the machines")},
        {"ec2:ImportKeyPair", QT_TR_NOOP("Imported the key pair")},
        {"ec2:CreateKeyPair", QT_TR_NOOP("Created a key pair")},
        {"ec2:DeleteKeyPair", QT_TR_NOOP("Deleted the key pair")},
        {"ec2:CreateTags", QT_TR_NOOP("Tagged resources")},
        {"ec2:CreatePlacementGroup", QT_TR_NOOP("Created a placement group")},
        {"ec2:DeletePlacementGroup", QT_TR_NOOP("Deleted a placement group")},
        {"ec2:CreateLaunchTemplate", QT_TR_NOOP("Created a launch template")},
        {"ec2:DeleteLaunchTemplate", QT_TR_NOOP("Deleted a launch template")},
        {"ec2:DeleteVolume", QT_TR_NOOP("Deleted a volume")},
        {"ec2:ReleaseAddress", QT_TR_NOOP("Released a public IP address")},
        {"ec2:DeleteNatGateway", QT_TR_NOOP("Deleted a NAT gateway")},
        {"ec2:CancelSpotInstanceRequests", QT_TR_NOOP("Cancelled Spot requests")},
        {"s3:CreateBucket", QT_TR_NOOP("Created a bucket")},
        {"s3:DeleteBucket", QT_TR_NOOP("Deleted a bucket")},
        {"s3:PutObject", QT_TR_NOOP("Uploaded an object")},
        {"s3:GetObject", QT_TR_NOOP("Downloaded an object")},
        {"s3:HeadObject", QT_TR_NOOP("Checked an object")},
        {"s3:HeadBucket", QT_TR_NOOP("Checked a bucket")},
        {"s3:DeleteObject", QT_TR_NOOP("Deleted an object")},
        {"s3:ListObjectsV2", QT_TR_NOOP("Listed a bucket")},
        {"s3:ListBuckets", QT_TR_NOOP("Listed the buckets")},
        {"s3:CreateMultipartUpload", QT_TR_NOOP("Began a large upload")},
        {"s3:UploadPart", QT_TR_NOOP("Uploaded a part")},
        {"s3:CompleteMultipartUpload", QT_TR_NOOP("Completed a large upload")},
        {"s3:AbortMultipartUpload", QT_TR_NOOP("Gave up a large upload")},
        {"s3:PutPublicAccessBlock", QT_TR_NOOP("Closed a bucket to the public")},
        {"s3:PutBucketEncryption", QT_TR_NOOP("Switched on a bucket's encryption")},
        {"s3:PutBucketTagging", QT_TR_NOOP("Tagged a bucket")},
        {"sts:GetCallerIdentity", QT_TR_NOOP("Checked whose keys these are")},
        {"sts:AssumeRole", QT_TR_NOOP("Assumed a role")},
        {"sts:GetSessionToken", QT_TR_NOOP("Began a session")},
        {"sts:AssumeRoleWithWebIdentity", QT_TR_NOOP("Assumed a role")},
        {"iam:ListAccountAliases", QT_TR_NOOP("Read the name of the account")},
        {"iam:CreateRole", QT_TR_NOOP("Created a role")},
        {"iam:DeleteRole", QT_TR_NOOP("Deleted a role")},
        {"iam:GetRole", QT_TR_NOOP("Checked a role")},
        {"iam:PutRolePolicy", QT_TR_NOOP("Gave a role its permissions")},
        {"iam:DeleteRolePolicy", QT_TR_NOOP("Took a role's permissions away")},
        {"iam:AttachRolePolicy", QT_TR_NOOP("Attached a policy to a role")},
        {"iam:DetachRolePolicy", QT_TR_NOOP("Detached a policy from a role")},
        {"iam:CreateInstanceProfile", QT_TR_NOOP("Created an instance profile")},
        {"iam:DeleteInstanceProfile", QT_TR_NOOP("Deleted an instance profile")},
        {"iam:AddRoleToInstanceProfile", QT_TR_NOOP("Put a role into an instance profile")},
        {"iam:RemoveRoleFromInstanceProfile", QT_TR_NOOP("Took a role out of an instance profile")},
        {"iam:SimulatePrincipalPolicy", QT_TR_NOOP("Checked permissions")},
        {"servicequotas:GetServiceQuota", QT_TR_NOOP("Read a quota")},
        {"servicequotas:RequestServiceQuotaIncrease", QT_TR_NOOP("Requested a larger quota")},
        {"ssm:GetParameter", QT_TR_NOOP("Looked up an image")},
        {"pricing:GetProducts", QT_TR_NOOP("Read prices")}};
    static constexpr Call kNamed[] = {
        {"ec2:RunInstances", QT_TR_NOOP("Requested %1")},    {"ec2:TerminateInstances", QT_TR_NOOP("Terminated %1")},
        {"ec2:StopInstances", QT_TR_NOOP("Stopped %1")},     {"ec2:StartInstances", QT_TR_NOOP("Started %1")},
        {"ec2:RebootInstances", QT_TR_NOOP("Restarted %1")}, {"ec2:ModifyInstanceAttribute", QT_TR_NOOP("Changed %1")}};
    static QString wordsOf(std::span<const Call> calls, const std::string &name)
    {
        const auto at = std::ranges::find_if(calls, [&](const Call &c) { return name == c.name; });
        return at == calls.end() ? QString() : tr(at->words);
    }
    static QString call(const services::ActivityEntry &, const MachineNames &);
    static QString machines(const services::ActivityEntry &, const MachineNames &);
    static QString command(const std::string &line);
    static QString answer(const services::ActivityEntry &);
    static QString done() { return tr("done"); }
    static QString started() { return tr("started", "a command"); }
};

bool has(const std::string &text, const char *part)
{
    return text.find(part) != std::string::npos;
}

QString Done::command(const std::string &line)
{
    // Commands of the setup, recognized by their contents; the tool tip has the command line itself.
    if (has(line, "trainyard-runtime agent") || has(line, "trainyard-agent"))
        return tr("Contacted Trainyard's agent");
    if (has(line, "sha256sum"))
        return tr("Verified what was uploaded");
    if (has(line, "tar "))
        return tr("Unpacked the runtime");
    if (has(line, "tail -c") || has(line, "tail -n"))
        return tr("Read a log");
    if (has(line, "nvidia-smi"))
        return tr("Detected the GPUs");
    if (has(line, "shutdown") || has(line, "systemd-run"))
        return tr("Set the machine's deadline");
    if (has(line, "apt-get") || has(line, "dnf ") || has(line, "yum "))
        return tr("Installed packages");
    QString shown = from(line).simplified();
    // "S=$(command -v sudo); $S ..." looks for sudo; the command follows it.
    if (const auto at = shown.indexOf(QStringLiteral("; ")); shown.startsWith(QStringLiteral("S=$(")) && at > 0)
        shown = shown.mid(at + 2).remove(QStringLiteral("$S "));
    constexpr int kMost = 80;
    if (shown.size() > kMost)
        shown = shown.left(kMost - 1) + QStringLiteral("…");
    return tr("Ran: %1", "a command").arg(shown);
}

/// At most three machines by name: a cluster may have hundreds.
QString Done::machines(const services::ActivityEntry &e, const MachineNames &names)
{
    constexpr std::size_t kMost = 3;
    QStringList shown;
    for (std::size_t i = 0; i < std::min(kMost, e.machines.size()); ++i) {
        const auto at = names.find(e.machines[i]);
        shown << from(at == names.end() ? e.machines[i] : at->second);
    }
    QString words = shown.join(QStringLiteral(", "));
    if (const int more = int(e.machines.size()) - int(shown.size()); more > 0)
        words = tr("%1 and %n more", "names of machines; how many further ones", more).arg(words);
    return e.type.empty() ? words : tr("%1 (%2)", "a machine, its type").arg(words, from(e.type));
}

QString Done::call(const services::ActivityEntry &e, const MachineNames &names)
{
    const QString named = e.machines.empty() ? QString() : wordsOf(kNamed, e.what);
    return named.isEmpty() ? wordsOf(kCalls, e.what) : named.arg(machines(e, names));
}

QString Done::answer(const services::ActivityEntry &e)
{
    const std::string &code = e.outcome;
    if (code == "DryRunOperation")
        return tr("would be allowed");
    if (code == "InvalidGroup.Duplicate" || code == "InvalidPermission.Duplicate" ||
        code == "InvalidKeyPair.Duplicate" || code == "BucketAlreadyOwnedByYou" || code == "EntityAlreadyExists" ||
        code == "InvalidPlacementGroup.Duplicate")
        return tr("exists already");
    const bool gone = code == "NoSuchKey" || code == "NoSuchBucket" || code == "NoSuchEntity" || code == "NotFound" ||
                      code.ends_with(".NotFound") || code == "404";
    const bool ends = has(e.what, ":Delete") || has(e.what, ":Terminate") || has(e.what, ":Release") ||
                      has(e.what, ":Detach") || has(e.what, ":Remove") || has(e.what, ":Cancel") ||
                      has(e.what, ":Abort");
    if (gone && (e.reading || ends))
        return tr("not found");
    return {};
}

} // namespace

QString describeCall(const services::ActivityEntry &e, const MachineNames &names)
{
    if (e.kind != services::ActivityKind::AwsCall)
        return Done::command(e.what);
    const QString known = Done::call(e, names);
    return known.isEmpty() ? from(e.what) : known;
}

QString expectedOutcome(const services::ActivityEntry &e)
{
    return e.failed && e.kind == services::ActivityKind::AwsCall ? Done::answer(e) : QString();
}

QString outcome(const services::ActivityEntry &e)
{
    if (!e.failed && e.outcome == "started") // a command that goes on
        return Done::started();
    if (!e.failed)
        return e.outcome.starts_with("2") || e.outcome == "exit 0" ? Done::done() : from(e.outcome);
    const QString expected = expectedOutcome(e);
    return expected.isEmpty() ? from(e.outcome) : expected;
}

} // namespace trainyard::gui::text
