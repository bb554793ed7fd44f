#include "backend/training/data/data_sets.h"

#include <algorithm>
#include <atomic>
#include <chrono>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/ids.h"
#include "backend/core/system/scratch_folder.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/data/digits.h"
#include "backend/data/sets/dataset_files.h"
#include "backend/storage/sources.h"

namespace trainyard::training {

namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

constexpr std::size_t kMostBuckets = 100, kMostFolders = 50, kBucketsAtOnce = 8;
constexpr int kFolderLevels = 2;
constexpr auto kUploadTime = 12h; // the network timeouts end a dead transfer long before

std::string joined(std::string base, const std::string &name)
{
    return base + (base.ends_with('/') ? "" : "/") + name;
}

/// Returns the data set that the files of one folder form, if a run can train on them.
std::optional<DataSet> setOf(const std::string &uri, const std::vector<storage::Entry> &files)
{
    const auto chosen = data::chooseFiles(files, data::Format::Auto, data::Split::Train, uri);
    if (!chosen || chosen->files.empty())
        return std::nullopt;
    DataSet set{uri, std::string(data::toString(chosen->format)), 0, 0};
    const auto all = data::chooseFiles(files, chosen->format, std::nullopt, uri);
    for (const auto *part : {&(all ? *all : *chosen).files, &(all ? *all : *chosen).labels}) {
        for (const storage::Entry &file : *part) {
            ++set.files;
            set.bytes += file.size;
        }
    }
    return set;
}

DataListing setsIn(const cluster::CloudContext &cloud, const std::string &bucket, const CallContext &context)
{
    DataListing found;
    std::vector<std::string> folders{""};
    std::size_t asked = 0;
    for (int level = 0; level <= kFolderLevels && !folders.empty(); ++level) {
        std::vector<std::string> below;
        for (const std::string &folder : folders) {
            const std::string uri =
                "s3://" + bucket + (folder.empty() ? "" : "/" + folder.substr(0, folder.size() - 1));
            if (asked++ == kMostFolders) {
                found.unread.push_back("s3://" + bucket);
                return found;
            }
            const auto listing = cloud.s3->listObjects(bucket, folder, "/", context);
            if (!listing) {
                found.unread.push_back(uri);
                return found;
            }
            std::vector<storage::Entry> files;
            for (const auto &object : listing->objects) {
                if (object.size > 0) // an empty object marks a folder
                    files.push_back({"s3://" + bucket + "/" + object.key, object.size});
            }
            if (auto set = setOf(uri, files))
                found.sets.push_back(std::move(*set));
            below.insert(below.end(), listing->prefixes.begin(), listing->prefixes.end());
        }
        folders = std::move(below);
    }
    return found;
}

/// Reports the progress of a step, at most once per percent. Any thread.
class PercentProgress {
public:
    explicit PercentProgress(const StepReporter &step)
        : m_step(step)
    {
    }
    void at(double fraction, Sentence message)
    {
        const int percent = int(fraction * 100);
        if (m_percent.exchange(percent) != percent)
            m_step.progress(std::move(message), fraction);
    }

private:
    const StepReporter &m_step;
    std::atomic<int> m_percent{-1};
};

} // namespace

storage::StorageConfig storageOf(const cluster::CloudContext &cloud)
{
    storage::StorageConfig config;
    config.s3 = cloud.s3;
    return config;
}

Result<DataListing> findDataSets(const cluster::CloudContext &cloud, const CallContext &context)
{
    TY_ASSIGN(const auto names, cluster::bucketNames(cloud, context));
    DataListing found;
    found.buckets = names;
    std::vector<std::string> looked = names;
    for (std::size_t i = kMostBuckets; i < looked.size(); ++i)
        found.unread.push_back("s3://" + looked[i]);
    looked.resize(std::min(looked.size(), kMostBuckets));
    for (DataListing &part :
         parallelMap(looked, kBucketsAtOnce, context.stop, [&](const std::string &bucket, std::stop_token s) {
             return setsIn(cloud, bucket, {context.deadline, s});
         })) {
        std::ranges::move(part.sets, std::back_inserter(found.sets));
        std::ranges::move(part.unread, std::back_inserter(found.unread));
    }
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "data", "stopped while buckets were listed");
    std::ranges::sort(found.sets, {}, &DataSet::uri);
    return found;
}

Status checkData(const cluster::CloudContext &cloud, const std::string &uri, const CallContext &context)
{
    TY_ASSIGN(const auto parsed, storage::Uri::parse(uri));
    if (parsed.scheme != "s3")
        return {};
    if (!cluster::isBucketName(parsed.bucket))
        return fail(ErrorCode::InvalidArgument, uri, "\"" + parsed.bucket + "\" cannot be the name of a bucket");
    TY_ASSIGN(const auto entries, storage::expandSources(uri, storageOf(cloud), context));
    TY_TRY(data::chooseFiles(entries, data::Format::Auto, data::Split::Train, uri));
    return {};
}

