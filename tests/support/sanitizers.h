#pragma once

/// TRAINYARD_ADDRESS_SANITIZER or TRAINYARD_THREAD_SANITIZER is defined in a build with that sanitizer. GCC defines a macro for
/// each; clang 14 has only the feature test.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TRAINYARD_ADDRESS_SANITIZER
#elif __has_feature(thread_sanitizer)
#define TRAINYARD_THREAD_SANITIZER
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) && !defined(TRAINYARD_ADDRESS_SANITIZER)
#define TRAINYARD_ADDRESS_SANITIZER
#elif defined(__SANITIZE_THREAD__) && !defined(TRAINYARD_THREAD_SANITIZER)
#define TRAINYARD_THREAD_SANITIZER
#endif

namespace trainyard {

/// How many times as long a test waits before it fails: sanitizers make programs several times slower.
#if defined(TRAINYARD_ADDRESS_SANITIZER) || defined(TRAINYARD_THREAD_SANITIZER)
inline constexpr int kPatience = 4;
#else
inline constexpr int kPatience = 1;
#endif

} // namespace trainyard
