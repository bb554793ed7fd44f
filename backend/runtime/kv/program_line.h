#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"
#include "backend/runtime/kv/kv_protocol.h"

namespace trainyard::kv {

/// A request of libtrainyard_kv. Nothing in it is trusted.
struct Request {
    ty_kv_message header{};
    std::vector<std::byte> payload;
    std::string_view text() const { return {reinterpret_cast<const char *>(payload.data()), payload.size()}; }
};

struct Reply {
    std::int16_t status = 0; ///< TY_KV_OK, TY_KV_CHANGED, TY_KV_ERROR
    std::array<std::int64_t, 6> number{};
    std::vector<std::byte> data;
    std::vector<int> descriptors; ///< sent along; they stay those of their owner
    static Reply error(std::string_view sentence);
    static Reply changed();
};

/// The socket of a worker process for the program that it has started: one connection of a process of the same user at a
/// time. One thread, but for wake().
class ProgramLine {
public:
    /// \param folder  created with mode 0700; its path may be longer than that of a socket
    /// \error PermissionDenied, NotFound, IoFailure
    static Result<ProgramLine> listen(const std::filesystem::path &folder);
    ProgramLine(ProgramLine &&) noexcept = default;
    ProgramLine &operator=(ProgramLine &&) noexcept = default;

    /// Waits for a request. A connection that breaks or sends nonsense is closed.
    /// \return unset after wake()
    std::optional<Request> receive();
    /// \return false: the program is gone
    bool reply(const Request &, const Reply &);
    /// Ends the present and all later waits; from any thread.
    void wake() const;

private:
    ProgramLine() = default;
    void accept();
    bool read(std::span<std::byte>);
    bool write(std::span<const std::byte>);

    Fd m_listener, m_program, m_wake;
    std::vector<Fd> m_refused; ///< further connections, open until their process has read why
};

} // namespace trainyard::kv
