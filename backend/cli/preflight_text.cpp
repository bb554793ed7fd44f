#include "backend/cli/preflight_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace trainyard::cli {

using cluster::Verdict;
using nlohmann::json;

json toJson(const cluster::Preflight &preflight)
{
    json findings = json::array();
    for (const auto &finding : preflight.findings) {
        json repairs = json::array();
        for (const auto &offer : finding.offers)
            repairs.push_back({{"repair", cluster::word(offer.repair)},
                               {"value", offer.value},
                               {"title", cluster::describe(offer)},
                               {"command", cluster::commandOf(offer)}});
        findings.push_back({{"check", cluster::word(finding.check)},
                            {"verdict", cluster::word(finding.verdict)},
                            {"sentence", finding.text},
                            {"repairs", repairs}});
    }
    return {{"verdict", cluster::word(preflight.verdict())}, {"findings", findings}};
}

std::string text(const cluster::Preflight &preflight, const Terminal &terminal)
{
    std::string out;
    for (const auto &finding : preflight.findings) {
        const Paint paint = finding.verdict == Verdict::Red     ? Paint::Bad
                            : finding.verdict == Verdict::Amber ? Paint::Warning
                                                                : Paint::Good;
        out += terminal.paint(paint, fmt::format("{:<6}", cluster::word(finding.verdict))) +
               fmt::format(" {:<12} {}\n", cluster::word(finding.check), finding.text);
        for (const auto &offer : finding.offers)
            out += fmt::format("{:20}{}: {}\n", "", cluster::describe(offer), cluster::commandOf(offer));
    }
    return out;
}

std::string sentences(const cluster::Preflight &preflight, Verdict verdict)
{
    std::string out;
    for (const auto &finding : preflight.findings) {
        if (finding.verdict == verdict)
            out += (out.empty() ? "" : " ") + finding.text;
    }
    return out;
}

} // namespace trainyard::cli
