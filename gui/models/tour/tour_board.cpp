#include "gui/models/tour/tour_board.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <utility>

namespace trainyard::gui {

namespace {

namespace metric = protocol::metric;

/// The numbers of a list such as "7,2,1", up to the first one that is none.
std::vector<int> classesOf(const std::string &list)
{
    std::vector<int> classes;
    const char *at = list.data(), *const end = at + list.size();
    while (at < end) {
        int number = 0;
        const auto read = std::from_chars(at, end, number);
        if (read.ec != std::errc())
            break;
        classes.push_back(number);
        at = read.ptr == end ? end : read.ptr + 1;
    }
    return classes;
}

} // namespace

void TourBoard::clear()
{
    m_digits = {};
    m_samples.clear();
    m_loss.clear();
    m_predicted = false;
}

void TourBoard::show(tour::ShownDigits digits)
{
    const bool fits =
        digits.width > 0 && digits.height > 0 &&
        digits.pixels.size() == digits.labels.size() * std::size_t(digits.width) * std::size_t(digits.height);
    m_digits = fits ? std::move(digits) : tour::ShownDigits();
    m_samples.clear();
    for (const std::int32_t label : m_digits.labels)
        m_samples.push_back({label, -1});
    m_predicted = false;
}

bool TourBoard::append(std::span<const protocol::MetricRecord> records)
{
    bool changed = false;
    for (const protocol::MetricRecord &r : records) {
        if (r.name == metric::kBatchLoss && r.rank == 0 && std::isfinite(r.value)) {
            m_loss.append(double(r.step), r.value);
            changed = true;
        } else if (r.name == metric::kSamplePredictions) {
            const std::vector<int> classes = classesOf(r.note);
            for (std::size_t i = 0; i < std::min(classes.size(), m_samples.size()); ++i)
                m_samples[i].predicted = classes[i];
            m_predicted = m_predicted || (!classes.empty() && !m_samples.empty());
            changed = true;
        }
    }
    return changed;
}

int TourBoard::right() const
{
    return int(std::ranges::count_if(m_samples, &Sample::isRight));
}

} // namespace trainyard::gui
