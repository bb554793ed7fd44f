#pragma once

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::cli {

enum class Paint { Plain, Dim, Bold, Good, Warning, Bad, Accent };

/// What one output stream can show.
struct Terminal {
    bool live = false;    ///< a terminal with cursor movement: lines may be drawn again
    bool colour = false;  ///< live, NO_COLOR is unset and TERM is not "dumb"
    bool unicode = false; ///< the locale is UTF-8
    int columns = 80;

    static Terminal of(std::FILE *);
    std::string paint(Paint, std::string_view text) const; ///< the text as it is where there is no colour
};

/// Text of others (names in S3, tags, logs of nodes) for the terminal: what could steer it (C0, DEL, C1, bytes that are
/// no UTF-8, marks that turn the direction of writing) becomes '?'; line feeds and tabs stay,
/// "\r\n" becomes "\n".
std::string printable(std::string_view text);

/// Columns that text takes on a terminal: code points, which is exact for what this program prints.
std::size_t displayWidth(std::string_view utf8);
/// The text cut to `columns`, with an ellipsis where something was cut.
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
    /// One line each, ending with a line feed; the heading is bold where there is colour.
    std::string text(const Terminal &) const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

/// "[=======>      ]", `width` characters with its brackets.
std::string progressBar(double fraction, int width);

} // namespace trainyard::cli
