#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::data {

/// RecordIO, the container of `.rec` files. Each record is magic (4), flag and length (4), data, zeros up to a multiple
/// of 4; little-endian. A record that contains the magic at a multiple of 4 is split there and written in parts without
/// those 4 bytes. A magic at a multiple of 4 in the file is therefore always a head.
inline constexpr std::uint32_t kRecordMagic = 0xced7230a;
/// The format's limit of one part, and our limit of a complete record.
inline constexpr std::size_t kMaxRecordBytes = (std::size_t(1) << 29) - 1;

/// Appends one record with its frame.
/// \error InvalidArgument (larger than kMaxRecordBytes)
Status appendRecord(std::string &out, std::string_view record);

/// A record without its frame.
struct Record {
    std::string_view data;  ///< in the content, or in the scratch buffer when the record has parts
    std::size_t framed = 0; ///< bytes in the content, including heads and padding
};

/// Extracts the first record of content. The bytes behind it are not read.
/// \param name  file of the content, for errors
/// \param offset  of the content in that file, for errors
/// \param scratch  receives the joined parts; must not change while the record is used
/// \error CorruptData (no magic, a part out of order, truncated, too large, padding other than zeros): file, offset,
///     the expected and the found value
Result<Record> takeRecord(std::string_view content, const std::string &name, std::uint64_t offset,
                          std::string &scratch);

/// Position of a record in its file.
struct RecordPlace {
    std::uint64_t offset = 0; ///< of its magic; a multiple of 4
    std::uint64_t framed = 0; ///< bytes up to the next record
    bool operator==(const RecordPlace &) const = default;
};

/// Reads out.size() bytes at an offset of one file, or fewer at its end. Called from several threads.
using ReadAt = std::function<Result<std::size_t>(std::uint64_t offset, std::span<std::byte> out)>;

/// Bytes [step * part, step * (part + 1)) of a total, step = ceil(total / parts) rounded up to 4. The reader then moves
/// both ends forward to the next head of a record.
/// \source dmlc's InputSplit
std::pair<std::uint64_t, std::uint64_t> recordPart(std::uint64_t total, int parts, int part);

/// Finds all records of a file of `size` bytes by their heads, `threads` parts in parallel. Reads little of large
/// records.
/// \param damage  receives every framing error, and the search continues behind it, on one thread; null: the first
///     error is returned
/// \error CorruptData as takeRecord(), those of the reader
Result<std::vector<RecordPlace>> findRecords(const ReadAt &, std::uint64_t size, const std::string &name,
                                             int threads = 1, std::vector<Error> *damage = nullptr);

/// One line of an `.idx` file: KEY, TAB, offset of the record's magic.
struct RecordKey {
    std::uint64_t key = 0, offset = 0;
    bool operator==(const RecordKey &) const = default;
};

std::string recordKeysText(std::span<const RecordKey>);
/// \error CorruptData, naming the line
Result<std::vector<RecordKey>> parseRecordKeys(std::string_view text, const std::string &name);
/// The positions of the records in an index, in its order; each record extends to the next one in the file.
/// \error CorruptData (an offset outside the file, not a multiple of 4, or repeated)
Result<std::vector<RecordPlace>> placesOf(std::span<const RecordKey>, std::uint64_t fileSize, const std::string &name);

} // namespace trainyard::data
