#pragma once

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::cli {

enum class Paint { Plain, Dim, Bold, Good, Warning, Bad, Accent };

/// Makes untrusted text (names in S3, tags, logs of nodes) safe for the terminal: replaces control characters (C0, DEL,
/// C1), bytes that are not UTF-8, and marks that change the direction of writing by '?'; keeps line feeds and tabs;
/// replaces "\r\n" by "\n".
std::string printable(std::string_view text);

/// Text that may be written to a terminal. Every string that becomes part of it is made printable() first, and only
/// Terminal::paint() adds colours after that: an escape sequence in it is always one of this program.
class TerminalText {
public:
    TerminalText() = default;
    TerminalText(const std::string &text) // NOLINT(google-explicit-constructor): strings are added as they are
        : m_bytes(printable(text))
    {
    }
    TerminalText(const char *text) // NOLINT(google-explicit-constructor)
        : m_bytes(printable(text))
    {
    }

    TerminalText &operator+=(const TerminalText &more)
    {
        m_bytes += more.m_bytes;
        return *this;
    }
    friend TerminalText operator+(TerminalText left, const TerminalText &right) { return left += right; }
    const std::string &bytes() const { return m_bytes; } ///< with the colours

private:
    friend struct Terminal;
    std::string m_bytes;
};

/// The capabilities of one output stream.
struct Terminal {
    bool live = false;    ///< a terminal with cursor movement: lines can be redrawn
    bool colour = false;  ///< live, NO_COLOR is unset and TERM is not "dumb"
    bool unicode = false; ///< the locale is UTF-8
    int columns = 80;

    static Terminal of(std::FILE *);
    TerminalText paint(Paint, const std::string &text) const; ///< without colour where there is none
};

/// Columns that the text takes on a terminal: its code points, which is exact for the output of this program.
std::size_t displayWidth(std::string_view utf8);
/// Returns the text cut to `columns`, with an ellipsis where it was cut.
std::string fitted(std::string_view utf8, std::size_t columns, bool unicode);

/// Rows under headings, each column as wide as its widest cell.
class Table {
public:
    enum class Align { Left, Right };
    struct Column {
        std::string title;
        Align align = Align::Left;
    };

    explicit Table(std::vector<Column> columns)
        : m_columns(std::move(columns))
    {
    }
    void add(std::vector<std::string> cells); ///< missing cells are empty; cells are made printable() and one line
    bool empty() const { return m_rows.empty(); }
    /// Returns one line per row, each ending with a line feed; the heading is bold where there is colour.
    TerminalText text(const Terminal &) const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

/// Returns "[=======>   ]", `width` characters with its brackets.
std::string progressBar(double fraction, int width);

} // namespace trainyard::cli
