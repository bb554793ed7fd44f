#include "backend/cluster/catalog.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/cluster/catalog_data_internal.h"

namespace trainyard::cluster {
namespace {

constexpr double kHoursPerMonth = 730; // AWS's own convention for monthly prices

template <class Range, class Name>
auto find(const Range &range, std::string_view name, Name member)
{
    const auto at = std::ranges::find(range, name, member);
    return at == std::ranges::end(range) ? nullptr : &*at;
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
        for (const auto &[region, factor] : root.at("regions").items()) {
            c.m_regions.push_back(region);
            c.m_factors.push_back(factor.get<double>());
        }
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
        for (const auto &[id, alias] : root.at("oldImages").items())
            c.m_oldImages.emplace_back(id, alias.get<std::string>());
        return c;
    } catch (const json::exception &e) {
        return fail(ErrorCode::CorruptData, "catalog", e.what());
    }
}

std::shared_ptr<const Catalog> Catalog::bundled()
{
    static const std::shared_ptr<const Catalog> catalog = [] {
        auto parsed = parse(bundledCatalogJson());
        // A test reads the same text: a program that was built has a catalog that can be read.
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

const InstanceType *Catalog::type(std::string_view name) const
{
    return find(m_types, name, &InstanceType::name);
}

const Image *Catalog::image(std::string_view aliasOrOldId) const
{
    if (const auto *old = find(m_oldImages, aliasOrOldId, &std::pair<std::string, std::string>::first))
        return find(m_images, old->second, &Image::alias);
    return find(m_images, aliasOrOldId, &Image::alias);
}

bool Catalog::knowsRegion(std::string_view region) const
{
    return std::ranges::find(m_regions, region) != m_regions.end();
}

double Catalog::factor(std::string_view region) const
{
    const auto at = std::ranges::find(m_regions, region);
    return at == m_regions.end() ? 0 : m_factors[static_cast<std::size_t>(at - m_regions.begin())];
}

std::optional<Price> Catalog::price(std::string_view name, std::string_view region) const
{
    const auto at = std::ranges::find(m_types, name, &InstanceType::name);
    if (at == m_types.end() || !knowsRegion(region))
        return std::nullopt;
    if (m_free)
        return Price{};
    return Price{m_prices[static_cast<std::size_t>(at - m_types.begin())] * factor(region), region != "us-east-1"};
}

double Catalog::volumeUsdPerGiBHour(std::string_view region) const
{
    return m_free ? 0 : m_volumePrice * factor(region) / kHoursPerMonth;
}

} // namespace trainyard::cluster
