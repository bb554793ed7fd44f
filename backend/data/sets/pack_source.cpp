#include "backend/data/sets/pack_source.h"

#include <filesystem>
#include <optional>
#include <vector>

#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::data {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxListBytes = std::size_t(1) << 30;

/// The list if the source is a `.lst` file or a folder of classes, nothing if it is a data set.
Result<std::optional<std::vector<ListEntry>>> entriesOf(const PackSource &source, fs::path &root)
{
    const fs::path from(source.from);
    root = source.root.empty() ? from.parent_path() : fs::path(source.root);
    if (from.extension() == ".lst") {
        TY_ASSIGN(const auto text, readFile(from, kMaxListBytes));
        TY_ASSIGN(auto entries, parseImageList(text, source.from));
        return entries;
    }
    std::error_code error;
    if (!fs::is_directory(from, error))
        return std::nullopt;
    auto list = listImages(from, !source.inOrder, source.seed);
    if (!list)
        return list.error().code == ErrorCode::NotFound ? Result<std::optional<std::vector<ListEntry>>>(std::nullopt)
                                                        : fail(list.error());
    root = from;
    return std::move(list->entries);
}

} // namespace

Result<PackReport> packSource(const PackSource &source, const PackOptions &options,
                              const std::function<Result<storage::StorageConfig>()> &storage,
                              const PackProgress &progress, std::stop_token stop)
{
    fs::path root;
    TY_ASSIGN(const auto entries, entriesOf(source, root));
    if (entries)
        return packList(*entries, root, options, progress, stop);
    OpenOptions open;
    open.decodedBytes = 0;
    open.threads = options.threads;
    open.format = source.format;
    TY_ASSIGN(const auto config, storage());
    TY_ASSIGN(const auto set, openDataset(source.from, open, config, stop));
    return packDataset(*set, options, progress, stop);
}

} // namespace trainyard::data
