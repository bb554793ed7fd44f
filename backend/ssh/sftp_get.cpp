#include <algorithm>
#include <map>

#include "backend/core/try.h"
#include "backend/ssh/sftp_engine_internal.h"

namespace trainyard::ssh {

namespace {

/// Fills the content, with up to kInFlight READs in flight.
Status readAll(Sftp::Engine &engine, const std::string &handle, const std::string &path, std::string &content,
               const CallContext &context)
{
    struct Range {
        std::uint64_t offset;
        std::uint32_t length;
    };
    std::map<std::uint32_t, Range> onTheWay;
    const auto requestRange = [&](Range range) {
        onTheWay.emplace(engine.queue(Packet::Read, Fields().text(handle).u64(range.offset).u32(range.length)), range);
    };
    std::uint64_t next = 0;
    while (next < content.size() || !onTheWay.empty()) {
        while (next < content.size() && onTheWay.size() < kInFlight) {
            const auto length = std::uint32_t(std::min<std::uint64_t>(kChunk, content.size() - next));
            requestRange({next, length});
            next += length;
        }
        TY_ASSIGN(const auto reply, engine.receive(context));
        const auto found = onTheWay.find(reply.id);
        if (found == onTheWay.end())
            return engine.malformed("an answer to no request of ours");
        const Range range = found->second;
        onTheWay.erase(found);
        if (reply.type != Packet::Data) {
            while (!onTheWay.empty()) { // the object stays usable only without outstanding replies
                TY_ASSIGN(const auto rest, engine.receive(context));
                onTheWay.erase(rest.id);
            }
            if (reply.type == Packet::Status && FieldReader(reply.body).u32() == std::uint32_t(FileStatus::Eof))
                return fail(ErrorCode::CorruptData, path, "the file became shorter while it was read");
            return fail(engine.errorOf(reply, path, context));
        }
        const std::string_view data = FieldReader(reply.body).text();
        if (data.empty() || data.size() > range.length)
            return engine.malformed("data of a wrong length");
        data.copy(content.data() + range.offset, data.size());
        if (data.size() < range.length)
            requestRange({range.offset + data.size(), std::uint32_t(range.length - data.size())});
    }
    return {};
}

} // namespace

Result<std::string> Sftp::get(const std::string &remote, std::size_t maxBytes, const CallContext &context)
{
    TY_ASSIGN(const auto there, stat(remote, context));
    if (!there)
        return fail(ErrorCode::NotFound, remote, "no such file on the node");
    if (there->size > maxBytes)
        return fail(ErrorCode::InvalidArgument, remote, "larger than " + std::to_string(maxBytes) + " bytes");
    TY_ASSIGN(const auto handle, m_engine->openFile(remote, kRead, 0, context));
    std::string content(there->size, '\0');
    TY_TRY(readAll(*m_engine, handle, remote, content, context));
    TY_TRY(m_engine->closeFile(handle, remote, context));
    return content;
}

} // namespace trainyard::ssh
