// The GPU engine with a stand-in for CUDA that computes on the CPU, and with a real GPU where there is one.

#include "backend/runtime/nn/cuda/cudnn_engine.h"

#include <cmath>
#include <cstdlib>
#include <optional>

#include <dlfcn.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "backend/runtime/nn/cuda/gpu_lease.h"
#include "tests/nn/layer_cases.h"
#include "tests/nn/stand_in/control.h"

using namespace trainyard;
using namespace trainyard::nn;
using namespace trainyard::nn::test;
using testing::AllOf;
using testing::HasSubstr;

namespace {

cuda::Libraries standIn()
{
    return {TRAINYARD_CUDA_STAND_IN, TRAINYARD_CUDA_STAND_IN, TRAINYARD_CUDA_STAND_IN};
}

StandInControl &control()
{
    static void *const library = dlopen(TRAINYARD_CUDA_STAND_IN, RTLD_NOW | RTLD_LOCAL);
    return *reinterpret_cast<StandInControl *(*)()>(dlsym(library, "standInControl"))();
}

/// Resets the stand-in, and expects at the end that all its objects are released and all calls were valid.
class StandIn {
public:
    StandIn() { control() = {}; }
    ~StandIn()
    {
        EXPECT_EQ(control().complaints, 0);
        EXPECT_EQ(control().live, 0) << "not freed";
        control() = {};
    }
};

std::unique_ptr<Engine> standInEngine()
{
    auto engine = openGpuEngine(1, standIn());
    EXPECT_TRUE(engine) << engine.error().detail;
    return std::move(*engine);
}

Error errorOf(const NetworkOptions &options)
{
    const auto engine = openGpuEngine(0, standIn());
    if (!engine)
        return engine.error();
    const auto network = Network::build(options, **engine);
    return network ? Error{} : network.error();
}

/// \return the losses of `steps` training steps on an engine, and of an evaluation
std::vector<double> lossesOf(const Model &model, Engine &engine, int steps)
{
    const auto network = make(model, 6, 1, ElementType::Float32, engine);
    Descent descent(*network);
    std::vector<double> losses;
    for (int step = 0; step < steps; ++step) {
        const Samples s = randomSamples(model, 6 - step % 3, 40U + unsigned(step));
        const auto result = network->forwardBackward(s.images, s.labels);
        EXPECT_TRUE(result) << (result ? "" : result.error().detail);
        losses.push_back(result ? result->loss() : NAN);
        descent.step(*network, 0.02F, int(s.labels.size()));
    }
    const Samples s = randomSamples(model, 15, 99); // tests the running statistics
    const auto result = network->evaluate(s.images, s.labels);
    EXPECT_TRUE(result) << (result ? "" : result.error().detail);
    losses.push_back(result ? result->loss() : NAN);
    return losses;
}

void expectTheProcessorsGradients(const Model &model, Engine &engine, double tolerance)
{
    const auto here = make(model, 6), there = make(model, 6, 1, ElementType::Float32, engine);
    const Samples s = randomSamples(model, 6, 3);
    const auto a = here->forwardBackward(s.images, s.labels), b = there->forwardBackward(s.images, s.labels);
    ASSERT_TRUE(a && b) << (b ? "" : b.error().detail);
    EXPECT_NEAR(b->lossSum, a->lossSum, 1e-4 * std::abs(a->lossSum));
    EXPECT_EQ(b->correct, a->correct);
    const std::vector<double> expected(here->gradients().begin(), here->gradients().end());
    for (const TensorInfo &t : here->tensors())
        EXPECT_LT(largestDifference(there->gradients().subspan(t.offset, t.size),
                                    std::span(expected).subspan(t.offset, t.size)),
                  tolerance)
            << t.name;
}

} // namespace

class GpuGradients : public testing::TestWithParam<Case> {};

