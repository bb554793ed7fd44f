#include <iterator>

#include <QtGlobal>

#include "gui/text/sentence_list_internal.h"

namespace trainyard::gui::text {

namespace {

/// Of backend/cluster: failures and states of stacks and of EMR, steps, existing stacks.
constexpr const char *kManagedSentences[] = {
    QT_TRANSLATE_NOOP("Sentences", "%1: %2 of %3 %4 free in %5"),
    QT_TRANSLATE_NOOP("Sentences", "%1, capacity block"),
    QT_TRANSLATE_NOOP("Sentences", "%1, %2"),
    QT_TRANSLATE_NOOP("Sentences", "%1, %2 from %3"),
    QT_TRANSLATE_NOOP("Sentences", "%1 until %2"),
    QT_TRANSLATE_NOOP("Sentences",
                      "YARN and EMR list different nodes: %1 The worker file has those that both list. Continue the "
                      "creation, or scale the cluster, to compare again."),
    QT_TRANSLATE_NOOP("Sentences", "key pair"),
    QT_TRANSLATE_NOOP("Sentences", "security groups"),
    QT_TRANSLATE_NOOP("Sentences", "user data"),
    QT_TRANSLATE_NOOP("Sentences", "%1, its %2"),
    QT_TRANSLATE_NOOP("Sentences", "Not used of version %1: its %2, because the cluster has its own."),
    QT_TRANSLATE_NOOP("Sentences", "Read the end of the script's stderr."),
    QT_TRANSLATE_NOOP("Sentences", "Read the logs of the node's set-up."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "A custom image may not fit the release: read the logs of the node's set-up, or use the release's own image."),
    QT_TRANSLATE_NOOP("Sentences", "Check roles, subnet, security groups and quotas; nothing was started."),
    QT_TRANSLATE_NOOP("Sentences", "Read the stderr of the step."),
    QT_TRANSLATE_NOOP("Sentences", "Try again; if it repeats, try another release or instance type."),
    QT_TRANSLATE_NOOP("Sentences", "EMR ended the cluster."),
    QT_TRANSLATE_NOOP("Sentences", "EMR ended the cluster (%1)."),
    QT_TRANSLATE_NOOP("Sentences", "EMR ended the cluster: %1."),
    QT_TRANSLATE_NOOP("Sentences", "EMR ended the cluster (%1): %2."),
    QT_TRANSLATE_NOOP("Sentences", "The cluster has no folder for logs."),
    QT_TRANSLATE_NOOP("Sentences", "The cluster has been in the state %1 for %2; usual is less than 20 minutes."),
    QT_TRANSLATE_NOOP("Sentences", "Its root volumes have %1 GiB: more than 50 are needed."),
    QT_TRANSLATE_NOOP("Sentences", "%1 is known to prevent the start."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "A bootstrap action may be waiting, for example for a file system without a mount target in the zone."),
    QT_TRANSLATE_NOOP("Sentences", "The name of the step must have 1 to %1 printable characters."),
    QT_TRANSLATE_NOOP("Sentences", "After a failure, EMR can do CONTINUE, CANCEL_AND_WAIT or TERMINATE_CLUSTER only."),
    QT_TRANSLATE_NOOP("Sentences", "The step needs a command."),
    QT_TRANSLATE_NOOP("Sentences", "The command has %1 bytes, and EMR accepts %2: put it into a script in S3."),
    QT_TRANSLATE_NOOP("Sentences", "The command contains a null byte."),
    QT_TRANSLATE_NOOP("Sentences", "If the step fails, EMR terminates the cluster, also while a run trains on it."),
    QT_TRANSLATE_NOOP("Sentences", "The command seems to contain a secret: everyone who may read the cluster sees it."),
    QT_TRANSLATE_NOOP("Sentences", "The cluster is %1: it runs no more steps."),
    QT_TRANSLATE_NOOP("Sentences", "The cluster has no folder for logs: the output of its steps stays on the master."),
    QT_TRANSLATE_NOOP("Sentences", "The cluster ends after its last step."),
    QT_TRANSLATE_NOOP("Sentences", "The NAT gateway costs %1 per hour until the stack is deleted, also when all "
                                   "machines have ended: terminate the cluster after its last run."),
    QT_TRANSLATE_NOOP("Sentences", "The NAT gateways cost %1 per hour until the stack is deleted, also when all "
                                   "machines have ended: terminate the cluster after its last run."),
    QT_TRANSLATE_NOOP("Sentences", "AWS runs machines of it that were not in the ledger."),
    QT_TRANSLATE_NOOP("Sentences", "%1 (%2) runs at AWS and was not in the ledger; it is now."),
    QT_TRANSLATE_NOOP("Sentences", "%1 in %2 carries the tags of this cluster, but was not launched from this ledger: "
                                   "it is not counted. \"trainyardctl adopt\" takes it over."),
    QT_TRANSLATE_NOOP("Sentences",
                      "%1 in %2 carries the tags of this cluster and of another ledger: it is not counted."),
    QT_TRANSLATE_NOOP("Sentences", "Machines in account %1 carry the tags of this cluster: they are not counted."),
    QT_TRANSLATE_NOOP("Sentences", "%1 (%2) is gone: %3."),
    QT_TRANSLATE_NOOP("Sentences", "%1 did not join its run, and its removal has not finished: remove it."),
    QT_TRANSLATE_NOOP("Sentences", "%1 (%2, %3 per hour) was started from the launch template of its stack by others: "
                                   "it joins while a run is followed, and ends with the cluster."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The price of some machines is unknown: its budget counts the others only, and acts too late."),
    QT_TRANSLATE_NOOP("Sentences", "Its deadline has passed and machines still run."),
    QT_TRANSLATE_NOOP("Sentences", "It is the stack of the cluster %1."),
    QT_TRANSLATE_NOOP("Sentences", "It is a part of another stack, which would have to be attached instead."),
    QT_TRANSLATE_NOOP("Sentences", "It is deleted (%1)."),
    QT_TRANSLATE_NOOP("Sentences", "Its creation has failed (%1): delete it, and create it again."),
    QT_TRANSLATE_NOOP("Sentences", "It is being changed (%1): attach it once that has ended."),
    QT_TRANSLATE_NOOP("Sentences", "It is no training stack: it has no Auto Scaling groups named "
                                   "MasterAutoScalingGroup and WorkerAutoScalingGroup."),
    QT_TRANSLATE_NOOP("Sentences", "Attach the stack %1 with 1 machine?"),
    QT_TRANSLATE_NOOP("Sentences", "Attach the stack %1 with %2 machines?"),
    QT_TRANSLATE_NOOP("Sentences", "Its machines are no longer replaced when they end, and terminating the cluster "
                                   "deletes the stack %1 with all that it created."),
    QT_TRANSLATE_NOOP("Sentences", "Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, "
                                   "--master-subnet, --worker-subnet)."),
    QT_TRANSLATE_NOOP("Sentences", "Release an Elastic IP address of the region, or choose workers without a NAT "
                                   "gateway (--worker-network public)."),
    QT_TRANSLATE_NOOP("Sentences", "Request a higher quota for the instance type, or choose another one."),
    QT_TRANSLATE_NOOP("Sentences", "Choose another zone or another instance type; AWS has no capacity for this one."),
    QT_TRANSLATE_NOOP("Sentences", "Choose a zone that offers the instance type (--zone)."),
    QT_TRANSLATE_NOOP("Sentences", "Let an administrator permit the action, or create the stack with another profile."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "The set-up of a machine did not report its success: read its log /var/log/cloud-init-output.log."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The zone has a mount target of the file system already: use it (--existing-mount-target)."),
    QT_TRANSLATE_NOOP("Sentences", "%1 (%2) failed: %3."),
    QT_TRANSLATE_NOOP("Sentences", "The group reports: %1."),
    QT_TRANSLATE_NOOP("Sentences", "It accepts file systems whose ID has 8 digits; new ones have 17."),
    QT_TRANSLATE_NOOP("Sentences", "Both lengths are accepted."),
    QT_TRANSLATE_NOOP("Sentences", "It offers instance types of 2018 only, most of which no region has any more."),
    QT_TRANSLATE_NOOP("Sentences", "Every instance type that the region offers."),
    QT_TRANSLATE_NOOP("Sentences", "It names %1 fixed images, which AWS removes after some years."),
    QT_TRANSLATE_NOOP("Sentences", "The current Deep Learning AMI by its public parameter, or your own image."),
    QT_TRANSLATE_NOOP("Sentences", "Launch configurations cannot be created in accounts of recent years."),
    QT_TRANSLATE_NOOP("Sentences", "A launch template."),
    QT_TRANSLATE_NOOP("Sentences", "A group accepts a version number, not \"$Latest\"."),
    QT_TRANSLATE_NOOP("Sentences", "The number of the newest version."),
    QT_TRANSLATE_NOOP("Sentences", "Lambda has ended the runtime %1."),
    QT_TRANSLATE_NOOP("Sentences", "No function: Trainyard itself watches the groups."),
    QT_TRANSLATE_NOOP("Sentences", "It reads set-up scripts from a public bucket that cannot be relied on."),
    QT_TRANSLATE_NOOP("Sentences", "The template contains its set-up."),
    QT_TRANSLATE_NOOP("Sentences", "Its set-up uses %1, which is no longer available."),
    QT_TRANSLATE_NOOP("Sentences", "The runtime that Trainyard deploys."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "The name has letters a to z, digits and hyphens, begins with a letter, and has at most 40 characters."),
    QT_TRANSLATE_NOOP("Sentences", "\"%1\" is not the id of a VPC (vpc-0123abcd)."),
    QT_TRANSLATE_NOOP("Sentences", "\"%1\" is not a zone (us-east-1a)."),
    QT_TRANSLATE_NOOP("Sentences", "A zone is named twice: a file system has one mount target in a zone."),
    QT_TRANSLATE_NOOP("Sentences", "\"%1\" is not the id of a security group (sg-0123abcd).")};

} // namespace

std::vector<const char *> managedSentences()
{
    return {std::begin(kManagedSentences), std::end(kManagedSentences)};
}

} // namespace trainyard::gui::text
