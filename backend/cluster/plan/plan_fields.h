#pragma once

#include <tuple>

#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {

inline constexpr int kLeastDeadlineMinutes = 10;
inline constexpr Limits kUsdLimits{.low = 0, .high = kMaxUsd, .highText = "1000000000 USD"};

/// The fields of a plan, in the order of plan files and of the help of `plan` and `launch`. A new field is a member of
/// LaunchPlan and a line here; rules that concern several fields are in LaunchPlan::problems().
inline constexpr std::tuple kPlanFields{
    field(&LaunchPlan::name, "name", {}, "-n,--name", "Name of the cluster"),
    field(&LaunchPlan::region, "region"), // --region is an option of every command
    field(&LaunchPlan::instanceType, {"instanceType", "instance-type"}, {}, "-t,--instance-type",
          "Instance type of the machines"),
    field(&LaunchPlan::headType, {"headType", "head-type"}, {}, "--head-type",
          "Instance type of the head, if it differs"),
    field(&LaunchPlan::image, "image", {}, "--image",
          "Image: a name such as ubuntu-24.04 (see images), an AMI ID, name:PATTERN, or resolve:ssm:PARAMETER"),
    field(&LaunchPlan::user, "user", {}, "--user", "Login user on the machines, if the image's default is not right"),
    field(&LaunchPlan::workers, "workers", {1, LaunchPlan::kMaxWorkers}, "-w,--workers",
          "Worker machines; the head is one more"),
    field(&LaunchPlan::minWorkers, {"leastWorkers", "least-workers"}, {.low = 0}, "--least-workers",
          "Minimum number of workers to launch if AWS has no more capacity"),
    field(&LaunchPlan::rootGiB, {"rootGiB", "root-size"}, {.high = 16'384, .highText = "16384 GiB"}, // gp3
          "--root-gib", "Size of each root volume; what the image needs otherwise"),
    field(&LaunchPlan::spot, "spot", {}, "--spot", "Spot machines"),
    field(&LaunchPlan::maxPriceUsd, {"maxPriceUsd", "max-price"}, kUsdLimits, "--max-price",
          "Spot: dollars per hour and machine at most"),
    field(&LaunchPlan::replaceSpot, {"replaceSpot", "replace-spot"}, {}, "--replace-spot",
          "Spot: what replaces a worker that EC2 takes back while its run is followed: yes (a Spot machine), no, or "
          "on-demand"),
    field(&LaunchPlan::zones, "zones", {}, "--zone", "Zones to try, in order"),
    field(&LaunchPlan::otherTypes, {"otherTypes", "other-types"}, {}, "--other-type",
          "Types to try when no zone has the first, in order"),
    field(&LaunchPlan::otherRegions, {"otherRegions", "other-regions"}, {}, "--other-region",
          "Regions to try after the first, in order"),
    field(&LaunchPlan::placementGroup, "placementGroup", {}, "--placement-group,!--no-placement-group",
          "Machines close to each other, in one zone; on by default with more than one GPU machine"),
    field(&LaunchPlan::efa, "efa", {}, "--efa,!--no-efa",
          "Elastic Fabric Adapters; on by default with a placement group"),
    field(&LaunchPlan::reservation, "reservation", {}, "--reservation",
          "Capacity reservation that the machines come out of"),
    field(&LaunchPlan::launchTemplate, {"launchTemplate", "launch-template"}, {}, "--launch-template",
          "Name or ID of a launch template, for what the plan leaves open"),
    field(&LaunchPlan::templateVersion, "templateVersion", {}, "--template-version",
          "Its version; the default one otherwise"),
    field(&LaunchPlan::subnet, "subnet", {}, "--subnet", "Subnet"),
    field(&LaunchPlan::publicAddress, "publicAddress", {}, "--public-address",
          "Assign public IP addresses, whatever the subnet does"),
    field(&LaunchPlan::hibernation, "hibernation", {}, "--hibernation",
          "Allow hibernation: the disks also store the memory"),
    field(&LaunchPlan::containers, "containers", {}, "--containers",
          "Programs in containers use the machines' role: its keys travel one hop further"),
    field(&LaunchPlan::sshFrom, {"sshFrom", "ssh-from"}, {}, "--ssh-from",
          "IP addresses to allow SSH from, as 203.0.113.7/32; /24: your own and its neighbours"),
    field(&LaunchPlan::acceptExposure, "acceptExposure", {}, "--accept-exposure",
          "I accept that SSH, or every port, may be open to the Internet"),
    field(&LaunchPlan::allTcpFromAnywhere, "allTcpFromAnywhere", {}, "--all-tcp",
          "Open every TCP port to the Internet, as in old guides (unsafe); only with --accept-exposure"),
    field(&LaunchPlan::securityGroup, {"securityGroup", "security-group"}, {}, "--security-group",
          "A security group that exists: sg-...; it stays"),
    field(&LaunchPlan::repairGroup, "repairGroup", {}, "--repair-group", "Add the rules that such a group lacks"),
    field(&LaunchPlan::keyFile, {"keyFile", "key-file"}, {}, "--key-file",
          "Your own private key, instead of one created for the cluster"),
    field(&LaunchPlan::keyName, "keyName", {}, "--key-name",
          "The account's key pair that it belongs to; else it is imported"),
    field(&LaunchPlan::tags, "tags", {.high = 40, .highText = "40 tags"}), // AWS allows 50, and Trainyard needs some
    field(&LaunchPlan::buckets, {"buckets", "bucket"},
          {.high = 20, .highText = "20 buckets"}, // the inline policies of a role have at most 10,240 characters
          "--bucket", "Buckets that the machines may read and write; data and results go into the first"),
    field(&LaunchPlan::makeBuckets, "makeBuckets", {}, "--make-bucket",
          "Create the missing ones: private, encrypted, in the region of the plan; they stay"),
    field(&LaunchPlan::budget, &Budget::usd, {"budgetUsd", "budget"}, kUsdLimits, "--budget",
          "What the cluster may cost, in dollars"),
    field(&LaunchPlan::deadline, {"deadlineMinutes", "deadline"},
          {.low = kLeastDeadlineMinutes, .high = 30 * 24 * 60, .lowText = "10 minutes", .highText = "30 days"},
          "--deadline-minutes", "The machines terminate themselves after this many minutes"),
    field(&LaunchPlan::idle, {"idleMinutes", "idle"},
          {.low = 5, .high = 7 * 24 * 60, .lowText = "5 minutes, or 0 for none", .highText = "7 days", .orZero = true},
          "--idle-minutes", "They also terminate after this many minutes without a run and without use"),
    field(&LaunchPlan::budget, &Budget::action, "atBudget", {}, "--at-budget",
          "What happens then; terminate also bounds the deadline"),
    field(
        &LaunchPlan::s3Access, {"s3Access", "s3-access"}, {}, "--s3-access",
        "Access for the machines: role (created for the cluster), role-or-keys (if IAM denies the role: as key-file), "
        "key-file (session keys limited to the buckets, in a file of mode 0600), or bashrc (legacy and unsafe: your "
        "keys, also as export lines in ~/.bashrc)")};

} // namespace trainyard::cluster
