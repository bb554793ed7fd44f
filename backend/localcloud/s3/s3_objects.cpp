#include "backend/localcloud/s3/s3_objects.h"

#include <algorithm>
#include <set>

#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {
namespace {

using Statement = SQLite::Statement;

void bindKey(Statement &query, int index, const std::string &key)
{
    // As a blob: keys sort by their UTF-8 bytes, and may contain NUL.
    query.bind(index, static_cast<const void *>(key.data()), int(key.size()));
}

std::string blob(const SQLite::Column &column)
{
    const auto *data = static_cast<const char *>(column.getBlob());
    return data ? std::string(data, std::size_t(column.getBytes())) : std::string();
}

std::string headersText(const std::map<std::string, std::string> &headers)
{
    return nlohmann::json(headers).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::map<std::string, std::string> readHeaders(const std::string &text)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    return json.is_object() ? json.get<std::map<std::string, std::string>>() : std::map<std::string, std::string>();
}

ObjectRecord readObject(Statement &query)
{
    ObjectRecord out;
    out.key = blob(query.getColumn(0));
    out.file = query.getColumn(1).getString();
    out.size = std::uint64_t(query.getColumn(2).getInt64());
    out.etag = query.getColumn(3).getString();
    out.modified = query.getColumn(4).getInt64();
    out.headers = readHeaders(query.getColumn(5).getString());
    return out;
}

UploadRecord readUpload(Statement &query)
{
    return {query.getColumn(0).getString(), query.getColumn(1).getString(), blob(query.getColumn(2)),
            query.getColumn(3).getInt64(), readHeaders(query.getColumn(4).getString())};
}

} // namespace

template <class F>
auto S3Objects::guarded(F &&work) -> Result<std::invoke_result_t<F>>
{
    const auto guard = m_store.lock();
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<F>>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (const SQLite::Exception &e) {
        return fail(ErrorCode::IoFailure, "localcloud:objects", e.what());
    }
}

Result<std::unique_ptr<S3Objects>> S3Objects::open(Store &store, const std::filesystem::path &folder)
{
    TY_TRY(ensureFolder(folder, 0700));
    std::unique_ptr<S3Objects> out(new S3Objects(store, folder));
    // Files without a record are uploads that were interrupted when the local cloud ended.
    const auto known = out->guarded([&] {
        std::set<std::string> files;
        for (const char *table : {"objects", "parts"}) {
            Statement query(store.database(), std::string("SELECT file FROM ") + table);
            while (query.executeStep())
                files.insert(query.getColumn(0).getString());
        }
        return files;
    });
    if (!known)
        return fail(known.error());
    std::error_code ignored;
    for (const auto &shard : std::filesystem::directory_iterator(folder, ignored)) {
        for (const auto &entry : std::filesystem::directory_iterator(shard.path(), ignored)) {
            if (!known->contains(shard.path().filename().string() + "/" + entry.path().filename().string()))
                std::filesystem::remove(entry.path(), ignored);
        }
    }
    return out;
}

std::string S3Objects::newFile()
{
    const auto name = hexEncode(randomBytes(16));
    const auto shard = name.substr(0, 2);
    std::error_code ignored;
    std::filesystem::create_directory(m_folder / shard, ignored);
    return shard + "/" + name.substr(2);
}

void S3Objects::removeFile(const std::string &file)
{
    std::error_code ignored;
    if (!file.empty())
        std::filesystem::remove(m_folder / file, ignored);
}

Result<std::vector<BucketRecord>> S3Objects::buckets()
{
    return guarded([&] {
        std::vector<BucketRecord> out;
        Statement query(m_store.database(), "SELECT name, region, created FROM buckets ORDER BY name");
        while (query.executeStep())
            out.push_back(
                {query.getColumn(0).getString(), query.getColumn(1).getString(), query.getColumn(2).getInt64()});
        return out;
    });
}

