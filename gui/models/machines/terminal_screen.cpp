#include "gui/models/machines/terminal_screen.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include <QKeyEvent>
#include <vterm.h>

namespace trainyard::gui {

struct TerminalScreen::Emulator {
    VTerm *terminal = nullptr;
    VTermScreen *screen = nullptr;
    QRgb fore = qRgb(240, 240, 240), back = qRgb(0, 0, 0); ///< where a program has not chosen a colour
    ~Emulator() { vterm_free(terminal); }
};

namespace {

QRgb rgbOf(const VTermScreen *screen, VTermColor color)
{
    vterm_screen_convert_color_to_rgb(screen, &color);
    return qRgb(color.rgb.red, color.rgb.green, color.rgb.blue);
}

/// \param fore, back  in the place of the default colours: cells keep the ones that they were written with
TerminalCell cellOf(const VTermScreen *screen, const VTermScreenCell &from, QRgb fore, QRgb back)
{
    TerminalCell cell;
    if (from.chars[0] == char32_t(-1)) { // the right half of a wide character
        cell.width = 0;
    } else {
        for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && from.chars[i] != 0; ++i) {
            const char32_t c = from.chars[i];
            cell.text += QString::fromUcs4(&c, 1);
        }
        cell.width = std::max(1, int(from.width));
    }
    cell.fore = VTERM_COLOR_IS_DEFAULT_FG(&from.fg) ? fore : rgbOf(screen, from.fg);
    cell.back = VTERM_COLOR_IS_DEFAULT_BG(&from.bg) ? back : rgbOf(screen, from.bg);
    if (from.attrs.reverse)
        std::swap(cell.fore, cell.back);
    cell.bold = from.attrs.bold;
    cell.italic = from.attrs.italic;
    cell.underline = from.attrs.underline != 0;
    cell.strike = from.attrs.strike;
    return cell;
}

VTermModifier modifierOf(Qt::KeyboardModifiers keys)
{
    int modifier = VTERM_MOD_NONE;
    if (keys & Qt::ShiftModifier)
        modifier |= VTERM_MOD_SHIFT;
    if (keys & Qt::AltModifier)
        modifier |= VTERM_MOD_ALT;
    if (keys & Qt::ControlModifier)
        modifier |= VTERM_MOD_CTRL;
    return VTermModifier(modifier);
}

VTermKey keyOf(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return VTERM_KEY_ENTER;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return VTERM_KEY_TAB;
    case Qt::Key_Backspace:
        return VTERM_KEY_BACKSPACE;
    case Qt::Key_Escape:
        return VTERM_KEY_ESCAPE;
    case Qt::Key_Up:
        return VTERM_KEY_UP;
    case Qt::Key_Down:
        return VTERM_KEY_DOWN;
    case Qt::Key_Left:
        return VTERM_KEY_LEFT;
    case Qt::Key_Right:
        return VTERM_KEY_RIGHT;
    case Qt::Key_Insert:
        return VTERM_KEY_INS;
    case Qt::Key_Delete:
        return VTERM_KEY_DEL;
    case Qt::Key_Home:
        return VTERM_KEY_HOME;
    case Qt::Key_End:
        return VTERM_KEY_END;
    case Qt::Key_PageUp:
        return VTERM_KEY_PAGEUP;
    case Qt::Key_PageDown:
        return VTERM_KEY_PAGEDOWN;
    default:
        break;
    }
    if (key >= Qt::Key_F1 && key <= Qt::Key_F12)
        return VTermKey(int(VTERM_KEY_FUNCTION_0) + 1 + key - Qt::Key_F1);
    return VTERM_KEY_NONE;
}

} // namespace

/// What libvterm calls; `user` is the screen.
struct TerminalScreen::Callbacks {
    static TerminalScreen &of(void *user) { return *static_cast<TerminalScreen *>(user); }
    static int damaged(VTermRect, void *user)
    {
        ++of(user).m_revision;
        return 1;
    }
    static int moved(VTermPos at, VTermPos, int visible, void *user)
    {
        of(user).m_cursor = {at.col, at.row};
        of(user).m_cursorVisible = visible != 0;
        ++of(user).m_revision;
        return 1;
    }
    static int changed(VTermProp property, VTermValue *value, void *user)
    {
        TerminalScreen &screen = of(user);
        if (property == VTERM_PROP_CURSORVISIBLE)
            screen.m_cursorVisible = value->boolean != 0;
        if (property == VTERM_PROP_TITLE)
            addTitle(screen, value->string);
        ++screen.m_revision;
        return 1;
    }
    /// libvterm 0.1 has the complete title, later versions its parts.
    static void addTitle(TerminalScreen &screen, const char *text)
    {
        screen.addTitle(text, std::char_traits<char>::length(text), true, true);
    }
    template <class Part>
    static void addTitle(TerminalScreen &screen, const Part &part) requires requires
    {
        part.initial;
    }
    {
        screen.addTitle(part.str, part.len, part.initial, part.final);
    }
    static int scrolledOff(int columns, const VTermScreenCell *cells, void *user)
    {
        TerminalScreen &screen = of(user);
        TerminalLine line;
        for (int column = 0; column < columns; ++column)
            line.push_back(
                cellOf(screen.m_emulator->screen, cells[column], screen.m_emulator->fore, screen.m_emulator->back));
        screen.m_history.push_back(std::move(line));
        if (screen.m_history.size() > kMostHistory)
            screen.m_history.pop_front();
        return 1;
    }
    static constexpr VTermScreenCallbacks all()
    {
        VTermScreenCallbacks callbacks{};
        callbacks.damage = damaged;
        callbacks.movecursor = moved;
        callbacks.settermprop = changed;
        callbacks.sb_pushline = scrolledOff;
        return callbacks;
    }
};

