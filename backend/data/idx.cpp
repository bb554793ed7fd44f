#include "backend/data/idx.h"

#include <algorithm>
#include <limits>
#include <new>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <zlib.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::data {

namespace {

constexpr std::size_t kMaxRank = 4;

std::string hexOf(std::string_view bytes)
{
    std::string text;
    for (const char c : bytes)
        text += fmt::format("{}{:02x}", text.empty() ? "" : " ", static_cast<unsigned char>(c));
    return text;
}

std::uint32_t bigEndian(std::string_view bytes)
{
    std::uint32_t value = 0;
    for (const char c : bytes.substr(0, 4))
        value = value << 8 | static_cast<unsigned char>(c);
    return value;
}

tl::unexpected<Error> corrupt(const std::string &name, std::string what)
{
    return fail(ErrorCode::CorruptData, name, std::move(what));
}

/// Size of the complete file according to its first bytes; `limit` when it is not known yet or they are no header.
std::uint64_t promisedSize(std::string_view begin, std::uint64_t limit)
{
    const std::size_t rank = begin.size() >= 4 ? static_cast<unsigned char>(begin[3]) : 0;
    const std::size_t header = 4 + 4 * rank;
    if (rank < 1 || rank > kMaxRank || begin.size() < header)
        return limit;
    std::uint64_t size = 1;
    for (std::size_t d = 0; d < rank; ++d) {
        const std::uint64_t extent = bigEndian(begin.substr(4 + 4 * d));
        size = extent != 0 && size > limit / extent ? limit : size * extent; // no overflow
    }
    return std::min(limit, size + header);
}

bool isGzip(std::string_view content)
{
    return content.starts_with("\x1f\x8b");
}

/// Unpacks gzip, including several consecutive members. A small file may unpack to any size, so no more is unpacked
/// than the IDX header in it promises, plus one chunk.
/// \param limit  upper bound of the unpacked size
/// \param start  returns the first bytes, up to the limit, also of a stream that is not complete
Result<std::string> gunzip(std::string_view packed, const std::string &name, std::uint64_t limit, bool start = false)
{
    if (packed.size() > std::numeric_limits<uInt>::max())
        return fail(ErrorCode::InvalidArgument, name, "the packed file is larger than 4 GiB");
    z_stream z{};
    if (inflateInit2(&z, 15 + 16) != Z_OK)
        return fail(ErrorCode::Internal, "zlib", "inflateInit2 failed");
    struct Inflating { // ends the stream also when an allocation throws
        z_stream &stream;
        ~Inflating() { inflateEnd(&stream); }
    } const inflating{z};
    z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data())); // zlib does not write there
    z.avail_in = static_cast<uInt>(packed.size());
    std::string out;
    int status = Z_OK;
    while (true) {
        const std::size_t before = out.size(), chunk = std::clamp<std::size_t>(before, 1 << 16, 1 << 24);
        out.resize(before + chunk);
        z.next_out = reinterpret_cast<Bytef *>(out.data() + before);
        z.avail_out = static_cast<uInt>(chunk);
        status = inflate(&z, Z_NO_FLUSH);
        out.resize(before + chunk - z.avail_out);
        if (out.size() > promisedSize(std::string_view(out).substr(0, 4 + 4 * kMaxRank), limit))
            break;
        if (status == Z_STREAM_END && z.avail_in > 0 && inflateReset(&z) == Z_OK)
            continue;
        if (status != Z_OK || out.size() > limit)
            break;
    }
    if (start && (status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR)) {
        out.resize(std::size_t(std::min<std::uint64_t>(out.size(), limit)));
        return out;
    }
    if (out.size() > limit)
        return fail(ErrorCode::InvalidArgument, name, fmt::format("unpacks to more than the limit of {} bytes", limit));
    if (status != Z_STREAM_END && status != Z_OK)
        return corrupt(name,
                       fmt::format("the gzip stream is truncated or damaged after {} unpacked bytes", out.size()));
    return out;
}

} // namespace

namespace {

/// Parses the header: everything except the elements.
Result<IdxStart> parseHeader(std::string_view content, const std::string &name, std::uint64_t maxBytes)
{
    if (content.size() < 4)
        return corrupt(
            name, fmt::format("expected an IDX file with a magic of 4 bytes, found {} bytes in all", content.size()));
    const auto type = static_cast<unsigned char>(content[2]), rank = static_cast<unsigned char>(content[3]);
    if (content[0] != 0 || content[1] != 0 || rank < 1 || rank > kMaxRank)
        return corrupt(name, fmt::format("expected an IDX magic (00 00 08 01 to 00 00 08 04), found {}",
                                         hexOf(content.substr(0, 4))));
    if (type != 0x08)
        return fail(ErrorCode::Unsupported, name,
                    fmt::format("expected IDX elements of type 08 (unsigned byte), found type {:02x}", type));
    const std::size_t header = 4 + 4 * std::size_t(rank);
    if (content.size() < header)
        return corrupt(name, fmt::format("expected a header of {} bytes for {} dimension(s), found {} bytes in all",
                                         header, rank, content.size()));

    IdxStart start;
    std::uint64_t expected = 1;
    for (std::size_t d = 0; d < rank; ++d) {
        const std::uint32_t extent = bigEndian(content.substr(4 + 4 * d));
        start.dims.push_back(extent);
        expected = extent != 0 && expected > maxBytes / extent ? maxBytes + 1 : expected * extent; // no overflow
    }
    if (expected > maxBytes)
        return fail(
            ErrorCode::InvalidArgument, name,
            fmt::format("the header promises {} bytes, the limit is {}", fmt::join(start.dims, " x "), maxBytes));
    start.elements = expected;
    start.size = header + expected;
    return start;
}

Result<IdxArray> parse(std::string_view content, const std::string &name, std::uint64_t maxBytes)
{
    std::string unpacked;
    if (isGzip(content)) {
        TY_ASSIGN(unpacked, gunzip(content, name, maxBytes + 4 + 4 * kMaxRank));
        content = unpacked;
    }
    TY_ASSIGN(const auto start, parseHeader(content, name, maxBytes));
    IdxArray array{start.dims, {}};
    const std::size_t header = std::size_t(start.size - start.elements);
    const std::uint64_t expected = start.elements;
    const std::uint64_t found = content.size() - header;
    if (found != expected)
        return corrupt(name, fmt::format("the file is {}: expected {} = {} bytes behind the header, found {}",
                                         found < expected ? "truncated" : "too long", fmt::join(start.dims, " x "),
                                         expected, found));
    array.bytes.assign(content.begin() + std::ptrdiff_t(header), content.end());
    return array;
}

} // namespace

