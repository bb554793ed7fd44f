#include "gui/widgets/theme/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QApplication>
#include <QFont>
#include <QPalette>
#include <QRegularExpression>
#include <QStyleFactory>

#include "gui/widgets/mnemonic_kerning.h"
#include "gui/widgets/plain_text.h"

namespace trainyard::gui {

namespace {

Tokens light()
{
    return {.window = "#f6f7f9",
            .surface = "#ffffff",
            .text = "#1b1f24",
            .muted = "#57606a",
            .line = "#d8dde3",
            .accent = "#0b62bd",
            .onAccent = "#ffffff",
            .good = "#176f30",
            .busy = "#0b62bd",
            .attention = "#8a5a00",
            .bad = "#b3261e",
            .hover = "#eceff3",
            .dark = false};
}

Tokens dark()
{
    return {.window = "#15181c",
            .surface = "#1d2126",
            .text = "#e6eaee",
            .muted = "#9aa5b1",
            .line = "#363d45",
            .accent = "#5aa9ff",
            .onAccent = "#0b1623",
            .good = "#57b36a",
            .busy = "#5aa9ff",
            .attention = "#e3b341",
            .bad = "#ff7b72",
            .hover = "#272d34",
            .dark = true};
}

QPalette paletteOf(const Tokens &t)
{
    QPalette p;
    p.setColor(QPalette::Window, t.window);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.surface);
    p.setColor(QPalette::AlternateBase, t.hover);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::Button, t.dark ? QColor("#262b31") : QColor("#f1f3f5"));
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.bad);
    p.setColor(QPalette::ToolTipBase, t.surface);
    p.setColor(QPalette::ToolTipText, t.text);
    p.setColor(QPalette::Highlight, t.accent);
    p.setColor(QPalette::HighlightedText, t.onAccent);
    p.setColor(QPalette::Link, t.accent);
    p.setColor(QPalette::LinkVisited, t.accent);
    p.setColor(QPalette::PlaceholderText, t.muted);
    p.setColor(QPalette::Light, t.dark ? t.hover : QColor(Qt::white));
    p.setColor(QPalette::Midlight, t.hover);
    p.setColor(QPalette::Mid, t.line);
    p.setColor(QPalette::Dark, t.dark ? QColor("#0d0f12") : QColor("#aab2bb"));
    p.setColor(QPalette::Shadow, t.dark ? QColor(Qt::black) : QColor("#8b949e"));
    QColor faint = t.muted;
    faint.setAlphaF(t.dark ? 0.65f : 0.75f);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, faint);
    p.setColor(QPalette::Disabled, QPalette::Highlight, t.line);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, t.muted);
    return p;
}

