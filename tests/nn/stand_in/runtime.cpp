// The CUDA runtime: memory, streams and events.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <vector>

#include "tests/nn/stand_in/stand_in.h"

namespace stand_in {

StandInControl &control()
{
    static StandInControl control;
    return control;
}

int reportError(const char *function, const char *why)
{
    ++control().complaints;
    std::fprintf(stderr, "stand-in: %s: not so: %s\n", function, why);
    return kWrong;
}

bool fails(const char *function)
{
    return control().failing && std::strcmp(control().failing, function) == 0 && control().callsBefore-- <= 0;
}

namespace {

struct Object {
    Kind kind;
    std::shared_ptr<void> value;
};
std::map<void *, Object> &objects()
{
    static std::map<void *, Object> all;
    return all;
}
std::map<std::uintptr_t, std::size_t> &deviceMemory()
{
    static std::map<std::uintptr_t, std::size_t> all;
    return all;
}
std::map<void *, std::size_t> &pinnedMemory()
{
    static std::map<void *, std::size_t> all;
    return all;
}

struct Queue : Stream {
    std::deque<std::function<void()>> work;
    void runOne()
    {
        if (work.empty()) {
            reportError("stream", "a wait without work that was begun");
            std::abort();
        }
        const auto next = std::move(work.front());
        work.pop_front();
        next();
    }
};
struct Event {
    static constexpr Kind kKind = Kind::Event;
    std::shared_ptr<Queue> queue;
    int asked = 0, passed = 0;
    void reach(int which)
    {
        while (passed < which)
            queue->runOne();
    }
};

std::shared_ptr<Queue> queueOf(void *stream)
{
    return std::static_pointer_cast<Queue>(find(Kind::Stream, stream));
}

void finishEverything()
{
    for (auto &[address, object] : objects())
        if (object.kind == Kind::Stream)
            for (Queue &queue = *static_cast<Queue *>(object.value.get()); !queue.work.empty();)
                queue.runOne();
}

} // namespace

void *create(Kind kind, std::shared_ptr<void> value)
{
    void *address = value.get();
    objects().insert({address, {kind, std::move(value)}});
    ++control().live;
    return address;
}

bool destroy(Kind kind, void *object)
{
    if (!find(kind, object))
        return false;
    objects().erase(object);
    --control().live;
    return true;
}

std::shared_ptr<void> find(Kind kind, void *object)
{
    const auto found = objects().find(object);
    return found != objects().end() && found->second.kind == kind ? found->second.value : nullptr;
}

bool onDevice(const void *memory, std::size_t bytes)
{
    const auto at = reinterpret_cast<std::uintptr_t>(memory);
    auto block = deviceMemory().upper_bound(at);
    if (block == deviceMemory().begin())
        return false;
    --block;
    return at + bytes <= block->first + block->second;
}

void later(Stream *stream, std::function<void()> work)
{
    static_cast<Queue *>(stream)->work.push_back(std::move(work));
}

} // namespace stand_in

using namespace stand_in;

