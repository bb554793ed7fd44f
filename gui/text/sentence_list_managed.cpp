#include <iterator>

#include <QtGlobal>

#include "gui/text/sentence_list_internal.h"

namespace trainyard::gui::text {

namespace {

/// Of backend/cluster: failures and states of stacks and of EMR, steps, existing stacks.
constexpr const char *kManagedSentences[] = {
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
    QT_TRANSLATE_NOOP("Sentences", "The group reports: %1.")};

} // namespace

std::vector<const char *> managedSentences()
{
    return {std::begin(kManagedSentences), std::end(kManagedSentences)};
}

} // namespace trainyard::gui::text
