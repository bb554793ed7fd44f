#include "backend/core/enum_names.h"

#include <array>

#include <gmock/gmock.h>

namespace trainyard::other {

enum class Colour { Red, Green };
constexpr auto namesOf(Colour)
{
    return std::to_array<std::string_view>({"red", "green"});
}
enum class Unnamed { One };
using trainyard::toString;

} // namespace trainyard::other

namespace trainyard {
namespace {

using other::Colour;

static_assert(NamedEnum<Colour> && !NamedEnum<other::Unnamed> && !NamedEnum<int>);

TEST(EnumNames, AreFoundInBothDirections)
{
    EXPECT_EQ(toString(Colour::Green), "green");
    EXPECT_EQ(parseEnum<Colour>("red"), Colour::Red);
    EXPECT_EQ(parseEnum<Colour>("green"), Colour::Green);
    EXPECT_EQ(parseEnum<Colour>("Red"), std::nullopt);
    EXPECT_EQ(parseEnum<Colour>(""), std::nullopt);
    EXPECT_EQ(toString(Colour(2)), "") << "a number from the network";
}

} // namespace
} // namespace trainyard