TEST_P(GpuGradients, AreTheReferences)
{
    const StandIn fresh;
    const Model &model = GetParam().model;
    const auto engine = standInEngine();
    const auto network = make(model, 6, 1, ElementType::Float32, *engine);
    auto reference = referenceOf(*network);
    const Samples s = randomSamples(model, 6, 3);
    expectTheReferencesGradients(*network, reference, s);
}

TEST_P(GpuGradients, AreTheSameBesideAnExchange)
{
    const StandIn fresh;
    expectUndisturbed(GetParam().model, ElementType::Float32, *standInEngine());
}

INSTANTIATE_TEST_SUITE_P(Layers, GpuGradients, testing::ValuesIn([] {
                             auto cases = layerCases();
                             // Scores with height and width, which must be returned channels last.
                             cases.push_back({"ScoresWithPlaces", net({5, 4, 2}, {conv(3, 3)})});
                             return cases;
                         }()),
                         [](const auto &which) { return which.param.name; });

TEST(GpuEngine, TrainsAsTheProcessorDoes)
{
    for (const std::string &name : kNetworks) {
        SCOPED_TRACE(name);
        const StandIn fresh;
        const auto engine = standInEngine();
        expectTheProcessorsGradients(modelOf(name), *engine, 1e-4);
        const auto there = lossesOf(modelOf(name), *engine, 4), here = lossesOf(modelOf(name), cpuEngine(), 4);
        for (std::size_t i = 0; i < here.size(); ++i)
            EXPECT_NEAR(there[i], here[i], 1e-4 * here[i]) << i;
    }
}

TEST(GpuEngine, GivesTheScoresWithAndWithoutTraining)
{
    const StandIn fresh;
    const auto engine = standInEngine();
    const auto training = make(modelOf("resnet"), 8, 1, ElementType::Float32, *engine);
    const auto forward = Network::build({.model = training->model(), .batch = 8, .training = false}, *engine);
    ASSERT_TRUE(forward) << forward.error().detail;
    std::ranges::copy(training->parameters(), (*forward)->parameters().begin());
    const Samples s = randomSamples(training->model(), 5, 9);
    const auto a = training->scores(s.images), b = (*forward)->scores(s.images);
    ASSERT_TRUE(a && b);
    EXPECT_EQ(*a, *b);
    EXPECT_TRUE((*forward)->gradients().empty());
}

TEST(GpuEngine, ReportsWhatItRunsOn)
{
    const StandIn fresh;
    const auto engine = standInEngine();
    EXPECT_EQ(engine->name(), "gpu 1");
    const auto network = make(modelOf("lenet"), 8, 1, ElementType::Float32, *engine);
    EXPECT_THAT(network->describe(),
                AllOf(HasSubstr("compute capability 8.6"), HasSubstr("cuDNN 90600"), HasSubstr("conv1 + tanh"),
                      HasSubstr("algorithms 1 forward, 1 and 1 backward")));
}

TEST(GpuEngine, OutlivesItsEngine)
{
    const StandIn fresh;
    const auto network = make(modelOf("mlp"), 4, 1, ElementType::Float32, *standInEngine());
    const Samples s = randomSamples(network->model(), 4, 1);
    EXPECT_TRUE(network->forwardBackward(s.images, s.labels));
}

TEST(GpuEngine, ReportsDivergence)
{
    for (const std::string &name : kNetworks) {
        SCOPED_TRACE(name);
        const StandIn fresh;
        const auto network = make(modelOf(name), 4, 1, ElementType::Float32, *standInEngine());
        const Samples s = randomSamples(network->model(), 4, 1);
        network->parameters()[tensorWith(*network, TensorRole::Weight, false).offset] = std::nanf("");
        EXPECT_EQ(network->forwardBackward(s.images, s.labels).error().code, ErrorCode::Diverged);
    }
}

