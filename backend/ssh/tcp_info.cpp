// A separate file, because <linux/tcp.h> and <netinet/tcp.h> cannot be included together.
#include <cstddef>
#include <cstdint>

#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace trainyard::ssh {

std::uint64_t bytesReceived(int fd)
{
    tcp_info info = {};
    socklen_t length = sizeof info;
    if (::getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &length) != 0 ||
        length < offsetof(tcp_info, tcpi_bytes_received) + sizeof info.tcpi_bytes_received)
        return 0;
    return info.tcpi_bytes_received;
}

} // namespace trainyard::ssh