QString sheet(const Tokens &t)
{
    // A QLineEdit gets its colour from the palette: a colour in the style sheet would halve that of its placeholder.
    QString s = QStringLiteral(R"(
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolTip { background: @surface; color: @text; border: 1px solid @line; padding: 4px; }
QPushButton { background: @surface; color: @text; border: 1px solid @line; border-radius: 4px; padding: 5px 12px; min-height: 16px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @line; }
QPushButton:focus { border-color: @accent; background: @hover; }
QPushButton:checked { border-color: @accent; background: @selected; }
QPushButton:disabled { color: @muted; background: transparent; }
QPushButton:default, QPushButton[look="primary"] { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton:default:focus, QPushButton[look="primary"]:focus { border: 3px double @onAccent; padding: 3px 10px; background: @accent; }
QPushButton:default:disabled, QPushButton[look="primary"]:disabled { background: @line; color: @muted; border-color: @line; }
QPushButton[look="danger"] { color: @bad; border-color: @bad; }
QPushButton[look="danger"]:hover { background: @hover; }
QPushButton[look="danger"]:disabled { color: @muted; border-color: @line; background: transparent; }
QPushButton[look="dangerFull"], QPushButton[look="danger"][armed="true"] { background: @bad; color: @window; border-color: @bad; }
QPushButton[look="danger"]:focus { border: 2px solid @bad; padding: 4px 11px; }
QPushButton[look="dangerFull"]:focus, QPushButton[look="danger"][armed="true"]:focus { border: 3px double @window; padding: 3px 10px; background: @bad; }
QPushButton::menu-indicator { image: none; width: 0px; }
QPushButton[look="dangerFull"]:disabled { background: @line; color: @muted; border-color: @line; }
QPushButton[look="flat"] { border-color: transparent; background: transparent; padding: 4px 8px; }
QPushButton[look="flat"]:hover { background: @hover; }
QPushButton[look="flat"]:focus { border-color: @accent; }
QPushButton[look="card"] { text-align: left; padding: 8px 12px; }
QPushButton[look="card"]:checked { border-color: @accent; background: @selected; }
QPushButton[look="card"]:focus { border-color: @accent; }
QToolButton#fold { background: transparent; border: 1px solid transparent; border-bottom: 1px solid @line; padding: 6px 4px; font-weight: 600; }
QToolButton#fold:hover { background: @hover; }
QToolButton#fold:focus { border-color: @accent; border-radius: 4px; }
QToolButton[look="menu"] { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 4px 20px 4px 8px; color: @text; }
QToolButton[look="menu"]:hover { background: @hover; }
QToolButton[look="menu"]:focus { border-color: @accent; }
QToolButton[look="menu"]::menu-indicator { image: url(:/icons/controls/arrow-down-@mode.svg); width: 12px; height: 12px; subcontrol-origin: padding; subcontrol-position: right center; right: 4px; }
QLineEdit { background: @surface; border: 1px solid @line; border-radius: 4px; padding: 3px 6px; }
QLineEdit:focus { border-color: @accent; }
QLineEdit:disabled { color: @muted; background: @hover; border-color: @hover; }
QComboBox, QAbstractSpinBox { background: @surface; color: @text; border: 1px solid @line; border-radius: 4px; padding: 3px 6px; min-height: 18px; }
QComboBox:hover { background: @hover; }
QComboBox:focus, QComboBox:on, QAbstractSpinBox:focus { border-color: @accent; }
QComboBox:disabled, QAbstractSpinBox:disabled { color: @muted; background: @hover; border-color: @hover; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow { image: url(:/icons/controls/arrow-down-@mode.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @surface; color: @text; border: 1px solid @line; outline: none; selection-background-color: @selected; selection-color: @text; }
QAbstractSpinBox { padding-right: 22px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; border: none; background: transparent; width: 20px; margin: 1px; }
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @hover; }
QAbstractSpinBox::up-arrow { image: url(:/icons/controls/arrow-up-@mode.svg); width: 12px; height: 12px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QAbstractSpinBox QLineEdit:disabled, QComboBox QLineEdit:disabled { border: none; padding: 0; background: transparent; }
QCheckBox::indicator, QListView::indicator { width: 14px; height: 14px; border: 1px solid @muted; border-radius: 3px; background: @surface; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @accent; border-color: @accent; image: url(:/icons/controls/tick-@mode.svg); }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @muted; border-radius: 8px; background: @surface; }
QRadioButton::indicator:checked { border-color: @accent; background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, stop: 0.4 @onAccent, stop: 0.5 @accent); }
QRadioButton::indicator:focus { border-color: @accent; }
QRadioButton:focus { color: @accent; }
QCheckBox::indicator:focus { border-color: @accent; }
QCheckBox:focus { color: @accent; }
QTableView, QTreeView, QPlainTextEdit, QTextBrowser { background: @surface; border: 1px solid @line; border-radius: 4px; }
QTextBrowser { padding: 8px; }
QTableView:focus, QTreeView:focus, QListView:focus, QPlainTextEdit:focus, QTextBrowser:focus { border-color: @accent; }
QTableView { outline: none; gridline-color: @line; selection-background-color: @selected; selection-color: @text; }
QTableView::item { padding: 4px 8px; border: none; }
QTableView::item:selected { background: @selected; color: @text; }
QHeaderView { background: @surface; }
QHeaderView::section { background: @surface; color: @muted; border: none; border-bottom: 1px solid @line; padding: 6px 11px; }
QTableCornerButton::section { background: @surface; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QTabWidget::pane { border: none; padding-top: 8px; }
QTabWidget::tab-bar { left: 0; }
QTabWidget#pageTabs::tab-bar { left: 12px; }
QTabBar::tab { color: @muted; padding: 8px 12px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:selected:focus { color: @accent; background: @hover; }
QProgressBar { background: @line; border: none; border-radius: 2px; max-height: 4px; min-height: 4px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }
QListView { background: @surface; border: 1px solid @line; border-radius: 4px; outline: none; }
QListView::item { padding: 4px 8px; border: none; }
QListView::item:selected { background: @selected; color: @text; }
QListWidget#sidebar, QListWidget#steps { background: @window; border: none; border-right: 1px solid @line; outline: none; padding: 8px; }
QListWidget#sidebar::item, QListWidget#steps::item { padding: 8px; border-radius: 4px; color: @text; margin-bottom: 4px; }
QListWidget#sidebar::item:hover, QListWidget#steps::item:hover { background: @hover; }
QListWidget#sidebar:focus, QListWidget#steps:focus { border-right-color: @accent; }
QListWidget#sidebar::item:selected, QListWidget#steps::item:selected { background: @selected; color: @text; }
QFrame#banner { background: @surface; border: none; border-bottom: 1px solid @line; }
QFrame#alarm { background: @surface; border: 1px solid @bad; border-radius: 4px; }
QFrame#header { background: @surface; border: none; border-bottom: 1px solid @line; }
QFrame#drawer { background: @surface; border: none; border-top: 1px solid @line; }
QFrame#sideColumn { background: @window; border: none; border-left: 1px solid @line; }
QLabel#toast { background: @text; color: @window; border-radius: 4px; padding: 8px 16px; }
QFrame#undo { background: @text; border-radius: 4px; }
QFrame#undo QLabel { color: @window; }
QFrame#card { background: @surface; border: 1px solid @line; border-radius: 4px; }
QMessageBox QLabel#qt_msgbox_label { font-weight: 600; }
QLabel[look="title"] { font-size: @titleSizepx; font-weight: 600; }
QLabel[look="heading"] { font-size: @headingSizepx; font-weight: 600; }
QLabel[look="figure"] { font-size: @titleSizepx; }
QLabel[look="muted"] { color: @muted; }
QLabel[look="problem"] { color: @bad; }
QLabel[look="good"] { color: @good; }
QLabel[look="attention"] { color: @attention; }
QSplitter::handle { background: transparent; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: @line; border-radius: 3px; margin: 2px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)");
    s.replace(QLatin1String("@mode"), QLatin1String(t.dark ? "dark" : "light"));
    const std::array<std::pair<const char *, QColor>, 12> names{{{"@window", t.window},
                                                                 {"@surface", t.surface},
                                                                 {"@text", t.text},
                                                                 {"@muted", t.muted},
                                                                 {"@line", t.line},
                                                                 {"@accent", t.accent},
                                                                 {"@onAccent", t.onAccent},
                                                                 {"@good", t.good},
                                                                 {"@attention", t.attention},
                                                                 {"@bad", t.bad},
                                                                 {"@hover", t.hover},
                                                                 {"@selected", t.selected}}};
    const int size = Theme::instance().textSize();
    s.replace(QLatin1String("@titleSize"), QString::number(size * 20 / 13));
    s.replace(QLatin1String("@headingSize"), QString::number(size + 1));
    for (const auto &[name, color] : names)
        s.replace(QRegularExpression(QLatin1String(name) + QLatin1String("\\b")), color.name());
    return s;
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &color) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(double(color.redF())) + 0.7152 * linear(double(color.greenF())) +
               0.0722 * linear(double(color.blueF()));
    };
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

std::vector<ColorPair> colorPairs(const Tokens &t)
{
    constexpr double kText = 4.5, kSymbol = 3;
    std::vector<ColorPair> pairs{{"primary button", t.onAccent, t.accent, kText},
                                 {"danger button", t.window, t.bad, kText},
                                 {"toast", t.window, t.text, kText},
                                 {"selected text", t.text, t.selected, kText},
                                 {"focus of a primary button", t.onAccent, t.accent, kSymbol},
                                 {"focus of a field", t.accent, t.line, kSymbol}};
    const std::pair<const char *, QColor> texts[] = {{"text", t.text}, {"muted", t.muted},         {"accent", t.accent},
                                                     {"good", t.good}, {"attention", t.attention}, {"bad", t.bad},
                                                     {"busy", t.busy}};
    for (const auto &[name, front] : texts) {
        for (const QColor &back : {t.window, t.surface, t.hover})
            pairs.push_back({name, front, back, kText});
        pairs.push_back({name, front, t.selected, kSymbol}); // icons of states in a selected row
    }
    return pairs;
}

Tokens Theme::tokensOf(bool wantDark)
{
    Tokens t = wantDark ? dark() : light();
    const double a = wantDark ? 0.28 : 0.14; // an opaque mix keeps the contrast of the text on it
    const auto mix = [a](float front, float back) { return float(double(front) * a + double(back) * (1 - a)); };
    t.selected = QColor::fromRgbF(mix(t.accent.redF(), t.surface.redF()), mix(t.accent.greenF(), t.surface.greenF()),
                                  mix(t.accent.blueF(), t.surface.blueF()));
    return t;
}

Theme &Theme::instance()
{
    static Theme theme;
    return theme;
}

Theme::Theme()
    : m_tokens(tokensOf(false))
{
}

void Theme::install(QApplication &app)
{
    // Qt 6.4 does not report the colour scheme; the initial palette shows the preference of the desktop.
    m_desktopDark = app.palette().color(QPalette::Window).lightness() < 128;
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (!m_installed) {
        showPlainTextOnly(app);
        measureMnemonicsAsDrawn(app);
    }
    m_installed = true;
    apply();
}

void Theme::setMode(Mode mode)
{
    m_mode = mode;
    apply();
}

void Theme::setTextSize(int pixels)
{
    m_textSize = std::clamp(pixels, kSmallText, kLargestText);
    apply();
}

void Theme::setDesktopDark(bool isDark)
{
    if (std::exchange(m_desktopDark, isDark) != isDark)
        apply();
}

void Theme::apply()
{
    const bool wantDark = m_mode == Mode::Dark || (m_mode == Mode::Follow && m_desktopDark);
    m_tokens = tokensOf(wantDark);
    if (m_installed) {
        if (QFont font = QApplication::font(); font.pixelSize() != m_textSize) {
            font.setPixelSize(m_textSize);
            QApplication::setFont(font);
        }
        QApplication::setPalette(paletteOf(m_tokens));
        qApp->setStyleSheet(sheet(m_tokens));
    }
    emit changed();
}

QColor Theme::tone(int tone) const
{
    switch (tone) {
    case 1:
        return m_tokens.good;
    case 2:
        return m_tokens.busy;
    case 3:
        return m_tokens.attention;
    case 4:
        return m_tokens.bad;
    default:
        return m_tokens.muted;
    }
}

QColor Theme::series(int index) const
{
    static constexpr std::array<const char *, 7> onLight{"#0072B2", "#D55E00", "#009E73", "#CC79A7",
                                                         "#E69F00", "#56B4E9", "#000000"};
    static constexpr std::array<const char *, 7> onDark{"#56B4E9", "#E69F00", "#2CC295", "#CC79A7",
                                                        "#F0E442", "#4C9BD0", "#E6EAEE"};
    const auto i = std::size_t(index) % onLight.size();
    return QColor(QLatin1String(m_tokens.dark ? onDark[i] : onLight[i]));
}

} // namespace trainyard::gui
