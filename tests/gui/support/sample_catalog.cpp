#include "tests/gui/support/sample_catalog.h"

namespace trainyard::gui::sample {

void fillInstanceCatalog(fake::FakeInstanceCatalog &instanceCatalog, const std::string &region)
{
    const auto catalog = cluster::Catalog::bundled();
    cluster::AvailabilityData facts;
    for (const cluster::InstanceType &type : catalog->types()) {
        cluster::AvailableType offer;
        offer.type = type;
        offer.network = type.gpus >= 4 ? "100 Gigabit" : type.vcpus > 16 ? "25 Gigabit" : "Up to 12.5 Gigabit";
        facts.types.push_back(offer);
        for (const char *zone : {"a", "b", "c"}) {
            if (type.gpus == 0 || *zone != 'c')
                facts.offerings.emplace_back(type.name, region + zone);
        }
        facts.spotPrices.push_back({type.name, region + "a", 0.37 * catalog->price(type.name, region)->usdPerHour});
    }
    cluster::AvailableType young; // not in the built-in catalog
    young.type = *catalog->type("c7i.large");
    young.type.name = "c9.large";
    young.network = "Up to 30 Gigabit";
    facts.types.push_back(young);
    facts.offerings.emplace_back(young.type.name, region + "a");
    for (const bool spot : {false, true}) {
        for (const auto &[family, allowed] : {std::pair("standard", 64.0), std::pair("G", 8.0), std::pair("P", 0.0)}) {
            cluster::QuotaLine line;
            line.region = region;
            line.family = family;
            line.spot = spot;
            line.allowed = allowed;
            line.used = spot ? 0 : 4;
            facts.quotas.push_back(line);
        }
    }
    cluster::AvailableTypes table;
    table.region = region;
    table.types = mergeAvailableTypes(*catalog, region, std::move(facts));
    table.catalog = catalog->with({young.type});
    instanceCatalog.typeList = table;

    std::vector<cluster::AvailableImage> images;
    int n = 0;
    for (const cluster::Image &image : catalog->images()) {
        cluster::AvailableImage offer{image.alias,     image.title,  image.user,  image.minRootGiB,
                                      image.gpuDriver, std::nullopt, std::nullopt};
        if (image.alias == "deep-learning-amazon-linux-2023")
            offer.notKnown = Error{ErrorCode::NotFound, "ec2:DescribeImages", "no image of that name"};
        else
            offer.today = cluster::FoundImage{{.id = "ami-0a1b2c3d4e5f6071" + std::to_string(n++),
                                               .name = image.alias + "-20260915",
                                               .architecture = "x86_64",
                                               .rootDeviceName = image.rootDevice,
                                               .rootVolumeGiB = image.minRootGiB},
                                              "named by the public parameter " + image.ssmParameter};
        images.push_back(std::move(offer));
    }
    instanceCatalog.imageList = images;
    instanceCatalog.reserved = std::vector<aws::CapacityReservation>{
        {"cr-0a1b2c3d4e5f60718", "c5.2xlarge", region + "b", "active", 4, 3, false}};
    instanceCatalog.templateList = std::vector<aws::LaunchTemplate>{{"lt-0a1b", "team-default", 1, 2}};
    aws::LaunchTemplateVersion first;
    first.number = 1;
    first.isDefault = true;
    first.instanceType = "m5.xlarge";
    first.imageId = "ami-0123456789abcdef0";
    first.rootVolumeGiB = 80;
    first.zone = region + "b";
    first.keyName = "team";
    aws::LaunchTemplateVersion second = first;
    second.number = 2;
    second.isDefault = false;
    second.description = "spot";
    second.instanceType = "m5.2xlarge";
    second.spot = true;
    second.maxPriceUsd = 0.2;
    instanceCatalog.versions = std::vector{second, first};
}

} // namespace trainyard::gui::sample
