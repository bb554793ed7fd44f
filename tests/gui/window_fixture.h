#pragma once

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include "gui/app/main_window.h"
#include "gui/widgets/data_table.h"
#include "tests/gui/activate.h"
#include "tests/gui/fakes.h"

namespace trainyard::gui::fake {

inline DataTable *tableOf(QWidget *in, const QString &name)
{
    for (auto *table : in->findChildren<DataTable *>()) {
        if (table->accessibleName() == name)
            return table;
    }
    return nullptr;
}

/// A window over fake services, in front.
struct Window {
    QTemporaryDir state;
    Fakes fakes;
    QSettings settings{state.path() + QStringLiteral("/window.ini"), QSettings::IniFormat};
    MainWindow window{fakes.services(), settings, state.path()};
    Window()
    {
        window.show();
        window.activateWindow();
        activate(&window);
    }
    template <class T>
    T *dialog()
    {
        for (T *found : window.findChildren<T *>()) {
            if (found->isVisible())
                return found;
        }
        return nullptr;
    }
    bool says(const QString &words)
    {
        for (auto *label : window.findChildren<QLabel *>()) {
            if (label->isVisibleTo(&window) && label->text().contains(words))
                return true;
        }
        return false;
    }
    QPushButton *button(QWidget *in, const QString &begin)
    {
        for (auto *b : in->findChildren<QPushButton *>()) {
            if (b->isVisibleTo(in) && b->text().startsWith(begin))
                return b;
        }
        return nullptr;
    }
};

} // namespace trainyard::gui::fake
