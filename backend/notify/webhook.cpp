#include "backend/notify/webhook.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/net/http_client.h"

namespace trainyard::notify {

using namespace std::chrono_literals;

namespace {

constexpr auto kWebhookTime = 10s, kBetweenTries = 2s;
constexpr int kWebhookTries = 3;
constexpr std::size_t kLongestWebhook = 2048, kLargestReply = 64 * 1024;

std::filesystem::path webhookFile(const std::filesystem::path &stateFolder)
{
    return stateFolder / "webhook";
}

/// What came of one attempt.
struct Attempt {
    Status status;
    bool isFinal = true; ///< a repetition would not help
};

/// The address is a secret: no error contains it.
Attempt tryOnce(net::HttpClient &http, const std::string &url, const std::string &body, const CallContext &context)
{
    net::HttpRequest request;
    request.method = "POST";
    request.url = url;
    request.headers = {{"Content-Type", "application/json"}};
    request.body = body;
    request.maxReplyBytes = kLargestReply;
    const auto reply = http.send(request, context);
    if (!reply)
        return {fail(reply.error().code, "webhook", "the address of the webhook does not answer"),
                reply.error().code == ErrorCode::Cancelled};
    if (reply->status >= 200 && reply->status <= 299)
        return {};
    const bool refused = reply->status >= 300 && reply->status <= 499 && reply->status != 429;
    return {fail(ErrorCode::RemoteCommandFailed, "webhook",
                 "the webhook answered with status " + std::to_string(reply->status)),
            refused};
}

Attempt tryAll(const std::filesystem::path &stateFolder, const Notice &notice, const std::stop_token &stop)
{
    const auto stored = readFile(webhookFile(stateFolder), kLongestWebhook + 2);
    if (!stored)
        return {fail(ErrorCode::NotFound, "webhook", "no address is stored for the webhook")};
    const std::string address(trimmed(*stored));
    if (auto valid = checkWebhook(address); !valid) // the file may have been edited
        return {std::move(valid)};
    const std::string body = webhookBody(notice);
    net::HttpClient http;
    for (int attempt = 1;; ++attempt) {
        Attempt result = tryOnce(http, address, body, {Deadline::after(kWebhookTime), stop});
        if (result.status || result.isFinal || attempt == kWebhookTries)
            return result;
        if (auto slept = pause(kBetweenTries, {Deadline::never(), stop}); !slept)
            return {std::move(slept)};
    }
}

/// The right to report the end of a run, or an occasion.
struct Claim {
    bool isTaken = false;       ///< by another program
    std::filesystem::path file; ///< empty: none was written
};

/// \param name  of a file in the folder of the run
Claim claimPost(const std::filesystem::path &stateFolder, const RunId &run, const std::string &name)
{
    if (!run.value.starts_with("r-") || run.value.find('/') != std::string::npos) // it names a folder
        return {};
    const auto folder = stateFolder / "runs" / run.value;
    if (!ensureFolder(folder, 0700))
        return {}; // rather twice than not at all
    const auto file = folder / name;
    const Fd made(::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600));
    if (!made)
        return {errno == EEXIST, {}};
    return {false, file};
}

bool isEnd(NoticeKind kind)
{
    return kind == NoticeKind::RunFinished || kind == NoticeKind::RunFailed || kind == NoticeKind::RunStopped;
}

} // namespace

std::string webhookBody(const Notice &notice)
{
    const nlohmann::ordered_json body = {{"kind", std::string(toString(notice.kind))},
                                         {"title", notice.title},
                                         {"text", notice.text},
                                         {"cluster", notice.cluster},
                                         {"run", notice.run.value},
                                         {"program", "trainyard"}};
    return body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Status checkWebhook(const std::string &url)
{
    const auto wrong = [](const char *words) { return fail(ErrorCode::InvalidArgument, "webhook", words); };
    if (url.size() > kLongestWebhook)
        return wrong("the address is too long");
    if (std::ranges::any_of(url, [](char c) { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f; }))
        return wrong("the address contains a blank or a control character");
    const bool isEncrypted = url.starts_with("https://");
    if (!isEncrypted && !url.starts_with("http://"))
        return wrong("give an address that begins with https://");
    const auto begin = url.find("://") + 3;
    const std::string host = url.substr(begin, std::min(url.find_first_of("/?#", begin), url.size()) - begin);
    if (host.empty() || host.front() == ':')
        return wrong("the address has no host");
    if (host.find('@') != std::string::npos)
        return wrong("the address contains a login; give a token in its path instead");
    const std::string name = host.substr(0, host.starts_with('[') ? host.find(']') + 1 : host.find(':'));
    if (!isEncrypted && name != "localhost" && name != "127.0.0.1" && name != "[::1]")
        return wrong("an address without encryption must be on this computer; give an https:// address");
    return {};
}

bool hasWebhook(const std::filesystem::path &stateFolder)
{
    std::error_code ignored;
    return std::filesystem::exists(webhookFile(stateFolder), ignored);
}

Status storeWebhook(const std::filesystem::path &stateFolder, const Secret &url)
{
    const std::string address(trimmed(url.reveal()));
    if (address.empty()) {
        std::error_code ignored;
        std::filesystem::remove(webhookFile(stateFolder), ignored);
        return {};
    }
    TY_TRY(checkWebhook(address));
    return writeFileAtomically(webhookFile(stateFolder), address + "\n", 0600);
}

Status post(const std::filesystem::path &stateFolder, const Notice &notice, std::stop_token stop)
{
    return tryAll(stateFolder, notice, stop).status;
}

Status report(const std::filesystem::path &stateFolder, const Notice &notice, std::stop_token stop)
{
    const Settings settings = readSettings(stateFolder);
    if (!settings.hasWebhook || !settings.kinds.contains(notice.kind))
        return {};
    Claim claim;
    if (isEnd(notice.kind) && !notice.run.empty())
        claim = claimPost(stateFolder, notice.run, "notified");
    else if (!notice.occasion.empty())
        claim = claimPost(stateFolder, notice.run, "notified-" + sha256Hex(notice.occasion).substr(0, 16));
    if (claim.isTaken)
        return {};
    const Attempt done = tryAll(stateFolder, notice, stop);
    const bool isRefused = done.isFinal && !done.status && done.status.error().code == ErrorCode::RemoteCommandFailed;
    if (!done.status && !isRefused && !claim.file.empty()) {
        std::error_code ignored;
        std::filesystem::remove(claim.file, ignored); // another program may report it
    }
    return done.status;
}

} // namespace trainyard::notify
