#include "backend/data/sets/data_facts.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/data/cifar.h"
#include "backend/data/idx.h"
#include "backend/data/image_record.h"
#include "backend/data/sets/record_dataset_internal.h"

namespace trainyard::data {

namespace {

constexpr std::size_t kMostFiles = 16, kHeaderBytes = 4096, kLargestPicture = std::size_t(32) << 20;
constexpr int kIdxClasses = 10; // toImageSet() refuses other labels

/// Reads the facts of one part. Each function adds what one file shows.
class FactsReader {
public:
    FactsReader(const FactsOptions &options, const storage::StorageConfig &storage, const CallContext &context)
        : m_options(options)
        , m_storage(storage)
        , m_context(context)
    {
    }

    Result<DataFacts> read(const DatasetFiles &files)
    {
        m_facts.format = files.format;
        m_facts.samples = 0;
        m_facts.allLabels = true;
        const std::size_t count = std::min(files.files.size(), kMostFiles);
        for (std::size_t i = 0; i < count; ++i) {
            const storage::Entry &file = files.files[i];
            if (files.format == Format::Idx)
                TY_TRY(idx(file, files.labels[i]));
            else if (files.format == Format::Record)
                TY_TRY(records(file));
            else
                TY_TRY(cifar(file, files.format == Format::Cifar10 ? Cifar::Ten : Cifar::Hundred));
        }
        for (std::size_t i = count; i < files.files.size(); ++i) {
            m_facts.allLabels = false;
            if (m_facts.samples && (files.format == Format::Cifar10 || files.format == Format::Cifar100))
                *m_facts.samples += samplesOf(files.files[i], files.format);
            else
                m_facts.samples.reset();
        }
        return m_facts;
    }

private:
    static std::int64_t samplesOf(const storage::Entry &file, Format format)
    {
        return std::int64_t(file.size / cifarRecordBytes(format == Format::Cifar10 ? Cifar::Ten : Cifar::Hundred));
    }

    /// Reads up to `length` bytes.
    Result<std::string> bytesAt(storage::Reader &reader, std::uint64_t offset, std::size_t length)
    {
        std::string out(length, '\0');
        TY_ASSIGN(const auto got, reader.readAt(offset, std::as_writable_bytes(std::span(out)), m_context));
        out.resize(got);
        return out;
    }

    /// First elements of the blocks that are read of `count` elements, `perBlock` in each.
    std::vector<std::uint64_t> blocksOf(std::uint64_t count, std::uint64_t perBlock) const
    {
        std::vector<std::uint64_t> firsts;
        const auto blocks = std::uint64_t(std::max(m_options.blocks, 2));
        if (count <= perBlock * blocks) {
            for (std::uint64_t at = 0; at < count; at += perBlock)
                firsts.push_back(at);
            return firsts;
        }
        const std::uint64_t last = count - perBlock;
        for (std::uint64_t b = 0; b < blocks; ++b)
            firsts.push_back(last / (blocks - 1) * b + last % (blocks - 1) * b / (blocks - 1));
        return firsts;
    }

    void addLabel(std::int32_t label, const std::function<std::string()> &where)
    {
        if (m_facts.labelsRead++ == 0)
            m_facts.lowest = m_facts.highest = label;
        m_facts.lowest = std::min(m_facts.lowest, label);
        if (label > m_facts.highest || m_facts.labelsRead == 1) {
            m_facts.highest = label;
            m_facts.highestAt = where();
        }
    }

    /// Takes the shape of the first picture; those of IDX and CIFAR files must agree.
    Status addShape(const std::string &uri, const ImageShape &shape)
    {
        if (m_facts.shape.height == 0)
            m_facts.shape = shape;
        else if (shape != m_facts.shape)
            return fail(ErrorCode::CorruptData, uri,
                        fmt::format("its pictures are {}x{}, those of the first file are {}x{}", shape.height,
                                    shape.width, m_facts.shape.height, m_facts.shape.width));
        return {};
    }

