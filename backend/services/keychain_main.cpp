// trainyard-keychain get|set|forget PROFILE: keys of a profile in the desktop's keychain (Secret Service, KWallet).
// A separate program: as a `credential_process` it provides the same keys to every AWS tool. `get` prints the JSON that
// `credential_process` expects; `set` reads it from standard input. Exit status 3: no keychain responds.
#include <cstdio>
#include <iostream>
#include <iterator>

#include <QCoreApplication>
#include <QTimer>

#include <qt6keychain/keychain.h>

#include "backend/core/system/private_memory.h"

namespace {

constexpr int kFailed = 1, kWrongUsage = 2, kNoKeychain = 3;
constexpr int kUnlockTime = 100'000; ///< ms; the user has to type a password

/// Errors of the keychain itself fail; all others concern the connection to one and have no code of their own.
int statusOf(QKeychain::Error error)
{
    switch (error) {
    case QKeychain::EntryNotFound:
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return kFailed;
    default:
        return kNoKeychain;
    }
}

int report(int status, const QString &words)
{
    const auto text =
        status == kNoKeychain ? QStringLiteral("No keychain answers in this session (%1).").arg(words) : words;
    std::fputs(text.toUtf8().constData(), stderr);
    return status;
}

template <class Job>
int run(Job &job, const QString &profile)
{
    job.setAutoDelete(false);
    job.setInsecureFallback(false);
    job.setKey(QStringLiteral("aws:") + profile);
    QTimer::singleShot(kUnlockTime, &job, [] { QCoreApplication::exit(kFailed); });
    QObject::connect(&job, &QKeychain::Job::finished, &job, [] { QCoreApplication::exit(0); });
    job.start();
    if (QCoreApplication::exec() != 0)
        return report(kFailed, QStringLiteral("The keychain was not unlocked in time."));
    return job.error() == QKeychain::NoError ? 0 : report(statusOf(job.error()), job.errorString());
}

} // namespace

int main(int argc, char **argv)
{
    trainyard::keepMemoryPrivate();
    QCoreApplication app(argc, argv);
    const auto words = QCoreApplication::arguments();
    const auto verb = words.value(1), profile = words.value(2), service = QStringLiteral("trainyard");
    if (words.size() != 3 || profile.isEmpty() || profile.size() > 64)
        return report(kWrongUsage, QStringLiteral("usage: trainyard-keychain get|set|forget PROFILE\n"));
    if (verb == QLatin1String("get")) {
        QKeychain::ReadPasswordJob job(service);
        const int status = run(job, profile);
        if (status == 0)
            std::cout << job.textData().toStdString() << std::endl;
        return status;
    }
    if (verb == QLatin1String("set")) {
        QKeychain::WritePasswordJob job(service);
        const std::string keys{std::istreambuf_iterator<char>(std::cin), {}};
        job.setTextData(QString::fromStdString(keys));
        return run(job, profile);
    }
    if (verb == QLatin1String("forget")) {
        QKeychain::DeletePasswordJob job(service);
        const int status = run(job, profile);
        return job.error() == QKeychain::EntryNotFound ? 0 : status;
    }
    return report(kWrongUsage, QStringLiteral("usage: trainyard-keychain get|set|forget PROFILE\n"));
}
