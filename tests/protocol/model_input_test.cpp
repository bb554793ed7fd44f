#include "backend/protocol/job/model_input.h"

#include <gmock/gmock.h>

#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/job/model_names.h"

namespace trainyard::protocol {
namespace {

using ::testing::HasSubstr;

JobSpec described(const std::string &layers, const std::string &input = R"({"height": 24, "width": 32, "channels": 3})")
{
    JobSpec job;
    job.model = "mine";
    job.network = R"({"format": "trainyard-model", "version": 1, "name": "mine", "input": )" + input +
                  R"(, "layers": [)" + layers + "]}";
    return job;
}

int classesOf(const std::string &layers)
{
    const auto input = modelInputOf(described(layers));
    EXPECT_TRUE(input) << input.error().detail;
    return input ? input->classes : -1;
}

TEST(ModelInput, IsKnownForEveryBuiltInModel)
{
    for (const std::string &name : modelNames())
        EXPECT_TRUE(builtInModelInput(name)) << name;
    EXPECT_EQ(builtInModelInput("lenet"), (ModelInput{28, 28, 1, 10}));
    EXPECT_EQ(builtInModelInput("lenet", 62), (ModelInput{28, 28, 1, 62}));
    EXPECT_EQ(builtInModelInput("imagenet-resnet-50-224x224"), (ModelInput{224, 224, 3, 1000}));
    EXPECT_FALSE(builtInModelInput("cifar-resnet-21-28x28"));
    JobSpec job;
    job.model = "vgg";
    EXPECT_THAT(modelInputOf(job).error().detail, HasSubstr("model: unknown model 'vgg'"));
}

TEST(ModelInput, OfANetworkIsItsOwn)
{
    const auto input = modelInputOf(described(R"({"name": "fc", "kind": "dense", "outputs": 7})"));
    ASSERT_TRUE(input) << input.error().detail;
    EXPECT_EQ(*input, (ModelInput{24, 32, 3, 7}));
    EXPECT_EQ(classesOf(R"({"name": "fc", "kind": "dense", "outputs": 7}, {"name": "r", "kind": "relu"})"), 7);
    EXPECT_EQ(classesOf(R"({"name": "c", "kind": "convolution", "outputs": 12, "kernel": 3},
                           {"name": "n", "kind": "batch-norm"}, {"name": "g", "kind": "global-average"})"),
              12);
    for (const char *unknown : {"", R"({"name": "c", "kind": "convolution", "outputs": 12, "kernel": 3})",
                                R"({"name": "fc", "kind": "dense", "outputs": 7}, {"name": "p", "kind": "max-pool"})",
                                R"({"name": "c", "kind": "convolution", "outputs": 12, "kernel": 3},
                                   {"name": "g", "kind": "global-average", "inputs": ["image"]})",
                                R"("text", 7)"})
        EXPECT_EQ(classesOf(unknown), 0) << unknown;
}

TEST(ModelInput, OfANetworkWithoutASizeIsRefused)
{
    EXPECT_THAT(modelInputOf(described("", "7")).error().detail, HasSubstr("no object \"input\""));
    EXPECT_THAT(modelInputOf(described("", R"({"height": 24, "width": 32})")).error().detail,
                HasSubstr("network: input.channels"));
    EXPECT_THAT(modelInputOf(described("", R"({"height": 0, "width": 32, "channels": 3})")).error().detail,
                HasSubstr("network: input.height"));
    JobSpec job;
    job.network = "no JSON";
    EXPECT_EQ(modelInputOf(job).error().code, ErrorCode::InvalidArgument);
}

} // namespace
} // namespace trainyard::protocol