    Status idx(const storage::Entry &images, const storage::Entry &labels)
    {
        TY_ASSIGN(const auto reader, storage::open(images.uri, m_storage, m_context));
        TY_ASSIGN(const auto beginning, bytesAt(*reader, 0, kHeaderBytes));
        TY_ASSIGN(const auto start, parseIdxStart(beginning, images.uri, kHeaderBytes));
        if (start.dims.size() != 3)
            return fail(ErrorCode::CorruptData, images.uri,
                        fmt::format("expected images, an IDX file of 3 dimensions, found {}", start.dims.size()));
        if (start.dims[1] < 1 || start.dims[1] > 4096 || start.dims[2] < 1 || start.dims[2] > 4096)
            return fail(
                ErrorCode::CorruptData, images.uri,
                fmt::format("expected images of 1 to 4096 pixels a side, found {} x {}", start.dims[1], start.dims[2]));
        if (!images.uri.ends_with(".gz") && beginning.front() == '\0' && reader->size() != start.size)
            return fail(ErrorCode::CorruptData, images.uri,
                        fmt::format("the file is {}: its header promises {} bytes, it has {}",
                                    reader->size() < start.size ? "truncated" : "too long", start.size,
                                    reader->size()));
        TY_TRY(addShape(images.uri, {int(start.dims[1]), int(start.dims[2]), 1}));
        m_facts.fixedChannels = true;
        if (m_facts.samples)
            *m_facts.samples += start.dims[0];
        return idxLabels(labels, start.dims[0], images.uri);
    }

    Status idxLabels(const storage::Entry &file, std::uint32_t images, const std::string &imagesUri)
    {
        TY_ASSIGN(const auto reader, storage::open(file.uri, m_storage, m_context));
        const auto size = std::size_t(std::min<std::uint64_t>(reader->size(), m_options.wholeBytes));
        TY_ASSIGN(const auto beginning, bytesAt(*reader, 0, size));
        TY_ASSIGN(const auto start, parseIdxStart(beginning, file.uri, std::size_t(64) << 20));
        if (start.dims.size() != 1)
            return fail(ErrorCode::CorruptData, file.uri,
                        fmt::format("expected labels, an IDX file of 1 dimension, found {}", start.dims.size()));
        if (start.dims[0] != images)
            return fail(
                ErrorCode::CorruptData, file.uri,
                fmt::format("expected {} labels for the images of {}, found {}", images, imagesUri, start.dims[0]));
        TY_TRY(addIdxLabels(file.uri, start.bytes, 0));
        if (start.bytes.size() == start.elements)
            return {};
        m_facts.allLabels = false;
        if (reader->size() != start.size) // packed: only its beginning can be read
            return {};
        for (const std::uint64_t first : blocksOf(start.elements, m_options.blockBytes)) {
            TY_ASSIGN(const auto block, bytesAt(*reader, start.size - start.elements + first, m_options.blockBytes));
            TY_TRY(addIdxLabels(file.uri, block, first));
        }
        return {};
    }

    Status addIdxLabels(const std::string &uri, std::string_view labels, std::uint64_t first)
    {
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const auto label = static_cast<unsigned char>(labels[i]);
            if (label >= kIdxClasses)
                return fail(ErrorCode::CorruptData, uri,
                            fmt::format("expected labels from 0 to {}, found {} at position {}", kIdxClasses - 1, label,
                                        first + i));
            addLabel(label, [&] { return fmt::format("{} at position {}", uri, first + i); });
        }
        return {};
    }

    Status cifar(const storage::Entry &file, Cifar kind)
    {
        const std::size_t record = cifarRecordBytes(kind);
        if (file.size == 0 || file.size % record != 0)
            return fail(ErrorCode::CorruptData, file.uri,
                        fmt::format("expected CIFAR-{} records of {} bytes, found {} bytes, which are {} complete "
                                    "records and {} bytes",
                                    kind == Cifar::Ten ? 10 : 100, record, file.size, file.size / record,
                                    file.size % record));
        TY_TRY(addShape(file.uri, kCifarShape));
        m_facts.fixedChannels = true;
        const std::uint64_t count = file.size / record;
        const std::uint64_t perBlock = std::max<std::uint64_t>(m_options.blockBytes / record, 1);
        if (m_facts.samples)
            *m_facts.samples += std::int64_t(count);
        m_facts.allLabels = m_facts.allLabels && count <= perBlock * std::uint64_t(std::max(m_options.blocks, 2));
        TY_ASSIGN(const auto reader, storage::open(file.uri, m_storage, m_context));
        for (const std::uint64_t first : blocksOf(count, perBlock)) {
            TY_ASSIGN(const auto block, bytesAt(*reader, first * record, std::size_t(perBlock) * record));
            TY_TRY(cifarLabels(file.uri, block, kind, first));
        }
        return {};
    }

    Status cifarLabels(const std::string &uri, std::string_view block, Cifar kind, std::uint64_t first)
    {
        const std::size_t record = cifarRecordBytes(kind), label = record - kCifarShape.size() - 1;
        const int classes = kind == Cifar::Ten ? 10 : 100;
        for (std::size_t at = 0; at + record <= block.size(); at += record, ++first) {
            const auto value = static_cast<unsigned char>(block[at + label]);
            if (value >= classes)
                return fail(ErrorCode::CorruptData, uri,
                            fmt::format("expected labels from 0 to {}, found {} in record {} at offset {}", classes - 1,
                                        value, first, first * record));
            addLabel(value, [&] { return fmt::format("{} at offset {}", uri, first * record); });
        }
        return {};
    }

