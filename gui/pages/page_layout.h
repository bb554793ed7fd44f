#pragma once

#include <QVBoxLayout>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

/// Returns the layout of a page: its title and one sentence about it come first.
inline QVBoxLayout *pageLayout(QWidget *page, const QString &title, const QString &sentence)
{
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(Theme::kThree, Theme::kTwo, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    column->addWidget(label(title, "title"));
    auto *words = label(sentence, "muted");
    words->setWordWrap(true);
    column->addWidget(words);
    column->addSpacing(Theme::kStep);
    return column;
}

} // namespace trainyard::gui
