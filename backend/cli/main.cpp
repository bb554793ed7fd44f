#include "backend/cli/application.h"
#include "backend/cli/interrupt.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/private_memory.h"

int main(int argc, char **argv)
{
    trainyard::keepMemoryPrivate();
    trainyard::startLogging();
    const trainyard::cli::Interrupt interrupt;
    return trainyard::cli::runApplication({argv + 1, argv + argc}, interrupt.token());
}
