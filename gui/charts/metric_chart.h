#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <QList>
#include <QWidget>

#include "gui/models/charts/run_clock.h"

class QAction;
class QAreaSeries;
class QLabel;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace trainyard::gui {

class PlotView;
class SeriesBuffer;

/// The appearance of one curve. Colours are indices into the palette of Okabe and Ito; a dash or a mark distinguishes
/// curves without colour.
struct SeriesStyle {
    enum Kind { Line, Dashed, Thin, Step, JoinMark, LeaveMark, DeathMark, BestMark };
    QString name;
    int color = 0;
    Kind kind = Line;
};

/// One chart over the time of a run, or its epochs, steps, samples or dollars: draws SeriesBuffers on a canvas of Qt
/// Charts, and only those that changed. The title row names every curve with its latest value, or with the exact value
/// under the crosshair; a click on a name, or its menu, hides the curve.
class MetricChart : public QWidget {
    Q_OBJECT
public:
    struct Options {
        QString title;
        std::function<QString(double)> valueText; ///< for the legend and the description: exact
        std::function<QString(double)> axisText;  ///< for the marks of the y axis: short
        std::optional<double> lowest, highest;    ///< fixed limits of the y axis
        double leastSpan = 0;                     ///< of the y axis
        bool wholeNumbers = false;                ///< y marks only at integers
        bool timeLabels = false;                  ///< x marks are labelled under this chart
        bool hasMenu = true;                      ///< of its curves and its scale
        QString key;                              ///< of the stored view; empty: the title
    };
    explicit MetricChart(Options options, QWidget *parent = nullptr);
    ~MetricChart() override;

    /// The buffer must outlive the chart or clear().
    /// \param clock  of the run that the curve belongs to: converts its seconds to the units of the x axis; null: they
    ///              are drawn as they are
    void addSeries(const SeriesBuffer *buffer, const SeriesStyle &seriesStyle, const RunClock *clock = nullptr);
    /// Fills the space between two curves that were added, in the colour of the lower one.
    void fillBetween(const SeriesBuffer *low, const SeriesBuffer *high);
    /// Draws a vertical line at each point of the buffer, behind the curves. The buffer must outlive the chart or
    /// clear().
    void addEvents(const SeriesBuffer *buffer, int color, const RunClock *clock = nullptr);
    void clear();
    /// Shows text instead of the latest value, for a curve that has ended ("died"); empty: the value.
    void setEnd(const SeriesBuffer *buffer, const QString &word);

    void setXAxis(XAxis axis);
    void redrawAll();                 ///< at the next refresh(): the clock of a curve has changed
    void setSmoothing(double weight); ///< 0 (none) to below 1; the raw curve stays visible, faint
    void setLogarithmic(bool on);     ///< values that are not positive are not drawn then
    bool isLogarithmic() const { return m_logarithmic; }
    /// Hides the curves with these names, and shows all others.
    void setHidden(const QStringList &names);
    QStringList hidden() const { return m_hidden; }
    /// Entries at the end of the chart's menu; they must outlive it.
    void setMenuActions(const QList<QAction *> &actions) { m_actions = actions; }
    void setTimeLabels(bool on); ///< x marks are labelled under this chart
    QString key() const { return m_options.key.isEmpty() ? m_options.title : m_options.key; }

    /// Sets the visible range of the x axis, in its units.
    /// \param part  whether the user chose it: the y axis then fits what is visible
    void setXRange(double from, double to, bool part = false);
    /// Sets the time of the latest data, in seconds, to which steps are drawn.
    void setNow(double x);
    /// Shows the values at x on every curve; empty hides the line.
    void setCrosshair(std::optional<double> x);

    /// Hides what only works in a window, for a picture.
    void setPictured(bool on);
    /// The width at which no curve of the legend is folded.
    int wholeWidth() const;

    /// Draws the changes since the last call. Called by the page's single timer.
    void refresh();

    QSize minimumSizeHint() const override { return {240, 104}; } ///< the legend folds

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void hovered(double x); ///< units of the x axis
    void left();
    void zoomed(double from, double to);
    void panned(double share);
    void scaled(double factor, double around);
    void reset();
    void viewChanged(); ///< the user hid or showed a curve, or changed the scale

private:
    struct Curve;
    struct Events {
        const SeriesBuffer *buffer;
        int color;
        const RunClock *clock;
        std::uint64_t drawn;
    };
    struct Area {
        QAreaSeries *series;
        const SeriesBuffer *low, *high;
    };
    void showAreas();
    static int widthInLegend(const Curve &curve);
    struct Span {
        double low, high, step;
    };
    Span ySpan() const;
    Span logSpan() const;
    double airOfMarks(double span) const;
    void applyTheme();
    void drawCurve(Curve &curve);
    void drawEvents();
    bool eventFilter(QObject *watched, QEvent *event) override;
    void fillMenu();
    void toggle(const QString &name);
    void showOnly(const QString &name);
    void updateLegend();
    void fitLegend();
    void updateDescription();

    Options m_options;
    PlotView *m_view;
    QHBoxLayout *m_legend;
    QToolButton *m_menuButton;
    QMenu *m_menu;
    QLabel *m_title, *m_folded; ///< m_folded: "and 5 more", with their names and values in its tool tip
    std::vector<Curve> m_curves;
    std::vector<Events> m_events;
    std::vector<Area> m_areas;
    QList<QAction *> m_actions;
    double m_from = 0, m_to = 60, m_now = 0;
    bool m_rangeMoved = true, m_logarithmic = false, m_partOnly = false;
    XAxis m_axis = XAxis::Time;
    double m_smoothing = 0;
    QStringList m_hidden;
    std::optional<double> m_crosshair;
};

} // namespace trainyard::gui
