#include "backend/cluster/account/quotas.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <fmt/format.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/quotas_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kService = "ec2";

/// vCPUs of each type from the catalog, or from EC2 if the catalog lacks the type. Types that neither knows are absent.
std::map<std::string, int> vcpusOf(const std::set<std::string> &types, const CloudContext &cloud, aws::Ec2Client &ec2,
                                   const CallContext &context)
{
    std::map<std::string, int> out;
    for (const auto &name : types) {
        if (const auto *known = cloud.catalog->type(name))
            out[name] = known->vcpus;
    }
    std::vector<std::string> unknown;
    std::ranges::copy_if(types, std::back_inserter(unknown), [&](const auto &name) { return !out.contains(name); });
    if (unknown.empty())
        return out;
    if (const auto described = ec2.describeInstanceTypes(unknown, {}, context)) {
        for (const auto &type : *described)
            out[type.name] = type.vcpus;
    }
    return out;
}

struct Usage {
    std::map<std::pair<std::string_view, bool>, int> vcpus; ///< by family and spot
    std::set<std::string_view> incomplete;                  ///< families with a machine of unknown size
};

Result<Usage> usageOf(const CloudContext &cloud, aws::Ec2Client &ec2, const CallContext &context)
{
    TY_ASSIGN(const auto machines,
              ec2.describeInstances({}, {{"instance-state-name", {"pending", "running"}}}, context));
    std::set<std::string> types;
    for (const auto &machine : machines)
        types.insert(machine.type);
    const auto sizes = vcpusOf(types, cloud, ec2, context);
    Usage out;
    for (const auto &machine : machines) {
        const auto *family = quotaFamilyOf(machine.type);
        const auto size = sizes.find(machine.type);
        if (!family)
            continue;
        if (size == sizes.end())
            out.incomplete.insert(family->name);
        else
            out.vcpus[{family->name, machine.spot}] += size->second;
    }
    return out;
}

bool endsTheSearch(const Error &error)
{
    return isSessionError(error) || error.code == ErrorCode::Timeout;
}

} // namespace

const std::vector<QuotaFamily> &quotaFamilies()
{
    // Codes of Service Quotas, service ec2, unit vCPU.
    static const std::vector<QuotaFamily> all = {
        {"standard", "L-1216C47A", "L-34B43A08"}, {"G", "L-DB2E81BA", "L-3819A6DF"},
        {"P", "L-417A185B", "L-7212CCBC"},        {"Inf", "L-1945791B", "L-B5D1601B"},
        {"Trn", "L-2C3B7624", "L-6B0D517C"},      {"X", "L-7295265B", "L-E3A00192"},
        {"F", "L-74FC7D96", "L-88CF9481"},
    };
    return all;
}

const QuotaFamily *quotaFamilyNamed(std::string_view name)
{
    const auto wanted = lowered(name);
    const auto found = std::ranges::find_if(quotaFamilies(), [&](const auto &f) { return lowered(f.name) == wanted; });
    return found == quotaFamilies().end() ? nullptr : &*found;
}

const QuotaFamily *quotaFamilyOf(std::string_view instanceType)
{
    const auto digit = instanceType.find_first_of("0123456789");
    if (digit == std::string_view::npos || digit == 0)
        return nullptr;
    const auto letters = lowered(instanceType.substr(0, digit));
    if (letters == "g" || letters == "gr" || letters == "vt")
        return quotaFamilyNamed("G");
    constexpr std::array<std::string_view, 11> kStandard = {"a", "c", "d", "h", "i", "im", "is", "m", "r", "t", "z"};
    if (std::ranges::find(kStandard, letters) != kStandard.end())
        return quotaFamilyNamed("standard");
    return quotaFamilyNamed(letters); // p, inf, trn, x, f
}

namespace {

constexpr std::string_view kTheQuotaIs = "the quota is ", kIn = ") in "; // of quotaSentence()

Sentence quotaSentence(const QuotaFamily &family, bool spot, const std::string &region)
{
    return say("the quota is %1 (%2 vCPUs, %3) in %4: request an increase there, or fewer machines", family.code(spot),
               family.name, spot ? "Spot" : "On-Demand", region);
}

} // namespace

std::string quotaAdvice(const QuotaFamily &family, bool spot, const std::string &region)
{
    return quotaSentence(family, spot, region).english();
}