TerminalScreen::TerminalScreen(int columns, int rows)
    : m_emulator(std::make_unique<Emulator>())
    , m_columns(std::max(columns, 2))
    , m_rows(std::max(rows, 1))
{
    static const VTermScreenCallbacks callbacks = Callbacks::all();
    m_emulator->terminal = vterm_new(m_rows, m_columns);
    vterm_set_utf8(m_emulator->terminal, 1);
    m_emulator->screen = vterm_obtain_screen(m_emulator->terminal);
    vterm_screen_set_callbacks(m_emulator->screen, &callbacks, this);
    vterm_screen_enable_altscreen(m_emulator->screen, 1);
    vterm_screen_reset(m_emulator->screen, 1);
}

TerminalScreen::~TerminalScreen() = default;

void TerminalScreen::setColors(QRgb fore, QRgb back)
{
    VTermColor text, ground;
    vterm_color_rgb(&text, std::uint8_t(qRed(fore)), std::uint8_t(qGreen(fore)), std::uint8_t(qBlue(fore)));
    vterm_color_rgb(&ground, std::uint8_t(qRed(back)), std::uint8_t(qGreen(back)), std::uint8_t(qBlue(back)));
    vterm_state_set_default_colors(vterm_obtain_state(m_emulator->terminal), &text, &ground);
    m_emulator->fore = fore;
    m_emulator->back = back;
    ++m_revision;
}

void TerminalScreen::write(const QByteArray &output)
{
    vterm_input_write(m_emulator->terminal, output.constData(), std::size_t(output.size()));
    drain();
}

void TerminalScreen::resize(int columns, int rows)
{
    columns = std::max(columns, 2);
    rows = std::max(rows, 1);
    if (columns == m_columns && rows == m_rows)
        return;
    m_columns = columns;
    m_rows = rows;
    vterm_set_size(m_emulator->terminal, rows, columns);
    ++m_revision;
}

/// Takes what libvterm has for the program: answers to its requests, and keys.
void TerminalScreen::drain()
{
    std::array<char, 1024> part;
    while (const std::size_t size = vterm_output_read(m_emulator->terminal, part.data(), part.size()))
        m_input.append(part.data(), qsizetype(size));
}

QByteArray TerminalScreen::takeInput()
{
    return std::exchange(m_input, {});
}

bool TerminalScreen::press(const QKeyEvent &key)
{
    VTermModifier modifier = modifierOf(key.modifiers());
    if (const VTermKey known = keyOf(key.key()); known != VTERM_KEY_NONE) {
        if (key.key() == Qt::Key_Backtab)
            modifier = VTermModifier(modifier | VTERM_MOD_SHIFT);
        vterm_keyboard_key(m_emulator->terminal, known, modifier);
        drain();
        return true;
    }
    const bool isLetter = key.key() >= Qt::Key_Space && key.key() <= Qt::Key_AsciiTilde;
    if ((key.modifiers() & Qt::ControlModifier) && isLetter) {
        const char32_t c = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z ? char32_t(key.key() - Qt::Key_A + 'a')
                                                                            : char32_t(key.key());
        vterm_keyboard_unichar(m_emulator->terminal, c, modifier);
        drain();
        return true;
    }
    const auto typed = key.text().toUcs4();
    for (const uint c : typed)
        vterm_keyboard_unichar(m_emulator->terminal, c, VTermModifier(modifier & VTERM_MOD_ALT));
    drain();
    return !typed.isEmpty();
}

/// A text from elsewhere must not send keys: an escape sequence could end the bracket of the paste.
void TerminalScreen::paste(const QString &text)
{
    vterm_keyboard_start_paste(m_emulator->terminal);
    for (const uint c : text.toUcs4()) {
        if (c == '\n' || c == '\r')
            vterm_keyboard_key(m_emulator->terminal, VTERM_KEY_ENTER, VTERM_MOD_NONE);
        else if (c == '\t' || (c >= 0x20 && c != 0x7f && !(c >= 0x80 && c < 0xa0)))
            vterm_keyboard_unichar(m_emulator->terminal, c, VTERM_MOD_NONE);
        drain(); // the buffer of libvterm is small
    }
    vterm_keyboard_end_paste(m_emulator->terminal);
    drain();
}

TerminalLine TerminalScreen::line(int row) const
{
    if (row < 0) {
        const int at = history() + row;
        return at >= 0 ? m_history[std::size_t(at)] : TerminalLine();
    }
    TerminalLine line;
    for (int column = 0; column < m_columns && row < m_rows; ++column) {
        VTermScreenCell cell;
        if (vterm_screen_get_cell(m_emulator->screen, {row, column}, &cell))
            line.push_back(cellOf(m_emulator->screen, cell, m_emulator->fore, m_emulator->back));
    }
    return line;
}

QString TerminalScreen::textOf(int row) const
{
    QString text;
    for (const TerminalCell &cell : line(row)) {
        if (cell.width > 0)
            text += cell.text.isEmpty() ? QStringLiteral(" ") : cell.text;
    }
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text;
}

/// A title may arrive in parts. It is shown as plain text, and not longer than is useful.
void TerminalScreen::addTitle(const char *text, std::size_t size, bool isFirst, bool isLast)
{
    if (isFirst)
        m_partOfTitle.clear();
    if (m_partOfTitle.size() < kLongestTitle)
        m_partOfTitle += QString::fromUtf8(text, qsizetype(size));
    if (isLast)
        m_title = m_partOfTitle.left(kLongestTitle).simplified();
}

} // namespace trainyard::gui
