#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include <QByteArray>
#include <QPoint>
#include <QRgb>
#include <QString>

class QKeyEvent;

namespace trainyard::gui {

/// One character of a terminal.
struct TerminalCell {
    QString text; ///< with its combining characters; empty: a blank, or the right half of a wide one
    QRgb fore = 0, back = 0;
    bool bold = false, italic = false, underline = false, strike = false;
    int width = 1; ///< columns; 0: the right half of a wide character
    bool operator==(const TerminalCell &) const = default;
};
using TerminalLine = std::vector<TerminalCell>;

/// The screen of a terminal: interprets the output of a program with libvterm, keeps the lines that scrolled off, and
/// turns keys into input. No widget.
class TerminalScreen {
public:
    static constexpr std::size_t kMostHistory = 5000; ///< lines that have scrolled off
    static constexpr qsizetype kLongestTitle = 200;

    TerminalScreen(int columns, int rows);
    ~TerminalScreen();
    TerminalScreen(const TerminalScreen &) = delete;
    TerminalScreen &operator=(const TerminalScreen &) = delete;

    void setColors(QRgb fore, QRgb back); ///< those of text without colours
    void write(const QByteArray &output);
    void resize(int columns, int rows);

    /// Input that a key, a paste or a request of the program has caused; empties it.
    QByteArray takeInput();
    /// \return whether the key is for the terminal
    bool press(const QKeyEvent &key);
    /// As if the text was typed; without control characters other than tabs and line ends.
    void paste(const QString &text);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    int history() const { return int(m_history.size()); }
    /// \param row  of the screen from 0; negative: lines of the history, -1 is the last one
    TerminalLine line(int row) const;
    QString textOf(int row) const; ///< without trailing blanks
    QPoint cursor() const { return m_cursor; }
    bool isCursorVisible() const { return m_cursorVisible; }
    const QString &title() const { return m_title; }      ///< that the program has set, one line
    std::uint64_t revision() const { return m_revision; } ///< increases with every change

private:
    struct Emulator;
    struct Callbacks;
    void drain();
    void addTitle(const char *text, std::size_t size, bool isFirst, bool isLast);

    std::unique_ptr<Emulator> m_emulator;
    int m_columns, m_rows;
    std::deque<TerminalLine> m_history;
    QByteArray m_input;
    QPoint m_cursor;
    bool m_cursorVisible = true;
    QString m_title, m_partOfTitle;
    std::uint64_t m_revision = 0;
};

} // namespace trainyard::gui