Result<std::optional<BucketRecord>> S3Objects::bucket(const std::string &name)
{
    return guarded([&]() -> std::optional<BucketRecord> {
        Statement query(m_store.database(), "SELECT name, region, created FROM buckets WHERE name = ?");
        query.bind(1, name);
        if (!query.executeStep())
            return std::nullopt;
        return BucketRecord{query.getColumn(0).getString(), query.getColumn(1).getString(),
                            query.getColumn(2).getInt64()};
    });
}

Status S3Objects::addBucket(const BucketRecord &bucket)
{
    return guarded([&] {
        Statement query(m_store.database(), "INSERT OR IGNORE INTO buckets(name, region, created) VALUES(?, ?, ?)");
        query.bind(1, bucket.name);
        query.bind(2, bucket.region);
        query.bind(3, std::int64_t(bucket.created));
        query.exec();
    });
}

Result<std::string> S3Objects::setting(const std::string &bucket, const std::string &kind)
{
    TY_ASSIGN(const auto all, m_store.all("bucket-" + kind));
    const auto found = std::ranges::find_if(all, [&](const auto &record) { return record.id == bucket; });
    return found == all.end() ? std::string() : found->body;
}

Status S3Objects::putSetting(const std::string &bucket, const std::string &kind, const std::string &document)
{
    return document.empty() ? m_store.remove("bucket-" + kind, bucket)
                            : m_store.put("bucket-" + kind, bucket, document);
}

Result<bool> S3Objects::bucketIsEmpty(const std::string &name)
{
    return guarded([&] {
        Statement query(m_store.database(), "SELECT 1 FROM objects WHERE bucket = ? LIMIT 1");
        query.bind(1, name);
        return !query.executeStep();
    });
}

Status S3Objects::removeBucket(const std::string &name)
{
    if (const auto open = uploads(name)) {
        for (const auto &one : *open)
            (void)removeUpload(one.id);
    }
    return guarded([&] {
        Statement query(m_store.database(), "DELETE FROM buckets WHERE name = ?");
        query.bind(1, name);
        query.exec();
    });
}

Result<std::optional<ObjectRecord>> S3Objects::object(const std::string &bucket, const std::string &key)
{
    return guarded([&]() -> std::optional<ObjectRecord> {
        Statement query(m_store.database(),
                        "SELECT key, file, size, etag, modified, headers FROM objects WHERE bucket = ? AND key = ?");
        query.bind(1, bucket);
        bindKey(query, 2, key);
        if (!query.executeStep())
            return std::nullopt;
        return readObject(query);
    });
}

Status S3Objects::putObject(const std::string &bucket, const ObjectRecord &object)
{
    const auto before = this->object(bucket, object.key);
    const auto written = guarded([&] {
        Statement query(m_store.database(),
                        "INSERT OR REPLACE INTO objects(bucket, key, file, size, etag, modified, headers) "
                        "VALUES(?, ?, ?, ?, ?, ?, ?)");
        query.bind(1, bucket);
        bindKey(query, 2, object.key);
        query.bind(3, object.file);
        query.bind(4, std::int64_t(object.size));
        query.bind(5, object.etag);
        query.bind(6, std::int64_t(object.modified));
        query.bind(7, headersText(object.headers));
        query.exec();
    });
    if (written && before && *before && (*before)->file != object.file)
        removeFile((*before)->file);
    return written;
}

Status S3Objects::removeObject(const std::string &bucket, const std::string &key)
{
    const auto before = object(bucket, key);
    const auto removed = guarded([&] {
        Statement query(m_store.database(), "DELETE FROM objects WHERE bucket = ? AND key = ?");
        query.bind(1, bucket);
        bindKey(query, 2, key);
        query.exec();
    });
    if (removed && before && *before)
        removeFile((*before)->file);
    return removed;
}

