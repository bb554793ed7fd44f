#pragma once

#include <cstddef>
#include <cstring>
#include <limits>
#include <tuple>

/// Tables of the fields of a struct, with one line for each field. Files, command lines, checks and messages are derived
/// from the table.
namespace trainyard {

/// Identity of a member of S: the subject of a problem, of a line of the table, or of a widget.
template <class S>
class FieldOf {
public:
    template <class T>
    FieldOf(T S::*member) noexcept
    {
        static_assert(sizeof member == sizeof m_offset);
        std::memcpy(&m_offset, &member, sizeof m_offset);
    }
    bool operator==(const FieldOf &) const = default;

private:
    std::ptrdiff_t m_offset = 0;
};

struct FieldName {
    const char *file;  ///< "deadlineMinutes"
    const char *label; ///< in messages: "deadline"

    constexpr FieldName(const char *inFile, const char *inMessages = nullptr)
        : file(inFile)
        , label(inMessages ? inMessages : inFile)
    {
    }
};

/// The range of a number or of the elements of a list of numbers, the length of a text, or the size of a list of texts.
struct Limits {
    double low = -std::numeric_limits<double>::infinity(), high = std::numeric_limits<double>::infinity();
    const char *lowText = nullptr, *highText = nullptr; ///< with their units; null: the number
    bool orZero = false;                                ///< 0 is allowed as well, and stands for none
    bool inHelp = false;        ///< the parser of the command line checks it too, and the help shows it
    const char *zero = nullptr; ///< the word for 0 on the command line: "auto"
};

/// What a table holds about one field.
struct FieldInfo {
    FieldName name;
    Limits limits;
    const char *options; ///< "-w,--workers"; of a flag that clears the field: "!--name"; null: not an option
    const char *help;
};

/// A line of a table: one member.
template <class S, class T>
struct FieldLine : FieldInfo {
    T S::*member;
    auto &in(auto &spec) const { return spec.*member; }
    FieldOf<S> field() const { return member; }
};

/// A line of a table: a part of one member. The member identifies the field.
template <class S, class M, class T>
struct PartLine : FieldInfo {
    M S::*member;
    T M::*part;
    auto &in(auto &spec) const { return spec.*member.*part; }
    FieldOf<S> field() const { return member; }
};

template <class S, class T>
constexpr FieldLine<S, T> field(T S::*member, FieldName name, Limits limits = {}, const char *options = nullptr,
                                const char *help = "")
{
    return {{name, limits, options, help}, member};
}

template <class S, class M, class T>
constexpr PartLine<S, M, T> field(M S::*member, T M::*part, FieldName name, Limits limits = {},
                                  const char *options = nullptr, const char *help = "")
{
    return {{name, limits, options, help}, member, part};
}

/// Calls f(line) for each line of a table (std::tuple), in their order.
template <class Table, class F>
void forEachField(const Table &table, F &&f)
{
    std::apply([&f](const auto &...line) { (f(line), ...); }, table);
}

} // namespace trainyard