Result<std::vector<Transfer>> planUpload(const std::string &from, const std::string &to)
{
    TY_ASSIGN(const auto target, storage::Uri::parse(to));
    std::error_code error;
    if (!fs::exists(from, error))
        return fail(ErrorCode::NotFound, from, "there is no such file or folder on this computer");
    std::vector<Transfer> transfers;
    if (fs::is_directory(from, error)) {
        for (auto it = fs::recursive_directory_iterator(from, error);
             !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
            if (it->is_regular_file(error))
                transfers.push_back(
                    {it->path().string(), joined(to, fs::relative(it->path(), from, error).generic_string())});
        }
        if (error)
            return fail(systemError(error.value(), from, "reading the folder"));
        std::ranges::sort(transfers, {}, &Transfer::from);
    } else {
        const bool folder = to.ends_with('/') || target.path.empty();
        transfers.push_back({from, folder ? joined(to, fs::path(from).filename().string()) : to});
    }
    if (transfers.empty())
        return fail(ErrorCode::NotFound, from, "the folder holds no files");
    return transfers;
}

Result<std::vector<storage::WriteResult>> upload(const cluster::CloudContext &cloud,
                                                 const std::vector<Transfer> &transfers, bool makeBucket,
                                                 const storage::TransferSink &eachFile, const CallContext &context)
{
    TY_ASSIGN(const auto target,
              transfers.empty() ? Result<storage::Uri>(storage::Uri()) : storage::Uri::parse(transfers.front().to));
    if (target.scheme == "s3" && makeBucket) {
        TY_TRY(cluster::ensureBucket(cloud, target.bucket, cloud.region,
                                     {context.deadline.earlier(Deadline::after(2min)), context.stop}));
    }
    std::vector<storage::WriteResult> all;
    for (const Transfer &transfer : transfers) {
        auto config = storageOf(cloud);
        config.progress = eachFile;
        TY_ASSIGN(const auto written, storage::writeFile(transfer.to, transfer.from, config, context));
        all.push_back(written);
    }
    return all;
}

Status uploadFolder(const cluster::CloudContext &cloud, const std::string &folder, const std::string &uri,
                    const ProgressSink &sink, std::stop_token stop)
{
    StepReporter step(sink, {.step = "upload", .title = "Uploading " + folder});
    PercentProgress progress(step.begin());
    const auto transfers = planUpload(folder, uri);
    if (!transfers)
        return step.failed(transfers.error());
    std::vector<std::uint64_t> sizes;
    std::uint64_t total = 0;
    for (const Transfer &transfer : *transfers) {
        std::error_code ignored;
        const auto size = fs::file_size(transfer.from, ignored);
        sizes.push_back(ignored ? 0 : size);
        total += sizes.back();
    }
    // Files are sent one after another, each in parallel parts: all files before the current one are complete.
    std::uint64_t before = 0;
    std::size_t file = 0;
    for (const Transfer &transfer : *transfers) {
        const auto written = upload(cloud, {transfer}, file == 0,
                                    [&](std::uint64_t done, std::uint64_t) {
                                        progress.at(total ? double(before + done) / double(total) : 0,
                                                    say("%1 of %2, %3", formatBytes(before + done), formatBytes(total),
                                                        fs::path(transfer.from).filename().string()));
                                    },
                                    {Deadline::after(kUploadTime), stop});
        if (!written) {
            step.failed(transfer.from);
            return fail(written.error());
        }
        before += sizes[file++];
    }
    step.done(transfers->size() == 1 ? say("1 file, %1 in %2", formatBytes(total), uri)
                                     : say("%1 files, %2 in %3", transfers->size(), formatBytes(total), uri));
    return {};
}

namespace {

/// Also of the preview: what is shown is what is made.
data::DigitsOptions optionsOf(const DigitsRequest &request)
{
    data::DigitsOptions options;
    options.train = request.train;
    options.validation = request.validation;
    options.colour = request.colour;
    return options;
}

} // namespace

Result<DigitPictures> previewDigits(const DigitsRequest &request, std::size_t most, std::stop_token stop)
{
    constexpr std::uint64_t training = 0; // the stream of makeDigits()
    TY_ASSIGN(auto set, data::renderFirstDigits(std::min(most, request.train), request.train, training,
                                                optionsOf(request), std::move(stop)));
    return DigitPictures{set.shape.width, set.shape.height, set.shape.channels, std::move(set.pixels),
                         std::move(set.labels)};
}

Status makeDigitsAt(const cluster::CloudContext &cloud, const DigitsRequest &request, const ProgressSink &sink,
                    std::stop_token stop)
{
    const ScratchFolder folder(cloud.stateFolder / "tour" / newIdText("d-"));
    const data::DigitsOptions options = optionsOf(request);
    {
        StepReporter step(sink, {.step = "digits", .title = "Rendering digits"});
        PercentProgress progress(step.begin());
        const auto made = data::makeDigits(
            folder.path(), options,
            [&](std::size_t done, std::size_t total) {
                progress.at(double(done) / double(std::max<std::size_t>(total, 1)), say("%1 of %2", done, total));
            },
            stop);
        if (!made)
            return step.failed(made.error());
        step.done(say("%1 and %2 digits from %3 fonts", request.train, request.validation, made->fonts));
    }
    return uploadFolder(cloud, folder.path().string(), request.uri, sink, stop);
}

} // namespace trainyard::training
