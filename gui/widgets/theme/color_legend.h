#pragma once

#include <vector>

#include <QWidget>

class QLabel;

namespace trainyard::gui {

/// One line that names the colours of Theme::series(), from the first one on.
class ColorLegend : public QWidget {
    Q_OBJECT
public:
    /// \param title  before the names; what they have in common
    ColorLegend(const QString &title, const QStringList &names, QWidget *parent = nullptr);

private:
    void paintSquares();
    std::vector<QLabel *> m_squares;
};

} // namespace trainyard::gui
