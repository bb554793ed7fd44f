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
    bool efa = false;         ///< takes an Elastic Fabric Adapter
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
    /// Of the root volume where nobody says how large: GPU images come with much, and frameworks are put beside it.
    int defaultRootGiB() const { return gpuDriver ? 100 : minRootGiB > 30 ? minRootGiB : 30; }
    bool operator==(const Image &) const = default;
};

/// An image that old walkthroughs name and that is not offered any more.
struct LegacyImage {
    std::vector<std::string> names;      ///< ids, or names; one that ends in '*' stands for all that begin so
    std::string region;                  ///< of the id; empty for names
    std::string was;                     ///< "the Deep Learning AMI of the MXNet walkthrough (2017)"
    std::vector<std::string> successors; ///< aliases, the one that is used first
    bool operator==(const LegacyImage &) const = default;
};

/// What a plan's image means: one of the catalog's, or a way to find another. At most one of the texts is set; none,
/// and no `known`: it means nothing.
struct ImageChoice {
    const Image *known = nullptr;     ///< of the catalog; also the successor of an old one
    const LegacyImage *old = nullptr; ///< that was named
    std::string id;                   ///< "ami-..."
    std::string parameter;            ///< "resolve:ssm:/aws/service/...": a public parameter
    std::string name;                 ///< "name:Deep Learning*": the newest image of that name, Amazon's or one's own
    bool isEmpty() const { return !known && id.empty() && parameter.empty() && name.empty(); }
};

struct Price {
    double usdPerHour = 0;
    bool estimate = false; ///< not of this region's own list: scaled from us-east-1
};

/// A price of a region's own list.
struct ListedPrice {
    std::string type, region;
    double usdPerHour = 0;
    bool operator==(const ListedPrice &) const = default;
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
    /// The same with types that a region offers and this table does not have: their price is not known.
    std::shared_ptr<const Catalog> with(const std::vector<InstanceType> &types) const;

    /// The same things with prices of regions' own lists, as of a later day.
    std::shared_ptr<const Catalog> withPrices(std::vector<ListedPrice>, const std::string &date) const;

    const std::string &priceDate() const { return m_priceDate; } ///< "2025-07-01": the prices were looked up then
    bool costsNothing() const { return m_free; }

    const std::vector<InstanceType> &types() const { return m_types; }
    const std::vector<Image> &images() const { return m_images; }
    const std::vector<std::string> &regions() const { return m_regions; }
    const InstanceType *type(std::string_view name) const; ///< null when unknown
    /// By alias, or by an id or a name of the old walkthroughs, which are mapped to their successors. Null when
    /// unknown.
    const Image *image(std::string_view aliasOrOldName) const;
    /// Null when it is none of the old ones. Without regard to case.
    const LegacyImage *legacyImage(std::string_view idOrName) const;
    const std::vector<LegacyImage> &legacyImages() const { return m_legacyImages; }
    ImageChoice choose(std::string_view image) const;
    bool knowsRegion(std::string_view region) const;

    /// On demand, Linux, shared tenancy. Empty when the type or the region is not in the table.
    std::optional<Price> price(std::string_view type, std::string_view region) const;
    double volumeUsdPerGiBHour(std::string_view region) const; ///< gp3
    double publicAddressUsdPerHour() const { return m_free ? 0 : m_addressPrice; }
    double natGatewayUsdPerHour(std::string_view region) const;                        ///< without what goes through it
    double bucketUsdPerGiBMonth() const { return m_free ? 0 : m_bucketPrice; }         ///< S3 Standard, us-east-1
    double fileSystemUsdPerGiBMonth() const { return m_free ? 0 : m_fileSystemPrice; } ///< EFS Standard, us-east-1

private:
    double factor(std::string_view region) const;
    std::string m_priceDate;
    std::vector<InstanceType> m_types;
    std::vector<double> m_prices;      ///< [types] us-east-1; negative: not known
    std::vector<ListedPrice> m_listed; ///< count before those; sorted by type and region
    std::vector<Image> m_images;
    std::vector<LegacyImage> m_legacyImages;
    std::vector<std::string> m_regions;
    std::vector<double> m_factors; ///< [regions] of the us-east-1 price
    double m_volumePrice = 0;      ///< USD per GiB and month
    double m_addressPrice = 0, m_gatewayPrice = 0;
    double m_bucketPrice = 0, m_fileSystemPrice = 0; ///< USD per GiB and month
    bool m_free = false;
};

} // namespace trainyard::cluster
