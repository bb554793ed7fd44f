#include <iterator>

#include <QtGlobal>

#include "gui/text/sentence_list_internal.h"

namespace trainyard::gui::text {

namespace {

/// Of backend/cluster: notes of plans, what a plan creates, and what the account lacks for it.
constexpr const char *kPlanSentences[] = {
    QT_TRANSLATE_NOOP("Sentences",
                      "the quota is %1 (%2 vCPUs, %3) in %4: request an increase there, or fewer machines"),
    QT_TRANSLATE_NOOP("Sentences", "%1 vCPUs of %2 are needed, and %3 of the %4 allowed are in use; %5"),
    QT_TRANSLATE_NOOP("Sentences", "EMR has no release in %1 that the plan can use."),
    QT_TRANSLATE_NOOP("Sentences", "EMR has no release %1 in %2: the newest is %3."),
    QT_TRANSLATE_NOOP("Sentences", "The release %1 has no application %2."),
    QT_TRANSLATE_NOOP("Sentences", "The release %1 does not support the instance type %2."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses "
                      "regions, and the NAT gateway for each byte, too. Copy the data to a bucket of %3."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses "
                      "regions, and reading takes longer. Copy the data to a bucket of %3."),
    QT_TRANSLATE_NOOP(
        "Sentences", "The bucket %1 of the checkpoints is in %2, and the machines are in %3: AWS charges for each byte "
                     "that crosses regions."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The image %1 is encrypted: unless its key is that of AWS, %2 and %3 must be allowed to use it, "
                      "else the machines end while they start."),
    QT_TRANSLATE_NOOP("Sentences", "The image %1 is for %2: EMR needs one for x86_64 here."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The root device of the image %1 is \"%2\": EMR needs an image whose root device is a volume "
                      "of EBS."),
    QT_TRANSLATE_NOOP("Sentences", "The image %1 has %2 volumes: EMR takes images with the root volume only."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The role %1 has the policy AmazonEMRServicePolicy_v2, which permits it to use only what has "
                      "the tag %2=true: add the tag to %3."),
    QT_TRANSLATE_NOOP("Sentences",
                      "EMR's documentation permits root volumes of up to %1 GiB, so that it may refuse %2 GiB: data "
                      "has its own volumes."),
    QT_TRANSLATE_NOOP("Sentences", "The image %1 (%2) is Amazon Linux %3, and %4 needs Amazon Linux %5."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The root volume of %1 GiB is smaller than the image %2, whose snapshot has %3 GiB."),
    QT_TRANSLATE_NOOP("Sentences", "There is no role %1: create the default roles (--make-roles), or name another."),
    QT_TRANSLATE_NOOP("Sentences",
                      "There is no instance profile %1: create the default roles (--make-roles), or name another."),
    QT_TRANSLATE_NOOP("Sentences", "EMR's block public access of this region refuses a cluster whose SSH is open to "
                                   "the whole Internet: give a smaller range (--ssh-from)."),
    QT_TRANSLATE_NOOP("Sentences", "The security group %1 (%2) is open to the whole Internet, which EMR's block public "
                                   "access of this region refuses."),
    QT_TRANSLATE_NOOP("Sentences", "The zone %1 of the subnet %2 does not offer %3: choose a subnet in another zone."),
    QT_TRANSLATE_NOOP("Sentences", "The security group %1 (%2) belongs to the VPC %3, and the subnet %4 to %5."),
    QT_TRANSLATE_NOOP("Sentences", "The file system %1 is in the state \"%2\"."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "The file system %1 has its mount targets in %2, and the subnet %3 is in %4: choose a subnet of that VPC."),
    QT_TRANSLATE_NOOP("Sentences", "The mount target of %1 in %2 is not available yet: wait until it is."),
    QT_TRANSLATE_NOOP("Sentences", "The mount target of %1 in %2 is not available yet (%3): wait until it is."),
    QT_TRANSLATE_NOOP("Sentences",
                      "The file system %1 has no mount target: create one in %2, the zone of the subnet %3."),
    QT_TRANSLATE_NOOP("Sentences", "The file system %1 has no mount target in %2, the zone of the subnet %3: create "
                                   "one, or choose a subnet of another zone; it has them in %4."),
    QT_TRANSLATE_NOOP("Sentences", "the newest release; EMR's own price, at most (estimated)"),
    QT_TRANSLATE_NOOP("Sentences", "%1; EMR's own price, at most (estimated)"),
    QT_TRANSLATE_NOOP("Sentences", "%1, Spot"),
    QT_TRANSLATE_NOOP("Sentences", "%1, On-Demand"),
    QT_TRANSLATE_NOOP("Sentences", "%1 (price unknown)"),
    QT_TRANSLATE_NOOP("Sentences", "%1 (at most; the Spot price is unknown)"),
    QT_TRANSLATE_NOOP("Sentences", "%1 GiB root volume each; EMR adds its data volumes"),
    QT_TRANSLATE_NOOP("Sentences", "IPv4 each, while the machines run; none in a private subnet"),
    QT_TRANSLATE_NOOP("Sentences", "yours, mounted at %1; it stays"),
    QT_TRANSLATE_NOOP("Sentences", "created where they are missing; they stay"),
    QT_TRANSLATE_NOOP("Sentences", "written by EMR with some minutes of delay; they stay"),
    QT_TRANSLATE_NOOP("Sentences", "With %1, a cluster of %2 may stay in the state STARTING: select only the "
                                   "applications that the training needs."),
    QT_TRANSLATE_NOOP("Sentences", "Deep Learning AMIs of recent years fail while EMR installs its services; a "
                                   "bootstrap action on the release's own image is the tested way."),
    QT_TRANSLATE_NOOP("Sentences", "Without core nodes, the master trains alone."),
    QT_TRANSLATE_NOOP("Sentences", "EC2 may take the task nodes back; a run continues without them."),
    QT_TRANSLATE_NOOP("Sentences",
                      "Termination protection does not prevent the end after the idle time: EMR ends the cluster."),
    QT_TRANSLATE_NOOP("Sentences", "Without an idle limit, a forgotten cluster runs until its deadline."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "The role %1 must be allowed to describe file systems, else the bootstrap action that mounts %2 fails."),
    QT_TRANSLATE_NOOP("Sentences", "The mount targets must admit the nodes: add the security group that they admit to "
                                   "the master and to the other nodes."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has its mount targets in %2, and EFS permits one VPC only: use that VPC with "
                                   "its subnets, or create a new file system."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has a mount target in %2 already, and a second one is refused: use that one."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has no mount target yet: let the stack create it."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has no mount target in %2, only in %3: let the stack create it."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has no application \"%2\"."),
    QT_TRANSLATE_NOOP("Sentences", "EMR does not offer %1 with %2 in %3: choose a type of the list."),
    QT_TRANSLATE_NOOP("Sentences", "The account has no role %1 with what EMR needs: let it be created."),
    QT_TRANSLATE_NOOP("Sentences", "SSH from your IP address only, everything inside the group"),
    QT_TRANSLATE_NOOP("Sentences", "SSH from the %1 around your IP address, everything inside the group"),
    QT_TRANSLATE_NOOP("Sentences", "SSH from %1, everything inside the group"),
    QT_TRANSLATE_NOOP("Sentences", "%1, %2 vCPU, %3 GiB"),
    QT_TRANSLATE_NOOP("Sentences", "%1, %2 x %3"),
    QT_TRANSLATE_NOOP("Sentences", "%1, reserved"),
    QT_TRANSLATE_NOOP("Sentences", "%1, EFA"),
    QT_TRANSLATE_NOOP("Sentences", "%1, may hibernate"),
    QT_TRANSLATE_NOOP("Sentences", "%1 (price estimated)"),
    QT_TRANSLATE_NOOP("Sentences", "%1; head node, until the cluster is terminated"),
    QT_TRANSLATE_NOOP("Sentences", "%1; worker, which can be removed"),
    QT_TRANSLATE_NOOP("Sentences", "%1 GiB gp3, encrypted, deleted with the machine"),
    QT_TRANSLATE_NOOP("Sentences", "IPv4, while the machine runs"),
    QT_TRANSLATE_NOOP("Sentences", "every TCP port from the Internet, everything inside the group"),
    QT_TRANSLATE_NOOP("Sentences", "yours, and it stays; what it lacks is added and stays: %1"),
    QT_TRANSLATE_NOOP("Sentences", "yours, and it stays"),
    QT_TRANSLATE_NOOP("Sentences", "cluster: the machines are close to each other"),
    QT_TRANSLATE_NOOP("Sentences", "yours, and it stays; its private part is %1"),
    QT_TRANSLATE_NOOP("Sentences", "ed25519, created on this computer"),
    QT_TRANSLATE_NOOP("Sentences", "the public part of %1"),
    QT_TRANSLATE_NOOP("Sentences", "\"%1\" is %2; it is not offered any more."),
    QT_TRANSLATE_NOOP("Sentences", "\"%1\" is %2 in %3; it is not offered any more."),
    QT_TRANSLATE_NOOP("Sentences", "%1 takes its place."),
    QT_TRANSLATE_NOOP("Sentences", "%1 or %2"),
    QT_TRANSLATE_NOOP("Sentences", "%1 takes its place; you may also choose %2."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has GPUs, and %2 brings no driver for them: choose %3."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has GPUs, and %2 brings no driver for them."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has no GPU, so the driver in %2 is of no use: %3 is smaller."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has no GPU, so the driver in %2 is of no use."),
    QT_TRANSLATE_NOOP("Sentences", "The open driver in %1 does not support the GPUs of %2: it begins with g4dn."),
    QT_TRANSLATE_NOOP("Sentences", "The price of %1 is unknown: the sums leave it out, and a budget can only warn."),
    QT_TRANSLATE_NOOP("Sentences", "The current Spot price is unknown: the sums are what the machines cost at most."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "Without a bucket, data and results are on the machines only. Checkpoints are copied to this computer while a "
        "run is followed and before a termination; a machine that ends by itself takes its own along."),
    QT_TRANSLATE_NOOP("Sentences",
                      "Your keys are in ~/.bashrc of every machine, for anyone who logs in there; a role needs none."),
    QT_TRANSLATE_NOOP("Sentences", "created in %1 if it does not exist, private and encrypted; it stays"),
    QT_TRANSLATE_NOOP("Sentences", "with an instance profile; the machines may list, read and write %1, and no more."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "If IAM denies it, session keys limited to the buckets are sent in a file that only the login user can read"),
    QT_TRANSLATE_NOOP("Sentences", "If IAM denies it, nothing is launched"),
    QT_TRANSLATE_NOOP("Sentences", "with all that follows; a failed one stays for inspection"),
    QT_TRANSLATE_NOOP("Sentences", "with all that follows; a failed one is rolled back"),
    QT_TRANSLATE_NOOP("Sentences", "%1; head node, which trains, too, until the stack is deleted"),
    QT_TRANSLATE_NOOP("Sentences", "%1; base worker, until the stack is deleted"),
    QT_TRANSLATE_NOOP("Sentences", "the workers' way to the Internet; its traffic costs extra"),
    QT_TRANSLATE_NOOP("Sentences", "IPv4, while the stack exists"),
    QT_TRANSLATE_NOOP("Sentences", "10.0.0.0/16, with its subnets, routes and gateways"),
    QT_TRANSLATE_NOOP("Sentences",
                      "encrypted, mounted at %1; it stays after the stack, and costs %2 per GiB and month"),
    QT_TRANSLATE_NOOP("Sentences", "for workers that are added during a run"),
    QT_TRANSLATE_NOOP("Sentences", "for the master and for the workers, within a permissions boundary"),
    QT_TRANSLATE_NOOP("Sentences", "The script is not on the shared file system (%1), so that a new machine has it "
                                   "only if its image contains it."),
    QT_TRANSLATE_NOOP("Sentences",
                      "Without a script that prepares the data, a machine joins as soon as it has booted."),
    QT_TRANSLATE_NOOP("Sentences", "If AWS has no more capacity, the stack is complete with %1 of %2 workers."),
    QT_TRANSLATE_NOOP("Sentences", "The workers reach the VPC and S3 only: their image must contain the NFS client and "
                                   "all programs of the training."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "The NAT gateway costs %1 per hour, and its traffic extra; public workers without an open port need none."),
    QT_TRANSLATE_NOOP("Sentences", "A new VPC is created; AWS allows five in a region unless the quota is higher."),
    QT_TRANSLATE_NOOP("Sentences", "A failed stack is rolled back, which deletes its machines and their logs."),
    QT_TRANSLATE_NOOP("Sentences", "Without its launch template, no worker can be added during a run."),
    QT_TRANSLATE_NOOP("Sentences", "The new file system stays when the stack is deleted."),
    QT_TRANSLATE_NOOP("Sentences", "%1 %2"),
    QT_TRANSLATE_NOOP("Sentences", "the Deep Learning AMI of the MXNet walkthrough (2017)"),
    QT_TRANSLATE_NOOP("Sentences", "the image with MXNet's build packages (2016)"),
    QT_TRANSLATE_NOOP("Sentences", "a base GPU image on Ubuntu 16.04, whose support ended in April 2021"),
    QT_TRANSLATE_NOOP("Sentences", "Ubuntu 16.04, whose support ended in April 2021")};

} // namespace

std::vector<const char *> planSentences()
{
    return {std::begin(kPlanSentences), std::end(kPlanSentences)};
}

} // namespace trainyard::gui::text
