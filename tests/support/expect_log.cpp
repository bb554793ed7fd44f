#include "tests/support/expect_log.h"

#include <cstdlib>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>

#ifdef TRAINYARD_QT_TEST
#include <QtCore/qlogging.h>
#else
#include <gtest/gtest.h>
#endif

namespace trainyard::support {

namespace {

void failTest(const std::string &why)
{
#ifdef TRAINYARD_QT_TEST
    qCritical("%s", why.c_str()); // printed as QCRITICAL or QSYSTEM, for which CTest fails the program
#else
    ADD_FAILURE() << why;
#endif
}

struct Expectations {
    std::mutex mutex;
    std::vector<ExpectLog *> active;
};

/// Never destroyed: threads may log until the program ends.
Expectations &expectations()
{
    static auto *const all = new Expectations;
    return *all;
}

bool isOn()
{
    const char *value = std::getenv("TRAINYARD_ERRORS_IN_LOG");
    return value && value == std::string_view("fail");
}

} // namespace

class ErrorSink final : public spdlog::sinks::base_sink<std::mutex> {
public:
    ErrorSink() { set_level(spdlog::level::err); }

private:
    void sink_it_(const spdlog::details::log_msg &message) override
    {
        const std::string line(message.payload.data(), message.payload.size());
        bool isExpected = false;
        {
            const std::lock_guard lock(expectations().mutex);
            for (ExpectLog *one : expectations().active) {
                const bool matches = line.find(one->m_part) != std::string::npos;
                one->m_seen |= matches;
                isExpected |= matches;
            }
        }
        if (!isExpected)
            failTest("unexpected error in the log: " + line);
    }
    void flush_() override {}
};

namespace {

/// Static initialization: before main, and so before any thread.
[[maybe_unused]] const bool g_isInstalled = [] {
    if (isOn())
        spdlog::default_logger()->sinks().push_back(std::make_shared<ErrorSink>());
    return isOn();
}();

} // namespace

ExpectLog::ExpectLog(std::string part)
    : m_part(std::move(part))
{
    const std::lock_guard lock(expectations().mutex);
    expectations().active.push_back(this);
}

ExpectLog::~ExpectLog()
{
    bool wasSeen = false;
    {
        const std::lock_guard lock(expectations().mutex);
        std::erase(expectations().active, this);
        wasSeen = m_seen;
    }
    if (isOn() && !wasSeen)
        failTest("no error in the log contains: " + m_part);
}

} // namespace trainyard::support
