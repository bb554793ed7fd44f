#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::data {

/// The record of one picture: a header of 24 bytes (flag, label, two ids; little-endian), `flag` further labels, the
/// payload.
/// \source the image records of MXNet, as in the .rec files of its examples
struct ImageRecord {
    float label = 0;              ///< the class
    std::string_view extraLabels; ///< labels behind the header when there are several: float32 each
    std::uint64_t id = 0, id2 = 0;
    std::string_view payload; ///< JPEG, PNG or raw bytes
};

inline constexpr std::uint32_t kMaxLabels = 4096; ///< of one record

/// \param name  file of the record, for errors
/// \param offset  of the record in that file, for errors
/// \error CorruptData (shorter than its header and labels, more than kMaxLabels labels)
Result<ImageRecord> parseImageRecord(std::string_view record, const std::string &name, std::uint64_t offset);

/// A single label is stored in the header, several behind it.
std::string imageRecordBytes(std::span<const float> labels, std::uint64_t id, std::string_view payload);

/// The class given by the first label.
/// \error CorruptData (negative, not an integer, above 16,777,215)
Result<std::int32_t> classOf(const ImageRecord &, const std::string &name, std::uint64_t offset);

} // namespace trainyard::data
