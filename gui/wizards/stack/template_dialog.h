#pragma once

#include <QDialog>

namespace trainyard::cluster {
struct TemplateReport;
}

namespace trainyard::gui {

/// Lists what CloudFormation refuses in a template today, and what Trainyard's template has in its place.
class TemplateDialog final : public QDialog {
    Q_OBJECT
public:
    explicit TemplateDialog(const cluster::TemplateReport &report, QWidget *parent = nullptr);

private:
    class Rows;
};

} // namespace trainyard::gui
