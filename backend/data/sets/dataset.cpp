#include "backend/data/sets/dataset.h"

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/data/cifar.h"
#include "backend/data/idx.h"
#include "backend/data/sets/record_dataset_internal.h"
#include "backend/storage/sources.h"

namespace trainyard::data {

namespace {

class MemoryDataset final : public Dataset {
public:
    MemoryDataset(ImageSet set, std::string name)
        : m_set(std::move(set))
        , m_name(std::move(name))
    {
    }
    std::int64_t size() const override { return std::int64_t(m_set.size()); }
    ImageShape shape() const override { return m_set.shape; }
    int classes() const override { return m_set.classes; }
    Result<Sample> sample(std::int64_t i, ReadScratch &, std::stop_token) const override
    {
        return Sample{{m_set.image(std::size_t(i)).data(), m_set.shape}, m_set.labels[std::size_t(i)]};
    }
    std::string location(std::int64_t i) const override { return fmt::format("picture {} of {}", i, m_name); }

private:
    const ImageSet m_set;
    const std::string m_name;
};

Result<std::string> readWhole(const std::string &uri, const storage::StorageConfig &config, std::stop_token stop)
{
    const auto deadline = Deadline::after(std::chrono::minutes(30));
    TY_ASSIGN(const auto reader, storage::open(uri, config, {deadline, stop}));
    auto content = reader->readAll(kMaxIdxBytes, {deadline, stop});
    if (!content && content.error().code != ErrorCode::Cancelled)
        return fail(content.error().code, uri, content.error().detail);
    return content;
}

Result<ImageSet> readCifar(const DatasetFiles &files, const storage::StorageConfig &config, std::stop_token stop)
{
    ImageSet set;
    for (const storage::Entry &file : files.files) {
        TY_ASSIGN(const auto content, readWhole(file.uri, config, stop));
        TY_TRY(appendCifar(set, content, file.uri, files.format == Format::Cifar10 ? Cifar::Ten : Cifar::Hundred));
    }
    return set;
}

Result<ImageSet> readIdxPairs(const DatasetFiles &files, const storage::StorageConfig &config, std::stop_token stop)
{
    ImageSet all;
    for (std::size_t i = 0; i < files.files.size(); ++i) {
        const std::string uris[2] = {files.files[i].uri, files.labels[i].uri};
        IdxArray arrays[2];
        for (std::size_t k = 0; k < 2; ++k) {
            TY_ASSIGN(const auto content, readWhole(uris[k], config, stop));
            TY_ASSIGN(arrays[k], parseIdx(content, uris[k]));
        }
        TY_ASSIGN(auto set, toImageSet(std::move(arrays[0]), uris[0], std::move(arrays[1]), uris[1]));
        if (i == 0) {
            all = std::move(set);
        } else if (set.shape != all.shape) {
            return fail(ErrorCode::CorruptData, uris[0],
                        fmt::format("its pictures are {}x{}, those of {} are {}x{}", set.shape.height, set.shape.width,
                                    files.files[0].uri, all.shape.height, all.shape.width));
        } else {
            all.pixels.insert(all.pixels.end(), set.pixels.begin(), set.pixels.end());
            all.labels.insert(all.labels.end(), set.labels.begin(), set.labels.end());
        }
    }
    return all;
}

} // namespace

std::unique_ptr<Dataset> makeDataset(ImageSet set, std::string name)
{
    return std::make_unique<MemoryDataset>(std::move(set), std::move(name));
}

Result<std::unique_ptr<Dataset>> openDataset(const std::string &path, const OpenOptions &options,
                                             const storage::StorageConfig &config, std::stop_token stop)
{
    TY_ASSIGN(const auto entries,
              storage::expandSources(path, config, {Deadline::after(std::chrono::minutes(5)), stop}));
    TY_ASSIGN(const auto files, chooseFiles(entries, options.format, options.part, path));
    if (files.format == Format::Record) {
        TY_ASSIGN(auto records, RecordDataset::open(files.files, options, config, stop));
        TY_ASSIGN(auto decoded, decodeAll(*records, options.decodedBytes, options.threads, stop));
        if (decoded)
            return makeDataset(std::move(*decoded), path);
        return std::unique_ptr<Dataset>(std::move(records));
    }
    TY_ASSIGN(auto set,
              files.format == Format::Idx ? readIdxPairs(files, config, stop) : readCifar(files, config, stop));
    return makeDataset(std::move(set), path);
}

} // namespace trainyard::data
