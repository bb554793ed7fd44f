#include "backend/training/checkpoints/checkpoint_file.h"

#include <algorithm>
#include <charconv>
#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/protocol/json_fields.h"
#include "backend/storage/storage.h"

namespace trainyard::training {

namespace {

using nlohmann::json;

constexpr std::size_t kFirstRead = 64u << 10, kLargestHeader = 16u << 20, kPiece = 1u << 20, kLongestText = 256;
constexpr std::uint64_t kLargestFile = std::uint64_t(8) << 30; // as runtime/nn reads
constexpr std::size_t kSha256Digits = 64;

tl::unexpected<Error> corrupt(const std::string &source, const std::string &what)
{
    return fail(ErrorCode::CorruptData, source, "it is no checkpoint: " + what);
}

std::uint64_t littleEndian(std::string_view eightBytes)
{
    std::uint64_t value = 0;
    for (auto c = eightBytes.rbegin(); c != eightBytes.rend(); ++c)
        value = value << 8 | static_cast<unsigned char>(*c);
    return value;
}

/// The end of the last tensor's data.
/// \return empty when an entry has no valid one
std::optional<std::uint64_t> endOfData(const json &header)
{
    std::uint64_t end = 0;
    for (const auto &[name, tensor] : header.items()) {
        if (name == "__metadata__")
            continue;
        const auto offsets = tensor.is_object() ? tensor.find("data_offsets") : tensor.end();
        if (!tensor.is_object() || offsets == tensor.end() || !offsets->is_array() || offsets->size() != 2 ||
            !(*offsets)[1].is_number_unsigned())
            return std::nullopt;
        end = std::max(end, (*offsets)[1].get<std::uint64_t>());
    }
    return end <= kLargestFile ? std::optional(end) : std::nullopt;
}

template <class Int>
bool readNumber(const json &fields, const char *name, Int &out)
{
    const auto at = fields.find(name);
    if (at == fields.end() || !at->is_string())
        return false;
    const std::string &text = at->get_ref<const std::string &>();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size() && out >= 0;
}

std::string textOf(const json &fields, const char *name, std::size_t most)
{
    const auto at = fields.find(name);
    std::string text = at != fields.end() && at->is_string() ? at->get<std::string>() : std::string();
    return text.size() <= most ? text : std::string();
}

ReadPart partsOf(storage::Reader &file)
{
    return [&file](std::uint64_t offset, std::size_t bytes) -> Result<std::string> {
        std::string part(bytes, '\0');
        TY_ASSIGN(const std::size_t got,
                  file.readAt(offset, std::as_writable_bytes(std::span(part)), {Deadline::never(), {}}));
        part.resize(got);
        return part;
    };
}

} // namespace

Result<CheckpointHeader> readCheckpointHeader(const ReadPart &read, const std::string &source)
{
    constexpr std::size_t kLength = sizeof(std::uint64_t);
    TY_ASSIGN(auto text, read(0, kFirstRead));
    const std::uint64_t length = text.size() < kLength ? 0 : littleEndian(std::string_view(text).substr(0, kLength));
    if (length == 0 || length > kLargestHeader)
        return corrupt(source, "the length of its header is impossible");
    if (text.size() < kLength + length) {
        TY_ASSIGN(const auto rest, read(text.size(), kLength + length - text.size()));
        text += rest;
    }
    if (text.size() < kLength + length)
        return corrupt(source, "its header is truncated");
    TY_ASSIGN(const auto header, protocol::parseObject(std::string_view(text).substr(kLength, length), kLargestHeader,
                                                       ErrorCode::CorruptData, source));
    const auto fields = header.find("__metadata__");
    const auto end = endOfData(header);
    if (fields == header.end() || !fields->is_object() || !fields->contains("trainyard") || !end)
        return corrupt(source, "it was not written by Trainyard");
    CheckpointHeader of;
    if (!readNumber(*fields, "epoch", of.epochs) || !readNumber(*fields, "step", of.step))
        return corrupt(source, "its epoch or step is no number");
    of.run = textOf(*fields, "run", kLongestText);
    of.model = textOf(*fields, "model", kLongestText);
    of.network = textOf(*fields, "trainyard.model", kLargestHeader);
    of.within = !textOf(*fields, "left", kLargestHeader).empty();
    of.sha256 = textOf(*fields, "sha256", kSha256Digits);
    if (of.sha256.size() != kSha256Digits)
        return corrupt(source, "it has no checksum");
    of.dataAt = kLength + length;
    of.bytes = of.dataAt + *end;
    return of;
}

Result<CheckpointHeader> readCheckpointHeader(const std::filesystem::path &path)
{
    TY_ASSIGN(const auto file, storage::open(path.string(), {}, {Deadline::never(), {}}));
    return readCheckpointHeader(partsOf(*file), path.string());
}

Result<CheckpointHeader> verifyCheckpoint(const std::filesystem::path &path, const CallContext &context)
{
    TY_ASSIGN(const auto file, storage::open(path.string(), {}, context));
    const ReadPart read = partsOf(*file);
    TY_ASSIGN(auto header, readCheckpointHeader(read, path.string()));
    if (file->size() != header.bytes)
        return fail(ErrorCode::ChecksumMismatch, path.string(),
                    fmt::format("it has {} bytes instead of {}", file->size(), header.bytes));
    Sha256 sum;
    for (std::uint64_t at = header.dataAt; at < header.bytes;) {
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, path.string(), "stopped while it was checked");
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, path.string(), "no time was left to check it");
        TY_ASSIGN(const auto piece, read(at, std::size_t(std::min<std::uint64_t>(kPiece, header.bytes - at))));
        if (piece.empty())
            return fail(ErrorCode::ChecksumMismatch, path.string(), "it became shorter while it was checked");
        sum.update(asBytes(piece));
        at += piece.size();
    }
    if (hexEncode(sum.finish()) != header.sha256)
        return fail(ErrorCode::ChecksumMismatch, path.string(), "the data are not the ones that were written");
    return header;
}

} // namespace trainyard::training
