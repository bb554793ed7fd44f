#include "backend/services/code_box.h"

#include <utility>

namespace trainyard::services {

void CodeBox::put(Secret code)
{
    const std::lock_guard lock(m_mutex);
    m_code = std::move(code);
    m_good = Deadline::after(std::chrono::minutes(1)); // its device shows another one by then
}

Result<Secret> CodeBox::take(const aws::CodeQuestion &question)
{
    const std::lock_guard lock(m_mutex);
    if (auto code = std::exchange(m_code, std::nullopt); code && !m_good.expired())
        return std::move(*code);
    return fail(ErrorCode::CredentialsExpired, "credentials:" + question.profile,
                question.refused ? "AWS did not accept the one-time code of " + question.device +
                                       ": each counts once, so wait for the next one"
                                 : "a one-time code of " + question.device + " is needed");
}

} // namespace trainyard::services
