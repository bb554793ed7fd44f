#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/core/field_table.h"
#include "backend/core/sentence.h"

namespace trainyard::cluster {

enum class Reason {
    Empty,     ///< a value is needed
    Malformed, ///< not of the right form
    Unknown,   ///< not in the catalog
    TooSmall,  ///< value: the minimum
    TooLarge,  ///< value: the maximum
    Mismatch,  ///< conflicts with another field; value names that one
    TooOpen,   ///< admits a large part of the Internet
    Unpriced,  ///< needs a price that is unknown; value: types and regions
};

/// An error in one field of a plan.
template <class Plan>
struct ProblemOf {
    FieldOf<Plan> field;
    Reason reason;
    std::string value; ///< the limit, or the given value: see Reason
    bool operator==(const ProblemOf &) const = default;
};

/// A warning about one field of a plan that can be carried out.
template <class Plan>
struct NoteOf {
    FieldOf<Plan> field;
    Sentence sentence;
    bool operator==(const NoteOf &) const = default;
};

/// One English sentence for a problem that needs no special one.
/// \param label  of the field: "instance-type"
std::string describeProblem(std::string_view label, Reason, const std::string &value);

} // namespace trainyard::cluster
