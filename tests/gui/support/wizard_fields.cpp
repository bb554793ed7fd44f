#include "tests/gui/support/wizard_fields.h"

namespace trainyard::gui::fake {

void choose(QComboBox *box, int row)
{
    box->setCurrentIndex(row);
    emit box->activated(row);
}

void choose(QComboBox *box, const QString &data)
{
    choose(box, box->findData(data));
}

QStringList messagesOn(QWidget *page)
{
    QStringList texts;
    for (auto *message : page->findChildren<FieldMessage *>()) {
        if (!message->text().isEmpty())
            texts << message->text();
    }
    return texts;
}

QStringList problemsOn(QWidget *page)
{
    QStringList texts;
    for (auto *message : page->findChildren<FieldMessage *>()) {
        if (message->property("look").toString() == QLatin1String("problem") && !message->text().isEmpty())
            texts << message->text();
    }
    return texts;
}

services::ClusterDetails demoCluster()
{
    services::ClusterDetails c;
    c.id = ClusterId("c-1");
    c.name = "demo";
    c.formerWorkers = 2;
    return c;
}

protocol::JobSpec digitsJob()
{
    protocol::JobSpec job;
    job.data = "s3://bucket/digits";
    return job;
}

} // namespace trainyard::gui::fake
