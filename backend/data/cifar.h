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
inline constexpr std::array<std::string_view, 2> kCifar100Names = {"train.bin", "test.bin"};

/// Bytes of one record: 3073 or 3074.
std::size_t cifarRecordBytes(Cifar);

/// Append the records of one file to a set that is empty or holds CIFAR images of the same kind. Labels are the fine
/// ones. name    what to call the content in errors: a path or URI errors  CorruptData (empty, not whole records, a
/// label out of range: the sentence names the record and its offset),
///         InvalidArgument (the set has images of another kind)
Status appendCifar(ImageSet &set, std::string_view content, const std::string &name, Cifar);

/// Images [from, to) of a set of 32x32x3 with at most 10 classes as CIFAR-10 records.
std::string cifar10Bytes(const ImageSet &set, std::size_t from, std::size_t to);

/// One part as CIFAR-10 has it: five files for training, one for validation. Returns them. Each is written atomically.
/// errors  InvalidArgument (another shape, more than 10 classes), DiskFull, PermissionDenied, NotFound, IoFailure
Result<std::vector<std::filesystem::path>> writeCifar10(const std::filesystem::path &folder, Split, const ImageSet &);

} // namespace trainyard::data
