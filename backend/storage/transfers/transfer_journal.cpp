#include "backend/storage/transfers/transfer_journal.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::storage {
namespace {

using nlohmann::json;

constexpr std::size_t kMostState = 64u << 10;

template <class T>
T valueOf(const json &object, const char *name)
{
    const auto at = object.find(name);
    if (at == object.end())
        return T();
    if constexpr (std::is_same_v<T, std::string>)
        return at->is_string() ? at->get<T>() : T();
    else
        return at->is_number_integer() ? at->get<T>() : T();
}

std::optional<TransferState> read(const std::filesystem::path &path)
{
    const auto text = readFile(path, kMostState);
    if (!text)
        return std::nullopt;
    const auto object = json::parse(*text, nullptr, false);
    if (!object.is_object())
        return std::nullopt;
    TransferState state;
    state.kind = valueOf<std::string>(object, "kind");
    state.uri = valueOf<std::string>(object, "uri");
    state.file = valueOf<std::string>(object, "file");
    state.size = valueOf<std::uint64_t>(object, "size");
    state.modified = valueOf<std::int64_t>(object, "modified");
    state.sha256 = valueOf<std::string>(object, "sha256");
    state.uploadId = valueOf<std::string>(object, "upload_id");
    state.partSize = valueOf<std::size_t>(object, "part_size");
    state.opaqueEtags = valueOf<int>(object, "opaque_etags") != 0;
    state.etag = valueOf<std::string>(object, "etag");
    state.done = valueOf<std::uint64_t>(object, "done");
    return state;
}

} // namespace

std::filesystem::path TransferJournal::pathOf(const std::string &kind, const std::string &uri,
                                              const std::string &file) const
{
    return m_folder / (sha256Hex(kind + "\n" + uri + "\n" + file).substr(0, 32) + ".json");
}

std::optional<TransferState> TransferJournal::find(const std::string &kind, const std::string &uri,
                                                   const std::string &file) const
{
    auto state = read(pathOf(kind, uri, file));
    if (!state || state->kind != kind || state->uri != uri || state->file != file)
        return std::nullopt;
    return state;
}

Status TransferJournal::save(const TransferState &state) const
{
    TY_TRY(ensureFolder(m_folder, 0700));
    const json object{{"kind", state.kind},
                      {"uri", state.uri},
                      {"file", state.file},
                      {"size", state.size},
                      {"modified", state.modified},
                      {"sha256", state.sha256},
                      {"upload_id", state.uploadId},
                      {"part_size", state.partSize},
                      {"etag", state.etag},
                      {"done", state.done},
                      {"opaque_etags", int(state.opaqueEtags)}};
    return writeFileAtomically(pathOf(state.kind, state.uri, state.file),
                               object.dump(-1, ' ', false, json::error_handler_t::replace), 0600);
}

void TransferJournal::remove(const TransferState &state) const
{
    std::error_code ignored;
    auto path = pathOf(state.kind, state.uri, state.file);
    std::filesystem::remove(path, ignored);
    std::filesystem::remove(path.replace_extension(".lock"), ignored);
}

std::vector<TransferState> TransferJournal::all() const
{
    namespace fs = std::filesystem;
    std::vector<TransferState> found;
    std::error_code error;
    for (auto it = fs::directory_iterator(m_folder, error); !error && it != fs::directory_iterator();
         it.increment(error)) {
        if (it->path().extension() != ".json")
            continue;
        if (auto state = read(it->path()); state && !state->uri.empty())
            found.push_back(std::move(*state));
    }
    std::ranges::sort(found, {}, &TransferState::uri);
    return found;
}

} // namespace trainyard::storage
