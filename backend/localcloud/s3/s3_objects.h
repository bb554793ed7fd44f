#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/localcloud/http/http_message.h"

namespace trainyard::localcloud {

class Store;

struct BucketRecord {
    std::string name, region;
    std::int64_t created = 0; ///< milliseconds since 1970
};

struct ObjectRecord {
    std::string key, file, etag; ///< etag includes its quotes; file is relative to the objects' folder
    std::uint64_t size = 0;
    std::int64_t modified = 0;
    std::map<std::string, std::string> headers; ///< returned on reads: content type, metadata, checksums
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

/// The tables and files of S3. Thread-safe; each call is one transaction. Throws nothing: a database error is
/// IoFailure.
class S3Objects {
public:
    static Result<std::unique_ptr<S3Objects>> open(Store &, const std::filesystem::path &folder);

    Result<std::vector<BucketRecord>> buckets();
    Result<std::optional<BucketRecord>> bucket(const std::string &name);
    Status addBucket(const BucketRecord &);
    /// A configuration document of a bucket: "tagging", ...; empty when there is none.
    Result<std::string> setting(const std::string &bucket, const std::string &kind);
    Status putSetting(const std::string &bucket, const std::string &kind, const std::string &document);
    Result<bool> bucketIsEmpty(const std::string &name);
    Status removeBucket(const std::string &name);

    Result<std::optional<ObjectRecord>> object(const std::string &bucket, const std::string &key);
    /// Adds or replaces the object; removes the file of the replaced one.
    Status putObject(const std::string &bucket, const ObjectRecord &);
    Status removeObject(const std::string &bucket, const std::string &key);
    /// Objects in key order, starting at `from` (after it unless inclusive), at most `limit`.
    Result<std::vector<ObjectRecord>> objectsFrom(const std::string &bucket, const std::string &from, bool inclusive,
                                                  int limit);

    Status addUpload(const UploadRecord &);
    Result<std::optional<UploadRecord>> upload(const std::string &id);
    Result<std::vector<UploadRecord>> uploads(const std::string &bucket);
    Status putPart(const std::string &upload, const PartRecord &);
    Result<std::vector<PartRecord>> parts(const std::string &upload); ///< by number
    Status removeUpload(const std::string &id);                       ///< including its parts

    /// A new file name whose folder exists.
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
