#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::cluster {

struct InstanceType {
    std::string name; ///< "c5.xlarge"
    int vcpus = 0;
    double memoryGiB = 0;
    int gpus = 0;
    std::string gpu;          ///< "NVIDIA T4"; empty without one
    double gpuMemoryGiB = 0;  ///< of all its GPUs together
    std::string architecture; ///< "x86_64", "arm64"
    std::string family;       ///< quota family: "standard", "G", "P"
    bool operator==(const InstanceType &) const = default;
};

/// An operating system image by a name that stays, because the id differs per region and changes with each build.
struct Image {
    std::string alias;        ///< "ubuntu-24.04"
    std::string title;        ///< "Ubuntu Server 24.04 LTS"
    std::string user;         ///< login: "ubuntu", "ec2-user"
    std::string ssmParameter; ///< public parameter that names today's id
    std::string owner;        ///< account id or alias for DescribeImages
    std::string namePattern;  ///< name filter for DescribeImages; the newest that matches counts
    std::string rootDevice;   ///< "/dev/sda1"
    int minRootGiB = 8;
    std::string architecture;
    bool gpuDriver = false;
    bool operator==(const Image &) const = default;
};

struct Price {
    double usdPerHour = 0;
    bool estimate = false; ///< not of this region's own list: scaled from us-east-1
};

/// What can be launched and what it costs: the table in resources/catalog, built into the program. Immutable, so any
/// thread.
class Catalog {
public:
    /// The table this program was built with.
    static std::shared_ptr<const Catalog> bundled();
    /// Another table of the same JSON form.
    /// errors  CorruptData with the place
    static Result<Catalog> parse(std::string_view json);
    /// The same things for nothing: the local cloud.
    std::shared_ptr<const Catalog> free() const;

    const std::string &priceDate() const { return m_priceDate; } ///< "2025-07-01": the prices were looked up then
    bool costsNothing() const { return m_free; }

    const std::vector<InstanceType> &types() const { return m_types; }
    const std::vector<Image> &images() const { return m_images; }
    const std::vector<std::string> &regions() const { return m_regions; }
    const InstanceType *type(std::string_view name) const; ///< null when unknown
    /// By alias, or by an AMI id of the old walkthroughs, which is mapped to its successor. Null when unknown.
    const Image *image(std::string_view aliasOrOldId) const;
    bool knowsRegion(std::string_view region) const;

    /// On demand, Linux, shared tenancy. Empty when the type or the region is not in the table.
    std::optional<Price> price(std::string_view type, std::string_view region) const;
    double volumeUsdPerGiBHour(std::string_view region) const; ///< gp3
    double publicAddressUsdPerHour() const { return m_free ? 0 : m_addressPrice; }

private:
    double factor(std::string_view region) const;
    std::string m_priceDate;
    std::vector<InstanceType> m_types;
    std::vector<double> m_prices; ///< [types] us-east-1
    std::vector<Image> m_images;
    std::vector<std::pair<std::string, std::string>> m_oldImages; ///< old id, alias
    std::vector<std::string> m_regions;
    std::vector<double> m_factors; ///< [regions] of the us-east-1 price
    double m_volumePrice = 0;      ///< USD per GiB and month
    double m_addressPrice = 0;
    bool m_free = false;
};

} // namespace trainyard::cluster
