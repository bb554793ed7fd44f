#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::nn {

/// The description of one tensor in a safetensors file.
struct SafetensorsEntry {
    std::string name;
    std::string type;                ///< "F32", "BF16", "I64", ...
    std::vector<std::int64_t> shape; ///< [] for a scalar
    std::size_t begin = 0, end = 0;  ///< range of its bytes in the data
    std::size_t elements = 0;
};

/// The container of checkpoints and of weights exchanged with other tools: 8 bytes of length (little-endian), a JSON
/// header with texts and tensors, then the bytes of the tensors without gaps.
/// \source the description of the format in the repository huggingface/safetensors
struct Safetensors {
    std::map<std::string, std::string> metadata;
    std::vector<SafetensorsEntry> entries; ///< in the order of the data
    std::string_view data;                 ///< view of the parsed content
    std::string_view bytesOf(const SafetensorsEntry &e) const { return data.substr(e.begin, e.end - e.begin); }
};

/// Parses the content of a file, which must outlive the result.
/// \param source  name of the file, for errors
/// \error CorruptData: not a safetensors file, too large a header, sizes that do not match type and shape, tensors that
///     overlap, leave gaps or end after the data
Result<Safetensors> parseSafetensors(std::string_view content, const std::string &source);

/// A float32 tensor to be written.
struct SafetensorsTensor {
    std::string name;
    std::vector<std::int64_t> shape;
    std::span<const float> values; ///< [product of shape]
};

/// The content of a file with the tensors in this order. Names are unique; names and metadata are UTF-8.
std::string safetensorsBytes(const std::map<std::string, std::string> &metadata,
                             std::span<const SafetensorsTensor> pieces);

} // namespace trainyard::nn
