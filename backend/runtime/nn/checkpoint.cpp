#include "backend/runtime/nn/checkpoint.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/files.h"

namespace trainyard::nn {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

static_assert(std::endian::native == std::endian::little, "safetensors holds little-endian numbers");

constexpr int kVersion = 1;
constexpr std::size_t kLargestFile = std::size_t(8) << 30;
constexpr std::size_t kLargestHeader = 64U << 20;
constexpr const char *kVelocity = "velocity.";

tl::unexpected<Error> corrupt(const fs::path &path, std::string what)
{
    return fail(ErrorCode::CorruptData, path.string(), std::move(what));
}

/// One tensor's entry; `base` is where its arena starts in the data.
json entryOf(const TensorInfo &t, std::size_t base)
{
    const std::size_t begin = base + t.offset * sizeof(float);
    return {{"dtype", "F32"}, {"shape", t.shape}, {"data_offsets", {begin, begin + t.size * sizeof(float)}}};
}

Status consistent(const fs::path &path, const Checkpoint &c)
{
    std::size_t end = 0;
    for (const TensorInfo &t : c.tensors) {
        if (t.offset != end)
            return fail(ErrorCode::InvalidArgument, path.string(), fmt::format("tensor {} does not follow the one before it", t.name));
        end += t.size;
    }
    if (end != c.parameters.size() || (!c.velocity.empty() && c.velocity.size() != end))
        return fail(ErrorCode::InvalidArgument, path.string(),
                    fmt::format("{} floats in the tensors, {} parameters, {} velocities", end, c.parameters.size(), c.velocity.size()));
    return {};
}

/// The header's text of a file, after its length has been checked.
Result<std::string_view> headerOf(const fs::path &path, std::string_view content)
{
    std::uint64_t length = 0;
    if (content.size() < sizeof length)
        return corrupt(path, fmt::format("expected a checkpoint, found {} bytes", content.size()));
    std::memcpy(&length, content.data(), sizeof length);
    if (length > kLargestHeader)
        return corrupt(path, "not a checkpoint: the length of its header is impossible");
    if (length > content.size() - sizeof length)
        return corrupt(path, fmt::format("truncated: expected a header of {} bytes, found {}", length, content.size() - sizeof length));
    return content.substr(sizeof length, length);
}

struct Entry {
    TensorInfo tensor; // offset in bytes of the data, until the arena is known
    std::size_t begin = 0, end = 0;
};

Result<Entry> readEntry(const fs::path &path, const std::string &name, const json &j, std::size_t dataSize)
{
    Entry e;
    e.tensor.name = name;
    if (j.at("dtype") != "F32")
        return fail(ErrorCode::Unsupported, path.string(), fmt::format("tensor {} is {}, only F32 can be read", name, j.at("dtype").dump()));
    e.tensor.shape = j.at("shape").get<std::vector<std::int64_t>>();
    const auto offsets = j.at("data_offsets").get<std::vector<std::uint64_t>>();
    std::uint64_t size = 1;
    for (const std::int64_t extent : e.tensor.shape) {
        if (extent < 0 || extent > 1 << 30 || (size *= std::uint64_t(extent)) > kLargestFile)
            return corrupt(path, fmt::format("tensor {} has an impossible shape", name));
    }
    if (offsets.size() != 2 || offsets[0] > offsets[1] || offsets[1] - offsets[0] != size * sizeof(float) || offsets[1] > dataSize)
        return corrupt(path, fmt::format("truncated or damaged: tensor {} needs {} bytes, {} bytes of data are there", name, size * sizeof(float), dataSize));
    e.tensor.size = size;
    e.begin = offsets[0];
    e.end = offsets[1];
    return e;
}

/// Copies the entries, in the order of the data, into one arena without gaps.
std::vector<float> pack(std::vector<Entry> &entries, std::string_view data, std::vector<TensorInfo> &tensors)
{
    std::ranges::sort(entries, {}, &Entry::begin);
    std::size_t total = 0;
    for (Entry &e : entries) {
        e.tensor.offset = total;
        total += e.tensor.size;
    }
    std::vector<float> arena(total);
    for (const Entry &e : entries) {
        if (e.tensor.size > 0)
            std::memcpy(arena.data() + e.tensor.offset, data.data() + e.begin, e.end - e.begin);
        tensors.push_back(e.tensor);
    }
    return arena;
}

} // namespace

