#include <iterator>

#include <QtGlobal>

#include "gui/text/sentence_list_internal.h"

namespace trainyard::gui::text {

namespace {

/// Of backend/cluster: what the check before a launch finds, and the checklist of stacks and EMR clusters.
constexpr const char *kPreflightSentences[] = {
    QT_TRANSLATE_NOOP("Sentences", "%1 The managed policy %2 is missing, which allows them."),
    QT_TRANSLATE_NOOP("Sentences", "%1 %2 has taken the place of %3, which %4 has."),
    QT_TRANSLATE_NOOP("Sentences", "The account could not be checked"),
    QT_TRANSLATE_NOOP("Sentences",
                      "The session expires in %1, before the machines' deadline: they terminate themselves all the "
                      "same, but this computer cannot manage them without a new login."),
    QT_TRANSLATE_NOOP("Sentences", "The account can be used, and its session lasts long enough."),
    QT_TRANSLATE_NOOP("Sentences", "Permissions could not be checked in advance"),
    QT_TRANSLATE_NOOP("Sentences", "Denied permissions: %1."),
    QT_TRANSLATE_NOOP("Sentences",
                      "Some resources would remain after termination, because these permissions are denied: %1."),
    QT_TRANSLATE_NOOP("Sentences", "Unknown permissions: %1."),
    QT_TRANSLATE_NOOP("Sentences", "Everything that the launch and the termination need is allowed."),
    QT_TRANSLATE_NOOP("Sentences", "The quotas cannot be read"),
    QT_TRANSLATE_NOOP("Sentences", "%1 vCPUs of %2 (%3) are needed in %4"),
    QT_TRANSLATE_NOOP("Sentences", "%1, and %2 of the %3 allowed are in use; an increase to %4 is requested."),
    QT_TRANSLATE_NOOP("Sentences", "%1, and %2 of the %3 allowed are in use."),
    QT_TRANSLATE_NOOP("Sentences", "%1; %2 of %3 are free, %4 after the launch."),
    QT_TRANSLATE_NOOP("Sentences", "%1; how many are in use is unknown"),
    QT_TRANSLATE_NOOP("Sentences", "%1; how many are allowed is unknown"),
    QT_TRANSLATE_NOOP("Sentences", "%1 (%2)."),
    QT_TRANSLATE_NOOP("Sentences", "%1."),
    QT_TRANSLATE_NOOP("Sentences", "The quota of %1 is unknown."),
    QT_TRANSLATE_NOOP("Sentences", "Where %1 is offered could not be checked"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is not offered in %2; the next type or region of the plan is tried."),
    QT_TRANSLATE_NOOP("Sentences", "%1 is not offered in %2."),
    QT_TRANSLATE_NOOP("Sentences", "%1 is not offered in %2, only in %3."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "AWS had no capacity for %1 in %2 within the last hour, and the chosen subnet is in no other zone."),
    QT_TRANSLATE_NOOP("Sentences", "AWS had no capacity for %1 in %2 within the last hour."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "%1 is offered in %2. The chosen subnet is in no other zone: if AWS has no capacity there, no other is tried."),
    QT_TRANSLATE_NOOP("Sentences", "%1 is offered only in %2 of the zones chosen."),
    QT_TRANSLATE_NOOP("Sentences", "%1 is offered in %2; only the launch shows whether AWS has capacity now."),
    QT_TRANSLATE_NOOP("Sentences", "EC2's Spot placement score for this size is %1 of 10 in the best of these zones."),
    QT_TRANSLATE_NOOP("Sentences", "There is no such image"),
    QT_TRANSLATE_NOOP("Sentences", "The image could not be checked (%1)"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is for %2, %3 is %4."),
    QT_TRANSLATE_NOOP("Sentences", "%1 exists."),
    QT_TRANSLATE_NOOP("Sentences", "The root volume of %1 GiB is smaller than the image's snapshot of %2 GiB."),
    QT_TRANSLATE_NOOP("Sentences", "%1 GiB hold the image's %2 GiB."),
    QT_TRANSLATE_NOOP("Sentences", "The machines terminate themselves after %1, even if this computer is off."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The bucket %1 is in %2, and the machines would be in %3: AWS charges for each byte that crosses "
                      "regions, and reading takes longer. Copy the data to a bucket of %4, or launch there."),
    QT_TRANSLATE_NOOP("Sentences", "The bucket %1 exists."),
    QT_TRANSLATE_NOOP("Sentences", "The bucket %1 will be created, and stays after the termination."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The bucket %1 does not exist: a run would find no data, and could not write its results."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "The bucket %1 belongs to another account, or these credentials cannot use it: choose another name."),
    QT_TRANSLATE_NOOP("Sentences", "The bucket %1 could not be checked"),
    QT_TRANSLATE_NOOP("Sentences", "%1 cannot hibernate."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has %2 GiB of memory, and only less than %3 GiB can hibernate."),
    QT_TRANSLATE_NOOP("Sentences", "A root volume of %1 GiB does not hold the image's %2 GiB and %3 GiB of memory."),
    QT_TRANSLATE_NOOP("Sentences", "Whether %1 can hibernate is unknown"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "Whether this image is prepared for hibernation is unknown: those of Ubuntu and Amazon Linux are."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The machines may hibernate: %1 GiB of their encrypted disk are kept for the memory."),
    QT_TRANSLATE_NOOP("Sentences",
                      "A key pair will be created for the cluster on this computer, and its private part stays here."),
    QT_TRANSLATE_NOOP("Sentences", "The key file cannot be used"),
    QT_TRANSLATE_NOOP("Sentences", "EC2 takes RSA and ed25519 keys only, and this file has an ECDSA key."),
    QT_TRANSLATE_NOOP("Sentences", "The public part of %1 is imported (%2)."),
    QT_TRANSLATE_NOOP("Sentences", "The account's key pairs cannot be read"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is the private part of the account's key pair %2."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "%1 is not the private part of the account's key pair %2, whose fingerprint is %3: no one could log in."),
    QT_TRANSLATE_NOOP("Sentences", "The account has no key pair %1 in %2."),
    QT_TRANSLATE_NOOP("Sentences", "Every TCP port will be open to the Internet, as was accepted."),
    QT_TRANSLATE_NOOP("Sentences", "Every TCP port would be open to the Internet."),
    QT_TRANSLATE_NOOP("Sentences", "SSH will be open to the Internet, as was accepted."),
    QT_TRANSLATE_NOOP("Sentences", "This computer's IP address is unknown"),
    QT_TRANSLATE_NOOP("Sentences",
                      "SSH will be open to %1, as requested; whether this computer is within could not be checked."),
    QT_TRANSLATE_NOOP("Sentences", "This computer (%1) is not within %2: it could not log in."),
    QT_TRANSLATE_NOOP("Sentences", "SSH will be open to %1, where this computer is."),
    QT_TRANSLATE_NOOP("Sentences", "A security group will be created for the cluster."),
    QT_TRANSLATE_NOOP("Sentences", "There is no security group %1 in %2."),
    QT_TRANSLATE_NOOP("Sentences", "The security groups cannot be read"),
    QT_TRANSLATE_NOOP("Sentences", "The group %1 belongs to %2, the subnet %3 to %4."),
    QT_TRANSLATE_NOOP("Sentences", "a rule for SSH from this computer and a rule for traffic between its members"),
    QT_TRANSLATE_NOOP("Sentences", "a rule for SSH from this computer"),
    QT_TRANSLATE_NOOP("Sentences", "a rule for traffic between its members"),
    QT_TRANSLATE_NOOP("Sentences", "The group %1 lacks %2."),
    QT_TRANSLATE_NOOP("Sentences", "The group %1 gets %2, which stays."),
    QT_TRANSLATE_NOOP("Sentences", "The group %1 has the rules that are needed."),
    QT_TRANSLATE_NOOP("Sentences", "The group %1 is open to the Internet."),
    QT_TRANSLATE_NOOP("Sentences", "The subnet %1 has %2 IP addresses free, and %3 machines need one each."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "The subnet %1 is private (no route to the Internet): only a computer inside its network reaches SSH."),
    QT_TRANSLATE_NOOP("Sentences", "The subnet %1 does not assign public IP addresses, and the plan does not request "
                                   "them: SSH could not reach the machines."),
    QT_TRANSLATE_NOOP("Sentences", "The subnet %1 in %2 has %3 IP addresses free."),
    QT_TRANSLATE_NOOP("Sentences", "The subnets cannot be read"),
    QT_TRANSLATE_NOOP("Sentences", "There is no subnet %1 in %2."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has no default subnet: choose one."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has no default subnet in the zones chosen: choose one."),
    QT_TRANSLATE_NOOP("Sentences", "A default subnet of %1 does not assign public IP addresses, and the plan does not "
                                   "request them: SSH could not reach the machines."),
    QT_TRANSLATE_NOOP("Sentences", "No default subnet of %1 has %2 IP addresses free."),
    QT_TRANSLATE_NOOP("Sentences", "The default subnets have an IP address for each of the %1 machines."),
    QT_TRANSLATE_NOOP("Sentences", "%1: %2."),
    QT_TRANSLATE_NOOP("Sentences", "The profile %1 has no access (%2): check its credentials."),
    QT_TRANSLATE_NOOP("Sentences", "The local cloud runs on this computer, and costs nothing."),
    QT_TRANSLATE_NOOP("Sentences", "The profile %1 belongs to the account %2."),
    QT_TRANSLATE_NOOP("Sentences", "The file systems of the region could not be read: %1."),
    QT_TRANSLATE_NOOP(
        "Sentences", "None is chosen: the stack creates one, which stays after its end and costs until it is deleted."),
    QT_TRANSLATE_NOOP("Sentences", "None is chosen: the nodes share HDFS only, and read their data from S3."),
    QT_TRANSLATE_NOOP("Sentences", "There is no file system %1 in %2: choose one of the region."),
    QT_TRANSLATE_NOOP("Sentences", "The file system %1 is in the state \"%2\" and has %3 available mount targets: "
                                   "create one in the zone of the machines."),
    QT_TRANSLATE_NOOP("Sentences", "%1 is available, with mount targets in 1 zone of %2."),
    QT_TRANSLATE_NOOP("Sentences", "%1 is available, with mount targets in %2 zones of %3."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The runtime %1 is uploaded to the machines; nothing has to be put on the file system."),
    QT_TRANSLATE_NOOP("Sentences", "The runtime for the machines is missing: %1."),
    QT_TRANSLATE_NOOP("Sentences", "None is used: the machines read their data from S3 or the file system."),
    QT_TRANSLATE_NOOP("Sentences", "%1 is valid Python.")};

} // namespace

std::vector<const char *> preflightSentences()
{
    return {std::begin(kPreflightSentences), std::end(kPreflightSentences)};
}

} // namespace trainyard::gui::text
