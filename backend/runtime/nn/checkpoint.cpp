#include "backend/runtime/nn/checkpoint.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <functional>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/protocol/checkpoint_name.h"

namespace trainyard::nn {

namespace {

namespace fs = std::filesystem;
constexpr int kVersion = 1;
constexpr std::size_t kLargestFile = std::size_t(8) << 30;
/// Prefixes of tensor names: each array of the optimiser is stored as the same tensors as the parameters.
constexpr std::string_view kArrays[] = {"optimizer.0.", "optimizer.1."};

tl::unexpected<Error> corrupt(const std::string &source, std::string what)
{
    return fail(ErrorCode::CorruptData, source, std::move(what));
}

template <class Int>
bool readWhole(const std::string &text, Int &out)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size();
}

Status consistent(const fs::path &path, const Checkpoint &c)
{
    std::size_t end = 0;
    for (const TensorInfo &t : c.tensors) {
        if (t.offset != end)
            return fail(ErrorCode::InvalidArgument, path.string(),
                        fmt::format("tensor {} does not follow the one before it", t.name));
        end += t.size;
    }
    const std::size_t kept = c.state.arrays.size();
    if (end == 0 || end != c.parameters.size() || kept % end != 0 || kept / end > std::size(kArrays))
        return fail(ErrorCode::InvalidArgument, path.string(),
                    fmt::format("{} floats in the tensors, {} parameters, {} of the optimiser", end,
                                c.parameters.size(), kept));
    return {};
}

/// Copies the entries, in the order of the data, into one arena without gaps.
std::vector<float> pack(const Safetensors &file, const std::vector<SafetensorsEntry> &entries,
                        std::vector<TensorInfo> &tensors)
{
    std::size_t total = 0;
    for (const SafetensorsEntry &e : entries) {
        tensors.push_back({e.name, total, e.elements, e.shape});
        total += e.elements;
    }
    std::vector<float> arena(total);
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (const auto bytes = file.bytesOf(entries[i]); !bytes.empty())
            std::memcpy(arena.data() + tensors[i].offset, bytes.data(), bytes.size());
    return arena;
}

} // namespace

Status saveCheckpoint(const fs::path &path, const Checkpoint &c, std::stop_token stop)
{
    TY_TRY(consistent(path, c));
    std::vector<SafetensorsTensor> pieces;
    for (const TensorInfo &t : c.tensors)
        pieces.push_back({t.name, t.shape, std::span(c.parameters).subspan(t.offset, t.size)});
    const auto array = [&](std::size_t i) {
        return std::span(c.state.arrays).subspan(i * c.parameters.size(), c.parameters.size());
    };
    const std::size_t arrays = c.state.arrays.size() / c.parameters.size();
    for (std::size_t i = 0; i < arrays; ++i)
        for (const TensorInfo &t : c.tensors)
            pieces.push_back({std::string(kArrays[i]) + t.name, t.shape, array(i).subspan(t.offset, t.size)});
    Sha256 sum;
    sum.update(std::as_bytes(std::span(c.parameters)));
    sum.update(std::as_bytes(std::span(c.state.arrays)));
    std::map<std::string, std::string> metadata = c.notes;
    metadata["trainyard"] = std::to_string(kVersion);
    metadata["model"] = c.model;
    metadata["epoch"] = std::to_string(c.epoch);
    metadata["view"] = std::to_string(c.view);
    metadata["step"] = std::to_string(c.step);
    if (arrays > 0) {
        metadata["optimizer"] = c.optimizer;
        metadata["updates"] = std::to_string(c.state.updates);
    }
    metadata["sha256"] = hexEncode(sum.finish());
    return writeFileAtomically(path, safetensorsBytes(metadata, pieces), 0644, stop);
}

Result<Checkpoint> loadCheckpoint(const fs::path &path)
{
    TY_ASSIGN(const auto content, readFile(path, kLargestFile));
    TY_ASSIGN(const auto file, parseSafetensors(content, path.string()));
    return checkpointOf(file, path.string());
}

