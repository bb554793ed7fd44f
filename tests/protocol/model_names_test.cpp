#include "backend/protocol/job/model_names.h"

#include <gmock/gmock.h>

namespace trainyard::protocol {
namespace {

using ::testing::HasSubstr;

TEST(ModelNames, AreFoundByMxnetsArguments)
{
    EXPECT_EQ(*modelNameFor("lenet", 0, 28), "lenet");
    EXPECT_EQ(*modelNameFor("resnet", 110, 28), "cifar-resnet-110-28x28");
    EXPECT_EQ(*modelNameFor("resnet", 50, 28), "cifar-resnet-50-28x28");
    EXPECT_EQ(*modelNameFor("resnet", 50, 32), "imagenet-resnet-50-32x32");
    EXPECT_EQ(*modelNameFor("resnet", 50, 224), "imagenet-resnet-50-224x224");
    EXPECT_EQ(*modelNameFor("cifar-resnet-20-32x32", 0, 32), "cifar-resnet-20-32x32");
    EXPECT_THAT(modelNameFor("resnet", 20, 32).error().detail, HasSubstr("cifar-resnet-20-32x32"));
    EXPECT_THAT(modelNameFor("resnet", 21, 28).error().detail, HasSubstr("20, 32, 44, 50, 56, 110"));
    EXPECT_THAT(modelNameFor("resnet", 50, 64).error().detail, HasSubstr("28, 32 and 224"));
    EXPECT_THAT(modelNameFor("vgg", 16, 224).error().detail, HasSubstr("lenet"));
}

} // namespace
} // namespace trainyard::protocol
