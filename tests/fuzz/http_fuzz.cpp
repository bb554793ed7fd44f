// Input of the local cloud. The first byte selects the format of the rest: a request ("METHOD TARGET", header lines, an
// empty line, a body) as received or signed here, a form, the chunked encoding of S3 uploads, or user data of an
// instance.
#include <nlohmann/json.hpp>

#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/http/request_authenticator.h"
#include "backend/localcloud/instances/user_data.h"
#include "backend/localcloud/instances/yaml.h"
#include "backend/localcloud/s3/s3_chunks.h"
#include "backend/signing/signer.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;
using namespace trainyard::localcloud;
using fuzz::require;

const Timestamp kNow{std::chrono::hours(498'900)};

std::string_view takeUntil(std::string_view &text, char mark)
{
    const auto end = std::min(text.find(mark), text.size());
    const auto taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

HttpRequest requestIn(std::string_view &text)
{
    HttpRequest out;
    auto first = takeUntil(text, '\n');
    out.method = takeUntil(first, ' ');
    out.readTarget(first);
    while (!text.empty()) {
        auto line = takeUntil(text, '\n');
        if (line.empty())
            break;
        const auto name = takeUntil(line, ':');
        out.headers.emplace_back(name, line);
    }
    return out;
}

std::optional<signing::SigningKey> keyOf(const std::string &id)
{
    if (id != "AKIAEXAMPLE")
        return std::nullopt;
    return signing::SigningKey{id, Secret("secret"), {}};
}

signing::HttpRequestView viewOf(const HttpRequest &request)
{
    return {request.method, request.path, request.query, request.headers, sha256Hex(""), request.wirePath};
}

void readRequest(std::string_view text)
{
    const auto request = requestIn(text);
    const auto scope = claimedScope(request);
    require(!S3Service::operationName(request).empty(), "every request has an operation, or Unknown");
    const auto identity = signing::verify(viewOf(request), keyOf, kNow, {.service = scope.service});
    require(!identity, "a signature cannot be guessed");
    for (const auto protocol : {Protocol::Ec2, Protocol::Query, Protocol::S3, Protocol::Json}) {
        const ServiceError error{
            "Refused", identity.error().detail, 403, {{"Request", identity.error().canonicalRequest}}};
        require(errorReply(protocol, error, "id", request.path).status == 403, "a refusal has its status");
    }
    Span span;
    const std::uint64_t size = text.size();
    if (readRange(request.header("range"), size, span) == RangeKind::Part)
        require(span.length > 0 && span.from < size && span.length <= size - span.from, "a part lies within the whole");
}

/// Every request that our client signs must verify.
void signRequest(std::string_view text)
{
    auto request = requestIn(text);
    if (!request.path.starts_with('/'))
        request.readTarget("/");
    const auto isLeftOut = [](const auto &header) {
        auto name = header.first;
        for (char &c : name)
            c = c >= 'A' && c <= 'Z' ? char(c + 32) : c;
        return name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos || name.empty() ||
               name == "authorization" || name == "date" || name == "host" || name.starts_with("x-amz-");
    };
    std::erase_if(request.headers, isLeftOut);
    std::erase_if(request.query, [](const auto &pair) { return pair.first.starts_with("X-Amz-"); });
    request.headers.emplace_back("Host", "127.0.0.1:4566");
    auto view = viewOf(request);
    view.wirePath = signing::encodePath(request.path);
    const signing::SigningScope scope{kNow, "us-east-1", "s3"};
    const auto made = signing::sign(view, scope, *keyOf("AKIAEXAMPLE"));
    view.headers.insert(view.headers.end(), made.headers.begin(), made.headers.end());
    const auto identity = signing::verify(view, keyOf, kNow, {.service = "s3"});
    require(identity && identity->region == "us-east-1", "what is signed is believed");
    view.method += "X";
    require(!signing::verify(view, keyOf, kNow, {.service = "s3"}), "another request is not");
}

void readForm(std::string_view text)
{
    const auto form = Parameters::parse(text);
    if (!form)
        return;
    signing::Query pairs(form->all().begin(), form->all().end());
    const auto again = Parameters::parse(signing::encodeQuery(pairs));
    require(again && again->all() == form->all(), "a form is written and read alike");
    (void)form->allowOnly("Filter.N.Name Filter.N.Value.N");
    if (const auto filters = readFilters(*form)) {
        for (const auto &filter : *filters) {
            (void)matchesTagFilter(filter, {{"k", "v"}, {"trainyard:node", "head"}});
            for (const auto &pattern : filter.values)
                require(matchesPattern("*", pattern) && (pattern != "*" || matchesPattern(pattern, "any")),
                        "a star is all");
        }
    }
    if (const auto page = readPage(*form, 100, 5, 1000))
        require(page->from <= page->to && page->to <= 100, "a page lies within the list");
    if (const auto tags = readTagSpecifications(*form, "instance", {"instance", "volume"}))
        require(!checkTags(*tags) || tags->size() <= 50, "tags were checked");
}

/// The result must not depend on how the network splits the bytes.
void readChunks(std::string_view text)
{
    const auto decoded = [&](std::size_t piece) {
        std::string out;
        ChunkDecoder decoder(
            [&](std::span<const std::byte> data) {
                out.append(reinterpret_cast<const char *>(data.data()), data.size());
                return true;
            },
            std::nullopt);
        bool fine = true;
        for (std::size_t at = 0; at < text.size() && fine; at += piece)
            fine = decoder.feed(asBytes(text.substr(at, piece)));
        require(fine || decoder.error(), "a refusal has a reason");
        return std::tuple(fine, decoder.finished(), out, decoder.trailers());
    };
    const auto whole = decoded(text.size() + 1);
    require(whole == decoded(1) && whole == decoded(7), "pieces do not matter");
    require(std::get<2>(whole).size() <= text.size(), "no more comes out than went in");
}

void readBoot(std::string_view text)
{
    (void)readUserData(text);
    if (const auto yaml = parseYaml(text))
        require(!yaml->is_discarded(), "what was read is a value");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static constexpr void (*kReaders[])(std::string_view) = {readRequest, signRequest, readForm, readChunks, readBoot};
    if (size > 0)
        kReaders[data[0] % std::size(kReaders)](fuzz::textOf(data + 1, size - 1));
    return 0;
}
