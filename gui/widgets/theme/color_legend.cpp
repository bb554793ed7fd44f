#include "gui/widgets/theme/color_legend.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

ColorLegend::ColorLegend(const QString &title, const QStringList &names, QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    row->addWidget(label(title, "muted"));
    for (const QString &name : names) {
        auto *square = new QLabel;
        square->setFixedSize(12, 12);
        m_squares.push_back(square);
        row->addWidget(square);
        row->addWidget(label(name, "muted"));
    }
    row->addStretch(1);
    paintSquares();
    connect(&Theme::instance(), &Theme::changed, this, &ColorLegend::paintSquares);
}

void ColorLegend::paintSquares()
{
    for (std::size_t i = 0; i < m_squares.size(); ++i) {
        QPixmap square(m_squares[i]->size());
        square.fill(Theme::instance().series(int(i)));
        m_squares[i]->setPixmap(square);
    }
}

} // namespace trainyard::gui
