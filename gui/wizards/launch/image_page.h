#pragma once

#include "gui/wizards/launch/launch_page.h"

class QLineEdit;

namespace trainyard::gui {

class DataTable;
class ImageModel;

/// 2: the contents of the root volumes, and the login user.
class ImagePage final : public LaunchPage {
    Q_OBJECT
public:
    explicit ImagePage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    void setImage(const QString &image);

    DataTable *m_images;
    ImageModel *m_model;
    QLineEdit *m_image, *m_user;
    FieldMessage *m_userProblem;
};

} // namespace trainyard::gui
