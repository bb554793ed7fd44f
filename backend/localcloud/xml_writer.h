#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace trainyard::localcloud {

/// Escapes text for an XML document: the five entities; control characters that XML 1.0 does not allow become '?'.
std::string xmlEscape(std::string_view);

/// Writes elements in sequence; nested calls give nested elements.
class XmlWriter {
public:
    XmlWriter &text(std::string_view tag, std::string_view value);
    XmlWriter &number(std::string_view tag, std::int64_t value) { return text(tag, std::to_string(value)); }
    XmlWriter &boolean(std::string_view tag, bool value) { return text(tag, value ? "true" : "false"); }
    /// Omits the element when the value is empty: absent optional text is not an error for any client.
    XmlWriter &optional(std::string_view tag, std::string_view value)
    {
        return value.empty() ? *this : text(tag, value);
    }

    template <class F>
    XmlWriter &element(std::string_view tag, F &&inside)
    {
        open(tag);
        inside();
        return close(tag);
    }
    XmlWriter &raw(std::string_view xml);
    const std::string &str() const { return m_out; }

private:
    void open(std::string_view tag);
    XmlWriter &close(std::string_view tag);
    std::string m_out;
};

/// Writes the content of an element.
using XmlContent = std::function<void(XmlWriter &)>;
inline const XmlContent kNoContent = [](XmlWriter &) {};

} // namespace trainyard::localcloud
