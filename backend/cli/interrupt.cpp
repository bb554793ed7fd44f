#include "backend/cli/interrupt.h"

#include <cerrno>
#include <csignal>
#include <mutex>
#include <thread>

#include <semaphore.h>
#include <unistd.h>

#include "backend/cli/exit_status.h"

namespace trainyard::cli {

namespace {

// A handler may only post a semaphore; a stop request runs callbacks, which need an ordinary thread.
sem_t wake;
volatile std::sig_atomic_t signals = 0;
std::mutex sourceMutex;
std::stop_source source;                   ///< of the commands that run now
volatile std::sig_atomic_t endSignals = 0; ///< others than SIGINT
std::thread watcher;
volatile std::sig_atomic_t closing = 0;

std::stop_source currentSource()
{
    const std::lock_guard lock(sourceMutex);
    return source;
}

void onSignal(int number)
{
    if (number != SIGINT)
        endSignals = endSignals + 1;
    signals = signals + 1;
    if (signals >= 3)
        ::_exit(Interrupted);
    ::sem_post(&wake);
}

} // namespace

Interrupt::Interrupt()
{
    ::sem_init(&wake, 0, 0);
    ::signal(SIGPIPE, SIG_IGN);
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    for (const int number : {SIGINT, SIGTERM, SIGHUP})
        ::sigaction(number, &action, nullptr);
    watcher = std::thread([] {
        while (true) {
            while (::sem_wait(&wake) != 0 && errno == EINTR) {
            }
            if (closing)
                return;
            currentSource().request_stop();
        }
    });
}

Interrupt::~Interrupt()
{
    closing = 1;
    ::sem_post(&wake);
    watcher.join();
}

std::stop_token Interrupt::token() const
{
    return currentSource().get_token();
}

std::optional<std::stop_token> Interrupt::renew()
{
    if (endSignals > 0)
        return std::nullopt;
    const std::lock_guard lock(sourceMutex);
    source = std::stop_source();
    signals = 0;
    return source.get_token();
}

} // namespace trainyard::cli
