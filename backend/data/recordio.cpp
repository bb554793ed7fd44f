#include "backend/data/recordio.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>

#include <fmt/format.h>

namespace trainyard::data {

namespace {

constexpr std::size_t kHead = 8;
constexpr std::size_t kWindow = std::size_t(1) << 20; // bytes per read while searching for heads

enum Flag : std::uint32_t { kWhole = 0, kFirst = 1, kMiddle = 2, kLast = 3 };

std::uint32_t littleEndian(const char *bytes)
{
    std::uint32_t value = 0;
    for (int i = 3; i >= 0; --i)
        value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

void appendWord(std::string &out, std::uint32_t value)
{
    for (int shift = 0; shift < 32; shift += 8)
        out += static_cast<char>(value >> shift & 0xff);
}

constexpr std::size_t padded(std::size_t length)
{
    return (length + 3) / 4 * 4;
}

tl::unexpected<Error> corrupt(const std::string &name, std::uint64_t offset, const std::string &what)
{
    return fail(ErrorCode::CorruptData, name, fmt::format("at offset {}: {}", offset, what));
}

struct Head {
    Flag flag = kWhole;
    std::size_t length = 0;
};

/// \param bytes  at least kHead
Result<Head> headAt(const char *bytes, const std::string &name, std::uint64_t offset)
{
    const std::uint32_t magic = littleEndian(bytes), word = littleEndian(bytes + 4);
    if (magic != kRecordMagic)
        return corrupt(name, offset,
                       fmt::format("expected the head of a record ({:08x}), found {:08x}", kRecordMagic, magic));
    if (word >> 29 > kLast)
        return corrupt(name, offset, fmt::format("expected the flag of a record, 0 to 3, found {}", word >> 29));
    return Head{Flag(word >> 29), word & 0x1fffffff};
}

bool continues(Flag flag)
{
    return flag == kMiddle || flag == kLast;
}

void appendPart(std::string &out, Flag flag, std::string_view data)
{
    appendWord(out, kRecordMagic);
    appendWord(out, std::uint32_t(flag) << 29 | std::uint32_t(data.size()));
    out += data;
    out.append(padded(data.size()) - data.size(), '\0');
}

/// A buffered window that moves forward through the file.
class Window {
public:
    Window(const ReadAt &read, std::uint64_t size)
        : m_read(read)
        , m_size(size)
    {
    }
    /// The bytes at an offset: at least `least` of them, unless the file ends before.
    Result<std::string_view> at(std::uint64_t offset, std::size_t least)
    {
        if (offset < m_begin || offset + least > m_begin + m_filled) {
            m_begin = offset;
            m_bytes.resize(std::size_t(std::min<std::uint64_t>(kWindow, m_size - std::min(offset, m_size))));
            TY_ASSIGN(m_filled, m_read(offset, std::as_writable_bytes(std::span(m_bytes))));
        }
        return std::string_view(m_bytes).substr(std::size_t(offset - m_begin),
                                                m_filled - std::size_t(offset - m_begin));
    }

private:
    const ReadAt &m_read;
    const std::uint64_t m_size;
    std::uint64_t m_begin = 0;
    std::size_t m_filled = 0;
    std::string m_bytes;
};

/// The first head of a record (not of one of its later parts) at or after an offset; `size` when there is none.
Result<std::uint64_t> nextHead(Window &window, std::uint64_t offset, std::uint64_t size)
{
    for (std::uint64_t at = padded(offset); at + kHead <= size; at += 4) {
        TY_ASSIGN(const auto bytes, window.at(at, kHead));
        if (bytes.size() < kHead)
            break;
        if (littleEndian(bytes.data()) == kRecordMagic && !continues(Flag(littleEndian(bytes.data() + 4) >> 29)))
            return at;
    }
    return size;
}

/// The records found so far; `open` while the last one lacks its final part.
struct Walk {
    std::vector<RecordPlace> places;
    bool open = false;
};

/// Adds the part at an offset to the walk.
/// \return its bytes including the frame
Result<std::uint64_t> takePart(Window &window, std::uint64_t at, std::uint64_t size, const std::string &name,
                               Walk &walk)
{
    TY_ASSIGN(const auto bytes, window.at(at, kHead));
    if (bytes.size() < kHead)
        return corrupt(
            name, at,
            fmt::format("the file is truncated: expected the head of a record, found {} bytes", bytes.size()));
    TY_ASSIGN(const auto head, headAt(bytes.data(), name, at));
    if (continues(head.flag) != walk.open)
        return corrupt(name, at,
                       walk.open ? "expected a further part of a record, found a new record"
                                 : "expected a new record, found a further part of one");
    const std::uint64_t framed = kHead + padded(head.length);
    if (framed > size - at)
        return corrupt(name, at, fmt::format("the file is truncated: expected {} bytes, found {}", framed, size - at));
    if (!walk.open)
        walk.places.push_back({at, 0});
    walk.places.back().framed += framed;
    walk.open = head.flag == kFirst || head.flag == kMiddle;
    return framed;
}

/// The records whose heads lie in [begin, end).
/// \param damage  receives every framing error, and the walk continues at the next head; null: the first error ends it
Result<std::vector<RecordPlace>> findBetween(const ReadAt &read, std::uint64_t begin, std::uint64_t end,
                                             std::uint64_t size, const std::string &name, std::vector<Error> *damage)
{
    Walk walk;
    Window window(read, size);
    for (std::uint64_t at = begin; at < end || walk.open;) {
        const auto framed = takePart(window, at, size, name, walk); // also fails when the file ends within a record
        if (framed) {
            at += *framed;
            continue;
        }
        if (!damage || framed.error().code != ErrorCode::CorruptData)
            return fail(framed.error());
        damage->push_back(framed.error());
        if (walk.open)
            walk.places.pop_back();
        walk.open = false;
        TY_ASSIGN(at, nextHead(window, at + 4, size));
    }
    return std::move(walk.places);
}

std::optional<std::uint64_t> number(std::string_view text)
{
    std::uint64_t value = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    if (parsed.ec != std::errc() || parsed.ptr != text.data() + text.size())
        return std::nullopt;
    return value;
}

} // namespace

Status appendRecord(std::string &out, std::string_view record)
{
    if (record.size() > kMaxRecordBytes)
        return fail(ErrorCode::InvalidArgument, "recordio",
                    fmt::format("a record holds at most {} bytes, not {}", kMaxRecordBytes, record.size()));
    std::size_t begin = 0; // start of the next part; 0 only for the first, since each cut takes 4 bytes
    for (std::size_t at = 0; at + 4 <= record.size(); at += 4) {
        if (littleEndian(record.data() + at) != kRecordMagic)
            continue;
        appendPart(out, begin == 0 ? kFirst : kMiddle, record.substr(begin, at - begin));
        begin = at + 4;
    }
    appendPart(out, begin == 0 ? kWhole : kLast, record.substr(begin));
    return {};
}

Result<Record> takeRecord(std::string_view content, const std::string &name, std::uint64_t offset, std::string &scratch)
{
    Record record;
    for (bool first = true;; first = false) {
        const std::string_view rest = content.substr(record.framed);
        const std::uint64_t at = offset + record.framed;
        if (rest.size() < kHead)
            return corrupt(name, at,
                           fmt::format("truncated: expected the head of a record, found {} bytes", rest.size()));
        TY_ASSIGN(const auto head, headAt(rest.data(), name, at));
        if (continues(head.flag) == first)
            return corrupt(name, at,
                           first ? "expected a new record, found a further part of one"
                                 : "expected a further part of a record, found a new record");
        const std::size_t framed = kHead + padded(head.length);
        if (framed > rest.size())
            return corrupt(name, at, fmt::format("truncated: expected {} bytes, found {}", framed, rest.size()));
        const std::string_view data = rest.substr(kHead, head.length);
        if (rest.substr(kHead + head.length, framed - kHead - head.length).find_first_not_of('\0') !=
            std::string_view::npos)
            return corrupt(name, at, "expected zeros behind the data");
        record.framed += framed;
        if (head.flag == kWhole) {
            record.data = data;
            return record;
        }
        if (first)
            scratch.clear();
        else
            appendWord(scratch, kRecordMagic);
        scratch += data;
        if (scratch.size() > kMaxRecordBytes)
            return corrupt(name, at, fmt::format("the record has more than {} bytes", kMaxRecordBytes));
        if (head.flag == kLast) {
            record.data = scratch;
            return record;
        }
    }
}

std::pair<std::uint64_t, std::uint64_t> recordPart(std::uint64_t total, int parts, int part)
{
    const auto count = std::uint64_t(std::max(parts, 1)),
               index = std::uint64_t(std::clamp(part, 0, std::max(parts, 1)));
    const std::uint64_t step = padded(total / count + (total % count != 0));
    return {std::min(step * index, total), std::min(step * (index + 1), total)};
}

Result<std::vector<RecordPlace>> findRecords(const ReadAt &read, std::uint64_t size, const std::string &name,
                                             int threads, std::vector<Error> *damage)
{
    if (size % 4 != 0 && !damage)
        return fail(ErrorCode::CorruptData, name,
                    fmt::format("expected a file of complete words of 4 bytes, found {} bytes", size));
    if (damage)
        return findBetween(read, 0, size, size, name, damage);
    // A small file does not justify a thread.
    const int parts = int(std::clamp<std::uint64_t>(size / kWindow, 1, std::uint64_t(std::max(threads, 1))));
    std::vector<Result<std::vector<RecordPlace>>> found;
    found.resize(std::size_t(parts));
    const auto search = [&](int part) -> Result<std::vector<RecordPlace>> {
        const auto [begin, end] = recordPart(size, parts, part);
        Window window(read, size);
        TY_ASSIGN(const auto first, part == 0 ? Result<std::uint64_t>(0) : nextHead(window, begin, size));
        return findBetween(read, first, end, size, name, nullptr);
    };
    std::atomic<int> next{0};
    onThreads(std::size_t(parts), [&](std::size_t) {
        for (int part; (part = next++) < parts;)
            found[std::size_t(part)] = search(part);
    });
    std::vector<RecordPlace> places;
    for (auto &part : found) {
        TY_ASSIGN(const auto some, std::move(part));
        places.insert(places.end(), some.begin(), some.end());
    }
    return places;
}

std::string recordKeysText(std::span<const RecordKey> keys)
{
    std::string out;
    for (const RecordKey &key : keys)
        fmt::format_to(std::back_inserter(out), "{}\t{}\n", key.key, key.offset);
    return out;
}

Result<std::vector<RecordKey>> parseRecordKeys(std::string_view text, const std::string &name)
{
    std::vector<RecordKey> keys;
    std::string_view content;
    for (std::size_t line = 1; takeLine(text, content); ++line) {
        if (content.ends_with('\r'))
            content.remove_suffix(1);
        if (content.empty())
            continue;
        const std::size_t tab = content.find('\t');
        const auto key = number(content.substr(0, tab));
        const auto offset = tab == std::string_view::npos ? std::nullopt : number(content.substr(tab + 1));
        if (!key || !offset)
            return fail(ErrorCode::CorruptData, name,
                        fmt::format("line {}: expected a key, a tab and an offset", line));
        keys.push_back({*key, *offset});
    }
    return keys;
}

Result<std::vector<RecordPlace>> placesOf(std::span<const RecordKey> keys, std::uint64_t fileSize,
                                          const std::string &name)
{
    std::vector<std::uint64_t> sorted;
    for (const RecordKey &key : keys) {
        if (key.offset % 4 != 0 || key.offset >= fileSize)
            return fail(ErrorCode::CorruptData, name,
                        fmt::format("key {}: the offset {} is not in the file of {} bytes, or not a multiple of 4",
                                    key.key, key.offset, fileSize));
        sorted.push_back(key.offset);
    }
    std::ranges::sort(sorted);
    if (const auto twice = std::ranges::adjacent_find(sorted); twice != sorted.end())
        return fail(ErrorCode::CorruptData, name, fmt::format("the offset {} stands there twice", *twice));
    sorted.push_back(fileSize);
    std::vector<RecordPlace> places;
    for (const RecordKey &key : keys)
        places.push_back({key.offset, *std::ranges::upper_bound(sorted, key.offset) - key.offset});
    return places;
}

} // namespace trainyard::data
