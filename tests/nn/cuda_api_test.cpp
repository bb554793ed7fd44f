// Compares our declarations of NVIDIA's libraries with its headers and libraries, where they are installed.

#include "backend/runtime/nn/cuda/cuda_api.h"

#include <type_traits>

#include <gtest/gtest.h>

#if __has_include(<cublas_v2.h>) && __has_include(<cudnn.h>)
#include <cublas_v2.h>
#include <cuda_runtime_api.h>
#include <cudnn.h>

namespace trainyard::nn::cuda {
namespace {

/// Whether both argument types are passed in the same way: pointers as pointers, enumerations as their integers.
template <class Ours, class Theirs>
constexpr bool kPassedAlike = sizeof(Ours) == sizeof(Theirs) &&
                              std::is_pointer_v<Ours> == std::is_pointer_v<Theirs> &&std::is_floating_point_v<Ours> ==
                                  std::is_floating_point_v<Theirs>;

template <class Ours, class Theirs>
struct Alike : std::false_type {
};
template <class R, class... Ours, class S, class... Theirs>
requires(sizeof...(Ours) == sizeof...(Theirs)) struct Alike<R (*)(Ours...), S (*)(Theirs...)>
    : std::bool_constant<kPassedAlike<R, S> && (kPassedAlike<Ours, Theirs> && ...)> {
};

#define TRAINYARD_COMPARE(name, arguments)                                                                             \
    static_assert(Alike<decltype(Api::name), decltype(&::name)>::value, #name " is declared otherwise by NVIDIA");
TRAINYARD_CUDA_RUNTIME(TRAINYARD_COMPARE)
TRAINYARD_CUBLAS(TRAINYARD_COMPARE)
TRAINYARD_CUDNN(TRAINYARD_COMPARE)
TRAINYARD_COMPARE(cudaGetErrorString, )
TRAINYARD_COMPARE(cudnnGetErrorString, )
TRAINYARD_COMPARE(cudnnGetVersion, )

static_assert(kSuccess == int(cudaSuccess) && kSuccess == int(CUBLAS_STATUS_SUCCESS) &&
              kSuccess == int(CUDNN_STATUS_SUCCESS));
static_assert(int(kMemoryAllocation) == cudaErrorMemoryAllocation && int(kNoDevice) == cudaErrorNoDevice &&
              int(kInsufficientDriver) == cudaErrorInsufficientDriver);
static_assert(int(kHostToDevice) == cudaMemcpyHostToDevice && int(kDeviceToHost) == cudaMemcpyDeviceToHost &&
              int(kDeviceToDevice) == cudaMemcpyDeviceToDevice);
static_assert(int(kCapabilityMajor) == cudaDevAttrComputeCapabilityMajor &&
              int(kCapabilityMinor) == cudaDevAttrComputeCapabilityMinor);
static_assert(kStreamNonBlocking == cudaStreamNonBlocking && kEventDisableTiming == cudaEventDisableTiming);
static_assert(int(kPlain) == CUBLAS_OP_N && int(kTransposed) == CUBLAS_OP_T);
static_assert(int(kFloat) == CUDNN_DATA_FLOAT && int(kNchw) == CUDNN_TENSOR_NCHW);
static_assert(int(kPropagateNan) == CUDNN_PROPAGATE_NAN && int(kCrossCorrelation) == CUDNN_CROSS_CORRELATION);
static_assert(int(kDefaultMath) == CUDNN_DEFAULT_MATH);
static_assert(int(kDeterministic) == CUDNN_DETERMINISTIC && int(kSpatial) == CUDNN_BATCHNORM_SPATIAL);
static_assert(int(kActivationRelu) == CUDNN_ACTIVATION_RELU && int(kActivationTanh) == CUDNN_ACTIVATION_TANH);
static_assert(int(kAverageWithoutPadding) == CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING &&
              int(kMaxDeterministic) == CUDNN_POOLING_MAX_DETERMINISTIC);

template <class Theirs>
constexpr bool kSameChoice = sizeof(Theirs) == sizeof(AlgorithmChoice) &&
                             offsetof(Theirs, algo) == offsetof(AlgorithmChoice, algorithm) &&
                             offsetof(Theirs, status) == offsetof(AlgorithmChoice, status) &&
                             offsetof(Theirs, memory) == offsetof(AlgorithmChoice, memory) &&
                             offsetof(Theirs, determinism) == offsetof(AlgorithmChoice, determinism) &&
                             offsetof(Theirs, mathType) == offsetof(AlgorithmChoice, mathType);
static_assert(kSameChoice<cudnnConvolutionFwdAlgoPerf_t> && kSameChoice<cudnnConvolutionBwdDataAlgoPerf_t> &&
              kSameChoice<cudnnConvolutionBwdFilterAlgoPerf_t>);

} // namespace
} // namespace trainyard::nn::cuda
#endif

using namespace trainyard::nn::cuda;

/// Descriptors need no GPU: cuDNN itself validates our arguments.
TEST(CudaApi, DescribesAsTheLibraryOnThisMachineWants)
{
    const auto loaded = loadApi();
    if (!loaded)
        GTEST_SKIP() << loaded.error().detail;
    const Api &api = **loaded;
    EXPECT_GE(api.cudnnGetVersion(), 8000U);
    EXPECT_FALSE(api.where.empty());
    TensorDesc tensor = nullptr;
    ASSERT_EQ(api.cudnnCreateTensorDescriptor(&tensor), kSuccess);
    EXPECT_EQ(api.cudnnSetTensor4dDescriptorEx(tensor, kFloat, 2, 3, 4, 5, 60, 20, 5, 1), kSuccess); // NCHW
    EXPECT_EQ(api.cudnnSetTensor4dDescriptorEx(tensor, kFloat, 2, 3, 4, 5, 60, 1, 15, 3), kSuccess); // NHWC
    EXPECT_NE(api.cudnnSetTensor4dDescriptorEx(tensor, kFloat, 0, 3, 4, 5, 60, 20, 5, 1), kSuccess);
    EXPECT_EQ(api.cudnnDestroyTensorDescriptor(tensor), kSuccess);
    FilterDesc filter = nullptr;
    ASSERT_EQ(api.cudnnCreateFilterDescriptor(&filter), kSuccess);
    EXPECT_EQ(api.cudnnSetFilter4dDescriptor(filter, kFloat, kNchw, 7, 3, 5, 5), kSuccess);
    EXPECT_EQ(api.cudnnDestroyFilterDescriptor(filter), kSuccess);
    ConvolutionDesc convolution = nullptr;
    ASSERT_EQ(api.cudnnCreateConvolutionDescriptor(&convolution), kSuccess);
    EXPECT_EQ(api.cudnnSetConvolution2dDescriptor(convolution, 1, 1, 2, 2, 1, 1, kCrossCorrelation, kFloat), kSuccess);
    EXPECT_EQ(api.cudnnSetConvolutionMathType(convolution, 3), kSuccess);
    EXPECT_EQ(api.cudnnDestroyConvolutionDescriptor(convolution), kSuccess);
    PoolingDesc pooling = nullptr;
    ASSERT_EQ(api.cudnnCreatePoolingDescriptor(&pooling), kSuccess);
    for (const PoolingMode mode : {kAverageWithoutPadding, kMaxDeterministic})
        EXPECT_EQ(api.cudnnSetPooling2dDescriptor(pooling, mode, kPropagateNan, 3, 3, 1, 1, 2, 2), kSuccess);
    EXPECT_EQ(api.cudnnDestroyPoolingDescriptor(pooling), kSuccess);
    ActivationDesc activation = nullptr;
    ASSERT_EQ(api.cudnnCreateActivationDescriptor(&activation), kSuccess);
    for (const ActivationMode mode : {kActivationRelu, kActivationTanh})
        EXPECT_EQ(api.cudnnSetActivationDescriptor(activation, mode, kPropagateNan, 0.0), kSuccess);
    EXPECT_EQ(api.cudnnDestroyActivationDescriptor(activation), kSuccess);
}
