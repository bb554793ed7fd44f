#include "backend/runtime/nn/safetensors.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <tuple>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::nn {

namespace {

using nlohmann::json;

static_assert(std::endian::native == std::endian::little, "safetensors holds little-endian numbers");

constexpr std::size_t kLargestHeader = 16U << 20, kMostTensors = 100'000, kLongestTensorName = 512, kMostExtents = 8;
constexpr std::uint64_t kLargestTensor = std::uint64_t(1) << 40; // elements
constexpr const char *kMetadata = "__metadata__";

/// Bytes of one element; 0 for a type that is not in the format.
std::size_t elementSize(const std::string &type)
{
    static const std::map<std::string, std::size_t> kSizes{
        {"F64", 8}, {"I64", 8},  {"U64", 8}, {"F32", 4}, {"I32", 4},  {"U32", 4},     {"F16", 2},    {"I16", 2},
        {"U16", 2}, {"BF16", 2}, {"I8", 1},  {"U8", 1},  {"BOOL", 1}, {"F8_E4M3", 1}, {"F8_E5M2", 1}};
    const auto found = kSizes.find(type);
    return found == kSizes.end() ? 0 : found->second;
}

bool readNumbers(const json &value, std::vector<std::uint64_t> &out)
{
    const auto fits = [](const json &n) { return n.is_number_unsigned() && n.get<std::uint64_t>() <= kLargestTensor; };
    if (!value.is_array() || value.size() > kMostExtents || !std::ranges::all_of(value, fits))
        return false;
    out = value.get<std::vector<std::uint64_t>>();
    return true;
}

Result<SafetensorsEntry> readEntry(const std::string &source, const std::string &name, const json &value,
                                   std::size_t dataSize)
{
    const auto wrong = [&](const std::string &what) {
        return fail(ErrorCode::CorruptData, source, fmt::format("tensor {}: {}", name.substr(0, 64), what));
    };
    if (name.empty() || name.size() > kLongestTensorName || !value.is_object())
        return wrong("it has no name, one that is too long, or no description");
    SafetensorsEntry entry{.name = name};
    std::vector<std::uint64_t> shape, offsets;
    protocol::FieldReader in(value, ErrorCode::CorruptData, source, fmt::format("tensor {}: ", name));
    const auto numbers = [&](const char *field, std::vector<std::uint64_t> &out) {
        in.require(field);
        in.nested(field, [&](const json &list) -> Status {
            if (!readNumbers(list, out))
                in.reportError(field, fmt::format("is not a list of at most {} whole numbers", kMostExtents));
            return {};
        });
    };
    in.require("dtype");
    in.text("dtype", entry.type, 16);
    numbers("shape", shape);
    numbers("data_offsets", offsets);
    in.rejectUnknown();
    if (!in.ok())
        return fail(in.status().error());
    const std::size_t size = elementSize(entry.type);
    if (size == 0)
        return wrong(fmt::format("dtype: {} is no type of this format", entry.type));
    std::uint64_t elements = 1;
    for (const std::uint64_t extent : shape) {
        if (extent > 0 && elements > kLargestTensor / extent)
            return wrong("its shape is impossible");
        elements *= extent;
        entry.shape.push_back(std::int64_t(extent));
    }
    if (offsets.size() != 2 || offsets[0] > offsets[1] || offsets[1] - offsets[0] != elements * size)
        return wrong(fmt::format("data_offsets: they do not hold the {} bytes of its shape", elements * size));
    if (offsets[1] > dataSize)
        return wrong(fmt::format("truncated: it ends at byte {} of the data, {} are there", offsets[1], dataSize));
    std::tie(entry.begin, entry.end, entry.elements) = std::tuple(offsets[0], offsets[1], elements);
    return entry;
}

/// The text of the header, after a check of its length.
Result<std::string_view> headerOf(std::string_view content, const std::string &source)
{
    const auto wrong = [&](std::string what) { return fail(ErrorCode::CorruptData, source, std::move(what)); };
    std::uint64_t length = 0;
    if (content.size() < sizeof length)
        return wrong(fmt::format("expected a safetensors file, found {} bytes", content.size()));
    std::memcpy(&length, content.data(), sizeof length);
    if (length > kLargestHeader)
        return wrong("not a safetensors file: the length of its header is impossible");
    if (length > content.size() - sizeof length)
        return wrong(
            fmt::format("truncated: expected a header of {} bytes, found {}", length, content.size() - sizeof length));
    return content.substr(sizeof length, length);
}

} // namespace

Result<Safetensors> parseSafetensors(std::string_view content, const std::string &source)
{
    TY_ASSIGN(const auto text, headerOf(content, source));
    const auto header = protocol::parseObject(text, kLargestHeader, ErrorCode::CorruptData, source);
    if (!header)
        return fail(ErrorCode::CorruptData, source, "not a safetensors file: its header is no JSON object");
    const auto wrong = [&](std::string what) { return fail(ErrorCode::CorruptData, source, std::move(what)); };
    if (header->size() > kMostTensors)
        return wrong(fmt::format("{} tensors are more than the {} that are allowed", header->size(), kMostTensors));
    Safetensors file;
    file.data = content.substr(sizeof(std::uint64_t) + text.size());
    for (const auto &[name, value] : header->items()) {
        if (name == kMetadata) {
            const auto isText = [](const json &v) { return v.is_string(); };
            if (!value.is_object() || !std::ranges::all_of(value, isText))
                return wrong("__metadata__: is not an object of texts");
            file.metadata = value.get<std::map<std::string, std::string>>();
            continue;
        }
        TY_ASSIGN(auto entry, readEntry(source, name, value, file.data.size()));
        file.entries.push_back(std::move(entry));
    }
    std::ranges::sort(file.entries, {}, [](const SafetensorsEntry &e) { return std::pair(e.begin, e.end); });
    std::size_t end = 0;
    for (const SafetensorsEntry &e : file.entries) {
        if (e.begin != end)
            return wrong(fmt::format("tensor {}: data_offsets: it begins at byte {}, the one before ends at {}", e.name,
                                     e.begin, end));
        end = e.end;
    }
    if (end != file.data.size())
        return wrong(fmt::format("{} bytes behind the last tensor belong to none", file.data.size() - end));
    return file;
}

std::string safetensorsBytes(const std::map<std::string, std::string> &metadata,
                             std::span<const SafetensorsTensor> pieces)
{
    json header{{kMetadata, metadata}};
    std::size_t end = 0;
    for (const SafetensorsTensor &p : pieces) {
        const std::size_t begin = end;
        end += p.values.size_bytes();
        header[p.name] = {{"dtype", "F32"}, {"shape", p.shape}, {"data_offsets", {begin, end}}};
    }
    std::string text = header.dump(-1, ' ', false, json::error_handler_t::replace);
    text.append((8 - text.size() % 8) % 8, ' '); // aligns the floats for readers that map the file
    const std::uint64_t length = text.size();
    std::string content;
    content.reserve(sizeof length + text.size() + end);
    content.append(reinterpret_cast<const char *>(&length), sizeof length);
    content += text;
    for (const SafetensorsTensor &p : pieces)
        content.append(reinterpret_cast<const char *>(p.values.data()), p.values.size_bytes());
    return content;
}

} // namespace trainyard::nn
