#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "gui/wizards/launch/launch_page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace trainyard::gui {

/// 5: the disks, the bucket for retained data, and the machines' access to it.
class StoragePage final : public LaunchPage {
    Q_OBJECT
public:
    explicit StoragePage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    void makeDisk();
    void makeBucket();
    void load();
    void fill();       ///< fills the list from the account's buckets and the plan
    void takeBucket(); ///< applies the selection of the list
    QString words() const;

    QSpinBox *m_root;
    QCheckBox *m_hibernation;
    QComboBox *m_bucket, *m_access;
    QLineEdit *m_name;
    QLabel *m_words;
    FieldMessage *m_bucketProblem;
    std::optional<Result<std::vector<std::string>>> m_buckets; ///< of the account; unset: no response yet
};

} // namespace trainyard::gui
