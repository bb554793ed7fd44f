#include "backend/services/account/mfa_code_slot.h"

#include <utility>

namespace trainyard::services {

void MfaCodeSlot::put(Secret code)
{
    const std::lock_guard lock(m_mutex);
    m_code = std::move(code);
    m_good = Deadline::after(std::chrono::minutes(1)); // the device shows another code by then
}

Result<Secret> MfaCodeSlot::take(const aws::MfaChallenge &question)
{
    const std::lock_guard lock(m_mutex);
    if (auto code = std::exchange(m_code, std::nullopt); code && !m_good.expired())
        return std::move(*code);
    return fail(ErrorCode::CredentialsExpired, "credentials:" + question.profile,
                question.rejected ? "AWS did not accept the one-time code of " + question.device +
                                        ": each counts once, so wait for the next one"
                                  : "a one-time code of " + question.device + " is needed");
}

} // namespace trainyard::services
