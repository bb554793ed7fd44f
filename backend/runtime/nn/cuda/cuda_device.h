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

/// A call of a library that did not succeed, on its way to the engine, which makes a Result of it.
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

/// One graphics card as one program uses it: a stream that computes, one that copies beside it, and the libraries'
/// handles. One thread at a time.
class Device {
public:
    /// card  as the CUDA runtime counts, from 0; CUDA_VISIBLE_DEVICES changes what it counts
    /// errors  Unsupported (no card, driver too old, libraries: see loadApi), InvalidArgument (no such card), Internal
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

    /// Once per entry from outside: which card a thread means is the thread's own.
    void use() const { runtime(m_api->cudaSetDevice(m_deviceIndex), "cudaSetDevice"); }
    /// Each throws Failure with the library's words. what: the function, and for whom
    void runtime(int error, std::string_view what) const;
    void blas(int status, std::string_view what) const;
    void dnn(int status, std::string_view what) const;

    void upload(void *to, const void *from, std::size_t bytes, Stream) const;
    void download(void *to, const void *from, std::size_t bytes, Stream) const;
    void wait(Stream) const;
    /// Waits for everything, whatever comes of it: memory that the card uses is going away.
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

/// Memory of the card, zeroed.
class DeviceMemory {
public:
    DeviceMemory() = default;
    /// what  for whom, in an error: "the activations of a batch of 64"
    /// throws Failure: InvalidArgument when it does not fit
    DeviceMemory(std::shared_ptr<Device>, std::size_t bytes, std::string_view what);
    std::byte *data() const { return static_cast<std::byte *>(m_data.get()); }
    float *floats() const { return static_cast<float *>(m_data.get()); }
    std::size_t bytes() const { return m_bytes; }

private:
    std::shared_ptr<void> m_data;
    std::size_t m_bytes = 0;
};

/// Zeroed floats of this process that the card copies from and to without the processor's help.
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
    void record(Stream) const; ///< here
    void waitOn(Stream) const; ///< what comes into that stream from now on waits for it
    void wait() const;         ///< this thread waits for it

private:
    std::shared_ptr<Device> m_device;
    std::shared_ptr<CudaEventTag> m_event;
};

/// A description that one of the library's create functions made and its destroy function ends.
template <class T>
std::shared_ptr<std::remove_pointer_t<T>> makeDescriptor(const std::shared_ptr<Device> &device,
                                                         int (*Api::*create)(T *), int (*Api::*destroy)(T))
{
    T description = nullptr;
    device->dnn((device->api().*create)(&description), "a description");
    return {description, [device, destroy](T d) { (device->api().*destroy)(d); }};
}

} // namespace trainyard::nn::cuda
