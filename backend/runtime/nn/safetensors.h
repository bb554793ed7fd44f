#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::nn {

/// What a safetensors file says of one tensor.
struct SafetensorsEntry {
    std::string name;
    std::string type;                ///< "F32", "BF16", "I64", ...
    std::vector<std::int64_t> shape; ///< [] for a single number
    std::size_t begin = 0, end = 0;  ///< its bytes in the data
    std::size_t elements = 0;
};

/// The container of checkpoints and of the weights that go to and come from other tools: 8 bytes of length
/// (little-endian), a JSON header with texts and tensors, the tensors' bytes without gaps.
/// source  the format's description in the repository huggingface/safetensors
struct Safetensors {
    std::map<std::string, std::string> metadata;
    std::vector<SafetensorsEntry> entries; ///< in the order of the data
    std::string_view data;                 ///< of the content that was parsed
    std::string_view bytesOf(const SafetensorsEntry &e) const { return data.substr(e.begin, e.end - e.begin); }
};

/// errors  CorruptData: no such file, too large a header, sizes that are not those of type and shape, tensors that
///         overlap, leave gaps or end behind the data. source: whose name an error has
Result<Safetensors> parseSafetensors(std::string_view content, const std::string &source);

/// A tensor of float32 to be written. values  [product of shape]
struct SafetensorsTensor {
    std::string name;
    std::vector<std::int64_t> shape;
    std::span<const float> values;
};

/// The pieces one behind the other. Names are unique and, like the metadata, UTF-8.
std::string safetensorsBytes(const std::map<std::string, std::string> &metadata,
                             std::span<const SafetensorsTensor> pieces);

} // namespace trainyard::nn
