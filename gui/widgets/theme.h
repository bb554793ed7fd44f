#pragma once

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
    bool dark = false;
};

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
    static bool desktopIsDark();

    Mode m_mode = Mode::Follow;
    Tokens m_tokens;
    bool m_installed = false;
    bool m_startedDark = false;
};

} // namespace trainyard::gui
