#pragma once

#include <QColor>
#include <QObject>

class QApplication;

namespace trainyard::gui {

/// The few colours everything is drawn with.
struct Tokens {
    QColor window;  ///< behind everything
    QColor surface; ///< tables, fields, charts
    QColor text, muted;
    QColor line; ///< thin lines between things
    QColor accent, onAccent;
    QColor good, busy, attention, bad; ///< states; the word beside them says the same
    QColor hover;
    bool dark = false;
};

/// Light, dark, or as the desktop has it; one for the program. GUI thread.
class Theme : public QObject {
    Q_OBJECT
public:
    enum class Mode { Follow, Light, Dark };

    static Theme &instance();

    /// Style, font, palette and style sheet of the whole application.
    void install(QApplication &app);
    void setMode(Mode mode);
    Mode mode() const { return m_mode; }
    const Tokens &tokens() const { return m_tokens; }

    /// The colour of a state (Tone of gui/models as a number: quiet, good, busy, attention, bad).
    QColor tone(int tone) const;

    /// Series colours of Okabe and Ito, lightened a little where a dark ground needs it.
    /// source  Okabe and Ito, Color Universal Design, 2008: distinguishable with every kind of colour vision
    QColor series(int index) const;

    /// Grid of 8 pixels: half, one, two, three steps.
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