TEST(GpuEngine, EndsAStepWithTheObserversError)
{
    struct Refusal : StepObserver {
        explicit Refusal(bool late)
            : atBackward(late)
        {
        }
        Status parametersNeeded(std::size_t begin, std::size_t) override
        {
            return begin == 0 || atBackward ? Status() : fail(ErrorCode::PeerLost, "x", "gone");
        }
        Status backwardBegins(const protocol::BatchMetrics &) override
        {
            return fail(ErrorCode::PeerLost, "x", "gone");
        }
        void gradientsFinal(std::size_t, std::size_t) override { ADD_FAILURE(); }
        bool atBackward;
    };
    const StandIn fresh;
    const auto network = make(modelOf("lenet"), 4, 1, ElementType::Float32, *standInEngine());
    const Samples s = randomSamples(network->model(), 4, 1);
    for (const bool late : {false, true}) {
        Refusal refusal(late);
        EXPECT_EQ(network->forwardBackward(s.images, s.labels, &refusal).error().code, ErrorCode::PeerLost);
        EXPECT_TRUE(network->forwardBackward(s.images, s.labels)) << "the next step goes on";
    }
}

TEST(GpuEngine, ReportsWhatIsMissing)
{
    const StandIn fresh;
    cuda::Libraries files = standIn();
    files.dnn = "/nowhere/libcudnn.so.9";
    auto error = openGpuEngine(0, files).error();
    EXPECT_EQ(error.code, ErrorCode::Unsupported);
    EXPECT_THAT(error.detail, AllOf(HasSubstr("cuDNN cannot be loaded"), HasSubstr("give --gpus none")));
    files.dnn = "libdl.so.2"; // a different library
    error = openGpuEngine(0, files).error();
    EXPECT_EQ(error.code, ErrorCode::Unsupported);
    EXPECT_THAT(error.detail, AllOf(HasSubstr("libdl.so.2 has no function cudnn"), HasSubstr("cuDNN 8 and 9")));

    control().cudnnVersion = 7605;
    error = openGpuEngine(0, standIn()).error();
    EXPECT_EQ(error.code, ErrorCode::Unsupported);
    EXPECT_THAT(error.detail, HasSubstr("version 7605"));
    control() = {};

    control().devices = 0;
    error = openGpuEngine(0, standIn()).error();
    EXPECT_EQ(error.code, ErrorCode::Unsupported);
    EXPECT_THAT(error.detail, AllOf(HasSubstr("no GPU"), HasSubstr("no CUDA-capable device")));
    control() = {};

    error = openGpuEngine(2, standIn()).error();
    EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
    EXPECT_THAT(error.detail, HasSubstr("no GPU 2: this machine has 2"));
}

TEST(GpuEngine, RefusesWhatDoesNotFit)
{
    const StandIn fresh;
    Error error = errorOf({.model = modelOf("mlp"), .batch = 4, .precision = ElementType::BFloat16});
    EXPECT_EQ(error.code, ErrorCode::Unsupported);
    EXPECT_THAT(error.detail, HasSubstr("float32"));
    control().memory = 3 << 20; // less than LeNet's parameters and gradients, 3.4 MB
    error = errorOf({.model = modelOf("lenet"), .batch = 64});
    EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
    EXPECT_EQ(error.source, "gpu 0");
    EXPECT_THAT(error.detail, AllOf(HasSubstr("GB of the GPU's memory"), HasSubstr("--batch-size")));
    control() = {};
    error = errorOf({.model = *modelNamed("lenet"), .batch = 1 << 20});
    EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
    EXPECT_THAT(error.detail, HasSubstr("2^31"));
}

