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
    double gpuMemoryGiB = 0;  ///< of all GPUs together
    std::string architecture; ///< "x86_64", "arm64"
    std::string family;       ///< quota family: "standard", "G", "P"
    bool efa = false;         ///< supports an Elastic Fabric Adapter
    bool operator==(const InstanceType &) const = default;
};

/// An operating system image under a stable name; AMI ids differ per region and change with each build.
struct Image {
    std::string alias;        ///< "ubuntu-24.04"
    std::string title;        ///< "Ubuntu Server 24.04 LTS"
    std::string user;         ///< login: "ubuntu", "ec2-user"
    std::string ssmParameter; ///< public parameter that holds the current id
    std::string owner;        ///< account id or alias for DescribeImages
    std::string namePattern;  ///< name filter for DescribeImages; the newest match is used
    std::string rootDevice;   ///< "/dev/sda1"
    int minRootGiB = 8;
    std::string architecture;
    bool gpuDriver = false;
    /// Default size of the root volume. GPU images are large, and frameworks are installed beside them.
    int defaultRootGiB() const { return gpuDriver ? 100 : minRootGiB > 30 ? minRootGiB : 30; }
    bool operator==(const Image &) const = default;
};

/// An image from old walkthroughs that is no longer available. A plan that names it starts its successor and gets a
/// note.
struct LegacyImage {
    std::vector<std::string> names;      ///< ids or names; a trailing '*' matches any suffix
    std::string region;                  ///< of the id; empty for names
    std::string was;                     ///< "the Deep Learning AMI of the MXNet walkthrough (2017)"
    std::vector<std::string> successors; ///< aliases, preferred first
    bool operator==(const LegacyImage &) const = default;
};

/// How a plan's image is resolved. At most one of id, parameter and name is set; when `known` is null and all are
/// empty, the image cannot be resolved.
struct ImageChoice {
    const Image *known = nullptr;     ///< from the catalog; also the successor of a legacy image
    const LegacyImage *old = nullptr; ///< the legacy image that was named
    std::string id;                   ///< "ami-..."
    std::string parameter;            ///< "resolve:ssm:/aws/service/...": a public parameter
    std::string name;                 ///< "name:Deep Learning*": the newest image of that name, Amazon's or one's own
    bool isEmpty() const { return !known && id.empty() && parameter.empty() && name.empty(); }
};

struct Price {
    double usdPerHour = 0;
    bool estimate = false; ///< not from this region's price list: scaled from us-east-1
};

/// A price from a region's own list.
struct ListedPrice {
    std::string type, region;
    double usdPerHour = 0;
    std::string date = {}; ///< when it was read: "2026-11-22"; empty: with the complete list
    bool operator==(const ListedPrice &) const = default;
};

/// The current Spot price of a type in a zone.
struct ZoneSpotPrice {
    std::string type, zone;
    double usdPerHour = 0;
    bool operator==(const ZoneSpotPrice &) const = default;
};

/// Instance types, images and prices: the table resources/catalog/ec2.json, built into the program. Immutable and
/// therefore thread-safe.
class Catalog {
public:
    /// The built-in table.
    static std::shared_ptr<const Catalog> bundled();
    /// Parses another table of the same JSON form.
    /// \error CorruptData, with the position
    static Result<Catalog> parse(std::string_view json);
    /// The same table with all prices 0, for the local cloud.
    std::shared_ptr<const Catalog> free() const;
    /// The same table, extended by types that a region offers and the table lacks. Their prices are unknown.
    std::shared_ptr<const Catalog> with(const std::vector<InstanceType> &types) const;

    /// The same table for exactly these regions: those that an account has enabled. In regions that the table lacks,
    /// the prices of machines are unknown until they are listed.
    std::shared_ptr<const Catalog> withRegions(std::vector<std::string>) const;
    /// The same table with prices from the regions' own lists, as of `date` (empty: only some were read, and the date
    /// of the table stays). They replace earlier ones of the same type and region.
    std::shared_ptr<const Catalog> withPrices(std::vector<ListedPrice>, const std::string &date) const;
    /// The same table with current Spot prices, which replace earlier ones of the same type and zone.
    std::shared_ptr<const Catalog> withSpotPrices(std::vector<ZoneSpotPrice>) const;

    const std::string &priceDate() const { return m_priceDate; } ///< "2025-07-01": when the prices were read
    bool costsNothing() const { return m_free; }

    const std::vector<InstanceType> &types() const { return m_types; }
    const std::vector<Image> &images() const { return m_images; }
    const std::vector<std::string> &regions() const { return m_regions; }
    const InstanceType *type(std::string_view name) const; ///< null when unknown
    /// By alias, or by an id or name from old walkthroughs, which maps to its successor. Null when unknown.
    const Image *image(std::string_view aliasOrOldName) const;
    /// Null when it is not a legacy image. Case-insensitive.
    const LegacyImage *legacyImage(std::string_view idOrName) const;
    const std::vector<LegacyImage> &legacyImages() const { return m_legacyImages; }
    ImageChoice choose(std::string_view image) const;
    bool knowsRegion(std::string_view region) const;

    /// On-Demand, Linux, shared tenancy. Empty when it is neither listed nor in the table.
    std::optional<Price> price(std::string_view type, std::string_view region) const;
    /// Listed prices of a type and region, with the date of each; null without one.
    const ListedPrice *listed(std::string_view type, std::string_view region) const;
    /// The current Spot price of a machine that may run in any of these zones: the highest of them.
    /// \param zones  empty: all of the region with a known price
    /// \return empty when a price is unknown
    std::optional<double> spotPrice(std::string_view type, std::string_view region,
                                    const std::vector<std::string> &zones = {}) const;
    /// gp3. In a region that the table lacks, the highest price of the table.
    double volumeUsdPerGiBHour(std::string_view region) const;
    double snapshotUsdPerGiBMonth(std::string_view region) const; ///< of blocks that were written
    double publicAddressUsdPerHour() const { return m_free ? 0 : m_addressPrice; }
    double natGatewayUsdPerHour(std::string_view region) const;                        ///< without its traffic
    double bucketUsdPerGiBMonth() const { return m_free ? 0 : m_bucketPrice; }         ///< S3 Standard, us-east-1
    double fileSystemUsdPerGiBMonth() const { return m_free ? 0 : m_fileSystemPrice; } ///< EFS Standard, us-east-1

private:
    std::optional<double> factor(std::string_view region) const; ///< empty: the table lacks the region
    double factorAtMost(std::string_view region) const;          ///< then the highest one
    std::string m_priceDate;
    std::vector<InstanceType> m_types;
    std::vector<double> m_prices;      ///< [types] us-east-1; negative: not known
    std::vector<ListedPrice> m_listed; ///< take precedence over m_prices; sorted by type and region
    std::vector<ZoneSpotPrice> m_spot; ///< sorted by type and zone
    std::vector<Image> m_images;
    std::vector<LegacyImage> m_legacyImages;
    std::vector<std::string> m_regions, m_tableRegions;
    std::vector<double> m_factors; ///< [tableRegions] factor on the us-east-1 price
    double m_volumePrice = 0;      ///< USD per GiB and month
    double m_addressPrice = 0, m_gatewayPrice = 0;
    double m_bucketPrice = 0, m_fileSystemPrice = 0, m_snapshotPrice = 0; ///< USD per GiB and month
    bool m_free = false;
};

} // namespace trainyard::cluster
