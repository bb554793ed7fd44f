#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/data/image_set.h"

namespace trainyard::data {

/// An IDX file of unsigned bytes, the format of MNIST: magic 00 00 08 RANK, one big-endian int32 per dimension, the
/// bytes.
struct IdxArray {
    std::vector<std::uint32_t> dims; ///< [rank], rank 1 to 4
    std::vector<std::uint8_t> bytes; ///< product of dims
    bool operator==(const IdxArray &) const = default;
};

/// Limit of the data size; a header that promises more is rejected before memory is allocated.
inline constexpr std::uint64_t kMaxIdxBytes = std::uint64_t(4) << 30;

/// The four names of MNIST: training images and labels, validation images and labels.
inline constexpr std::array<std::string_view, 4> kMnistNames = {"train-images-idx3-ubyte", "train-labels-idx1-ubyte",
                                                                "t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte"};

/// Parses the content of an IDX file; gzip is recognised by its first bytes and unpacked.
/// \param name  name of the content in errors: a path or URI
/// \error CorruptData (wrong magic, truncated, trailing bytes, damaged gzip: the message gives the expected and the
///     found value), Unsupported (element type other than unsigned byte), InvalidArgument (larger than maxBytes or than
///     the available memory)
Result<IdxArray> parseIdx(std::string_view content, const std::string &name, std::uint64_t maxBytes = kMaxIdxBytes);

/// The beginning of an IDX file.
struct IdxStart {
    std::vector<std::uint32_t> dims; ///< [rank], of the complete file
    std::uint64_t elements = 0;      ///< product of dims
    std::uint64_t size = 0;          ///< bytes of the complete file, unpacked
    std::string bytes;               ///< the first elements, as many as are there
};

/// Parses the first bytes of an IDX file, plain or gzip; they may end anywhere behind the header.
/// \param maxBytes  no more elements are unpacked
/// \error as parseIdx(), except that it may be truncated
Result<IdxStart> parseIdxStart(std::string_view content, const std::string &name, std::size_t maxBytes);

std::string idxBytes(const IdxArray &);

/// Writes the file atomically.
/// \error DiskFull, PermissionDenied, NotFound, IoFailure, InvalidArgument (dims and bytes disagree)
Status writeIdx(const std::filesystem::path &, const IdxArray &);

/// Combines images [n, h, w] and labels [n].
/// \error CorruptData (wrong rank, different counts, a side outside 1 to 4096 pixels, a label of 10 or more)
Result<ImageSet> toImageSet(IdxArray images, const std::string &imagesName, IdxArray labels,
                            const std::string &labelsName);

/// Writes the two files of one part, each atomically.
/// \return the files
/// \error InvalidArgument (more than one channel, a label outside 0 to 255), and as writeIdx()
Result<std::vector<std::filesystem::path>> writeMnist(const std::filesystem::path &folder, Split, const ImageSet &);

} // namespace trainyard::data