TEST(GpuEngine, ReportsWhichCallFailed)
{
    const StandIn fresh;
    const Model model = net({6, 6, 2}, {conv(4, 3), kTanh, pool(2), conv(3, 2), dense(3)});
    for (const char *function :
         {"cudaGetDeviceCount", "cudaSetDevice", "cudaStreamCreateWithFlags", "cudnnCreate", "cublasCreate_v2",
          "cudaMalloc", "cudaMallocHost", "cudnnGetConvolutionForwardAlgorithm_v7", "cudnnSetTensor4dDescriptorEx"}) {
        control().failing = function;
        const Error error = errorOf({.model = model, .batch = 4});
        EXPECT_EQ(error.code, ErrorCode::Internal) << function;
        EXPECT_FALSE(error.detail.empty());
        control().failing = nullptr;
    }
    for (const char *function :
         {"cudaMemcpyAsync", "cudaStreamSynchronize", "cudaEventSynchronize", "cudnnTransformTensor", "cudnnAddTensor",
          "cudnnConvolutionForward", "cudnnConvolutionBackwardData", "cudnnConvolutionBackwardFilter",
          "cudnnConvolutionBackwardBias", "cudnnPoolingForward", "cudnnPoolingBackward", "cudnnActivationForward",
          "cudnnActivationBackward", "cublasSgemm_v2"}) {
        SCOPED_TRACE(function);
        const auto network = make(model, 4, 1, ElementType::Float32, *standInEngine());
        const Samples s = randomSamples(network->model(), 4, 1);
        control().failing = function;
        const auto result = network->forwardBackward(s.images, s.labels);
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().code, ErrorCode::Internal);
        EXPECT_EQ(result.error().source, "gpu 1");
        EXPECT_THAT(result.error().detail, HasSubstr("failed"));
        control().failing = nullptr;
        EXPECT_TRUE(network->forwardBackward(s.images, s.labels)) << "the next step goes on";
    }
    const auto network = make(model, 4, 1, ElementType::Float32, *standInEngine());
    const Samples s = randomSamples(network->model(), 3, 1);
    control().failing = "cudnnConvolutionForward";
    control().callsBefore = 1;
    EXPECT_THAT(network->forwardBackward(s.images, s.labels).error().detail,
                HasSubstr("cudnnConvolutionForward of conv3 with 3 samples failed: the test wants it to fail"));
    EXPECT_EQ(network->scores(s.images).error().code, ErrorCode::Internal);
}

TEST(GpuLease, GivesEachProcessItsOwnAsLongAsThereAreSome)
{
    const std::string name = "trainyard-test-" + std::to_string(::getpid());
    const int devices[] = {3, 5};
    const auto acquire = [&] { return cuda::GpuLease::acquire(devices, name); };
    const auto first = acquire();
    auto second = std::optional(acquire());
    const auto third = acquire(), fourth = acquire();
    ASSERT_TRUE(first && *second && third && fourth);
    EXPECT_EQ(first->deviceIndex(), 3);
    EXPECT_EQ((*second)->deviceIndex(), 5);
    EXPECT_EQ(third->deviceIndex(), 3) << "shared evenly";
    EXPECT_EQ(fourth->deviceIndex(), 5);
    second.reset();
    EXPECT_EQ(acquire()->deviceIndex(), 5) << "what was given back";
}

/// Runs on machines with a GPU, its driver and the libraries; elsewhere the skip message names the missing part.
TEST(GpuEngine, AgreesOnARealCard)
{
    setenv("NVIDIA_TF32_OVERRIDE", "0", 0); // full float32 precision, for the tolerance of 1e-4
    const auto engine = openGpuEngine(0);
    if (!engine)
        GTEST_SKIP() << "no graphics card to try: " << engine.error().detail;
    for (const std::string &name : kNetworks) {
        SCOPED_TRACE(name);
        expectTheProcessorsGradients(modelOf(name), **engine, 1e-3);
        const auto there = lossesOf(modelOf(name), **engine, 20), here = lossesOf(modelOf(name), cpuEngine(), 20);
        for (std::size_t i = 0; i < here.size(); ++i)
            EXPECT_NEAR(there[i], here[i], 1e-4 * here[i]) << i;
    }
    for (const Case &one : layerCases()) {
        SCOPED_TRACE(one.name);
        expectTheProcessorsGradients(one.model, **engine, 1e-4);
        expectUndisturbed(one.model, ElementType::Float32, **engine);
    }
}
