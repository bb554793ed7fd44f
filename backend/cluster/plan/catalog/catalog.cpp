#include "backend/cluster/plan/catalog/catalog.h"

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

#include <nlohmann/json.hpp>

#include "backend/cluster/plan/catalog/catalog_data_internal.h"

namespace trainyard::cluster {
namespace {

constexpr double kHoursPerMonth = 730; // AWS's convention for monthly prices

template <class Range, class Name>
auto find(const Range &range, std::string_view name, Name member)
{
    const auto at = std::ranges::find(range, name, member);
    return at == std::ranges::end(range) ? nullptr : &*at;
}

/// Both lists, sorted by key; of equal keys only the first entry of `fresh`, else of `before`.
template <class T, class Key>
std::vector<T> merged(std::vector<T> fresh, const std::vector<T> &before, Key key)
{
    fresh.insert(fresh.end(), before.begin(), before.end());
    std::ranges::stable_sort(fresh, {}, key);
    const auto same = [&](const T &a, const T &b) { return std::invoke(key, a) == std::invoke(key, b); };
    fresh.erase(std::unique(fresh.begin(), fresh.end(), same), fresh.end());
    return fresh;
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

} // namespace

Result<Catalog> Catalog::parse(std::string_view text)
{
    using nlohmann::json;
    try {
        const json root = json::parse(text);
        if (root.at("form").get<int>() != 1)
            return fail(ErrorCode::CorruptData, "catalog", "its form is not 1");
        Catalog c;
        c.m_priceDate = root.at("priceDate").get<std::string>();
        c.m_volumePrice = root.at("volumeUsdPerGiBMonth").get<double>();
        c.m_addressPrice = root.at("publicAddressUsdPerHour").get<double>();
        c.m_gatewayPrice = root.value("natGatewayUsdPerHour", 0.0);
        c.m_bucketPrice = root.value("bucketUsdPerGiBMonth", 0.0);
        c.m_fileSystemPrice = root.value("fileSystemUsdPerGiBMonth", 0.0);
        c.m_snapshotPrice = root.value("snapshotUsdPerGiBMonth", 0.0);
        for (const auto &[region, factor] : root.at("regions").items()) {
            c.m_tableRegions.push_back(region);
            c.m_factors.push_back(factor.get<double>());
        }
        c.m_regions = c.m_tableRegions;
        for (const json &t : root.at("types")) {
            InstanceType type;
            type.name = t.at("name").get<std::string>();
            type.vcpus = t.at("vcpus").get<int>();
            type.memoryGiB = t.at("memoryGiB").get<double>();
            type.gpus = t.value("gpus", 0);
            type.gpu = t.value("gpu", "");
            type.gpuMemoryGiB = t.value("gpuMemoryGiB", 0.0);
            type.architecture = t.value("architecture", "x86_64");
            type.family = t.at("family").get<std::string>();
            type.efa = t.value("efa", false);
            c.m_types.push_back(std::move(type));
            c.m_prices.push_back(t.at("usdPerHour").get<double>());
        }
        for (const json &i : root.at("images")) {
            Image image;
            image.alias = i.at("alias").get<std::string>();
            image.title = i.at("title").get<std::string>();
            image.user = i.at("user").get<std::string>();
            image.ssmParameter = i.at("ssmParameter").get<std::string>();
            image.owner = i.at("owner").get<std::string>();
            image.namePattern = i.at("namePattern").get<std::string>();
            image.rootDevice = i.at("rootDevice").get<std::string>();
            image.minRootGiB = i.at("minRootGiB").get<int>();
            image.architecture = i.value("architecture", "x86_64");
            image.gpuDriver = i.value("gpuDriver", false);
            c.m_images.push_back(std::move(image));
        }
        for (const json &o : root.at("oldImages")) {
            LegacyImage old;
            old.names = o.at("names").get<std::vector<std::string>>();
            old.region = o.value("region", "");
            old.was = o.at("was").get<std::string>();
            old.successors = o.at("successors").get<std::vector<std::string>>();
            c.m_legacyImages.push_back(std::move(old));
        }
        return c;
    } catch (const json::exception &e) {
        return fail(ErrorCode::CorruptData, "catalog", e.what());
    }
}

std::shared_ptr<const Catalog> Catalog::bundled()
{
    static const std::shared_ptr<const Catalog> catalog = [] {
        auto parsed = parse(bundledCatalogJson());
        // A test parses the same text, so that this cannot fail in a program that passed the tests.
        return std::make_shared<const Catalog>(parsed ? std::move(*parsed) : Catalog());
    }();
    return catalog;
}

std::shared_ptr<const Catalog> Catalog::free() const
{
    auto copy = std::make_shared<Catalog>(*this);
    copy->m_free = true;
    return copy;
}

std::shared_ptr<const Catalog> Catalog::with(const std::vector<InstanceType> &types) const
{
    auto copy = std::make_shared<Catalog>(*this);
    for (const InstanceType &type : types) {
        if (!copy->type(type.name)) {
            copy->m_types.push_back(type);
            copy->m_prices.push_back(-1);
        }
    }
    return copy;
}

std::shared_ptr<const Catalog> Catalog::withRegions(std::vector<std::string> regions) const
{
    auto copy = std::make_shared<Catalog>(*this);
    copy->m_regions = std::move(regions);
    return copy;
}

std::shared_ptr<const Catalog> Catalog::withPrices(std::vector<ListedPrice> listed, const std::string &date) const
{
    auto copy = std::make_shared<Catalog>(*this);
    copy->m_listed =
        merged(std::move(listed), m_listed, [](const ListedPrice &p) { return std::tie(p.type, p.region); });
    copy->m_priceDate = std::max(m_priceDate, date);
    return copy;
}

std::shared_ptr<const Catalog> Catalog::withSpotPrices(std::vector<ZoneSpotPrice> prices) const
{
    auto copy = std::make_shared<Catalog>(*this);
    copy->m_spot = merged(std::move(prices), m_spot, [](const ZoneSpotPrice &p) { return std::tie(p.type, p.zone); });
    return copy;
}

const InstanceType *Catalog::type(std::string_view name) const
{
    return find(m_types, name, &InstanceType::name);
}

const Image *Catalog::image(std::string_view wanted) const
{
    if (const auto *own = find(m_images, wanted, &Image::alias))
        return own;
    const LegacyImage *old = legacyImage(wanted);
    return old && !old->successors.empty() ? find(m_images, old->successors.front(), &Image::alias) : nullptr;
}

const LegacyImage *Catalog::legacyImage(std::string_view wanted) const
{
    const auto begins = [&](std::string_view with) {
        return wanted.size() >= with.size() &&
               std::ranges::equal(wanted.substr(0, with.size()), with, {}, lower, lower);
    };
    const auto is = [&](std::string_view name) {
        if (name.ends_with('*'))
            return begins(name.substr(0, name.size() - 1));
        return wanted.size() == name.size() && begins(name);
    };
    const auto at = std::ranges::find_if(m_legacyImages,
                                         [&](const LegacyImage &old) { return std::ranges::any_of(old.names, is); });
    return at == m_legacyImages.end() ? nullptr : &*at;
}

ImageChoice Catalog::choose(std::string_view wanted) const
{
    constexpr std::string_view name = "name:", parameter = "resolve:ssm:";
    constexpr std::size_t longest = 2048; // of a parameter name; image names have at most 128 characters
    ImageChoice choice;
    if (wanted.size() > longest)
        return choice;
    choice.known = image(wanted);
    choice.old = legacyImage(wanted);
    if (choice.known)
        return choice;
    const auto hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    if (wanted.starts_with("ami-") && wanted.size() >= 12 && std::ranges::all_of(wanted.substr(4), hex))
        choice.id = wanted;
    else if (wanted.starts_with(parameter) && wanted.substr(parameter.size()).starts_with('/'))
        choice.parameter = wanted.substr(parameter.size());
    else if (wanted.starts_with(name) && wanted.size() > name.size())
        choice.name = wanted.substr(name.size());
    return choice;
}

bool Catalog::knowsRegion(std::string_view region) const
{
    return std::ranges::find(m_regions, region) != m_regions.end();
}

std::optional<double> Catalog::factor(std::string_view region) const
{
    const auto at = std::ranges::find(m_tableRegions, region);
    return at == m_tableRegions.end() ? std::nullopt
                                      : std::optional(m_factors[static_cast<std::size_t>(at - m_tableRegions.begin())]);
}

double Catalog::factorAtMost(std::string_view region) const
{
    return factor(region).value_or(m_factors.empty() ? 1 : std::ranges::max(m_factors));
}

const ListedPrice *Catalog::listed(std::string_view type, std::string_view region) const
{
    const auto key = [](const ListedPrice &p) {
        return std::tuple(std::string_view(p.type), std::string_view(p.region));
    };
    const auto at = std::ranges::lower_bound(m_listed, std::tuple(type, region), {}, key);
    return at != m_listed.end() && key(*at) == std::tuple(type, region) ? &*at : nullptr;
}

std::optional<Price> Catalog::price(std::string_view name, std::string_view region) const
{
    if (m_free)
        return Price{};
    if (const ListedPrice *own = listed(name, region))
        return Price{own->usdPerHour, false};
    const auto at = std::ranges::find(m_types, name, &InstanceType::name);
    const auto scale = factor(region);
    if (at == m_types.end() || !scale)
        return std::nullopt;
    const double price = m_prices[static_cast<std::size_t>(at - m_types.begin())];
    return price < 0 ? std::nullopt : std::optional(Price{price * *scale, region != "us-east-1"});
}

std::optional<double> Catalog::spotPrice(std::string_view type, std::string_view region,
                                         const std::vector<std::string> &zones) const
{
    if (m_free)
        return 0;
    std::optional<double> highest;
    std::size_t found = 0;
    for (const ZoneSpotPrice &p : m_spot) {
        const bool isMeant = zones.empty() ? p.zone.size() > region.size() && p.zone.starts_with(region)
                                           : std::ranges::find(zones, p.zone) != zones.end();
        if (p.type != type || !isMeant)
            continue;
        ++found;
        highest = std::max(highest.value_or(0), p.usdPerHour);
    }
    const bool isComplete = found >= std::set<std::string_view>(zones.begin(), zones.end()).size();
    return isComplete ? highest : std::nullopt;
}

double Catalog::volumeUsdPerGiBHour(std::string_view region) const
{
    return m_free ? 0 : m_volumePrice * factorAtMost(region) / kHoursPerMonth;
}

double Catalog::snapshotUsdPerGiBMonth(std::string_view region) const
{
    return m_free ? 0 : m_snapshotPrice * factorAtMost(region);
}

double Catalog::natGatewayUsdPerHour(std::string_view region) const
{
    return m_free ? 0 : m_gatewayPrice * factorAtMost(region);
}

} // namespace trainyard::cluster
