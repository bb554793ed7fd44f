// Output of the programs of a job. The first byte is the length of the pieces in which it is read.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "backend/jobs/logs/log_format.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;
using fuzz::require;

std::vector<protocol::TaskValue> valuesOf(std::string_view text, std::size_t piece)
{
    static const std::vector<std::string> kPatterns{"at (?<step>\\d+): (?<loss>[-+0-9.e]+)", "(?:a*)*b(?<x>\\d)"};
    auto parser = jobs::LogParser::make("auto", kPatterns);
    require(parser.has_value(), "the patterns compile");
    for (std::size_t at = 0; at < text.size(); at += piece)
        parser->add(text.substr(at, piece), 1);
    parser->add("\n", 1);
    return parser->take();
}

bool sameValue(const protocol::TaskValue &a, const protocol::TaskValue &b)
{
    return a.name == b.name && a.rank == b.rank && a.epoch == b.epoch && a.step == b.step && a.note == b.note &&
           a.samples == b.samples && (a.value == b.value || (std::isnan(a.value) && std::isnan(b.value)));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto text = fuzz::textOf(data + 1, size - 1);
    const auto whole = valuesOf(text, text.size() + 1);
    for (const auto &value : whole) {
        require(!value.name.empty() && value.name.size() <= 64 &&
                    std::ranges::all_of(value.name,
                                        [](unsigned char c) {
                                            return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                                                   (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '-';
                                        }),
                "a metric has a name");
        require(!std::isinf(value.value), "a value is a number, or NaN");
        require(value.epoch >= 0 && value.epoch <= 1'000'000 && value.step >= 0 && value.samples >= 0,
                "a value has a place");
        require(value.rank >= -1 && value.rank < 4096, "a rank is one");
        require(value.note.size() <= 256, "a note is short");
    }
    const auto cut = valuesOf(text, 1 + data[0] % 16);
    require(std::ranges::equal(whole, cut, sameValue), "pieces give the values of the whole");
    return 0;
}