    /// Positions of the records of a file, as far as they are cheap to find.
    /// \param all  receives whether they are all there
    Result<std::vector<RecordPlace>> placesIn(const storage::Entry &file, storage::Reader &reader, bool &all)
    {
        all = true;
        const auto index = storage::open(indexOf(file.uri), m_storage, m_context);
        if (index && (*index)->size() <= 4 * m_options.wholeBytes) {
            TY_ASSIGN(const auto text, (*index)->readAll(4 * m_options.wholeBytes, m_context));
            TY_ASSIGN(const auto keys, parseRecordKeys(text, indexOf(file.uri)));
            return placesOf(keys, reader.size(), indexOf(file.uri));
        }
        if (!index && index.error().code != ErrorCode::NotFound && index.error().code != ErrorCode::PermissionDenied)
            return fail(index.error());
        const auto size = std::size_t(std::min<std::uint64_t>(reader.size(), m_options.wholeBytes));
        TY_ASSIGN(const auto beginning, bytesAt(reader, 0, size));
        std::vector<RecordPlace> places;
        for (std::uint64_t at = 0; at < beginning.size();) {
            std::string joined;
            const auto record = takeRecord(std::string_view(beginning).substr(at), file.uri, at, joined);
            if (!record && size == reader.size())
                return fail(record.error());
            if (!record)
                break; // it ends behind the beginning
            places.push_back({at, record->framed});
            at += record->framed;
        }
        all = size == reader.size();
        if (places.empty() && !all)
            places.push_back({0, std::min<std::uint64_t>(reader.size(), kLargestPicture)});
        return places;
    }

    Status records(const storage::Entry &file)
    {
        TY_ASSIGN(const auto reader, storage::open(file.uri, m_storage, m_context));
        const ReadAt read = [&](std::uint64_t offset, std::span<std::byte> out) {
            return reader->readAt(offset, out, m_context);
        };
        bool all = true;
        TY_ASSIGN(const auto places, placesIn(file, *reader, all));
        if (!all)
            m_facts.samples.reset();
        else if (m_facts.samples)
            *m_facts.samples += std::int64_t(places.size());
        m_facts.allLabels = m_facts.allLabels && all;
        if (places.empty())
            return {};
        if (m_facts.shape.height == 0)
            TY_TRY(firstPicture(file.uri, read, places.front()));
        const auto most =
            std::size_t(std::max(m_options.blocks, 2)) * (reader->size() <= m_options.wholeBytes ? 64 : 1);
        m_facts.allLabels = m_facts.allLabels && places.size() <= most;
        ReadScratch scratch;
        for (std::size_t i = 0, n = std::min(places.size(), most); i < n; ++i) {
            const RecordPlace &place = places[n == places.size() ? i : (places.size() - 1) * i / (n - 1)];
            TY_ASSIGN(const auto label, readLabel(file.uri, read, place, m_options.raw, scratch));
            addLabel(label, [&] { return fmt::format("{} at offset {}", file.uri, place.offset); });
        }
        return {};
    }

    /// Decodes the first picture as training does, without conversion.
    Status firstPicture(const std::string &uri, const ReadAt &read, const RecordPlace &place)
    {
        if (place.framed > kLargestPicture)
            return fail(ErrorCode::Unsupported, uri,
                        fmt::format("its first record has {} bytes, too many for a check", place.framed));
        ReadScratch scratch;
        TY_ASSIGN(const auto sample, readSample(uri, read, place, 0, m_options.raw, scratch));
        m_facts.shape = sample.image.shape;
        TY_ASSIGN(const auto record, takeRecord(scratch.bytes, uri, place.offset, scratch.joined));
        TY_ASSIGN(const auto parsed, parseImageRecord(record.data, uri, place.offset));
        m_facts.fixedChannels = payloadKind(parsed.payload) == PayloadKind::Raw;
        return {};
    }

    const FactsOptions &m_options;
    const storage::StorageConfig &m_storage;
    const CallContext &m_context;
    DataFacts m_facts;
};

} // namespace

Result<std::optional<DataFacts>> readDataFacts(const std::vector<storage::Entry> &entries, const std::string &source,
                                               const FactsOptions &options, const storage::StorageConfig &storage,
                                               const CallContext &context)
{
    TY_ASSIGN(const auto files, chooseFiles(entries, options.format, options.part, source));
    if (files.files.empty())
        return std::nullopt;
    TY_ASSIGN(const auto facts, FactsReader(options, storage, context).read(files));
    return facts;
}

} // namespace trainyard::data
