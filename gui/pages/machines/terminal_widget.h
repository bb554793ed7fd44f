#pragma once

#include <memory>
#include <optional>

#include <QAbstractScrollArea>

#include "gui/models/machines/terminal_screen.h"

class QTimer;

namespace trainyard::gui {

/// Draws a terminal and passes keys to it. Tab belongs to the program: Ctrl+Tab leaves the widget.
class TerminalWidget final : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit TerminalWidget(QWidget *parent = nullptr);

    void write(const QByteArray &output);
    void reset(); ///< an empty screen, for another program
    const TerminalScreen &screen() const { return *m_screen; }
    QString selectedText() const;

signals:
    void input(const QByteArray &bytes); ///< for the program
    void sizeChanged(int columns, int rows);
    void titleChanged(const QString &title);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// A place in the text: line 0 is the oldest of the history.
    struct Place {
        int line = 0, column = 0;
        auto operator<=>(const Place &) const = default;
    };
    void applyTheme();
    void fit();
    void showChange();
    void sendInput();
    void drawLine(QPainter &painter, int line, int y);
    Place placeAt(const QPoint &point) const;
    bool isSelected(const Place &place) const;
    void copy();
    void paste();

    std::unique_ptr<TerminalScreen> m_screen;
    QTimer *m_draw;
    int m_cellWidth = 8, m_cellHeight = 16, m_ascent = 12;
    QString m_title;
    std::optional<Place> m_anchor, m_end; ///< of the selection
};

} // namespace trainyard::gui