extern "C" {

StandInControl *standInControl()
{
    return &control();
}

int cudaRuntimeGetVersion(int *version)
{
    *version = 12060;
    return 0;
}

const char *cudaGetErrorString(int error)
{
    return error == 2         ? "out of memory"
           : error == 100     ? "no CUDA-capable device is detected"
           : error == kFailed ? "the test wants it to fail"
                              : "wrong arguments";
}

int cudaGetDeviceCount(int *count)
{
    STAND_IN_ENTER("cudaGetDeviceCount");
    *count = control().devices;
    return *count > 0 ? 0 : 100;
}

int cudaSetDevice(int device)
{
    STAND_IN_ENTER("cudaSetDevice");
    STAND_IN_REQUIRE("cudaSetDevice", device >= 0 && device < control().devices);
    return 0;
}

int cudaDeviceGetAttribute(int *value, int attribute, int device)
{
    STAND_IN_REQUIRE("cudaDeviceGetAttribute", device >= 0 && device < control().devices);
    STAND_IN_REQUIRE("cudaDeviceGetAttribute", attribute == 75 || attribute == 76);
    *value = attribute == 75 ? 8 : 6;
    return 0;
}

int cudaMemGetInfo(std::size_t *available, std::size_t *total)
{
    *total = control().memory;
    *available = control().memory - control().memoryUsed;
    return 0;
}

int cudaMalloc(void **memory, std::size_t bytes)
{
    STAND_IN_ENTER("cudaMalloc");
    STAND_IN_REQUIRE("cudaMalloc", bytes > 0);
    if (control().memoryUsed + bytes > control().memory)
        return 2;
    *memory = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
    std::memset(*memory, 0xff, bytes); // NaN
    deviceMemory()[reinterpret_cast<std::uintptr_t>(*memory)] = bytes;
    control().memoryUsed += bytes;
    ++control().live;
    return 0;
}

int cudaFree(void *memory)
{
    const auto block = deviceMemory().find(reinterpret_cast<std::uintptr_t>(memory));
    STAND_IN_REQUIRE("cudaFree", block != deviceMemory().end());
    finishEverything(); // like CUDA
    control().memoryUsed -= block->second;
    --control().live;
    deviceMemory().erase(block);
    std::free(memory);
    return 0;
}

int cudaMallocHost(void **memory, std::size_t bytes)
{
    STAND_IN_ENTER("cudaMallocHost");
    STAND_IN_REQUIRE("cudaMallocHost", bytes > 0);
    *memory = std::aligned_alloc(4096, (bytes + 4095) / 4096 * 4096);
    pinnedMemory()[*memory] = bytes;
    ++control().live;
    return 0;
}

int cudaFreeHost(void *memory)
{
    STAND_IN_REQUIRE("cudaFreeHost", pinnedMemory().erase(memory) == 1);
    finishEverything();
    --control().live;
    std::free(memory);
    return 0;
}

int cudaMemcpyAsync(void *to, const void *from, std::size_t bytes, int kind, void *stream)
{
    STAND_IN_ENTER("cudaMemcpyAsync");
    const auto queue = queueOf(stream);
    STAND_IN_REQUIRE("cudaMemcpyAsync", queue);
    STAND_IN_REQUIRE("cudaMemcpyAsync", kind >= 1 && kind <= 3);
    const bool fromDevice = kind != 1, toDevice = kind != 2;
    STAND_IN_REQUIRE("cudaMemcpyAsync", onDevice(from, fromDevice ? bytes : 1) == fromDevice);
    STAND_IN_REQUIRE("cudaMemcpyAsync", onDevice(to, toDevice ? bytes : 1) == toDevice);
    later(queue.get(), [=] { std::memmove(to, from, bytes); });
    return 0;
}

int cudaMemsetAsync(void *memory, int value, std::size_t bytes, void *stream)
{
    const auto queue = queueOf(stream);
    STAND_IN_REQUIRE("cudaMemsetAsync", queue && onDevice(memory, bytes));
    later(queue.get(), [=] { std::memset(memory, value, bytes); });
    return 0;
}

int cudaStreamCreateWithFlags(void **stream, unsigned flags)
{
    STAND_IN_ENTER("cudaStreamCreateWithFlags");
    STAND_IN_REQUIRE("cudaStreamCreateWithFlags", flags <= 1);
    *stream = create(Kind::Stream, std::make_shared<Queue>());
    return 0;
}

int cudaStreamDestroy(void *stream)
{
    STAND_IN_REQUIRE("cudaStreamDestroy", queueOf(stream));
    finishEverything();
    destroy(Kind::Stream, stream);
    return 0;
}

int cudaStreamSynchronize(void *stream)
{
    STAND_IN_ENTER("cudaStreamSynchronize");
    const auto queue = queueOf(stream);
    STAND_IN_REQUIRE("cudaStreamSynchronize", queue);
    while (!queue->work.empty())
        queue->runOne();
    return 0;
}

int cudaEventCreateWithFlags(void **event, unsigned flags)
{
    STAND_IN_REQUIRE("cudaEventCreateWithFlags", flags <= 3);
    *event = create(Kind::Event, std::make_shared<Event>());
    return 0;
}

int cudaEventDestroy(void *event)
{
    STAND_IN_REQUIRE("cudaEventDestroy", destroy(Kind::Event, event));
    return 0;
}

int cudaEventRecord(void *event, void *stream)
{
    const auto e = find<Event>(event);
    const auto queue = queueOf(stream);
    STAND_IN_REQUIRE("cudaEventRecord", e && queue);
    e->queue = queue;
    later(queue.get(), [e, which = ++e->asked] { e->passed = std::max(e->passed, which); });
    return 0;
}

int cudaStreamWaitEvent(void *stream, void *event, unsigned flags)
{
    const auto e = find<Event>(event);
    const auto queue = queueOf(stream);
    STAND_IN_REQUIRE("cudaStreamWaitEvent", e && queue && flags == 0);
    STAND_IN_REQUIRE("cudaStreamWaitEvent", e->asked > 0); // otherwise it would not wait
    later(queue.get(), [e, which = e->asked] { e->reach(which); });
    return 0;
}

int cudaEventSynchronize(void *event)
{
    STAND_IN_ENTER("cudaEventSynchronize");
    const auto e = find<Event>(event);
    STAND_IN_REQUIRE("cudaEventSynchronize", e && e->asked > 0);
    e->reach(e->asked);
    return 0;
}

} // extern "C"
