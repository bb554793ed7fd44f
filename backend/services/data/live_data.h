#pragma once

#include <stop_token>

#include "backend/services/cloud_source.h"
#include "backend/services/data/data.h"
#include "backend/services/operations.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

class LiveDataService final : public DataService {
    Q_OBJECT
public:
    LiveDataService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);

    ~LiveDataService() override { m_jobCheck.request_stop(); }

    DataSnapshot current() const override { return m_known; }
    void refresh() override;
    QFuture<Result<DigitPictures>> previewDigits(const DigitsRequest &request, int most) override;
    OperationId makeDigits(const DigitsRequest &request) override;
    OperationId upload(const std::string &folder, const std::string &uri) override;
    QFuture<Status> check(const std::string &uri) override;
    QFuture<Result<DataContent>> content(const std::string &uri) override;
    QFuture<Result<checks::JobCheck>> checkJob(const protocol::JobSpec &job, const ClusterId &cluster) override;
    TransferService *transfers() override;
    FileSystemService *fileSystems() override;
    FolderSyncService *folderSync() override;
    PackService *packing() override;

private:
    using Work = std::function<Status(const cluster::CloudContext &, const ProgressSink &, std::stop_token)>;
    OperationId start(std::string title, const std::string &uri, Work work);

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
    TransferService *m_transfers;     // a child
    FileSystemService *m_fileSystems; // a child
    FolderSyncService *m_folderSync;  // a child
    PackService *m_packing;           // a child
    DataSnapshot m_known;
    RequestGeneration m_question;
    std::stop_source m_jobCheck; ///< of the latest checkJob()
};

} // namespace trainyard::services
