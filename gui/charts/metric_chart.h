#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <QWidget>

class QLabel;
class QHBoxLayout;

namespace trainyard::gui {

class PlotView;
class SeriesBuffer;

/// The appearance of one curve. Colours are indices into the palette of Okabe and Ito; a dash or a mark distinguishes
/// curves without colour.
struct SeriesStyle {
    enum Kind { Line, Dashed, Thin, Step, JoinMark, LeaveMark, DeathMark };
    QString name;
    int color = 0;
    Kind kind = Line;
};

/// One chart over a time axis: draws SeriesBuffers with Qt Charts, and only those that changed.
/// The title row names every curve with its latest value, or with the exact value under the crosshair.
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
    };
    explicit MetricChart(Options options, QWidget *parent = nullptr);
    ~MetricChart() override;

    /// The buffer must outlive the chart or clear().
    void addSeries(const SeriesBuffer *buffer, const SeriesStyle &seriesStyle);
    /// Draws a vertical line at each point of the buffer, behind the curves. The buffer must outlive the chart or
    /// clear().
    void addEvents(const SeriesBuffer *buffer, int color);
    void clear();
    /// Shows text instead of the latest value, for a curve that has ended ("died"); empty: the value.
    void setEnd(const SeriesBuffer *buffer, const QString &word);

    /// Sets the visible range of the time axis, in seconds.
    void setXRange(double from, double to);
    /// Sets the time of the latest data, to which steps are drawn.
    void setNow(double x);
    /// Shows the values at x on every curve; empty hides the line.
    void setCrosshair(std::optional<double> x);

    /// Draws the changes since the last call. Called by the page's single timer.
    void refresh();

    QSize minimumSizeHint() const override { return {240, 104}; } ///< the legend folds

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void hovered(double x); ///< seconds
    void left();

private:
    struct Curve;
    struct Events {
        const SeriesBuffer *buffer;
        int color;
        std::uint64_t drawn;
    };
    struct Span {
        double low, high, step;
    };
    Span ySpan() const;
    void applyTheme();
    void drawCurve(Curve &curve);
    void drawEvents();
    void updateLegend();
    void fitLegend();
    void updateDescription();

    Options m_options;
    PlotView *m_view;
    QHBoxLayout *m_legend;
    QLabel *m_title, *m_folded; ///< m_folded: "and 5 more", with their names and values in its tool tip
    std::vector<Curve> m_curves;
    std::vector<Events> m_events;
    double m_from = 0, m_to = 60, m_now = 0;
    bool m_rangeMoved = true;
    std::optional<double> m_crosshair;
};

} // namespace trainyard::gui