Result<IdxStart> parseIdxStart(std::string_view content, const std::string &name, std::size_t maxBytes)
{
    std::string unpacked;
    if (isGzip(content)) {
        TY_ASSIGN(unpacked, gunzip(content, name, maxBytes + 4 + 4 * kMaxRank, true));
        content = unpacked;
    }
    TY_ASSIGN(auto start, parseHeader(content, name, kMaxIdxBytes));
    content.remove_prefix(std::size_t(start.size - start.elements));
    start.bytes = content.substr(0, std::size_t(std::min<std::uint64_t>(start.elements, maxBytes)));
    return start;
}

Result<IdxArray> parseIdx(std::string_view content, const std::string &name, std::uint64_t maxBytes)
{
    try {
        return parse(content, name, maxBytes);
    } catch (const std::bad_alloc &) {
        return fail(ErrorCode::InvalidArgument, name, "it does not fit into the memory of this machine");
    }
}

std::string idxBytes(const IdxArray &array)
{
    std::string out{'\0', '\0', '\x08', static_cast<char>(array.dims.size())};
    for (const std::uint32_t extent : array.dims)
        for (const int shift : {24, 16, 8, 0})
            out += static_cast<char>(extent >> shift & 0xff);
    out.append(reinterpret_cast<const char *>(array.bytes.data()), array.bytes.size());
    return out;
}

Status writeIdx(const std::filesystem::path &path, const IdxArray &array)
{
    std::uint64_t expected = 1;
    for (const std::uint32_t extent : array.dims)
        expected *= extent;
    if (array.dims.empty() || array.dims.size() > kMaxRank || expected != array.bytes.size())
        return fail(ErrorCode::InvalidArgument, path.string(),
                    fmt::format("{} dimension(s) of {} bytes do not describe {} bytes", array.dims.size(), expected,
                                array.bytes.size()));
    return writeFileAtomically(path, idxBytes(array));
}

Result<ImageSet> toImageSet(IdxArray images, const std::string &imagesName, IdxArray labels,
                            const std::string &labelsName)
{
    if (images.dims.size() != 3)
        return corrupt(imagesName,
                       fmt::format("expected images, an IDX file of 3 dimensions, found {}", images.dims.size()));
    if (labels.dims.size() != 1)
        return corrupt(labelsName,
                       fmt::format("expected labels, an IDX file of 1 dimension, found {}", labels.dims.size()));
    if (images.dims[0] != labels.dims[0])
        return corrupt(labelsName, fmt::format("expected {} labels for the images of {}, found {}", images.dims[0],
                                               imagesName, labels.dims[0]));
    if (images.dims[1] < 1 || images.dims[1] > 4096 || images.dims[2] < 1 || images.dims[2] > 4096)
        return corrupt(imagesName, fmt::format("expected images of 1 to 4096 pixels a side, found {} x {}",
                                               images.dims[1], images.dims[2]));
    const auto wrong = std::ranges::find_if(labels.bytes, [](std::uint8_t label) { return label > 9; });
    if (wrong != labels.bytes.end())
        return corrupt(labelsName, fmt::format("expected labels from 0 to 9, found {} at position {}", *wrong,
                                               wrong - labels.bytes.begin()));
    return ImageSet{{int(images.dims[1]), int(images.dims[2]), 1},
                    10,
                    std::move(images.bytes),
                    {labels.bytes.begin(), labels.bytes.end()}};
}

Result<std::vector<std::filesystem::path>> writeMnist(const std::filesystem::path &folder, Split part,
                                                      const ImageSet &set)
{
    const auto fits = [](std::int32_t label) { return label >= 0 && label <= 255; };
    if (set.shape.channels != 1 || !std::ranges::all_of(set.labels, fits))
        return fail(ErrorCode::InvalidArgument, folder.string(),
                    "IDX files hold images of one channel and labels of one byte");
    const auto count = std::uint32_t(set.size());
    const IdxArray arrays[2] = {{{count, std::uint32_t(set.shape.height), std::uint32_t(set.shape.width)}, set.pixels},
                                {{count}, {set.labels.begin(), set.labels.end()}}};
    std::vector<std::filesystem::path> written;
    for (std::size_t i = 0; i < 2; ++i) {
        written.push_back(folder / kMnistNames[(part == Split::Train ? 0 : 2) + i]);
        TY_TRY(writeIdx(written.back(), arrays[i]));
    }
    return written;
}

} // namespace trainyard::data
