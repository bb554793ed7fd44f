#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/data/sets/data_facts.h"

namespace trainyard::data {

/// What a data iterator of MXNet needs to read a part of a data set.
struct SnippetPart {
    DatasetFiles files;
    ImageShape shape;
};
struct SnippetOptions {
    int batch = 64, seed = 10;
    std::string labelName = "softmax_label";
};

/// Code of Python that reads the same data with MXNet's own iterators, divided among the workers of a job by kvstore
/// (`kv`): MNISTIter for IDX files, ImageRecordIter for record files.
/// \param validation  nothing: the data has no such part
/// \error Unsupported (MXNet has no iterator for the format, CIFAR's binary files)
/// \source MNISTIter and ImageRecordIter of MXNet: names and defaults of their parameters
Result<std::string> iteratorSnippet(const SnippetPart &train, const std::optional<SnippetPart> &validation,
                                    const SnippetOptions &);

} // namespace trainyard::data