Status saveCheckpoint(const fs::path &path, const Checkpoint &c)
{
    if (const auto ok = consistent(path, c); !ok)
        return ok;
    const std::size_t arena = c.parameters.size() * sizeof(float);
    const auto bytesOf = [](const std::vector<float> &v) { return std::string_view(reinterpret_cast<const char *>(v.data()), v.size() * sizeof(float)); };
    std::string data(bytesOf(c.parameters));
    data += bytesOf(c.velocity);
    json metadata = c.notes; // safetensors allows only texts in here
    metadata["trainyard"] = std::to_string(kVersion);
    metadata["model"] = c.model;
    metadata["epoch"] = std::to_string(c.epoch);
    metadata["view"] = std::to_string(c.view);
    metadata["step"] = std::to_string(c.step);
    metadata["sha256"] = sha256Hex(data);
    json header{{"__metadata__", metadata}};
    for (const TensorInfo &t : c.tensors) {
        header[t.name] = entryOf(t, 0);
        if (!c.velocity.empty())
            header[kVelocity + t.name] = entryOf(t, arena);
    }
    std::string text = header.dump(-1, ' ', false, json::error_handler_t::replace);
    text.append((8 - text.size() % 8) % 8, ' '); // so that the floats are aligned for who maps the file
    const std::uint64_t length = text.size();
    std::string content(reinterpret_cast<const char *>(&length), sizeof length);
    content += text;
    content += data;
    return writeFileAtomically(path, content);
}

Result<Checkpoint> loadCheckpoint(const fs::path &path)
try {
    const auto content = readFile(path, kLargestFile);
    if (!content)
        return fail(content.error());
    const auto text = headerOf(path, *content);
    if (!text)
        return fail(text.error());
    const std::string_view data = std::string_view(*content).substr(sizeof(std::uint64_t) + text->size());
    const json header = json::parse(*text, nullptr, false);
    if (!header.is_object() || !header.contains("__metadata__"))
        return corrupt(path, "not a checkpoint: its header is no JSON object with __metadata__");
    std::map<std::string, std::string> notes = header.at("__metadata__").get<std::map<std::string, std::string>>();
    const auto take = [&notes](const char *key) {
        const auto found = notes.extract(key);
        return found ? found.mapped() : std::string();
    };
    if (const std::string version = take("trainyard"); version != std::to_string(kVersion))
        return fail(ErrorCode::ProtocolMismatch, path.string(), fmt::format("expected version {}, found '{}'", kVersion, version));
    if (const std::string sum = take("sha256"); sum != sha256Hex(data))
        return fail(ErrorCode::ChecksumMismatch, path.string(), "the data are not the ones that were written");
    Checkpoint c;
    c.model = take("model");
    c.epoch = std::stoi(take("epoch"));
    c.view = std::stoll(take("view"));
    c.step = std::stoll(take("step"));
    c.notes = std::move(notes);
    std::vector<Entry> parameters, velocity;
    for (const auto &[name, value] : header.items()) {
        if (name == "__metadata__")
            continue;
        const bool isVelocity = name.starts_with(kVelocity);
        auto entry = readEntry(path, isVelocity ? name.substr(std::strlen(kVelocity)) : name, value, data.size());
        if (!entry)
            return fail(entry.error());
        (isVelocity ? velocity : parameters).push_back(std::move(*entry));
    }
    std::vector<TensorInfo> again;
    c.parameters = pack(parameters, data, c.tensors);
    c.velocity = pack(velocity, data, again);
    if (!again.empty() && again != c.tensors)
        return corrupt(path, "the optimiser's state does not belong to these parameters");
    return c;
} catch (const std::exception &e) {
    return corrupt(path, fmt::format("the header is damaged: {}", e.what()));
}

Status fits(const Checkpoint &c, const Model &model)
{
    const auto tensors = tensorsOf(model);
    if (!tensors)
        return fail(tensors.error());
    const auto wrong = [&](std::string what) { return fail(ErrorCode::InvalidArgument, "checkpoint of " + c.model, std::move(what)); };
    for (std::size_t i = 0; i < std::min(tensors->size(), c.tensors.size()); ++i)
        if ((*tensors)[i] != c.tensors[i])
            return wrong(fmt::format("expected tensor {} [{}], found {} [{}]", (*tensors)[i].name, fmt::join((*tensors)[i].shape, ", "),
                                     c.tensors[i].name, fmt::join(c.tensors[i].shape, ", ")));
    if (tensors->size() != c.tensors.size())
        return wrong(fmt::format("expected {} tensors of {}, found {}", tensors->size(), model.name, c.tensors.size()));
    return {};
}

fs::path checkpointPath(const fs::path &folder, int epoch)
{
    return folder / fmt::format("checkpoint-{:06}.safetensors", epoch);
}

Result<fs::path> latestCheckpoint(const fs::path &folder)
{
    std::vector<fs::path> found;
    std::error_code error;
    for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator(); it.increment(error))
        if (const std::string name = it->path().filename(); name.starts_with("checkpoint-") && name.ends_with(".safetensors"))
            found.push_back(it->path());
    std::ranges::sort(found, std::greater());
    for (const fs::path &path : found)
        if (loadCheckpoint(path))
            return path;
    return fail(ErrorCode::NotFound, folder.string(),
                found.empty() ? "no checkpoint in this folder" : fmt::format("none of the {} checkpoints can be read", found.size()));
}

} // namespace trainyard::nn
