#include "backend/runtime/ps/shared_slices.h"

#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard::ps {

namespace {

constexpr auto kSource = "shared memory";
constexpr std::size_t kTokenBytes = 64; ///< hexadecimal digits, at the start of the memory
constexpr std::size_t kHead = 4096;
constexpr std::size_t kStampBytes = 64; ///< behind each place, in a separate cache line
constexpr int kSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

} // namespace

SharedSlices::SharedSlices(Fd fd, std::size_t places, std::size_t stride, std::byte *memory)
    : m_fd(std::move(fd))
    , m_places(places)
    , m_stride(stride)
    , m_memory(memory)
{
}

SharedSlices::~SharedSlices()
{
    ::munmap(m_memory, bytesOf(m_places, m_stride));
}

std::size_t SharedSlices::strideOf(std::size_t floats)
{
    return (floats * sizeof(float) + 63) / 64 * 64 + kStampBytes;
}

std::size_t SharedSlices::bytesOf(std::size_t places, std::size_t stride)
{
    return kHead + places * stride;
}

Result<std::byte *> SharedSlices::map(const Fd &fd, std::size_t bytes)
{
    void *memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd.get(), 0);
    if (memory == MAP_FAILED)
        return fail(systemError(errno, kSource, "mapping it"));
    return static_cast<std::byte *>(memory);
}

Result<std::shared_ptr<SharedSlices>> SharedSlices::make(std::size_t places, std::size_t floats)
{
    const std::size_t stride = strideOf(floats), bytes = bytesOf(places, stride);
    Fd fd(::memfd_create("trainyard-slices", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    // Allocated now: a lack of memory is an error here, and would be a signal later.
    if (!fd || ::fallocate(fd.get(), 0, 0, off_t(bytes)) != 0 || ::fcntl(fd.get(), F_ADD_SEALS, kSeals) != 0)
        return fail(systemError(errno, kSource, fmt::format("making {} bytes of it", bytes)));
    TY_ASSIGN(const auto memory, map(fd, bytes));
    const std::string token = hexEncode(randomBytes(kTokenBytes / 2));
    std::memcpy(memory, token.data(), token.size());
    return std::shared_ptr<SharedSlices>(new SharedSlices(std::move(fd), places, stride, memory));
}

Result<std::shared_ptr<SharedSlices>> SharedSlices::open(const protocol::ShareOffer &offer, std::size_t places,
                                                         std::size_t floats)
{
    const std::size_t stride = strideOf(floats), bytes = bytesOf(places, stride);
    const std::string path = fmt::format("/proc/{}/fd/{}", offer.process, offer.fd);
    struct stat info {};
    // Checked before it is opened: in another sandbox the same path may be another process's terminal.
    if (::stat(path.c_str(), &info) != 0)
        return fail(systemError(errno, kSource, "looking for it"));
    if (!S_ISREG(info.st_mode) || std::size_t(info.st_size) != bytes || std::size_t(offer.bytes) != bytes)
        return fail(ErrorCode::NotFound, kSource, "what was offered is something else here");
    Fd fd(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK));
    if (!fd)
        return fail(systemError(errno, kSource, "opening it"));
    if (::fstat(fd.get(), &info) != 0 || std::size_t(info.st_size) != bytes ||
        (::fcntl(fd.get(), F_GET_SEALS) & kSeals) != kSeals)
        return fail(ErrorCode::CorruptData, kSource, "what was offered is not sealed");
    TY_ASSIGN(const auto memory, map(fd, bytes));
    std::shared_ptr<SharedSlices> shared(new SharedSlices(std::move(fd), places, stride, memory));
    const std::span<const std::byte> head(memory, kTokenBytes);
    if (offer.token.size() != kTokenBytes || !equalConstantTime(head, asBytes(offer.token)))
        return fail(ErrorCode::CorruptData, kSource, "what was offered has another token");
    return shared;
}

protocol::ShareOffer SharedSlices::offer() const
{
    return {int(::getpid()), m_fd.get(), std::int64_t(bytesOf(m_places, m_stride)),
            std::string(reinterpret_cast<const char *>(m_memory), kTokenBytes)};
}

float *SharedSlices::place(std::size_t number) const
{
    return reinterpret_cast<float *>(m_memory + kHead + number * m_stride);
}

std::atomic_ref<std::uint64_t> SharedSlices::stamp(std::size_t number) const
{
    return std::atomic_ref(
        *reinterpret_cast<std::uint64_t *>(m_memory + kHead + (number + 1) * m_stride - kStampBytes));
}

// Exchanges instead of plain loads and stores: no access is reordered across them in either direction, so no fence is
// needed.
void SharedSlices::beginWriting(std::size_t number) const
{
    stamp(number).exchange(0);
}

void SharedSlices::endWriting(std::size_t number, std::uint64_t round) const
{
    stamp(number).exchange(round + 1);
}

bool SharedSlices::isCurrent(std::size_t number, std::uint64_t round) const
{
    return stamp(number).fetch_add(0) == round + 1;
}

} // namespace trainyard::ps
