#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "tests/nn/stand_in/control.h"

/// A stand-in for the CUDA runtime, cuBLAS and cuDNN for tests on machines without a GPU. It computes on the CPU in
/// double, and follows NVIDIA's documentation, not our engine. Work is queued until the caller synchronizes with its
/// stream: results without synchronization are missing. Invalid arguments are detected and reported.
namespace stand_in {

StandInControl &control();

constexpr int kFailed = 77; ///< status of all libraries: failure that the test requested
constexpr int kWrong = 78;  ///< status of all libraries: invalid arguments

/// Counts and prints an error.
/// \return kWrong
int reportError(const char *function, const char *why);
/// Whether the test requested that this call fails.
bool fails(const char *function);

#define STAND_IN_ENTER(function)                                                                                       \
    if (stand_in::fails(function))                                                                                     \
    return stand_in::kFailed
#define STAND_IN_REQUIRE(function, condition)                                                                          \
    if (!(condition))                                                                                                  \
    return stand_in::reportError(function, #condition)

enum class Kind { Stream, Event, Blas, Dnn, Tensor, Filter, Convolution, Pooling, Activation };
/// Registry of objects by address. destroy() and find() fail unless the object exists and has this kind.
void *create(Kind, std::shared_ptr<void>);
bool destroy(Kind, void *);
std::shared_ptr<void> find(Kind, void *);
template <class T>
std::shared_ptr<T> find(void *object)
{
    return std::static_pointer_cast<T>(find(T::kKind, object));
}

/// Whether these bytes are GPU memory.
bool onDevice(const void *, std::size_t bytes);

struct Stream {
    static constexpr Kind kKind = Kind::Stream;
};
/// Queues work until the caller synchronizes with the stream.
void later(Stream *, std::function<void()>);

struct Library { // a handle of cuBLAS or cuDNN
    Stream *stream = nullptr;
};
struct Blas : Library {
    static constexpr Kind kKind = Kind::Blas;
};
struct Dnn : Library {
    static constexpr Kind kKind = Kind::Dnn;
};

struct Tensor {
    static constexpr Kind kKind = Kind::Tensor;
    std::array<int, 4> size{}, step{}; ///< n, c, h, w
    std::size_t at(int n, int c, int h, int w) const
    {
        return std::size_t(n) * std::size_t(step[0]) + std::size_t(c) * std::size_t(step[1]) +
               std::size_t(h) * std::size_t(step[2]) + std::size_t(w) * std::size_t(step[3]);
    }
    std::size_t bytes() const { return 4 * (1 + at(size[0] - 1, size[1] - 1, size[2] - 1, size[3] - 1)); }
    bool described() const { return size[0] > 0; }
    bool sameSize(const Tensor &other) const { return size == other.size; }
};
struct Filter : Tensor { // k, c, h, w
    static constexpr Kind kKind = Kind::Filter;
};
struct Window {
    int height = 0, width = 0, padH = 0, padW = 0, strideH = 0, strideW = 0, mode = -1;
};
struct Convolution : Window {
    static constexpr Kind kKind = Kind::Convolution;
    int mathType = 0;
};
struct Pooling : Window {
    static constexpr Kind kKind = Kind::Pooling;
};
struct Activation {
    static constexpr Kind kKind = Kind::Activation;
    int mode = -1;
};

/// Calls f(n, c, h, w) for every element.
template <class F>
void overAll(const Tensor &t, F f)
{
    for (int n = 0; n < t.size[0]; ++n)
        for (int c = 0; c < t.size[1]; ++c)
            for (int h = 0; h < t.size[2]; ++h)
                for (int w = 0; w < t.size[3]; ++w)
                    f(n, c, h, w);
}

/// y = alpha * value + beta * y, the last operation of all functions. y is not read when beta is 0.
inline void blend(float &y, double value, float alpha, float beta)
{
    y = float(double(alpha) * value + (beta == 0 ? 0.0 : double(beta) * double(y)));
}

} // namespace stand_in
