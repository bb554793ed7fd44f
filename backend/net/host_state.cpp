#include "backend/net/host_state.h"

namespace trainyard::net {

std::shared_ptr<HostState> HostStates::of(std::string_view url)
{
    const auto origin = originOf(url);
    const std::lock_guard lock(m_mutex);
    auto it = m_states.find(origin);
    if (it == m_states.end())
        it = m_states.emplace(std::string(origin), std::make_shared<HostState>()).first;
    return it->second;
}

std::chrono::milliseconds HostStates::clockOffset()
{
    const std::lock_guard lock(m_mutex);
    std::chrono::milliseconds farthest{0};
    for (const auto &[origin, state] : m_states) {
        if (const auto offset = state->clockOffset.load(); std::chrono::abs(offset) > std::chrono::abs(farthest))
            farthest = offset;
    }
    return farthest;
}

std::string_view originOf(std::string_view url)
{
    const auto scheme = url.find("://");
    const auto start = scheme == std::string_view::npos ? 0 : scheme + 3;
    return url.substr(0, url.find_first_of("/?#", start));
}

bool hasUserInfo(std::string_view url)
{
    return originOf(url).find('@') != std::string_view::npos;
}

bool isLoopback(std::string_view url)
{
    auto authority = originOf(url);
    if (const auto scheme = authority.find("://"); scheme != std::string_view::npos)
        authority.remove_prefix(scheme + 3);
    if (const auto at = authority.rfind('@'); at != std::string_view::npos)
        authority.remove_prefix(at + 1);
    if (authority.starts_with('['))
        return authority.starts_with("[::1]");
    const auto host = authority.substr(0, authority.find(':'));
    const bool isAddress = host.find_first_not_of("0123456789.") == std::string_view::npos;
    return host == "localhost" || host.ends_with(".localhost") || (isAddress && host.starts_with("127."));
}

} // namespace trainyard::net
