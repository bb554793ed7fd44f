#pragma once

#include <QApplication>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>

#include "gui/app/main_window/main_window.h"
#include "gui/widgets/tables/data_table.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/find_widget.h"

namespace trainyard::gui::fake {

DataTable *tableOf(QWidget *in, const QString &name);

/// An active window with fake services.
struct Window {
    QTemporaryDir state;
    Fakes fakes;
    QSettings settings{state.path() + QStringLiteral("/window.ini"), QSettings::IniFormat};
    MainWindow window{fakes.services(), settings, state.path()};
    Window();
    ~Window();
    template <class T>
    T *dialog()
    {
        return visible<T>(window);
    }
    bool says(const QString &words);
    QPushButton *button(QWidget *in, const QString &begin);
};

} // namespace trainyard::gui::fake
