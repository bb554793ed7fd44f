#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {

std::string xmlEscape(std::string_view text)
{
    std::string out;
    out.reserve(text.size() + 16);
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&apos;";
            break;
        case '\t':
            out += "&#9;";
            break;
        case '\n':
            out += "&#10;";
            break;
        case '\r':
            out += "&#13;";
            break;
        default:
            out += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
        }
    }
    return out;
}

XmlWriter &XmlWriter::text(std::string_view tag, std::string_view value)
{
    m_out.append("<").append(tag).append(">").append(xmlEscape(value)).append("</").append(tag).append(">");
    return *this;
}

XmlWriter &XmlWriter::raw(std::string_view xml)
{
    m_out.append(xml);
    return *this;
}

void XmlWriter::open(std::string_view tag)
{
    m_out.append("<").append(tag).append(">");
}

XmlWriter &XmlWriter::close(std::string_view tag)
{
    m_out.append("</").append(tag).append(">");
    return *this;
}

} // namespace trainyard::localcloud