bool isCheckpoint(const Safetensors &file)
{
    return file.metadata.contains("trainyard");
}

Result<Checkpoint> checkpointOf(const Safetensors &file, const std::string &source)
{
    std::map<std::string, std::string> notes = file.metadata;
    const auto take = [&notes](const char *key) {
        const auto found = notes.extract(key);
        return found ? found.mapped() : std::string();
    };
    if (const std::string version = take("trainyard"); version != std::to_string(kVersion))
        return fail(ErrorCode::ProtocolMismatch, source,
                    fmt::format("expected version {}, found '{}'", kVersion, version));
    if (const std::string sum = take("sha256"); sum != sha256Hex(file.data))
        return fail(ErrorCode::ChecksumMismatch, source, "the data are not the ones that were written");
    Checkpoint c;
    c.model = take("model");
    if (!readWhole(take("epoch"), c.epoch) || !readWhole(take("view"), c.view) || !readWhole(take("step"), c.step))
        return corrupt(source, "its epoch, view or step is no number");
    c.optimizer = take("optimizer");
    if (const std::string updates = take("updates"); !updates.empty() && !readWhole(updates, c.state.updates))
        return corrupt(source, "how often its optimiser stepped is no number");
    c.notes = std::move(notes);
    std::vector<SafetensorsEntry> parameters, kept[std::size(kArrays)];
    for (SafetensorsEntry entry : file.entries) {
        if (entry.type != "F32")
            return fail(ErrorCode::Unsupported, source,
                        fmt::format("tensor {} is {}, only F32 can be read", entry.name, entry.type));
        const auto *const of =
            std::ranges::find_if(kArrays, [&](std::string_view prefix) { return entry.name.starts_with(prefix); });
        if (of != std::end(kArrays))
            entry.name.erase(0, of->size());
        (of == std::end(kArrays) ? parameters : kept[of - kArrays]).push_back(std::move(entry));
    }
    c.parameters = pack(file, parameters, c.tensors);
    for (const auto &entries : kept) {
        std::vector<TensorInfo> again;
        const std::vector<float> array = pack(file, entries, again);
        if (!again.empty() && again != c.tensors)
            return corrupt(source, "the optimiser's state does not belong to these parameters");
        c.state.arrays.insert(c.state.arrays.end(), array.begin(), array.end());
    }
    return c;
}

Status fits(const Checkpoint &c, const Model &model)
{
    TY_ASSIGN(const auto tensors, tensorsOf(model));
    const auto wrong = [&](std::string what) {
        return fail(ErrorCode::InvalidArgument, "checkpoint of " + c.model, std::move(what));
    };
    for (std::size_t i = 0; i < std::min(tensors.size(), c.tensors.size()); ++i)
        if (tensors[i] != c.tensors[i])
            return wrong(fmt::format("expected tensor {} [{}], found {} [{}]", tensors[i].name,
                                     fmt::join(tensors[i].shape, ", "), c.tensors[i].name,
                                     fmt::join(c.tensors[i].shape, ", ")));
    if (tensors.size() != c.tensors.size())
        return wrong(fmt::format("expected {} tensors of {}, found {}", tensors.size(), model.name, c.tensors.size()));
    return {};
}

Result<fs::path> latestCheckpoint(const fs::path &folder)
{
    std::map<protocol::CheckpointName, fs::path, std::greater<>> found;
    std::error_code error;
    for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator(); it.increment(error))
        if (const auto name = protocol::checkpointNameOf(it->path().filename().string()))
            found.emplace(*name, it->path());
    for (const auto &[name, path] : found)
        if (loadCheckpoint(path))
            return path;
    return fail(ErrorCode::NotFound, folder.string(),
                found.empty() ? "no checkpoint in this folder"
                              : fmt::format("none of the {} checkpoints can be read", found.size()));
}

} // namespace trainyard::nn
