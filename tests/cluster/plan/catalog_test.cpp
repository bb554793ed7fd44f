#include "backend/cluster/plan/catalog/catalog.h"

#include <gmock/gmock.h>

#include <map>
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

TEST(Catalog, MapsTheImagesOfTheOldWalkthroughsToTheirSuccessors) // B2, B3, B4
{
    const auto catalog = Catalog::bundled();
    for (const auto &[written, successor] : std::map<std::string, std::string>{
             {"ami-e7c96af1", "deep-learning-ubuntu-22.04"},
             {"ami-dfb13ebf", "deep-learning-ubuntu-22.04"},
             {"ami-6e5d6808", "deep-learning-ubuntu-22.04"},
             {"ami-12fd8178", "ubuntu-22.04"},
             {"Ubuntu Server 16.04 LTS (HVM), SSD Volume Type", "ubuntu-22.04"},
             {"ubuntu/images/hvm-ssd/ubuntu-xenial-16.04-amd64-server-20210928", "ubuntu-22.04"},
             {"Deep Learning Base AMI (Ubuntu 16.04) Version 40.0", "deep-learning-ubuntu-22.04"},
             {"deep learning base ami (ubuntu 16.04) version 40.0", "deep-learning-ubuntu-22.04"}}) {
        const auto chosen = catalog->choose(written);
        ASSERT_TRUE(chosen.known && chosen.old) << written;
        EXPECT_EQ(chosen.known->alias, successor) << written;
    }
    EXPECT_EQ(catalog->legacyImage("ami-6e5d6808")->region, "eu-west-1");
    for (const LegacyImage &old : catalog->legacyImages()) {
        for (const std::string &successor : old.successors)
            EXPECT_TRUE(catalog->image(successor) && !catalog->legacyImage(successor)) << successor;
    }
}

TEST(Catalog, TakesAnIdAParameterOrANameForAnImage) // B2, B4
{
    const auto catalog = Catalog::bundled();
    EXPECT_EQ(catalog->choose("ami-0123456789abcdef0").id, "ami-0123456789abcdef0");
    EXPECT_EQ(catalog->choose("resolve:ssm:/aws/service/x").parameter, "/aws/service/x");
    EXPECT_EQ(catalog->choose("name:My image*").name, "My image*");
    // An explicit name is looked up by name, although the image is an old one.
    EXPECT_EQ(catalog->choose("name:Deep Learning Base AMI (Ubuntu 16.04) Version 40.0").known, nullptr);
    const std::string longer = "resolve:ssm:/" + std::string(5000, 'a');
    for (const std::string &nothing :
         {std::string(), std::string("windows-95"), std::string("ami-12"), std::string("ami-0123456789ABCDEF"),
          std::string("name:"), std::string("resolve:ssm:x"), longer})
        EXPECT_TRUE(catalog->choose(nothing).isEmpty()) << nothing;
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
