#pragma once

#include <QSettings>
#include <QtTest/QTest>

#include "gui/app/application.h"
#include "gui/app/main_window/main_window.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/find_widget.h"
#include "tests/system/local_journey.h"

namespace trainyard::gui {

/// The window of one application start.
class MainWindowFixture {
public:
    explicit MainWindowFixture(const LocalHome &home)
        : m_state(QString::fromStdString((home.folder() / "state/trainyard").string()))
        , m_settings(m_state + QStringLiteral("/window.ini"), QSettings::IniFormat)
        , m_backend({.profile = "local", .stateFolder = m_state.toStdString(), .ignoreAwsEnvironment = true})
        , window(m_backend.services(), m_settings, m_state)
    {
        window.show();
        gui::fake::activate(&window);
        m_backend.start();
    }
    services::Services services() { return m_backend.services(); }

    template <class T>
    T *dialog()
    {
        return fake::visible<T>(window);
    }
    QPushButton *button(QWidget *in, const QString &begin) { return fake::buttonIn(in, begin); }
    /// Waits for a button of a dialog and presses it.
    template <class T>
    bool press(const QString &begin)
    {
        return waitFor([&] { return button(dialog<T>(), begin) != nullptr; }) &&
               (QTest::mouseClick(button(dialog<T>(), begin), Qt::LeftButton), true);
    }
    template <class F>
    static bool waitFor(F condition)
    {
        return QTest::qWaitFor(condition, kPatience * 240'000);
    }
    int machines()
    {
        int alive = 0;
        for (const auto &c : services().clusters.clusters())
            alive += c.alive() ? c.machinesAlive() : 0;
        return alive;
    }

private:
    QString m_state;
    QSettings m_settings;
    Application m_backend;

public:
    MainWindow window; // destroyed first: it refers to the services
};

} // namespace trainyard::gui
