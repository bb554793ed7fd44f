#pragma once

#include <tuple>

#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/plan/plan_fields.h"

namespace trainyard::cluster {

/// The fields of an EMR cluster's plan, in the order of the console's steps: software, hardware, general, security. The
/// options have the names of `aws emr create-cluster` where there is one.
inline constexpr std::tuple kEmrFields{
    field(&EmrPlan::name, "name", {}, "-n,--name", "Name of the cluster"),
    field(&EmrPlan::region, "region"), // --region is an option of every command
    field(&EmrPlan::releaseLabel, {"releaseLabel", "release-label"}, {}, "--release-label",
          "Release, as emr-7.5.0; the newest otherwise"),
    field(&EmrPlan::applications, "applications", {.low = 1, .high = 30, .highText = "30 applications"},
          "--applications", "Applications to install; Hadoop is needed"),
    field(&EmrPlan::masterType, {"masterType", "master-type"}, {}, "-t,--instance-type",
          "Instance type of the master, and of the other nodes if theirs is not given"),
    field(&EmrPlan::coreType, {"coreType", "core-type"}, {}, "--core-type", "Instance type of the core nodes"),
    field(&EmrPlan::workers, "workers", {0, EmrPlan::kMaxNodes}, "-w,--workers",
          "Core nodes; the master is one machine more, and trains too"),
    field(&EmrPlan::taskType, {"taskType", "task-type"}, {}, "--task-type", "Instance type of the task nodes"),
    field(&EmrPlan::taskNodes, {"taskNodes", "task-nodes"}, {0, EmrPlan::kMaxNodes}, "--task-nodes",
          "Task nodes: further workers, which can be removed"),
    field(&EmrPlan::spot, "spot", {}, "--spot", "The task nodes are Spot machines"),
    field(&EmrPlan::maxPriceUsd, {"maxPriceUsd", "max-price"}, kUsdLimits, "--max-price",
          "Spot: dollars per hour and task node at most"),
    field(&EmrPlan::rootGiB, {"rootGiB", "root-size"}, {EmrPlan::kLeastRootGiB, 2000, "51 GiB", "2000 GiB"},
          "--ebs-root-volume-size", "Size of each root volume in GiB; more than 50"),
    field(&EmrPlan::customImage, {"customImage", "custom-image"}, {}, "--custom-ami-id",
          "Your own Amazon Linux image; the release's otherwise"),
    field(&EmrPlan::logUri, {"logUri", "log-uri"}, {.high = 1024, .highText = "1024 characters"}, "--log-uri",
          "Folder for EMR's logs, as s3://bucket/prefix"),
    field(&EmrPlan::scriptsUri, {"scriptsUri", "scripts-uri"}, {.high = 1024, .highText = "1024 characters"},
          "--scripts-uri", "Folder for the bootstrap scripts; below the logs otherwise"),
    field(&EmrPlan::fileSystem, {"fileSystem", "file-system"}, {}, "--file-system",
          "File system to mount at /efs of every node"),
    field(&EmrPlan::keyFile, {"keyFile", "key-file"}, {}, "--key-file",
          "Your own private key, instead of one created for the cluster"),
    field(&EmrPlan::keyName, {"keyName", "key-name"}, {.high = 255, .highText = "255 characters"}, "--key-name",
          "The account's key pair that it belongs to; else it is imported"),
    field(&EmrPlan::subnet, "subnet", {}, "--subnet", "Subnet; one of the default VPC otherwise"),
    field(&EmrPlan::masterGroup, {"masterGroup", "master-group"}, {}, "--master-group",
          "Managed security group of the master, with --slave-group"),
    field(&EmrPlan::slaveGroup, {"slaveGroup", "slave-group"}, {}, "--slave-group",
          "Managed security group of the other nodes"),
    field(&EmrPlan::serviceGroup, {"serviceGroup", "service-group"}, {}, "--service-group",
          "Security group for EMR's access to a private subnet"),
    field(&EmrPlan::additionalMasterGroups, {"additionalMasterGroups", "additional-master-groups"},
          {.high = 5, .highText = "5 groups"}, "--additional-master-groups",
          "Further security groups of the master, such as one that the file system admits"),
    field(&EmrPlan::additionalSlaveGroups, {"additionalSlaveGroups", "additional-slave-groups"},
          {.high = 5, .highText = "5 groups"}, "--additional-slave-groups", "The same for the other nodes"),
    field(&EmrPlan::serviceRole, {"serviceRole", "service-role"}, {}, "--service-role", "Role of the EMR service"),
    field(&EmrPlan::instanceProfile, {"instanceProfile", "instance-profile"}, {}, "--instance-profile",
          "Instance profile of the nodes"),
    field(&EmrPlan::makeRoles, {"makeRoles", "make-roles"}, {}, "--make-roles",
          "Create the default roles where they are missing; they stay"),
    field(&EmrPlan::attachEfsPolicy, {"attachEfsPolicy", "attach-efs-policy"}, {}, "--attach-efs-policy",
          "Let the nodes' role read file systems, which mounting needs"),
    field(&EmrPlan::sshFrom, {"sshFrom", "ssh-from"}, {}, "--ssh-from",
          "IP addresses that may connect to the master by SSH, as 203.0.113.7/32; /24: your own and its neighbours"),
    field(&EmrPlan::acceptExposure, "acceptExposure", {}, "--accept-exposure",
          "I accept that SSH may be open to the Internet"),
    field(&EmrPlan::protect, "protect", {}, "--termination-protected", "Termination protection"),
    field(&EmrPlan::emrIdle, {"emrIdleMinutes", "emr-idle"},
          {.low = 1, .high = 7 * 24 * 60, .lowText = "1 minute, or 0 for none", .highText = "7 days", .orZero = true},
          "--emr-idle-minutes", "EMR terminates the cluster after this many minutes without use"),
    field(&EmrPlan::tags, "tags", {.high = 40, .highText = "40 tags"}),
    field(&EmrPlan::budget, &Budget::usd, {"budgetUsd", "budget"}, kUsdLimits, "--budget",
          "What the cluster may cost, in dollars"),
    field(&EmrPlan::deadline, {"deadlineMinutes", "deadline"},
          {.low = kLeastDeadlineMinutes, .high = 30 * 24 * 60, .lowText = "10 minutes", .highText = "30 days"},
          "--deadline-minutes", "The cluster is terminated after this many minutes"),
    field(&EmrPlan::idle, {"idleMinutes", "idle"},
          {.low = 5, .high = 7 * 24 * 60, .lowText = "5 minutes, or 0 for none", .highText = "7 days", .orZero = true},
          "--idle-minutes", "Also after this many minutes without a run and without use"),
    field(&EmrPlan::budget, &Budget::action, "atBudget", {}, "--at-budget",
          "What happens then; terminate also bounds the deadline")};

} // namespace trainyard::cluster