std::optional<QuotaPlace> quotaNamedIn(const Error &error)
{
    // Search from the end, since AWS's message before it may contain any text.
    const auto at = error.detail.rfind(kTheQuotaIs);
    if (error.code != ErrorCode::QuotaExceeded || at == std::string::npos)
        return std::nullopt;
    const std::string_view rest = std::string_view(error.detail).substr(at + kTheQuotaIs.size());
    const std::string_view code = rest.substr(0, rest.find(' '));
    const bool ours = std::ranges::any_of(
        quotaFamilies(), [&](const QuotaFamily &f) { return f.onDemandCode == code || f.spotCode == code; });
    const auto in = rest.find(kIn);
    if (!ours || in == std::string_view::npos)
        return std::nullopt;
    const std::string_view region = rest.substr(in + kIn.size());
    return QuotaPlace{std::string(region.substr(0, region.find(':'))), std::string(code)};
}

std::vector<Sentence> exceededQuotas(const std::vector<QuotaLine> &lines)
{
    std::vector<Sentence> found;
    for (const QuotaLine &line : lines) {
        const QuotaFamily *family = quotaFamilyNamed(line.family);
        if (family && line.enough() == false)
            found.push_back(say("%1 vCPUs of %2 are needed, and %3 of the %4 allowed are in use; %5", line.needed,
                                line.family, *line.used, fmt::format("{:g}", *line.allowed),
                                quotaSentence(*family, line.spot, line.region)));
    }
    return found;
}

void removeUnenforced(const CloudContext &cloud, std::vector<QuotaLine> &lines)
{
    if (!cloud.costsMoney)
        std::erase_if(lines, [](const QuotaLine &line) { return line.allowed == 0.0; });
}

std::optional<bool> QuotaLine::enough() const
{
    if (!allowed || !used)
        return std::nullopt;
    return double(*used) + needed <= *allowed;
}

Result<std::vector<QuotaLine>> quotaLines(const CloudContext &cloud, const QuotaOptions &options,
                                          const CallContext &context)
{
    const auto region = options.region.empty() ? cloud.region : options.region;
    const auto ec2 = cloud.ec2Of(region);
    const auto quotas = cloud.quotasOf(region);
    const auto usage = usageOf(cloud, *ec2, context);
    if (!usage && endsTheSearch(usage.error()))
        return fail(usage.error());

    std::set<std::string> types;
    for (const auto &need : options.needs)
        types.insert(need.instanceType);
    const auto sizes = vcpusOf(types, cloud, *ec2, context);
    std::map<std::pair<std::string_view, bool>, int> needed;
    for (const auto &need : options.needs) {
        const auto size = sizes.find(need.instanceType);
        if (const auto *family = quotaFamilyOf(need.instanceType))
            needed[{family->name, need.spot}] += need.machines * (size == sizes.end() ? 0 : size->second);
    }

    std::vector<QuotaLine> lines;
    for (const auto &family : quotaFamilies()) {
        for (const bool spot : {false, true}) {
            const std::pair<std::string_view, bool> key{family.name, spot};
            if (options.onlyNeeded && !needed.contains(key))
                continue;
            QuotaLine line{region, std::string(family.name), std::string(family.code(spot)), spot, {}, {}, {}, 0, {}};
            if (usage && !usage->incomplete.contains(family.name)) {
                const auto used = usage->vcpus.find(key);
                line.used = used == usage->vcpus.end() ? 0 : used->second;
            }
            if (const auto found = needed.find(key); found != needed.end())
                line.needed = found->second;
            const auto quota = quotas->quota(kService, line.code, context);
            if (quota)
                line.allowed = quota->value;
            else if (endsTheSearch(quota.error()))
                return fail(quota.error());
            else
                line.notKnown = quota.error();
            // Only if the quota is exceeded: one more call per line would be slow.
            if (line.enough() == false) {
                if (const auto requests = quotas->requests(kService, line.code, context)) {
                    const auto open = std::ranges::find_if(*requests, &aws::QuotaRequest::isOpen);
                    if (open != requests->end())
                        line.requested = open->desired;
                }
            }
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

Result<std::string> requestQuota(const CloudContext &cloud, const std::string &region, const std::string &code,
                                 double vcpus, const CallContext &context)
{
    TY_ASSIGN(const auto made,
              cloud.quotasOf(region.empty() ? cloud.region : region)->requestIncrease(kService, code, vcpus, context));
    return made.status;
}

} // namespace trainyard::cluster
