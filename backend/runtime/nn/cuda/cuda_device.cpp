#include "backend/runtime/nn/cuda/cuda_device.h"
#include "backend/core/try.h"

#include <cstring>

#include <fmt/format.h>

namespace trainyard::nn::cuda {

Result<std::shared_ptr<Device>> Device::open(int deviceIndex, const Libraries &libraries)
{
    TY_ASSIGN(auto api, loadApi(libraries));
    int count = 0;
    const int error = api->cudaGetDeviceCount(&count);
    if (error == kNoDevice || error == kInsufficientDriver || (error == kSuccess && count == 0))
        return fail(ErrorCode::Unsupported, "--gpus",
                    fmt::format("this machine has no GPU that CUDA can use ({}): take an instance type with NVIDIA "
                                "GPUs and an image with their driver, or give --gpus none",
                                error == kSuccess ? "it counts none" : api->cudaGetErrorString(error)));
    if (error != kSuccess)
        return fail(ErrorCode::Internal, "--gpus",
                    fmt::format("the GPUs cannot be counted: {}", api->cudaGetErrorString(error)));
    if (deviceIndex < 0 || deviceIndex >= count)
        return fail(ErrorCode::InvalidArgument, "--gpus",
                    fmt::format("there is no GPU {}: this machine has {}, counted from 0", deviceIndex, count));
    try {
        const std::shared_ptr<Device> device(new Device(std::move(api), deviceIndex));
        device->start();
        return device;
    } catch (const Failure &failure) {
        return fail(failure.error());
    }
}

Device::Device(std::shared_ptr<const Api> api, int deviceIndex)
    : m_api(std::move(api))
    , m_deviceIndex(deviceIndex)
    , m_name(fmt::format("gpu {}", deviceIndex))
{
}

void Device::start()
{
    use();
    runtime(m_api->cudaStreamCreateWithFlags(&m_computing, kStreamNonBlocking), "cudaStreamCreateWithFlags");
    runtime(m_api->cudaStreamCreateWithFlags(&m_copying, kStreamNonBlocking), "cudaStreamCreateWithFlags");
    dnn(m_api->cudnnCreate(&m_dnn), "cudnnCreate");
    dnn(m_api->cudnnSetStream(m_dnn, m_computing), "cudnnSetStream");
    blas(m_api->cublasCreate_v2(&m_blas), "cublasCreate");
    blas(m_api->cublasSetStream_v2(m_blas, m_computing), "cublasSetStream");
}

Device::~Device()
{
    m_api->cudaSetDevice(m_deviceIndex);
    if (m_blas)
        m_api->cublasDestroy_v2(m_blas);
    if (m_dnn)
        m_api->cudnnDestroy(m_dnn);
    for (const Stream stream : {m_copying, m_computing})
        if (stream)
            m_api->cudaStreamDestroy(stream);
}

std::string Device::describe() const
{
    int major = 0, minor = 0, version = 0;
    std::size_t available = 0, total = 0;
    runtime(m_api->cudaDeviceGetAttribute(&major, kCapabilityMajor, m_deviceIndex), "cudaDeviceGetAttribute");
    runtime(m_api->cudaDeviceGetAttribute(&minor, kCapabilityMinor, m_deviceIndex), "cudaDeviceGetAttribute");
    runtime(m_api->cudaRuntimeGetVersion(&version), "cudaRuntimeGetVersion");
    runtime(m_api->cudaMemGetInfo(&available, &total), "cudaMemGetInfo");
    return fmt::format("{} of compute capability {}.{} with {:.1f} GB, CUDA {}.{}, cuDNN {} ({})", m_name, major, minor,
                       double(total) / 1e9, version / 1000, version % 1000 / 10, m_api->cudnnGetVersion(),
                       m_api->where);
}

void Device::runtime(int error, std::string_view what) const
{
    if (error != kSuccess)
        throw Failure(
            {ErrorCode::Internal, m_name, fmt::format("{} failed: {}", what, m_api->cudaGetErrorString(error))});
}

void Device::blas(int status, std::string_view what) const
{
    if (status != kSuccess)
        throw Failure({ErrorCode::Internal, m_name, fmt::format("{} failed: status {} of cuBLAS", what, status)});
}

void Device::dnn(int status, std::string_view what) const
{
    if (status != kSuccess)
        throw Failure(
            {ErrorCode::Internal, m_name, fmt::format("{} failed: {}", what, m_api->cudnnGetErrorString(status))});
}

void Device::upload(void *to, const void *from, std::size_t bytes, Stream stream) const
{
    runtime(m_api->cudaMemcpyAsync(to, from, bytes, kHostToDevice, stream), "a copy to the GPU");
}

void Device::download(void *to, const void *from, std::size_t bytes, Stream stream) const
{
    runtime(m_api->cudaMemcpyAsync(to, from, bytes, kDeviceToHost, stream), "a copy from the GPU");
}

void Device::wait(Stream stream) const
{
    runtime(m_api->cudaStreamSynchronize(stream), "the work on the GPU");
}

void Device::drain() const noexcept
{
    m_api->cudaStreamSynchronize(m_computing);
    m_api->cudaStreamSynchronize(m_copying);
}

DeviceMemory::DeviceMemory(std::shared_ptr<Device> device, std::size_t bytes, std::string_view what)
    : m_bytes(bytes)
{
    if (bytes == 0)
        return;
    const Api &api = device->api();
    void *data = nullptr;
    if (const int error = api.cudaMalloc(&data, bytes); error == kMemoryAllocation) {
        std::size_t available = 0, total = 0;
        device->runtime(api.cudaMemGetInfo(&available, &total), "cudaMemGetInfo");
        throw Failure({ErrorCode::InvalidArgument, device->name(),
                       fmt::format("{} need {:.2f} GB of the GPU's memory, but {:.2f} of its {:.2f} GB are free: take "
                                   "a smaller --batch-size or a larger GPU",
                                   what, double(bytes) / 1e9, double(available) / 1e9, double(total) / 1e9)});
    } else {
        device->runtime(error, "cudaMalloc");
    }
    m_data = {data, [device](void *memory) { device->api().cudaFree(memory); }};
    device->runtime(api.cudaMemsetAsync(data, 0, bytes, device->computing()), "cudaMemsetAsync");
    device->wait(device->computing());
}

PinnedFloats::PinnedFloats(std::shared_ptr<Device> device, std::size_t size)
    : m_size(size)
{
    if (size == 0)
        return;
    void *data = nullptr;
    device->runtime(device->api().cudaMallocHost(&data, size * sizeof(float)), "pinned memory of this machine");
    m_data = {static_cast<float *>(data), [device](float *memory) { device->api().cudaFreeHost(memory); }};
    std::memset(data, 0, size * sizeof(float));
}

CudaEvent::CudaEvent(std::shared_ptr<Device> device)
    : m_device(std::move(device))
{
    Event event = nullptr;
    m_device->runtime(m_device->api().cudaEventCreateWithFlags(&event, kEventDisableTiming),
                      "cudaEventCreateWithFlags");
    m_event = {event, [device = m_device](Event e) { device->api().cudaEventDestroy(e); }};
}

void CudaEvent::record(Stream stream) const
{
    m_device->runtime(m_device->api().cudaEventRecord(m_event.get(), stream), "cudaEventRecord");
}

void CudaEvent::waitOn(Stream stream) const
{
    m_device->runtime(m_device->api().cudaStreamWaitEvent(stream, m_event.get(), 0), "cudaStreamWaitEvent");
}

void CudaEvent::wait() const
{
    m_device->runtime(m_device->api().cudaEventSynchronize(m_event.get()), "the work on the GPU");
}

} // namespace trainyard::nn::cuda
