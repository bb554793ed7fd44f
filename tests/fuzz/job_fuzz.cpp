#include "backend/protocol/job/job_spec.h"

#include "tests/fuzz/fuzz.h"

using namespace trainyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const auto job = protocol::jobSpecFromJson(fuzz::textOf(bytes, size));
    if (!job)
        return 0;
    fuzz::require(protocol::validate(*job).has_value(), "what was read is valid");
    const auto again = protocol::jobSpecFromJson(protocol::toJson(*job));
    fuzz::require(again && *again == *job, "what was read is written and read alike");
    return 0;
}
