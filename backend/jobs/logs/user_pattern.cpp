#include "backend/jobs/logs/user_pattern_internal.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <pcre2.h>

#include "backend/jobs/logs/line_scan_internal.h"

namespace trainyard::jobs {

namespace {

constexpr std::uint32_t kHeapKiB = 1024;
constexpr std::uint32_t kDepth = 1000;
constexpr const char *kPatternSource = "--metric-pattern";

std::string messageOf(int code)
{
    std::array<PCRE2_UCHAR, 256> text{};
    const int length = pcre2_get_error_message(code, text.data(), text.size());
    return length < 0 ? std::string("unknown error") : std::string(reinterpret_cast<const char *>(text.data()));
}

bool isPlaceGroup(std::string_view name)
{
    return name == "epoch" || name == "step" || name == "samples";
}

} // namespace

struct UserPattern::Code {
    struct Free {
        void operator()(pcre2_code *pattern) const { pcre2_code_free(pattern); }
        void operator()(pcre2_match_data *match) const { pcre2_match_data_free(match); }
        void operator()(pcre2_match_context *limits) const { pcre2_match_context_free(limits); }
    };
    std::unique_ptr<pcre2_code, Free> code;
    std::unique_ptr<pcre2_match_data, Free> data;
    std::unique_ptr<pcre2_match_context, Free> context;
};

UserPattern::UserPattern() = default;
UserPattern::UserPattern(UserPattern &&) noexcept = default;
UserPattern &UserPattern::operator=(UserPattern &&) noexcept = default;
UserPattern::~UserPattern() = default;

Result<UserPattern> UserPattern::make(const std::string &text)
{
    const auto bad = [&text](const std::string &why) {
        return fail(ErrorCode::InvalidArgument, kPatternSource, fmt::format("\"{}\": {}", text.substr(0, 80), why));
    };
    if (text.empty() || text.size() > kLongest)
        return bad(fmt::format("a pattern has 1 to {} bytes", kLongest));
    int error = 0;
    PCRE2_SIZE place = 0;
    UserPattern pattern;
    pattern.m_text = text;
    pattern.m_code = std::make_unique<Code>();
    auto &code = *pattern.m_code;
    code.code.reset(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(text.data()), text.size(),
                                  PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C, &error, &place, nullptr));
    if (!code.code)
        return bad(fmt::format("{} at byte {}", messageOf(error), place));
    code.data.reset(pcre2_match_data_create_from_pattern(code.code.get(), nullptr));
    code.context.reset(pcre2_match_context_create(nullptr));
    if (!code.data || !code.context)
        return fail(ErrorCode::Internal, kPatternSource, "there is no memory for the pattern");
    pcre2_set_match_limit(code.context.get(), kMostSteps);
    pcre2_set_heap_limit(code.context.get(), kHeapKiB);
    pcre2_set_depth_limit(code.context.get(), kDepth);

    std::uint32_t names = 0, entry = 0, groups = 0;
    PCRE2_SPTR table = nullptr;
    pcre2_pattern_info(code.code.get(), PCRE2_INFO_NAMECOUNT, &names);
    pcre2_pattern_info(code.code.get(), PCRE2_INFO_NAMEENTRYSIZE, &entry);
    pcre2_pattern_info(code.code.get(), PCRE2_INFO_NAMETABLE, &table);
    pcre2_pattern_info(code.code.get(), PCRE2_INFO_CAPTURECOUNT, &groups);
    if (groups > std::uint32_t(kMostGroups))
        return bad(
            fmt::format("it has {} groups, more than {}; write (?:...) for those without a name", groups, kMostGroups));
    for (std::uint32_t i = 0; i < names; ++i) { // two bytes of the number, then the name with its zero
        const PCRE2_SPTR at = table + std::size_t(i) * entry;
        pattern.m_groups.push_back({reinterpret_cast<const char *>(at + 2), (int(at[0]) << 8) | int(at[1])});
    }
    const bool pair = pattern.find("name") && pattern.find("value");
    const bool metric = std::ranges::any_of(
        pattern.m_groups, [](const Group &group) { return !isPlaceGroup(group.name) && group.name != "name"; });
    if (!pair && !metric)
        return bad("it has no group with the name of a metric, such as (?<loss>[0-9.]+)");
    if (!pair && pattern.find("name"))
        return bad("the group \"name\" needs a group \"value\"");
    return pattern;
}

const UserPattern::Group *UserPattern::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_groups, name, &Group::name);
    return found == m_groups.end() ? nullptr : &*found;
}

std::string_view UserPattern::groupOf(std::string_view line, int number) const
{
    const PCRE2_SIZE *place = pcre2_get_ovector_pointer(m_code->data.get());
    const std::size_t begin = place[2 * number], end = place[2 * number + 1];
    return begin == PCRE2_UNSET || begin > end || end > line.size() ? std::string_view()
                                                                    : line.substr(begin, end - begin);
}

bool UserPattern::parse(std::string_view line, std::vector<protocol::TaskValue> &out)
{
    if (isOff())
        return false;
    const int matched = pcre2_match(m_code->code.get(), reinterpret_cast<PCRE2_SPTR>(line.data()), line.size(), 0, 0,
                                    m_code->data.get(), m_code->context.get());
    if (matched == PCRE2_ERROR_MATCHLIMIT || matched == PCRE2_ERROR_DEPTHLIMIT || matched == PCRE2_ERROR_HEAPLIMIT)
        ++m_limits;
    if (matched < 0)
        return false;
    const auto whole = [&](std::string_view name, std::int64_t highest, std::int64_t &value) {
        const Group *group = find(name);
        std::int64_t number = 0;
        if (group && LineScan(groupOf(line, group->number)).integer(number, highest))
            value = number;
    };
    std::int64_t step = kNoStep, samples = 0;
    whole("epoch", kHighestEpoch, m_epoch);
    whole("step", kHighestStep, step);
    whole("samples", kHighestStep, samples);
    const Group *name = find("name"), *named = find("value");
    for (const Group &group : m_groups) {
        double value = 0;
        if (isPlaceGroup(group.name) || &group == name)
            continue;
        std::string_view digits = groupOf(line, group.number);
        LineScan scan(digits);
        if (!scan.number(value))
            continue;
        const std::string_view printed = name && &group == named ? groupOf(line, name->number) : group.name;
        addValue(out, metricName(printed), value, m_epoch, step, samples);
    }
    return true;
}

} // namespace trainyard::jobs
