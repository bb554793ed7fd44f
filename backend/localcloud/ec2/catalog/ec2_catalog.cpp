#include "backend/localcloud/ec2/catalog/ec2_catalog.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/encoding.h"

namespace trainyard::localcloud {
namespace {

std::string stableId(const std::string &prefix, const std::string &of)
{
    return prefix + sha256Hex("localcloud:" + of).substr(0, 17);
}

} // namespace

const std::vector<TypeInfo> &instanceTypes()
{
    const auto t3 = [](const char *name, int vcpus, int cores, int memoryMib, bool freeTier = false) {
        return TypeInfo{.name = name,
                        .vcpus = vcpus,
                        .cores = cores,
                        .memoryMib = memoryMib,
                        .network = "Up to 5 Gigabit",
                        .freeTier = freeTier,
                        .burstable = true};
    };
    const auto withEfa = [](TypeInfo type) {
        type.efa = true;
        return type;
    };
    const auto withGpus = [](TypeInfo type, const char *gpu, int gpus, std::int64_t gpuMemoryMib) {
        type.gpu = gpu;
        type.gpus = gpus;
        type.gpuMemoryMib = gpuMemoryMib;
        return type;
    };
    static const std::vector<TypeInfo> types = {
        {.name = "t2.micro",
         .vcpus = 1,
         .cores = 1,
         .memoryMib = 1024,
         .network = "Low to Moderate",
         .freeTier = true,
         .burstable = true},
        t3("t3.nano", 2, 1, 512),
        t3("t3.micro", 2, 1, 1024, true),
        t3("t3.small", 2, 1, 2048, true),
        t3("t3.medium", 2, 1, 4096),
        t3("t3.large", 2, 1, 8192),
        t3("t3.xlarge", 4, 2, 16384),
        {.name = "m4.large", .vcpus = 2, .cores = 1, .memoryMib = 8192, .network = "Moderate", .current = false},
        {.name = "m4.xlarge", .vcpus = 4, .cores = 2, .memoryMib = 16384, .network = "High", .current = false},
        {.name = "c4.large", .vcpus = 2, .cores = 1, .memoryMib = 3840, .network = "Moderate", .current = false},
        {.name = "c4.xlarge", .vcpus = 4, .cores = 2, .memoryMib = 7680, .network = "High", .current = false},
        {.name = "c5.large", .vcpus = 2, .cores = 1, .memoryMib = 4096, .network = "Up to 10 Gigabit"},
        {.name = "c5.xlarge", .vcpus = 4, .cores = 2, .memoryMib = 8192, .network = "Up to 10 Gigabit"},
        {.name = "c5.2xlarge", .vcpus = 8, .cores = 4, .memoryMib = 16384, .network = "Up to 10 Gigabit"},
        {.name = "c5.4xlarge", .vcpus = 16, .cores = 8, .memoryMib = 32768, .network = "Up to 10 Gigabit"},
        {.name = "c5.9xlarge", .vcpus = 36, .cores = 18, .memoryMib = 73728, .network = "12 Gigabit"},
        {.name = "c5.18xlarge", .vcpus = 72, .cores = 36, .memoryMib = 147456, .network = "25 Gigabit"},
        {.name = "c5n.18xlarge", .vcpus = 72, .cores = 36, .memoryMib = 196608, .network = "100 Gigabit", .efa = true},
        {.name = "c6i.large", .vcpus = 2, .cores = 1, .memoryMib = 4096, .network = "Up to 12.5 Gigabit"},
        {.name = "c6i.xlarge", .vcpus = 4, .cores = 2, .memoryMib = 8192, .network = "Up to 12.5 Gigabit"},
        {.name = "c6i.2xlarge", .vcpus = 8, .cores = 4, .memoryMib = 16384, .network = "Up to 12.5 Gigabit"},
        {.name = "c6i.4xlarge", .vcpus = 16, .cores = 8, .memoryMib = 32768, .network = "Up to 12.5 Gigabit"},
        {.name = "c7i.large", .vcpus = 2, .cores = 1, .memoryMib = 4096, .network = "Up to 12.5 Gigabit"},
        {.name = "c7i.xlarge", .vcpus = 4, .cores = 2, .memoryMib = 8192, .network = "Up to 12.5 Gigabit"},
        {.name = "c7i.2xlarge", .vcpus = 8, .cores = 4, .memoryMib = 16384, .network = "Up to 12.5 Gigabit"},
        {.name = "c7i.4xlarge", .vcpus = 16, .cores = 8, .memoryMib = 32768, .network = "Up to 12.5 Gigabit"},
        {.name = "m5.large", .vcpus = 2, .cores = 1, .memoryMib = 8192, .network = "Up to 10 Gigabit"},
        {.name = "m5.xlarge", .vcpus = 4, .cores = 2, .memoryMib = 16384, .network = "Up to 10 Gigabit"},
        {.name = "m5.2xlarge", .vcpus = 8, .cores = 4, .memoryMib = 32768, .network = "Up to 10 Gigabit"},
        {.name = "m5.4xlarge", .vcpus = 16, .cores = 8, .memoryMib = 65536, .network = "Up to 10 Gigabit"},
        {.name = "m6i.large", .vcpus = 2, .cores = 1, .memoryMib = 8192, .network = "Up to 12.5 Gigabit"},
        {.name = "m6i.xlarge", .vcpus = 4, .cores = 2, .memoryMib = 16384, .network = "Up to 12.5 Gigabit"},
        {.name = "m6i.2xlarge", .vcpus = 8, .cores = 4, .memoryMib = 32768, .network = "Up to 12.5 Gigabit"},
        {.name = "m7i.large", .vcpus = 2, .cores = 1, .memoryMib = 8192, .network = "Up to 12.5 Gigabit"},
        {.name = "m7i.xlarge", .vcpus = 4, .cores = 2, .memoryMib = 16384, .network = "Up to 12.5 Gigabit"},
        {.name = "r5.large", .vcpus = 2, .cores = 1, .memoryMib = 16384, .network = "Up to 10 Gigabit"},
        {.name = "r5.xlarge", .vcpus = 4, .cores = 2, .memoryMib = 32768, .network = "Up to 10 Gigabit"},
        withGpus({"g4dn.xlarge", 4, 2, 16384, "Up to 25 Gigabit"}, "T4", 1, 16384),
        withEfa(withGpus({"g4dn.12xlarge", 48, 24, 196608, "50 Gigabit"}, "T4", 4, 16384)),
        withGpus({"g5.xlarge", 4, 2, 16384, "Up to 10 Gigabit"}, "A10G", 1, 24576),
        withGpus({"g6.xlarge", 4, 2, 16384, "Up to 10 Gigabit"}, "L4", 1, 22888),
        withEfa(withGpus({"p4d.24xlarge", 96, 48, 1179648, "4x 100 Gigabit"}, "A100", 8, 40960)),
    };
    return types;
}

const TypeInfo *findType(const std::string &name)
{
    const auto &all = instanceTypes();
    const auto found = std::find_if(all.begin(), all.end(), [&](const TypeInfo &type) { return name == type.name; });
    return found == all.end() ? nullptr : &*found;
}

bool offered(const TypeInfo &type, const std::string &zone)
{
    return !type.gpu || zone.back() != 'c';
}

std::vector<ImageInfo> images(const std::string &region)
{
    const auto image = [&](std::string name, std::string description, std::string created, std::string owner,
                           std::string alias, std::string root, std::string user, std::int64_t size) {
        auto id = stableId("ami-", region + name);
        return ImageInfo{std::move(id),      std::move(name),  std::move(description),
                         std::move(created), std::move(owner), std::move(alias),
                         std::move(root),    std::move(user),  size};
    };
    return {
        image("ubuntu/images/hvm-ssd-gp3/ubuntu-noble-24.04-amd64-server-20260915",
              "Canonical, Ubuntu, 24.04, amd64 noble image", "2026-09-15T05:21:34.000Z", "099720109477", "amazon",
              "/dev/sda1", "ubuntu", 8),
        image("ubuntu/images/hvm-ssd-gp3/ubuntu-noble-24.04-amd64-server-20260610",
              "Canonical, Ubuntu, 24.04, amd64 noble image", "2026-06-10T04:58:12.000Z", "099720109477", "amazon",
              "/dev/sda1", "ubuntu", 8),
        image("ubuntu/images/hvm-ssd/ubuntu-jammy-22.04-amd64-server-20260902",
              "Canonical, Ubuntu, 22.04 LTS, amd64 jammy image", "2026-09-02T03:11:40.000Z", "099720109477", "amazon",
              "/dev/sda1", "ubuntu", 8),
        image("al2023-ami-2023.9.20260908.0-kernel-6.1-x86_64",
              "Amazon Linux 2023 AMI 2023.9.20260908.0 x86_64 HVM kernel-6.1", "2026-09-08T21:40:02.000Z",
              "137112412989", "amazon", "/dev/xvda", "ec2-user", 8),
        image("amzn2-ami-hvm-2.0.20260909.0-x86_64-gp2", "Amazon Linux 2 AMI 2.0.20260909.0 x86_64 HVM gp2",
              "2026-09-09T20:11:47.000Z", "137112412989", "amazon", "/dev/xvda", "ec2-user", 8),
        image("Deep Learning Base OSS Nvidia Driver GPU AMI (Amazon Linux 2023) 20260912",
              "Supported EC2 instances: G4dn, G5, G6, P4d", "2026-09-12T08:41:52.000Z", "898082745236", "amazon",
              "/dev/xvda", "ec2-user", 75),
        image("Deep Learning Base OSS Nvidia Driver GPU AMI (Ubuntu 24.04) 20260912",
              "Supported EC2 instances: G4dn, G5, G6, P4d", "2026-09-12T09:00:11.000Z", "898082745236", "amazon",
              "/dev/sda1", "ubuntu", 75),
    };
}

const std::vector<RegionInfo> &regions()
{
    static const std::vector<RegionInfo> all = {
        {"us-east-1", "N. Virginia"},      {"us-east-2", "Ohio"},        {"us-west-1", "N. California"},
        {"us-west-2", "Oregon"},           {"ca-central-1", "Central"},  {"sa-east-1", "Sao Paulo"},
        {"eu-west-1", "Ireland"},          {"eu-west-2", "London"},      {"eu-west-3", "Paris"},
        {"eu-central-1", "Frankfurt"},     {"eu-north-1", "Stockholm"},  {"ap-south-1", "Mumbai"},
        {"ap-southeast-1", "Singapore"},   {"ap-southeast-2", "Sydney"}, {"ap-northeast-1", "Tokyo"},
        {"ap-northeast-2", "Seoul"},       {"ap-northeast-3", "Osaka"},  {"eu-south-1", "Milan", true},
        {"af-south-1", "Cape Town", true},
    };
    return all;
}

bool isRegion(const std::string &name)
{
    return std::any_of(regions().begin(), regions().end(),
                       [&](const RegionInfo &region) { return name == region.name; });
}

std::string defaultVpc(const std::string &region)
{
    return stableId("vpc-", region);
}

std::vector<SubnetInfo> subnets(const std::string &region)
{
    std::vector<SubnetInfo> out;
    for (std::uint32_t i = 0; i < 3; ++i) {
        const std::uint32_t first = (127u << 24) + ((64u + 16u * i) << 16);
        const auto zone = region + char('a' + int(i));
        out.push_back({stableId("subnet-", zone), zone, fmt::format("{}-az{}", region, i + 1),
                       fmt::format("127.{}.0.0/12", 64 + 16 * i), first, first + (1u << 20) - 1, defaultVpc(region)});
    }
    return out;
}

} // namespace trainyard::localcloud
