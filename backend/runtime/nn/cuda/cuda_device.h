#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/runtime/nn/cuda/cuda_api.h"

namespace trainyard::nn::cuda {

/// A failed library call. The engine catches it and returns its error as a Result.
class Failure : public std::runtime_error {
public:
    explicit Failure(Error error)
        : std::runtime_error(error.detail)
        , m_error(std::move(error))
    {
    }
    const Error &error() const { return m_error; }

private:
    Error m_error;
};

/// One GPU as used by one program: a stream for computation, a concurrent stream for copies, and the handles of the
/// libraries. Used by one thread at a time.
class Device {
public:
    /// Loads the libraries and opens a GPU.
    /// \param deviceIndex  as the CUDA runtime counts, from 0; CUDA_VISIBLE_DEVICES changes what it counts
    /// \error Unsupported (no GPU, driver too old, libraries: see loadApi), InvalidArgument (no such GPU), Internal
    static Result<std::shared_ptr<Device>> open(int deviceIndex, const Libraries & = {});
    ~Device();
    Device(const Device &) = delete;
    Device &operator=(const Device &) = delete;

    const Api &api() const { return *m_api; }
    Dnn dnn() const { return m_dnn; }
    Blas blas() const { return m_blas; }
    Stream computing() const { return m_computing; }
    Stream copying() const { return m_copying; }
    const std::string &name() const { return m_name; } ///< "gpu 0": the source of errors
    std::string describe() const;

    /// Called at each entry from outside, because the current device is a property of the thread.
    void use() const { runtime(m_api->cudaSetDevice(m_deviceIndex), "cudaSetDevice"); }
    /// These check the result of a call.
    /// \param what  the function and its purpose, for errors
    /// \throws Failure with the message of the library
    void runtime(int error, std::string_view what) const;
    void blas(int status, std::string_view what) const;
    void dnn(int status, std::string_view what) const;

    void upload(void *to, const void *from, std::size_t bytes, Stream) const;
    void download(void *to, const void *from, std::size_t bytes, Stream) const;
    void wait(Stream) const;
    /// Waits for all work and ignores errors; called before memory that the device uses is released.
    void drain() const noexcept;

private:
    Device(std::shared_ptr<const Api> api, int deviceIndex);
    void start();

    std::shared_ptr<const Api> m_api;
    int m_deviceIndex;
    std::string m_name;
    Stream m_computing = nullptr, m_copying = nullptr;
    Dnn m_dnn = nullptr;
    Blas m_blas = nullptr;
};

/// Memory of the device, zero-initialised.
class DeviceMemory {
public:
    DeviceMemory() = default;
    /// \param what  the purpose, for errors: "the activations of a batch of 64"
    /// \throws Failure: InvalidArgument if it does not fit
    DeviceMemory(std::shared_ptr<Device>, std::size_t bytes, std::string_view what);
    std::byte *data() const { return static_cast<std::byte *>(m_data.get()); }
    float *floats() const { return static_cast<float *>(m_data.get()); }
    std::size_t bytes() const { return m_bytes; }

private:
    std::shared_ptr<void> m_data;
    std::size_t m_bytes = 0;
};

/// Zero-initialised floats in pinned memory of this process, which the device copies without help of the CPU.
class PinnedFloats {
public:
    PinnedFloats() = default;
    PinnedFloats(std::shared_ptr<Device>, std::size_t size);
    float *data() const { return m_data.get(); }
    std::span<float> span() const { return {m_data.get(), m_size}; }

private:
    std::shared_ptr<float> m_data;
    std::size_t m_size = 0;
};

/// A point in a stream.
class CudaEvent {
public:
    explicit CudaEvent(std::shared_ptr<Device>);
    void record(Stream) const; ///< sets the point to the current end of the stream
    void waitOn(Stream) const; ///< work that enters the stream from now on waits for the point
    void wait() const;         ///< blocks this thread until the point is reached

private:
    std::shared_ptr<Device> m_device;
    std::shared_ptr<CudaEventTag> m_event;
};

/// Makes a cuDNN descriptor with a create function; the matching destroy function ends it.
/// \throws Failure
template <class T>
std::shared_ptr<std::remove_pointer_t<T>> makeDescriptor(const std::shared_ptr<Device> &device,
                                                         int (*Api::*create)(T *), int (*Api::*destroy)(T))
{
    T description = nullptr;
    device->dnn((device->api().*create)(&description), "a description");
    return {description, [device, destroy](T d) { (device->api().*destroy)(d); }};
}

} // namespace trainyard::nn::cuda
