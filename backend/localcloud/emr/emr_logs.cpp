#include "backend/localcloud/emr/emr_logs.h"

#include <algorithm>

#include <zlib.h>

#include "backend/core/system/logging.h"
#include "backend/localcloud/emr/emr_request.h"

namespace trainyard::localcloud {

std::string gzipped(std::string_view text)
{
    z_stream stream{};
    if (::deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    std::string out(::deflateBound(&stream, uLong(text.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
    stream.avail_in = uInt(text.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    const bool whole = ::deflate(&stream, Z_FINISH) == Z_STREAM_END; // deflateBound is enough for one call
    out.resize(whole ? stream.total_out : 0);
    ::deflateEnd(&stream);
    return out;
}

void EmrLogs::add(const std::string &logUri, const std::string &path, std::string_view text, std::int64_t due)
{
    const auto place = s3PlaceOf(logUri);
    if (place.bucket.empty())
        return;
    Waiting one{place.bucket, place.key + path + ".gz", gzipped(text), due};
    std::erase_if(m_waiting, [&](const Waiting &other) { return other.bucket == one.bucket && other.key == one.key; });
    m_waiting.push_back(std::move(one));
}

void EmrLogs::deliver(std::int64_t now)
{
    std::erase_if(m_waiting, [&](const Waiting &one) {
        if (one.due > now)
            return false;
        if (const auto written = m_put(one.bucket, one.key, one.content); !written)
            spdlog::warn("EMR's log {} is lost: {}", one.key, written.error().detail);
        return true;
    });
}

} // namespace trainyard::localcloud
