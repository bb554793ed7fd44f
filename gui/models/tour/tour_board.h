#pragma once

#include <span>
#include <vector>

#include "backend/protocol/metric_record.h"
#include "backend/tour/tour.h"
#include "gui/models/charts/series_buffer.h"

namespace trainyard::gui {

/// What the tour shows of a model that learns: samples with their predictions, and the loss by step. GUI thread.
class TourBoard {
public:
    struct Sample {
        int label = 0;
        int predicted = -1; ///< -1: not yet
        bool isRight() const { return predicted == label; }
        bool operator==(const Sample &) const = default;
    };

    void clear();
    void show(tour::ShownDigits digits); ///< digits whose pixels do not fit their size are ignored
    /// Takes the records of the tour's run, in order.
    /// \return whether anything has changed
    bool append(std::span<const protocol::MetricRecord> records);

    const tour::ShownDigits &digits() const { return m_digits; }
    const std::vector<Sample> &samples() const { return m_samples; }
    int right() const;
    bool hasPredictions() const { return m_predicted; }
    const SeriesBuffer &loss() const { return m_loss; } ///< x: step; of one worker

private:
    tour::ShownDigits m_digits;
    std::vector<Sample> m_samples;
    SeriesBuffer m_loss;
    bool m_predicted = false;
};

} // namespace trainyard::gui
