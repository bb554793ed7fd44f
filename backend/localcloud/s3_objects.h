#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/result.h"
#include "backend/localcloud/http_message.h"

namespace trainyard::localcloud {

class Store;

struct BucketRecord {
    std::string name, region;
    std::int64_t created = 0; ///< milliseconds since 1970
};

struct ObjectRecord {
    std::string key, file, etag; ///< etag with its quotes; file is relative to the objects' folder
    std::uint64_t size = 0;
    std::int64_t modified = 0;
    std::map<std::string, std::string> headers; ///< to be answered again: content type, metadata, checksums
};

struct UploadRecord {
    std::string id, bucket, key;
    std::int64_t started = 0;
    std::map<std::string, std::string> headers;
};

struct PartRecord {
    int number = 0;
    std::string file, etag;
    std::uint64_t size = 0;
    std::int64_t modified = 0;
};

/// The tables and files of S3. Thread-safe; each call is one transaction. Throws nothing: a failing database is
/// IoFailure.
class S3Objects {
public:
    static Result<std::unique_ptr<S3Objects>> open(Store &, const std::filesystem::path &folder);

    Result<std::vector<BucketRecord>> buckets();
    Result<std::optional<BucketRecord>> bucket(const std::string &name);
    Status addBucket(const BucketRecord &);
    /// A document that a bucket keeps: "tagging", ...; empty: none
    Result<std::string> setting(const std::string &bucket, const std::string &kind);
    Status putSetting(const std::string &bucket, const std::string &kind, const std::string &document);
    Result<bool> bucketIsEmpty(const std::string &name);
    Status removeBucket(const std::string &name);

    Result<std::optional<ObjectRecord>> object(const std::string &bucket, const std::string &key);
    /// Put or replace; the file of an object that was there before is removed.
    Status putObject(const std::string &bucket, const ObjectRecord &);
    Status removeObject(const std::string &bucket, const std::string &key);
    /// In the order of the keys, from `from` on (after it unless inclusive), at most `limit`.
    Result<std::vector<ObjectRecord>> objectsFrom(const std::string &bucket, const std::string &from, bool inclusive,
                                                  int limit);

    Status addUpload(const UploadRecord &);
    Result<std::optional<UploadRecord>> upload(const std::string &id);
    Result<std::vector<UploadRecord>> uploads(const std::string &bucket);
    Status putPart(const std::string &upload, const PartRecord &);
    Result<std::vector<PartRecord>> parts(const std::string &upload); ///< by number
    Status removeUpload(const std::string &id);                       ///< with its parts

    /// A fresh file name; the folder exists.
    std::string newFile();
    std::filesystem::path pathOf(const std::string &file) const { return m_folder / file; }
    void removeFile(const std::string &file);

private:
    S3Objects(Store &store, std::filesystem::path folder)
        : m_store(store)
        , m_folder(std::move(folder))
    {
    }
    template <class F>
    auto guarded(F &&work) -> Result<std::invoke_result_t<F>>;

    Store &m_store;
    std::filesystem::path m_folder;
};

} // namespace trainyard::localcloud
