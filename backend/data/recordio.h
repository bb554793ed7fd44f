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

/// RecordIO, the container of `.rec` files: each record is magic (4), flag and length (4), data, zeros up to a multiple
/// of 4; little-endian. A record that contains the magic at a multiple of 4 is cut there and written in parts without
/// those 4 bytes, so that a magic at a multiple of 4 in the file is always a head.
inline constexpr std::uint32_t kRecordMagic = 0xced7230a;
inline constexpr std::size_t kMaxRecordBytes =
    (std::size_t(1) << 29) - 1; ///< of one part, by the format; of a whole one, ours

/// Append one record with its frame. errors InvalidArgument (larger than kMaxRecordBytes)
Status appendRecord(std::string &out, std::string_view record);

/// A record taken out of its frame.
struct Record {
    std::string_view data;  ///< into the content, or into the scratch when it had parts
    std::size_t framed = 0; ///< bytes of the content with heads and padding
};

/// Take the first record out of content. What follows it is not looked at.
/// name, offset  where content lies, for errors
/// scratch       takes the joined parts; must stay as it is while the record is used
/// errors        CorruptData (no magic, a part out of order, truncated, too large, padding other than zeros): file,
/// offset, what
///               was expected and what was found
Result<Record> takeRecord(std::string_view content, const std::string &name, std::uint64_t offset,
                          std::string &scratch);

/// Where a record lies in its file.
struct RecordPlace {
    std::uint64_t offset = 0; ///< of its magic; a multiple of 4
    std::uint64_t framed = 0; ///< bytes up to the next record
    bool operator==(const RecordPlace &) const = default;
};

/// Reads out.size() bytes at an offset of one file, or fewer at its end. Called from several threads.
using ReadAt = std::function<Result<std::size_t>(std::uint64_t offset, std::span<std::byte> out)>;

/// Bytes [step * part, step * (part + 1)) of a total, step = ceil(total / parts) rounded up to 4. Both ends then move
/// forward to the next head of a record. source dmlc's InputSplit
std::pair<std::uint64_t, std::uint64_t> recordPart(std::uint64_t total, int parts, int part);

/// Find all records of a file of `size` bytes by their heads, `threads` parts at once. Reads little of large records.
/// damage  takes every problem of the framing, and the search goes on behind it; null: the first one is the answer
/// errors  CorruptData as takeRecord, those of the reader
Result<std::vector<RecordPlace>> findRecords(const ReadAt &, std::uint64_t size, const std::string &name,
                                             int threads = 1, std::vector<Error> *damage = nullptr);

/// One line of an `.idx` file: KEY, TAB, offset of the record's magic.
struct RecordKey {
    std::uint64_t key = 0, offset = 0;
    bool operator==(const RecordKey &) const = default;
};

std::string recordKeysText(std::span<const RecordKey>);
/// errors  CorruptData, naming the line
Result<std::vector<RecordKey>> parseRecordKeys(std::string_view text, const std::string &name);
/// The places of the records that an index names, in its order; each reaches to the next one of the file.
/// errors  CorruptData (an offset outside the file or not a multiple of 4, or twice)
Result<std::vector<RecordPlace>> placesOf(std::span<const RecordKey>, std::uint64_t fileSize, const std::string &name);

} // namespace trainyard::data
