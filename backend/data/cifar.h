#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/data/image_set.h"

namespace trainyard::data {

/// The binary versions of CIFAR: records of a label (CIFAR-10) or of a coarse and a fine label (CIFAR-100), each one
/// byte, and 3072 bytes as three 32x32 planes, red, green and blue.
enum class Cifar { Ten, Hundred };

inline constexpr ImageShape kCifarShape{32, 32, 3};
inline constexpr std::array<std::string_view, 6> kCifar10Names = {"data_batch_1.bin", "data_batch_2.bin",
                                                                  "data_batch_3.bin", "data_batch_4.bin",
                                                                  "data_batch_5.bin", "test_batch.bin"};

/// Bytes of one record: 3073 or 3074.
std::size_t cifarRecordBytes(Cifar);

/// Appends the records of one file to a set that is empty or holds CIFAR images of the same kind. CIFAR-100 labels are
/// the fine ones.
/// \param name  name of the content in errors: a path or URI
/// \error CorruptData (empty, incomplete records, a label out of range: the message names the record and its offset),
///     InvalidArgument (the set has images of another kind)
Status appendCifar(ImageSet &set, std::string_view content, const std::string &name, Cifar);

/// Converts images [from, to) of a 32x32x3 set with at most 10 classes to CIFAR-10 records.
std::string cifar10Bytes(const ImageSet &set, std::size_t from, std::size_t to);

/// Writes one part in CIFAR-10's layout: five files for training, one for validation. Each is written atomically.
/// \return the files
/// \error InvalidArgument (another shape, more than 10 classes), DiskFull, PermissionDenied, NotFound, IoFailure
Result<std::vector<std::filesystem::path>> writeCifar10(const std::filesystem::path &folder, Split, const ImageSet &);

} // namespace trainyard::data