Result<std::vector<ObjectRecord>> S3Objects::objectsFrom(const std::string &bucket, const std::string &from,
                                                         bool inclusive, int limit)
{
    return guarded([&] {
        std::vector<ObjectRecord> out;
        Statement query(m_store.database(), std::string("SELECT key, file, size, etag, modified, headers FROM objects "
                                                        "WHERE bucket = ? AND key ") +
                                                (inclusive ? ">=" : ">") + " ? ORDER BY key LIMIT ?");
        query.bind(1, bucket);
        bindKey(query, 2, from);
        query.bind(3, limit);
        while (query.executeStep())
            out.push_back(readObject(query));
        return out;
    });
}

Status S3Objects::addUpload(const UploadRecord &upload)
{
    return guarded([&] {
        Statement query(m_store.database(),
                        "INSERT INTO uploads(id, bucket, key, started, headers) VALUES(?, ?, ?, ?, ?)");
        query.bind(1, upload.id);
        query.bind(2, upload.bucket);
        bindKey(query, 3, upload.key);
        query.bind(4, std::int64_t(upload.started));
        query.bind(5, headersText(upload.headers));
        query.exec();
    });
}

Result<std::optional<UploadRecord>> S3Objects::upload(const std::string &id)
{
    return guarded([&]() -> std::optional<UploadRecord> {
        Statement query(m_store.database(), "SELECT id, bucket, key, started, headers FROM uploads WHERE id = ?");
        query.bind(1, id);
        if (!query.executeStep())
            return std::nullopt;
        return readUpload(query);
    });
}

Result<std::vector<UploadRecord>> S3Objects::uploads(const std::string &bucket)
{
    return guarded([&] {
        std::vector<UploadRecord> out;
        Statement query(m_store.database(),
                        "SELECT id, bucket, key, started, headers FROM uploads WHERE bucket = ? ORDER BY key, started");
        query.bind(1, bucket);
        while (query.executeStep())
            out.push_back(readUpload(query));
        return out;
    });
}

Status S3Objects::putPart(const std::string &upload, const PartRecord &part)
{
    std::string replaced;
    const auto written = guarded([&] {
        Statement before(m_store.database(), "SELECT file FROM parts WHERE upload = ? AND number = ?");
        before.bind(1, upload);
        before.bind(2, part.number);
        if (before.executeStep())
            replaced = before.getColumn(0).getString();
        Statement query(
            m_store.database(),
            "INSERT OR REPLACE INTO parts(upload, number, file, size, etag, modified) VALUES(?, ?, ?, ?, ?, ?)");
        query.bind(1, upload);
        query.bind(2, part.number);
        query.bind(3, part.file);
        query.bind(4, std::int64_t(part.size));
        query.bind(5, part.etag);
        query.bind(6, std::int64_t(part.modified));
        query.exec();
    });
    if (written)
        removeFile(replaced);
    return written;
}

Result<std::vector<PartRecord>> S3Objects::parts(const std::string &upload)
{
    return guarded([&] {
        std::vector<PartRecord> out;
        Statement query(m_store.database(),
                        "SELECT number, file, etag, size, modified FROM parts WHERE upload = ? ORDER BY number");
        query.bind(1, upload);
        while (query.executeStep())
            out.push_back({query.getColumn(0).getInt(), query.getColumn(1).getString(), query.getColumn(2).getString(),
                           std::uint64_t(query.getColumn(3).getInt64()), query.getColumn(4).getInt64()});
        return out;
    });
}

Status S3Objects::removeUpload(const std::string &id)
{
    const auto gone = parts(id);
    const auto removed = guarded([&] {
        for (const char *text : {"DELETE FROM parts WHERE upload = ?", "DELETE FROM uploads WHERE id = ?"}) {
            Statement query(m_store.database(), text);
            query.bind(1, id);
            query.exec();
        }
    });
    if (removed && gone) {
        for (const auto &part : *gone)
            removeFile(part.file);
    }
    return removed;
}

} // namespace trainyard::localcloud
