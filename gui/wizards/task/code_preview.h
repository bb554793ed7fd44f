#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/tasks.h"
#include "backend/training/run/code_pack.h"

class QLineEdit;
class QPushButton;
class QTimer;
class QTreeWidget;

namespace trainyard::services {
class RunService;
}

namespace trainyard::gui {

class FieldMessage;

/// One folder or file of the code, with what is below it.
struct CodeNode {
    std::string name;
    std::uint64_t bytes = 0; ///< with all below it
    int files = 0;
    std::vector<CodeNode> below; ///< the largest first
    bool operator==(const CodeNode &) const = default;
};
/// The files as a tree: per folder at most `most` entries, the rest as one without a name.
CodeNode codeTree(const std::vector<training::CodePreview::File> &files, std::size_t most = 200);

/// The folder of the code of a job, and what of it would be sent.
class CodeField : public QWidget {
    Q_OBJECT
public:
    /// \param runs  lists the folder; null: nothing is listed
    CodeField(const std::string &folder, services::RunService *runs, QWidget *parent = nullptr);
    ~CodeField() override; ///< cancels a listing

    std::string folder() const;
    /// Patterns of files that stay here; lists again.
    void setExcludes(const std::vector<std::string> &excludes);
    /// Why the folder cannot be sent; empty: it can, or it is not known yet.
    QString problem() const { return m_problem; }

signals:
    void edited();
    void previewed(); ///< problem() may have changed

private:
    void listSoon();
    void list();
    void showPreview(const Result<training::CodePreview> &preview);
    void browse();

    services::RunService *m_runs;
    std::vector<std::string> m_excludes;
    QString m_problem;
    std::stop_source m_stop;
    services::RequestGeneration m_requests;
    QTimer *m_soon;
    QLineEdit *m_folder;
    FieldMessage *m_message;
    QTreeWidget *m_tree;
};

} // namespace trainyard::gui
