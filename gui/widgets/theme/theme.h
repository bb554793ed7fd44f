#pragma once

#include <vector>

#include <QColor>
#include <QObject>

class QApplication;

namespace trainyard::gui {

/// The colours of the application.
struct Tokens {
    QColor window;  ///< background of the window
    QColor surface; ///< tables, fields, charts
    QColor text, muted;
    QColor line; ///< thin separators
    QColor accent, onAccent;
    QColor good, busy, attention, bad; ///< states; the text beside them has the same meaning
    QColor hover;
    QColor selected{}; ///< background of a selected row; computed from the others
    bool dark = false;
};

/// A text or a symbol and what is behind it.
struct ColorPair {
    const char *name;
    QColor front, back;
    double least; ///< contrast that WCAG 2.1 AA requires: 4.5 for text, 3 for symbols and frames
};

/// Contrast of two opaque colours, 1 to 21.
/// \source WCAG 2.1, definition of contrast ratio
double contrast(const QColor &a, const QColor &b);
/// All pairs that the style sheet and the widgets of the application use; disabled controls are exempt.
std::vector<ColorPair> colorPairs(const Tokens &);

/// The application's theme: light, dark, or as the desktop. GUI thread.
class Theme : public QObject {
    Q_OBJECT
public:
    enum class Mode { Follow, Light, Dark };

    static Theme &instance();

    /// Applies style, font, palette and style sheet to the application.
    void install(QApplication &app);
    void setMode(Mode mode);
    Mode mode() const { return m_mode; }
    const Tokens &tokens() const { return m_tokens; }
    static Tokens tokensOf(bool dark);

    /// Size of text in pixels, before scaling by the screen; titles grow with it.
    static constexpr int kSmallText = 12, kNormalText = 13, kLargeText = 15, kLargestText = 18;
    void setTextSize(int pixels); ///< limited to kSmallText and kLargestText
    int textSize() const { return m_textSize; }

    /// Reports that the desktop has become dark or light; effective in Mode::Follow.
    void setDesktopDark(bool isDark);

    /// Returns the colour of a state (Tone of gui/models as a number: quiet, good, busy, attention, bad).
    QColor tone(int tone) const;

    /// Returns a series colour, slightly lighter on a dark background. Distinguishable with every kind of colour
    /// vision.
    /// \source Okabe and Ito, Color Universal Design, 2008
    QColor series(int index) const;

    /// An 8-pixel grid: half, one, two, three steps.
    static constexpr int kHalf = 4, kStep = 8, kTwo = 16, kThree = 24;

signals:
    void changed();

private:
    Theme();
    void apply();
    Mode m_mode = Mode::Follow;
    Tokens m_tokens;
    bool m_installed = false;
    bool m_desktopDark = false;
    int m_textSize = kNormalText;
};

} // namespace trainyard::gui
