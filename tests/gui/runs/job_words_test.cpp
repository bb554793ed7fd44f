// What people call the metrics and the parameters of a job.
#include <QtTest/QTest>

#include "gui/models/runs/job_words.h"

using namespace trainyard::gui;

class JobWordsTest : public QObject {
    Q_OBJECT
private slots:
    void aMetricHasWords()
    {
        QCOMPARE(metricName("train-loss"), QStringLiteral("Training loss"));
        QCOMPARE(metricName("layer0.norm"), QStringLiteral("layer0.norm")); // a program's own
        for (const char *known : {"train-loss", "validation-accuracy", "speed", "wait-share", "layer0.norm"})
            QCOMPARE(metricCalled(metricName(known)), std::string(known));
        QCOMPARE(metricCalled(QStringLiteral(" validation-loss ")), std::string("validation-loss")); // typed
    }

    void aParameterHasWords()
    {
        QCOMPARE(parameterName("batchSize"), QStringLiteral("Batch size"));
        QCOMPARE(parameterName("displayBatches"), QStringLiteral("Batches per log line"));
        QCOMPARE(parameterName("input.randomCrop"), QStringLiteral("Random crop")); // a rare one
        QCOMPARE(parameterName("stopSeconds"), QStringLiteral("Stop seconds"));
        QCOMPARE(parameterName(""), QString());
        QCOMPARE(parameterValue("deterministic", "true"), QStringLiteral("yes"));
        QCOMPARE(parameterValue("resume", "resume.safetensors"), QStringLiteral("a checkpoint"));
        QCOMPARE(parameterValue("resume", "s3://lab/model"), QStringLiteral("s3://lab/model"));
    }

    void theParametersOfARunAreOneLine()
    {
        QCOMPARE(parametersText("epochs=150 batchSize=96"), QStringLiteral("Epochs 150, Batch size 96"));
        QCOMPARE(parametersText("epochs=4 resume=resume.safetensors"),
                 QStringLiteral("Epochs 4, Start from a checkpoint"));
        QCOMPARE(parametersText("task.setup=pip install lr=1 x task.nodes=all"),
                 QStringLiteral("Setup pip install lr=1 x, Machines all"));   // a value with blanks and a sign
        QCOMPARE(parametersText("restarts=2"), QStringLiteral("restarts=2")); // no known parameter
        QCOMPARE(parametersText(""), QString());
        QCOMPARE(parametersText("epochs=<b>9</b>"), QStringLiteral("Epochs <b>9</b>")); // shown as plain text
    }
};

QTEST_GUILESS_MAIN(JobWordsTest)
#include "job_words_test.moc"
