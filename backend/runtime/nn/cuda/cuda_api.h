#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

#include "backend/core/result.h"

/// The parts that we use of three C libraries: the CUDA runtime, cuBLAS and cuDNN. The libraries are found at run time
/// and never shipped, and nothing from NVIDIA is needed to build. Names, orders of arguments and values of enumerations
/// are NVIDIA's. Error codes of cuDNN differ between 8 and 9, so only success is defined here.
///
/// Where NVIDIA's headers are installed, nn_test compares every signature and number with them (done with CUDA 13.0 and
/// cuDNN 9.19). Where its libraries are installed, nn_test checks that they accept our descriptors, which needs no GPU.
///
/// \source CUDA Runtime API and cuBLAS reference 11 to 13; cuDNN API reference 8 (cudnn_ops_infer, cudnn_ops_train,
///     cudnn_cnn_infer, cudnn_cnn_train) and 9 (cudnn_ops, cudnn_cnn), which kept these functions and values
namespace trainyard::nn::cuda {

using Stream = struct CudaStreamTag *;                ///< cudaStream_t
using Event = struct CudaEventTag *;                  ///< cudaEvent_t
using Blas = struct CublasTag *;                      ///< cublasHandle_t
using Dnn = struct CudnnTag *;                        ///< cudnnHandle_t
using TensorDesc = struct CudnnTensorTag *;           ///< cudnnTensorDescriptor_t
using FilterDesc = struct CudnnFilterTag *;           ///< cudnnFilterDescriptor_t
using ConvolutionDesc = struct CudnnConvolutionTag *; ///< cudnnConvolutionDescriptor_t
using PoolingDesc = struct CudnnPoolingTag *;         ///< cudnnPoolingDescriptor_t
using ActivationDesc = struct CudnnActivationTag *;   ///< cudnnActivationDescriptor_t

constexpr int kSuccess = 0; ///< of all three libraries

enum CudaError : int { kMemoryAllocation = 2, kInsufficientDriver = 35, kNoDevice = 100 }; // cudaError
enum CopyKind : int { kHostToDevice = 1, kDeviceToHost = 2, kDeviceToDevice = 3 };         // cudaMemcpyKind
enum DeviceAttribute : int { kCapabilityMajor = 75, kCapabilityMinor = 76 };               // cudaDeviceAttr
constexpr unsigned kStreamNonBlocking = 1;                                                 ///< cudaStreamNonBlocking
constexpr unsigned kEventDisableTiming = 2;                                                ///< cudaEventDisableTiming
enum BlasOperation : int { kPlain = 0, kTransposed = 1 };                                  // cublasOperation_t
enum DataType : int { kFloat = 0 };                                                        // cudnnDataType_t
enum TensorFormat : int { kNchw = 0 };                                                     // cudnnTensorFormat_t
enum NanPropagation : int { kPropagateNan = 1 };                                           // cudnnNanPropagation_t
enum ConvolutionMode : int { kCrossCorrelation = 1 };                                      // cudnnConvolutionMode_t
enum MathType : int { kDefaultMath = 0 };                                                  // cudnnMathType_t
enum Determinism : int { kDeterministic = 1 };                                             // cudnnDeterminism_t
enum BatchNormMode : int { kSpatial = 1 };                                                 // cudnnBatchNormMode_t
enum ActivationMode : int { kActivationRelu = 1, kActivationTanh = 2 };                    // cudnnActivationMode_t
enum PoolingMode : int { kAverageWithoutPadding = 2, kMaxDeterministic = 3 };              // cudnnPoolingMode_t

/// cudnnConvolutionFwdAlgoPerf_t, cudnnConvolutionBwdDataAlgoPerf_t and cudnnConvolutionBwdFilterAlgoPerf_t, which
/// differ only in the type of `algorithm`.
struct AlgorithmChoice {
    int algorithm;
    int status;
    float milliseconds;
    std::size_t memory;
    int determinism;
    int mathType;
    int reserved[3];
};

// clang-format off
/// X(name, arguments): functions that return a status.
#define TRAINYARD_CUDA_RUNTIME(X) \
    X(cudaRuntimeGetVersion, (int *version)) \
    X(cudaGetDeviceCount, (int *count)) \
    X(cudaSetDevice, (int device)) \
    X(cudaDeviceGetAttribute, (int *value, DeviceAttribute, int device)) \
    X(cudaMemGetInfo, (std::size_t *available, std::size_t *total)) \
    X(cudaMalloc, (void **memory, std::size_t bytes)) \
    X(cudaFree, (void *memory)) \
    X(cudaMallocHost, (void **memory, std::size_t bytes)) \
    X(cudaFreeHost, (void *memory)) \
    X(cudaMemcpyAsync, (void *to, const void *from, std::size_t bytes, CopyKind, Stream)) \
    X(cudaMemsetAsync, (void *memory, int value, std::size_t bytes, Stream)) \
    X(cudaStreamCreateWithFlags, (Stream *, unsigned flags)) \
    X(cudaStreamDestroy, (Stream)) \
    X(cudaStreamSynchronize, (Stream)) \
    X(cudaStreamWaitEvent, (Stream, Event, unsigned flags)) \
    X(cudaEventCreateWithFlags, (Event *, unsigned flags)) \
    X(cudaEventDestroy, (Event)) \
    X(cudaEventRecord, (Event, Stream)) \
    X(cudaEventSynchronize, (Event))

#define TRAINYARD_CUBLAS(X) \
    X(cublasCreate_v2, (Blas *)) \
    X(cublasDestroy_v2, (Blas)) \
    X(cublasSetStream_v2, (Blas, Stream)) \
    X(cublasSaxpy_v2, (Blas, int n, const float *alpha, const float *x, int stepX, float *y, int stepY)) \
    X(cublasSgemm_v2, (Blas, BlasOperation a, BlasOperation b, int m, int n, int k, const float *alpha, const float *A, \
                       int lda, const float *B, int ldb, const float *beta, float *C, int ldc))

#define TRAINYARD_CUDNN(X) \
    X(cudnnCreate, (Dnn *)) \
    X(cudnnDestroy, (Dnn)) \
    X(cudnnSetStream, (Dnn, Stream)) \
    X(cudnnCreateTensorDescriptor, (TensorDesc *)) \
    X(cudnnSetTensor4dDescriptorEx, (TensorDesc, DataType, int n, int c, int h, int w, int stepN, int stepC, int stepH, \
                                     int stepW)) \
    X(cudnnDestroyTensorDescriptor, (TensorDesc)) \
    X(cudnnTransformTensor, (Dnn, const void *alpha, TensorDesc xDesc, const void *x, const void *beta, TensorDesc yDesc, \
                             void *y)) \
    X(cudnnAddTensor, (Dnn, const void *alpha, TensorDesc aDesc, const void *A, const void *beta, TensorDesc cDesc, \
                       void *C)) \
    X(cudnnCreateFilterDescriptor, (FilterDesc *)) \
    X(cudnnSetFilter4dDescriptor, (FilterDesc, DataType, TensorFormat, int k, int c, int h, int w)) \
    X(cudnnDestroyFilterDescriptor, (FilterDesc)) \
    X(cudnnCreateConvolutionDescriptor, (ConvolutionDesc *)) \
    X(cudnnSetConvolution2dDescriptor, (ConvolutionDesc, int padH, int padW, int strideH, int strideW, int dilationH, \
                                        int dilationW, ConvolutionMode, DataType)) \
    X(cudnnSetConvolutionMathType, (ConvolutionDesc, int mathType)) \
    X(cudnnDestroyConvolutionDescriptor, (ConvolutionDesc)) \
    X(cudnnGetConvolutionForwardAlgorithm_v7, (Dnn, TensorDesc xDesc, FilterDesc wDesc, ConvolutionDesc, \
                                               TensorDesc yDesc, int wanted, int *got, AlgorithmChoice *)) \
    X(cudnnGetConvolutionBackwardDataAlgorithm_v7, (Dnn, FilterDesc wDesc, TensorDesc dyDesc, ConvolutionDesc, \
                                                    TensorDesc dxDesc, int wanted, int *got, AlgorithmChoice *)) \
    X(cudnnGetConvolutionBackwardFilterAlgorithm_v7, (Dnn, TensorDesc xDesc, TensorDesc dyDesc, ConvolutionDesc, \
                                                      FilterDesc dwDesc, int wanted, int *got, AlgorithmChoice *)) \
    X(cudnnGetConvolutionForwardWorkspaceSize, (Dnn, TensorDesc xDesc, FilterDesc wDesc, ConvolutionDesc, \
                                                TensorDesc yDesc, int algorithm, std::size_t *bytes)) \
    X(cudnnGetConvolutionBackwardDataWorkspaceSize, (Dnn, FilterDesc wDesc, TensorDesc dyDesc, ConvolutionDesc, \
                                                     TensorDesc dxDesc, int algorithm, std::size_t *bytes)) \
    X(cudnnGetConvolutionBackwardFilterWorkspaceSize, (Dnn, TensorDesc xDesc, TensorDesc dyDesc, ConvolutionDesc, \
                                                       FilterDesc dwDesc, int algorithm, std::size_t *bytes)) \
    X(cudnnConvolutionForward, (Dnn, const void *alpha, TensorDesc xDesc, const void *x, FilterDesc wDesc, const void *w, \
                                ConvolutionDesc, int algorithm, void *workspace, std::size_t bytes, const void *beta, \
                                TensorDesc yDesc, void *y)) \
    X(cudnnConvolutionBackwardData, (Dnn, const void *alpha, FilterDesc wDesc, const void *w, TensorDesc dyDesc, \
                                     const void *dy, ConvolutionDesc, int algorithm, void *workspace, std::size_t bytes, \
                                     const void *beta, TensorDesc dxDesc, void *dx)) \
    X(cudnnConvolutionBackwardFilter, (Dnn, const void *alpha, TensorDesc xDesc, const void *x, TensorDesc dyDesc, \
                                       const void *dy, ConvolutionDesc, int algorithm, void *workspace, \
                                       std::size_t bytes, const void *beta, FilterDesc dwDesc, void *dw)) \
    X(cudnnConvolutionBackwardBias, (Dnn, const void *alpha, TensorDesc dyDesc, const void *dy, const void *beta, \
                                     TensorDesc dbDesc, void *db)) \
    X(cudnnCreatePoolingDescriptor, (PoolingDesc *)) \
    X(cudnnSetPooling2dDescriptor, (PoolingDesc, PoolingMode, NanPropagation, int windowH, int windowW, int padH, \
                                    int padW, int strideH, int strideW)) \
    X(cudnnDestroyPoolingDescriptor, (PoolingDesc)) \
    X(cudnnPoolingForward, (Dnn, PoolingDesc, const void *alpha, TensorDesc xDesc, const void *x, const void *beta, \
                            TensorDesc yDesc, void *y)) \
    X(cudnnPoolingBackward, (Dnn, PoolingDesc, const void *alpha, TensorDesc yDesc, const void *y, TensorDesc dyDesc, \
                             const void *dy, TensorDesc xDesc, const void *x, const void *beta, TensorDesc dxDesc, \
                             void *dx)) \
    X(cudnnCreateActivationDescriptor, (ActivationDesc *)) \
    X(cudnnSetActivationDescriptor, (ActivationDesc, ActivationMode, NanPropagation, double coefficient)) \
    X(cudnnDestroyActivationDescriptor, (ActivationDesc)) \
    X(cudnnActivationForward, (Dnn, ActivationDesc, const void *alpha, TensorDesc xDesc, const void *x, const void *beta, \
                               TensorDesc yDesc, void *y)) \
    X(cudnnActivationBackward, (Dnn, ActivationDesc, const void *alpha, TensorDesc yDesc, const void *y, \
                                TensorDesc dyDesc, const void *dy, TensorDesc xDesc, const void *x, const void *beta, \
                                TensorDesc dxDesc, void *dx)) \
    X(cudnnBatchNormalizationForwardTraining, (Dnn, BatchNormMode, const void *alpha, const void *beta, TensorDesc xDesc, \
                                               const void *x, TensorDesc yDesc, void *y, TensorDesc parameters, \
                                               const void *scale, const void *bias, double factor, \
                                               void *runningMean, void *runningVariance, double epsilon, \
                                               void *savedMean, void *savedInverse)) \
    X(cudnnBatchNormalizationForwardInference, (Dnn, BatchNormMode, const void *alpha, const void *beta, \
                                                TensorDesc xDesc, const void *x, TensorDesc yDesc, void *y, \
                                                TensorDesc parameters, const void *scale, const void *bias, \
                                                const void *mean, const void *variance, double epsilon)) \
    X(cudnnBatchNormalizationBackward, (Dnn, BatchNormMode, const void *alphaData, const void *betaData, \
                                        const void *alphaParameters, const void *betaParameters, TensorDesc xDesc, \
                                        const void *x, TensorDesc dyDesc, const void *dy, TensorDesc dxDesc, void *dx, \
                                        TensorDesc parameters, const void *scale, void *dScale, void *dBias, \
                                        double epsilon, const void *savedMean, const void *savedInverse))
// clang-format on

/// The loaded functions, under their original names.
struct Api {
// NOLINTNEXTLINE(bugprone-macro-parentheses): a name and a list of parameters, which take none
#define TRAINYARD_MEMBER(name, arguments) int(*name) arguments = nullptr;
    TRAINYARD_CUDA_RUNTIME(TRAINYARD_MEMBER)
    TRAINYARD_CUBLAS(TRAINYARD_MEMBER)
    TRAINYARD_CUDNN(TRAINYARD_MEMBER)
#undef TRAINYARD_MEMBER
    const char *(*cudaGetErrorString)(int error) = nullptr;
    const char *(*cudnnGetErrorString)(int status) = nullptr;
    std::size_t (*cudnnGetVersion)() = nullptr; ///< 8907 is 8.9.7, 90600 is 9.6.0
    std::string where;                          ///< the files that were loaded, for the log
};

/// Files to load instead of searching; set by tests.
struct Libraries {
    std::filesystem::path runtime, blas, dnn;
};

/// Loads the libraries; they stay loaded. Without files the result is shared by all callers, and the libraries are
/// searched where the system looks, in LD_LIBRARY_PATH (which the bundle's own loader ignores), in /usr/local/cuda and
/// in the Python environments of Deep Learning images.
/// \error Unsupported: a library is missing or of an unknown version
Result<std::shared_ptr<const Api>> loadApi(const Libraries & = {});

} // namespace trainyard::nn::cuda
