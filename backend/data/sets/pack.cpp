#include "backend/data/sets/pack.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/data/image_record.h"
#include "backend/data/image_resize.h"
#include "backend/data/recordio.h"

namespace trainyard::data {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPortion = 256; // records encoded between two checks of the stop token
constexpr std::size_t kMaxPictureFile = std::size_t(256) << 20;

/// A file that gets its name only when it is complete.
class GrowingFile {
public:
    explicit GrowingFile(fs::path target)
        : m_target(std::move(target))
        , m_part(m_target.string() + ".part")
        , m_file(::open(m_part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644))
    {
    }
    ~GrowingFile()
    {
        if (m_file && !m_done)
            ::unlink(m_part.c_str());
    }
    GrowingFile(const GrowingFile &) = delete;
    GrowingFile &operator=(const GrowingFile &) = delete;

    Status append(std::string_view bytes)
    {
        if (!m_file)
            return fail(systemError(errno, m_part, "creating"));
        while (!bytes.empty()) {
            const auto count = ::write(m_file.get(), bytes.data(), bytes.size());
            if (count < 0 && errno != EINTR)
                return fail(systemError(errno, m_part, "writing"));
            bytes.remove_prefix(std::size_t(std::max<ssize_t>(count, 0)));
        }
        return {};
    }
    Status finish()
    {
        if (::fsync(m_file.get()) != 0 || ::rename(m_part.c_str(), m_target.c_str()) != 0)
            return fail(systemError(errno, m_target.string(), "completing"));
        m_done = true;
        return {};
    }

private:
    const fs::path m_target;
    const std::string m_part;
    const Fd m_file;
    bool m_done = false;
};

/// Makes record i. Called from several threads.
using MakeRecord = std::function<Result<std::string>(std::size_t i, ReadScratch &)>;

Result<std::string> encoded(const PixelView &view, const PackOptions &options)
{
    Picture scaled;
    PixelView picture = view;
    if (options.resize > 0 && std::min(view.shape.width, view.shape.height) != options.resize) {
        scaled = resizeShorterSide(view, options.resize);
        picture = scaled.view();
    }
    if (options.encoding == ImageEncoding::Png)
        return encodePng(picture);
    if (options.encoding == ImageEncoding::Raw)
        return std::string(reinterpret_cast<const char *>(picture.pixels), picture.shape.size());
    return encodeJpeg(picture, options.quality);
}

/// Makes records [from, to) in `out`, in order, on all threads.
Status makeRecords(const MakeRecord &make, std::size_t from, std::size_t to, std::vector<ReadScratch> &scratch,
                   std::vector<std::string> &out)
{
    std::vector<Status> statuses(to - from);
    std::atomic<std::size_t> next{from};
    out.resize(to - from);
    onThreads(scratch.size(), [&](std::size_t thread) {
        for (std::size_t i; (i = next++) < to;) {
            auto record = make(i, scratch[thread]);
            if (record)
                out[i - from] = std::move(*record);
            else
                statuses[i - from] = fail(record.error());
        }
    });
    const auto wrong = std::ranges::find_if(statuses, [](const Status &status) { return !status; });
    return wrong == statuses.end() ? Status() : *wrong;
}

/// Writes one shard: records [from, to) of `total`.
Status packShard(const fs::path &path, const MakeRecord &make, const std::function<std::uint64_t(std::size_t)> &idOf,
                 std::size_t from, std::size_t to, std::size_t total, std::vector<ReadScratch> &scratch,
                 PackReport &report, const PackProgress &progress, std::stop_token stop)
{
    GrowingFile file(path);
    std::vector<RecordKey> keys;
    std::vector<std::string> records;
    std::uint64_t written = 0;
    for (std::size_t at = from; at < to; at += kPortion) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, path.string(), fmt::format("stopped after {} of {} records", at, total));
        const std::size_t end = std::min(at + kPortion, to);
        TY_TRY(makeRecords(make, at, end, scratch, records));
        std::string framed;
        for (std::size_t i = at; i < end; ++i) {
            keys.push_back({idOf(i), written + framed.size()});
            TY_TRY(appendRecord(framed, records[i - at]));
        }
        TY_TRY(file.append(framed));
        written += framed.size();
        if (progress)
            progress(end, total);
    }
    TY_TRY(file.append({})); // also creates the file of an empty shard
    TY_TRY(file.finish());
    report.files.push_back(path);
    report.records += to - from;
    report.bytes += written;
    return writeFileAtomically(fs::path(path).replace_extension(".idx"), recordKeysText(keys));
}

