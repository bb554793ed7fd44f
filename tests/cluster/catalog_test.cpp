#include "backend/cluster/catalog.h"

#include <gmock/gmock.h>

#include <set>

namespace trainyard::cluster {
namespace {

TEST(Catalog, TheBundledOneCanBeReadAndIsConsistent)
{
    const auto catalog = Catalog::bundled();
    ASSERT_GT(catalog->types().size(), 50u);
    EXPECT_FALSE(catalog->priceDate().empty());
    std::set<std::string> names;
    for (const InstanceType &t : catalog->types()) {
        SCOPED_TRACE(t.name);
        EXPECT_TRUE(names.insert(t.name).second);
        EXPECT_GT(t.vcpus, 0);
        EXPECT_GT(t.memoryGiB, 0);
        EXPECT_EQ(t.gpus > 0, !t.gpu.empty());
        EXPECT_EQ(t.gpus > 0, t.gpuMemoryGiB > 0);
        const auto price = catalog->price(t.name, "us-east-1");
        ASSERT_TRUE(price);
        EXPECT_GT(price->usdPerHour, 0);
        EXPECT_FALSE(price->estimate);
    }
    for (const Image &i : catalog->images()) {
        EXPECT_TRUE(i.ssmParameter.starts_with("/aws/service/")) << i.alias;
        EXPECT_FALSE(i.user.empty()) << i.alias;
        EXPECT_EQ(catalog->image(i.alias), &i);
    }
}

TEST(Catalog, KnowsC5XlargeAndItsPrice)
{
    const auto catalog = Catalog::bundled();
    const InstanceType *t = catalog->type("c5.xlarge");
    ASSERT_TRUE(t);
    EXPECT_EQ(t->vcpus, 4);
    EXPECT_EQ(t->memoryGiB, 8);
    EXPECT_DOUBLE_EQ(catalog->price("c5.xlarge", "us-east-1")->usdPerHour, 0.17);
    EXPECT_FALSE(catalog->price("c5.xlarge", "moon-1"));
    EXPECT_FALSE(catalog->price("c5.enormous", "us-east-1"));
}

TEST(Catalog, CallsAPriceOfAnotherRegionAnEstimate)
{
    EXPECT_TRUE(Catalog::bundled()->price("c5.xlarge", "eu-central-1")->estimate);
}

TEST(Catalog, MapsTheImagesOfTheOldWalkthroughsToTheirSuccessors)
{
    const Image *image = Catalog::bundled()->image("ami-e7c96af1");
    ASSERT_TRUE(image);
    EXPECT_EQ(image->alias, "deep-learning-ubuntu-22.04");
    EXPECT_FALSE(Catalog::bundled()->image("ami-00000000"));
}

TEST(Catalog, CostsNothingOnTheLocalCloud)
{
    const auto catalog = Catalog::bundled()->free();
    EXPECT_TRUE(catalog->costsNothing());
    EXPECT_EQ(catalog->price("p5.48xlarge", "us-east-1")->usdPerHour, 0);
    EXPECT_EQ(catalog->publicAddressUsdPerHour(), 0);
    EXPECT_EQ(catalog->volumeUsdPerGiBHour("us-east-1"), 0);
}

TEST(Catalog, RefusesDamagedTables)
{
    for (const char *text : {"", "{", "[]", R"({"form": 2})", R"({"form": 1, "types": 3})"}) {
        const auto parsed = Catalog::parse(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().code, ErrorCode::CorruptData);
    }
}

} // namespace
} // namespace trainyard::cluster
