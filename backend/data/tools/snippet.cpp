#include "backend/data/tools/snippet.h"

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/data/tools/script_edit.h"

namespace trainyard::data {
namespace {

/// The addresses as one argument: MXNet separates several files by ';'.
std::string addresses(const std::vector<storage::Entry> &files)
{
    std::string list;
    for (const auto &file : files)
        list += (list.empty() ? "" : ";") + file.uri;
    return pythonLiteral(list);
}

Result<std::string> mnistIterator(const std::string &name, const SnippetPart &part, bool isTraining,
                                  const SnippetOptions &options)
{
    if (part.files.files.size() != 1 || part.files.labels.size() != 1)
        return fail(ErrorCode::Unsupported, "MNISTIter",
                    "MNISTIter reads one file of images with one of labels: pack the data into record files with "
                    "\"data pack\", or name one pair of files");
    return fmt::format("{} = mx.io.MNISTIter(\n"
                       "    image={},\n"
                       "    label={},\n"
                       "    data_shape=({}, {}, {}), label_name={},\n"
                       "    batch_size={}, shuffle={}, flat=False, silent=False, seed={},\n"
                       "    num_parts=kv.num_workers, part_index=kv.rank)\n",
                       name, addresses(part.files.files), addresses(part.files.labels), part.shape.channels,
                       part.shape.height, part.shape.width, pythonLiteral(options.labelName), options.batch,
                       isTraining ? "True" : "False", options.seed);
}

std::string recordIterator(const std::string &name, const SnippetPart &part, bool isTraining,
                           const SnippetOptions &options)
{
    return fmt::format("{} = mx.io.ImageRecordIter(\n"
                       "    path_imgrec={},\n"
                       "    data_shape=({}, {}, {}), label_name={},\n"
                       "    batch_size={}, shuffle={}, seed={},\n"
                       "    num_parts=kv.num_workers, part_index=kv.rank)\n",
                       name, addresses(part.files.files), part.shape.channels, part.shape.height, part.shape.width,
                       pythonLiteral(options.labelName), options.batch, isTraining ? "True" : "False", options.seed);
}

Result<std::string> iteratorOf(const std::string &name, const SnippetPart &part, bool isTraining,
                               const SnippetOptions &options)
{
    switch (part.files.format) {
    case Format::Idx:
        return mnistIterator(name, part, isTraining, options);
    case Format::Record:
        return recordIterator(name, part, isTraining, options);
    case Format::Auto:
    case Format::Cifar10:
    case Format::Cifar100:
        break;
    }
    return fail(ErrorCode::Unsupported, std::string(toString(part.files.format)),
                "MXNet has no iterator for this format: pack the pictures into record files with \"data pack\", or "
                "train with \"trainyardctl run\", which reads them as they are");
}

} // namespace

Result<std::string> iteratorSnippet(const SnippetPart &train, const std::optional<SnippetPart> &validation,
                                    const SnippetOptions &options)
{
    std::string text = "import mxnet as mx\n\nkv = mx.kvstore.create('dist_sync')\n";
    TY_ASSIGN(const auto first, iteratorOf("train", train, true, options));
    text += first;
    if (validation) {
        TY_ASSIGN(const auto second, iteratorOf("val", *validation, false, options));
        text += second;
    }
    return text;
}

} // namespace trainyard::data
