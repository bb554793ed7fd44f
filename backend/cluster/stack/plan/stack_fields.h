#pragma once

#include <tuple>

#include "backend/cluster/plan/plan_fields.h"
#include "backend/cluster/stack/plan/stack_plan.h"

namespace trainyard::cluster {

/// The fields of a stack's plan, in the order of the template's groups of parameters. The names in plan files are those
/// of LaunchPlan where the field is the same.
inline constexpr std::tuple kStackFields{
    field(&StackPlan::name, "name", {}, "-n,--name", "Name of the stack and of the cluster"),
    field(&StackPlan::region, "region"), // --region is an option of every command
    field(&StackPlan::instanceType, {"instanceType", "instance-type"}, {}, "-t,--instance-type",
          "Instance type of the master and of the workers"),
    field(&StackPlan::workers, "workers", {1, StackPlan::kMaxWorkers}, "-w,--workers",
          "Workers besides the master, which trains too"),
    field(&StackPlan::minWorkers, {"leastWorkers", "least-workers"}, {.low = 1}, "--least-workers",
          "The stack is complete with this many workers"),
    field(&StackPlan::imageType, {"imageType", "image-type"}, {}, "--image-type",
          "Operating system: Ubuntu or AmazonLinux"),
    field(&StackPlan::imageId, {"imageId", "image-id"}, {}, "--image-id",
          "Your own image of that operating system; the current Deep Learning AMI otherwise"),
    field(&StackPlan::rootGiB, {"rootGiB", "root-size"}, {8, 16'384, "8 GiB", "16384 GiB"}, "--root-gib",
          "Size of each root volume"),
    field(&StackPlan::keyFile, {"keyFile", "key-file"}, {}, "--key-file",
          "Your own private key, instead of one created for the cluster"),
    field(&StackPlan::keyName, {"keyName", "key-name"}, {.high = 255, .highText = "255 characters"}, "--key-name",
          "The account's key pair that it belongs to; else it is imported"),
    field(&StackPlan::fileSystem, {"fileSystem", "file-system"}, {}, "--file-system",
          "The file system to mount; else one is created, which stays"),
    field(&StackPlan::mountPoint, {"mountPoint", "mount-point"}, {.high = 100, .highText = "100 characters"},
          "--mount-point", "Folder below / where it is mounted"),
    field(&StackPlan::existingMountTarget, {"existingMountTarget", "existing-mount-target"}, {},
          "--existing-mount-target", "It has a mount target in the zone already"),
    field(&StackPlan::prepareScript, {"prepareScript", "prepare-script"}, {.high = 255, .highText = "255 characters"},
          "--prepare-script", "Script that prepares the data of a machine before it joins; empty: none"),
    field(&StackPlan::prepareTimeout, {"prepareSeconds", "prepare-timeout"}, {1, 86'400, "1 second", "24 hours"},
          "--prepare-seconds", "Time limit of that script"),
    field(&StackPlan::dataBucket, {"dataBucket", "data-bucket"}, {}, "--data-bucket",
          "Bucket that the machines may read"),
    field(&StackPlan::elastic, "elastic", {}, "--elastic,!--no-elastic",
          "A launch template for workers that are added during a run; on by default"),
    field(&StackPlan::sshFrom, {"sshFrom", "ssh-from"}, {}, "--ssh-from",
          "IP addresses that may connect to the master by SSH, as 203.0.113.7/32; /24: your own and its neighbours"),
    field(&StackPlan::acceptExposure, "acceptExposure", {}, "--accept-exposure",
          "I accept that SSH may be open to the Internet"),
    field(&StackPlan::network, {"workerNetwork", "worker-network"}, {}, "--worker-network",
          "private-nat (a NAT gateway, which costs money), private (the VPC and S3 only), or public"),
    field(&StackPlan::zone, "zone", {}, "--zone", "Zone of all machines"),
    field(&StackPlan::vpc, "vpc", {}, "--vpc", "An existing VPC, with both subnets; it stays"),
    field(&StackPlan::masterSubnet, {"masterSubnet", "master-subnet"}, {}, "--master-subnet",
          "Its subnet for the master, with a route to the Internet"),
    field(&StackPlan::workerSubnet, {"workerSubnet", "worker-subnet"}, {}, "--worker-subnet",
          "Its subnet for the workers"),
    field(&StackPlan::nodeGroup, {"nodeGroup", "node-group"}, {}, "--node-group",
          "A further security group of all machines, such as one that existing mount targets admit"),
    field(&StackPlan::boundary, "boundary", {}, "--boundary",
          "ARN of the permissions boundary that your account requires"),
    field(&StackPlan::acknowledgeIam, {"acknowledgeIam", "acknowledge-iam"}, {}, "--acknowledge-iam",
          "I permit the stack to create IAM roles for its machines"),
    field(&StackPlan::keepOnFailure, {"keepOnFailure", "keep-on-failure"}, {},
          "--keep-on-failure,!--no-keep-on-failure", "A failed stack stays for inspection; on by default"),
    field(&StackPlan::timeout, {"timeoutMinutes", "timeout"},
          {.low = 5, .high = 24 * 60, .lowText = "5 minutes, or 0 for none", .highText = "24 hours", .orZero = true},
          "--timeout-minutes", "The creation has failed after this many minutes"),
    field(&StackPlan::protect, "protect", {}, "--protect", "Termination protection of the stack"),
    field(&StackPlan::tags, "tags", {.high = 40, .highText = "40 tags"}),
    field(&StackPlan::budget, &Budget::usd, {"budgetUsd", "budget"}, kUsdLimits, "--budget",
          "What the cluster may cost, in dollars"),
    field(&StackPlan::deadline, {"deadlineMinutes", "deadline"},
          {.low = kLeastDeadlineMinutes, .high = 30 * 24 * 60, .lowText = "10 minutes", .highText = "30 days"},
          "--deadline-minutes", "The machines terminate themselves after this many minutes"),
    field(&StackPlan::idle, {"idleMinutes", "idle"},
          {.low = 5, .high = 7 * 24 * 60, .lowText = "5 minutes, or 0 for none", .highText = "7 days", .orZero = true},
          "--idle-minutes", "They also terminate after this many minutes without a run and without use"),
    field(&StackPlan::budget, &Budget::action, "atBudget", {}, "--at-budget",
          "What happens then; terminate also bounds the deadline")};

} // namespace trainyard::cluster
