#pragma once

#include <map>
#include <memory>

#include "backend/cluster/storage/remote_files.h"
#include "backend/services/cloud_source.h"
#include "backend/services/tasks.h"
#include "backend/services/transfers/transfers.h"

namespace trainyard::services {

class LiveTransferService final : public TransferService {
    Q_OBJECT
public:
    LiveTransferService(Tasks &tasks, CloudSource &source, QObject *parent = nullptr);

    QFuture<Result<std::vector<ObjectRow>>> list(const std::string &uri) override;
    QFuture<Status> makeBucket(const std::string &name) override;
    QFuture<Result<cluster::BucketExposure>> exposure(const std::string &uri) override;
    QFuture<Result<std::string>> presign(const std::string &uri, std::chrono::minutes life) override;
    QFuture<Result<std::vector<storage::Entry>>> objectsBelow(const std::vector<std::string> &folders) override;
    QFuture<Status> remove(const std::vector<std::string> &uris) override;
    const std::vector<TransferLine> &queue() const override { return m_queue.lines(); }
    void enqueue(const std::vector<std::string> &from, const std::string &to) override;
    void pause(const std::string &id) override;
    void resume(const std::string &id) override;
    void cancel(const std::string &id) override;
    void dismiss(const std::string &id) override;
    RemoteFileService *remoteFiles() override;

private:
    void load();
    void changedQueue(); ///< stores it, announces it, and starts what is next
    void startNext();
    void finished(const TransferLine &line, const Status &status);
    void giveUpFiles(const TransferLine &line);
    std::filesystem::path folder() const { return m_source.stateFolder() / "transfers"; }

    Tasks &m_tasks;
    CloudSource &m_source;
    RemoteFileService *m_remoteFiles; // a child
    TransferQueue m_queue;
    std::map<std::string, std::shared_ptr<cluster::CompletedTransfers>> m_completed; ///< by line of a machine
    std::map<std::string, std::stop_source> m_stops;                                 ///< of running ones
};

} // namespace trainyard::services