Result<PackReport> pack(std::size_t count, const MakeRecord &make,
                        const std::function<std::uint64_t(std::size_t)> &idOf, const PackOptions &options,
                        const PackProgress &progress, std::stop_token stop)
{
    if (options.output.extension() != ".rec")
        return fail(ErrorCode::InvalidArgument, options.output.string(), "the name of the packed file ends with .rec");
    if (options.quality < 1 || options.quality > 100 || options.resize < 0 || options.resize > kMaxImageSide ||
        options.shards < 1 || options.shards > 9999)
        return fail(ErrorCode::InvalidArgument, "data pack",
                    "the quality is 1 to 100, the size up to 16384, the number of shards 1 to 9999");
    if (options.output.has_parent_path())
        TY_TRY(ensureFolder(options.output.parent_path()));
    PackReport report;
    std::vector<ReadScratch> scratch(std::size_t(std::max(options.threads, 1)));
    const auto shards = std::size_t(options.shards);
    for (std::size_t s = 0; s < shards; ++s) {
        fs::path path = options.output;
        if (shards > 1)
            path.replace_filename(fmt::format("{}-{:04}.rec", options.output.stem().string(), s));
        TY_TRY(packShard(path, make, idOf, count * s / shards, count * (s + 1) / shards, count, scratch, report,
                         progress, stop));
    }
    return report;
}

} // namespace

Result<ImageEncoding> imageEncodingFromString(std::string_view name)
{
    if (const auto encoding = parseEnum<ImageEncoding>(name == "jpg" ? "jpeg" : name))
        return *encoding;
    return fail(ErrorCode::InvalidArgument, "data pack",
                fmt::format("the encoding \"{}\" is none of jpeg, png, raw, same", name));
}

Result<PackReport> packList(const std::vector<ListEntry> &entries, const fs::path &root, const PackOptions &options,
                            const PackProgress &progress, std::stop_token stop)
{
    const auto make = [&](std::size_t i, ReadScratch &scratch) -> Result<std::string> {
        const ListEntry &entry = entries[i];
        const std::string path = (root / entry.path).string();
        TY_ASSIGN(auto content, readFile(path, kMaxPictureFile));
        if (options.encoding != ImageEncoding::Same || options.resize > 0) {
            TY_ASSIGN(const auto view, scratch.decoder.decode(content, 0, {}, path));
            auto packed = encoded(view, options);
            if (!packed)
                return fail(packed.error().code, path, packed.error().detail);
            content = std::move(*packed);
        }
        return imageRecordBytes(entry.labels, entry.id, content);
    };
    return pack(
        entries.size(), make, [&](std::size_t i) { return entries[i].id; }, options, progress, stop);
}

Result<PackReport> packDataset(const Dataset &set, const PackOptions &options, const PackProgress &progress,
                               std::stop_token stop)
{
    const auto make = [&](std::size_t i, ReadScratch &scratch) -> Result<std::string> {
        TY_ASSIGN(const auto sample, set.sample(std::int64_t(i), scratch, stop));
        const auto payload = encoded(sample.image, options);
        if (!payload)
            return fail(payload.error().code, set.location(std::int64_t(i)), payload.error().detail);
        const float label[] = {float(sample.label)};
        return imageRecordBytes(label, i, *payload);
    };
    return pack(
        std::size_t(set.size()), make, [](std::size_t i) { return std::uint64_t(i); }, options, progress, stop);
}

Result<std::size_t> writeRecordIndex(const fs::path &rec, int threads, std::stop_token stop)
{
    TY_ASSIGN(const auto reader, storage::open(rec.string(), {}, {Deadline::never(), stop}));
    const ReadAt read = [&](std::uint64_t offset, std::span<std::byte> out) {
        return reader->readAt(offset, out, {Deadline::never(), stop});
    };
    TY_ASSIGN(const auto places, findRecords(read, reader->size(), rec.string(), threads));
    std::vector<RecordKey> keys;
    for (std::size_t i = 0; i < places.size(); ++i)
        keys.push_back({i, places[i].offset});
    TY_TRY(writeFileAtomically(fs::path(rec).replace_extension(".idx"), recordKeysText(keys)));
    return keys.size();
}

} // namespace trainyard::data
