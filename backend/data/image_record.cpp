#include "backend/data/image_record.h"

#include <bit>
#include <cmath>
#include <cstring>

#include <fmt/format.h>

namespace trainyard::data {

namespace {

static_assert(std::endian::native == std::endian::little, "image records are read where they lie");
constexpr std::size_t kHeader = 24;

template <class T>
T valueAt(std::string_view bytes, std::size_t offset)
{
    T value;
    std::memcpy(&value, bytes.data() + offset, sizeof value);
    return value;
}

template <class T>
void append(std::string &out, T value)
{
    out.append(reinterpret_cast<const char *>(&value), sizeof value);
}

} // namespace

Result<ImageRecord> parseImageRecord(std::string_view record, const std::string &name, std::uint64_t offset)
{
    const auto corrupt = [&](const std::string &what) {
        return fail(ErrorCode::CorruptData, name, fmt::format("at offset {}: {}", offset, what));
    };
    if (record.size() < kHeader)
        return corrupt(
            fmt::format("expected the header of an image record of {} bytes, found {} bytes", kHeader, record.size()));
    ImageRecord out;
    const auto extraLabels = valueAt<std::uint32_t>(record, 0);
    out.id = valueAt<std::uint64_t>(record, 8);
    out.id2 = valueAt<std::uint64_t>(record, 16);
    if (extraLabels > kMaxLabels || (record.size() - kHeader) / sizeof(float) < extraLabels)
        return corrupt(fmt::format("the image record promises {} labels, it has {} bytes behind its header",
                                   extraLabels, record.size() - kHeader));
    out.extraLabels = record.substr(kHeader, extraLabels * sizeof(float));
    out.label = extraLabels == 0 ? valueAt<float>(record, 4) : valueAt<float>(out.extraLabels, 0);
    out.payload = record.substr(kHeader + extraLabels * sizeof(float));
    return out;
}

std::string imageRecordBytes(std::span<const float> labels, std::uint64_t id, std::string_view payload)
{
    std::string out;
    const bool behind = labels.size() != 1;
    out.reserve(kHeader + labels.size_bytes() + payload.size());
    append(out, behind ? std::uint32_t(labels.size()) : std::uint32_t(0));
    append(out, behind ? 0.0F : labels.front());
    append(out, id);
    append(out, std::uint64_t(0));
    if (behind)
        for (const float label : labels)
            append(out, label);
    out += payload;
    return out;
}

Result<std::int32_t> classOf(const ImageRecord &record, const std::string &name, std::uint64_t offset)
{
    const float label = record.label;
    if (!(label >= 0) || label > 16'777'215.0F || label != std::floor(label))
        return fail(
            ErrorCode::CorruptData, name,
            fmt::format("at offset {}: expected an integer of 0 or more as the class, found {}", offset, label));
    return std::int32_t(label);
}

} // namespace trainyard::data
