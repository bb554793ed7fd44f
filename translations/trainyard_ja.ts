<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en_US">
<context>
    <name>Discard</name>
    <message>
        <source>Discard what you have entered?</source>
        <translation>入力した内容を破棄しますか?</translation>
    </message>
    <message>
        <source>Nothing was created.</source>
        <translation>何も作成されていません。</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>編集を続ける(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
</context>
<context>
    <name>EmrProblems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>クラスターの名前を入力してください。</translation>
    </message>
    <message>
        <source>Hadoop must be among the applications: its list of nodes names the workers.</source>
        <translation>アプリケーションに Hadoop が必要です。そのノード一覧でワーカーを特定します。</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>タイプを選択してください。</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>プライベートキーのファイルを選択してください。</translation>
    </message>
    <message>
        <source>A folder for the logs is needed: the cause of a failed start is found there only.</source>
        <translation>ログ用のフォルダーが必要です。起動失敗の原因はそこでしか確認できません。</translation>
    </message>
    <message>
        <source>EMR needs both managed security groups or none.</source>
        <translation>EMR では、マネージドセキュリティグループを両方指定するか、両方とも指定しないでください。</translation>
    </message>
    <message>
        <source>A file system has mount targets in one VPC: choose a subnet of it.</source>
        <translation>ファイルシステムのマウントターゲットは 1 つの VPC にあります。その VPC のサブネットを選択してください。</translation>
    </message>
    <message>
        <source>Security groups belong to one VPC: choose a subnet of it.</source>
        <translation>セキュリティグループは 1 つの VPC に属します。その VPC のサブネットを選択してください。</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>空にはできません。</translation>
    </message>
    <message>
        <source>The runtime does not run on this instance type: choose a type for x86_64, such as m5.xlarge.</source>
        <translation>このインスタンスタイプではランタイムが動作しません。m5.xlarge などの x86_64 のタイプを選択してください。</translation>
    </message>
    <message>
        <source>EMR starts task nodes only in a cluster with core nodes.</source>
        <translation>EMR がタスクノードを起動するのは、コアノードのあるクラスターだけです。</translation>
    </message>
    <message>
        <source>Only task nodes are Spot machines, and there are none.</source>
        <translation>スポットマシンにできるのはタスクノードだけですが、タスクノードがありません。</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>上限価格はスポットマシンにのみ適用されます。</translation>
    </message>
    <message>
        <source>Before the release emr-6.4.0, EMR would end the cluster while it trains: set it to 0.</source>
        <translation>emr-6.4.0 より前のリリースでは、トレーニング中に EMR がクラスターを終了してしまいます。0 に設定してください。</translation>
    </message>
    <message>
        <source>EMR&apos;s idle limit needs the release emr-5.30.0, or emr-6.1.0, or later.</source>
        <translation>EMR のアイドル制限には、リリース emr-5.30.0、emr-6.1.0、またはそれ以降が必要です。</translation>
    </message>
    <message>
        <source>It is used with managed security groups of your own only.</source>
        <translation>独自のマネージドセキュリティグループを指定した場合にのみ使用されます。</translation>
    </message>
    <message>
        <source>Only the default roles EMR_DefaultRole and EMR_EC2_DefaultRole are created.</source>
        <translation>作成されるのはデフォルトのロール EMR_DefaultRole と EMR_EC2_DefaultRole だけです。</translation>
    </message>
    <message>
        <source>It is for a cluster with a file system.</source>
        <translation>ファイルシステムのあるクラスター用です。</translation>
    </message>
    <message>
        <source>With a root volume of 50 GiB or less, the cluster may fail to start: at least %1.</source>
        <translation>ルートボリュームが 50 GiB 以下の場合、クラスターの起動に失敗することがあります。%1 以上にしてください。</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>リージョン &quot;%1&quot; は存在しません。</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>インスタンスタイプ &quot;%1&quot; は存在しません。</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>%1 joined</source>
        <translation>%1 が参加しました</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 が離脱しました</translation>
    </message>
    <message>
        <source>died: %1</source>
        <translation>異常終了: %1</translation>
    </message>
    <message>
        <source>never joined: %1</source>
        <translation>参加せず: %1</translation>
    </message>
    <message>
        <source>server %1 died: %2</source>
        <translation>サーバー %1 が異常終了しました: %2</translation>
    </message>
    <message>
        <source>all workers waited %2 s for rank %1</source>
        <translation>すべてのワーカーがランク %1 を %2 秒待機しました</translation>
    </message>
    <message>
        <source>the run pauses: %1</source>
        <translation>実行が一時停止しました: %1</translation>
    </message>
    <message>
        <source>the run continues; workers: %1</source>
        <translation>実行が続行されました。ワーカー: %1</translation>
    </message>
    <message>
        <source>%1 is excluded for %2 s because several workers died there</source>
        <translation>複数のワーカーが異常終了したため、%1 を %2 秒間除外します</translation>
    </message>
    <message>
        <source>deaths of workers on %1 were forgotten by request</source>
        <translation>%1 でのワーカーの異常終了の記録を要求により消去しました</translation>
    </message>
    <message>
        <source>host_worker requests a worker on %1</source>
        <translation>host_worker が %1 でのワーカーを要求しています</translation>
    </message>
    <message>
        <source>EC2 takes %1 back; its worker leaves</source>
        <translation>EC2 が %1 を回収するため、そのワーカーが離脱します</translation>
    </message>
    <message>
        <source>all processes start again (restart %1)</source>
        <translation>すべてのプロセスを再起動します (再起動 %1)</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 のセットアップが完了しました</translation>
    </message>
    <message>
        <source>the run ends because of this: %1</source>
        <translation>実行が終了します。原因: %1</translation>
    </message>
    <message>
        <source>the scheduler was restarted; all processes reconnected after %1 s</source>
        <translation>スケジューラーが再起動され、%1 秒後にすべてのプロセスが再接続しました</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s</source>
        <translation>ヘッドのディスクが %1 秒間いっぱいでした</translation>
    </message>
    <message>
        <source>the disk of the head was full for %1 s; %2</source>
        <translation>ヘッドのディスクが %1 秒間いっぱいでした。%2</translation>
    </message>
    <message>
        <source>rank %1 waits for its data: %2</source>
        <translation>ランク %1 がデータを待機しています: %2</translation>
    </message>
    <message>
        <source>rank %1 has its data again, after %2 s</source>
        <translation>ランク %1 のデータが %2 秒後に再び読み込めるようになりました</translation>
    </message>
</context>
<context>
    <name>JobTypes</name>
    <message>
        <source>Command or script</source>
        <translation>コマンドまたはスクリプト</translation>
    </message>
    <message>
        <source>Docker or Podman</source>
        <translation>Docker または Podman</translation>
    </message>
    <message>
        <source>MXNet (parameter server)</source>
        <translation>MXNet (パラメーターサーバー)</translation>
    </message>
    <message>
        <source>Own program, elastic (key-value store)</source>
        <translation>独自プログラム、エラスティック (キーバリューストア)</translation>
    </message>
    <message>
        <source>A line for the shell on one, some or all machines; each process has its rank in its environment.</source>
        <translation>1 台、数台、またはすべてのマシンで実行するシェルの 1 行。各プロセスのランクは環境変数にあります。</translation>
    </message>
    <message>
        <source>A Dask cluster: scheduler and program on the head, workers on the machines; without a command it stays until it is stopped.</source>
        <translation>Dask クラスター: ヘッドにスケジューラーとプログラム、各マシンにワーカー。コマンドがなければ停止するまで動作します。</translation>
    </message>
    <message>
        <source>A command in a container on each machine, or in a container that reaches those of the others by ssh.</source>
        <translation>各マシンのコンテナ内のコマンド。または、他のマシンのコンテナに ssh で到達するコンテナ内のコマンド。</translation>
    </message>
    <message>
        <source>A script through horovodrun, static or elastic; the machines must reach each other by ssh.</source>
        <translation>horovodrun によるスクリプト。固定またはエラスティック。マシンは互いに ssh で到達できる必要があります。</translation>
    </message>
    <message>
        <source>A program that exchanges its gradients through the Python module trainyard or libtrainyard_kv: workers join and leave while it trains.</source>
        <translation>Python モジュール trainyard または libtrainyard_kv で勾配を交換するプログラム。トレーニング中にワーカーが参加、離脱できます。</translation>
    </message>
    <message>
        <source>An MXNet script as scheduler, servers and workers, as tools/launch.py starts it (0.x to 1.x).</source>
        <translation>tools/launch.py が開始するのと同様に、スケジューラー、サーバー、ワーカーとして動作する MXNet スクリプト (0.x から 1.x)。</translation>
    </message>
    <message>
        <source>A PyTorch script on each machine through torchrun, static, or elastic between two numbers of machines.</source>
        <translation>torchrun による各マシンの PyTorch スクリプト。固定、または 2 つのマシン数の間でエラスティック。</translation>
    </message>
    <message>
        <source>A Ray cluster: head node and program on the head, a node on each machine; without a command it stays until it is stopped.</source>
        <translation>Ray クラスター: ヘッドにヘッドノードとプログラム、各マシンに 1 ノード。コマンドがなければ停止するまで動作します。</translation>
    </message>
    <message>
        <source>A TensorFlow script on each machine, with TF_CONFIG or with the flags of parameter-server examples.</source>
        <translation>TF_CONFIG、またはパラメーターサーバーの例のフラグを使う、各マシンの TensorFlow スクリプト。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>%1 × %2</source>
        <comment>kind of resource x how many</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>無料: このコンピューターで動作します</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>private</source>
        <translation>プライベート</translation>
    </message>
    <message>
        <source>public</source>
        <translation>パブリック</translation>
    </message>
    <message>
        <source>%1, %2 IP addresses free, %3 (%4)</source>
        <comment>zone, count, public or private, (id)</comment>
        <translation>%1、空き IP アドレス %2 個、%3 (%4)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: open to the Internet</source>
        <translation>%1: インターネットに公開</translation>
    </message>
    <message>
        <source>%1, without a mount target</source>
        <translation>%1、マウントターゲットなし</translation>
    </message>
    <message>
        <source>%1, mount targets in %2 of %3</source>
        <comment>name, zones, VPC</comment>
        <translation>%1、マウントターゲット: %3 の %2</translation>
    </message>
    <message>
        <source>%1, the default VPC; subnets: %2</source>
        <translation>%1、デフォルト VPC、サブネット: %2</translation>
    </message>
    <message>
        <source>%1; subnets: %2</source>
        <translation>%1、サブネット: %2</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Try it</source>
        <translation>試してみる</translation>
    </message>
    <message>
        <source>Train on CPUs</source>
        <translation>CPU でトレーニング</translation>
    </message>
    <message>
        <source>Train on GPUs</source>
        <translation>GPU でトレーニング</translation>
    </message>
    <message>
        <source>Train on Spot</source>
        <translation>スポットでトレーニング</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Give the cluster a name.</source>
        <translation>クラスターの名前を入力してください。</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>プライベートキーのファイルを選択してください。</translation>
    </message>
    <message>
        <source>Give the bucket a name.</source>
        <translation>バケットの名前を入力してください。</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>タイプを選択してください。</translation>
    </message>
    <message>
        <source>Choose an image.</source>
        <translation>イメージを選択してください。</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>空にはできません。</translation>
    </message>
    <message>
        <source>Name each region once, and not the region of this cluster.</source>
        <translation>各リージョンは 1 回だけ指定し、このクラスターのリージョンは除いてください。</translation>
    </message>
    <message>
        <source>An image ID, a launch template, a security group and a key pair exist in one region only: choose the image by its name and leave the others open, or name no fallback regions.</source>
        <translation>イメージ ID、起動テンプレート、セキュリティグループ、キーペアは 1 つのリージョンにしか存在しません。イメージを名前で選択して他を未指定にするか、代替リージョンを指定しないでください。</translation>
    </message>
    <message>
        <source>Each zone belongs to the region of this cluster, such as us-east-1a.</source>
        <translation>ゾーンは us-east-1a のように、このクラスターのリージョンのものを指定してください。</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: their CPU architectures differ.</source>
        <translation>CPU アーキテクチャが異なるため、このインスタンスタイプではイメージが動作しません。</translation>
    </message>
    <message>
        <source>Spot machines cannot be launched with hibernation.</source>
        <translation>スポットマシンは休止を有効にして起動できません。</translation>
    </message>
    <message>
        <source>A maximum price is for Spot machines only.</source>
        <translation>上限価格はスポットマシンにのみ適用されます。</translation>
    </message>
    <message>
        <source>Reserved capacity is not sold at Spot prices.</source>
        <translation>キャパシティ予約はスポット価格では販売されません。</translation>
    </message>
    <message>
        <source>This instance type does not support an Elastic Fabric Adapter.</source>
        <translation>このインスタンスタイプは Elastic Fabric Adapter をサポートしていません。</translation>
    </message>
    <message>
        <source>All ports can be opened only in a security group created for the cluster, not in your own.</source>
        <translation>すべてのポートを開放できるのは、クラスター用に作成されるセキュリティグループだけです。既存のグループではできません。</translation>
    </message>
    <message>
        <source>Too small: at least %1.</source>
        <translation>小さすぎます。%1 以上にしてください。</translation>
    </message>
    <message>
        <source>Too large: at most %1.</source>
        <translation>大きすぎます。%1 以下にしてください。</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let it only warn, or choose another type.</source>
        <translation>%1 の価格が不明なため、予算による実行の停止や終了が間に合わない可能性があります。警告のみにするか、別のタイプを選択してください。</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>リージョン &quot;%1&quot; は存在しません。</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>インスタンスタイプ &quot;%1&quot; は存在しません。</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is not valid: a key has 1 to 128 characters and a value at most 256, and keys that begin with aws: or trainyard: are reserved.</source>
        <translation>タグ &quot;%1&quot; は無効です。キーは 1~128 文字、値は最大 256 文字で、aws: または trainyard: で始まるキーは予約されています。</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>更新日時</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 on %2, %3, %4 epochs</source>
        <translation>%1、%2、%3、%4 エポック</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>はい(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>いいえ(&amp;N)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; 戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>次へ(&amp;N) &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>完了(&amp;F)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Regions</name>
    <message>
        <source>US East (N. Virginia)</source>
        <translation>米国東部 (バージニア北部)</translation>
    </message>
    <message>
        <source>US East (Ohio)</source>
        <translation>米国東部 (オハイオ)</translation>
    </message>
    <message>
        <source>US West (N. California)</source>
        <translation>米国西部 (北カリフォルニア)</translation>
    </message>
    <message>
        <source>US West (Oregon)</source>
        <translation>米国西部 (オレゴン)</translation>
    </message>
    <message>
        <source>Africa (Cape Town)</source>
        <translation>アフリカ (ケープタウン)</translation>
    </message>
    <message>
        <source>Asia Pacific (Hong Kong)</source>
        <translation>アジアパシフィック (香港)</translation>
    </message>
    <message>
        <source>Asia Pacific (Taipei)</source>
        <translation>アジアパシフィック (台北)</translation>
    </message>
    <message>
        <source>Asia Pacific (Mumbai)</source>
        <translation>アジアパシフィック (ムンバイ)</translation>
    </message>
    <message>
        <source>Asia Pacific (Hyderabad)</source>
        <translation>アジアパシフィック (ハイデラバード)</translation>
    </message>
    <message>
        <source>Asia Pacific (Singapore)</source>
        <translation>アジアパシフィック (シンガポール)</translation>
    </message>
    <message>
        <source>Asia Pacific (Sydney)</source>
        <translation>アジアパシフィック (シドニー)</translation>
    </message>
    <message>
        <source>Asia Pacific (Jakarta)</source>
        <translation>アジアパシフィック (ジャカルタ)</translation>
    </message>
    <message>
        <source>Asia Pacific (Melbourne)</source>
        <translation>アジアパシフィック (メルボルン)</translation>
    </message>
    <message>
        <source>Asia Pacific (Malaysia)</source>
        <translation>アジアパシフィック (マレーシア)</translation>
    </message>
    <message>
        <source>Asia Pacific (Thailand)</source>
        <translation>アジアパシフィック (タイ)</translation>
    </message>
    <message>
        <source>Asia Pacific (Tokyo)</source>
        <translation>アジアパシフィック (東京)</translation>
    </message>
    <message>
        <source>Asia Pacific (Seoul)</source>
        <translation>アジアパシフィック (ソウル)</translation>
    </message>
    <message>
        <source>Asia Pacific (Osaka)</source>
        <translation>アジアパシフィック (大阪)</translation>
    </message>
    <message>
        <source>Canada (Central)</source>
        <translation>カナダ (中部)</translation>
    </message>
    <message>
        <source>Canada West (Calgary)</source>
        <translation>カナダ西部 (カルガリー)</translation>
    </message>
    <message>
        <source>Europe (Frankfurt)</source>
        <translation>欧州 (フランクフルト)</translation>
    </message>
    <message>
        <source>Europe (Zurich)</source>
        <translation>欧州 (チューリッヒ)</translation>
    </message>
    <message>
        <source>Europe (Ireland)</source>
        <translation>欧州 (アイルランド)</translation>
    </message>
    <message>
        <source>Europe (London)</source>
        <translation>欧州 (ロンドン)</translation>
    </message>
    <message>
        <source>Europe (Paris)</source>
        <translation>欧州 (パリ)</translation>
    </message>
    <message>
        <source>Europe (Milan)</source>
        <translation>欧州 (ミラノ)</translation>
    </message>
    <message>
        <source>Europe (Spain)</source>
        <translation>欧州 (スペイン)</translation>
    </message>
    <message>
        <source>Europe (Stockholm)</source>
        <translation>欧州 (ストックホルム)</translation>
    </message>
    <message>
        <source>Israel (Tel Aviv)</source>
        <translation>イスラエル (テルアビブ)</translation>
    </message>
    <message>
        <source>Mexico (Central)</source>
        <translation>メキシコ (中部)</translation>
    </message>
    <message>
        <source>Middle East (Bahrain)</source>
        <translation>中東 (バーレーン)</translation>
    </message>
    <message>
        <source>Middle East (UAE)</source>
        <translation>中東 (アラブ首長国連邦)</translation>
    </message>
    <message>
        <source>South America (São Paulo)</source>
        <translation>南米 (サンパウロ)</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-East)</source>
        <translation>AWS GovCloud (米国東部)</translation>
    </message>
    <message>
        <source>AWS GovCloud (US-West)</source>
        <translation>AWS GovCloud (米国西部)</translation>
    </message>
    <message>
        <source>China (Beijing)</source>
        <translation>中国 (北京)</translation>
    </message>
    <message>
        <source>China (Ningxia)</source>
        <translation>中国 (寧夏)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>name and id of an AWS region</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Starting the local cloud</source>
        <translation>ローカルクラウドを起動中</translation>
    </message>
    <message>
        <source>Rendering handwritten-looking digits</source>
        <translation>手書き風の数字を生成中</translation>
    </message>
    <message>
        <source>Launching 1 head and 1 worker</source>
        <translation>ヘッド 1 台とワーカー 1 台を起動中</translation>
    </message>
    <message>
        <source>Launching 1 head and %1 workers</source>
        <translation>ヘッド 1 台とワーカー %1 台を起動中</translation>
    </message>
    <message>
        <source>Deploying the runtime over SSH</source>
        <translation>SSH でランタイムをデプロイ中</translation>
    </message>
    <message>
        <source>Putting the digits into S3</source>
        <translation>数字を S3 に保存中</translation>
    </message>
    <message>
        <source>Training %1 for %2 epochs</source>
        <translation>%1 を %2 エポックトレーニング中</translation>
    </message>
    <message>
        <source>Adding a worker while it trains</source>
        <translation>トレーニング中にワーカーを追加</translation>
    </message>
    <message>
        <source>Terminating everything</source>
        <translation>すべてを終了中</translation>
    </message>
    <message>
        <source>Proving that nothing is left</source>
        <translation>残存リソースがないことを確認中</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>レポートを作成中</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>ツアー</translation>
    </message>
    <message>
        <source>Adding core nodes</source>
        <translation>コアノードを追加中</translation>
    </message>
    <message>
        <source>Adding the step</source>
        <translation>ステップを追加中</translation>
    </message>
    <message>
        <source>Adding the step %1</source>
        <translation>ステップ %1 を追加中</translation>
    </message>
    <message>
        <source>Allowing SSH from this computer</source>
        <translation>このコンピューターからの SSH を許可中</translation>
    </message>
    <message>
        <source>Allowing SSH to the master</source>
        <translation>マスターへの SSH を許可中</translation>
    </message>
    <message>
        <source>Attaching the stack</source>
        <translation>スタックを接続中</translation>
    </message>
    <message>
        <source>Attaching the stack %1</source>
        <translation>スタック %1 を接続中</translation>
    </message>
    <message>
        <source>Checking the job against its data</source>
        <translation>ジョブとデータを照合中</translation>
    </message>
    <message>
        <source>Checking the plan</source>
        <translation>プランを確認中</translation>
    </message>
    <message>
        <source>Comparing YARN&apos;s list of nodes</source>
        <translation>YARN のノード一覧を比較中</translation>
    </message>
    <message>
        <source>Converting the model</source>
        <translation>モデルを変換中</translation>
    </message>
    <message>
        <source>Copying %1 to the machines</source>
        <translation>%1 をマシンにコピー中</translation>
    </message>
    <message>
        <source>Copying models to this computer</source>
        <translation>モデルをこのコンピューターにコピー中</translation>
    </message>
    <message>
        <source>Copying the checkpoint to this computer</source>
        <translation>チェックポイントをこのコンピューターにコピー中</translation>
    </message>
    <message>
        <source>Copying the checkpoint of epoch %1</source>
        <translation>エポック %1 のチェックポイントをコピー中</translation>
    </message>
    <message>
        <source>Creating the IAM role of the machines</source>
        <translation>マシンの IAM ロールを作成中</translation>
    </message>
    <message>
        <source>Creating the file system</source>
        <translation>ファイルシステムを作成中</translation>
    </message>
    <message>
        <source>Creating the missing buckets</source>
        <translation>不足しているバケットを作成中</translation>
    </message>
    <message>
        <source>Creating the mount targets</source>
        <translation>マウントターゲットを作成中</translation>
    </message>
    <message>
        <source>Creating the resources of the stack</source>
        <translation>スタックのリソースを作成中</translation>
    </message>
    <message>
        <source>Creating the roles of EMR</source>
        <translation>EMR のロールを作成中</translation>
    </message>
    <message>
        <source>Creating the security group</source>
        <translation>セキュリティグループを作成中</translation>
    </message>
    <message>
        <source>Creating the stack</source>
        <translation>スタックを作成中</translation>
    </message>
    <message>
        <source>Deleting its security group</source>
        <translation>そのセキュリティグループを削除中</translation>
    </message>
    <message>
        <source>Deleting the file system</source>
        <translation>ファイルシステムを削除中</translation>
    </message>
    <message>
        <source>Deleting the mount targets</source>
        <translation>マウントターゲットを削除中</translation>
    </message>
    <message>
        <source>Ending %1</source>
        <translation>%1 を終了中</translation>
    </message>
    <message>
        <source>Examining the machines</source>
        <translation>マシンを調査中</translation>
    </message>
    <message>
        <source>Expected duration</source>
        <translation>予想所要時間</translation>
    </message>
    <message>
        <source>Final check</source>
        <translation>最終確認</translation>
    </message>
    <message>
        <source>Finding resources</source>
        <translation>リソースを検索中</translation>
    </message>
    <message>
        <source>Forwarding until this is cancelled</source>
        <translation>キャンセルされるまで転送中</translation>
    </message>
    <message>
        <source>Giving the machines keys for each other</source>
        <translation>マシン間の鍵を設定中</translation>
    </message>
    <message>
        <source>Importing the public key</source>
        <translation>公開鍵をインポート中</translation>
    </message>
    <message>
        <source>Joining the run</source>
        <translation>実行に参加中</translation>
    </message>
    <message>
        <source>Jupyter on %1 of %2</source>
        <translation>%2 の %1 で Jupyter</translation>
    </message>
    <message>
        <source>Launching %1</source>
        <translation>%1 を起動中</translation>
    </message>
    <message>
        <source>Leaving the run</source>
        <translation>実行から離脱中</translation>
    </message>
    <message>
        <source>Letting %1 of %2 join its run again</source>
        <translation>%2 の %1 を実行に再参加させています</translation>
    </message>
    <message>
        <source>Loading prices</source>
        <translation>料金を読み込み中</translation>
    </message>
    <message>
        <source>Making the image %1</source>
        <translation>イメージ %1 を作成中</translation>
    </message>
    <message>
        <source>Open in the browser until this is cancelled</source>
        <translation>キャンセルされるまでブラウザーで利用可能</translation>
    </message>
    <message>
        <source>Opening NFS to the machines</source>
        <translation>マシンに NFS を開放中</translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation>%1 をパッケージ化中</translation>
    </message>
    <message>
        <source>Packing the code</source>
        <translation>コードをパッケージ化中</translation>
    </message>
    <message>
        <source>Preparing the data</source>
        <translation>データを準備中</translation>
    </message>
    <message>
        <source>Preparing the data of %1</source>
        <translation>%1 のデータを準備中</translation>
    </message>
    <message>
        <source>Reading AWS</source>
        <translation>AWS を読み取り中</translation>
    </message>
    <message>
        <source>Reading the account</source>
        <translation>アカウントを読み取り中</translation>
    </message>
    <message>
        <source>Reading the host keys from the console</source>
        <translation>コンソールからホストキーを読み取り中</translation>
    </message>
    <message>
        <source>Recording the plan</source>
        <translation>プランを記録中</translation>
    </message>
    <message>
        <source>Removing %1 from %2</source>
        <translation>%2 から %1 を削除中</translation>
    </message>
    <message>
        <source>Removing the image and its snapshots</source>
        <translation>イメージとスナップショットを削除中</translation>
    </message>
    <message>
        <source>Rendering digits</source>
        <translation>数字を生成中</translation>
    </message>
    <message>
        <source>Replacing %1 of %2</source>
        <translation>%2 の %1 を交換中</translation>
    </message>
    <message>
        <source>Replacing the head of %1</source>
        <translation>%1 のヘッドを交換中</translation>
    </message>
    <message>
        <source>Requesting machines</source>
        <translation>マシンをリクエスト中</translation>
    </message>
    <message>
        <source>Requesting the EMR cluster</source>
        <translation>EMR クラスターをリクエスト中</translation>
    </message>
    <message>
        <source>Resizing the EMR cluster</source>
        <translation>EMR クラスターのサイズを変更中</translation>
    </message>
    <message>
        <source>Resuming %1</source>
        <translation>%1 を再開中</translation>
    </message>
    <message>
        <source>Rolling back the launch</source>
        <translation>起動をロールバック中</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 を保存中</translation>
    </message>
    <message>
        <source>Saving the logs of runs</source>
        <translation>実行のログを保存中</translation>
    </message>
    <message>
        <source>Searching the logs</source>
        <translation>ログを検索中</translation>
    </message>
    <message>
        <source>Setting a deadline</source>
        <translation>期限を設定中</translation>
    </message>
    <message>
        <source>Setting the limits</source>
        <translation>制限を設定中</translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation>%1 を開始中</translation>
    </message>
    <message>
        <source>Starting Jupyter</source>
        <translation>Jupyter を起動中</translation>
    </message>
    <message>
        <source>Starting queued jobs</source>
        <translation>キューのジョブを開始中</translation>
    </message>
    <message>
        <source>Starting the EMR cluster</source>
        <translation>EMR クラスターを起動中</translation>
    </message>
    <message>
        <source>Starting the machines of the groups</source>
        <translation>グループのマシンを起動中</translation>
    </message>
    <message>
        <source>Starting the scheduler again</source>
        <translation>スケジューラーを再起動中</translation>
    </message>
    <message>
        <source>Stopping %1</source>
        <translation>%1 を停止中</translation>
    </message>
    <message>
        <source>Stopping launches in flight</source>
        <translation>進行中の起動を停止中</translation>
    </message>
    <message>
        <source>Taking over %1</source>
        <translation>%1 を引き継ぎ中</translation>
    </message>
    <message>
        <source>Testing logins between the machines</source>
        <translation>マシン間のログインをテスト中</translation>
    </message>
    <message>
        <source>The queue is paused</source>
        <translation>キューは一時停止中です</translation>
    </message>
    <message>
        <source>Tunnel to port %1 of %2</source>
        <translation>%2 のポート %1 へのトンネル</translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>%1 をアップロード中</translation>
    </message>
    <message>
        <source>Uploading the bootstrap scripts</source>
        <translation>ブートストラップスクリプトをアップロード中</translation>
    </message>
    <message>
        <source>Waiting for EMR&apos;s log of the failure</source>
        <translation>EMR の失敗ログを待機中</translation>
    </message>
    <message>
        <source>Waiting for the group of the master</source>
        <translation>マスターのグループを待機中</translation>
    </message>
    <message>
        <source>Waiting for the mount targets</source>
        <translation>マウントターゲットを待機中</translation>
    </message>
    <message>
        <source>Waiting for the stack</source>
        <translation>スタックを待機中</translation>
    </message>
    <message>
        <source>Waiting until the machines run</source>
        <translation>マシンの起動を待機中</translation>
    </message>
    <message>
        <source>Watching the run</source>
        <translation>実行を監視中</translation>
    </message>
    <message>
        <source>Writing the receipt</source>
        <translation>領収記録を作成中</translation>
    </message>
    <message>
        <source>Writing the worker file and variables</source>
        <translation>ワーカーファイルと変数を書き込み中</translation>
    </message>
    <message>
        <source>Checking the machine</source>
        <translation>マシンを確認中</translation>
    </message>
    <message>
        <source>Connecting to the agent</source>
        <translation>エージェントに接続中</translation>
    </message>
    <message>
        <source>Detecting system and GPUs</source>
        <translation>システムと GPU を検出中</translation>
    </message>
    <message>
        <source>Replacing the one-time host key</source>
        <translation>一度限りのホストキーを交換中</translation>
    </message>
    <message>
        <source>Unpacking the runtime</source>
        <translation>ランタイムを展開中</translation>
    </message>
    <message>
        <source>Uploading the runtime</source>
        <translation>ランタイムをアップロード中</translation>
    </message>
    <message>
        <source>Verifying the upload</source>
        <translation>アップロードを検証中</translation>
    </message>
    <message>
        <source>Waiting for SSH</source>
        <translation>SSH を待機中</translation>
    </message>
    <message>
        <source>Starting the watchdog</source>
        <translation>ウォッチドッグを起動中</translation>
    </message>
    <message>
        <source>Waiting for the end of the boot</source>
        <translation>ブートの完了を待機中</translation>
    </message>
    <message>
        <source>Doctor: %1</source>
        <translation>診断: %1</translation>
    </message>
    <message>
        <source>Stopping services that start machines</source>
        <translation>マシンを起動するサービスを停止中</translation>
    </message>
    <message>
        <source>Terminating machines</source>
        <translation>マシンを終了中</translation>
    </message>
    <message>
        <source>Removing the machines&apos; role</source>
        <translation>マシンのロールを削除中</translation>
    </message>
    <message>
        <source>Removing volumes, groups and other resources</source>
        <translation>ボリューム、グループ、その他のリソースを削除中</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; is not valid: use a-z, 0-9 and &apos;-&apos;, begin with a letter, end with a letter or digit, at most 40 characters.</source>
        <translation>名前「%1」は無効です。a-z、0-9、&apos;-&apos; を使い、英字で始め、英数字で終え、40 文字以内にしてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a range of IP addresses such as 203.0.113.7/32.</source>
        <translation>「%1」は 203.0.113.7/32 のような IP アドレス範囲ではありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the ID of a security group, such as sg-0123456789abcdef0.</source>
        <translation>「%1」は sg-0123456789abcdef0 のようなセキュリティグループ ID ではありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name for a bucket: use 3 to 63 lowercase letters, digits and hyphens, and begin and end with a letter or digit.</source>
        <translation>「%1」はバケット名として使えません。小文字、数字、ハイフンを 3～63 文字使い、先頭と末尾は英数字にしてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no login name: use letters, digits, &apos;.&apos;, &apos;_&apos; and &apos;-&apos;, begin with a letter, at most 32 characters.</source>
        <translation>「%1」はログイン名として使えません。英数字、&apos;.&apos;、&apos;_&apos;、&apos;-&apos; を使い、英字で始め、32 文字以内にしてください。</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path, not as &quot;%1&quot;.</source>
        <translation>鍵ファイルは「%1」ではなく完全なパスで指定してください。</translation>
    </message>
    <message>
        <source>There is no image &quot;%1&quot;: give a name such as ubuntu-24.04, an AMI ID such as ami-0123456789abcdef0, &quot;name:&quot; and an image&apos;s name, or &quot;resolve:ssm:&quot; and a parameter.</source>
        <translation>イメージ「%1」はありません。ubuntu-24.04 のような名前、ami-0123456789abcdef0 のような AMI ID、「name:」とイメージ名、または「resolve:ssm:」とパラメーターを指定してください。</translation>
    </message>
    <message>
        <source>The %1 is for another CPU architecture than the image (one for x86_64, one for arm64): choose a type such as c5.xlarge, since the runtime is for x86_64.</source>
        <translation>%1 の CPU アーキテクチャがイメージと異なります（一方は x86_64、他方は arm64）。ランタイムは x86_64 用なので、c5.xlarge などのタイプを選んでください。</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2, which exists in one region only.</source>
        <translation>%1 の値は、1 つのリージョンにしか存在しない %2 と競合します。</translation>
    </message>
    <message>
        <source>The field %1 is empty.</source>
        <translation>フィールド %1 が空です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid value for %2.</source>
        <translation>「%1」は %2 の有効な値ではありません。</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot; in the catalog.</source>
        <translation>カタログに %1「%2」はありません。</translation>
    </message>
    <message>
        <source>The value of %1 is too small: at least %2.</source>
        <translation>%1 の値が小さすぎます。%2 以上にしてください。</translation>
    </message>
    <message>
        <source>The value of %1 is too large: at most %2.</source>
        <translation>%1 の値が大きすぎます。%2 以下にしてください。</translation>
    </message>
    <message>
        <source>The value of %1 conflicts with %2.</source>
        <translation>%1 の値は %2 と競合します。</translation>
    </message>
    <message>
        <source>Every TCP port from anywhere lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>すべての TCP ポートを任意の場所から許可すると、インターネット上の誰でも接続を試せます。203.0.113.7/32 のような自分の IP アドレスを使うか、公開を承認してください。</translation>
    </message>
    <message>
        <source>SSH from %1 lets anyone on the Internet try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>%1 からの SSH を許可すると、インターネット上の誰でも接続を試せます。203.0.113.7/32 のような自分の IP アドレスを使うか、公開を承認してください。</translation>
    </message>
    <message>
        <source>SSH from %1 lets more than 65,536 addresses try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.</source>
        <translation>%1 からの SSH を許可すると、65,536 を超えるアドレスから接続を試せます。203.0.113.7/32 のような自分の IP アドレスを使うか、公開を承認してください。</translation>
    </message>
    <message>
        <source>The price of %1 is unknown, so that a budget cannot stop runs or terminate in time: let the budget only warn, choose another type, or allow pricing:GetProducts and try again.</source>
        <translation>%1 の料金が不明なため、予算で実行の停止や終了を間に合わせることができません。予算を警告のみにするか、別のタイプを選ぶか、pricing:GetProducts を許可して再試行してください。</translation>
    </message>
    <message>
        <source>Allow SSH from this computer</source>
        <translation>このコンピューターからの SSH を許可</translation>
    </message>
    <message>
        <source>End the processes on %1</source>
        <translation>%1 のプロセスを終了</translation>
    </message>
    <message>
        <source>Mark the data of %1 as prepared</source>
        <translation>%1 のデータを準備済みにする</translation>
    </message>
    <message>
        <source>Write the worker file on %1</source>
        <translation>%1 にワーカーファイルを書き込む</translation>
    </message>
    <message>
        <source>Reinstall NumPy on %1</source>
        <translation>%1 に NumPy を再インストール</translation>
    </message>
    <message>
        <source>Create /dev/raw1394 on %1</source>
        <translation>%1 に /dev/raw1394 を作成</translation>
    </message>
    <message>
        <source>Add the CUDA libraries to the search path of %1</source>
        <translation>%1 の検索パスに CUDA ライブラリを追加</translation>
    </message>
    <message>
        <source>Mount the shared file system on %1</source>
        <translation>%1 に共有ファイルシステムをマウント</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 を交換</translation>
    </message>
    <message>
        <source>Read the stacks on %1</source>
        <translation>%1 のスタックを読み取る</translation>
    </message>
    <message>
        <source>AWS had no capacity</source>
        <translation>AWS にキャパシティがありませんでした</translation>
    </message>
    <message>
        <source>Internal error in Trainyard</source>
        <translation>Trainyard の内部エラー</translation>
    </message>
    <message>
        <source>please report this with the details and the log</source>
        <translation>詳細とログを添えて報告してください</translation>
    </message>
    <message>
        <source>A value is not valid</source>
        <translation>値が無効です</translation>
    </message>
    <message>
        <source>correct it and try again</source>
        <translation>修正して再試行してください</translation>
    </message>
    <message>
        <source>Something that was named does not exist</source>
        <translation>指定されたものが存在しません</translation>
    </message>
    <message>
        <source>check the name, the region and the profile</source>
        <translation>名前、リージョン、プロファイルを確認してください</translation>
    </message>
    <message>
        <source>That name is taken already</source>
        <translation>その名前は既に使われています</translation>
    </message>
    <message>
        <source>choose another name, or use the existing one</source>
        <translation>別の名前を選ぶか、既存のものを使ってください</translation>
    </message>
    <message>
        <source>The other side cannot do this</source>
        <translation>相手側はこれに対応していません</translation>
    </message>
    <message>
        <source>use another image, type or endpoint</source>
        <translation>別のイメージ、タイプ、またはエンドポイントを使ってください</translation>
    </message>
    <message>
        <source>It took too long</source>
        <translation>時間がかかりすぎました</translation>
    </message>
    <message>
        <source>try again; if it stays so, check the state of the machine and of the network</source>
        <translation>再試行してください。解決しない場合は、マシンとネットワークの状態を確認してください</translation>
    </message>
    <message>
        <source>It was cancelled</source>
        <translation>キャンセルされました</translation>
    </message>
    <message>
        <source>start it again when you want to</source>
        <translation>必要なときにもう一度開始してください</translation>
    </message>
    <message>
        <source>No connection could be made</source>
        <translation>接続できませんでした</translation>
    </message>
    <message>
        <source>check the address, the network and the firewall</source>
        <translation>アドレス、ネットワーク、ファイアウォールを確認してください</translation>
    </message>
    <message>
        <source>The connection broke in the middle</source>
        <translation>接続が途中で切れました</translation>
    </message>
    <message>
        <source>try again; what was done already is kept</source>
        <translation>再試行してください。完了した分は保持されます</translation>
    </message>
    <message>
        <source>The connection could not be made safe</source>
        <translation>安全な接続を確立できませんでした</translation>
    </message>
    <message>
        <source>check the computer&apos;s clock, its certificates and the proxy</source>
        <translation>コンピューターの時計、証明書、プロキシを確認してください</translation>
    </message>
    <message>
        <source>The response could not be understood</source>
        <translation>応答を解釈できませんでした</translation>
    </message>
    <message>
        <source>check that the endpoint URL is the service itself and not a proxy or a web page</source>
        <translation>エンドポイント URL がプロキシや Web ページではなくサービス自体であることを確認してください</translation>
    </message>
    <message>
        <source>AWS is limiting requests</source>
        <translation>AWS がリクエストを制限しています</translation>
    </message>
    <message>
        <source>wait a minute and try again</source>
        <translation>1 分待って再試行してください</translation>
    </message>
    <message>
        <source>The service had an internal problem</source>
        <translation>サービスで内部エラーが発生しました</translation>
    </message>
    <message>
        <source>try again in a minute, and keep the request ID for its support</source>
        <translation>1 分後に再試行し、サポート用にリクエスト ID を控えてください</translation>
    </message>
    <message>
        <source>No credentials were found</source>
        <translation>認証情報が見つかりません</translation>
    </message>
    <message>
        <source>choose a profile with --profile or AWS_PROFILE, or use the profile local, which needs none</source>
        <translation>--profile または AWS_PROFILE でプロファイルを選ぶか、認証情報が不要なプロファイル local を使ってください</translation>
    </message>
    <message>
        <source>The access key or its signature was not accepted</source>
        <translation>アクセスキーまたはその署名が受け付けられませんでした</translation>
    </message>
    <message>
        <source>check the key, its secret and the region of the profile</source>
        <translation>キー、シークレット、プロファイルのリージョンを確認してください</translation>
    </message>
    <message>
        <source>The session has expired</source>
        <translation>セッションの有効期限が切れました</translation>
    </message>
    <message>
        <source>renew the credentials and try again; running machines keep running</source>
        <translation>認証情報を更新して再試行してください。実行中のマシンは動作を続けます</translation>
    </message>
    <message>
        <source>This account or user may not do that</source>
        <translation>このアカウントまたはユーザーには許可されていません</translation>
    </message>
    <message>
        <source>ask for the permission that is named, or use another profile</source>
        <translation>示された権限を依頼するか、別のプロファイルを使ってください</translation>
    </message>
    <message>
        <source>This computer&apos;s clock and the service&apos;s are too far apart</source>
        <translation>このコンピューターとサービスの時計のずれが大きすぎます</translation>
    </message>
    <message>
        <source>set the clock and try again</source>
        <translation>時計を合わせて再試行してください</translation>
    </message>
    <message>
        <source>No capacity for that instance type there now</source>
        <translation>現在そこにはそのインスタンスタイプのキャパシティがありません</translation>
    </message>
    <message>
        <source>try another zone, another type, or later</source>
        <translation>別のゾーンやタイプを試すか、後で試してください</translation>
    </message>
    <message>
        <source>The account&apos;s limit does not allow that many</source>
        <translation>アカウントの上限を超えています</translation>
    </message>
    <message>
        <source>use fewer or smaller machines, or request a higher quota from AWS</source>
        <translation>マシンを減らすか小さくするか、AWS にクォータの引き上げをリクエストしてください</translation>
    </message>
    <message>
        <source>It is not in a state that allows this, or something still depends on it</source>
        <translation>現在の状態では実行できないか、まだ依存しているものがあります</translation>
    </message>
    <message>
        <source>wait until the other action is done and try again</source>
        <translation>他の操作が終わるのを待って再試行してください</translation>
    </message>
    <message>
        <source>It changed meanwhile</source>
        <translation>その間に変更されました</translation>
    </message>
    <message>
        <source>check the new state and try again</source>
        <translation>新しい状態を確認して再試行してください</translation>
    </message>
    <message>
        <source>The machine does not answer as an SSH server</source>
        <translation>マシンが SSH サーバーとして応答しません</translation>
    </message>
    <message>
        <source>check its console output; terminate it if it stays so</source>
        <translation>コンソール出力を確認し、解決しない場合は終了してください</translation>
    </message>
    <message>
        <source>The machine does not accept the SSH key</source>
        <translation>マシンが SSH キーを受け付けません</translation>
    </message>
    <message>
        <source>check the login user and the key pair of the cluster</source>
        <translation>クラスターのログインユーザーとキーペアを確認してください</translation>
    </message>
    <message>
        <source>The machine shows another host key than the one it was given</source>
        <translation>マシンのホストキーが、設定したものと異なります</translation>
    </message>
    <message>
        <source>do not trust it: the connection may be intercepted; terminate it and launch again</source>
        <translation>信頼しないでください。接続が傍受されている可能性があります。終了して起動し直してください</translation>
    </message>
    <message>
        <source>A command on the machine failed</source>
        <translation>マシン上のコマンドが失敗しました</translation>
    </message>
    <message>
        <source>check its last output and the log of the node</source>
        <translation>最後の出力とノードのログを確認してください</translation>
    </message>
    <message>
        <source>A program on this computer could not be started or failed</source>
        <translation>このコンピューター上のプログラムを起動できないか、失敗しました</translation>
    </message>
    <message>
        <source>check that it is installed</source>
        <translation>インストールされているか確認してください</translation>
    </message>
    <message>
        <source>There is no space left on the disk</source>
        <translation>ディスクに空き領域がありません</translation>
    </message>
    <message>
        <source>free some space there; a machine of a cluster gets more with a larger root volume</source>
        <translation>空き領域を増やしてください。クラスターのマシンはルートボリュームを大きくすると増えます</translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation>ファイルを読み書きできませんでした</translation>
    </message>
    <message>
        <source>check the disk and the permissions of the folder</source>
        <translation>ディスクとフォルダーの権限を確認してください</translation>
    </message>
    <message>
        <source>A file is truncated or damaged</source>
        <translation>ファイルが途中で切れているか破損しています</translation>
    </message>
    <message>
        <source>download or create it again</source>
        <translation>もう一度ダウンロードまたは作成してください</translation>
    </message>
    <message>
        <source>What arrived is not what was sent</source>
        <translation>受信内容が送信内容と一致しません</translation>
    </message>
    <message>
        <source>send it again</source>
        <translation>再送してください</translation>
    </message>
    <message>
        <source>A process did not prove that it has the job&apos;s secret</source>
        <translation>プロセスがジョブのシークレットを証明できませんでした</translation>
    </message>
    <message>
        <source>stop it; start workers through the cluster, so that they are given the secret of their run</source>
        <translation>停止し、実行のシークレットが渡されるようにクラスター経由でワーカーを開始してください</translation>
    </message>
    <message>
        <source>The other side uses another version</source>
        <translation>相手側のバージョンが異なります</translation>
    </message>
    <message>
        <source>deploy the runtime again so that both are of the same version</source>
        <translation>両方が同じバージョンになるようにランタイムを再デプロイしてください</translation>
    </message>
    <message>
        <source>A process of the job died or went silent</source>
        <translation>ジョブのプロセスが終了したか応答しなくなりました</translation>
    </message>
    <message>
        <source>check its log; add a worker in its place</source>
        <translation>ログを確認し、代わりのワーカーを追加してください</translation>
    </message>
    <message>
        <source>A worker was started but never connected</source>
        <translation>ワーカーを開始しましたが接続されませんでした</translation>
    </message>
    <message>
        <source>check its log on that node, then add it again</source>
        <translation>そのノードのログを確認し、もう一度追加してください</translation>
    </message>
    <message>
        <source>The ledger was written by a newer Trainyard</source>
        <translation>台帳は新しい Trainyard で書き込まれています</translation>
    </message>
    <message>
        <source>install that version, or use another --state-dir</source>
        <translation>そのバージョンをインストールするか、別の --state-dir を使ってください</translation>
    </message>
    <message>
        <source>Another program is at work on this</source>
        <translation>別のプログラムが処理中です</translation>
    </message>
    <message>
        <source>wait until it is done, or stop it there</source>
        <translation>終わるのを待つか、そちらで停止してください</translation>
    </message>
    <message>
        <source>It finished, but something is left running</source>
        <translation>完了しましたが、実行中のものが残っています</translation>
    </message>
    <message>
        <source>run terminate again; until then it may cost money</source>
        <translation>もう一度終了を実行してください。それまで料金が発生する可能性があります</translation>
    </message>
    <message>
        <source>The training produced numbers that are not finite</source>
        <translation>トレーニングで有限でない数値が発生しました</translation>
    </message>
    <message>
        <source>lower the learning rate and start again</source>
        <translation>学習率を下げてもう一度開始してください</translation>
    </message>
    <message>
        <source>Looking for compilers and libraries</source>
        <translation>コンパイラーとライブラリを検索中</translation>
    </message>
    <message>
        <source>Mounting the shared file system</source>
        <translation>共有ファイルシステムをマウント中</translation>
    </message>
    <message>
        <source>Fetching the files</source>
        <translation>ファイルを取得中</translation>
    </message>
    <message>
        <source>Finding shared folders</source>
        <translation>共有フォルダーを検索中</translation>
    </message>
    <message>
        <source>Installing %1</source>
        <translation>%1 をインストール中</translation>
    </message>
    <message>
        <source>Pulling container images</source>
        <translation>コンテナイメージを取得中</translation>
    </message>
    <message>
        <source>Building the container image</source>
        <translation>コンテナイメージをビルド中</translation>
    </message>
    <message>
        <source>Copying the container image</source>
        <translation>コンテナイメージをコピー中</translation>
    </message>
    <message>
        <source>Fetching the source of MXNet</source>
        <translation>MXNet のソースを取得中</translation>
    </message>
    <message>
        <source>Building MXNet</source>
        <translation>MXNet をビルド中</translation>
    </message>
    <message>
        <source>Making MXNet known to Python</source>
        <translation>MXNet を Python に登録中</translation>
    </message>
    <message>
        <source>Installing the packages to build MXNet</source>
        <translation>MXNet のビルド用パッケージをインストール中</translation>
    </message>
    <message>
        <source>Installing packages of the system</source>
        <translation>システムのパッケージをインストール中</translation>
    </message>
    <message>
        <source>Installing the AWS command line</source>
        <translation>AWS コマンドラインをインストール中</translation>
    </message>
    <message>
        <source>Running your commands</source>
        <translation>コマンドを実行中</translation>
    </message>
    <message>
        <source>Installing Python packages</source>
        <translation>Python パッケージをインストール中</translation>
    </message>
    <message>
        <source>Copying launch.py</source>
        <translation>launch.py をコピー中</translation>
    </message>
    <message>
        <source>Packages to build MXNet</source>
        <translation>MXNet のビルド用パッケージ</translation>
    </message>
    <message>
        <source>Packages of the system</source>
        <translation>システムのパッケージ</translation>
    </message>
    <message>
        <source>AWS command line</source>
        <translation>AWS コマンドライン</translation>
    </message>
    <message>
        <source>Your own commands</source>
        <translation>独自のコマンド</translation>
    </message>
    <message>
        <source>MXNet from source</source>
        <translation>ソースからの MXNet</translation>
    </message>
    <message>
        <source>Pull container images</source>
        <translation>コンテナイメージの取得</translation>
    </message>
    <message>
        <source>Build a container image</source>
        <translation>コンテナイメージのビルド</translation>
    </message>
    <message>
        <source>Copy a container image between machines</source>
        <translation>マシン間のコンテナイメージのコピー</translation>
    </message>
    <message>
        <source>Python packages and wheels</source>
        <translation>Python パッケージと wheel</translation>
    </message>
    <message>
        <source>launch.py of MXNet</source>
        <translation>MXNet の launch.py</translation>
    </message>
    <message>
        <source>Making digits</source>
        <translation>数字を作成中</translation>
    </message>
    <message>
        <source>Uploading to %1</source>
        <translation>%1 にアップロード中</translation>
    </message>
    <message>
        <source>Creating the file system %1</source>
        <translation>ファイルシステム %1 を作成中</translation>
    </message>
    <message>
        <source>Deleting the file system %1</source>
        <translation>ファイルシステム %1 を削除中</translation>
    </message>
    <message>
        <source>Mounting %1</source>
        <translation>%1 をマウント中</translation>
    </message>
    <message>
        <source>Creating the stack %1</source>
        <translation>スタック %1 を作成中</translation>
    </message>
    <message>
        <source>Creating the EMR cluster %1</source>
        <translation>EMR クラスター %1 を作成中</translation>
    </message>
    <message>
        <source>Comparing the data of the machines</source>
        <translation>マシンのデータを比較中</translation>
    </message>
    <message>
        <source>Testing logins to all machines</source>
        <translation>全マシンへのログインをテスト中</translation>
    </message>
    <message>
        <source>Giving the machines a common key</source>
        <translation>マシンに共通の鍵を設定中</translation>
    </message>
    <message>
        <source>Removing the key of the mesh</source>
        <translation>共通の鍵を削除中</translation>
    </message>
    <message>
        <source>Removing credentials from the machine</source>
        <translation>マシンから認証情報を削除中</translation>
    </message>
    <message>
        <source>Requesting the image</source>
        <translation>イメージをリクエスト中</translation>
    </message>
    <message>
        <source>Waiting for the image</source>
        <translation>イメージを待機中</translation>
    </message>
    <message>
        <source>Waiting for the restart of the machine</source>
        <translation>マシンの再起動を待機中</translation>
    </message>
    <message>
        <source>Preparing the run</source>
        <translation>実行を準備中</translation>
    </message>
    <message>
        <source>Starting the %1</source>
        <translation>プロセス %1 を起動中</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>完了処理中</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Hibernating</source>
        <translation>休止中</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>Restarting</source>
        <translation>再起動中</translation>
    </message>
    <message>
        <source>Stopping %1 of %2</source>
        <translation>%2 の %1 を停止中</translation>
    </message>
    <message>
        <source>Hibernating %1 of %2</source>
        <translation>%2 の %1 を休止中</translation>
    </message>
    <message>
        <source>Starting %1 of %2</source>
        <translation>%2 の %1 を開始中</translation>
    </message>
    <message>
        <source>Restarting %1 of %2</source>
        <translation>%2 の %1 を再起動中</translation>
    </message>
    <message>
        <source>Stopping machines of %1</source>
        <translation>%1 のマシンを停止中</translation>
    </message>
    <message>
        <source>Hibernating machines of %1</source>
        <translation>%1 のマシンを休止中</translation>
    </message>
    <message>
        <source>Starting machines of %1</source>
        <translation>%1 のマシンを開始中</translation>
    </message>
    <message>
        <source>Restarting machines of %1</source>
        <translation>%1 のマシンを再起動中</translation>
    </message>
    <message>
        <source>Adding a worker</source>
        <translation>ワーカーを追加中</translation>
    </message>
    <message>
        <source>Adding a worker to %1</source>
        <translation>%1 にワーカーを追加中</translation>
    </message>
    <message>
        <source>Adding %1 workers to %2</source>
        <translation>%2 に %1 個のワーカーを追加中</translation>
    </message>
    <message>
        <source>Changing %1 of %2 to %3</source>
        <translation>%2 の %1 を %3 に変更中</translation>
    </message>
    <message>
        <source>Extending the deadline of %1</source>
        <translation>%1 の期限を延長中</translation>
    </message>
    <message>
        <source>Changing the limits of %1</source>
        <translation>%1 の上限を変更中</translation>
    </message>
    <message>
        <source>Removing a worker</source>
        <translation>ワーカーを削除中</translation>
    </message>
    <message>
        <source>Removing a worker from %1</source>
        <translation>%1 からワーカーを削除中</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 を削除中</translation>
    </message>
    <message>
        <source>Joining %1</source>
        <translation>%1 が参加中</translation>
    </message>
    <message>
        <source>Terminating %1</source>
        <translation>%1 を終了中</translation>
    </message>
    <message>
        <source>Terminating a cluster</source>
        <translation>クラスターを終了中</translation>
    </message>
    <message>
        <source>Terminating everything in the account</source>
        <translation>アカウント内のすべてを終了中</translation>
    </message>
    <message>
        <source>Autoscaling %1</source>
        <translation>%1 を自動スケーリング中</translation>
    </message>
    <message>
        <source>Suggestions for %1</source>
        <translation>%1 への提案</translation>
    </message>
    <message>
        <source>%1 on %2 has finished</source>
        <translation>%2 の %1 が完了しました</translation>
    </message>
    <message>
        <source>%1 on %2 was stopped</source>
        <translation>%2 の %1 が停止されました</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%2 の %1 のヘッドノードが失われました</translation>
    </message>
    <message>
        <source>%1 on %2 has failed</source>
        <translation>%2 の %1 が失敗しました</translation>
    </message>
    <message>
        <source>EC2 takes back %1 of %2</source>
        <translation>EC2 が %2 の %1 を回収します</translation>
    </message>
    <message>
        <source>The replacement, if there is one, is shown in the operations panel.</source>
        <translation>交換が行われる場合は、操作パネルに表示されます。</translation>
    </message>
    <message>
        <source>%1 of %2 on %3 has died</source>
        <translation>%3 の %2 の %1 が停止しました</translation>
    </message>
    <message>
        <source>%1 of a run on %2 has died</source>
        <translation>%2 の実行の %1 が停止しました</translation>
    </message>
    <message>
        <source>The reason is in the events of the cluster.</source>
        <translation>理由はクラスターのイベントにあります。</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in 1 minute</source>
        <translation>%1 は期限により 1 分後に終了します</translation>
    </message>
    <message>
        <source>%1 is terminated at its deadline, in %2 minutes</source>
        <translation>%1 は期限により %2 分後に終了します</translation>
    </message>
    <message>
        <source>Move the deadline to keep its machines longer.</source>
        <translation>マシンを長く保持するには、期限を変更してください。</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <translation>%3 の予算 %2 のうち %1 を使用しました</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for today is spent</source>
        <translation>本日の予算 %2 のうち %1 を使用しました</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>認証情報</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>アクセス許可</translation>
    </message>
    <message>
        <source>vCPU quotas</source>
        <translation>vCPU クォータ</translation>
    </message>
    <message>
        <source>VPC limit</source>
        <translation>VPC の上限</translation>
    </message>
    <message>
        <source>EBS limit</source>
        <translation>EBS の上限</translation>
    </message>
    <message>
        <source>SSH to the machines</source>
        <translation>マシンへの SSH</translation>
    </message>
    <message>
        <source>SSH rule of this computer</source>
        <translation>このコンピューターの SSH ルール</translation>
    </message>
    <message>
        <source>SSH rule of the EMR master</source>
        <translation>EMR マスターの SSH ルール</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>キーペア</translation>
    </message>
    <message>
        <source>From the head to the workers</source>
        <translation>ヘッドからワーカーへ</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Start of EMR</source>
        <translation>EMR の起動</translation>
    </message>
    <message>
        <source>Bootstrap actions of EMR</source>
        <translation>EMR のブートストラップアクション</translation>
    </message>
    <message>
        <source>Failure of EMR</source>
        <translation>EMR の失敗</translation>
    </message>
    <message>
        <source>Auto Scaling groups</source>
        <translation>Auto Scaling グループ</translation>
    </message>
    <message>
        <source>Set-up logs</source>
        <translation>セットアップログ</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>Code on all nodes</source>
        <translation>全ノードのコード</translation>
    </message>
    <message>
        <source>Worker file</source>
        <translation>ワーカーファイル</translation>
    </message>
    <message>
        <source>Mount target</source>
        <translation>マウントターゲット</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>共有ファイルシステム</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CUDA libraries</source>
        <translation>CUDA ライブラリ</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>OpenCV and FireWire</source>
        <translation>OpenCV と FireWire</translation>
    </message>
    <message>
        <source>Orphan processes</source>
        <translation>孤立したプロセス</translation>
    </message>
    <message>
        <source>New workers</source>
        <translation>新しいワーカー</translation>
    </message>
    <message>
        <source>Success markers</source>
        <translation>成功マーカー</translation>
    </message>
    <message>
        <source>Base nodes</source>
        <translation>ベースノード</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>実行の進捗</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1, %2 and %3 others</source>
        <translation>%1、%2 他 %3</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 台のマシン</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 台のマシン</translation>
    </message>
    <message>
        <source>the head does not forward connections to it</source>
        <translation>ヘッドがこのマシンへの接続を転送しません</translation>
    </message>
    <message>
        <source>Set &quot;AllowTcpForwarding yes&quot; in /etc/ssh/sshd_config of the head.</source>
        <translation>ヘッドの /etc/ssh/sshd_config に「AllowTcpForwarding yes」を設定してください。</translation>
    </message>
    <message>
        <source>the head, through which it is reached, cannot be used</source>
        <translation>経由するヘッドが使用できません</translation>
    </message>
    <message>
        <source>Repair the connection to the head first.</source>
        <translation>まずヘッドへの接続を修復してください。</translation>
    </message>
    <message>
        <source>the head does not reach it</source>
        <translation>ヘッドから到達できません</translation>
    </message>
    <message>
        <source>Its security group must admit the machines of the cluster, and it must run (M14).</source>
        <translation>セキュリティグループでクラスターのマシンを許可し、マシンが実行中である必要があります (M14)。</translation>
    </message>
    <message>
        <source>its name was not found (DNS)</source>
        <translation>名前が見つかりません (DNS)</translation>
    </message>
    <message>
        <source>Check the network of this computer, and that the machine has a public address.</source>
        <translation>このコンピューターのネットワークと、マシンにパブリックアドレスがあることを確認してください。</translation>
    </message>
    <message>
        <source>it refuses the connection</source>
        <translation>接続が拒否されました</translation>
    </message>
    <message>
        <source>The machine is up, but no SSH server listens yet: wait for its start, or read its console (status).</source>
        <translation>マシンは起動していますが、SSH サーバーがまだ待ち受けていません: 起動を待つか、コンソールを確認してください (status)。</translation>
    </message>
    <message>
        <source>there is no route to it</source>
        <translation>ルートがありません</translation>
    </message>
    <message>
        <source>Check the route of its subnet to an internet gateway, and this computer&apos;s network.</source>
        <translation>サブネットからインターネットゲートウェイへのルートと、このコンピューターのネットワークを確認してください。</translation>
    </message>
    <message>
        <source>it does not answer (time-out)</source>
        <translation>応答がありません (タイムアウト)</translation>
    </message>
    <message>
        <source>Check the rule of its security group for this computer (M12), and that the machine runs.</source>
        <translation>このコンピューター用のセキュリティグループのルール (M12) と、マシンが実行中であることを確認してください。</translation>
    </message>
    <message>
        <source>it sends no SSH banner</source>
        <translation>SSH バナーが送信されません</translation>
    </message>
    <message>
        <source>The machine is overloaded or still starting, or a proxy answers in its place: wait, then restart it.</source>
        <translation>マシンが過負荷か起動中であるか、プロキシが代わりに応答しています: しばらく待ってから再起動してください。</translation>
    </message>
    <message>
        <source>it does not accept the key %1 for %2</source>
        <translation>%2 のキー %1 が受け付けられません</translation>
    </message>
    <message>
        <source>Use the private key of its key pair (M13), or the login of its image.</source>
        <translation>キーペアのプライベートキー (M13) またはイメージのログイン名を使用してください。</translation>
    </message>
    <message>
        <source>its host key is not recorded yet</source>
        <translation>ホストキーがまだ記録されていません</translation>
    </message>
    <message>
        <source>Its console shows the key some minutes after its start: deploy then (provision), which reads it.</source>
        <translation>起動の数分後にコンソールにキーが表示されます: その後デプロイ (provision) すると読み取られます。</translation>
    </message>
    <message>
        <source>its host key is not the known one</source>
        <translation>ホストキーが既知のものと異なります</translation>
    </message>
    <message>
        <source>If the machine was not replaced, another one answers at its address: do not connect.</source>
        <translation>マシンが交換されていない場合、そのアドレスで別のマシンが応答しています: 接続しないでください。</translation>
    </message>
    <message>
        <source>the key file %1 cannot be used</source>
        <translation>キーファイル %1 を使用できません</translation>
    </message>
    <message>
        <source>Put the key file back, with mode 0600.</source>
        <translation>キーファイルをモード 0600 で元に戻してください。</translation>
    </message>
    <message>
        <source>it has no algorithm in common with this computer</source>
        <translation>このコンピューターと共通のアルゴリズムがありません</translation>
    </message>
    <message>
        <source>Its SSH server is too old: use a newer image.</source>
        <translation>SSH サーバーが古すぎます: 新しいイメージを使用してください。</translation>
    </message>
    <message>
        <source>it does not answer in time</source>
        <translation>時間内に応答しません</translation>
    </message>
    <message>
        <source>Try again; the machine may be overloaded.</source>
        <translation>再試行してください。マシンが過負荷の可能性があります。</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>接続が切断されました</translation>
    </message>
    <message>
        <source>Try again; if it repeats, restart the machine.</source>
        <translation>再試行してください。繰り返す場合はマシンを再起動してください。</translation>
    </message>
    <message>
        <source>The address of this computer could not be read.</source>
        <translation>このコンピューターのアドレスを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The security groups of the head could not be read.</source>
        <translation>ヘッドのセキュリティグループを読み取れませんでした。</translation>
    </message>
    <message>
        <source>%1 admits SSH from this computer (%2 in %3).</source>
        <translation>%1 はこのコンピューターからの SSH を許可しています (%3 内の %2)。</translation>
    </message>
    <message>
        <source>No security group of the head admits SSH from %1: add a rule to %2. Where the provider changes the address often, open the /24 around it (address --neighbours).</source>
        <translation>ヘッドのどのセキュリティグループも %1 からの SSH を許可していません: %2 にルールを追加してください。プロバイダーがアドレスを頻繁に変更する場合は、その周辺の /24 を開いてください (address --neighbours)。</translation>
    </message>
    <message>
        <source>The ledger has no machine of this cluster with an address.</source>
        <translation>台帳には、このクラスターのアドレスを持つマシンがありません。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The machine can be logged in to.</source>
        <translation>マシンにログインできます。</translation>
    </message>
    <message>
        <source>All %1 machines can be logged in to.</source>
        <translation>%1 台のマシンすべてにログインできます。</translation>
    </message>
    <message>
        <source>SSH fails for %1 of %2 (%3): %4</source>
        <translation>%2のうち %1 台で SSH が失敗しました (%3): %4</translation>
    </message>
    <message>
        <source>The key pair %1 could not be read.</source>
        <translation>キーペア %1 を読み取れませんでした。</translation>
    </message>
    <message>
        <source>%1 belongs to the key pair %2 of the machines.</source>
        <translation>%1 はマシンのキーペア %2 のものです。</translation>
    </message>
    <message>
        <source>%1 is not the key of the machines: %2 belongs to their key pair %3.</source>
        <translation>%1 はマシンのキーではありません: %2 がマシンのキーペア %3 のものです。</translation>
    </message>
    <message>
        <source>%1 does not belong to the key pair %2 of the machines: use the private key with the fingerprint %3.</source>
        <translation>%1 はマシンのキーペア %2 のものではありません: フィンガープリント %3 のプライベートキーを使用してください。</translation>
    </message>
    <message>
        <source>The key file %1 cannot be read: put back the private key of the key pair %2 (%3).</source>
        <translation>キーファイル %1 を読み取れません: キーペア %2 (%3) のプライベートキーを元に戻してください。</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <translation>%1 (応答なし)</translation>
    </message>
    <message>
        <source>%1 (refused)</source>
        <translation>%1 (拒否)</translation>
    </message>
    <message>
        <source>The head does not reach port 22 of %1: their security group must admit all traffic of its members, and the machines must run. Workers are reached by their private addresses, through the head only.</source>
        <translation>ヘッドから %1 のポート 22 に到達できません: セキュリティグループでメンバーのすべてのトラフィックを許可し、マシンが実行中である必要があります。ワーカーにはヘッド経由でのみ、プライベートアドレスで到達できます。</translation>
    </message>
    <message>
        <source>The head reaches %1, which does not accept the key: its key pair differs from that of the head. With ssh, forward the agent (ssh -A).</source>
        <translation>ヘッドから %1 に到達できますが、キーが受け付けられません: キーペアがヘッドのものと異なります。ssh ではエージェントを転送してください (ssh -A)。</translation>
    </message>
    <message>
        <source>The head reaches the workers by their private addresses.</source>
        <translation>ヘッドからワーカーにプライベートアドレスで到達できます。</translation>
    </message>
    <message>
        <source>The clocks agree.</source>
        <translation>時計は一致しています。</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>The clock of %1 is %2 s off: %3. Start a time service there (chrony, or timedatectl set-ntp true).</source>
        <translation>%1 の時計が %2 秒ずれています: %3。時刻サービスを開始してください (chrony または timedatectl set-ntp true)。</translation>
    </message>
    <message>
        <source>AWS rejects requests that are signed there</source>
        <translation>そこで署名されたリクエストは AWS に拒否されます</translation>
    </message>
    <message>
        <source>at 5 min AWS rejects requests</source>
        <translation>5 分を超えると AWS がリクエストを拒否します</translation>
    </message>
    <message>
        <source>The credentials of the profile %1 are not accepted: %2. Renew the session, or add the profile again (account --add).</source>
        <translation>プロファイル %1 の認証情報が受け付けられません: %2。セッションを更新するか、プロファイルを追加し直してください (account --add)。</translation>
    </message>
    <message>
        <source>The end of the session could not be read.</source>
        <translation>セッションの終了時刻を読み取れませんでした。</translation>
    </message>
    <message>
        <source>The session of the profile %1 has ended: renew it.</source>
        <translation>プロファイル %1 のセッションは終了しました: 更新してください。</translation>
    </message>
    <message>
        <source>The session of the profile %1 ends in %2: renew it before a long action.</source>
        <translation>プロファイル %1 のセッションは %2 後に終了します: 時間のかかる操作の前に更新してください。</translation>
    </message>
    <message>
        <source>The credentials are accepted; the session ends in %1.</source>
        <translation>認証情報は有効です。セッションは %1 後に終了します。</translation>
    </message>
    <message>
        <source>The credentials are accepted.</source>
        <translation>認証情報は有効です。</translation>
    </message>
    <message>
        <source>The clock of this computer agrees with that of AWS.</source>
        <translation>このコンピューターの時計は AWS の時計と一致しています。</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s behind that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>このコンピューターの時計は AWS より %1 秒遅れています。Trainyard のリクエストは補正されますが、他のツールは 5 分以上のずれで失敗します。時計を合わせてください (timedatectl set-ntp true)。</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 s ahead of that of AWS. Requests of Trainyard are corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).</source>
        <translation>このコンピューターの時計は AWS より %1 秒進んでいます。Trainyard のリクエストは補正されますが、他のツールは 5 分以上のずれで失敗します。時計を合わせてください (timedatectl set-ntp true)。</translation>
    </message>
    <message>
        <source>The regions of the account could not be listed.</source>
        <translation>アカウントのリージョンを一覧表示できませんでした。</translation>
    </message>
    <message>
        <source>The region %1 is enabled.</source>
        <translation>リージョン %1 は有効です。</translation>
    </message>
    <message>
        <source>The region %1 is not enabled for this account: enable it, or choose another one (--region).</source>
        <translation>リージョン %1 はこのアカウントで有効になっていません: 有効にするか、別のリージョンを選択してください (--region)。</translation>
    </message>
    <message>
        <source>The permissions could not be tested.</source>
        <translation>アクセス許可をテストできませんでした。</translation>
    </message>
    <message>
        <source>%1 actions are denied (%2): let an administrator attach the policy of &quot;account --policy&quot;.</source>
        <translation>%1 個のアクションが拒否されています (%2): 管理者に「account --policy」のポリシーのアタッチを依頼してください。</translation>
    </message>
    <message>
        <source>All %1 actions are permitted.</source>
        <translation>%1 個のアクションがすべて許可されています。</translation>
    </message>
    <message>
        <source>No action is denied; %1 of %2 could not be tested.</source>
        <translation>拒否されたアクションはありません。%2 個中 %1 個はテストできませんでした。</translation>
    </message>
    <message>
        <source>The quotas could not be read.</source>
        <translation>クォータを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The vCPU quota is used up: %1. Request an increase (account --request-quota).</source>
        <translation>vCPU クォータを使い切りました: %1。引き上げをリクエストしてください (account --request-quota)。</translation>
    </message>
    <message>
        <source>standard instances are not permitted</source>
        <translation>標準インスタンスは許可されていません</translation>
    </message>
    <message>
        <source>The vCPU quotas permit more machines.</source>
        <translation>vCPU クォータにはまだ余裕があります。</translation>
    </message>
    <message>
        <source>The quota of EBS storage could not be read.</source>
        <translation>EBS ストレージのクォータを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region: root volumes of many machines exceed that. Request an increase in the Service Quotas console (L-7A658B76).</source>
        <translation>アカウントはこのリージョンで gp3 ボリュームを %1 TiB まで使用できます: 多数のマシンのルートボリュームはこれを超えます。Service Quotas コンソールで引き上げをリクエストしてください (L-7A658B76)。</translation>
    </message>
    <message>
        <source>The account may have %1 TiB of gp3 volumes in this region.</source>
        <translation>アカウントはこのリージョンで gp3 ボリュームを %1 TiB まで使用できます。</translation>
    </message>
    <message>
        <source>%1 First line with an error: %2.</source>
        <translation>%1 エラーのある最初の行: %2。</translation>
    </message>
    <message>
        <source>The EMR cluster could not be read.</source>
        <translation>EMR クラスターを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; after 20 minutes its settings deserve a look.</source>
        <translation>クラスターは %2 の間、状態 %1 です。20 分を過ぎたら設定を確認してください。</translation>
    </message>
    <message>
        <source>EMR has started the cluster.</source>
        <translation>EMR がクラスターを起動しました。</translation>
    </message>
    <message>
        <source>The bootstrap actions have succeeded.</source>
        <translation>ブートストラップアクションは成功しました。</translation>
    </message>
    <message>
        <source>No bootstrap action has failed.</source>
        <translation>失敗したブートストラップアクションはありません。</translation>
    </message>
    <message>
        <source>%1 Give the next cluster a log bucket.</source>
        <translation>%1 次のクラスターにはログ用のバケットを指定してください。</translation>
    </message>
    <message>
        <source>The stack could not be read.</source>
        <translation>スタックを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The groups have all their machines.</source>
        <translation>グループのマシンはすべて揃っています。</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted: %1 Change the type or the zone, or continue with fewer workers.</source>
        <translation>グループのマシンが希望より少なくなっています: %1 タイプまたはゾーンを変更するか、少ないワーカーで続行してください。</translation>
    </message>
    <message>
        <source>A group has fewer machines than wanted, and is launching them.</source>
        <translation>グループのマシンが希望より少なく、起動中です。</translation>
    </message>
    <message>
        <source>The stack is in the state %1.</source>
        <translation>スタックの状態は %1 です。</translation>
    </message>
    <message>
        <source>The stack makes progress; its last event is %1 old.</source>
        <translation>スタックは進行中です。最後のイベントは %1 前です。</translation>
    </message>
    <message>
        <source>The stack waits for its Auto Scaling groups, whose launches fail: %1</source>
        <translation>スタックは Auto Scaling グループを待っていますが、起動に失敗しています: %1</translation>
    </message>
    <message>
        <source>The stack has had no event for %1 while its groups start machines: read the set-up log of the machines (M15).</source>
        <translation>グループがマシンを起動している間、スタックに %1 の間イベントがありません: マシンのセットアップログを確認してください (M15)。</translation>
    </message>
    <message>
        <source>The stack has had no event for %1: read the set-up log of the machines (M15).</source>
        <translation>スタックには %1 イベントがありません: マシンのセットアップログを確認してください (M15)。</translation>
    </message>
    <message>
        <source>The VPCs of the region could not be counted.</source>
        <translation>リージョンの VPC を数えられませんでした。</translation>
    </message>
    <message>
        <source>The region %1 has %2 of %3 VPCs: a stack with a network of its own fails. Delete a VPC, request a higher quota, or use an existing VPC.</source>
        <translation>リージョン %1 の VPC は %3 個中 %2 個です: 独自のネットワークを持つスタックは失敗します。VPC を削除するか、クォータの引き上げをリクエストするか、既存の VPC を使用してください。</translation>
    </message>
    <message>
        <source>All Elastic IP addresses of the region are in use: a stack with a NAT gateway fails. Release one, or use no NAT gateway.</source>
        <translation>リージョンの Elastic IP アドレスがすべて使用中です: NAT ゲートウェイを持つスタックは失敗します。1 つ解放するか、NAT ゲートウェイを使用しないでください。</translation>
    </message>
    <message>
        <source>A stack may create a VPC and an address in this region.</source>
        <translation>スタックはこのリージョンで VPC とアドレスを作成できます。</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step yet.</source>
        <translation>実行 %1 はまだステップを記録していません。</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago, and no process of it is on a machine that answers. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>実行 %1 は %2 前の開始以降ステップを記録しておらず、応答するマシンにそのプロセスがありません。ログの最後の行を確認してください: まだデータを読み込んでいるか、ワーカーを待っている可能性があります。その間もマシンの料金がかかります。</translation>
    </message>
    <message>
        <source>The run %1 has recorded no step since its start %2 ago. Read the last lines of its logs: it may still read its data, or wait for a worker; its machines cost meanwhile.</source>
        <translation>実行 %1 は %2 前の開始以降ステップを記録していません。ログの最後の行を確認してください: まだデータを読み込んでいるか、ワーカーを待っている可能性があります。その間もマシンの料金がかかります。</translation>
    </message>
    <message>
        <source>The run %1 has finished; its end is recorded when a program follows it.</source>
        <translation>実行 %1 は完了しました。終了は、プログラムが追跡したときに記録されます。</translation>
    </message>
    <message>
        <source>The run %1 is paused: %2. It continues when enough workers have joined.</source>
        <translation>実行 %1 は一時停止しています: %2。十分なワーカーが参加すると続行します。</translation>
    </message>
    <message>
        <source>The run %1 makes progress.</source>
        <translation>実行 %1 は進行しています。</translation>
    </message>
    <message>
        <source>no rank is known to be behind</source>
        <translation>遅れているランクは確認されていません</translation>
    </message>
    <message>
        <source>the others wait for rank %1</source>
        <translation>他はランク %1 を待っています</translation>
    </message>
    <message>
        <source>the others wait for rank %1 on %2</source>
        <translation>他は %2 のランク %1 を待っています</translation>
    </message>
    <message>
        <source>The run %1 has made no progress for %2: %3. Read the log of that rank, and the stacks of its processes; remove the worker, or stop the run with a checkpoint.</source>
        <translation>実行 %1 は %2 の間進んでいません: %3。そのランクのログとプロセスのスタックを確認し、ワーカーを削除するか、チェックポイントを保存して実行を停止してください。</translation>
    </message>
    <message>
        <source>No process of an ended run remains.</source>
        <translation>終了した実行のプロセスは残っていません。</translation>
    </message>
    <message>
        <source>%1 of ended runs remain on %2, and use memory, GPUs and ports there: end them.</source>
        <translation>終了した実行の%1が %2 に残り、メモリ、GPU、ポートを使用しています: 終了してください。</translation>
    </message>
    <message>
        <source>1 process</source>
        <translation>1 個のプロセス</translation>
    </message>
    <message>
        <source>%1 processes</source>
        <translation>%1 個のプロセス</translation>
    </message>
    <message>
        <source>The machines could not be read at AWS.</source>
        <translation>AWS でマシンを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The head and the workers that the ledger lists exist at AWS.</source>
        <translation>台帳にあるヘッドとワーカーは AWS に存在します。</translation>
    </message>
    <message>
        <source>The head node is gone, and with it the run %1 halts: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>ヘッドノードがなくなり、実行 %1 も停止します: ヘッドはトレーニングから削除できません。新しいヘッドを起動する (replace-head) か、停止している場合はマシンを開始してください。</translation>
    </message>
    <message>
        <source>The head node is gone: it cannot be removed from a training. Launch a new one (replace-head), or start the machine if it is stopped.</source>
        <translation>ヘッドノードがなくなりました: ヘッドはトレーニングから削除できません。新しいヘッドを起動する (replace-head) か、停止している場合はマシンを開始してください。</translation>
    </message>
    <message>
        <source>%1 is gone; a training of Dynamic Training halts without its base workers, and the run %2 goes on with the others.</source>
        <translation>%1 がなくなりました。Dynamic Training のトレーニングはベースワーカーがないと停止し、実行 %2 は残りで続行します。</translation>
    </message>
    <message>
        <source>%1 is gone; replace it before the next run.</source>
        <translation>%1 がなくなりました。次の実行の前に交換してください。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 on %2: %3 %4</source>
        <translation>%2 の %1: %3 %4</translation>
    </message>
    <message>
        <source>%1 %2 more in the evidence.</source>
        <translation>%1 根拠に他 %2 件あります。</translation>
    </message>
    <message>
        <source>Rules of %1 in the state folder are not used; the logs have no known error.</source>
        <translation>状態フォルダーの %1 のルールは使用されていません。ログに既知のエラーはありません。</translation>
    </message>
    <message>
        <source>The logs have no known error.</source>
        <translation>ログに既知のエラーはありません。</translation>
    </message>
    <message>
        <source>The %1 set-up logs of the machines have no error.</source>
        <translation>マシンのセットアップログ %1 件にエラーはありません。</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>The set-up of %1 reports errors; the first one: %2.</source>
        <translation>%1 のセットアップでエラーが報告されています。最初のエラー: %2。</translation>
    </message>
    <message>
        <source>The environment variables of the nodes are as documented.</source>
        <translation>ノードの環境変数はドキュメントのとおりです。</translation>
    </message>
    <message>
        <source>Environment variables of %1 differ from the documented ones (%2): read the set-up log (M15), or set them in /etc/profile.d/deeplearning.sh.</source>
        <translation>%1 の環境変数がドキュメントと異なります (%2): セットアップログ (M15) を確認するか、/etc/profile.d/deeplearning.sh で設定してください。</translation>
    </message>
    <message>
        <source>%1 files of code are the same on %2 nodes.</source>
        <translation>%1 個のコードファイルが %2 ノードで同一です。</translation>
    </message>
    <message>
        <source>The code differs between the nodes: put scripts into the shared file system, and deploy the runtime again (provision).</source>
        <translation>ノード間でコードが異なります: スクリプトを共有ファイルシステムに置き、ランタイムを再デプロイしてください (provision)。</translation>
    </message>
    <message>
        <source>worker_ip_file names the nodes on every node.</source>
        <translation>worker_ip_file は各ノードで全ノードを示しています。</translation>
    </message>
    <message>
        <source>worker_ip_file is missing or old on %1: write it before training starts.</source>
        <translation>%1 の worker_ip_file がないか古くなっています: トレーニングの開始前に書き込んでください。</translation>
    </message>
    <message>
        <source>The machines of the local cloud have no GPUs, whatever their type; training uses the CPU.</source>
        <translation>ローカルクラウドのマシンには、タイプにかかわらず GPU がありません。トレーニングは CPU を使用します。</translation>
    </message>
    <message>
        <source>%1 has fewer GPUs than its instance type: the driver is not installed or not loaded, or a GPU has failed. Choose an image with the NVIDIA driver, or replace the machine.</source>
        <translation>%1 の GPU がインスタンスタイプより少なくなっています: ドライバーがインストールまたはロードされていないか、GPU が故障しています。NVIDIA ドライバー入りのイメージを選択するか、マシンを交換してください。</translation>
    </message>
    <message>
        <source>DEEPLEARNING_WORKER_GPU_COUNT is 0 on %1, which has GPUs: the old set-up script knows only types of the families g3, p2 and p3. Set the variable to the number of GPUs.</source>
        <translation>GPU のある %1 で DEEPLEARNING_WORKER_GPU_COUNT が 0 です: 古いセットアップスクリプトは g3、p2、p3 ファミリーしか認識しません。変数に GPU の数を設定してください。</translation>
    </message>
    <message>
        <source>The instance types have no GPUs: training uses the CPU (leave out --gpus).</source>
        <translation>インスタンスタイプに GPU がありません: トレーニングは CPU を使用します (--gpus を省略してください)。</translation>
    </message>
    <message>
        <source>All GPUs of the instance types are there.</source>
        <translation>インスタンスタイプの GPU はすべて揃っています。</translation>
    </message>
    <message>
        <source>The dynamic linker of %1 does not find CUDA: add its folder to LD_LIBRARY_PATH.</source>
        <translation>%1 の動的リンカーが CUDA を見つけられません: フォルダーを LD_LIBRARY_PATH に追加してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dynamic linker finds CUDA on %1.</source>
        <translation>%1で動的リンカーが CUDA を見つけます。</translation>
    </message>
    <message>
        <source>OpenCV has reported that it finds no FireWire camera; /dev/raw1394 exists now.</source>
        <translation>OpenCV が FireWire カメラがないと報告しました。/dev/raw1394 は現在存在します。</translation>
    </message>
    <message>
        <source>OpenCV reports &quot;Failed to initialize libdc1394&quot;. Training is not affected; a link /dev/raw1394 ends the message.</source>
        <translation>OpenCV が「Failed to initialize libdc1394」と報告しています。トレーニングに影響はありません。リンク /dev/raw1394 を作成するとメッセージは出なくなります。</translation>
    </message>
    <message>
        <source>NumPy cannot be imported on %1: reinstall it on these nodes (EMR releases before 5.9.0 have this fault).</source>
        <translation>%1 で NumPy をインポートできません: これらのノードに再インストールしてください (EMR リリース 5.9.0 より前にはこの不具合があります)。</translation>
    </message>
    <message>
        <source>A log reports that NumPy does not load, but it does now: start the run again.</source>
        <translation>ログで NumPy の読み込み失敗が報告されていますが、現在は読み込めます: 実行を再開始してください。</translation>
    </message>
    <message>
        <source>NumPy can be imported on %1.</source>
        <translation>%1で NumPy をインポートできます。</translation>
    </message>
    <message>
        <source>its name was not found: the VPC needs DNS support, and the zone a mount target; a new one is known after some minutes</source>
        <translation>名前が見つかりません: VPC には DNS サポート、ゾーンにはマウントターゲットが必要です。新しいものは数分後に認識されます</translation>
    </message>
    <message>
        <source>port 2049 does not answer: the security group of the mount target must admit it from the machines</source>
        <translation>ポート 2049 が応答しません: マウントターゲットのセキュリティグループでマシンからの接続を許可する必要があります</translation>
    </message>
    <message>
        <source>port 2049 refuses the connection: the mount target is not ready yet</source>
        <translation>ポート 2049 が接続を拒否しました: マウントターゲットの準備ができていません</translation>
    </message>
    <message>
        <source>access was denied: check the policy of the file system</source>
        <translation>アクセスが拒否されました: ファイルシステムのポリシーを確認してください</translation>
    </message>
    <message>
        <source>the NFS client is not installed on the machine</source>
        <translation>マシンに NFS クライアントがインストールされていません</translation>
    </message>
    <message>
        <source>see the quoted line</source>
        <translation>引用された行を参照してください</translation>
    </message>
    <message>
        <source>The mount targets of %1 could not be read.</source>
        <translation>%1 のマウントターゲットを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The machines could not be read.</source>
        <translation>マシンを読み取れませんでした。</translation>
    </message>
    <message>
        <source>%1 has a mount target in every zone of the machines.</source>
        <translation>%1 にはマシンの各ゾーンにマウントターゲットがあります。</translation>
    </message>
    <message>
        <source>%1 has no available mount target in %2 of the machines&apos; VPC: create one there, with a security group that admits port 2049 from the machines.</source>
        <translation>%1 には、マシンの VPC の %2 に使用可能なマウントターゲットがありません: マシンからのポート 2049 を許可するセキュリティグループを付けて作成してください。</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1, but does not answer: processes that use it wait, without an error. Check that its mount target exists (M6), and that the security group of the mount target still admits port 2049 from the machines.</source>
        <translation>共有ファイルシステムは %1 にマウントされていますが、応答しません: 使用するプロセスはエラーなしで待ち続けます。マウントターゲットが存在すること (M6) と、そのセキュリティグループがマシンからのポート 2049 を許可していることを確認してください。</translation>
    </message>
    <message>
        <source>The shared file system is mounted on %1.</source>
        <translation>共有ファイルシステムは%1にマウントされています。</translation>
    </message>
    <message>
        <source>mount it again, or read the set-up log (M15)</source>
        <translation>再マウントするか、セットアップログ (M15) を確認してください</translation>
    </message>
    <message>
        <source>%1; then mount it again</source>
        <translation>%1。その後、再マウントしてください</translation>
    </message>
    <message>
        <source>The shared file system is not mounted on %1: %2.</source>
        <translation>共有ファイルシステムが %1 にマウントされていません: %2。</translation>
    </message>
    <message>
        <source>The workers from the launch template are added, or on their way.</source>
        <translation>起動テンプレートのワーカーは追加済みか、追加の途中です。</translation>
    </message>
    <message>
        <source>The workers are in the run, or on their way.</source>
        <translation>ワーカーは実行に参加済みか、参加の途中です。</translation>
    </message>
    <message>
        <source>%1 is not added to the training: %2</source>
        <translation>%1 はトレーニングに追加されていません: %2</translation>
    </message>
    <message>
        <source>Every new worker whose script has ended has its success marker.</source>
        <translation>スクリプトが終了した新しいワーカーには、すべて成功マーカーがあります。</translation>
    </message>
    <message>
        <source>A prepare-data script has ended without its success marker. If the data is complete, the marker can be created by hand; an incomplete worker may fail the training.</source>
        <translation>prepare-data スクリプトが成功マーカーなしで終了しました。データが完全であれば、マーカーを手動で作成できます。不完全なワーカーはトレーニングを失敗させる可能性があります。</translation>
    </message>
    <message>
        <source>The check no longer applies: it was repaired.</source>
        <translation>このチェックは該当しなくなりました: 修復されました。</translation>
    </message>
    <message>
        <source>The security group %1 gets a rule for SSH from the address of this computer.</source>
        <translation>セキュリティグループ %1 に、このコンピューターのアドレスからの SSH ルールが追加されます。</translation>
    </message>
    <message>
        <source>Processes on %1 that a launch script started, and that no longer have a parent, are terminated with what they have computed; others continue.</source>
        <translation>起動スクリプトが %1 で開始し、親のなくなったプロセスは、計算結果とともに終了されます。その他は続行します。</translation>
    </message>
    <message>
        <source>Processes of the ended run %1 on %2 are terminated; processes of other runs continue.</source>
        <translation>%2 の終了した実行 %1 のプロセスは終了されます。他の実行のプロセスは続行します。</translation>
    </message>
    <message>
        <source>The worker %1 joins at the next epoch even if its data is incomplete; training may then fail there.</source>
        <translation>ワーカー %1 は、データが不完全でも次のエポックで参加します。その場合、トレーニングが失敗する可能性があります。</translation>
    </message>
    <message>
        <source>worker_ip_file in the home folder of %1 is written with %2 addresses.</source>
        <translation>%1 のホームフォルダーの worker_ip_file に %2 個のアドレスが書き込まれます。</translation>
    </message>
    <message>
        <source>NumPy is uninstalled and installed again on %1, from the Python package index.</source>
        <translation>%1 で NumPy がアンインストールされ、Python パッケージインデックスから再インストールされます。</translation>
    </message>
    <message>
        <source>/dev/raw1394 becomes a link to /dev/null on %1: OpenCV stops looking for a FireWire camera.</source>
        <translation>%1 で /dev/raw1394 が /dev/null へのリンクになります: OpenCV は FireWire カメラを探さなくなります。</translation>
    </message>
    <message>
        <source>~/.profile of %1 gets a line that adds %2 to LD_LIBRARY_PATH; it applies to new sessions.</source>
        <translation>%1 の ~/.profile に、LD_LIBRARY_PATH に %2 を追加する行が加わります。新しいセッションから有効です。</translation>
    </message>
    <message>
        <source>%1 mounts the file system again with the documented options.</source>
        <translation>%1 がドキュメントのオプションでファイルシステムを再マウントします。</translation>
    </message>
    <message>
        <source>The machine of %1 is terminated, its data is lost, and another machine is launched at the same price.</source>
        <translation>%1 のマシンは終了され、データは失われ、同じ料金で別のマシンが起動されます。</translation>
    </message>
    <message>
        <source>The processes of the run %1 on %2 stop for some seconds while their stacks are read, and then continue; the stacks are stored on this computer with the run.</source>
        <translation>%2 の実行 %1 のプロセスは、スタックの読み取り中に数秒停止し、その後続行します。スタックはこのコンピューターに実行とともに保存されます。</translation>
    </message>
    <message>
        <source>EC2 is starting the machine.</source>
        <translation>EC2 がマシンを起動しています。</translation>
    </message>
    <message>
        <source>the machine is in the state %1: launch another worker.</source>
        <translation>マシンの状態は %1 です: 別のワーカーを起動してください。</translation>
    </message>
    <message>
        <source>the machine is in an unknown state: start it, or launch another.</source>
        <translation>マシンの状態が不明です: 開始するか、別のマシンを起動してください。</translation>
    </message>
    <message>
        <source>the machine is in the state %1: start it, or launch another.</source>
        <translation>マシンの状態は %1 です: 開始するか、別のマシンを起動してください。</translation>
    </message>
    <message>
        <source>its prepare-data script runs.</source>
        <translation>prepare-data スクリプトが実行中です。</translation>
    </message>
    <message>
        <source>its prepare-data script ended with status %1: read its log on the machine, correct the script, and run it again (prepare-data).</source>
        <translation>prepare-data スクリプトがステータス %1 で終了しました: マシンでログを確認し、スクリプトを修正して再実行してください (prepare-data)。</translation>
    </message>
    <message>
        <source>it has no success marker, and does not answer over SSH: read its set-up log through the head.</source>
        <translation>成功マーカーがなく、SSH に応答しません: ヘッド経由でセットアップログを確認してください。</translation>
    </message>
    <message>
        <source>its set-up runs, which starts the prepare-data script at its end.</source>
        <translation>セットアップが実行中で、最後に prepare-data スクリプトが開始されます。</translation>
    </message>
    <message>
        <source>its prepare-data script does not run, and there is no success marker: read its set-up log (M15), or create the marker (M19).</source>
        <translation>prepare-data スクリプトが実行されておらず、成功マーカーもありません: セットアップログ (M15) を確認するか、マーカーを作成してください (M19)。</translation>
    </message>
    <message>
        <source>its tag was removed: it leaves the training at the next boundary, and is terminated then.</source>
        <translation>タグが削除されました: 次の区切りでトレーニングから離れ、その後終了されます。</translation>
    </message>
    <message>
        <source>it has no tag of the stack&apos;s elastic workers: no program lets it join or ends it, and it costs until it is terminated. Set the tag, or terminate it.</source>
        <translation>スタックのエラスティックワーカーのタグがありません: どのプログラムも参加や終了をさせず、終了されるまで料金がかかります。タグを設定するか、終了してください。</translation>
    </message>
    <message>
        <source>it is a member of the run.</source>
        <translation>実行のメンバーです。</translation>
    </message>
    <message>
        <source>the machine has no private address yet.</source>
        <translation>マシンにまだプライベートアドレスがありません。</translation>
    </message>
    <message>
        <source>host_worker cannot be read: the head does not answer.</source>
        <translation>host_worker を読み取れません: ヘッドが応答しません。</translation>
    </message>
    <message>
        <source>host_worker_log says that it was added.</source>
        <translation>host_worker_log によると追加されています。</translation>
    </message>
    <message>
        <source>host_worker_log says that it was removed, but the machine runs, and costs: terminate it, and launch another worker if one is wanted.</source>
        <translation>host_worker_log によると削除されましたが、マシンは実行中で料金がかかります: 終了し、必要であれば別のワーカーを起動してください。</translation>
    </message>
    <message>
        <source>it is in host_worker; no run of this ledger is active, in which it could join.</source>
        <translation>host_worker にありますが、この台帳には参加できる実行中のものがありません。</translation>
    </message>
    <message>
        <source>it is in host_worker, and joins at the next epoch.</source>
        <translation>host_worker にあり、次のエポックで参加します。</translation>
    </message>
    <message>
        <source>its data is prepared; it joins the next run, and costs until then.</source>
        <translation>データは準備済みです。次の実行に参加し、それまで料金がかかります。</translation>
    </message>
    <message>
        <source>its data is prepared, and the launcher adds it to host_worker within seconds.</source>
        <translation>データは準備済みで、ランチャーが数秒以内に host_worker に追加します。</translation>
    </message>
    <message>
        <source>its data is prepared, but %1 is not in host_worker: is the launcher running?</source>
        <translation>データは準備済みですが、%1 が host_worker にありません: ランチャーは実行中ですか?</translation>
    </message>
    <message>
        <source>it does not answer over SSH, so that its worker cannot be started (M26); it costs meanwhile.</source>
        <translation>SSH に応答しないため、ワーカーを開始できません (M26)。その間も料金がかかります。</translation>
    </message>
    <message>
        <source>its worker process runs, and joins at the next boundary of the run.</source>
        <translation>ワーカープロセスは実行中で、実行の次の区切りで参加します。</translation>
    </message>
    <message>
        <source>its worker is not in the run (%1), but the machine runs, and costs: read its log, then remove it and add a worker.</source>
        <translation>ワーカーは実行に参加していませんが (%1)、マシンは実行中で料金がかかります: ログを確認し、削除してからワーカーを追加してください。</translation>
    </message>
    <message>
        <source>its set-up runs; the runtime is installed afterwards.</source>
        <translation>セットアップが実行中です。その後ランタイムがインストールされます。</translation>
    </message>
    <message>
        <source>the runtime is not installed there: install it (provision), or remove the machine.</source>
        <translation>ランタイムがインストールされていません: インストールする (provision) か、マシンを削除してください。</translation>
    </message>
    <message>
        <source>no process of the run is there: the run started without it. It takes part in the next run, and costs until then; remove it if it is not needed.</source>
        <translation>実行のプロセスがありません: このマシンなしで実行が開始されました。次の実行に参加し、それまで料金がかかります。不要であれば削除してください。</translation>
    </message>
    <message>
        <source>AWS had an internal problem</source>
        <translation>AWS で内部の問題が発生しました</translation>
    </message>
    <message>
        <source>Another call was changing the same resource</source>
        <translation>別の呼び出しが同じリソースを変更していました</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>再試行してください</translation>
    </message>
    <message>
        <source>AWS does not accept the key</source>
        <translation>AWS がキーを受け付けません</translation>
    </message>
    <message>
        <source>check the key and its secret; a key may also not be active for this region, which has to be enabled first</source>
        <translation>キーとシークレットを確認してください。先に有効化が必要なリージョンで、キーがまだ使えない可能性もあります</translation>
    </message>
    <message>
        <source>AWS does not recognize the access key</source>
        <translation>AWS がアクセスキーを認識しません</translation>
    </message>
    <message>
        <source>check its ID; it may be switched off, or be of another partition (China, GovCloud) than the region</source>
        <translation>ID を確認してください。無効化されているか、リージョンとは別のパーティション (中国、GovCloud) のものかもしれません</translation>
    </message>
    <message>
        <source>The secret does not belong to the access key</source>
        <translation>シークレットがアクセスキーのものではありません</translation>
    </message>
    <message>
        <source>enter the secret again: it is mistyped or of another key</source>
        <translation>シークレットを入力し直してください: 誤入力か、別のキーのものです</translation>
    </message>
    <message>
        <source>The request carried no credentials</source>
        <translation>リクエストに認証情報がありませんでした</translation>
    </message>
    <message>
        <source>choose a profile that has a key, or log in</source>
        <translation>キーのあるプロファイルを選択するか、ログインしてください</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is wrong</source>
        <translation>このコンピューターの時計が正しくありません</translation>
    </message>
    <message>
        <source>set it, for example with timedatectl set-ntp true; requests are corrected meanwhile</source>
        <translation>timedatectl set-ntp true などで合わせてください。それまでリクエストは補正されます</translation>
    </message>
    <message>
        <source>log in again or renew the credentials; running machines keep running</source>
        <translation>再度ログインするか、認証情報を更新してください。実行中のマシンは動作を続けます</translation>
    </message>
    <message>
        <source>The account has to agree to something first</source>
        <translation>先にアカウントでの同意が必要です</translation>
    </message>
    <message>
        <source>enable the region, or accept the terms of the image on the page that AWS names</source>
        <translation>リージョンを有効にするか、AWS が示すページでイメージの利用規約に同意してください</translation>
    </message>
    <message>
        <source>AWS has not opened this account for that</source>
        <translation>AWS がこのアカウントでの利用を許可していません</translation>
    </message>
    <message>
        <source>finish the sign-up, or ask AWS support</source>
        <translation>サインアップを完了するか、AWS サポートに問い合わせてください</translation>
    </message>
    <message>
        <source>The key may not do that</source>
        <translation>このキーには許可されていません</translation>
    </message>
    <message>
        <source>ask for the permission that is named; trainyardctl account --policy prints a policy that has it</source>
        <translation>示されたアクセス許可を依頼してください。trainyardctl account --policy は、それを含むポリシーを出力します</translation>
    </message>
    <message>
        <source>AWS terminated the machine at its start, because its encrypted disk could not be used</source>
        <translation>暗号化ディスクを使用できなかったため、AWS が起動時にマシンを終了しました</translation>
    </message>
    <message>
        <source>check that the KMS key which encrypts volumes in this region is enabled, and that these credentials may use it (kms:CreateGrant, kms:Decrypt, kms:GenerateDataKeyWithoutPlaintext)</source>
        <translation>このリージョンのボリュームを暗号化する KMS キーが有効で、この認証情報で使用できることを確認してください (kms:CreateGrant、kms:Decrypt、kms:GenerateDataKeyWithoutPlaintext)</translation>
    </message>
    <message>
        <source>A tag policy of the organisation does not allow these tags</source>
        <translation>組織のタグポリシーがこれらのタグを許可していません</translation>
    </message>
    <message>
        <source>choose the values that it allows, or ask for an exception</source>
        <translation>許可されている値を選択するか、例外を依頼してください</translation>
    </message>
    <message>
        <source>AWS has no capacity for that instance type there now</source>
        <translation>現在そこにはそのインスタンスタイプのキャパシティがありません</translation>
    </message>
    <message>
        <source>try another zone of the region, then another instance type or region</source>
        <translation>リージョンの別のゾーン、次に別のインスタンスタイプやリージョンを試してください</translation>
    </message>
    <message>
        <source>There is no Spot capacity for that now</source>
        <translation>現在そのためのスポットキャパシティがありません</translation>
    </message>
    <message>
        <source>use On-Demand machines, or another instance type or zone</source>
        <translation>オンデマンドマシン、または別のインスタンスタイプやゾーンを使用してください</translation>
    </message>
    <message>
        <source>The Spot price is above the maximum price</source>
        <translation>スポット料金が上限料金を超えています</translation>
    </message>
    <message>
        <source>raise the maximum price, or use On-Demand machines</source>
        <translation>上限料金を上げるか、オンデマンドマシンを使用してください</translation>
    </message>
    <message>
        <source>That type is not offered in that zone, or does not fit the image</source>
        <translation>そのタイプはそのゾーンで提供されていないか、イメージに適合しません</translation>
    </message>
    <message>
        <source>choose one of the zones that AWS names, or another type</source>
        <translation>AWS が示すゾーンのいずれか、または別のタイプを選択してください</translation>
    </message>
    <message>
        <source>The zone does not offer that</source>
        <translation>そのゾーンでは提供されていません</translation>
    </message>
    <message>
        <source>leave it out or choose another zone</source>
        <translation>指定しないか、別のゾーンを選択してください</translation>
    </message>
    <message>
        <source>The account&apos;s vCPU quota is too small for that</source>
        <translation>アカウントの vCPU クォータが不足しています</translation>
    </message>
    <message>
        <source>request an increase (trainyardctl account --quotas shows which line), or use fewer or smaller machines</source>
        <translation>引き上げをリクエストする (該当行は trainyardctl account --quotas で確認) か、マシンを減らすか小さくしてください</translation>
    </message>
    <message>
        <source>The account&apos;s Spot quota is too small for that</source>
        <translation>アカウントのスポットクォータが不足しています</translation>
    </message>
    <message>
        <source>request an increase, or use On-Demand machines, which have another quota; released vCPUs still count for some minutes</source>
        <translation>引き上げをリクエストするか、別クォータのオンデマンドマシンを使用してください。解放された vCPU は数分間カウントされます</translation>
    </message>
    <message>
        <source>The account&apos;s quota of volumes is too small for that</source>
        <translation>アカウントのボリュームクォータが不足しています</translation>
    </message>
    <message>
        <source>use smaller disks, delete volumes that are not needed, or request an increase</source>
        <translation>ディスクを小さくするか、不要なボリュームを削除するか、引き上げをリクエストしてください</translation>
    </message>
    <message>
        <source>The account&apos;s quota of security groups or rules is used up</source>
        <translation>アカウントのセキュリティグループまたはルールのクォータを使い切りました</translation>
    </message>
    <message>
        <source>use an existing group, or delete groups that are not needed</source>
        <translation>既存のグループを使用するか、不要なグループを削除してください</translation>
    </message>
    <message>
        <source>The region has as many networks as the account may have</source>
        <translation>リージョンのネットワーク数がアカウントの上限に達しています</translation>
    </message>
    <message>
        <source>reuse one (five a region is the usual limit), or delete one</source>
        <translation>既存のものを再利用する (通常はリージョンごとに 5 個まで) か、1 つ削除してください</translation>
    </message>
    <message>
        <source>A quota of the account is used up</source>
        <translation>アカウントのクォータを使い切りました</translation>
    </message>
    <message>
        <source>delete what is not needed, or request an increase</source>
        <translation>不要なものを削除するか、引き上げをリクエストしてください</translation>
    </message>
    <message>
        <source>A resource can have at most fifty tags</source>
        <translation>リソースのタグは最大 50 個です</translation>
    </message>
    <message>
        <source>take fewer tags</source>
        <translation>タグを減らしてください</translation>
    </message>
    <message>
        <source>The account&apos;s free plan does not have that type</source>
        <translation>アカウントの無料計画ではそのタイプを利用できません</translation>
    </message>
    <message>
        <source>choose a type that is eligible for the free tier, or leave the free plan</source>
        <translation>無料利用枠の対象タイプを選択するか、無料プランを終了してください</translation>
    </message>
    <message>
        <source>The instance profile is not known to EC2 yet</source>
        <translation>インスタンスプロファイルが EC2 にまだ認識されていません</translation>
    </message>
    <message>
        <source>try again in half a minute; if it stays so, check its name</source>
        <translation>30 秒後に再試行してください。解決しない場合は名前を確認してください</translation>
    </message>
    <message>
        <source>The cluster has termination protection</source>
        <translation>クラスターの終了保護が有効です</translation>
    </message>
    <message>
        <source>lift the protection, then terminate it again</source>
        <translation>保護を解除してから、再度終了してください</translation>
    </message>
    <message>
        <source>AWS does not accept a value</source>
        <translation>AWS が値を受け付けません</translation>
    </message>
    <message>
        <source>change the field that its message names</source>
        <translation>メッセージが示すフィールドを変更してください</translation>
    </message>
    <message>
        <source>The image was not found</source>
        <translation>イメージが見つかりません</translation>
    </message>
    <message>
        <source>choose an image of this region: AMI IDs differ by region, and old images are withdrawn</source>
        <translation>このリージョンのイメージを選択してください: AMI ID はリージョンごとに異なり、古いイメージは廃止されます</translation>
    </message>
    <message>
        <source>That image is not published in this region</source>
        <translation>そのイメージはこのリージョンで公開されていません</translation>
    </message>
    <message>
        <source>choose another image or region</source>
        <translation>別のイメージまたはリージョンを選択してください</translation>
    </message>
    <message>
        <source>The key pair is not in this region</source>
        <translation>キーペアがこのリージョンにありません</translation>
    </message>
    <message>
        <source>import it here (key pairs are per region), or let Trainyard create one</source>
        <translation>ここにインポートする (キーペアはリージョンごとです) か、Trainyard に作成させてください</translation>
    </message>
    <message>
        <source>A key pair of this name exists</source>
        <translation>この名前のキーペアは既に存在します</translation>
    </message>
    <message>
        <source>use it when its fingerprint is that of your key, or choose another name</source>
        <translation>フィンガープリントがお使いのキーと同じであれば使用し、そうでなければ別の名前を選択してください</translation>
    </message>
    <message>
        <source>AWS cannot read the public key</source>
        <translation>AWS がパブリックキーを読み取れません</translation>
    </message>
    <message>
        <source>give an ed25519 or RSA key in OpenSSH&apos;s form</source>
        <translation>OpenSSH 形式の ed25519 または RSA キーを指定してください</translation>
    </message>
    <message>
        <source>No machine with that ID exists</source>
        <translation>その ID のマシンは存在しません</translation>
    </message>
    <message>
        <source>refresh: it is gone, or never existed</source>
        <translation>更新してください: なくなったか、存在したことがありません</translation>
    </message>
    <message>
        <source>The security group was not found</source>
        <translation>セキュリティグループが見つかりません</translation>
    </message>
    <message>
        <source>choose one of this network, or let Trainyard create one</source>
        <translation>このネットワークのものを選択するか、Trainyard に作成させてください</translation>
    </message>
    <message>
        <source>The security group&apos;s name is taken</source>
        <translation>セキュリティグループの名前は既に使われています</translation>
    </message>
    <message>
        <source>choose another name, or use the existing group</source>
        <translation>別の名前を選択するか、既存のグループを使用してください</translation>
    </message>
    <message>
        <source>Something still uses the security group</source>
        <translation>セキュリティグループはまだ使用されています</translation>
    </message>
    <message>
        <source>wait until the machines are gone and terminate again</source>
        <translation>マシンがなくなるまで待ってから、再度終了してください</translation>
    </message>
    <message>
        <source>The network or subnet was not found</source>
        <translation>ネットワークまたはサブネットが見つかりません</translation>
    </message>
    <message>
        <source>choose one of this region</source>
        <translation>このリージョンのものを選択してください</translation>
    </message>
    <message>
        <source>The region has no default network</source>
        <translation>リージョンにデフォルトのネットワークがありません</translation>
    </message>
    <message>
        <source>create one with aws ec2 create-default-vpc, or choose a subnet</source>
        <translation>aws ec2 create-default-vpc で作成するか、サブネットを選択してください</translation>
    </message>
    <message>
        <source>The subnet has too few free IP addresses</source>
        <translation>サブネットの空き IP アドレスが不足しています</translation>
    </message>
    <message>
        <source>choose another subnet or zone</source>
        <translation>別のサブネットまたはゾーンを選択してください</translation>
    </message>
    <message>
        <source>The disk is not accepted</source>
        <translation>ディスクが受け付けられません</translation>
    </message>
    <message>
        <source>make the root volume at least as large as the image</source>
        <translation>ルートボリュームをイメージ以上の大きさにしてください</translation>
    </message>
    <message>
        <source>The snapshot of the image was not found</source>
        <translation>イメージのスナップショットが見つかりません</translation>
    </message>
    <message>
        <source>choose another image</source>
        <translation>別のイメージを選択してください</translation>
    </message>
    <message>
        <source>The start script is too long</source>
        <translation>起動スクリプトが長すぎます</translation>
    </message>
    <message>
        <source>keep it under 16 KB</source>
        <translation>16 KB 未満にしてください</translation>
    </message>
    <message>
        <source>A launch template of this name exists</source>
        <translation>この名前の起動テンプレートは既に存在します</translation>
    </message>
    <message>
        <source>use it, or choose another name</source>
        <translation>それを使用するか、別の名前を選択してください</translation>
    </message>
    <message>
        <source>The launch template was not found</source>
        <translation>起動テンプレートが見つかりません</translation>
    </message>
    <message>
        <source>choose another, or leave it out</source>
        <translation>別のものを選択するか、指定しないでください</translation>
    </message>
    <message>
        <source>The rule is already as wished</source>
        <translation>ルールは既に希望どおりです</translation>
    </message>
    <message>
        <source>continue: nothing is missing</source>
        <translation>続行してください: 不足はありません</translation>
    </message>
    <message>
        <source>The same request was sent before with other values</source>
        <translation>同じリクエストが以前に別の値で送信されています</translation>
    </message>
    <message>
        <source>launch again: it gets a token of its own</source>
        <translation>再度起動してください: 独自のトークンが割り当てられます</translation>
    </message>
    <message>
        <source>Something still depends on it</source>
        <translation>まだ依存しているものがあります</translation>
    </message>
    <message>
        <source>It is not in a state that allows this</source>
        <translation>この操作ができる状態ではありません</translation>
    </message>
    <message>
        <source>refresh, and try again when the state has changed</source>
        <translation>更新し、状態が変わってから再試行してください</translation>
    </message>
    <message>
        <source>The machine has termination protection</source>
        <translation>マシンの終了保護が有効です</translation>
    </message>
    <message>
        <source>lift the protection: trainyardctl terminate --lift-protection, or agree when the window asks</source>
        <translation>保護を解除してください: trainyardctl terminate --lift-protection、またはウィンドウの確認で同意してください</translation>
    </message>
    <message>
        <source>The request cannot be changed any more</source>
        <translation>リクエストはもう変更できません</translation>
    </message>
    <message>
        <source>check its state first</source>
        <translation>先に状態を確認してください</translation>
    </message>
    <message>
        <source>The EMR cluster failed</source>
        <translation>EMR クラスターが失敗しました</translation>
    </message>
    <message>
        <source>read the message and the log in the bucket that it names</source>
        <translation>メッセージと、それが示すバケットのログを確認してください</translation>
    </message>
    <message>
        <source>The stack creates IAM roles, which you must acknowledge</source>
        <translation>スタックは IAM ロールを作成するため、承認が必要です</translation>
    </message>
    <message>
        <source>create the stack with --capabilities CAPABILITY_NAMED_IAM, or acknowledge it in the CloudFormation console</source>
        <translation>--capabilities CAPABILITY_NAMED_IAM を付けてスタックを作成するか、CloudFormation コンソールで承認してください</translation>
    </message>
    <message>
        <source>A stack of this name exists</source>
        <translation>この名前のスタックは既に存在します</translation>
    </message>
    <message>
        <source>The Auto Scaling group is busy</source>
        <translation>Auto Scaling グループは処理中です</translation>
    </message>
    <message>
        <source>wait half a minute and try again</source>
        <translation>30 秒待ってから再試行してください</translation>
    </message>
    <message>
        <source>A role or profile of this name exists</source>
        <translation>この名前のロールまたはプロファイルは既に存在します</translation>
    </message>
    <message>
        <source>The role or profile was not found</source>
        <translation>ロールまたはプロファイルが見つかりません</translation>
    </message>
    <message>
        <source>let Trainyard create it, or choose another</source>
        <translation>Trainyard に作成させるか、別のものを選択してください</translation>
    </message>
    <message>
        <source>Something is still attached to it</source>
        <translation>まだ何かがアタッチされています</translation>
    </message>
    <message>
        <source>detach that first</source>
        <translation>先にデタッチしてください</translation>
    </message>
    <message>
        <source>AWS cannot read the policy</source>
        <translation>AWS がポリシーを読み取れません</translation>
    </message>
    <message>
        <source>report this with the details</source>
        <translation>詳細を添えて報告してください</translation>
    </message>
    <message>
        <source>A file system of this request exists already</source>
        <translation>このリクエストのファイルシステムは既に存在します</translation>
    </message>
    <message>
        <source>use it</source>
        <translation>それを使用してください</translation>
    </message>
    <message>
        <source>The file system is not ready</source>
        <translation>ファイルシステムの準備ができていません</translation>
    </message>
    <message>
        <source>The file system still has mount targets</source>
        <translation>ファイルシステムにまだマウントターゲットがあります</translation>
    </message>
    <message>
        <source>delete them first</source>
        <translation>先に削除してください</translation>
    </message>
    <message>
        <source>The zone has a mount target already</source>
        <translation>ゾーンには既にマウントターゲットがあります</translation>
    </message>
    <message>
        <source>The bucket is in another region</source>
        <translation>バケットは別のリージョンにあります</translation>
    </message>
    <message>
        <source>choose that region, or another bucket</source>
        <translation>そのリージョンか、別のバケットを選択してください</translation>
    </message>
    <message>
        <source>The bucket&apos;s name is taken by someone else</source>
        <translation>バケット名は他の人が使用しています</translation>
    </message>
    <message>
        <source>choose another name: bucket names are unique worldwide</source>
        <translation>別の名前を選択してください: バケット名は世界で一意です</translation>
    </message>
    <message>
        <source>The bucket is yours already</source>
        <translation>バケットは既に所有しています</translation>
    </message>
    <message>
        <source>The bucket is not empty</source>
        <translation>バケットが空ではありません</translation>
    </message>
    <message>
        <source>delete what is in it first</source>
        <translation>先に中身を削除してください</translation>
    </message>
    <message>
        <source>A bucket cannot have that name</source>
        <translation>バケットにその名前は使えません</translation>
    </message>
    <message>
        <source>use 3 to 63 lowercase letters, digits and hyphens</source>
        <translation>3〜63 文字の小文字、数字、ハイフンを使用してください</translation>
    </message>
    <message>
        <source>It was not found in S3</source>
        <translation>S3 に見つかりません</translation>
    </message>
    <message>
        <source>check the address (s3://bucket/key), the region and the profile</source>
        <translation>アドレス (s3://bucket/key)、リージョン、プロファイルを確認してください</translation>
    </message>
    <message>
        <source>The upload cannot be completed</source>
        <translation>アップロードを完了できません</translation>
    </message>
    <message>
        <source>start it again</source>
        <translation>最初からやり直してください</translation>
    </message>
    <message>
        <source>The object is too large</source>
        <translation>オブジェクトが大きすぎます</translation>
    </message>
    <message>
        <source>split it</source>
        <translation>分割してください</translation>
    </message>
    <message>
        <source>The object changed meanwhile</source>
        <translation>オブジェクトがその間に変更されました</translation>
    </message>
    <message>
        <source>start again with what exists now</source>
        <translation>現在の内容でやり直してください</translation>
    </message>
    <message>
        <source>The runtime that is deployed to the machines was not found</source>
        <translation>マシンにデプロイするランタイムが見つかりません</translation>
    </message>
    <message>
        <source>build the target bundle or install Trainyard; TRAINYARD_BUNDLE names another place</source>
        <translation>ターゲット bundle をビルドするか、Trainyard をインストールしてください。TRAINYARD_BUNDLE で別の場所を指定できます</translation>
    </message>
    <message>
        <source>The machine&apos;s name cannot be resolved here</source>
        <translation>ここではマシンの名前を解決できません</translation>
    </message>
    <message>
        <source>refresh: its address may have changed; else check this computer&apos;s DNS</source>
        <translation>更新してください: アドレスが変わった可能性があります。そうでなければこのコンピューターの DNS を確認してください</translation>
    </message>
    <message>
        <source>Nothing responds at the machine&apos;s IP address</source>
        <translation>マシンの IP アドレスで応答がありません</translation>
    </message>
    <message>
        <source>check that its security group allows SSH from your IP address (it may have changed) and that its subnet has a route to the Internet</source>
        <translation>セキュリティグループがお使いの IP アドレス (変わった可能性があります) からの SSH を許可し、サブネットにインターネットへのルートがあることを確認してください</translation>
    </message>
    <message>
        <source>There is no route to the machine&apos;s IP address</source>
        <translation>マシンの IP アドレスへのルートがありません</translation>
    </message>
    <message>
        <source>check this computer&apos;s network, VPN and firewall</source>
        <translation>このコンピューターのネットワーク、VPN、ファイアウォールを確認してください</translation>
    </message>
    <message>
        <source>The machine responds, but no SSH server listens</source>
        <translation>マシンは応答しますが、SSH サーバーが待ち受けていません</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output</source>
        <translation>起動中は待ち、解決しない場合はコンソール出力を確認してください</translation>
    </message>
    <message>
        <source>The port is open, but no SSH server responds</source>
        <translation>ポートは開いていますが、SSH サーバーが応答しません</translation>
    </message>
    <message>
        <source>wait while it boots; if it stays so, check its console output: memory or disk may be full</source>
        <translation>起動中は待ち、解決しない場合はコンソール出力を確認してください: メモリまたはディスクがいっぱいかもしれません</translation>
    </message>
    <message>
        <source>What responds is not an SSH server</source>
        <translation>応答しているのは SSH サーバーではありません</translation>
    </message>
    <message>
        <source>check the address and port; a proxy or another program may listen there</source>
        <translation>アドレスとポートを確認してください。プロキシや別のプログラムが待ち受けているかもしれません</translation>
    </message>
    <message>
        <source>The SSH handshake broke off</source>
        <translation>SSH ハンドシェイクが中断しました</translation>
    </message>
    <message>
        <source>try again; if it stays so, check its console output</source>
        <translation>再試行し、解決しない場合はコンソール出力を確認してください</translation>
    </message>
    <message>
        <source>check the login user of the image (ubuntu, ec2-user, hadoop) and the key pair of the cluster</source>
        <translation>イメージのログインユーザー (ubuntu、ec2-user、hadoop) とクラスターのキーペアを確認してください</translation>
    </message>
    <message>
        <source>CUDA out of memory</source>
        <translation>CUDA のメモリ不足</translation>
    </message>
    <message>
        <source>The model, its batch and its activations do not fit into the memory of the GPU.</source>
        <translation>モデル、バッチ、アクティベーションが GPU メモリに収まりません。</translation>
    </message>
    <message>
        <source>Use a smaller batch per worker, more workers, or an instance type with more GPU memory; end other processes that use the GPU.</source>
        <translation>ワーカーごとのバッチを小さくするか、ワーカーを増やすか、GPU メモリの多いインスタンスタイプを使用し、GPU を使う他のプロセスを終了してください。</translation>
    </message>
    <message>
        <source>NCCL time-out</source>
        <translation>NCCL タイムアウト</translation>
    </message>
    <message>
        <source>A rank did not take part in a collective operation in time: it has failed, is far slower, or its port is blocked.</source>
        <translation>ランクが集団操作に時間内に参加しませんでした: 失敗したか、極端に遅いか、ポートがブロックされています。</translation>
    </message>
    <message>
        <source>Read the log of the first rank that stopped; allow all traffic between members of the security group.</source>
        <translation>最初に停止したランクのログを確認し、セキュリティグループのメンバー間のすべてのトラフィックを許可してください。</translation>
    </message>
    <message>
        <source>NCCL error</source>
        <translation>NCCL エラー</translation>
    </message>
    <message>
        <source>The connection between GPUs of two ranks failed.</source>
        <translation>2 つのランクの GPU 間の接続が失敗しました。</translation>
    </message>
    <message>
        <source>Check that the other ranks still run, and that NCCL_SOCKET_IFNAME names an interface that all machines have.</source>
        <translation>他のランクが実行中であること、NCCL_SOCKET_IFNAME が全マシンにあるインターフェイスを示していることを確認してください。</translation>
    </message>
    <message>
        <source>GPU fault (Xid)</source>
        <translation>GPU 障害 (Xid)</translation>
    </message>
    <message>
        <source>The driver of the GPU reports a fault of the hardware, the driver or a program.</source>
        <translation>GPU ドライバーがハードウェア、ドライバー、またはプログラムの障害を報告しています。</translation>
    </message>
    <message>
        <source>Look the Xid number up in NVIDIA&apos;s list; if it repeats, replace the machine (48, 63, 64, 74, 79, 94 and 95 are hardware faults).</source>
        <translation>NVIDIA の一覧で Xid 番号を調べ、繰り返す場合はマシンを交換してください (48、63、64、74、79、94、95 はハードウェア障害)。</translation>
    </message>
    <message>
        <source>GPU memory error (ECC)</source>
        <translation>GPU メモリエラー (ECC)</translation>
    </message>
    <message>
        <source>The memory of the GPU has an error that cannot be corrected.</source>
        <translation>GPU メモリに訂正できないエラーがあります。</translation>
    </message>
    <message>
        <source>Replace the machine: results that were computed there may be wrong.</source>
        <translation>マシンを交換してください: そこで計算した結果は誤っている可能性があります。</translation>
    </message>
    <message>
        <source>GPU lost</source>
        <translation>GPU が失われました</translation>
    </message>
    <message>
        <source>The GPU no longer answers.</source>
        <translation>GPU が応答しなくなりました。</translation>
    </message>
    <message>
        <source>Restart the machine; if the fault returns, replace it.</source>
        <translation>マシンを再起動し、再発する場合は交換してください。</translation>
    </message>
    <message>
        <source>NVIDIA driver and library differ</source>
        <translation>NVIDIA ドライバーとライブラリが不一致</translation>
    </message>
    <message>
        <source>The driver is missing, or does not fit the CUDA library.</source>
        <translation>ドライバーがないか、CUDA ライブラリに適合しません。</translation>
    </message>
    <message>
        <source>Restart the machine after an update of the driver, or use an image with the driver for this instance type.</source>
        <translation>ドライバーの更新後にマシンを再起動するか、このインスタンスタイプ用ドライバー入りのイメージを使用してください。</translation>
    </message>
    <message>
        <source>Killed: out of memory</source>
        <translation>強制終了: メモリ不足</translation>
    </message>
    <message>
        <source>The machine had no memory left, and the kernel killed a process.</source>
        <translation>マシンのメモリがなくなり、カーネルがプロセスを強制終了しました。</translation>
    </message>
    <message>
        <source>Use fewer processes or a smaller batch, or an instance type with more memory.</source>
        <translation>プロセスを減らすか、バッチを小さくするか、メモリの多いインスタンスタイプを使用してください。</translation>
    </message>
    <message>
        <source>Disk full</source>
        <translation>ディスクがいっぱい</translation>
    </message>
    <message>
        <source>A disk of the machine is full.</source>
        <translation>マシンのディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>Delete files there, or launch with a larger root volume (--root-gib).</source>
        <translation>ファイルを削除するか、より大きいルートボリュームで起動してください (--root-gib)。</translation>
    </message>
    <message>
        <source>Disk read-only</source>
        <translation>ディスクが読み取り専用</translation>
    </message>
    <message>
        <source>The file system was mounted read-only, mostly after an error of the disk.</source>
        <translation>ファイルシステムが読み取り専用でマウントされました。多くはディスクエラーの後です。</translation>
    </message>
    <message>
        <source>Replace the machine, after copying what is needed.</source>
        <translation>必要なものをコピーしてから、マシンを交換してください。</translation>
    </message>
    <message>
        <source>Shared memory full</source>
        <translation>共有メモリがいっぱい</translation>
    </message>
    <message>
        <source>The processes that load data need more shared memory than /dev/shm has.</source>
        <translation>データを読み込むプロセスに必要な共有メモリが /dev/shm より大きいです。</translation>
    </message>
    <message>
        <source>Use fewer loader processes, or start the container with --ipc=host or a larger --shm-size.</source>
        <translation>ローダープロセスを減らすか、コンテナを --ipc=host または大きい --shm-size で開始してください。</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>The process reached its limit of open files.</source>
        <translation>プロセスが開けるファイル数の上限に達しました。</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -n 65536) or use fewer loader processes.</source>
        <translation>上限を上げる (ulimit -n 65536) か、ローダープロセスを減らしてください。</translation>
    </message>
    <message>
        <source>NumPy does not load</source>
        <translation>NumPy が読み込めません</translation>
    </message>
    <message>
        <source>The installed NumPy does not fit the framework; EMR releases before 5.9.0 have this fault.</source>
        <translation>インストールされた NumPy がフレームワークに適合しません。EMR リリース 5.9.0 より前にはこの不具合があります。</translation>
    </message>
    <message>
        <source>Reinstall NumPy on all nodes.</source>
        <translation>全ノードで NumPy を再インストールしてください。</translation>
    </message>
    <message>
        <source>libdc1394 not initialized</source>
        <translation>libdc1394 が初期化されていません</translation>
    </message>
    <message>
        <source>OpenCV looks for a FireWire camera; training is not affected.</source>
        <translation>OpenCV が FireWire カメラを探しています。トレーニングに影響はありません。</translation>
    </message>
    <message>
        <source>Link /dev/raw1394 to /dev/null.</source>
        <translation>/dev/raw1394 を /dev/null にリンクしてください。</translation>
    </message>
    <message>
        <source>CUDA library not found</source>
        <translation>CUDA ライブラリが見つかりません</translation>
    </message>
    <message>
        <source>The dynamic linker does not find a CUDA library.</source>
        <translation>動的リンカーが CUDA ライブラリを見つけられません。</translation>
    </message>
    <message>
        <source>Add the folder of the CUDA libraries to LD_LIBRARY_PATH.</source>
        <translation>CUDA ライブラリのフォルダーを LD_LIBRARY_PATH に追加してください。</translation>
    </message>
    <message>
        <source>SSH key not accepted</source>
        <translation>SSH キーが受け付けられません</translation>
    </message>
    <message>
        <source>A node did not accept the key of another one: the agent is not forwarded, or it is another key pair.</source>
        <translation>ノードが別のノードのキーを受け付けませんでした: エージェントが転送されていないか、別のキーペアです。</translation>
    </message>
    <message>
        <source>Connect to the head with ssh -A, and use the private addresses of the workers.</source>
        <translation>ssh -A でヘッドに接続し、ワーカーのプライベートアドレスを使用してください。</translation>
    </message>
    <message>
        <source>Host key not verified</source>
        <translation>ホストキーが検証されていません</translation>
    </message>
    <message>
        <source>A node shows another host key than the one known to the node that connects.</source>
        <translation>ノードが、接続元のノードの知るものと異なるホストキーを示しています。</translation>
    </message>
    <message>
        <source>Remove the old key there (ssh-keygen -R ADDRESS) if the machine was replaced.</source>
        <translation>マシンを交換した場合は、接続元で古いキーを削除してください (ssh-keygen -R ADDRESS)。</translation>
    </message>
    <message>
        <source>Port in use</source>
        <translation>ポートが使用中</translation>
    </message>
    <message>
        <source>A process of an earlier run still holds the port.</source>
        <translation>以前の実行のプロセスがまだポートを使用しています。</translation>
    </message>
    <message>
        <source>End the processes of the earlier run.</source>
        <translation>以前の実行のプロセスを終了してください。</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>接続が拒否されました</translation>
    </message>
    <message>
        <source>The other process does not listen there, or not yet.</source>
        <translation>相手のプロセスが待ち受けていないか、まだ待ち受けていません。</translation>
    </message>
    <message>
        <source>If it repeats, check that the scheduler and the servers of the run live.</source>
        <translation>繰り返す場合は、実行のスケジューラーとサーバーが動作していることを確認してください。</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <translation>ホスト名が見つかりません</translation>
    </message>
    <message>
        <source>A host name has no address: the DNS of the VPC is off, or the name is wrong.</source>
        <translation>ホスト名のアドレスがありません: VPC の DNS が無効か、名前が誤っています。</translation>
    </message>
    <message>
        <source>Enable DNS support and DNS host names of the VPC, or correct the name.</source>
        <translation>VPC の DNS サポートと DNS ホスト名を有効にするか、名前を修正してください。</translation>
    </message>
    <message>
        <source>S3: access denied</source>
        <translation>S3: アクセス拒否</translation>
    </message>
    <message>
        <source>The role or the keys of the machine may not read or write the bucket.</source>
        <translation>マシンのロールまたはキーでは、バケットの読み書きができません。</translation>
    </message>
    <message>
        <source>Permit the bucket in the role of the machines (account --policy), or check the bucket&apos;s name and owner.</source>
        <translation>マシンのロールでバケットを許可する (account --policy) か、バケットの名前と所有者を確認してください。</translation>
    </message>
    <message>
        <source>S3: no such bucket or key</source>
        <translation>S3: バケットまたはキーがありません</translation>
    </message>
    <message>
        <source>The bucket or the object does not exist.</source>
        <translation>バケットまたはオブジェクトが存在しません。</translation>
    </message>
    <message>
        <source>Check the address of the data (data ls s3://BUCKET).</source>
        <translation>データのアドレスを確認してください (data ls s3://BUCKET)。</translation>
    </message>
    <message>
        <source>Credentials expired</source>
        <translation>認証情報の期限切れ</translation>
    </message>
    <message>
        <source>The keys on the machine have expired or are missing, or its clock is wrong.</source>
        <translation>マシンのキーが期限切れか存在しない、または時計が正しくありません。</translation>
    </message>
    <message>
        <source>Give the machines a role, or send new keys with the next run; check the clock (M30).</source>
        <translation>マシンにロールを付けるか、次の実行で新しいキーを送信し、時計を確認してください (M30)。</translation>
    </message>
    <message>
        <source>File system not responding</source>
        <translation>ファイルシステムが応答しません</translation>
    </message>
    <message>
        <source>The shared file system does not answer the machine.</source>
        <translation>共有ファイルシステムがマシンに応答しません。</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, and that its security group admits port 2049.</source>
        <translation>ゾーンのマウントターゲットと、そのセキュリティグループがポート 2049 を許可していることを確認してください。</translation>
    </message>
    <message>
        <source>File system not mounted</source>
        <translation>ファイルシステムがマウントされていません</translation>
    </message>
    <message>
        <source>The shared file system could not be mounted.</source>
        <translation>共有ファイルシステムをマウントできませんでした。</translation>
    </message>
    <message>
        <source>Check the mount target of the zone, DNS, and port 2049.</source>
        <translation>ゾーンのマウントターゲット、DNS、ポート 2049 を確認してください。</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>セグメンテーション違反</translation>
    </message>
    <message>
        <source>A program has accessed memory that is not its own.</source>
        <translation>プログラムが自分のものではないメモリにアクセスしました。</translation>
    </message>
    <message>
        <source>Check that framework, CUDA and driver fit one another; report it with the archive of --bundle.</source>
        <translation>フレームワーク、CUDA、ドライバーが互いに適合することを確認し、--bundle のアーカイブを添えて報告してください。</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>不正な命令</translation>
    </message>
    <message>
        <source>The program was built for another processor.</source>
        <translation>プログラムは別のプロセッサ用にビルドされています。</translation>
    </message>
    <message>
        <source>Choose an instance type with a newer processor, or another build.</source>
        <translation>より新しいプロセッサのインスタンスタイプか、別のビルドを選択してください。</translation>
    </message>
    <message>
        <source>Loss is NaN</source>
        <translation>損失が NaN</translation>
    </message>
    <message>
        <source>Training has diverged.</source>
        <translation>トレーニングが発散しました。</translation>
    </message>
    <message>
        <source>Use a smaller learning rate, gradient clipping, or check the data.</source>
        <translation>学習率を下げるか、勾配クリッピングを使用するか、データを確認してください。</translation>
    </message>
    <message>
        <source>Python package missing</source>
        <translation>Python パッケージがありません</translation>
    </message>
    <message>
        <source>The Python package is not installed for the interpreter that runs.</source>
        <translation>実行中のインタープリターに Python パッケージがインストールされていません。</translation>
    </message>
    <message>
        <source>Install it on all nodes, or activate the environment of the image.</source>
        <translation>全ノードにインストールするか、イメージの環境を有効にしてください。</translation>
    </message>
    <message>
        <source>Spot interruption</source>
        <translation>スポットの中断</translation>
    </message>
    <message>
        <source>EC2 takes the Spot machine back.</source>
        <translation>EC2 がスポットマシンを回収します。</translation>
    </message>
    <message>
        <source>Let the run replace it (launch --replace-spot), or use On-Demand machines.</source>
        <translation>実行に交換させる (launch --replace-spot) か、オンデマンドマシンを使用してください。</translation>
    </message>
    <message>
        <source>Harmless message of the set-up</source>
        <translation>セットアップの無害なメッセージ</translation>
    </message>
    <message>
        <source>Package managers print such lines on machines that are well.</source>
        <translation>パッケージマネージャーは正常なマシンでもこのような行を出力します。</translation>
    </message>
    <message>
        <source>Nothing has to be done.</source>
        <translation>対応は不要です。</translation>
    </message>
    <message>
        <source>Set-up failed</source>
        <translation>セットアップの失敗</translation>
    </message>
    <message>
        <source>A command of the machine&apos;s set-up failed.</source>
        <translation>マシンのセットアップのコマンドが失敗しました。</translation>
    </message>
    <message>
        <source>Correct the cause, and create the machine again.</source>
        <translation>原因を修正し、マシンを作成し直してください。</translation>
    </message>
    <message>
        <source>%1 The managed policy %2 is missing, which allows them.</source>
        <translation>%1 これらを許可するマネージドポリシー %2 がありません。</translation>
    </message>
    <message>
        <source>%1 %2 has taken the place of %3, which %4 has.</source>
        <translation>%1 %2 が、%4 の持つ %3 に代わるポリシーです。</translation>
    </message>
    <message>
        <source>The account could not be checked</source>
        <translation>アカウントを確認できませんでした</translation>
    </message>
    <message>
        <source>The session expires in %1, before the machines&apos; deadline: they terminate themselves all the same, but this computer cannot manage them without a new login.</source>
        <translation>セッションはマシンの期限より前、%1 後に切れます: マシンは自動的に終了しますが、再ログインしないとこのコンピューターから管理できません。</translation>
    </message>
    <message>
        <source>The account can be used, and its session lasts long enough.</source>
        <translation>アカウントは使用でき、セッションも十分長く続きます。</translation>
    </message>
    <message>
        <source>Permissions could not be checked in advance</source>
        <translation>アクセス許可を事前に確認できませんでした</translation>
    </message>
    <message>
        <source>Denied permissions: %1.</source>
        <translation>拒否されたアクセス許可: %1。</translation>
    </message>
    <message>
        <source>Some resources would remain after termination, because these permissions are denied: %1.</source>
        <translation>次のアクセス許可が拒否されているため、終了後に一部のリソースが残ります: %1。</translation>
    </message>
    <message>
        <source>Unknown permissions: %1.</source>
        <translation>不明なアクセス許可: %1。</translation>
    </message>
    <message>
        <source>Everything that the launch and the termination need is allowed.</source>
        <translation>起動と終了に必要なものはすべて許可されています。</translation>
    </message>
    <message>
        <source>The quotas cannot be read</source>
        <translation>クォータを読み取れません</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 (%3) are needed in %4</source>
        <translation>%4 で %2 (%3) の vCPU が %1 個必要です</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use; an increase to %4 is requested.</source>
        <translation>%1。許可されている %3 のうち %2 が使用中で、%4 への引き上げをリクエスト済みです。</translation>
    </message>
    <message>
        <source>%1, and %2 of the %3 allowed are in use.</source>
        <translation>%1。許可されている %3 のうち %2 が使用中です。</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are free, %4 after the launch.</source>
        <translation>%1。%3 のうち %2 が空きで、起動後は %4 です。</translation>
    </message>
    <message>
        <source>%1; how many are in use is unknown</source>
        <translation>%1。使用中の数は不明です</translation>
    </message>
    <message>
        <source>%1; how many are allowed is unknown</source>
        <translation>%1。許可されている数は不明です</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2)。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The quota of %1 is unknown.</source>
        <translation>%1 のクォータは不明です。</translation>
    </message>
    <message>
        <source>Where %1 is offered could not be checked</source>
        <translation>%1 が提供されている場所を確認できませんでした</translation>
    </message>
    <message>
        <source>%1 is not offered in %2; the next type or region of the plan is tried.</source>
        <translation>%1 は %2 で提供されていません。プランの次のタイプまたはリージョンを試します。</translation>
    </message>
    <message>
        <source>%1 is not offered in %2.</source>
        <translation>%1 は %2 で提供されていません。</translation>
    </message>
    <message>
        <source>%1 is not offered in %2, only in %3.</source>
        <translation>%1 は %2 では提供されておらず、%3 でのみ提供されています。</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour, and the chosen subnet is in no other zone.</source>
        <translation>過去 1 時間、AWS には %2 に %1 のキャパシティがなく、選択したサブネットは他のゾーンにありません。</translation>
    </message>
    <message>
        <source>AWS had no capacity for %1 in %2 within the last hour.</source>
        <translation>過去 1 時間、AWS には %2 に %1 のキャパシティがありませんでした。</translation>
    </message>
    <message>
        <source>%1 is offered in %2. The chosen subnet is in no other zone: if AWS has no capacity there, no other is tried.</source>
        <translation>%1 は %2 で提供されています。選択したサブネットは他のゾーンにありません: AWS にキャパシティがない場合、他のゾーンは試しません。</translation>
    </message>
    <message>
        <source>%1 is offered only in %2 of the zones chosen.</source>
        <translation>%1 は選択したゾーンのうち %2 でのみ提供されています。</translation>
    </message>
    <message>
        <source>%1 is offered in %2; only the launch shows whether AWS has capacity now.</source>
        <translation>%1 は %2 で提供されています。現在 AWS にキャパシティがあるかは、起動するまでわかりません。</translation>
    </message>
    <message>
        <source>EC2&apos;s Spot placement score for this size is %1 of 10 in the best of these zones.</source>
        <translation>このサイズの EC2 スポットプレイスメントスコアは、これらのゾーンの最良で 10 点中 %1 点です。</translation>
    </message>
    <message>
        <source>There is no such image</source>
        <translation>そのようなイメージはありません</translation>
    </message>
    <message>
        <source>The image could not be checked (%1)</source>
        <translation>イメージを確認できませんでした (%1)</translation>
    </message>
    <message>
        <source>%1 is for %2, %3 is %4.</source>
        <translation>%1 は %2 用、%3 は %4 です。</translation>
    </message>
    <message>
        <source>%1 exists.</source>
        <translation>%1 は存在します。</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image&apos;s snapshot of %2 GiB.</source>
        <translation>ルートボリューム %1 GiB は、イメージのスナップショット %2 GiB より小さいです。</translation>
    </message>
    <message>
        <source>%1 GiB hold the image&apos;s %2 GiB.</source>
        <translation>%1 GiB にイメージの %2 GiB が収まります。</translation>
    </message>
    <message>
        <source>The machines terminate themselves after %1, even if this computer is off.</source>
        <translation>マシンは、このコンピューターの電源が切れていても %1 後に自動的に終了します。</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines would be in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %4, or launch there.</source>
        <translation>バケット %1 は %2 にあり、マシンは %3 になります: AWS はリージョンをまたぐ転送に料金を課し、読み取りにも時間がかかります。%4 のバケットにデータをコピーするか、そこで起動してください。</translation>
    </message>
    <message>
        <source>The bucket %1 exists.</source>
        <translation>バケット %1 は存在します。</translation>
    </message>
    <message>
        <source>The bucket %1 will be created, and stays after the termination.</source>
        <translation>バケット %1 が作成され、終了後も残ります。</translation>
    </message>
    <message>
        <source>The bucket %1 does not exist: a run would find no data, and could not write its results.</source>
        <translation>バケット %1 が存在しません: 実行はデータを見つけられず、結果を書き込めません。</translation>
    </message>
    <message>
        <source>The bucket %1 belongs to another account, or these credentials cannot use it: choose another name.</source>
        <translation>バケット %1 は別のアカウントのものか、この認証情報では使用できません: 別の名前を選択してください。</translation>
    </message>
    <message>
        <source>The bucket %1 could not be checked</source>
        <translation>バケット %1 を確認できませんでした</translation>
    </message>
    <message>
        <source>%1 cannot hibernate.</source>
        <translation>%1 は休止できません。</translation>
    </message>
    <message>
        <source>%1 has %2 GiB of memory, and only less than %3 GiB can hibernate.</source>
        <translation>%1 のメモリは %2 GiB で、休止できるのは %3 GiB 未満のみです。</translation>
    </message>
    <message>
        <source>A root volume of %1 GiB does not hold the image&apos;s %2 GiB and %3 GiB of memory.</source>
        <translation>%1 GiB のルートボリュームには、イメージの %2 GiB とメモリの %3 GiB が収まりません。</translation>
    </message>
    <message>
        <source>Whether %1 can hibernate is unknown</source>
        <translation>%1 が休止できるかは不明です</translation>
    </message>
    <message>
        <source>Whether this image is prepared for hibernation is unknown: those of Ubuntu and Amazon Linux are.</source>
        <translation>このイメージが休止に対応しているかは不明です: Ubuntu と Amazon Linux のイメージは対応しています。</translation>
    </message>
    <message>
        <source>The machines may hibernate: %1 GiB of their encrypted disk are kept for the memory.</source>
        <translation>マシンは休止できます: 暗号化ディスクの %1 GiB がメモリ用に確保されます。</translation>
    </message>
    <message>
        <source>A key pair will be created for the cluster on this computer, and its private part stays here.</source>
        <translation>クラスター用のキーペアがこのコンピューターで作成され、プライベートキーはここに残ります。</translation>
    </message>
    <message>
        <source>The key file cannot be used</source>
        <translation>キーファイルを使用できません</translation>
    </message>
    <message>
        <source>EC2 takes RSA and ed25519 keys only, and this file has an ECDSA key.</source>
        <translation>EC2 は RSA と ed25519 のキーのみ受け付けますが、このファイルは ECDSA キーです。</translation>
    </message>
    <message>
        <source>The public part of %1 is imported (%2).</source>
        <translation>%1 のパブリックキーがインポートされます (%2)。</translation>
    </message>
    <message>
        <source>The account&apos;s key pairs cannot be read</source>
        <translation>アカウントのキーペアを読み取れません</translation>
    </message>
    <message>
        <source>%1 is the private part of the account&apos;s key pair %2.</source>
        <translation>%1 はアカウントのキーペア %2 のプライベートキーです。</translation>
    </message>
    <message>
        <source>%1 is not the private part of the account&apos;s key pair %2, whose fingerprint is %3: no one could log in.</source>
        <translation>%1 は、フィンガープリントが %3 であるアカウントのキーペア %2 のプライベートキーではありません: 誰もログインできません。</translation>
    </message>
    <message>
        <source>The account has no key pair %1 in %2.</source>
        <translation>アカウントの %2 にキーペア %1 がありません。</translation>
    </message>
    <message>
        <source>Every TCP port will be open to the Internet, as was accepted.</source>
        <translation>承認のとおり、すべての TCP ポートがインターネットに公開されます。</translation>
    </message>
    <message>
        <source>Every TCP port would be open to the Internet.</source>
        <translation>すべての TCP ポートがインターネットに公開されます。</translation>
    </message>
    <message>
        <source>SSH will be open to the Internet, as was accepted.</source>
        <translation>承認のとおり、SSH がインターネットに公開されます。</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is unknown</source>
        <translation>このコンピューターの IP アドレスが不明です</translation>
    </message>
    <message>
        <source>SSH will be open to %1, as requested; whether this computer is within could not be checked.</source>
        <translation>要求どおり SSH は %1 に開かれます。このコンピューターが含まれるかは確認できませんでした。</translation>
    </message>
    <message>
        <source>This computer (%1) is not within %2: it could not log in.</source>
        <translation>このコンピューター (%1) は %2 に含まれません: ログインできません。</translation>
    </message>
    <message>
        <source>SSH will be open to %1, where this computer is.</source>
        <translation>SSH は、このコンピューターを含む %1 に開かれます。</translation>
    </message>
    <message>
        <source>A security group will be created for the cluster.</source>
        <translation>クラスター用のセキュリティグループが作成されます。</translation>
    </message>
    <message>
        <source>There is no security group %1 in %2.</source>
        <translation>%2 にセキュリティグループ %1 がありません。</translation>
    </message>
    <message>
        <source>The security groups cannot be read</source>
        <translation>セキュリティグループを読み取れません</translation>
    </message>
    <message>
        <source>The group %1 belongs to %2, the subnet %3 to %4.</source>
        <translation>グループ %1 は %2 に属し、サブネット %3 は %4 に属しています。</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer and a rule for traffic between its members</source>
        <translation>このコンピューターからの SSH のルールとメンバー間のトラフィックのルール</translation>
    </message>
    <message>
        <source>a rule for SSH from this computer</source>
        <translation>このコンピューターからの SSH のルール</translation>
    </message>
    <message>
        <source>a rule for traffic between its members</source>
        <translation>メンバー間のトラフィックのルール</translation>
    </message>
    <message>
        <source>The group %1 lacks %2.</source>
        <translation>グループ %1 には%2がありません。</translation>
    </message>
    <message>
        <source>The group %1 gets %2, which stays.</source>
        <translation>グループ %1 に%2が追加され、そのまま残ります。</translation>
    </message>
    <message>
        <source>The group %1 has the rules that are needed.</source>
        <translation>グループ %1 には必要なルールがあります。</translation>
    </message>
    <message>
        <source>The group %1 is open to the Internet.</source>
        <translation>グループ %1 はインターネットに公開されています。</translation>
    </message>
    <message>
        <source>The subnet %1 has %2 IP addresses free, and %3 machines need one each.</source>
        <translation>サブネット %1 の空き IP アドレスは %2 個で、%3 台のマシンに 1 つずつ必要です。</translation>
    </message>
    <message>
        <source>The subnet %1 is private (no route to the Internet): only a computer inside its network reaches SSH.</source>
        <translation>サブネット %1 はプライベートです (インターネットへのルートがありません): ネットワーク内のコンピューターだけが SSH に到達できます。</translation>
    </message>
    <message>
        <source>The subnet %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>サブネット %1 はパブリック IP アドレスを割り当てず、計画でもリクエストしていません: SSH でマシンに到達できません。</translation>
    </message>
    <message>
        <source>The subnet %1 in %2 has %3 IP addresses free.</source>
        <translation>%2 のサブネット %1 の空き IP アドレスは %3 個です。</translation>
    </message>
    <message>
        <source>The subnets cannot be read</source>
        <translation>サブネットを読み取れません</translation>
    </message>
    <message>
        <source>There is no subnet %1 in %2.</source>
        <translation>%2 にサブネット %1 がありません。</translation>
    </message>
    <message>
        <source>%1 has no default subnet: choose one.</source>
        <translation>%1 にデフォルトサブネットがありません: 選択してください。</translation>
    </message>
    <message>
        <source>%1 has no default subnet in the zones chosen: choose one.</source>
        <translation>選択したゾーンで %1 にデフォルトサブネットがありません: 選択してください。</translation>
    </message>
    <message>
        <source>A default subnet of %1 does not assign public IP addresses, and the plan does not request them: SSH could not reach the machines.</source>
        <translation>%1 のデフォルトサブネットはパブリック IP アドレスを割り当てず、計画でもリクエストしていません: SSH でマシンに到達できません。</translation>
    </message>
    <message>
        <source>No default subnet of %1 has %2 IP addresses free.</source>
        <translation>%1 のどのデフォルトサブネットにも、空き IP アドレスが %2 個ありません。</translation>
    </message>
    <message>
        <source>The default subnets have an IP address for each of the %1 machines.</source>
        <translation>デフォルトサブネットには、%1 台のマシンそれぞれの IP アドレスがあります。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>The profile %1 has no access (%2): check its credentials.</source>
        <translation>プロファイル %1 にはアクセス権がありません (%2): 認証情報を確認してください。</translation>
    </message>
    <message>
        <source>The local cloud runs on this computer, and costs nothing.</source>
        <translation>ローカルクラウドはこのコンピューターで動作し、無料です。</translation>
    </message>
    <message>
        <source>The profile %1 belongs to the account %2.</source>
        <translation>プロファイル %1 はアカウント %2 のものです。</translation>
    </message>
    <message>
        <source>The file systems of the region could not be read: %1.</source>
        <translation>リージョンのファイルシステムを読み取れませんでした: %1。</translation>
    </message>
    <message>
        <source>None is chosen: the stack creates one, which stays after its end and costs until it is deleted.</source>
        <translation>選択されていません: スタックが作成します。スタックの終了後も残り、削除されるまで料金がかかります。</translation>
    </message>
    <message>
        <source>None is chosen: the nodes share HDFS only, and read their data from S3.</source>
        <translation>選択されていません: ノードは HDFS のみを共有し、S3 からデータを読み取ります。</translation>
    </message>
    <message>
        <source>There is no file system %1 in %2: choose one of the region.</source>
        <translation>%2 にファイルシステム %1 がありません: リージョンのものを選択してください。</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot; and has %3 available mount targets: create one in the zone of the machines.</source>
        <translation>ファイルシステム %1 の状態は「%2」で、使用可能なマウントターゲットは %3 個です: マシンのゾーンに作成してください。</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in 1 zone of %2.</source>
        <translation>%1 は使用可能で、%2 の 1 つのゾーンにマウントターゲットがあります。</translation>
    </message>
    <message>
        <source>%1 is available, with mount targets in %2 zones of %3.</source>
        <translation>%1 は使用可能で、%3 の %2 つのゾーンにマウントターゲットがあります。</translation>
    </message>
    <message>
        <source>The runtime %1 is uploaded to the machines; nothing has to be put on the file system.</source>
        <translation>ランタイム %1 はマシンにアップロードされます。ファイルシステムに置くものはありません。</translation>
    </message>
    <message>
        <source>The runtime for the machines is missing: %1.</source>
        <translation>マシン用のランタイムがありません: %1。</translation>
    </message>
    <message>
        <source>None is used: the machines read their data from S3 or the file system.</source>
        <translation>使用されていません: マシンは S3 またはファイルシステムからデータを読み取ります。</translation>
    </message>
    <message>
        <source>%1 is valid Python.</source>
        <translation>%1 は有効な Python です。</translation>
    </message>
    <message>
        <source>there is a profile of this name: choose another</source>
        <translation>この名前のプロファイルは既に存在します。別の名前を選択してください</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation>プロファイルには名前が必要です</translation>
    </message>
    <message>
        <source>the name %1 is taken by Trainyard itself</source>
        <translation>名前 %1 は Trainyard 自身が使用しています</translation>
    </message>
    <message>
        <source>a profile&apos;s name has up to 64 letters, digits and . _ - + @</source>
        <translation>プロファイル名は 64 文字以内の英数字と . _ - + @ です</translation>
    </message>
    <message>
        <source>an access key has an id, such as AKIA...</source>
        <translation>アクセスキーには AKIA... のような ID があります</translation>
    </message>
    <message>
        <source>an access key&apos;s id has 4 to 128 letters and digits</source>
        <translation>アクセスキー ID は 4～128 文字の英数字です</translation>
    </message>
    <message>
        <source>the access key&apos;s secret is needed too</source>
        <translation>シークレットアクセスキーも必要です</translation>
    </message>
    <message>
        <source>a secret has no spaces in it</source>
        <translation>シークレットキーに空白は含められません</translation>
    </message>
    <message>
        <source>a session token has no spaces in it</source>
        <translation>セッショントークンに空白は含められません</translation>
    </message>
    <message>
        <source>the start URL begins with https://</source>
        <translation>開始 URL は https:// で始まります</translation>
    </message>
    <message>
        <source>single sign-on has a region of its own, such as eu-west-1</source>
        <translation>シングルサインオンには eu-west-1 のような独自のリージョンがあります</translation>
    </message>
    <message>
        <source>an account id has twelve digits</source>
        <translation>アカウント ID は 12 桁の数字です</translation>
    </message>
    <message>
        <source>a role (permission set) is needed, in one word</source>
        <translation>ロール (アクセス許可セット) を空白なしで指定してください</translation>
    </message>
    <message>
        <source>its name is no file name</source>
        <translation>名前がファイル名として使用できません</translation>
    </message>
    <message>
        <source>its name is longer than a file name may be</source>
        <translation>名前がファイル名の最大長を超えています</translation>
    </message>
    <message>
        <source>its name has characters that cannot be shown</source>
        <translation>名前に表示できない文字が含まれています</translation>
    </message>
    <message>
        <source>it is a device, a pipe or a socket</source>
        <translation>デバイス、パイプ、またはソケットです</translation>
    </message>
    <message>
        <source>it is a link that leads to nothing</source>
        <translation>リンク先が存在しません</translation>
    </message>
    <message>
        <source>The job could not be checked against %1: %2.</source>
        <translation>ジョブを %1 と照合できませんでした: %2。</translation>
    </message>
    <message>
        <source>there is no access to S3 from here</source>
        <translation>ここから S3 にアクセスできません</translation>
    </message>
    <message>
        <source>1 channel (grey)</source>
        <translation>1 チャンネル (グレースケール)</translation>
    </message>
    <message>
        <source>3 channels (colour)</source>
        <translation>3 チャンネル (カラー)</translation>
    </message>
    <message>
        <source>%1 channels</source>
        <translation>%1 チャンネル</translation>
    </message>
    <message>
        <source>%1 has no validation files, so no accuracy will be measured: name some with --data-val.</source>
        <translation>%1 に検証用ファイルがないため、精度は測定されません: --data-val で指定してください。</translation>
    </message>
    <message>
        <source>the validation data of %1</source>
        <translation>%1 の検証データ</translation>
    </message>
    <message>
        <source>%1 has no pictures: name a data set that has.</source>
        <translation>%1 に画像がありません: 画像を含むデータセットを指定してください。</translation>
    </message>
    <message>
        <source>The pictures of %1 have %2, and %3 takes %4: choose %5, or a data set of %6.</source>
        <translation>%1 の画像は %2 ですが、%3 には %4 が必要です: %5を選択するか、%6のデータセットを選択してください。</translation>
    </message>
    <message>
        <source>grey pictures</source>
        <translation>グレースケール画像</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>カラー画像</translation>
    </message>
    <message>
        <source>another model (mlp or lenet)</source>
        <translation>別のモデル (mlp または lenet)</translation>
    </message>
    <message>
        <source>another model (such as %1)</source>
        <translation>別のモデル (%1 など)</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>別のモデル</translation>
    </message>
    <message>
        <source>%1, padded by %2</source>
        <translation>%1 (%2 のパディング付き)</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, smaller than the %3 that %4 takes: choose %5, or fill up the difference with --pad-size %6.</source>
        <translation>%1 の画像は %2 で、%4 に必要な %3 より小さいです: %5を選択するか、--pad-size %6 で差を埋めてください。</translation>
    </message>
    <message>
        <source>The pictures of %1 are %2, and training uses only a part of %3 of each, since it crops and does not scale: pack them smaller with data pack --resize %4.</source>
        <translation>%1 の画像は %2 ですが、トレーニングでは縮小せずに切り抜くため、各画像の %3 の部分だけが使用されます: data pack --resize %4 で小さくパックしてください。</translation>
    </message>
    <message>
        <source>The labels of %1 go up to %2 (%3), and %4 has %5 classes, 0 to %6</source>
        <translation>%1 のラベルの最大値は %2 (%3) ですが、%4 のクラスは %5 個 (0～%6) です</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2.</source>
        <translation>%1: --num-classes %2 を指定してください。</translation>
    </message>
    <message>
        <source>%1: choose --num-classes %2 or more.</source>
        <translation>%1: --num-classes %2 以上を指定してください。</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs.</source>
        <translation>%1: 最後の層の出力を %2 個にしてください。</translation>
    </message>
    <message>
        <source>%1: give its last layer %2 outputs or more.</source>
        <translation>%1: 最後の層の出力を %2 個以上にしてください。</translation>
    </message>
    <message>
        <source>%1 has %2 classes, and no label of %3 is above %4: %5 classes are enough.</source>
        <translation>%1 のクラスは %2 個ですが、%3 に %4 より大きいラベルはありません: %5 クラスで十分です。</translation>
    </message>
    <message>
        <source>%1 has %2 pictures to train on, too few for %3 workers: use fewer workers, or more data.</source>
        <translation>%1 のトレーニング用画像は %2 枚で、%3 個のワーカーには不足しています: ワーカーを減らすか、データを増やしてください。</translation>
    </message>
    <message>
        <source>A step of all workers takes %1 samples, and %2 has %3: an epoch is a single step; choose a --batch-size of at most %4.</source>
        <translation>全ワーカーの 1 ステップで %1 サンプルを使用しますが、%2 には %3 サンプルしかありません: 1 エポックが 1 ステップになります。%4 以下の --batch-size を指定してください。</translation>
    </message>
    <message>
        <source>%1 has no effect: %2.</source>
        <translation>%1 は効果がありません: %2。</translation>
    </message>
    <message>
        <source>%1 takes grey pictures; omit it</source>
        <translation>%1 はグレースケール画像を使用します。このオプションを省略してください</translation>
    </message>
    <message>
        <source>the pictures of %1 are as large as the input of %2; add --pad-size, or omit it</source>
        <translation>%1 の画像は %2 の入力と同じ大きさです。--pad-size を追加するか、このオプションを省略してください</translation>
    </message>
    <message>
        <source>rawShape has no effect: %1 has no records of raw pixels; remove it from the job&apos;s file.</source>
        <translation>rawShape は効果がありません: %1 に生のピクセルのレコードがありません。ジョブのファイルから削除してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read and stays here</source>
        <translation>%1 は読み取れないため、送信されません</translation>
    </message>
    <message>
        <source>%1 has Windows line ends, with which it does not run on the machines: convert it (dos2unix)</source>
        <translation>%1 は Windows の改行コードを使用しているため、マシンで実行できません: 変換してください (dos2unix)</translation>
    </message>
    <message>
        <source>HDFS exists on EMR clusters only: copy the data to S3, or to the machines.</source>
        <translation>HDFS は EMR クラスターにのみ存在します: データを S3 またはマシンにコピーしてください。</translation>
    </message>
    <message>
        <source>it was being stopped (%1)</source>
        <translation>停止処理中でした (%1)</translation>
    </message>
    <message>
        <source>the checkpoint from which it had resumed was on the lost machine only</source>
        <translation>再開元のチェックポイントが、失われたマシンにしかありませんでした</translation>
    </message>
    <message>
        <source>its programs may not be started again (--restarts), since only they know what they have saved: start the job again</source>
        <translation>何が保存されているかはプログラムだけが把握しているため、プログラムを再起動できません (--restarts): ジョブを開始し直してください</translation>
    </message>
    <message>
        <source>its scheduler has ended</source>
        <translation>スケジューラーが終了しました</translation>
    </message>
    <message>
        <source>its scheduler has recorded the end of the run</source>
        <translation>スケジューラーが実行の終了を記録しています</translation>
    </message>
    <message>
        <source>it was restarted %1 times, and trained no step</source>
        <translation>%1 回再起動しましたが、1 ステップもトレーニングできませんでした</translation>
    </message>
    <message>
        <source>it is on the machines of the cluster, and no run there has trained with it</source>
        <translation>データはクラスターのマシン上にあり、そこでこのデータを使用した実行はまだありません</translation>
    </message>
    <message>
        <source>Computation hides only %1 % of the exchange of gradients: the steps are too short for %2 workers to be a meaningful benchmark; use a larger batch or model, or fewer workers.</source>
        <translation>計算で隠れる勾配の交換は %1 % だけです: ステップが短すぎるため、%2 個のワーカーでのベンチマークとしては意味がありません。バッチまたはモデルを大きくするか、ワーカーを減らしてください。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Of the machines</source>
        <translation>マシン上のプログラム</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>Docker</source>
        <translation>Docker</translation>
    </message>
    <message>
        <source>Installs Docker, starts it, and adds the login user to its group; with GPUs also NVIDIA&apos;s container toolkit.</source>
        <translation>Docker をインストールして起動し、ログインユーザーをそのグループに追加します。GPU がある場合は NVIDIA のコンテナツールキットもインストールします。</translation>
    </message>
    <message>
        <source>Containers can use them</source>
        <translation>コンテナから使用できます</translation>
    </message>
    <message>
        <source>Pulls images on each machine.</source>
        <translation>各マシンでイメージをプルします。</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>One NAME:TAG a line</source>
        <translation>1 行に 1 つの NAME:TAG</translation>
    </message>
    <message>
        <source>Builds an image from a folder of the machine; run it on one machine, and docker-copy on the others.</source>
        <translation>マシンのフォルダーからイメージをビルドします。1 台で実行し、ほかのマシンでは docker-copy を使用してください。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>With the Dockerfile, on the machine</source>
        <translation>Dockerfile を含む、マシン上のフォルダー</translation>
    </message>
    <message>
        <source>Loads an image from another machine of the cluster, through the key mesh, without a registry.</source>
        <translation>レジストリを使用せずに、クラスターの別のマシンからキーメッシュ経由でイメージを読み込みます。</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>That has the image</source>
        <translation>イメージがあるマシン</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>新しいバージョン</translation>
    </message>
    <message>
        <source>Pulls also what is there already</source>
        <translation>既にあるものも再度プルします</translation>
    </message>
    <message>
        <source>Dockerfile</source>
        <translation>Dockerfile</translation>
    </message>
    <message>
        <source>Its name in the folder; empty: Dockerfile</source>
        <translation>フォルダー内の名前。空の場合: Dockerfile</translation>
    </message>
    <message>
        <source>Clones MXNet, or a version of it for dynamic training, builds it with your flags on one machine, and hands the result to the others through a shared folder or a bucket.</source>
        <translation>MXNet、または動的トレーニング用のバージョンをクローンし、指定したフラグで 1 台のマシンでビルドして、共有フォルダーまたはバケット経由でほかのマシンに渡します。</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>リポジトリ</translation>
    </message>
    <message>
        <source>Address for git</source>
        <translation>git のアドレス</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Tag, branch or commit; empty: the newest</source>
        <translation>タグ、ブランチ、またはコミット。空の場合: 最新</translation>
    </message>
    <message>
        <source>On the machines</source>
        <translation>マシン上のフォルダー</translation>
    </message>
    <message>
        <source>For NVIDIA GPUs</source>
        <translation>NVIDIA GPU 用</translation>
    </message>
    <message>
        <source>Folder of the CUDA toolkit</source>
        <translation>CUDA ツールキットのフォルダー</translation>
    </message>
    <message>
        <source>With cuDNN</source>
        <translation>cuDNN を使用</translation>
    </message>
    <message>
        <source>Library for linear algebra</source>
        <translation>線形代数ライブラリ</translation>
    </message>
    <message>
        <source>For image augmentation</source>
        <translation>画像のデータ拡張用</translation>
    </message>
    <message>
        <source>For training on several machines</source>
        <translation>複数マシンでのトレーニング用</translation>
    </message>
    <message>
        <source>Reads s3:// itself</source>
        <translation>s3:// を直接読み取ります</translation>
    </message>
    <message>
        <source>More flags</source>
        <translation>その他のフラグ</translation>
    </message>
    <message>
        <source>NAME=value, one a line</source>
        <translation>NAME=値、1 行に 1 つ</translation>
    </message>
    <message>
        <source>Compilers at once</source>
        <translation>同時に実行するコンパイラ</translation>
    </message>
    <message>
        <source>0: by processors and memory</source>
        <translation>0: プロセッサとメモリに応じて</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Shared folder or s3://BUCKET/PREFIX; empty: every machine builds</source>
        <translation>共有フォルダーまたは s3://BUCKET/PREFIX。空の場合: 各マシンでビルド</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>インタープリター</translation>
    </message>
    <message>
        <source>That shall find the module mxnet; empty: none</source>
        <translation>mxnet モジュールを検出するインタープリター。空の場合: なし</translation>
    </message>
    <message>
        <source>Installs compiler, git, CMake, BLAS, OpenCV, curl, OpenSSL and Python with their headers, under the names that the machine&apos;s distribution has today.</source>
        <translation>コンパイラ、git、CMake、BLAS、OpenCV、curl、OpenSSL、Python とそのヘッダーを、マシンのディストリビューションでの現在の名前でインストールします。</translation>
    </message>
    <message>
        <source>Installs packages with apt or dnf.</source>
        <translation>apt または dnf でパッケージをインストールします。</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>パッケージ</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>1 行に 1 つの名前</translation>
    </message>
    <message>
        <source>Installs version 2 of the AWS command line; only jobs that call it themselves need it.</source>
        <translation>AWS コマンドラインのバージョン 2 をインストールします。自分でこれを呼び出すジョブにのみ必要です。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Another place of the installer than AWS&apos;s own</source>
        <translation>AWS 以外のインストーラーの取得元</translation>
    </message>
    <message>
        <source>Runs lines of the shell on each machine, in its home, until one fails.</source>
        <translation>各マシンのホームフォルダーで、失敗するまでシェルの行を順に実行します。</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Lines for sh; without questions, nothing can answer them</source>
        <translation>sh の行。質問には応答できません</translation>
    </message>
    <message>
        <source>OpenCV</source>
        <translation>OpenCV</translation>
    </message>
    <message>
        <source>For image augmentation in MXNet</source>
        <translation>MXNet での画像のデータ拡張用</translation>
    </message>
    <message>
        <source>Program on the machines</source>
        <translation>マシン上のプログラム</translation>
    </message>
    <message>
        <source>Installs packages, wheels by address and requirements with pip, for the login user or into a virtual environment.</source>
        <translation>pip でパッケージ、アドレス指定の wheel、要件ファイルを、ログインユーザーまたは仮想環境にインストールします。</translation>
    </message>
    <message>
        <source>One a line: numpy, torch==2.4.0, the address of a wheel</source>
        <translation>1 行に 1 つ: numpy、torch==2.4.0、wheel のアドレス</translation>
    </message>
    <message>
        <source>Copies launch.py and its tracker from the installed package into a folder, such as a shared file system.</source>
        <translation>インストール済みのパッケージから launch.py とそのトラッカーを、共有ファイルシステムなどのフォルダーにコピーします。</translation>
    </message>
    <message>
        <source>On the machines, /efs</source>
        <translation>マシン上のフォルダー、/efs</translation>
    </message>
    <message>
        <source>File of requirements</source>
        <translation>要件ファイル</translation>
    </message>
    <message>
        <source>On the machines, ~/project/requirements.txt</source>
        <translation>マシン上のファイル、~/project/requirements.txt</translation>
    </message>
    <message>
        <source>Packages to remove first</source>
        <translation>先に削除するパッケージ</translation>
    </message>
    <message>
        <source>Install again</source>
        <translation>再インストール</translation>
    </message>
    <message>
        <source>Also what is installed already</source>
        <translation>インストール済みのものも対象</translation>
    </message>
    <message>
        <source>Virtual environment</source>
        <translation>仮想環境</translation>
    </message>
    <message>
        <source>Folder, made where it is missing; empty: of the login user</source>
        <translation>フォルダー (なければ作成)。空の場合: ログインユーザーの環境</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>パッケージ</translation>
    </message>
    <message>
        <source>That contains it</source>
        <translation>これを含むパッケージ</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4 free in %5</source>
        <translation>%1: %5 の %4 (%3 台中 %2 台が空き)</translation>
    </message>
    <message>
        <source>%1, capacity block</source>
        <translation>%1、キャパシティブロック</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <translation>%1、%2 (%3 から)</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 (%2 まで)</translation>
    </message>
    <message>
        <source>key pair</source>
        <translation>キーペア</translation>
    </message>
    <message>
        <source>security groups</source>
        <translation>セキュリティグループ</translation>
    </message>
    <message>
        <source>user data</source>
        <translation>ユーザーデータ</translation>
    </message>
    <message>
        <source>%1, its %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Not used of version %1: its %2, because the cluster has its own.</source>
        <translation>バージョン %1 のうち、次のものは使用されません: %2。クラスターには独自のものがあります。</translation>
    </message>
    <message>
        <source>Read the end of the script&apos;s stderr.</source>
        <translation>スクリプトの stderr の末尾を確認してください。</translation>
    </message>
    <message>
        <source>Read the logs of the node&apos;s set-up.</source>
        <translation>ノードのセットアップのログを確認してください。</translation>
    </message>
    <message>
        <source>A custom image may not fit the release: read the logs of the node&apos;s set-up, or use the release&apos;s own image.</source>
        <translation>カスタムイメージがリリースに適合していない可能性があります: ノードのセットアップのログを確認するか、リリース自体のイメージを使用してください。</translation>
    </message>
    <message>
        <source>Check roles, subnet, security groups and quotas; nothing was started.</source>
        <translation>ロール、サブネット、セキュリティグループ、クォータを確認してください。何も起動されていません。</translation>
    </message>
    <message>
        <source>Read the stderr of the step.</source>
        <translation>ステップの stderr を確認してください。</translation>
    </message>
    <message>
        <source>Try again; if it repeats, try another release or instance type.</source>
        <translation>もう一度試してください。繰り返す場合は、別のリリースまたはインスタンスタイプを試してください。</translation>
    </message>
    <message>
        <source>EMR ended the cluster.</source>
        <translation>EMR がクラスターを終了しました。</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1).</source>
        <translation>EMR がクラスターを終了しました (%1)。</translation>
    </message>
    <message>
        <source>EMR ended the cluster: %1.</source>
        <translation>EMR がクラスターを終了しました: %1。</translation>
    </message>
    <message>
        <source>EMR ended the cluster (%1): %2.</source>
        <translation>EMR がクラスターを終了しました (%1): %2。</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs.</source>
        <translation>クラスターにログ用のフォルダーがありません。</translation>
    </message>
    <message>
        <source>The cluster has been in the state %1 for %2; usual is less than 20 minutes.</source>
        <translation>クラスターは %2 の間 %1 の状態です。通常は 20 分未満です。</translation>
    </message>
    <message>
        <source>Its root volumes have %1 GiB: more than 50 are needed.</source>
        <translation>ルートボリュームは %1 GiB です: 50 GiB を超える容量が必要です。</translation>
    </message>
    <message>
        <source>%1 is known to prevent the start.</source>
        <translation>%1 は起動を妨げることが知られています。</translation>
    </message>
    <message>
        <source>A bootstrap action may be waiting, for example for a file system without a mount target in the zone.</source>
        <translation>ブートストラップアクションが、ゾーンにマウントターゲットがないファイルシステムなどを待っている可能性があります。</translation>
    </message>
    <message>
        <source>The name of the step must have 1 to %1 printable characters.</source>
        <translation>ステップの名前は 1～%1 文字の印刷可能な文字にしてください。</translation>
    </message>
    <message>
        <source>After a failure, EMR can do CONTINUE, CANCEL_AND_WAIT or TERMINATE_CLUSTER only.</source>
        <translation>失敗後に EMR が実行できるのは CONTINUE、CANCEL_AND_WAIT、TERMINATE_CLUSTER だけです。</translation>
    </message>
    <message>
        <source>The step needs a command.</source>
        <translation>ステップにはコマンドが必要です。</translation>
    </message>
    <message>
        <source>The command has %1 bytes, and EMR accepts %2: put it into a script in S3.</source>
        <translation>コマンドは %1 バイトですが、EMR で使用できるのは %2 バイトまでです: S3 のスクリプトに入れてください。</translation>
    </message>
    <message>
        <source>The command contains a null byte.</source>
        <translation>コマンドに null バイトが含まれています。</translation>
    </message>
    <message>
        <source>If the step fails, EMR terminates the cluster, also while a run trains on it.</source>
        <translation>ステップが失敗すると、クラスターで実行がトレーニング中であっても、EMR はクラスターを終了します。</translation>
    </message>
    <message>
        <source>The command seems to contain a secret: everyone who may read the cluster sees it.</source>
        <translation>コマンドにシークレットが含まれているようです: クラスターを読み取れるすべてのユーザーに表示されます。</translation>
    </message>
    <message>
        <source>The cluster is %1: it runs no more steps.</source>
        <translation>クラスターは %1 です: これ以上ステップを実行しません。</translation>
    </message>
    <message>
        <source>The cluster has no folder for logs: the output of its steps stays on the master.</source>
        <translation>クラスターにログ用のフォルダーがありません: ステップの出力はマスターに残ります。</translation>
    </message>
    <message>
        <source>The cluster ends after its last step.</source>
        <translation>クラスターは最後のステップの後に終了します。</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>NAT ゲートウェイは、すべてのマシンが終了しても、スタックが削除されるまで 1 時間あたり %1 かかります: 最後の実行の後にクラスターを終了してください。</translation>
    </message>
    <message>
        <source>The NAT gateways cost %1 per hour until the stack is deleted, also when all machines have ended: terminate the cluster after its last run.</source>
        <translation>NAT ゲートウェイは、すべてのマシンが終了しても、スタックが削除されるまで合計で 1 時間あたり %1 かかります: 最後の実行の後にクラスターを終了してください。</translation>
    </message>
    <message>
        <source>It is the stack of the cluster %1.</source>
        <translation>クラスター %1 のスタックです。</translation>
    </message>
    <message>
        <source>It is a part of another stack, which would have to be attached instead.</source>
        <translation>別のスタックの一部です。代わりにそのスタックをアタッチする必要があります。</translation>
    </message>
    <message>
        <source>It is deleted (%1).</source>
        <translation>削除されています (%1)。</translation>
    </message>
    <message>
        <source>Its creation has failed (%1): delete it, and create it again.</source>
        <translation>作成に失敗しました (%1): 削除して、もう一度作成してください。</translation>
    </message>
    <message>
        <source>It is being changed (%1): attach it once that has ended.</source>
        <translation>変更中です (%1): 完了したらアタッチしてください。</translation>
    </message>
    <message>
        <source>It is no training stack: it has no Auto Scaling groups named MasterAutoScalingGroup and WorkerAutoScalingGroup.</source>
        <translation>トレーニング用のスタックではありません: MasterAutoScalingGroup と WorkerAutoScalingGroup という名前の Auto Scaling グループがありません。</translation>
    </message>
    <message>
        <source>Attach the stack %1 with 1 machine?</source>
        <translation>スタック %1 (マシン 1 台) をアタッチしますか?</translation>
    </message>
    <message>
        <source>Attach the stack %1 with %2 machines?</source>
        <translation>スタック %1 (マシン %2 台) をアタッチしますか?</translation>
    </message>
    <message>
        <source>Its machines are no longer replaced when they end, and terminating the cluster deletes the stack %1 with all that it created.</source>
        <translation>マシンが終了しても置き換えられなくなり、クラスターを終了すると、スタック %1 とそれが作成したすべてのものが削除されます。</translation>
    </message>
    <message>
        <source>Delete a VPC of the region, request a higher quota, or use an existing VPC (--vpc, --master-subnet, --worker-subnet).</source>
        <translation>リージョンの VPC を削除するか、クォータの引き上げをリクエストするか、既存の VPC を使用してください (--vpc、--master-subnet、--worker-subnet)。</translation>
    </message>
    <message>
        <source>Release an Elastic IP address of the region, or choose workers without a NAT gateway (--worker-network public).</source>
        <translation>リージョンの Elastic IP アドレスを解放するか、NAT ゲートウェイを使用しないワーカーを選択してください (--worker-network public)。</translation>
    </message>
    <message>
        <source>Request a higher quota for the instance type, or choose another one.</source>
        <translation>インスタンスタイプのクォータの引き上げをリクエストするか、別のタイプを選択してください。</translation>
    </message>
    <message>
        <source>Choose another zone or another instance type; AWS has no capacity for this one.</source>
        <translation>別のゾーンまたは別のインスタンスタイプを選択してください。AWS にこのタイプのキャパシティがありません。</translation>
    </message>
    <message>
        <source>Choose a zone that offers the instance type (--zone).</source>
        <translation>インスタンスタイプを提供しているゾーンを選択してください (--zone)。</translation>
    </message>
    <message>
        <source>Let an administrator permit the action, or create the stack with another profile.</source>
        <translation>管理者にアクションの許可を依頼するか、別のプロファイルでスタックを作成してください。</translation>
    </message>
    <message>
        <source>The set-up of a machine did not report its success: read its log /var/log/cloud-init-output.log.</source>
        <translation>マシンのセットアップの成功が報告されませんでした: ログ /var/log/cloud-init-output.log を確認してください。</translation>
    </message>
    <message>
        <source>The zone has a mount target of the file system already: use it (--existing-mount-target).</source>
        <translation>ゾーンには既にファイルシステムのマウントターゲットがあります: それを使用してください (--existing-mount-target)。</translation>
    </message>
    <message>
        <source>%1 (%2) failed: %3.</source>
        <translation>%1 (%2) が失敗しました: %3。</translation>
    </message>
    <message>
        <source>The group reports: %1.</source>
        <translation>グループからの報告: %1。</translation>
    </message>
    <message>
        <source>It accepts file systems whose ID has 8 digits; new ones have 17.</source>
        <translation>ID が 8 桁のファイルシステムを受け付けますが、新しいものは 17 桁です。</translation>
    </message>
    <message>
        <source>Both lengths are accepted.</source>
        <translation>どちらの長さも受け付けます。</translation>
    </message>
    <message>
        <source>It offers instance types of 2018 only, most of which no region has any more.</source>
        <translation>2018 年のインスタンスタイプしか提供されておらず、その大半はどのリージョンにも残っていません。</translation>
    </message>
    <message>
        <source>Every instance type that the region offers.</source>
        <translation>リージョンが提供するすべてのインスタンスタイプ。</translation>
    </message>
    <message>
        <source>It names %1 fixed images, which AWS removes after some years.</source>
        <translation>固定のイメージが %1 個指定されていますが、AWS は数年後にイメージを削除します。</translation>
    </message>
    <message>
        <source>The current Deep Learning AMI by its public parameter, or your own image.</source>
        <translation>パブリックパラメータで指定する現在の Deep Learning AMI、または独自のイメージ。</translation>
    </message>
    <message>
        <source>Launch configurations cannot be created in accounts of recent years.</source>
        <translation>近年のアカウントでは起動設定を作成できません。</translation>
    </message>
    <message>
        <source>A launch template.</source>
        <translation>起動テンプレート。</translation>
    </message>
    <message>
        <source>A group accepts a version number, not &quot;$Latest&quot;.</source>
        <translation>グループに指定できるのはバージョン番号で、&quot;$Latest&quot; は指定できません。</translation>
    </message>
    <message>
        <source>The number of the newest version.</source>
        <translation>最新バージョンの番号。</translation>
    </message>
    <message>
        <source>Lambda has ended the runtime %1.</source>
        <translation>Lambda のランタイム %1 はサポートが終了しました。</translation>
    </message>
    <message>
        <source>No function: Trainyard itself watches the groups.</source>
        <translation>関数は使用しません: Trainyard 自体がグループを監視します。</translation>
    </message>
    <message>
        <source>It reads set-up scripts from a public bucket that cannot be relied on.</source>
        <translation>信頼できないパブリックバケットからセットアップスクリプトを読み取ります。</translation>
    </message>
    <message>
        <source>The template contains its set-up.</source>
        <translation>テンプレートにセットアップが含まれています。</translation>
    </message>
    <message>
        <source>Its set-up uses %1, which is no longer available.</source>
        <translation>セットアップで、もう入手できない %1 が使用されています。</translation>
    </message>
    <message>
        <source>The runtime that Trainyard deploys.</source>
        <translation>Trainyard がデプロイするランタイム。</translation>
    </message>
    <message>
        <source>The name has letters a to z, digits and hyphens, begins with a letter, and has at most 40 characters.</source>
        <translation>名前は英字 a～z、数字、ハイフンで構成し、英字で始め、40 文字以内にしてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a VPC (vpc-0123abcd).</source>
        <translation>&quot;%1&quot; は VPC の ID ではありません (vpc-0123abcd)。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a zone (us-east-1a).</source>
        <translation>&quot;%1&quot; はゾーンではありません (us-east-1a)。</translation>
    </message>
    <message>
        <source>A zone is named twice: a file system has one mount target in a zone.</source>
        <translation>ゾーンが重複しています: ファイルシステムのマウントターゲットは 1 つのゾーンに 1 つです。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the id of a security group (sg-0123abcd).</source>
        <translation>&quot;%1&quot; はセキュリティグループの ID ではありません (sg-0123abcd)。</translation>
    </message>
    <message>
        <source>the quota is %1 (%2 vCPUs, %3) in %4: request an increase there, or fewer machines</source>
        <translation>クォータは %4 の %1 (%2 vCPU、%3) です: そこで引き上げをリクエストするか、マシンを減らしてください</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 are needed, and %3 of the %4 allowed are in use; %5</source>
        <translation>%2 の vCPU が %1 個必要ですが、許可された %4 個のうち %3 個が使用中です。%5</translation>
    </message>
    <message>
        <source>EMR has no release in %1 that the plan can use.</source>
        <translation>%1 の EMR には、計画で使用できるリリースがありません。</translation>
    </message>
    <message>
        <source>EMR has no release %1 in %2: the newest is %3.</source>
        <translation>%2 の EMR にリリース %1 はありません: 最新は %3 です。</translation>
    </message>
    <message>
        <source>The release %1 has no application %2.</source>
        <translation>リリース %1 にアプリケーション %2 はありません。</translation>
    </message>
    <message>
        <source>The release %1 does not support the instance type %2.</source>
        <translation>リリース %1 はインスタンスタイプ %2 をサポートしていません。</translation>
    </message>
    <message>
        <source>The image %1 is for %2: EMR needs one for x86_64 here.</source>
        <translation>イメージ %1 は %2 用です: ここでは EMR に x86_64 用のイメージが必要です。</translation>
    </message>
    <message>
        <source>The image %1 (%2) is Amazon Linux %3, and %4 needs Amazon Linux %5.</source>
        <translation>イメージ %1 (%2) は Amazon Linux %3 ですが、%4 には Amazon Linux %5 が必要です。</translation>
    </message>
    <message>
        <source>The root volume of %1 GiB is smaller than the image %2, whose snapshot has %3 GiB.</source>
        <translation>%1 GiB のルートボリュームは、スナップショットが %3 GiB のイメージ %2 より小さいです。</translation>
    </message>
    <message>
        <source>There is no role %1: create the default roles (--make-roles), or name another.</source>
        <translation>ロール %1 がありません: デフォルトのロールを作成する (--make-roles) か、別のロールを指定してください。</translation>
    </message>
    <message>
        <source>There is no instance profile %1: create the default roles (--make-roles), or name another.</source>
        <translation>インスタンスプロファイル %1 がありません: デフォルトのロールを作成する (--make-roles) か、別のものを指定してください。</translation>
    </message>
    <message>
        <source>EMR&apos;s block public access of this region refuses a cluster whose SSH is open to the whole Internet: give a smaller range (--ssh-from).</source>
        <translation>このリージョンの EMR のブロックパブリックアクセスは、SSH がインターネット全体に開かれているクラスターを拒否します: より小さい範囲を指定してください (--ssh-from)。</translation>
    </message>
    <message>
        <source>The security group %1 (%2) is open to the whole Internet, which EMR&apos;s block public access of this region refuses.</source>
        <translation>セキュリティグループ %1 (%2) がインターネット全体に開かれているため、このリージョンの EMR のブロックパブリックアクセスによって拒否されます。</translation>
    </message>
    <message>
        <source>The zone %1 of the subnet %2 does not offer %3: choose a subnet in another zone.</source>
        <translation>サブネット %2 のゾーン %1 は %3 を提供していません: 別のゾーンのサブネットを選択してください。</translation>
    </message>
    <message>
        <source>The security group %1 (%2) belongs to the VPC %3, and the subnet %4 to %5.</source>
        <translation>セキュリティグループ %1 (%2) は VPC %3 に属し、サブネット %4 は %5 に属しています。</translation>
    </message>
    <message>
        <source>The file system %1 is in the state &quot;%2&quot;.</source>
        <translation>ファイルシステム %1 の状態は &quot;%2&quot; です。</translation>
    </message>
    <message>
        <source>The file system %1 has its mount targets in %2, and the subnet %3 is in %4: choose a subnet of that VPC.</source>
        <translation>ファイルシステム %1 のマウントターゲットは %2 にありますが、サブネット %3 は %4 にあります: その VPC のサブネットを選択してください。</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet: wait until it is.</source>
        <translation>%2 にある %1 のマウントターゲットはまだ利用できません: 利用可能になるまで待ってください。</translation>
    </message>
    <message>
        <source>The mount target of %1 in %2 is not available yet (%3): wait until it is.</source>
        <translation>%2 にある %1 のマウントターゲットはまだ利用できません (%3): 利用可能になるまで待ってください。</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target: create one in %2, the zone of the subnet %3.</source>
        <translation>ファイルシステム %1 にマウントターゲットがありません: サブネット %3 のゾーンである %2 に作成してください。</translation>
    </message>
    <message>
        <source>The file system %1 has no mount target in %2, the zone of the subnet %3: create one, or choose a subnet of another zone; it has them in %4.</source>
        <translation>ファイルシステム %1 のマウントターゲットが、サブネット %3 のゾーンである %2 にありません: 作成するか、別のゾーンのサブネットを選択してください。マウントターゲットは %4 にあります。</translation>
    </message>
    <message>
        <source>the newest release; EMR&apos;s own price, at most (estimated)</source>
        <translation>最新のリリース。EMR 自体の料金、最大 (見積もり)</translation>
    </message>
    <message>
        <source>%1; EMR&apos;s own price, at most (estimated)</source>
        <translation>%1。EMR 自体の料金、最大 (見積もり)</translation>
    </message>
    <message>
        <source>%1, Spot</source>
        <translation>%1、スポット</translation>
    </message>
    <message>
        <source>%1, On-Demand</source>
        <translation>%1、オンデマンド</translation>
    </message>
    <message>
        <source>%1 (price unknown)</source>
        <translation>%1 (料金は不明)</translation>
    </message>
    <message>
        <source>%1 (at most; the Spot price is unknown)</source>
        <translation>%1 (最大。スポット料金は不明)</translation>
    </message>
    <message>
        <source>%1 GiB root volume each; EMR adds its data volumes</source>
        <translation>それぞれ %1 GiB のルートボリューム。EMR がデータボリュームを追加します</translation>
    </message>
    <message>
        <source>IPv4 each, while the machines run; none in a private subnet</source>
        <translation>それぞれ IPv4 (マシンの実行中)。プライベートサブネットでは不要</translation>
    </message>
    <message>
        <source>yours, mounted at %1; it stays</source>
        <translation>既存のもの、%1 にマウント。残ります</translation>
    </message>
    <message>
        <source>created where they are missing; they stay</source>
        <translation>ない場合に作成され、残ります</translation>
    </message>
    <message>
        <source>written by EMR with some minutes of delay; they stay</source>
        <translation>EMR が数分遅れて書き込みます。残ります</translation>
    </message>
    <message>
        <source>With %1, a cluster of %2 may stay in the state STARTING: select only the applications that the training needs.</source>
        <translation>%1 を使用すると、%2 のクラスターが STARTING の状態のままになることがあります: トレーニングに必要なアプリケーションだけを選択してください。</translation>
    </message>
    <message>
        <source>Deep Learning AMIs of recent years fail while EMR installs its services; a bootstrap action on the release&apos;s own image is the tested way.</source>
        <translation>近年の Deep Learning AMI では、EMR がサービスをインストールする際に失敗します。リリース自体のイメージでのブートストラップアクションが検証済みの方法です。</translation>
    </message>
    <message>
        <source>Without core nodes, the master trains alone.</source>
        <translation>コアノードがない場合、マスターだけでトレーニングします。</translation>
    </message>
    <message>
        <source>EC2 may take the task nodes back; a run continues without them.</source>
        <translation>EC2 がタスクノードを回収することがあります。実行はそれらなしで続行されます。</translation>
    </message>
    <message>
        <source>Termination protection does not prevent the end after the idle time: EMR ends the cluster.</source>
        <translation>終了保護はアイドル時間後の終了を防ぎません: EMR がクラスターを終了します。</translation>
    </message>
    <message>
        <source>Without an idle limit, a forgotten cluster runs until its deadline.</source>
        <translation>アイドル時間の制限がないと、忘れられたクラスターは期限まで実行され続けます。</translation>
    </message>
    <message>
        <source>The role %1 must be allowed to describe file systems, else the bootstrap action that mounts %2 fails.</source>
        <translation>ロール %1 にファイルシステムの describe の許可が必要です。許可がないと、%2 をマウントするブートストラップアクションが失敗します。</translation>
    </message>
    <message>
        <source>The mount targets must admit the nodes: add the security group that they admit to the master and to the other nodes.</source>
        <translation>マウントターゲットがノードを許可する必要があります: マウントターゲットが許可するセキュリティグループを、マスターとその他のノードに追加してください。</translation>
    </message>
    <message>
        <source>%1 has its mount targets in %2, and EFS permits one VPC only: use that VPC with its subnets, or create a new file system.</source>
        <translation>%1 のマウントターゲットは %2 にあり、EFS では 1 つの VPC しか使用できません: その VPC とサブネットを使用するか、新しいファイルシステムを作成してください。</translation>
    </message>
    <message>
        <source>%1 has a mount target in %2 already, and a second one is refused: use that one.</source>
        <translation>%1 のマウントターゲットは %2 に既にあり、2 つ目は拒否されます: それを使用してください。</translation>
    </message>
    <message>
        <source>%1 has no mount target yet: let the stack create it.</source>
        <translation>%1 にはまだマウントターゲットがありません: スタックに作成させてください。</translation>
    </message>
    <message>
        <source>%1 has no mount target in %2, only in %3: let the stack create it.</source>
        <translation>%1 のマウントターゲットは %2 になく、%3 にのみあります: スタックに作成させてください。</translation>
    </message>
    <message>
        <source>%1 has no application &quot;%2&quot;.</source>
        <translation>%1 にアプリケーション &quot;%2&quot; はありません。</translation>
    </message>
    <message>
        <source>EMR does not offer %1 with %2 in %3: choose a type of the list.</source>
        <translation>EMR は %3 で %2 に %1 を提供していません: リストからタイプを選択してください。</translation>
    </message>
    <message>
        <source>The account has no role %1 with what EMR needs: let it be created.</source>
        <translation>EMR に必要な内容のロール %1 がアカウントにありません: 作成させてください。</translation>
    </message>
    <message>
        <source>SSH from your IP address only, everything inside the group</source>
        <translation>このコンピューターの IP アドレスからのみ SSH を許可、グループ内はすべて許可</translation>
    </message>
    <message>
        <source>SSH from the %1 around your IP address, everything inside the group</source>
        <translation>このコンピューターの IP アドレスを含む %1 から SSH を許可、グループ内はすべて許可</translation>
    </message>
    <message>
        <source>SSH from %1, everything inside the group</source>
        <translation>%1 から SSH を許可、グループ内はすべて許可</translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3 GiB</source>
        <translation>%1、%2 vCPU、%3 GiB</translation>
    </message>
    <message>
        <source>%1, %2 x %3</source>
        <translation>%1、%2 x %3</translation>
    </message>
    <message>
        <source>%1, reserved</source>
        <translation>%1、予約済み</translation>
    </message>
    <message>
        <source>%1, EFA</source>
        <translation>%1、EFA</translation>
    </message>
    <message>
        <source>%1, may hibernate</source>
        <translation>%1、休止可能</translation>
    </message>
    <message>
        <source>%1 (price estimated)</source>
        <translation>%1 (料金は見積もり)</translation>
    </message>
    <message>
        <source>%1 GiB gp3, encrypted, deleted with the machine</source>
        <translation>%1 GiB gp3、暗号化、マシンとともに削除</translation>
    </message>
    <message>
        <source>IPv4, while the machine runs</source>
        <translation>IPv4 (マシンの実行中)</translation>
    </message>
    <message>
        <source>every TCP port from the Internet, everything inside the group</source>
        <translation>インターネットからのすべての TCP ポートを許可、グループ内はすべて許可</translation>
    </message>
    <message>
        <source>yours, and it stays; what it lacks is added and stays: %1</source>
        <translation>既存のもので、残ります。不足しているものが追加され、残ります: %1</translation>
    </message>
    <message>
        <source>yours, and it stays</source>
        <translation>既存のもので、残ります</translation>
    </message>
    <message>
        <source>cluster: the machines are close to each other</source>
        <translation>cluster: マシンは互いに近くに配置されます</translation>
    </message>
    <message>
        <source>yours, and it stays; its private part is %1</source>
        <translation>既存のもので、残ります。プライベートキーは %1 です</translation>
    </message>
    <message>
        <source>ed25519, created on this computer</source>
        <translation>ed25519、このコンピューターで作成</translation>
    </message>
    <message>
        <source>the public part of %1</source>
        <translation>%1 の公開部分</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2; it is not offered any more.</source>
        <translation>&quot;%1&quot; は %2 で、提供が終了しています。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 in %3; it is not offered any more.</source>
        <translation>&quot;%1&quot; は %3 の %2 で、提供が終了しています。</translation>
    </message>
    <message>
        <source>%1 takes its place.</source>
        <translation>代わりに %1 が使用されます。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 または %2</translation>
    </message>
    <message>
        <source>%1 takes its place; you may also choose %2.</source>
        <translation>代わりに %1 が使用されます。%2 も選択できます。</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them: choose %3.</source>
        <translation>%1 には GPU がありますが、%2 にはそのドライバーがありません: %3 を選択してください。</translation>
    </message>
    <message>
        <source>%1 has GPUs, and %2 brings no driver for them.</source>
        <translation>%1 には GPU がありますが、%2 にはそのドライバーがありません。</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use: %3 is smaller.</source>
        <translation>%1 には GPU がないため、%2 のドライバーは不要です: %3 の方が小さくなります。</translation>
    </message>
    <message>
        <source>%1 has no GPU, so the driver in %2 is of no use.</source>
        <translation>%1 には GPU がないため、%2 のドライバーは不要です。</translation>
    </message>
    <message>
        <source>The open driver in %1 does not support the GPUs of %2: it begins with g4dn.</source>
        <translation>%1 のオープンドライバーは %2 の GPU をサポートしていません: サポートは g4dn 以降です。</translation>
    </message>
    <message>
        <source>The price of %1 is unknown: the sums leave it out, and a budget can only warn.</source>
        <translation>%1 の料金が不明です: 合計には含まれず、予算は警告のみになります。</translation>
    </message>
    <message>
        <source>The current Spot price is unknown: the sums are what the machines cost at most.</source>
        <translation>現在のスポット料金が不明です: 合計はマシンの最大料金です。</translation>
    </message>
    <message>
        <source>Without a bucket, data and results are on the machines only. Checkpoints are copied to this computer while a run is followed and before a termination; a machine that ends by itself takes its own along.</source>
        <translation>バケットがないと、データと結果はマシン上にしかありません。チェックポイントは、実行の追跡中と終了前にこのコンピューターにコピーされます。自動的に終了するマシンのものは失われます。</translation>
    </message>
    <message>
        <source>Your keys are in ~/.bashrc of every machine, for anyone who logs in there; a role needs none.</source>
        <translation>キーは各マシンの ~/.bashrc にあり、そこにログインするすべてのユーザーが読み取れます。ロールを使用すればキーは不要です。</translation>
    </message>
    <message>
        <source>created in %1 if it does not exist, private and encrypted; it stays</source>
        <translation>存在しない場合は %1 に作成 (プライベート、暗号化)。残ります</translation>
    </message>
    <message>
        <source>with an instance profile; the machines may list, read and write %1, and no more.</source>
        <translation>インスタンスプロファイル付き。マシンは %1 の一覧表示、読み取り、書き込みのみが可能です。</translation>
    </message>
    <message>
        <source>If IAM denies it, session keys limited to the buckets are sent in a file that only the login user can read</source>
        <translation>IAM で拒否された場合は、バケットに限定されたセッションキーが、ログインユーザーだけが読み取れるファイルで送信されます</translation>
    </message>
    <message>
        <source>If IAM denies it, nothing is launched</source>
        <translation>IAM で拒否された場合は、何も起動されません</translation>
    </message>
    <message>
        <source>with all that follows; a failed one stays for inspection</source>
        <translation>以下のすべてを含みます。失敗したスタックは調査のために残ります</translation>
    </message>
    <message>
        <source>with all that follows; a failed one is rolled back</source>
        <translation>以下のすべてを含みます。失敗したスタックはロールバックされます</translation>
    </message>
    <message>
        <source>the workers&apos; way to the Internet; its traffic costs extra</source>
        <translation>ワーカーからインターネットへの経路。トラフィックは別料金です</translation>
    </message>
    <message>
        <source>IPv4, while the stack exists</source>
        <translation>IPv4 (スタックがある間)</translation>
    </message>
    <message>
        <source>10.0.0.0/16, with its subnets, routes and gateways</source>
        <translation>10.0.0.0/16、サブネット、ルート、ゲートウェイを含む</translation>
    </message>
    <message>
        <source>encrypted, mounted at %1; it stays after the stack, and costs %2 per GiB and month</source>
        <translation>暗号化、%1 にマウント。スタックの後も残り、1 GiB あたり月額 %2 かかります</translation>
    </message>
    <message>
        <source>for workers that are added during a run</source>
        <translation>実行中に追加されるワーカー用</translation>
    </message>
    <message>
        <source>for the master and for the workers, within a permissions boundary</source>
        <translation>マスターとワーカー用 (アクセス許可の境界内)</translation>
    </message>
    <message>
        <source>The script is not on the shared file system (%1), so that a new machine has it only if its image contains it.</source>
        <translation>スクリプトが共有ファイルシステム (%1) にないため、新しいマシンはイメージに含まれている場合にのみスクリプトを使用できます。</translation>
    </message>
    <message>
        <source>Without a script that prepares the data, a machine joins as soon as it has booted.</source>
        <translation>データを準備するスクリプトがない場合、マシンは起動するとすぐに参加します。</translation>
    </message>
    <message>
        <source>If AWS has no more capacity, the stack is complete with %1 of %2 workers.</source>
        <translation>AWS のキャパシティが不足している場合、スタックは %2 個中 %1 個のワーカーで完了します。</translation>
    </message>
    <message>
        <source>The workers reach the VPC and S3 only: their image must contain the NFS client and all programs of the training.</source>
        <translation>ワーカーは VPC と S3 にしか到達できません: イメージに NFS クライアントとトレーニングのすべてのプログラムが含まれている必要があります。</translation>
    </message>
    <message>
        <source>The NAT gateway costs %1 per hour, and its traffic extra; public workers without an open port need none.</source>
        <translation>NAT ゲートウェイは 1 時間あたり %1 かかり、トラフィックは別料金です。開いたポートのないパブリックなワーカーには不要です。</translation>
    </message>
    <message>
        <source>A new VPC is created; AWS allows five in a region unless the quota is higher.</source>
        <translation>新しい VPC が作成されます。クォータを引き上げていない場合、AWS で許可されるのはリージョンあたり 5 つです。</translation>
    </message>
    <message>
        <source>A failed stack is rolled back, which deletes its machines and their logs.</source>
        <translation>失敗したスタックはロールバックされ、マシンとそのログが削除されます。</translation>
    </message>
    <message>
        <source>Without its launch template, no worker can be added during a run.</source>
        <translation>起動テンプレートがないと、実行中にワーカーを追加できません。</translation>
    </message>
    <message>
        <source>The new file system stays when the stack is deleted.</source>
        <translation>新しいファイルシステムは、スタックを削除しても残ります。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>the Deep Learning AMI of the MXNet walkthrough (2017)</source>
        <translation>MXNet のチュートリアルの Deep Learning AMI (2017)</translation>
    </message>
    <message>
        <source>the image with MXNet&apos;s build packages (2016)</source>
        <translation>MXNet のビルドパッケージを含むイメージ (2016)</translation>
    </message>
    <message>
        <source>a base GPU image on Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>Ubuntu 16.04 の GPU 基本イメージ (2021 年 4 月にサポート終了)</translation>
    </message>
    <message>
        <source>Ubuntu 16.04, whose support ended in April 2021</source>
        <translation>Ubuntu 16.04 (2021 年 4 月にサポート終了)</translation>
    </message>
    <message>
        <source>it was interrupted while %1; resume it or terminate it</source>
        <translation>中断されました (%1)。再開するか終了してください</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>計画済み</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>リクエスト中</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>セットアップ中</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止処理中</translation>
    </message>
    <message>
        <source>all its machines are terminated; terminate the cluster to remove its security group and key pair</source>
        <translation>すべてのマシンが終了しています。クラスターを終了して、セキュリティグループとキーペアを削除してください</translation>
    </message>
    <message>
        <source>all its machines are terminated; the NAT gateway of its stack still costs %1 per hour: terminate the cluster</source>
        <translation>すべてのマシンが終了しています。スタックの NAT ゲートウェイに 1 時間あたり %1 かかり続けています: クラスターを終了してください</translation>
    </message>
    <message>
        <source>machines of it run at AWS, though it was closed; terminate it again</source>
        <translation>クローズされたにもかかわらず、AWS でマシンが実行されています。もう一度終了してください</translation>
    </message>
    <message>
        <source>AWS runs machines of it that were not in the ledger.</source>
        <translation>台帳になかったこのクラスターのマシンが AWS で実行されています。</translation>
    </message>
    <message>
        <source>%1 (%2) runs at AWS and was not in the ledger; it is now.</source>
        <translation>%1 (%2) は AWS で実行されていますが、台帳にありませんでした。現在は記録されています。</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster, but was not launched from this ledger: it is not counted. &quot;trainyardctl adopt&quot; takes it over.</source>
        <translation>%2 の %1 にこのクラスターのタグがありますが、この台帳から起動されたものではないため、数えられません。「trainyardctl adopt」で引き継げます。</translation>
    </message>
    <message>
        <source>%1 in %2 carries the tags of this cluster and of another ledger: it is not counted.</source>
        <translation>%2 の %1 にこのクラスターと別の台帳のタグがあるため、数えられません。</translation>
    </message>
    <message>
        <source>Machines in account %1 carry the tags of this cluster: they are not counted.</source>
        <translation>アカウント %1 のマシンにこのクラスターのタグがありますが、数えられません。</translation>
    </message>
    <message>
        <source>%1 (%2) is gone: %3.</source>
        <translation>%1 (%2) は存在しません: %3。</translation>
    </message>
    <message>
        <source>%1 did not join its run, and its removal has not finished: remove it.</source>
        <translation>%1 は実行に参加せず、削除も完了していません: 削除してください。</translation>
    </message>
    <message>
        <source>%1 (%2, %3 per hour) was started from the launch template of its stack by others: it joins while a run is followed, and ends with the cluster.</source>
        <translation>%1 (%2、1 時間あたり %3) は、スタックの起動テンプレートから他者が起動しました: 実行の追跡中に参加し、クラスターとともに終了します。</translation>
    </message>
    <message>
        <source>The price of some machines is unknown: its budget counts the others only, and acts too late.</source>
        <translation>一部のマシンの料金が不明です: 予算にはその他のマシンだけが含まれるため、動作が遅れます。</translation>
    </message>
    <message>
        <source>Its deadline has passed and machines still run.</source>
        <translation>期限が過ぎましたが、マシンがまだ実行されています。</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>指定されていません</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>%1 バイトを超えています</translation>
    </message>
    <message>
        <source>contains a zero byte</source>
        <translation>null バイトが含まれています</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>true でも false でもありません</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>%1 is not in %2 to %3</source>
        <translation>%1 は %2～%3 の範囲にありません</translation>
    </message>
    <message>
        <source>is not an integer</source>
        <translation>整数ではありません</translation>
    </message>
    <message>
        <source>is not an integer of at least 0</source>
        <translation>0 以上の整数ではありません</translation>
    </message>
    <message>
        <source>is not a list of %1 numbers</source>
        <translation>%1 個の数値のリストではありません</translation>
    </message>
    <message>
        <source>is not a list of at most %1 numbers</source>
        <translation>%1 個以下の数値のリストではありません</translation>
    </message>
    <message>
        <source>one of its elements is no number or out of range</source>
        <translation>要素の 1 つが数値でないか、範囲外です</translation>
    </message>
    <message>
        <source>is not a list of at most %1 texts</source>
        <translation>%1 個以下のテキストのリストではありません</translation>
    </message>
    <message>
        <source>one of its elements is no text, is empty or too long</source>
        <translation>要素の 1 つがテキストでないか、空か、長すぎます</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>長すぎます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>&quot;%1&quot; は %2 のいずれでもありません</translation>
    </message>
    <message>
        <source>is none of workers, head, all, or a number of machines</source>
        <translation>workers、head、all、マシン数のいずれでもありません</translation>
    </message>
    <message>
        <source>is empty: what shall run?</source>
        <translation>空です: 実行する内容を指定してください</translation>
    </message>
    <message>
        <source>leads out of the code</source>
        <translation>コードのフォルダーの外を指しています</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard</source>
        <translation>%1 は Trainyard が設定します</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a variable</source>
        <translation>&quot;%1&quot; は変数名ではありません</translation>
    </message>
    <message>
        <source>need onFailure restart</source>
        <translation>onFailure restart が必要です</translation>
    </message>
    <message>
        <source>starts with neither s3://BUCKET nor file:///</source>
        <translation>s3://BUCKET でも file:/// でも始まりません</translation>
    </message>
    <message>
        <source>names no bucket behind s3://</source>
        <translation>s3:// の後にバケット名がありません</translation>
    </message>
    <message>
        <source>is neither s3://BUCKET, file:/// nor a path</source>
        <translation>s3://BUCKET、file:///、パスのいずれでもありません</translation>
    </message>
    <message>
        <source>is not a name (1 to 64 letters, digits, dots, underscores and dashes)</source>
        <translation>名前ではありません (1～64 文字の英数字、ドット、アンダースコア、ハイフン)</translation>
    </message>
    <message>
        <source>%1 is not there for GPUs yet: train in float32</source>
        <translation>%1 は GPU ではまだ使用できません: float32 でトレーニングしてください</translation>
    </message>
    <message>
        <source>workers cannot step in %1, where no two have the same weights: let the servers, or train in dist_sync</source>
        <translation>%1 ではワーカーごとに重みが異なるため、ワーカーで更新できません: サーバーで更新するか、dist_sync でトレーニングしてください</translation>
    </message>
    <message>
        <source>%1 leaves nothing for some of %2 workers</source>
        <translation>%1 では %2 個のワーカーの一部に割り当てるものがありません</translation>
    </message>
    <message>
        <source>is not a multiple of 64</source>
        <translation>64 の倍数ではありません</translation>
    </message>
    <message>
        <source>is neither channels (1 or 3), height and width, nor three zeros</source>
        <translation>チャンネル数 (1 または 3)、高さ、幅でも、3 つのゼロでもありません</translation>
    </message>
    <message>
        <source>%1 seems to be a secret, and would be stored with the run: send it with --secret-env %2</source>
        <translation>%1 はシークレットのようです。実行とともに保存されるため、--secret-env %2 で送信してください</translation>
    </message>
    <message>
        <source>begins with %1: give the script, Trainyard adds horovodrun with the addresses of the machines</source>
        <translation>%1 で始まっています: スクリプトを指定すると、Trainyard がマシンのアドレスを付けて horovodrun を追加します</translation>
    </message>
    <message>
        <source>mpi has a fixed number of processes: an elastic job needs gloo</source>
        <translation>mpi のプロセス数は固定です: エラスティックなジョブには gloo が必要です</translation>
    </message>
    <message>
        <source>%1 means one worker and no server, not %2 and %3: train in dist_sync, or on one worker without servers</source>
        <translation>%1 はワーカー 1 個、サーバーなしを意味し、%2 と %3 ではありません: dist_sync を使用するか、サーバーなしの 1 ワーカーでトレーニングしてください</translation>
    </message>
    <message>
        <source>%1 needs at least one</source>
        <translation>%1 には少なくとも 1 つ必要です</translation>
    </message>
    <message>
        <source>%1 is more than workers, %2</source>
        <translation>%1 はワーカー数 %2 を超えています</translation>
    </message>
    <message>
        <source>%1 is less than workers, %2</source>
        <translation>%1 はワーカー数 %2 未満です</translation>
    </message>
    <message>
        <source>MXNet has a fixed number of workers</source>
        <translation>MXNet のワーカー数は固定です</translation>
    </message>
    <message>
        <source>Requesting a checkpoint of %1</source>
        <translation>%1 のチェックポイントを要求中</translation>
    </message>
    <message>
        <source>YARN and EMR list different nodes: %1 The worker file has those that both list. Continue the creation, or scale the cluster, to compare again.</source>
        <translation>YARN と EMR のノード一覧が一致しません: %1 ワーカーファイルには両方にあるノードが含まれます。再度比較するには、作成を続行するか、クラスターをスケールしてください。</translation>
    </message>
    <message>
        <source>The root device of the image %1 is &quot;%2&quot;: EMR needs an image whose root device is a volume of EBS.</source>
        <translation>イメージ %1 のルートデバイスは「%2」です。EMR にはルートデバイスが EBS ボリュームのイメージが必要です。</translation>
    </message>
    <message>
        <source>The image %1 has %2 volumes: EMR takes images with the root volume only.</source>
        <translation>イメージ %1 には %2 個のボリュームがあります。EMR で使用できるのはルートボリュームのみのイメージです。</translation>
    </message>
    <message>
        <source>The role %1 has the policy AmazonEMRServicePolicy_v2, which permits it to use only what has the tag %2=true: add the tag to %3.</source>
        <translation>ロール %1 のポリシー AmazonEMRServicePolicy_v2 は、タグ %2=true が付いたものだけの使用を許可します。%3 にこのタグを追加してください。</translation>
    </message>
    <message>
        <source>EMR&apos;s documentation permits root volumes of up to %1 GiB, so that it may refuse %2 GiB: data has its own volumes.</source>
        <translation>EMR のドキュメントで許可されているルートボリュームは %1 GiB までのため、%2 GiB は拒否される可能性があります。データには専用のボリュームがあります。</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and the NAT gateway for each byte, too. Copy the data to a bucket of %3.</source>
        <translation>バケット %1 は %2 に、インスタンスは %3 にあります。AWS はリージョン間の転送量に応じて課金し、NAT ゲートウェイでも課金されます。データを %3 のバケットにコピーしてください。</translation>
    </message>
    <message>
        <source>The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and reading takes longer. Copy the data to a bucket of %3.</source>
        <translation>バケット %1 は %2 に、インスタンスは %3 にあります。AWS はリージョン間の転送量に応じて課金し、読み込みにも時間がかかります。データを %3 のバケットにコピーしてください。</translation>
    </message>
    <message>
        <source>%1 still runs on it. Move the deadline to keep its machines longer.</source>
        <translation>%1 はまだ実行中です。マシンを長く保持するには、期限を変更してください。</translation>
    </message>
    <message>
        <source>%1 on %2 would not finish before its cluster terminates itself</source>
        <translation>%2 の %1 はクラスターの期限までに完了しない見込みです</translation>
    </message>
    <message>
        <source>Move the deadline by %1 h: the page of the run has a button for it.</source>
        <translation>期限を %1 時間延長してください。実行のページにボタンがあります。</translation>
    </message>
    <message>
        <source>C++ compiler</source>
        <translation>C++ コンパイラ</translation>
    </message>
    <message>
        <source>GCC 4.8 or newer (C++11)</source>
        <translation>GCC 4.8 以降 (C++11)</translation>
    </message>
    <message>
        <source>3.13 or newer, for MXNet 1.7 and later</source>
        <translation>3.13 以降 (MXNet 1.7 以降用)</translation>
    </message>
    <message>
        <source>OpenBLAS, ATLAS or MKL with headers</source>
        <translation>OpenBLAS、ATLAS、または MKL とヘッダー</translation>
    </message>
    <message>
        <source>any, with headers; for image augmentation</source>
        <translation>任意、ヘッダー付き。画像の拡張用</translation>
    </message>
    <message>
        <source>curl library</source>
        <translation>curl ライブラリ</translation>
    </message>
    <message>
        <source>any, with headers</source>
        <translation>任意、ヘッダー付き</translation>
    </message>
    <message>
        <source>OpenSSL library</source>
        <translation>OpenSSL ライブラリ</translation>
    </message>
    <message>
        <source>3.6 or newer</source>
        <translation>3.6 以降</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA ツールキット</translation>
    </message>
    <message>
        <source>8.0 or newer (7.5 is known to fail); for GPUs</source>
        <translation>8.0 以降 (7.5 は失敗することが知られています)。GPU 用</translation>
    </message>
    <message>
        <source>any; for GPUs</source>
        <translation>任意。GPU 用</translation>
    </message>
    <message>
        <source>any version</source>
        <translation>任意のバージョン</translation>
    </message>
    <message>
        <source>%1 on %2 lost its head node and continues</source>
        <translation>%2 の %1 はヘッドノードを失い、続行しています</translation>
    </message>
    <message>
        <source>What was lost is in the events of the cluster.</source>
        <translation>失われた内容はクラスターのイベントにあります。</translation>
    </message>
    <message>
        <source>The file or folder does not exist</source>
        <translation>ファイルまたはフォルダーが存在しません</translation>
    </message>
    <message>
        <source>check its path</source>
        <translation>パスを確認してください</translation>
    </message>
    <message>
        <source>%1; head node, until the cluster is terminated</source>
        <translation>%1。ヘッドノード、クラスターの終了まで</translation>
    </message>
    <message>
        <source>%1; worker, which can be removed</source>
        <translation>%1。ワーカー、削除できます</translation>
    </message>
    <message>
        <source>%1; head node, which trains, too, until the stack is deleted</source>
        <translation>%1。ヘッドノード (トレーニングにも参加)、スタックの削除まで</translation>
    </message>
    <message>
        <source>%1; base worker, until the stack is deleted</source>
        <translation>%1。ベースワーカー、スタックの削除まで</translation>
    </message>
    <message>
        <source>Setting up new nodes of EMR</source>
        <translation>EMR の新しいノードを設定中</translation>
    </message>
    <message>
        <source>The security group %1 of the cluster also admits %2, and the programs of this type authenticate nobody: whoever reaches their ports can run code as your user. Remove these rules, or use another group.</source>
        <translation>クラスターのセキュリティグループ %1 は %2 も許可していますが、この種類のプログラムは誰も認証しません: ポートに到達できる者は誰でも、あなたのユーザーとしてコードを実行できます。これらのルールを削除するか、別のグループを使用してください。</translation>
    </message>
    <message>
        <source>The bucket %1 of the checkpoints is in %2, and the machines are in %3: AWS charges for each byte that crosses regions.</source>
        <translation>チェックポイントのバケット %1 は %2 に、インスタンスは %3 にあります。AWS はリージョン間の転送量に応じて課金します。</translation>
    </message>
    <message>
        <source>The image %1 is encrypted: unless its key is that of AWS, %2 and %3 must be allowed to use it, else the machines end while they start.</source>
        <translation>イメージ %1 は暗号化されています。キーが AWS のものでない場合は、%2 と %3 にキーの使用を許可してください。許可がないとインスタンスは起動中に終了します。</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 の準備ができました</translation>
    </message>
    <message>
        <source>%1 is set up</source>
        <translation>%1 のセットアップが完了しました</translation>
    </message>
    <message>
        <source>%1 answers over SSH</source>
        <translation>%1 が SSH で応答しています</translation>
    </message>
    <message>
        <source>%1 accepts the login user %2</source>
        <translation>%1 はログインユーザー %2 を受け付けます</translation>
    </message>
    <message>
        <source>the host keys of %1 are known</source>
        <translation>%1 のホストキーを確認しました</translation>
    </message>
    <message>
        <source>the host key of %1 was trusted at its first connection: %2</source>
        <translation>%1 のホストキーを初回接続時に信頼しました: %2</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 の構成: %2</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU</source>
        <translation>%1 の構成: %2、GPU なし</translation>
    </message>
    <message>
        <source>%1 has %2; no GPU; %3</source>
        <translation>%1 の構成: %2、GPU なし、%3</translation>
    </message>
    <message>
        <source>%1 has %2 with driver %3</source>
        <translation>%1 の構成: %2、ドライバー %3</translation>
    </message>
    <message>
        <source>their image is %1</source>
        <translation>イメージは %1 です</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 は %2 です (%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (pending)</source>
        <translation>%1 は %2 です (保留中)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3), running at %4</source>
        <translation>%1 は %2 (%3) で、%4 で実行中です</translation>
    </message>
    <message>
        <source>%1 is running at %2</source>
        <translation>%1 は %2 で実行中です</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 の状態は %2 です</translation>
    </message>
    <message>
        <source>%1 is running</source>
        <translation>%1 は実行中です</translation>
    </message>
    <message>
        <source>%1 is stopped</source>
        <translation>%1 は停止しています</translation>
    </message>
    <message>
        <source>%1 is terminated</source>
        <translation>%1 は終了しています</translation>
    </message>
    <message>
        <source>%1 is %2 again</source>
        <translation>%1 の状態は再び %2 です</translation>
    </message>
    <message>
        <source>%1 is running again</source>
        <translation>%1 は再び実行中です</translation>
    </message>
    <message>
        <source>%1 is a %2 from now on</source>
        <translation>%1 のタイプは今後 %2 です</translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation>%1 はもう存在しません: %2</translation>
    </message>
    <message>
        <source>%1 has ended: %2</source>
        <translation>%1 は終了しました: %2</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>%1 を追加しました</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 を削除しました</translation>
    </message>
    <message>
        <source>%1 was started by another program: %2</source>
        <translation>%1 は別のプログラムによって起動されました: %2</translation>
    </message>
    <message>
        <source>%1 was found at AWS and taken into the ledger</source>
        <translation>%1 が AWS で見つかり、台帳に記録されました</translation>
    </message>
    <message>
        <source>the stack %1 was found at AWS and taken into the ledger</source>
        <translation>スタック %1 が AWS で見つかり、台帳に記録されました</translation>
    </message>
    <message>
        <source>the EMR cluster %1 was found at AWS and taken into the ledger</source>
        <translation>EMR クラスター %1 が AWS で見つかり、台帳に記録されました</translation>
    </message>
    <message>
        <source>taken over with consent: owner %1, ledger %2, %3 machines</source>
        <translation>同意のうえで引き継ぎました: 所有者 %1、台帳 %2、マシン %3 台</translation>
    </message>
    <message>
        <source>%1 did not join the run: its machine is to be terminated</source>
        <translation>%1 は実行に参加しませんでした: マシンを終了します</translation>
    </message>
    <message>
        <source>%1 is removed at once, as requested</source>
        <translation>%1 を要求どおりただちに削除します</translation>
    </message>
    <message>
        <source>1 worker is wanted</source>
        <translation>希望するワーカーは 1 個です</translation>
    </message>
    <message>
        <source>%1 workers are wanted</source>
        <translation>希望するワーカーは %1 個です</translation>
    </message>
    <message>
        <source>SSH is open to %1</source>
        <translation>SSH を %1 に許可しました</translation>
    </message>
    <message>
        <source>SSH is open to %1 only</source>
        <translation>SSH を %1 のみに許可しました</translation>
    </message>
    <message>
        <source>SSH to the master is open to %1; the rule ends with the cluster</source>
        <translation>マスターへの SSH を %1 に許可しました。ルールはクラスターとともに削除されます</translation>
    </message>
    <message>
        <source>every TCP port is open to the Internet, as was accepted</source>
        <translation>承認されたとおり、すべての TCP ポートがインターネットに公開されています</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2</source>
        <translation>%1 は %2 に自動的に終了します</translation>
    </message>
    <message>
        <source>%1 terminates itself at %2: its budget is spent earlier at the price of the types that were launched</source>
        <translation>%1 は %2 に自動的に終了します: 起動したタイプの料金では予算がより早く使い切られます</translation>
    </message>
    <message>
        <source>the deadline of %1 could not be set: %2</source>
        <translation>%1 の期限を設定できませんでした: %2</translation>
    </message>
    <message>
        <source>the deadline of its budget could not be set: %1</source>
        <translation>予算の期限を設定できませんでした: %1</translation>
    </message>
    <message>
        <source>the groups of its stack still end its machines at another time: %1</source>
        <translation>スタックのグループは引き続き別の時刻にマシンを終了します: %1</translation>
    </message>
    <message>
        <source>changing the limits</source>
        <translation>上限の変更</translation>
    </message>
    <message>
        <source>launching %1: 1 head and 1 worker</source>
        <translation>%1 の起動: ヘッドノード 1 個とワーカー 1 個</translation>
    </message>
    <message>
        <source>launching %1: 1 head and %2 workers</source>
        <translation>%1 の起動: ヘッドノード 1 個とワーカー %2 個</translation>
    </message>
    <message>
        <source>continuing the launch of %1</source>
        <translation>%1 の起動を続行します</translation>
    </message>
    <message>
        <source>the launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>the launch continues without %1: %2</source>
        <translation>%1 なしで起動を続行します: %2</translation>
    </message>
    <message>
        <source>the launch continues with %1 of %2 machines; the others were refused: %3</source>
        <translation>%2 台中 %1 台のマシンで起動を続行します。残りは拒否されました: %3</translation>
    </message>
    <message>
        <source>%1 of %2 machines; the others were refused: %3</source>
        <translation>%2 台中 %1 台のマシン。残りは拒否されました: %3</translation>
    </message>
    <message>
        <source>the machines get no role (%1: %2): session keys limited to the buckets are sent to them with each run, in a file that only the login user can read</source>
        <translation>マシンにロールは付与されません (%1: %2): バケットに限定されたセッションキーが、ログインユーザーだけが読めるファイルで、実行のたびにマシンへ送信されます</translation>
    </message>
    <message>
        <source>the bucket %1 was created; it stays after the termination</source>
        <translation>バケット %1 を作成しました。終了後も残ります</translation>
    </message>
    <message>
        <source>%1 is not reached; its console ends with: %2</source>
        <translation>%1 に接続できません。コンソールの最後の行: %2</translation>
    </message>
    <message>
        <source>adding %1</source>
        <translation>%1 の追加</translation>
    </message>
    <message>
        <source>adding %1 workers</source>
        <translation>%1 個のワーカーの追加</translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation>%1 の削除</translation>
    </message>
    <message>
        <source>replacing the head</source>
        <translation>ヘッドノードの置き換え</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and 1 worker</source>
        <translation>スタック %1 の作成: マスター 1 個とワーカー 1 個</translation>
    </message>
    <message>
        <source>creating the stack %1: 1 master and %2 workers</source>
        <translation>スタック %1 の作成: マスター 1 個とワーカー %2 個</translation>
    </message>
    <message>
        <source>continuing the creation of %1</source>
        <translation>%1 の作成を続行します</translation>
    </message>
    <message>
        <source>the creation of the stack</source>
        <translation>スタックの作成</translation>
    </message>
    <message>
        <source>the stack %1 is being created</source>
        <translation>スタック %1 を作成中です</translation>
    </message>
    <message>
        <source>the stack %1, created at %2, was attached by %3; it ends with this cluster</source>
        <translation>%2 に作成されたスタック %1 を %3 が接続しました。このクラスターとともに終了します</translation>
    </message>
    <message>
        <source>the cluster continues with %1 of %2 workers; more can be added while it runs</source>
        <translation>クラスターは %2 個中 %1 個のワーカーで続行します。実行中に追加できます</translation>
    </message>
    <message>
        <source>creating the EMR cluster %1: 1 master, %2 core and %3 task nodes of %4</source>
        <translation>EMR クラスター %1 の作成: マスター 1 個、コアノード %2 個、タスクノード %3 個、%4</translation>
    </message>
    <message>
        <source>the EMR cluster %1 of the release %2 was requested</source>
        <translation>リリース %2 の EMR クラスター %1 をリクエストしました</translation>
    </message>
    <message>
        <source>EMR did not know the new roles yet; another cluster is requested in place of %1</source>
        <translation>EMR が新しいロールをまだ認識していなかったため、%1 の代わりに別のクラスターをリクエストします</translation>
    </message>
    <message>
        <source>the roles %1 and %2 exist; they stay after the termination</source>
        <translation>ロール %1 と %2 が存在します。終了後も残ります</translation>
    </message>
    <message>
        <source>the role %1 may describe file systems; that stays after the termination</source>
        <translation>ロール %1 はファイルシステムを参照できます。この設定は終了後も残ります</translation>
    </message>
    <message>
        <source>%1 is %2, %3 of %4 nodes run</source>
        <translation>%1 の状態は %2 です。%4 個中 %3 個のノードが実行中です</translation>
    </message>
    <message>
        <source>the cluster continues with the nodes that run: %1</source>
        <translation>クラスターは実行中のノードで続行します: %1</translation>
    </message>
    <message>
        <source>the worker file is on every node: %1</source>
        <translation>ワーカーファイルをすべてのノードに配置しました: %1</translation>
    </message>
    <message>
        <source>writing the worker file</source>
        <translation>ワーカーファイルの書き込み</translation>
    </message>
    <message>
        <source>writing the worker file of the others</source>
        <translation>他のノードのワーカーファイルの書き込み</translation>
    </message>
    <message>
        <source>it gets %1 %2 instead of %3</source>
        <translation>%2 を %3 個から %1 個に変更します</translation>
    </message>
    <message>
        <source>it gets %1 core nodes instead of %2</source>
        <translation>コアノードを %2 個から %1 個に変更します</translation>
    </message>
    <message>
        <source>it gets %1 task nodes instead of %2</source>
        <translation>タスクノードを %2 個から %1 個に変更します</translation>
    </message>
    <message>
        <source>the step %1 (%2) was added</source>
        <translation>ステップ %1 (%2) を追加しました</translation>
    </message>
    <message>
        <source>the cancellation of the step %1 was requested</source>
        <translation>ステップ %1 のキャンセルをリクエストしました</translation>
    </message>
    <message>
        <source>The log %1 is empty.</source>
        <translation>ログ %1 は空です。</translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>%2 の %1 行目: %3</translation>
    </message>
    <message>
        <source>the image %1 of %2</source>
        <translation>%2 のイメージ %1</translation>
    </message>
    <message>
        <source>the image %1 (%2) of %3 is being made; it stays, and is paid for, until it is removed</source>
        <translation>%3 のイメージ %1 (%2) を作成中です。削除されるまで残り、料金がかかります</translation>
    </message>
    <message>
        <source>the image %1 (%2) is available</source>
        <translation>イメージ %1 (%2) が利用可能です</translation>
    </message>
    <message>
        <source>%1: done on %2 in %3 s</source>
        <translation>%1: %2 で %3 秒で完了しました</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 での %1</translation>
    </message>
    <message>
        <source>%1 has the key of the mesh</source>
        <translation>%1 に共通の鍵があります</translation>
    </message>
    <message>
        <source>the key mesh on %1</source>
        <translation>%1 の共通の鍵</translation>
    </message>
    <message>
        <source>the key mesh on %1 was stopped</source>
        <translation>%1 の共通の鍵を中止しました</translation>
    </message>
    <message>
        <source>the image %1 of %2 was stopped</source>
        <translation>%2 のイメージ %1 を中止しました</translation>
    </message>
    <message>
        <source>the file system %1 is available; it stays, and is paid for, until it is deleted</source>
        <translation>ファイルシステム %1 が利用可能です。削除されるまで残り、料金がかかります</translation>
    </message>
    <message>
        <source>the file system %1 was deleted with all its data</source>
        <translation>ファイルシステム %1 をすべてのデータとともに削除しました</translation>
    </message>
    <message>
        <source>EFS does not serve %1: %2 has no mount target there</source>
        <translation>EFS は %1 では利用できません: %2 にはそこのマウントターゲットがありません</translation>
    </message>
    <message>
        <source>%1 is mounted at %2</source>
        <translation>%1 を %2 にマウントしました</translation>
    </message>
    <message>
        <source>%1 is not mounted: %2</source>
        <translation>%1 はマウントされていません: %2</translation>
    </message>
    <message>
        <source>everything of it was terminated; a second check found nothing</source>
        <translation>すべて終了しました。再確認でも何も見つかりませんでした</translation>
    </message>
    <message>
        <source>its termination protection was lifted</source>
        <translation>終了保護を解除しました</translation>
    </message>
    <message>
        <source>%1 was terminated</source>
        <translation>%1 を終了しました</translation>
    </message>
    <message>
        <source>%1 remains: %2</source>
        <translation>%1 が残っています: %2</translation>
    </message>
    <message>
        <source>EC2 takes back the Spot machine of %1</source>
        <translation>EC2 が %1 のスポットマシンを回収します</translation>
    </message>
    <message>
        <source>Doctor: %1: %2</source>
        <translation>診断: %1: %2</translation>
    </message>
    <message>
        <source>%1 was stopped</source>
        <translation>%1 を中止しました</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 に失敗しました: %2</translation>
    </message>
    <message>
        <source>%1: %2 failed: %3</source>
        <translation>%1: 「%2」に失敗しました: %3</translation>
    </message>
    <message>
        <source>the stack %1</source>
        <translation>スタック %1</translation>
    </message>
    <message>
        <source>the EMR cluster %1</source>
        <translation>EMR クラスター %1</translation>
    </message>
    <message>
        <source>adding %1 and %2 more workers</source>
        <translation>%1 とさらに %2 個のワーカーの追加</translation>
    </message>
    <message>
        <source>The zone %1 does not offer %2, which is offered in %3.</source>
        <translation>ゾーン %1 では %2 は提供されていません。提供先: %3。</translation>
    </message>
    <message>
        <source>The region %1 does not offer %2.</source>
        <translation>リージョン %1 では %2 は提供されていません。</translation>
    </message>
    <message>
        <source>%1. %2 until its deadline or the end of the cluster</source>
        <translation>%1。期限またはクラスターの終了まで%2</translation>
    </message>
    <message>
        <source>%1. %2 until it is removed</source>
        <translation>%1。削除されるまで%2</translation>
    </message>
    <message>
        <source>%1. %2, and is terminated if this lasts %3 minutes</source>
        <translation>%1。%2。この状態が %3 分続くと終了します</translation>
    </message>
    <message>
        <source>It costs %1 per hour</source>
        <translation>1 時間あたり %1 かかります</translation>
    </message>
    <message>
        <source>Its machine runs</source>
        <translation>マシンは実行され続けます</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it was not started from the launch template of the stack</source>
        <translation>%1 には弾力的なワーカーのタグがありますが、スタックの起動テンプレートから起動されていないため無視されます</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is in another VPC than the stack</source>
        <translation>%1 には弾力的なワーカーのタグがありますが、スタックとは別の VPC にあるため無視されます</translation>
    </message>
    <message>
        <source>%1 has the tag of an elastic worker and is ignored: it is not in the subnet of the stack&apos;s workers</source>
        <translation>%1 には弾力的なワーカーのタグがありますが、スタックのワーカーのサブネットにないため無視されます</translation>
    </message>
    <message>
        <source>the tag %1 of %2 has an unknown value, which is ignored</source>
        <translation>%2 のタグ %1 の値は不明なため無視されます</translation>
    </message>
    <message>
        <source>the tag %1 could not be set, and is tried again (%2: %3)</source>
        <translation>タグ %1 を設定できませんでした。再試行します (%2: %3)</translation>
    </message>
    <message>
        <source>%1 lost its tag before it was recorded: it does not join the run, and its machine is yours to terminate</source>
        <translation>%1 は記録される前にタグを失いました: 実行には参加しません。マシンの終了はご自身で行ってください</translation>
    </message>
    <message>
        <source>the worker on %1 ended unexpectedly: remove it, or add a line with its address to host_worker to let it join again</source>
        <translation>%1 のワーカーが予期せず終了しました: 削除するか、host_worker にアドレスの行を追加して再び参加させてください</translation>
    </message>
    <message>
        <source>%1 does not join: the run has %2 workers, which is the limit</source>
        <translation>%1 は参加しません: 実行のワーカーは上限の %2 個です</translation>
    </message>
    <message>
        <source>%1 did not join after %2 attempts: follow the run again to try once more</source>
        <translation>%1 は %2 回の試行後も参加しませんでした: もう一度試すには、実行を再び追跡してください</translation>
    </message>
    <message>
        <source>%1 does not run %2 minutes after its launch: look at its console, or terminate it</source>
        <translation>%1 は起動から %2 分経っても実行されていません: コンソールを確認するか、終了してください</translation>
    </message>
    <message>
        <source>the prepare-data script of %1 failed with status %2: correct it and run it again with trainyardctl prepare-data, or remove the machine</source>
        <translation>%1 の prepare-data スクリプトがステータス %2 で失敗しました: 修正して trainyardctl prepare-data で再実行するか、マシンを削除してください</translation>
    </message>
    <message>
        <source>%1 has not reported that its data is ready: run its script with trainyardctl prepare-data, mark it as done, or remove the machine</source>
        <translation>%1 はデータの準備完了を報告していません: trainyardctl prepare-data でスクリプトを実行するか、完了としてマークするか、マシンを削除してください</translation>
    </message>
    <message>
        <source>%1 is not in the run, and the program that launched it has not removed it: remove it, and add a worker again. %2 until then</source>
        <translation>%1 は実行に参加しておらず、起動したプログラムも削除していません: 削除して、ワーカーを追加し直してください。それまで%2</translation>
    </message>
    <message>
        <source>%1 is the master and locked: the tag %2 does not remove it</source>
        <translation>%1 はマスターでロックされています: タグ %2 では削除されません</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: the tag %2 does not remove it</source>
        <translation>%1 はベースワーカーでロックされています: タグ %2 では削除されません</translation>
    </message>
    <message>
        <source>%1 is a base worker and locked: it left the run, and its machine stays; add a line with its address to host_worker to let it join again</source>
        <translation>%1 はベースワーカーでロックされています: 実行から離脱しましたがマシンは残ります。再び参加させるには、host_worker にアドレスの行を追加してください</translation>
    </message>
    <message>
        <source>host_worker, line %1: it %2; the file has no effect until it is corrected</source>
        <translation>host_worker の %1 行目: %2。修正されるまでファイルは無効です</translation>
    </message>
    <message>
        <source>host_worker has %1 more lines that are no address</source>
        <translation>host_worker には、アドレスではない行がさらに %1 行あります</translation>
    </message>
    <message>
        <source>host_worker names 1 address of no machine of the stack, which is ignored: start a machine from its launch template</source>
        <translation>host_worker にスタックのマシンではないアドレスが 1 個あり、無視されます: 起動テンプレートからマシンを起動してください</translation>
    </message>
    <message>
        <source>host_worker names %1 addresses of no machine of the stack, which are ignored: start a machine from its launch template</source>
        <translation>host_worker にスタックのマシンではないアドレスが %1 個あり、無視されます: 起動テンプレートからマシンを起動してください</translation>
    </message>
    <message>
        <source>the shared folder %1 is not mounted on the head: no worker can report that its data is ready, so that none joins</source>
        <translation>共有フォルダー %1 がヘッドノードにマウントされていません: どのワーカーもデータの準備完了を報告できないため、参加できません</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine may still run: the next follower of a run terminates it, or trainyardctl remove does</source>
        <translation>%1 は実行から離脱しましたが、マシンはまだ実行中の可能性があります: 次に実行を追跡するプログラムまたは trainyardctl remove が終了します</translation>
    </message>
    <message>
        <source>%1 promises a driver, and no GPU answers: the driver does not fit %2, or it is still being installed.</source>
        <translation>%1 にはドライバーが含まれるはずですが、応答する GPU がありません: ドライバーが %2 に適合しないか、まだインストール中です。</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and no driver sees them: start from a GPU image, such as %3.</source>
        <translation>%1 には GPU が %2 個ありますが、ドライバーが認識していません: %3 などの GPU イメージから起動してください。</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, and %3 answer: one may be broken; replace this machine.</source>
        <translation>%1 には GPU が %2 個ありますが、応答したのは %3 個です: 故障の可能性があります。このマシンを置き換えてください。</translation>
    </message>
    <message>
        <source>stop %1 failed: %2</source>
        <translation>%1 の停止に失敗しました: %2</translation>
    </message>
    <message>
        <source>hibernate %1 failed: %2</source>
        <translation>%1 の休止に失敗しました: %2</translation>
    </message>
    <message>
        <source>start %1 failed: %2</source>
        <translation>%1 の起動に失敗しました: %2</translation>
    </message>
    <message>
        <source>reboot %1 failed: %2</source>
        <translation>%1 の再起動に失敗しました: %2</translation>
    </message>
    <message>
        <source>resize %1 of %2 failed: %3</source>
        <translation>%2 の %1 のタイプ変更に失敗しました: %3</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond</source>
        <translation>%1。応答しない %2 は除きます</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond</source>
        <translation>%1。応答しない %2 は除きます</translation>
    </message>
    <message>
        <source>%1; without %2, which does not respond: it joins when it responds again, while a program follows the run</source>
        <translation>%1。応答しない %2 は除きます。プログラムが実行を追跡している間に再び応答すると参加します</translation>
    </message>
    <message>
        <source>%1; without %2, which do not respond: they join when they respond again, while a program follows the run</source>
        <translation>%1。応答しない %2 は除きます。プログラムが実行を追跡している間に再び応答すると参加します</translation>
    </message>
    <message>
        <source>%1; the bucket %2 of its checkpoints no longer exists</source>
        <translation>%1。チェックポイントのバケット %2 はもう存在しません</translation>
    </message>
    <message>
        <source>%1 in all: start %2, SSH %3, set-up %4, data and admission %5</source>
        <translation>合計 %1: 起動 %2、SSH %3、セットアップ %4、データと参加 %5</translation>
    </message>
    <message>
        <source>%1 run for EMR and are no nodes of YARN.</source>
        <translation>%1 は EMR で実行中ですが、YARN のノードではありません。</translation>
    </message>
    <message>
        <source>%1 are nodes of YARN that EMR does not list.</source>
        <translation>%1 は YARN のノードですが、EMR の一覧にありません。</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s</source>
        <translation>%3 秒の一時停止後、最低 %2 個のワーカーのうち %1 個しか残っていません</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left after a pause of %3 s; %4 died last: %5</source>
        <translation>%3 秒の一時停止後、最低 %2 個のワーカーのうち %1 個しか残っていません。最後に停止したのは %4: %5</translation>
    </message>
    <message>
        <source>%1 joined the run: %2</source>
        <translation>%1 が実行に参加しました: %2</translation>
    </message>
    <message>
        <source>%1 died</source>
        <translation>%1 が停止しました</translation>
    </message>
    <message>
        <source>%1 died: %2</source>
        <translation>%1 が停止しました: %2</translation>
    </message>
    <message>
        <source>run %1 %2</source>
        <translation>実行 %1 %2</translation>
    </message>
    <message>
        <source>run %1 finished</source>
        <translation>実行 %1 が完了しました</translation>
    </message>
    <message>
        <source>run %1 stopped</source>
        <translation>実行 %1 が停止されました</translation>
    </message>
    <message>
        <source>run %1 failed</source>
        <translation>実行 %1 が失敗しました</translation>
    </message>
    <message>
        <source>run %1 ended with its cluster</source>
        <translation>実行 %1 はクラスターとともに終了しました</translation>
    </message>
    <message>
        <source>run %1 %2: %3</source>
        <translation>実行 %1 %2: %3</translation>
    </message>
    <message>
        <source>run %1 stopped: %2</source>
        <translation>実行 %1 が停止されました: %2</translation>
    </message>
    <message>
        <source>run %1 failed: %2</source>
        <translation>実行 %1 が失敗しました: %2</translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>実行 %1: %2</translation>
    </message>
    <message>
        <source>run %1 continues from %2</source>
        <translation>実行 %1 は %2 から続行します</translation>
    </message>
    <message>
        <source>run %1 continues from epoch %2 of run %3</source>
        <translation>実行 %1 は実行 %3 のエポック %2 から続行します</translation>
    </message>
    <message>
        <source>run %1 was recorded as failed while its head node was silent; it is active</source>
        <translation>実行 %1 は、ヘッドノードが応答しない間に失敗として記録されましたが、実行中です</translation>
    </message>
    <message>
        <source>its name and tags were not stored: %1</source>
        <translation>名前とタグを保存できませんでした: %1</translation>
    </message>
    <message>
        <source>queue: %1 was not started: %2</source>
        <translation>キュー: %1 は開始されませんでした: %2</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expired at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>マシンの S3 用キーは %1 に期限切れになり、置き換えできませんでした (%2: %3): キーがないとチェックポイントとログはマシンに残り、新しいキーができたときに送信されます</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines expire at %1 and could not be replaced (%2: %3): without them checkpoints and logs stay on the machines, and are sent when there are new ones</source>
        <translation>マシンの S3 用キーは %1 に期限切れになりますが、置き換えできませんでした (%2: %3): キーがないとチェックポイントとログはマシンに残り、新しいキーができたときに送信されます</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced</source>
        <translation>マシンの S3 用キーを置き換えました</translation>
    </message>
    <message>
        <source>the keys for S3 on the machines were replaced; the new ones expire at %1</source>
        <translation>マシンの S3 用キーを置き換えました。新しいキーの期限は %1 です</translation>
    </message>
    <message>
        <source>head node lost; %1</source>
        <translation>ヘッドノードを失いました。%1</translation>
    </message>
    <message>
        <source>head node lost after %1; %2</source>
        <translation>%1 の後にヘッドノードを失いました。%2</translation>
    </message>
    <message>
        <source>the scheduler died on the head node; %1</source>
        <translation>ヘッドノードのスケジューラーが停止しました。%1</translation>
    </message>
    <message>
        <source>the scheduler died on the head node after %1; %2</source>
        <translation>%1 の後にヘッドノードのスケジューラーが停止しました。%2</translation>
    </message>
    <message>
        <source>the run continues</source>
        <translation>実行を続行します</translation>
    </message>
    <message>
        <source>the run does not continue: %1</source>
        <translation>実行は続行されません: %1</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint</source>
        <translation>実行は完了しています: 最後のエポック (%1) のチェックポイントがあります</translation>
    </message>
    <message>
        <source>the run is finished: its last epoch (%1) has a checkpoint, but no evaluation</source>
        <translation>実行は完了しています: 最後のエポック (%1) のチェックポイントはありますが、評価はありません</translation>
    </message>
    <message>
        <source>the run continues from the scheduler&apos;s journal, no step lost</source>
        <translation>スケジューラーのジャーナルから実行を続行します。失われたステップはありません</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), no step lost</source>
        <translation>エポック %1 (チェックポイント) から実行を続行します。失われたステップはありません</translation>
    </message>
    <message>
        <source>the run continues from epoch %1 (checkpoint), %2 lost</source>
        <translation>エポック %1 (チェックポイント) から実行を続行します。失われたもの: %2</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), no step lost</source>
        <translation>エポック %1、ステップ %2 (チェックポイント) から実行を続行します。失われたステップはありません</translation>
    </message>
    <message>
        <source>the run continues from epoch %1, step %2 (checkpoint), %3 lost</source>
        <translation>エポック %1、ステップ %2 (チェックポイント) から実行を続行します。失われたもの: %3</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, no step lost</source>
        <translation>チェックポイントなしで実行を最初からやり直します。失われたステップはありません</translation>
    </message>
    <message>
        <source>the run begins again, without a checkpoint, %1 lost</source>
        <translation>チェックポイントなしで実行を最初からやり直します。失われたもの: %1</translation>
    </message>
    <message>
        <source>the programs of the run start again; what is lost depends on their own checkpoints</source>
        <translation>実行のプログラムが再び開始します。失われるものはプログラム自身のチェックポイントによって決まります</translation>
    </message>
    <message>
        <source>continuing it failed: %1: %2</source>
        <translation>続行に失敗しました: %1: %2</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 ステップ</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 ステップ</translation>
    </message>
    <message>
        <source>%1 was interrupted by EC2 at %2; %3 replaces it</source>
        <translation>%1 は %2 に EC2 によって中断されました。%3 が置き換えます</translation>
    </message>
    <message>
        <source>%1 was launched as a replacement and did not join the run: its machine has been terminated</source>
        <translation>%1 は代わりとして起動されましたが実行に参加しなかったため、マシンを終了しました</translation>
    </message>
    <message>
        <source>the replacement of %1 was cancelled: the run continues with %2, and the next program that follows it tries again; to do without a replacement, use: %3</source>
        <translation>%1 の置き換えはキャンセルされました: 実行は %2 で続行し、次に実行を追跡するプログラムが再試行します。置き換えない場合のコマンド: %3</translation>
    </message>
    <message>
        <source>no On-Demand capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>%1 を置き換えるオンデマンドのキャパシティがありません (%2: %3): 実行は %4 で続行します。次の試行: %5</translation>
    </message>
    <message>
        <source>no Spot capacity to replace %1 (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>%1 を置き換えるスポットのキャパシティがありません (%2: %3): 実行は %4 で続行します。次の試行: %5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3): the run continues with %4; next attempt at %5</source>
        <translation>%1 を置き換えできませんでした (%2: %3): 実行は %4 で続行します。次の試行: %5</translation>
    </message>
    <message>
        <source>%1 could not be replaced (%2: %3)</source>
        <translation>%1 を置き換えできませんでした (%2: %3)</translation>
    </message>
    <message>
        <source>the replacement of %1 is not tried again: %2; the run continues with %3; when the cause is removed, add workers with: %4</source>
        <translation>%1 の置き換えは再試行されません: %2。実行は %3 で続行します。原因が解消したらワーカーを追加してください: %4</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3</source>
        <translation>実行は %1 で続行し、%2 は置き換えられません: %3</translation>
    </message>
    <message>
        <source>the run continues with %1, without a replacement for %2: %3; next attempt at %4</source>
        <translation>実行は %1 で続行し、%2 は置き換えられません: %3。次の試行: %4</translation>
    </message>
    <message>
        <source>the run is stopped with a checkpoint: %1 of at least %2 are left, and %3</source>
        <translation>チェックポイントを保存して実行を停止します: 残りは %1 (最低 %2)、理由: %3</translation>
    </message>
    <message>
        <source>1 worker</source>
        <translation>ワーカー 1 個</translation>
    </message>
    <message>
        <source>%1 workers</source>
        <translation>ワーカー %1 個</translation>
    </message>
    <message>
        <source>its machines terminate themselves in less than %1 minutes</source>
        <translation>マシンは %1 分以内に自動的に終了します</translation>
    </message>
    <message>
        <source>a replacement would exceed %1, %2</source>
        <translation>置き換えると %1 (%2) を超えます</translation>
    </message>
    <message>
        <source>the cluster&apos;s plan replaces no Spot machines (--replace-spot no)</source>
        <translation>クラスターの計画ではスポットマシンを置き換えません (--replace-spot no)</translation>
    </message>
    <message>
        <source>the job takes at most %1 workers</source>
        <translation>ジョブのワーカーは最大 %1 個です</translation>
    </message>
    <message>
        <source>the run ends before another machine could take part</source>
        <translation>別のマシンが参加する前に実行が終わります</translation>
    </message>
    <message>
        <source>the last attempt failed</source>
        <translation>前回の試行は失敗しました</translation>
    </message>
    <message>
        <source>%1 machines were replaced within an hour</source>
        <translation>1 時間以内に %1 台のマシンが置き換えられました</translation>
    </message>
    <message>
        <source>the elastic workers are not followed at present (%1: %2); this is tried again</source>
        <translation>弾力的なワーカーは現在追跡されていません (%1: %2)。再試行します</translation>
    </message>
    <message>
        <source>%1 has left the run, and its machine is terminated</source>
        <translation>%1 が実行から離脱し、マシンは終了しました</translation>
    </message>
    <message>
        <source>the machine of %1 is terminated</source>
        <translation>%1 のマシンは終了しました</translation>
    </message>
    <message>
        <source>%1: the operation was cancelled</source>
        <translation>%1: 操作はキャンセルされました</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3)</source>
        <translation>%1 は実行に参加しませんでした (%2: %3)</translation>
    </message>
    <message>
        <source>%1 did not join the run (%2: %3); next attempt at %4</source>
        <translation>%1 は実行に参加しませんでした (%2: %3)。次の試行: %4</translation>
    </message>
    <message>
        <source>%1 has not left the run (%2: %3); next attempt at %4</source>
        <translation>%1 は実行から離脱していません (%2: %3)。次の試行: %4</translation>
    </message>
    <message>
        <source>%1 could not be terminated (%2: %3); next attempt at %4</source>
        <translation>%1 を終了できませんでした (%2: %3)。次の試行: %4</translation>
    </message>
    <message>
        <source>%1 is stopped: start it, or remove it</source>
        <translation>%1 は停止しています: 起動するか、削除してください</translation>
    </message>
    <message>
        <source>your own keys, with all their permissions, are sent to the machines in a file that only the login user can read, since no limited ones could be created (%1)</source>
        <translation>限定されたキーを作成できなかったため (%1)、すべての権限を持つご自身のキーが、ログインユーザーだけが読めるファイルでマシンへ送信されます</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines</source>
        <translation>%1 に限定されたセッションキーがマシンへ送信されます</translation>
    </message>
    <message>
        <source>session keys limited to %1, are sent to the machines and expire at %2</source>
        <translation>%1 に限定されたセッションキーがマシンへ送信されます。期限は %2 です</translation>
    </message>
    <message>
        <source>%1; as long as the run is followed, they are replaced before they expire</source>
        <translation>%1。実行が追跡されている間は、期限切れの前に置き換えられます</translation>
    </message>
    <message>
        <source>its process died</source>
        <translation>プロセスが停止しました</translation>
    </message>
    <message>
        <source>it did not join in time</source>
        <translation>時間内に参加しませんでした</translation>
    </message>
    <message>
        <source>closed the connection</source>
        <translation>接続が閉じられました</translation>
    </message>
    <message>
        <source>closed the connection in the middle of a frame</source>
        <translation>メッセージの途中で接続が閉じられました</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>接続が相手側によってリセットされました</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>接続がタイムアウトしました</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>接続が切断されました</translation>
    </message>
    <message>
        <source>silent for %1 s</source>
        <translation>%1 秒間応答がありません</translation>
    </message>
    <message>
        <source>not ready within %1 s</source>
        <translation>%1 秒以内に準備ができませんでした</translation>
    </message>
    <message>
        <source>it lost its connections (%1)</source>
        <translation>接続が失われました (%1)</translation>
    </message>
    <message>
        <source>%1 reports that it sent no gradient for step %2 in %3 s</source>
        <translation>%1 の報告: ステップ %2 の勾配が %3 秒以内に送信されませんでした</translation>
    </message>
    <message>
        <source>it sent numbers that make no sense</source>
        <translation>無効な数値が送信されました</translation>
    </message>
    <message>
        <source>an earlier start of the scheduler took it out</source>
        <translation>以前に起動したスケジューラーが除外しました</translation>
    </message>
    <message>
        <source>%1; what it had not done of epoch %2 goes to the others</source>
        <translation>%1。エポック %2 の残りは他のワーカーが引き継ぎます</translation>
    </message>
    <message>
        <source>server %1 (%2)</source>
        <translation>サーバー %1 (%2)</translation>
    </message>
    <message>
        <source>worker %1 (%2)</source>
        <translation>ワーカー %1 (%2)</translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation>ステータス %1 で終了しました</translation>
    </message>
    <message>
        <source>ended with status %1: %2</source>
        <translation>ステータス %1 で終了しました: %2</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>%1 で終了しました</translation>
    </message>
    <message>
        <source>ended by %1: %2</source>
        <translation>%1 で終了しました: %2</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?)</source>
        <translation>%1 で終了しました (メモリ不足の可能性)</translation>
    </message>
    <message>
        <source>ended by %1 (out of memory?): %2</source>
        <translation>%1 で終了しました (メモリ不足の可能性): %2</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head</source>
        <translation>EC2 がヘッドノードのマシンを回収します</translation>
    </message>
    <message>
        <source>EC2 takes back the machine of the head; %1</source>
        <translation>EC2 がヘッドノードのマシンを回収します。%1</translation>
    </message>
    <message>
        <source>workers that respond again do not train (%1: %2); this is tried again</source>
        <translation>再び応答したワーカーがトレーニングに参加していません (%1: %2)。再試行します</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left</source>
        <translation>最低 %2 個のワーカーのうち %1 個しか残っていません</translation>
    </message>
    <message>
        <source>only %1 of at least %2 workers are left; %3 died last: %4</source>
        <translation>最低 %2 個のワーカーのうち %1 個しか残っていません。最後に停止したのは %3: %4</translation>
    </message>
    <message>
        <source>%1 of %2 workers were not ready within %3 s; the run starts without them</source>
        <translation>%2 個中 %1 個のワーカーが %3 秒以内に準備できませんでした。これらなしで実行を開始します</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>終了済み</translation>
    </message>
    <message>
        <source>terminated, %1</source>
        <translation>終了済み、%1</translation>
    </message>
    <message>
        <source>unknown to AWS</source>
        <translation>AWS に存在しません</translation>
    </message>
    <message>
        <source>stop %1 was stopped</source>
        <translation>%1 の停止を中止しました</translation>
    </message>
    <message>
        <source>hibernate %1 was stopped</source>
        <translation>%1 の休止を中止しました</translation>
    </message>
    <message>
        <source>start %1 was stopped</source>
        <translation>%1 の起動を中止しました</translation>
    </message>
    <message>
        <source>reboot %1 was stopped</source>
        <translation>%1 の再起動を中止しました</translation>
    </message>
    <message>
        <source>resize %1 of %2 was stopped</source>
        <translation>%2 の %1 のタイプ変更を中止しました</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2)</source>
        <translation>EMR が起動したノードがトレーニングに参加していません (%1: %2)</translation>
    </message>
    <message>
        <source>nodes that EMR has started do not train (%1: %2); this is tried again</source>
        <translation>EMR が起動したノードがトレーニングに参加していません (%1: %2)。再試行します</translation>
    </message>
    <message>
        <source>Any program: charts, checkpoints, a stop that saves</source>
        <translation>任意のプログラム: グラフ、チェックポイント、保存してからの停止</translation>
    </message>
    <message>
        <source>PyTorch: DistributedDataParallel with checkpoints</source>
        <translation>PyTorch: チェックポイント付き DistributedDataParallel</translation>
    </message>
    <message>
        <source>PyTorch, elastic: key-value store and data iterator</source>
        <translation>PyTorch、エラスティック: キーバリューストアとデータイテレーター</translation>
    </message>
    <message>
        <source>Keys for the machines</source>
        <translation>マシン用のキー</translation>
    </message>
    <message>
        <source>Saving a checkpoint</source>
        <translation>チェックポイントを保存中</translation>
    </message>
    <message>
        <source>AWS did not report it as terminated within %1 minutes; it is %2</source>
        <translation>AWS は %1 分以内に終了を報告しませんでした。現在の状態: %2</translation>
    </message>
    <message>
        <source>cancelled before it could be removed</source>
        <translation>削除できる前にキャンセルされました</translation>
    </message>
    <message>
        <source>cancelled before its termination was requested</source>
        <translation>終了をリクエストする前にキャンセルされました</translation>
    </message>
    <message>
        <source>it stays with %1</source>
        <translation>%1 とともに残ります</translation>
    </message>
    <message>
        <source>it was not terminated in time</source>
        <translation>時間内に終了しませんでした</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and are reached by it</source>
        <translation>クラスターのマシンが残っており、これを通じて接続されています</translation>
    </message>
    <message>
        <source>machines of its cluster are left, and use it</source>
        <translation>クラスターのマシンが残っており、これを使用しています</translation>
    </message>
    <message>
        <source>not found, but %1</source>
        <translation>見つかりませんが、%1</translation>
    </message>
    <message>
        <source>not found, but the ledger does not have its cluster</source>
        <translation>見つかりませんが、台帳にそのクラスターがありません</translation>
    </message>
    <message>
        <source>not found, but the profile %1 got other credentials meanwhile, which may be of another account</source>
        <translation>見つかりませんが、プロファイル %1 の認証情報がその間に変わり、別のアカウントのものである可能性があります</translation>
    </message>
    <message>
        <source>not touched: %1 would start another</source>
        <translation>変更していません: %1 が別のマシンを起動します</translation>
    </message>
    <message>
        <source>the machine %1 uses it (%2)</source>
        <translation>マシン %1 が使用しています (%2)</translation>
    </message>
    <message>
        <source>the waiting was cancelled</source>
        <translation>待機がキャンセルされました</translation>
    </message>
    <message>
        <source>the waiting was cancelled before AWS reported it as terminated</source>
        <translation>AWS が終了を報告する前に待機がキャンセルされました</translation>
    </message>
    <message>
        <source>there is no access to IAM</source>
        <translation>IAM にアクセスできません</translation>
    </message>
    <message>
        <source>%1 %2, %3 before</source>
        <translation>%2 %1 台、変更前 %3 台</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2) was terminated while it started</source>
        <translation>%1 (%2) は起動中に終了しました</translation>
    </message>
    <message>
        <source>%1 (%2); trying %3</source>
        <translation>%1 (%2)。%3 を試行中</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>%1 and %2 digits from %3 fonts</source>
        <translation>%1 個と %2 個の数字、フォント %3 種</translation>
    </message>
    <message>
        <source>%1 anywhere in %2</source>
        <translation>%2 の任意のゾーンの %1</translation>
    </message>
    <message>
        <source>%1 checkpoints (%2) of %3 are on machines only.</source>
        <translation>%3 のチェックポイント %1 個 (%2) がマシン上にしかありません。</translation>
    </message>
    <message>
        <source>%1 checkpoints, %2</source>
        <translation>チェックポイント %1 個、%2</translation>
    </message>
    <message>
        <source>%1 did not stop in time</source>
        <translation>%1 個が時間内に停止しませんでした</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 エポック</translation>
    </message>
    <message>
        <source>%1 epochs, %2 validation accuracy</source>
        <translation>%1 エポック、検証精度 %2</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <translation>%1 は存在します</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 個のファイル、%2</translation>
    </message>
    <message>
        <source>%1 files, %2 in %3</source>
        <translation>%1 個のファイル、%2 (%3)</translation>
    </message>
    <message>
        <source>%1 for training, %2 for validation, from %3 fonts, %4</source>
        <translation>トレーニング用 %1、検証用 %2、フォント %3 種、%4</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1 in %2, since the first zone does not offer %3</source>
        <translation>%2 の %1 (最初のゾーンは %3 を提供していないため)</translation>
    </message>
    <message>
        <source>%1 is used as it is</source>
        <translation>%1 をそのまま使用します</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>%1 logs</source>
        <translation>ログ %1 件</translation>
    </message>
    <message>
        <source>%1 machines terminated</source>
        <translation>マシン %1 台を終了しました</translation>
    </message>
    <message>
        <source>%1 nodes, as EMR lists them</source>
        <translation>%1 ノード、EMR の一覧どおり</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, %3 workers</source>
        <translation>%2 エポック中 %1 完了、ワーカー %3 個</translation>
    </message>
    <message>
        <source>%1 of %2 epochs done, 1 worker</source>
        <translation>%2 エポック中 %1 完了、ワーカー 1 個</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%2 個中 %1 個のファイル</translation>
    </message>
    <message>
        <source>%1 of %2 logins fail</source>
        <translation>%2 件中 %1 件のログインが失敗</translation>
    </message>
    <message>
        <source>%1 of %2 machines</source>
        <translation>%2 台中 %1 台のマシン</translation>
    </message>
    <message>
        <source>%1 of %2 machines answered</source>
        <translation>%2 台中 %1 台のマシンが応答しました</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%2 中 %1、%3</translation>
    </message>
    <message>
        <source>%1 other resources deleted</source>
        <translation>その他のリソース %1 個を削除しました</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in %3 files</source>
        <translation>画像 %1 枚、%2、ファイル %3 個</translation>
    </message>
    <message>
        <source>%1 pictures, %2 in 1 file</source>
        <translation>画像 %1 枚、%2、ファイル 1 個</translation>
    </message>
    <message>
        <source>%1 prices</source>
        <translation>料金 %1 件</translation>
    </message>
    <message>
        <source>%1 resources</source>
        <translation>リソース %1 個</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>実行 %1 件</translation>
    </message>
    <message>
        <source>%1 the last time</source>
        <translation>前回は %1</translation>
    </message>
    <message>
        <source>%1 was launched while it trained</source>
        <translation>%1 がトレーニング中に起動されました</translation>
    </message>
    <message>
        <source>%1 with the cluster&apos;s tag: %2</source>
        <translation>クラスターのタグが付いた%1: %2</translation>
    </message>
    <message>
        <source>%1 x %2 with driver %3</source>
        <translation>%1 x %2、ドライバー %3</translation>
    </message>
    <message>
        <source>%1, %2 %3 of %4</source>
        <translation>%1、%2 %4 中 %3</translation>
    </message>
    <message>
        <source>%1, at most %2 more as a rule</source>
        <translation>%1、通常はあと最大 %2</translation>
    </message>
    <message>
        <source>%1, validation accuracy %2</source>
        <translation>%1、検証精度 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 run</source>
        <translation>%1: %3 中 %2 が稼働中</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1; not read: %2</source>
        <translation>%1。読み取れなかったもの: %2</translation>
    </message>
    <message>
        <source>%1; possible secrets stay on this computer: %2</source>
        <translation>%1。機密情報の可能性があるものはこのコンピューターに残ります: %2</translation>
    </message>
    <message>
        <source>%1; without the last lines of %2</source>
        <translation>%1。%2 の最後の行を除く</translation>
    </message>
    <message>
        <source>0 checkpoints</source>
        <translation>チェックポイント 0 個</translation>
    </message>
    <message>
        <source>0 resources left</source>
        <translation>残りのリソース 0 個</translation>
    </message>
    <message>
        <source>1 checkpoint (%1) of %2 is on machines only.</source>
        <translation>%2 のチェックポイント 1 個 (%1) がマシン上にしかありません。</translation>
    </message>
    <message>
        <source>1 checkpoint, %1</source>
        <translation>チェックポイント 1 個、%1</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 個のファイル、%1</translation>
    </message>
    <message>
        <source>1 file, %1 in %2</source>
        <translation>1 個のファイル、%1 (%2)</translation>
    </message>
    <message>
        <source>1 head and %1 workers run in %2</source>
        <translation>%2 でヘッド 1 台とワーカー %1 台が稼働中</translation>
    </message>
    <message>
        <source>1 head and 1 worker run in %1</source>
        <translation>%1 でヘッド 1 台とワーカー 1 台が稼働中</translation>
    </message>
    <message>
        <source>1 log</source>
        <translation>ログ 1 件</translation>
    </message>
    <message>
        <source>1 machine terminated</source>
        <translation>マシン 1 台を終了しました</translation>
    </message>
    <message>
        <source>1 other resource deleted</source>
        <translation>その他のリソース 1 個を削除しました</translation>
    </message>
    <message>
        <source>1 resource</source>
        <translation>リソース 1 個</translation>
    </message>
    <message>
        <source>AWS is limiting requests, still trying</source>
        <translation>AWS がリクエストを制限しています。再試行を続けています</translation>
    </message>
    <message>
        <source>AWS knows new roles after some seconds</source>
        <translation>AWS が新しいロールを認識するまで数秒かかります</translation>
    </message>
    <message>
        <source>EFS does not serve this zone: machines there cannot mount the file system</source>
        <translation>EFS はこのゾーンに対応していません: そこのマシンはファイルシステムをマウントできません</translation>
    </message>
    <message>
        <source>EMR names no managed group of the master</source>
        <translation>EMR はマスターの管理グループを示していません</translation>
    </message>
    <message>
        <source>EMR writes it some minutes late; %1 left</source>
        <translation>EMR は数分遅れて書き込みます。残り %1</translation>
    </message>
    <message>
        <source>SSH from %1</source>
        <translation>%1 からの SSH</translation>
    </message>
    <message>
        <source>Validation accuracy: %1</source>
        <translation>検証精度: %1</translation>
    </message>
    <message>
        <source>a suggestion follows each epoch</source>
        <translation>エポックごとに提案が表示されます</translation>
    </message>
    <message>
        <source>account %1 does not answer any more</source>
        <translation>アカウント %1 が応答しなくなりました</translation>
    </message>
    <message>
        <source>answers at %1</source>
        <translation>%1 で応答しています</translation>
    </message>
    <message>
        <source>at the end of epoch %1</source>
        <translation>エポック %1 の終わりに</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>2 つのバッチの間に</translation>
    </message>
    <message>
        <source>between two batches, or at the end of the epoch if it ends within %1 s</source>
        <translation>2 つのバッチの間に、またはエポックが %1 秒以内に終わる場合はその終わりに</translation>
    </message>
    <message>
        <source>connecting again: %1</source>
        <translation>再接続中: %1</translation>
    </message>
    <message>
        <source>core nodes</source>
        <translation>コアノード</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>すでに存在します</translation>
    </message>
    <message>
        <source>hands over its part of the weights</source>
        <translation>担当する重みを引き渡しています</translation>
    </message>
    <message>
        <source>instances alive</source>
        <translation>稼働中のインスタンス</translation>
    </message>
    <message>
        <source>it differs from EMR&apos;s: see the events</source>
        <translation>EMR の一覧と異なります: イベントを参照してください</translation>
    </message>
    <message>
        <source>it exists</source>
        <translation>すでに存在します</translation>
    </message>
    <message>
        <source>it was not completed</source>
        <translation>完了しませんでした</translation>
    </message>
    <message>
        <source>its data is ready</source>
        <translation>データの準備ができました</translation>
    </message>
    <message>
        <source>its prepare-data script has not ended</source>
        <translation>prepare-data スクリプトがまだ終了していません</translation>
    </message>
    <message>
        <source>key pairs</source>
        <translation>キーペア</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>%1離脱します</translation>
    </message>
    <message>
        <source>leaves when its process has ended, after %1 s at most</source>
        <translation>プロセスの終了後、最大 %1 秒以内に離脱します</translation>
    </message>
    <message>
        <source>loads its data; joins %1</source>
        <translation>データを読み込み中。%1参加します</translation>
    </message>
    <message>
        <source>next attempt in %1 s: %2</source>
        <translation>%1 秒後に再試行: %2</translation>
    </message>
    <message>
        <source>no GPU</source>
        <translation>GPU なし</translation>
    </message>
    <message>
        <source>no capacity for %1 (%2); trying %3</source>
        <translation>%1 の容量がありません (%2)。%3 を試行中</translation>
    </message>
    <message>
        <source>no capacity in %1 (%2); trying %3</source>
        <translation>%1 に容量がありません (%2)。%3 を試行中</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>prepares its machine; joins when it is ready</source>
        <translation>マシンを準備中。準備ができたら参加します</translation>
    </message>
    <message>
        <source>processes of its %1 machines on this computer: %2</source>
        <translation>このコンピューター上の %1 台のマシンのプロセス: %2</translation>
    </message>
    <message>
        <source>programs load %1</source>
        <translation>プログラムは %1 を読み込みます</translation>
    </message>
    <message>
        <source>ready to replace a worker that dies</source>
        <translation>停止したワーカーの代わりとして待機中</translation>
    </message>
    <message>
        <source>report.md, metrics.csv and chart.png in %1</source>
        <translation>%1 の report.md、metrics.csv、chart.png</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>実行 %1</translation>
    </message>
    <message>
        <source>sending the checkpoint</source>
        <translation>チェックポイントを送信中</translation>
    </message>
    <message>
        <source>sending the code</source>
        <translation>コードを送信中</translation>
    </message>
    <message>
        <source>sockets that listen on its %1 addresses: %2</source>
        <translation>%1 個のアドレスで待ち受けるソケット: %2</translation>
    </message>
    <message>
        <source>task nodes</source>
        <translation>タスクノード</translation>
    </message>
    <message>
        <source>testing the GPUs</source>
        <translation>GPU をテスト中</translation>
    </message>
    <message>
        <source>the bucket %1: gone</source>
        <translation>バケット %1: 削除済み</translation>
    </message>
    <message>
        <source>the bucket %1: still exists</source>
        <translation>バケット %1: まだ存在します</translation>
    </message>
    <message>
        <source>the end of %1</source>
        <translation>%1 の終了</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>実行は終了しました</translation>
    </message>
    <message>
        <source>the runtime answers on %1 machines</source>
        <translation>%1 台のマシンでランタイムが応答しています</translation>
    </message>
    <message>
        <source>unpacking the code</source>
        <translation>コードを展開中</translation>
    </message>
    <message>
        <source>until it runs</source>
        <translation>稼働するまで</translation>
    </message>
    <message>
        <source>usually %1 (the longest of %2 took %3)</source>
        <translation>通常 %1 (%2 回のうち最長は %3)</translation>
    </message>
    <message>
        <source>volumes</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>waiting for %1, at most %2 more</source>
        <translation>%1 を待機中、あと最大 %2</translation>
    </message>
    <message>
        <source>warning: not compared, because there are too many files</source>
        <translation>警告: ファイルが多すぎるため比較していません</translation>
    </message>
    <message>
        <source>warning: unless each machine has its own part: %1</source>
        <translation>警告 (各マシンが個別の部分を持つ場合を除く): %1</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>%1 以内</translation>
    </message>
    <message>
        <source>saved at step %1, waiting for its copy</source>
        <translation>ステップ %1で保存しました。コピーを待っています</translation>
    </message>
    <message>
        <source>the one of step %1 was not copied</source>
        <translation>ステップ %1のものはコピーされませんでした</translation>
    </message>
    <message>
        <source>the newest copy is that of step %1</source>
        <translation>最新のコピーはステップ %1のものです</translation>
    </message>
    <message>
        <source>no copy of a checkpoint was found</source>
        <translation>チェックポイントのコピーが見つかりませんでした</translation>
    </message>
    <message>
        <source>was replaced before</source>
        <translation>以前に置き換え済み</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 と他 %2 件</translation>
    </message>
    <message>
        <source>%1 are left.</source>
        <translation>%1 が残っています。</translation>
    </message>
    <message>
        <source>%1 is left.</source>
        <translation>%1 が残っています。</translation>
    </message>
    <message>
        <source>%1 machines have termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>%1 台のマシンの終了保護が有効です: もう一度終了し、保護の解除に同意してください (--lift-protection)。</translation>
    </message>
    <message>
        <source>%1 machines of %2&apos;s other ledger %3 still run: %4. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>%2 の別の台帳 %3 のマシン %1 台がまだ稼働中です: %4。起動したコンピューターから終了してください。失われた場合は「trainyardctl adopt」で引き継ぎ、「terminate --account」でアカウント内のすべてを終了できます。</translation>
    </message>
    <message>
        <source>%1 other resources</source>
        <translation>その他のリソース %1 個</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>(不明)</translation>
    </message>
    <message>
        <source>1 machine has termination protection: terminate again and agree to lift it (--lift-protection).</source>
        <translation>1 台のマシンの終了保護が有効です: もう一度終了し、保護の解除に同意してください (--lift-protection)。</translation>
    </message>
    <message>
        <source>1 machine of %1&apos;s other ledger %2 still runs: %3. Terminate from the computer that launched it; if that is lost, &quot;trainyardctl adopt&quot; takes it over, and &quot;terminate --account&quot; terminates everything in the account.</source>
        <translation>%1 の別の台帳 %2 のマシン 1 台がまだ稼働中です: %3。起動したコンピューターから終了してください。失われた場合は「trainyardctl adopt」で引き継ぎ、「terminate --account」でアカウント内のすべてを終了できます。</translation>
    </message>
    <message>
        <source>1 other resource</source>
        <translation>その他のリソース 1 個</translation>
    </message>
    <message>
        <source>A second check found nothing in this account.</source>
        <translation>2 回目の確認では、このアカウントに何も見つかりませんでした。</translation>
    </message>
    <message>
        <source>A second check found nothing of this ledger.</source>
        <translation>2 回目の確認では、この台帳のものは何も見つかりませんでした。</translation>
    </message>
    <message>
        <source>A second check found nothing. Nothing is left running.</source>
        <translation>2 回目の確認では何も見つかりませんでした。稼働中のものは残っていません。</translation>
    </message>
    <message>
        <source>It carries your tags but was not launched from this ledger: adopt it or terminate it by hand.</source>
        <translation>あなたのタグが付いていますが、この台帳から起動されたものではありません: 引き継ぐか、手動で終了してください。</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left.</source>
        <translation>何も残っていないことは確認されていません。</translation>
    </message>
    <message>
        <source>It is not shown that nothing is left. Terminate again.</source>
        <translation>何も残っていないことは確認されていません。もう一度終了してください。</translation>
    </message>
    <message>
        <source>It was interrupted before it was shown that nothing runs: terminate again.</source>
        <translation>何も稼働していないことを確認する前に中断されました: もう一度終了してください。</translation>
    </message>
    <message>
        <source>It was interrupted, and %1 machines may still run: terminate again.</source>
        <translation>中断されました。%1 台のマシンがまだ稼働している可能性があります: もう一度終了してください。</translation>
    </message>
    <message>
        <source>It was interrupted, and 1 machine may still run: terminate again.</source>
        <translation>中断されました。1 台のマシンがまだ稼働している可能性があります: もう一度終了してください。</translation>
    </message>
    <message>
        <source>LEFT      %1  %2</source>
        <translation>残存      %1  %2</translation>
    </message>
    <message>
        <source>Log in again or renew the credentials first, then terminate again.</source>
        <translation>先に再度ログインするか認証情報を更新してから、もう一度終了してください。</translation>
    </message>
    <message>
        <source>NOT CHECKED %1: %2: %3</source>
        <translation>未確認 %1: %2: %3</translation>
    </message>
    <message>
        <source>NOT CHECKED cluster %1</source>
        <translation>未確認のクラスター %1</translation>
    </message>
    <message>
        <source>Not terminated: %1.</source>
        <translation>終了していません: %1。</translation>
    </message>
    <message>
        <source>Terminate again.</source>
        <translation>もう一度終了してください。</translation>
    </message>
    <message>
        <source>The ledger could not be written (%1: %2): what was terminated is not recorded there. Terminate again when it can be.</source>
        <translation>台帳に書き込めませんでした (%1: %2): 終了したものが記録されていません。書き込めるようになったら、もう一度終了してください。</translation>
    </message>
    <message>
        <source>The ledger lists nothing, and the endpoint did not respond: terminate again when it does.</source>
        <translation>台帳には何もなく、エンドポイントが応答しませんでした: 応答するようになったら、もう一度終了してください。</translation>
    </message>
    <message>
        <source>There was nothing to terminate.</source>
        <translation>終了するものはありませんでした。</translation>
    </message>
    <message>
        <source>Trainyard receipt</source>
        <translation>Trainyard のレシート</translation>
    </message>
    <message>
        <source>account   %1</source>
        <translation>アカウント    %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>cancelled before the final check</source>
        <translation>最終確認の前にキャンセルされました</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>ended     %1  %2</source>
        <translation>終了      %1  %2</translation>
    </message>
    <message>
        <source>finished  %1 (%2)</source>
        <translation>終了          %1 (%2)</translation>
    </message>
    <message>
        <source>it carries your tags but was not launched from this ledger; &quot;trainyardctl adopt %1&quot; takes it over</source>
        <translation>あなたのタグが付いていますが、この台帳から起動されたものではありません。「trainyardctl adopt %1」で引き継げます</translation>
    </message>
    <message>
        <source>not found at AWS any more</source>
        <translation>AWS で見つからなくなりました</translation>
    </message>
    <message>
        <source>profile   %1</source>
        <translation>プロファイル  %1</translation>
    </message>
    <message>
        <source>started   %1</source>
        <translation>開始          %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>was gone  %1  %2</source>
        <translation>消失済み  %1  %2</translation>
    </message>
    <message>
        <source>was terminated before</source>
        <translation>以前に終了していました</translation>
    </message>
    <message>
        <source>another cluster uses it</source>
        <translation>別のクラスターが使用しています</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除しました</translation>
    </message>
    <message>
        <source>the group is gone</source>
        <translation>グループはもうありません</translation>
    </message>
</context>
<context>
    <name>StackProblems</name>
    <message>
        <source>Give the stack a name.</source>
        <translation>スタックの名前を入力してください。</translation>
    </message>
    <message>
        <source>Choose a type.</source>
        <translation>タイプを選択してください。</translation>
    </message>
    <message>
        <source>Name the folder.</source>
        <translation>フォルダーを指定してください。</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>プライベートキーのファイルを選択してください。</translation>
    </message>
    <message>
        <source>CloudFormation creates the stack only with this permission.</source>
        <translation>CloudFormation がスタックを作成するには、この許可が必要です。</translation>
    </message>
    <message>
        <source>An existing VPC needs a subnet for the master and one for the workers.</source>
        <translation>既存の VPC では、マスター用とワーカー用のサブネットが 1 つずつ必要です。</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>空にはできません。</translation>
    </message>
    <message>
        <source>The image does not run on this instance type: choose a type for x86_64, such as g5.xlarge.</source>
        <translation>このインスタンスタイプではイメージが動作しません。g5.xlarge などの x86_64 のタイプを選択してください。</translation>
    </message>
    <message>
        <source>A file system that the stack creates has no mount target yet.</source>
        <translation>スタックが作成するファイルシステムには、まだマウントターゲットがありません。</translation>
    </message>
    <message>
        <source>The zone belongs to the region of the stack, such as us-east-1a.</source>
        <translation>ゾーンは us-east-1a のように、スタックのリージョンのものを指定してください。</translation>
    </message>
    <message>
        <source>There is no region &quot;%1&quot;.</source>
        <translation>リージョン &quot;%1&quot; は存在しません。</translation>
    </message>
    <message>
        <source>There is no instance type &quot;%1&quot;.</source>
        <translation>インスタンスタイプ &quot;%1&quot; は存在しません。</translation>
    </message>
    <message>
        <source>The region has as many VPCs as the quota allows (%1): use an existing one here, delete one, or request a higher quota.</source>
        <translation>このリージョンの VPC 数がクォータの上限 (%1) に達しています。既存の VPC を使用するか、1 つ削除するか、クォータの引き上げをリクエストしてください。</translation>
    </message>
    <message>
        <source>The region has as many Elastic IP addresses as the quota allows (%1), and a NAT gateway needs one: release one, or choose another way to the Internet.</source>
        <translation>このリージョンの Elastic IP アドレス数がクォータの上限 (%1) に達していますが、NAT ゲートウェイに 1 つ必要です。1 つ解放するか、別のインターネット接続方法を選択してください。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Tour: lenet or mlp.</source>
        <translation>ツアー: lenet または mlp。</translation>
    </message>
    <message>
        <source>Tour: folder of report.md, metrics.csv and chart.png.</source>
        <translation>ツアー: report.md、metrics.csv、chart.png のフォルダー。</translation>
    </message>
    <message>
        <source>Tour: workers at the start.</source>
        <translation>ツアー: 開始時のワーカー数。</translation>
    </message>
    <message>
        <source>Tour: epochs.</source>
        <translation>ツアー: エポック数。</translation>
    </message>
    <message>
        <source>Tour: samples of one step, of all workers together.</source>
        <translation>ツアー: 全ワーカー合計の 1 ステップのサンプル数。</translation>
    </message>
    <message>
        <source>Tour: epochs after which one worker is added; 0 adds none.</source>
        <translation>ツアー: ワーカーを 1 つ追加するまでのエポック数。0 は追加なし。</translation>
    </message>
    <message>
        <source>Tour: digits to train on.</source>
        <translation>ツアー: トレーニングに使う数字の数。</translation>
    </message>
    <message>
        <source>Tour: digits to validate on.</source>
        <translation>ツアー: 検証に使う数字の数。</translation>
    </message>
    <message>
        <source>Launches training clusters, shows their training, and leaves nothing running.</source>
        <translation>トレーニングクラスターを起動し、トレーニングを表示し、何も動いたまま残しません。</translation>
    </message>
    <message>
        <source>The account: local, or a profile of ~/.aws/config.</source>
        <translation>アカウント: local、または ~/.aws/config のプロファイル。</translation>
    </message>
    <message>
        <source>The region.</source>
        <translation>リージョン。</translation>
    </message>
    <message>
        <source>Another AWS-compatible endpoint.</source>
        <translation>別の AWS 互換エンドポイント。</translation>
    </message>
    <message>
        <source>State folder (default: $XDG_STATE_HOME/trainyard).</source>
        <translation>状態フォルダー (デフォルト: $XDG_STATE_HOME/trainyard)。</translation>
    </message>
    <message>
        <source>Run the tour on the local cloud.</source>
        <translation>ローカルクラウドでツアーを実行します。</translation>
    </message>
    <message>
        <source>Close when the tour is over; status 0 if it succeeded.</source>
        <translation>ツアーが終わったら閉じます。成功した場合のステータスは 0 です。</translation>
    </message>
    <message>
        <source>Draw the charts of RUN into FILE (PNG) and exit.</source>
        <translation>RUN のグラフを FILE (PNG) に描画して終了します。</translation>
    </message>
    <message>
        <source>Tour: a picture of the window (PNG), taken when the training is over.</source>
        <translation>ツアー: トレーニング終了時のウィンドウの画像 (PNG)。</translation>
    </message>
    <message>
        <source>With --render-chart: where to write.</source>
        <translation>--render-chart と併用: 書き込み先。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>Trainyard について</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Qt %1 on %2, %3</source>
        <translation>Qt %1、%2、%3</translation>
    </message>
    <message>
        <source>Distributed deep learning on AWS</source>
        <translation>AWS での分散深層学習</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>&amp;Copy version</source>
        <translation>バージョンをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>コンポーネントとそのライセンス</translation>
    </message>
    <message>
        <source>License of Trainyard</source>
        <translation>Trainyard のライセンス</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>License</source>
        <translation>ライセンス</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountWizard</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Use this account</source>
        <translation>このアカウントを使用</translation>
    </message>
    <message>
        <source>An AWS account of yours, under a name of your choice.</source>
        <translation>お使いの AWS アカウントに、任意の名前を付けます。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名前(&amp;A)</translation>
    </message>
    <message>
        <source>for example work</source>
        <translation>例: work</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>リージョン(&amp;R)</translation>
    </message>
    <message>
        <source>An access &amp;key: an ID, a secret, and perhaps a session token</source>
        <translation>アクセスキー(&amp;K): ID、シークレット、場合によりセッショントークン</translation>
    </message>
    <message>
        <source>&amp;Single sign-on (IAM Identity Center): log in with the browser</source>
        <translation>シングルサインオン (IAM Identity Center): ブラウザーでログイン(&amp;S)</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>アクセスキー</translation>
    </message>
    <message>
        <source>As AWS shows it when a key is created, or in the access portal.</source>
        <translation>キーの作成時またはアクセスポータルで AWS が表示するとおりに入力します。</translation>
    </message>
    <message>
        <source>Access key &amp;ID</source>
        <translation>アクセスキー ID(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Secret access key</source>
        <translation>シークレットアクセスキー(&amp;S)</translation>
    </message>
    <message>
        <source>Session &amp;token</source>
        <translation>セッショントークン(&amp;T)</translation>
    </message>
    <message>
        <source>only for keys that expire</source>
        <translation>有効期限のあるキーのみ</translation>
    </message>
    <message>
        <source>&amp;Paste what AWS shows</source>
        <translation>AWS の表示内容を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the key in this desktop&apos;s key&amp;chain instead of a file</source>
        <translation>キーをファイルではなく、このデスクトップのキーチェーンに保存(&amp;C)</translation>
    </message>
    <message>
        <source>The clipboard has no access key.</source>
        <translation>クリップボードにアクセスキーがありません。</translation>
    </message>
    <message>
        <source>Taken; the session expires at %1.</source>
        <translation>取り込みました。セッションの有効期限は %1 です。</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>取り込みました。</translation>
    </message>
    <message>
        <source>Single sign-on</source>
        <translation>シングルサインオン</translation>
    </message>
    <message>
        <source>What the access portal of your organisation shows. The browser opens at the end.</source>
        <translation>組織のアクセスポータルに表示される内容です。最後にブラウザーが開きます。</translation>
    </message>
    <message>
        <source>&amp;Start URL</source>
        <translation>開始 URL(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Region of single sign-on</source>
        <translation>シングルサインオンのリージョン(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Account ID</source>
        <translation>アカウント ID(&amp;A)</translation>
    </message>
    <message>
        <source>R&amp;ole</source>
        <translation>ロール(&amp;O)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Checks the key with AWS. Only a valid key is saved.</source>
        <translation>AWS でキーを確認します。有効なキーだけが保存されます。</translation>
    </message>
    <message>
        <source>Checking with AWS</source>
        <translation>AWS で確認中</translation>
    </message>
    <message>
        <source>Writes the profile into ~/.aws/config. The login is one for all AWS tools.</source>
        <translation>プロファイルを ~/.aws/config に書き込みます。ログインはすべての AWS ツールで共通です。</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is, saves it in the keychain, and makes ~/.aws/config refer to it.</source>
        <translation>AWS でキーの所有者を確認し、キーチェーンに保存して、~/.aws/config から参照するようにします。</translation>
    </message>
    <message>
        <source>Checks with AWS whose key it is and writes it into ~/.aws/credentials, which only you can read.</source>
        <translation>AWS でキーの所有者を確認し、本人だけが読み取れる ~/.aws/credentials に書き込みます。</translation>
    </message>
    <message>
        <source>Other profiles and comments stay as they are; the official AWS tools use the same profile.</source>
        <translation>他のプロファイルとコメントは変更されません。AWS の公式ツールも同じプロファイルを使用します。</translation>
    </message>
    <message>
        <source>Nothing is launched by it.</source>
        <translation>これによって何かが起動されることはありません。</translation>
    </message>
    <message>
        <source>Writing the profile</source>
        <translation>プロファイルを書き込み中</translation>
    </message>
    <message>
        <source>Checking with AWS whose key it is</source>
        <translation>AWS でキーの所有者を確認中</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>何も保存されませんでした</translation>
    </message>
    <message>
        <source>The profile is written</source>
        <translation>プロファイルを書き込みました</translation>
    </message>
    <message>
        <source>It is in %1. The browser opens for the login now.</source>
        <translation>%1 にあります。ログインのためにブラウザーが開きます。</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>アカウント %1</translation>
    </message>
    <message>
        <source>It is %1. The key is kept in %2.</source>
        <translation>%1 です。キーは %2 に保存されています。</translation>
    </message>
    <message>
        <source>the keychain</source>
        <comment>a place</comment>
        <translation>キーチェーン</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AccountsDialog</name>
    <message>
        <source>&amp;Remove…</source>
        <translation>削除(&amp;R)…</translation>
    </message>
    <message>
        <source>Remove &amp;it</source>
        <translation>削除する(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>残す(&amp;K)</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Accounts of this computer</source>
        <translation>このコンピューターのアカウント</translation>
    </message>
    <message>
        <source>These are profiles in ~/.aws, which the AWS CLI also uses. Removing one here removes it for the AWS CLI too; the account and what runs in it stay.</source>
        <translation>これらは AWS CLI も使用する ~/.aws のプロファイルです。ここで削除すると AWS CLI からも削除されますが、アカウントとそこで動作中のものは残ります。</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>&amp;Add an account…</source>
        <translation>アカウントを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1 (selected)</source>
        <translation>%1 (選択中)</translation>
    </message>
    <message>
        <source>Remove %1? AWS does not show a secret key again.</source>
        <translation>%1 を削除しますか? シークレットキーは AWS で再表示できません。</translation>
    </message>
    <message>
        <source>Removing %1…</source>
        <translation>%1 を削除中…</translation>
    </message>
    <message>
        <source>%1 was removed from %2.</source>
        <translation>%1 を %2 から削除しました。</translation>
    </message>
    <message>
        <source>Select a profile first.</source>
        <translation>先にプロファイルを選択してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActionRow</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>その他の操作</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActiveRunText</name>
    <message>
        <source>%1 on %2</source>
        <comment>run, cluster</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: epoch %2 of %3</source>
        <comment>run on cluster, numbers</comment>
        <translation>%1: エポック %2 / %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more run(s)</source>
        <translation>
            <numerusform>他に実行 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkpoint was copied</source>
        <translation>コピー済みのチェックポイントなし</translation>
    </message>
    <message>
        <source>last copied checkpoint: within epoch %1</source>
        <translation>最後にコピーしたチェックポイント: エポック %1 の途中</translation>
    </message>
    <message>
        <source>last copied checkpoint: epoch %1</source>
        <translation>最後にコピーしたチェックポイント: エポック %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>AWS call</source>
        <translation>AWS 呼び出し</translation>
    </message>
    <message>
        <source>Remote command</source>
        <translation>リモートコマンド</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>このコンピューター上</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>%1, request %2</source>
        <comment>an answer, an id</comment>
        <translation>%1、リクエスト %2</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation>コマンドラインとしてコピー</translation>
    </message>
    <message>
        <source>What was done at the cloud and on the machines, newest first.</source>
        <translation>クラウドとマシンで行われた操作 (新しい順)。</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>フィルター(&amp;F)</translation>
    </message>
    <message>
        <source>words that must occur: RunInstances, us-east-1, Throttling…</source>
        <translation>含まれる語: RunInstances、us-east-1、Throttling…</translation>
    </message>
    <message>
        <source>Include read-only re&amp;quests</source>
        <translation>読み取り専用のリクエストを含める(&amp;Q)</translation>
    </message>
    <message>
        <source>Calls that only read and change nothing</source>
        <translation>読み取りだけで何も変更しない呼び出し</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>コマンドラインをコピーしました。</translation>
    </message>
    <message>
        <source>Requests to AWS and commands on machines appear here. Nothing matches yet.</source>
        <translation>AWS へのリクエストとマシンでのコマンドがここに表示されます。一致するものはまだありません。</translation>
    </message>
    <message>
        <source>Select a line on the page Activity first.</source>
        <translation>先に「アクティビティ」ページで行を選択してください。</translation>
    </message>
    <message>
        <source>This has no command line.</source>
        <translation>これにはコマンドラインがありません。</translation>
    </message>
    <message>
        <source>Export activity…</source>
        <translation>アクティビティをエクスポート…</translation>
    </message>
    <message>
        <source>All calls and commands of the journal, with request IDs and what they mean for the bill: CSV, or lines of JSON if the name does not end in .csv</source>
        <translation>ジャーナルのすべての呼び出しとコマンド (リクエスト ID と請求への影響を含む): CSV、名前が .csv で終わらない場合は JSON の行</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>アクティビティをエクスポート</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1 にエクスポートしました。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal could not be read and were left out.</source>
        <translation>
            <numerusform>ジャーナルの %n 行を読み込めなかったため、除外しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddWorkerQuestion</name>
    <message>
        <source>The cluster has no deadline: it costs money until you remove it.</source>
        <translation>クラスターに期限がないため、削除するまで料金がかかります。</translation>
    </message>
    <message>
        <source>Until the deadline in %1 it costs %2.</source>
        <comment>duration, amount</comment>
        <translation>%1後の期限までの料金は %2 です。</translation>
    </message>
    <message>
        <source>Add a worker?</source>
        <translation>ワーカーを追加しますか?</translation>
    </message>
    <message>
        <source>Another machine is launched. Its price is unknown.</source>
        <translation>マシンを 1 台起動します。料金は不明です。</translation>
    </message>
    <message>
        <source>Add worker</source>
        <translation>ワーカーを追加</translation>
    </message>
    <message>
        <source>Another %1 is launched: %2.</source>
        <comment>instance type, price</comment>
        <translation>%1 を 1 台起動します: %2。</translation>
    </message>
    <message>
        <source>Add a worker to %1?</source>
        <comment>a cluster</comment>
        <translation>%1 にワーカーを追加しますか?</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AddressBanner</name>
    <message>
        <source>A&amp;llow SSH from this computer</source>
        <translation>このコンピューターからの SSH を許可(&amp;L)</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address</source>
        <translation>このコンピューターの IP アドレス</translation>
    </message>
    <message>
        <source>Allows SSH to these clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>このコンピューターの現在の IP アドレスからこれらのクラスターへの SSH を許可し、以前のアドレスを削除します</translation>
    </message>
    <message>
        <source>This computer&apos;s IP address is now %1, and %2 does not allow SSH from it.</source>
        <comment>address, clusters</comment>
        <translation>このコンピューターの IP アドレスは現在 %1 ですが、%2 ではこのアドレスからの SSH が許可されていません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AlertsDialog</name>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 が数値ではない</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <comment>metric, value</comment>
        <translation>%1 が %2 を超過</translation>
    </message>
    <message>
        <source>%1 below %2</source>
        <comment>metric, value</comment>
        <translation>%1 が %2 未満</translation>
    </message>
    <message>
        <source>%1 for %2 s</source>
        <comment>condition, seconds</comment>
        <translation>%1 (%2 秒間)</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>ルールを追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove rule</source>
        <translation>ルールを削除(&amp;R)</translation>
    </message>
    <message>
        <source>Alert rules</source>
        <translation>アラートルール</translation>
    </message>
    <message>
        <source>above</source>
        <translation>超過</translation>
    </message>
    <message>
        <source>below</source>
        <translation>未満</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>数値ではない</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>メトリクス(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation>条件(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>値(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;For at least</source>
        <translation>最小継続時間(&amp;F)</translation>
    </message>
    <message>
        <source>no progress for %1 min</source>
        <translation>%1 分間進捗なし</translation>
    </message>
    <message>
        <source>%1: stop the run</source>
        <comment>a condition</comment>
        <translation>%1: 実行を停止</translation>
    </message>
    <message>
        <source>%1: terminate the cluster</source>
        <comment>a condition</comment>
        <translation>%1: クラスターを終了</translation>
    </message>
    <message>
        <source>no progress</source>
        <comment>of a run</comment>
        <translation>進捗なし</translation>
    </message>
    <message>
        <source>notify</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>notify and stop the run</source>
        <translation>通知して実行を停止</translation>
    </message>
    <message>
        <source>notify and terminate the cluster</source>
        <translation>通知してクラスターを終了</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source>&amp;Without a new value for</source>
        <translation>新しい値がない時間(&amp;W)</translation>
    </message>
    <message>
        <source>Act&amp;ion</source>
        <translation>アクション(&amp;I)</translation>
    </message>
    <message>
        <source>Terminate clusters by this rule?</source>
        <translation>このルールでクラスターを終了しますか?</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>ルールを追加</translation>
    </message>
    <message>
        <source>Choose a metric first.</source>
        <translation>先にメトリクスを選択してください。</translation>
    </message>
    <message>
        <source>Select a rule first.</source>
        <translation>先にルールを選択してください。</translation>
    </message>
    <message>
        <source>%1: add a worker</source>
        <comment>a condition</comment>
        <translation>%1: ワーカーを追加</translation>
    </message>
    <message>
        <source>notify and add a worker</source>
        <translation>通知してワーカーを追加</translation>
    </message>
    <message>
        <source>Launch machines by this rule?</source>
        <translation>このルールでマシンを起動しますか?</translation>
    </message>
    <message>
        <source>You are notified when a run fulfils a rule, which can also stop it, terminate its cluster or add a worker. Rules apply to the runs of the selected profile while Trainyard is open, and to a run while trainyardctl follows it.</source>
        <translation>実行がルールを満たすと通知されます。ルールで実行を停止したり、クラスターを終了したり、ワーカーを追加したりすることもできます。ルールは Trainyard が開いている間は選択したプロファイルの実行に、trainyardctl が実行を追跡している間はその実行に適用されます。</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, a machine is launched for one more worker without another question, once for each run. It costs as much as the other workers of the run.</source>
        <translation>Trainyard が開いている間、または trainyardctl が実行を追跡している間に実行が %1 を満たすと、確認なしにワーカー 1 台分のマシンが起動されます。実行ごとに 1 回だけです。料金は実行のほかのワーカーと同じです。</translation>
    </message>
    <message>
        <source>When a run fulfils %1 while Trainyard is open or trainyardctl follows it, its cluster is terminated without another question, with all of its machines and other runs. Models that are stored nowhere else are copied first, if possible.</source>
        <translation>Trainyard が開いている間、または trainyardctl が実行を追跡している間に実行が %1 を満たすと、そのクラスターは確認なしに、すべてのマシンと他の実行とともに終了されます。ほかに保存されていないモデルは、可能であれば先にコピーされます。</translation>
    </message>
    <message>
        <source>Type a value first.</source>
        <translation>先に値を入力してください。</translation>
    </message>
    <message>
        <source>The rule is not complete</source>
        <translation>ルールが未完成です</translation>
    </message>
    <message>
        <source>Save without it</source>
        <translation>ルールなしで保存</translation>
    </message>
    <message>
        <source>Add the rule “%1”?</source>
        <translation>ルール「%1」を追加しますか?</translation>
    </message>
    <message>
        <source>It is in the fields, but not in the list.</source>
        <translation>入力欄にありますが、一覧にはありません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::AttachDialog</name>
    <message>
        <source>can be attached</source>
        <translation>アタッチ可能</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Stacks of the region</source>
        <translation>リージョンのスタック</translation>
    </message>
    <message>
        <source>Terminating this cluster may &amp;delete the stack with all that it created</source>
        <translation>このクラスターの終了時に、スタックとその作成物すべての削除を許可(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Attach</source>
        <translation>アタッチ(&amp;A)</translation>
    </message>
    <message>
        <source>Attach an existing stack</source>
        <translation>既存のスタックをアタッチ</translation>
    </message>
    <message>
        <source>A dynamic training stack of %1 that an older tool, a colleague or the console has created becomes a cluster here. The stack itself is not changed.</source>
        <translation>以前のツール、同僚、またはコンソールが作成した %1 の動的トレーニングスタックが、ここでクラスターになります。スタック自体は変更されません。</translation>
    </message>
    <message>
        <source>S&amp;tacks</source>
        <translation>スタック(&amp;T)</translation>
    </message>
    <message>
        <source>Loading stacks…</source>
        <translation>スタックを読み込み中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>of the stack&apos;s key pair; it stays on this computer</source>
        <translation>スタックのキーペアのもの。このコンピューターから出ません</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>選択(&amp;O)…</translation>
    </message>
    <message>
        <source>Private &amp;key</source>
        <translation>プライベートキー(&amp;K)</translation>
    </message>
    <message>
        <source>as the stack</source>
        <translation>スタックと同じ</translation>
    </message>
    <message>
        <source>&amp;Name of the cluster</source>
        <translation>クラスターの名前(&amp;N)</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user</source>
        <translation>順に試行: ubuntu、ec2-user</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>ログインユーザー(&amp;L)</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> 時間</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>終了までの時間(&amp;E)</translation>
    </message>
    <message>
        <source>The region has no stack.</source>
        <translation>このリージョンにはスタックがありません。</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>プライベートキー</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>プライベートキーのファイルを選択してください。</translation>
    </message>
    <message>
        <source>The key file must be given with its complete path.</source>
        <translation>キーファイルは完全パスで指定してください。</translation>
    </message>
    <message>
        <source>Use a-z, 0-9 and &apos;-&apos;, begin with a letter, at most 40 characters.</source>
        <translation>a-z、0-9、「-」を使用し、文字で始まる 40 文字以内で入力してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::BudgetEditor</name>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>then</source>
        <translation>到達時</translation>
    </message>
    <message>
        <source>Change the amount or the action first.</source>
        <translation>先に金額またはアクションを変更してください。</translation>
    </message>
    <message>
        <source>Terminate now?</source>
        <translation>今すぐ終了しますか?</translation>
    </message>
    <message>
        <source>Stop the runs now?</source>
        <translation>今すぐ実行を停止しますか?</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the machines are terminated.</source>
        <translation>すでに %1 を使用しています。予算 %2 には直ちに達し、インスタンスが終了されます。</translation>
    </message>
    <message>
        <source>%1 was spent already. A budget of %2 is reached at once, and the runs are stopped.</source>
        <translation>すでに %1 を使用しています。予算 %2 には直ちに達し、実行が停止されます。</translation>
    </message>
    <message>
        <source>Set and terminate</source>
        <translation>設定して終了</translation>
    </message>
    <message>
        <source>Set and stop</source>
        <translation>設定して停止</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChartBar</name>
    <message>
        <source>Reset zoom</source>
        <translation>ズームをリセット</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>ドル</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>X 軸</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑化</translation>
    </message>
    <message>
        <source>Exponential moving average. The original curve stays visible, faint.</source>
        <translation>指数移動平均。元の曲線は薄く表示されたままです。</translation>
    </message>
    <message>
        <source>Drag in a chart to zoom, Shift and drag to pan; double click to show all</source>
        <translation>グラフ内のドラッグでズーム、Shift+ドラッグで移動、ダブルクリックで全体表示</translation>
    </message>
    <message>
        <source>This run costs nothing, or its price is not known.</source>
        <translation>この実行は無料か、価格が不明です。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ChecklistPanel</name>
    <message>
        <source>Access to the account</source>
        <translation>アカウントへのアクセス</translation>
    </message>
    <message>
        <source>Shared file system</source>
        <translation>共有ファイルシステム</translation>
    </message>
    <message>
        <source>Training package</source>
        <translation>トレーニングパッケージ</translation>
    </message>
    <message>
        <source>Data preparation</source>
        <translation>データ準備</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>始める前に</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>不足しているものがあります。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CheckpointModel</name>
    <message>
        <source>within %1</source>
        <comment>epoch</comment>
        <translation>%1 の途中</translation>
    </message>
    <message>
        <source>last, best</source>
        <translation>最新、最良</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>保存理由</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClusterModel</name>
    <message>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>EMR</source>
        <translation>EMR</translation>
    </message>
    <message>
        <source>A CloudFormation stack starts its machines; it ends with the deletion of the stack.</source>
        <translation>CloudFormation スタックがマシンを起動します。スタックの削除とともに終了します。</translation>
    </message>
    <message>
        <source>EMR starts its machines; it ends with the EMR cluster.</source>
        <translation>EMR がマシンを起動します。EMR クラスターとともに終了します。</translation>
    </message>
    <message>
        <source>Its machines were started one by one.</source>
        <translation>マシンは 1 台ずつ起動されました。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>作成: %1</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>これまでのコスト</translation>
    </message>
    <message>
        <source>Auto-terminates</source>
        <translation>自動終了</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 後</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>期限超過</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n machine(s) lost</source>
        <comment>a state</comment>
        <translation>
            <numerusform>%1、%n 台のマシンを喪失</numerusform>
        </translation>
    </message>
    <message>
        <source>Instances</source>
        <comment>a cluster of single machines, not a stack</comment>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ClustersPage</name>
    <message>
        <source>Add worker</source>
        <translation>ワーカーを追加</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>ワーカーを削除…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>トレーニングを開始…</translation>
    </message>
    <message>
        <source>Terminate this cluster…</source>
        <translation>このクラスターを終了…</translation>
    </message>
    <message>
        <source>Extend by 2 h</source>
        <translation>2 時間延長</translation>
    </message>
    <message>
        <source>Resume launch</source>
        <translation>起動を再開</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>引き継ぐ…</translation>
    </message>
    <message>
        <source>Copy SSH command</source>
        <translation>SSH コマンドをコピー</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>No cluster is running. Show ended above lists those that were terminated.</source>
        <translation>実行中のクラスターはありません。終了したクラスターは、上の「終了済みを表示」で表示できます。</translation>
    </message>
    <message>
        <source>Other ways to a cluster</source>
        <translation>その他のクラスター作成方法</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines two hours later</source>
        <translation>マシンの期限を 2 時間延長します</translation>
    </message>
    <message>
        <source>Continues an interrupted launch: keeps running machines and launches the missing ones</source>
        <translation>中断された起動を続行します。実行中のマシンは維持し、不足しているマシンを起動します</translation>
    </message>
    <message>
        <source>Takes over a cluster whose computer or state folder was lost, so that you can terminate it here</source>
        <translation>コンピューターまたは状態フォルダーが失われたクラスターを引き継ぎ、ここから終了できるようにします</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>No machine of this cluster exists.</source>
        <translation>このクラスターのマシンは存在しません。</translation>
    </message>
    <message>
        <source>Runs of this cluster</source>
        <translation>このクラスターの実行</translation>
    </message>
    <message>
        <source>No runs on this cluster yet.</source>
        <translation>このクラスターでの実行はまだありません。</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>No machine of this cluster was launched from here.</source>
        <translation>このクラスターのマシンはここから起動されていません。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>No events yet.</source>
        <translation>イベントはまだありません。</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Details of the cluster</source>
        <translation>クラスターの詳細</translation>
    </message>
    <message>
        <source>Hide ended (%1)</source>
        <translation>終了済みを非表示 (%1)</translation>
    </message>
    <message>
        <source>Show ended (%1)</source>
        <translation>終了済みを表示 (%1)</translation>
    </message>
    <message>
        <source>All workers of this cluster are locked: only workers that are added later can be removed.</source>
        <translation>このクラスターのワーカーはすべてロックされています。後から追加したワーカーだけを削除できます。</translation>
    </message>
    <message>
        <source>Terminates the machine of one worker</source>
        <translation>1 つのワーカーのマシンを終了します</translation>
    </message>
    <message>
        <source>Its machine is terminated; data on the machine is lost.</source>
        <translation>マシンは終了され、そのデータは失われます。</translation>
    </message>
    <message>
        <source>Remove %1 from %2?</source>
        <translation>%2 から %1 を削除しますか?</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>ワーカーを削除</translation>
    </message>
    <message>
        <source>Launch the missing machines of %1?</source>
        <translation>%1 の不足しているマシンを起動しますか?</translation>
    </message>
    <message>
        <source>Launch the machines of %1?</source>
        <translation>%1 のマシンを起動しますか?</translation>
    </message>
    <message>
        <source>No machine of this cluster is running. %1 of type %2 will be launched, as planned.</source>
        <comment>nodes, instance type</comment>
        <translation>このクラスターで実行中のマシンはありません。計画どおり、%1 をタイプ %2 で起動します。</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>引き継ぐ</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>Its tags name the owner %1 and the ledger %2; anyone who uses that ledger can still change it. The private key is on the computer that launched it, so from here you can stop and terminate it but not train on it. These will be taken over, and deleted when you terminate the cluster:</source>
        <comment>owner, ledger</comment>
        <translation>タグには所有者 %1 と台帳 %2 が記載されています。その台帳を使用する人は引き続きクラスターを変更できます。プライベートキーは起動したコンピューターにあるため、ここからは停止と終了はできますが、トレーニングはできません。次のものを引き継ぎ、クラスターの終了時に削除します:</translation>
    </message>
    <message>
        <source>Take over %1 (%2)?</source>
        <translation>%1 (%2) を引き継ぎますか?</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>トンネル</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>ターミナル</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>ワーカーを交換…</translation>
    </message>
    <message>
        <source>Open terminal</source>
        <translation>ターミナルを開く</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>すぐに終了</translation>
    </message>
    <message>
        <source>Machines of the plan that do not run: %1. They will be launched as type %2. Workers that were removed stay removed.</source>
        <comment>number, instance type</comment>
        <translation>計画のうち実行されていないマシン: %1。タイプ %2 で起動されます。削除されたワーカーは削除されたままです。</translation>
    </message>
    <message>
        <source>Its worker died: %1. Another %2 is launched (%3) and joins the run; then the machine of %4 is terminated, and data on it is lost.</source>
        <comment>reason, instance type, price, name</comment>
        <translation>ワーカーが異常終了しました: %1。別の %2 が起動され (%3)、実行に参加します。その後 %4 のマシンは終了され、そのデータは失われます。</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 を交換しますか?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Launches a machine for the worker that died, then terminates its machine</source>
        <translation>異常終了したワーカーの代わりのマシンを起動し、その後元のマシンを終了します</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost. A machine that hangs cannot leave: terminate it at once, without its last checkpoints. A job that cannot lose a machine then fails.</source>
        <translation>ワーカーは実行から離脱し、その担当分は他のワーカーが引き継ぎます。マシンは終了され、そのデータは失われます。応答しないマシンは離脱できません。最新のチェックポイントなしですぐに終了してください。マシンを失えないジョブは、その場合失敗します。</translation>
    </message>
    <message>
        <source>Export plan…</source>
        <translation>計画をエクスポート…</translation>
    </message>
    <message>
        <source>Removes this ended cluster from the list; its costs and runs are kept</source>
        <translation>終了したこのクラスターを一覧から削除します。コストと実行は保持されます</translation>
    </message>
    <message>
        <source>Search by name, state, type or zone</source>
        <translation>名前、状態、タイプ、ゾーンで検索</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>クラスターを検索</translation>
    </message>
    <message>
        <source>Search nodes</source>
        <translation>ノードを検索</translation>
    </message>
    <message>
        <source>No machine matches these words.</source>
        <translation>これらの語に一致するマシンはありません。</translation>
    </message>
    <message>
        <source>Removes terminated clusters from this list; their costs and runs are kept</source>
        <translation>終了したクラスターをこの一覧から削除します。コストと実行は保持されます</translation>
    </message>
    <message>
        <source>Terminated clusters stay listed with their events until you remove them</source>
        <translation>終了したクラスターは、削除するまでイベントとともに一覧に残ります</translation>
    </message>
    <message>
        <source>No cluster matches these words.</source>
        <translation>これらの語に一致するクラスターはありません。</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>Remove all ended</source>
        <translation>終了したものをすべて削除</translation>
    </message>
    <message>
        <source>Set-up log</source>
        <translation>セットアップログ</translation>
    </message>
    <message>
        <source>A file for the launch wizard, and for trainyardctl launch --plan, without keys and paths</source>
        <translation>起動ウィザードと trainyardctl launch --plan 用のファイル。キーとパスは含みません</translation>
    </message>
    <message>
        <source>Export the plan of the cluster</source>
        <translation>クラスターの計画をエクスポート</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1 にエクスポートしました。</translation>
    </message>
    <message>
        <source>Stages: time until</source>
        <comment>before the names of milestones</comment>
        <translation>段階（到達までの時間）:</translation>
    </message>
    <message>
        <source>Only clusters of single EC2 instances have a plan to export.</source>
        <translation>エクスポートできるプランがあるのは、個別の EC2 インスタンスのクラスターだけです。</translation>
    </message>
    <message>
        <source>%1 is not running: %2.</source>
        <comment>a machine, its state</comment>
        <translation>%1 は実行されていません: %2。</translation>
    </message>
    <message>
        <source>A cluster keeps at least one worker.</source>
        <translation>クラスターには少なくとも 1 つのワーカーが残ります。</translation>
    </message>
    <message>
        <source>A worker is replaced while a run trains.</source>
        <translation>ワーカーの置き換えは、実行のトレーニング中に行います。</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>このクラスターで実行中のマシンはありません。</translation>
    </message>
    <message>
        <source>, with all that it created</source>
        <translation>、作成したものをすべて含む</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>無視</translation>
    </message>
    <message>
        <source>Its machine is gone: %1. Another %2 is launched (%3) and joins the run that trains, if there is one.</source>
        <comment>reason, instance type, price</comment>
        <translation>マシンはなくなりました: %1。別の %2 を起動し (%3)、トレーニング中の実行があれば参加させます。</translation>
    </message>
    <message>
        <source>Removes the lost machine from this list; its events are kept</source>
        <translation>失われたマシンをこの一覧から削除します。イベントは残ります</translation>
    </message>
    <message>
        <source>A lost machine is replaced while the cluster is ready or trains.</source>
        <translation>失われたマシンの交換は、クラスターが準備完了またはトレーニング中のときに行います。</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its costs and runs stay.</source>
        <translation>%1 を一覧から削除しました。コストと実行は残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n ended cluster(s) were removed from the list. Their costs and runs stay.</source>
        <translation>
            <numerusform>終了したクラスター %n 件を一覧から削除しました。コストと実行は残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>List of clusters</source>
        <translation>クラスターの一覧</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CodeField</name>
    <message numerus="yes">
        <source>%n other file(s)</source>
        <translation>
            <numerusform>その他 %n 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>empty: no files are sent</source>
        <translation>空欄: ファイルは送信されません</translation>
    </message>
    <message>
        <source>Folder of the code</source>
        <translation>コードのフォルダー</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信対象</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Files that are sent</source>
        <translation>送信されるファイル</translation>
    </message>
    <message>
        <source>Listing the files…</source>
        <translation>ファイルを一覧表示中…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, are sent.</source>
        <translation>
            <numerusform>%n 個のファイル (%1) が送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>These stay here: %1.</source>
        <translation>次のものは送信されません: %1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandLines</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Equivalent command lines</source>
        <translation>同等のコマンドライン</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>The same as commands</source>
        <translation>同じ内容のコマンド</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>一致するコマンド</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <comment>command (shortcut)</comment>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>現在は使用できません。</translation>
    </message>
    <message>
        <source>Find a command, page, cluster, run or setting</source>
        <translation>コマンド、ページ、クラスター、実行、設定を検索</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation>一致するものがありません。語を減らしてみてください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CompareDialog</name>
    <message numerus="yes">
        <source>Compare %n run(s)</source>
        <translation>
            <numerusform>%n 件の実行を比較</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>Markdown としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>表をコピーしました。</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>相違点のみ(&amp;D)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ConfirmDialog</name>
    <message>
        <source>What it is about</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Type %1 to continue:</source>
        <translation>続行するには %1 と入力してください:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Type %1 first.</source>
        <translation>先に %1 と入力してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostModel</name>
    <message>
        <source>none</source>
        <comment>a budget</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>money, what happens then</comment>
        <translation>%1、到達時: %2</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>現在 (1 時間あたり)</translation>
    </message>
    <message>
        <source>Now, per day</source>
        <translation>現在 (1 日あたり)</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>これまでのコスト</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>On AWS, per hour</source>
        <translation>AWS での 1 時間あたり</translation>
    </message>
    <message>
        <source>On AWS so far</source>
        <translation>AWS でのこれまで</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostShareModel</name>
    <message>
        <source>On-Demand machines</source>
        <translation>オンデマンドマシン</translation>
    </message>
    <message>
        <source>Spot machines</source>
        <translation>スポットマシン</translation>
    </message>
    <message>
        <source>Disks (EBS), also of stopped machines</source>
        <translation>ディスク (EBS)、停止中のマシンのものを含む</translation>
    </message>
    <message>
        <source>Public IPv4 addresses</source>
        <translation>パブリック IPv4 アドレス</translation>
    </message>
    <message>
        <source>NAT gateways: none are needed, machines have their own public IP addresses</source>
        <translation>NAT ゲートウェイ: 不要です。マシンは独自のパブリック IP アドレスを持ちます</translation>
    </message>
    <message>
        <source>For</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>1 時間あたり</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>1 日あたり</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CostsPage</name>
    <message>
        <source>&amp;Daily budget</source>
        <translation>1 日の予算(&amp;D)</translation>
    </message>
    <message>
        <source>Budget of the &amp;selected cluster</source>
        <translation>選択したクラスターの予算(&amp;S)</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Estimated from recorded machine lifetimes and list prices of machines, disks and IP addresses. Your AWS bill may differ.</source>
        <translation>記録されたマシンの稼働時間と、マシン、ディスク、IP アドレスの定価に基づく概算です。AWS の請求額とは異なる場合があります。</translation>
    </message>
    <message>
        <source>Now, per hour</source>
        <translation>現在 (1 時間あたり)</translation>
    </message>
    <message>
        <source>Today (UTC)</source>
        <translation>今日 (UTC)</translation>
    </message>
    <message>
        <source>All clusters so far</source>
        <translation>これまでの全クラスター</translation>
    </message>
    <message>
        <source>The daily budget is %1.</source>
        <translation>1 日の予算は %1 です。</translation>
    </message>
    <message>
        <source>There is no daily budget now.</source>
        <translation>1 日の予算は設定されていません。</translation>
    </message>
    <message>
        <source>Costs by cluster</source>
        <translation>クラスター別のコスト</translation>
    </message>
    <message>
        <source>No cluster was launched from here yet, so nothing was paid for.</source>
        <translation>ここから起動したクラスターはまだないため、費用は発生していません。</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>クラスター別</translation>
    </message>
    <message>
        <source>Costs by day</source>
        <translation>日別のコスト</translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation>費用はまだ発生していません。</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>日別</translation>
    </message>
    <message>
        <source>What is being paid for</source>
        <translation>現在の課金対象</translation>
    </message>
    <message>
        <source>Paid for now</source>
        <translation>現在の課金</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>より安価な選択肢</translation>
    </message>
    <message>
        <source>No cheaper option found.</source>
        <translation>より安価な選択肢は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation>節約</translation>
    </message>
    <message>
        <source>List prices of %1.</source>
        <translation>%1 の定価。</translation>
    </message>
    <message>
        <source>Costs of the last days</source>
        <translation>最近の日別コスト</translation>
    </message>
    <message>
        <source>On AWS, such clusters would have cost %1 so far.</source>
        <translation>AWS では、このようなクラスターにこれまで %1 かかったはずです。</translation>
    </message>
    <message>
        <source>On AWS, such clusters would cost %1 now, and %2 so far.</source>
        <comment>per hour, money</comment>
        <translation>AWS では、このようなクラスターに現在 %1、これまでに %2 かかります。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::CurvesPicture</name>
    <message>
        <source>Example of the charts of a run</source>
        <translation>実行のグラフの例</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>サンプル/秒</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>ワーカー数</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataBrowser</name>
    <message>
        <source>Buckets and folders</source>
        <translation>バケットとフォルダー</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Choose this folder</source>
        <translation>このフォルダーを選択(&amp;C)</translation>
    </message>
    <message>
        <source>Choose a data set</source>
        <translation>データセットを選択</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>フォルダーを読み込み中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>All buckets</source>
        <translation>すべてのバケット</translation>
    </message>
    <message>
        <source>The account has no buckets.</source>
        <translation>アカウントにバケットがありません。</translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>このフォルダーは空です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>machine, folder</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Folders of the machine</source>
        <translation>マシンのフォルダー</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>&amp;Home folder</source>
        <translation>ホームフォルダー(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Root folder</source>
        <translation>ルートフォルダー(&amp;R)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DataPage</name>
    <message>
        <source>no such bucket in this account</source>
        <translation>このアカウントにそのバケットはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, %2</source>
        <comment>format, size</comment>
        <translation>
            <numerusform>%n 個のファイル、%1、%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>最終使用</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>No data sets</source>
        <translation>データセットなし</translation>
    </message>
    <message>
        <source>A run trains on a data set in a bucket. Create one from rendered digits, or upload your own folder.</source>
        <translation>実行では、バケット内のデータセットでトレーニングします。生成した数字から作成するか、お手持ちのフォルダーをアップロードしてください。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Data sets in the buckets of this account, and those that runs have used.</source>
        <translation>このアカウントのバケットにあるデータセットと、実行で使用されたデータセット。</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>実行で使用…</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Shares of the workers…</source>
        <translation>ワーカーの担当分…</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>アドレスをコピーしました。</translation>
    </message>
    <message>
        <source>Kinds of data</source>
        <translation>データの種類</translation>
    </message>
    <message>
        <source>&amp;Data sets</source>
        <translation>データセット(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Shared file systems</source>
        <translation>共有ファイルシステム(&amp;S)</translation>
    </message>
    <message>
        <source>Folders of mac&amp;hines</source>
        <translation>マシンのフォルダー(&amp;H)</translation>
    </message>
    <message numerus="yes">
        <source>%n bucket(s) could not be listed completely.</source>
        <translation>
            <numerusform>%n 個のバケットを完全には一覧表示できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a data set first.</source>
        <translation>先にデータセットを選択してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayBars</name>
    <message>
        <source>%1: %2</source>
        <comment>day, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing was paid for yet.</source>
        <translation>費用はまだ発生していません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DayCostModel</name>
    <message>
        <source>Day (UTC)</source>
        <translation>日 (UTC)</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DialogCommands</name>
    <message>
        <source>Copy as command</source>
        <translation>コマンドとしてコピー</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DigitTiles</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DoctorView</name>
    <message>
        <source>Examine this cluster</source>
        <translation>このクラスターを診断</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>Not examined yet</source>
        <translation>未診断</translation>
    </message>
    <message>
        <source>The doctor logs in to the machines, reads their logs and the account, and names what is wrong with its repair. It changes nothing without a confirmation.</source>
        <translation>診断では、マシンにログインしてログとアカウントを読み取り、問題とその修復方法を示します。確認なしに変更を行うことはありません。</translation>
    </message>
    <message>
        <source>The repair is done, and its check was repeated.</source>
        <translation>修復が完了し、該当するチェックを再実行しました。</translation>
    </message>
    <message>
        <source>The examination runs</source>
        <translation>診断を実行中</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>キャンセル(&amp;L)</translation>
    </message>
    <message>
        <source>Run a&amp;gain</source>
        <translation>再実行(&amp;G)</translation>
    </message>
    <message>
        <source>Sa&amp;ve report…</source>
        <translation>レポートを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>An archive for a bug report, without secrets; its contents are listed first</source>
        <translation>バグ報告用のアーカイブ (機密情報なし)。内容は事前に一覧表示されます</translation>
    </message>
    <message>
        <source>Examining the cluster…</source>
        <translation>クラスターを診断中…</translation>
    </message>
    <message>
        <source>The examination was stopped; what it found until then is shown.</source>
        <translation>診断を停止しました。それまでの検出結果を表示しています。</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>problems, warnings, checks without findings</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>問題 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) without findings</source>
        <translation>
            <numerusform>検出なしのチェック %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>The repair runs; the operations below show its steps.</source>
        <translation>修復を実行中です。手順は下の操作欄に表示されます。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>ZIP アーカイブ (*.zip)</translation>
    </message>
    <message>
        <source>Collecting the files…</source>
        <translation>ファイルを収集中…</translation>
    </message>
    <message>
        <source>Save the report?</source>
        <translation>レポートを保存しますか?</translation>
    </message>
    <message>
        <source>The archive %1 will contain these files. Keys, tokens and passwords are replaced by ***; names, addresses and the number of the account stay.</source>
        <translation>アーカイブ %1 には次のファイルが含まれます。キー、トークン、パスワードは *** に置き換えられますが、名前、アドレス、アカウント番号はそのまま残ります。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>This cluster was not launched from this computer.</source>
        <translation>このクラスターはこのコンピューターから起動されていません。</translation>
    </message>
    <message>
        <source>A repair is running.</source>
        <translation>修復を実行中です。</translation>
    </message>
    <message>
        <source>The examination has not ended.</source>
        <translation>診断が終わっていません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::DraftCard</name>
    <message>
        <source>Continue with it</source>
        <translation>これを続ける</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>破棄する</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EfsWizard</name>
    <message>
        <source>Shared file system</source>
        <translation>共有ファイルシステム</translation>
    </message>
    <message>
        <source>A folder that all machines of a cluster share, and that stays when they are gone.</source>
        <translation>クラスターの全マシンで共有し、マシンがなくなっても残るフォルダー。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>What will exist, and what it costs.</source>
        <translation>作成されるものとその費用。</translation>
    </message>
    <message>
        <source>New shared file system</source>
        <translation>新しい共有ファイルシステム</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>VPC(&amp;V)</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>ゾーン(&amp;Z)</translation>
    </message>
    <message>
        <source>All machines of a cluster mount it when they start, also those that come later. Code, data and results are stored once, several clusters share them, and they stay when the machines are gone. Packed data (RecordIO) does not slow the training down. Many small files do, as each takes a request: pack them first. Machines can mount it only in zones with a mount target.</source>
        <translation>クラスターの全マシンが起動時にマウントします。後から追加されるマシンも同様です。コード、データ、結果を 1 か所に保存して複数のクラスターで共有でき、マシンがなくなっても残ります。パックされたデータ (RecordIO) であればトレーニングは遅くなりません。小さなファイルが多数あると、1 つごとにリクエストが必要なため遅くなります。先にパックしてください。マシンがマウントできるのは、マウントターゲットのあるゾーンだけです。</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (デフォルト)</translation>
    </message>
    <message>
        <source>The VPCs of the region are being read.</source>
        <translation>リージョンの VPC を読み込み中です。</translation>
    </message>
    <message>
        <source>Choose one zone or more.</source>
        <translation>1 つ以上のゾーンを選択してください。</translation>
    </message>
    <message>
        <source>One file system, encrypted, elastic throughput</source>
        <translation>ファイルシステム 1 つ、暗号化、エラスティックスループット</translation>
    </message>
    <message numerus="yes">
        <source>%n mount target(s)</source>
        <translation>
            <numerusform>マウントターゲット %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>A security group that admits NFS (TCP 2049)</source>
        <translation>NFS (TCP 2049) を許可するセキュリティグループ</translation>
    </message>
    <message>
        <source>No charge while it is empty; then per GiB and month, until you delete it by name.</source>
        <translation>空の間は無料です。その後は、名前を指定して削除するまで GiB・月単位で課金されます。</translation>
    </message>
    <message>
        <source>%1 in %2, with mount targets in %3. No &quot;Terminate all&quot; deletes it: it stays, and is paid for, until you delete it here and type its name.</source>
        <translation>%2 の %1、マウントターゲットは %3。「すべて終了」では削除されません。ここで名前を入力して削除するまで残り、課金されます。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名前(&amp;A)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>共有ファイルシステム</translation>
    </message>
    <message>
        <source>Optional: an EFS file system at /efs of every node, for scripts, data and results.</source>
        <translation>任意: 各ノードの /efs に EFS ファイルシステムをマウントし、スクリプト、データ、結果を保存します。</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>ファイルシステム(&amp;F)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>サブネット(&amp;U)</translation>
    </message>
    <message>
        <source>one of the default VPC, chosen by EMR</source>
        <translation>デフォルト VPC のサブネット (EMR が選択)</translation>
    </message>
    <message>
        <source>Let the nodes&apos; role &amp;read file systems, which mounting needs</source>
        <translation>ノードのロールに、マウントに必要なファイルシステムの読み取りを許可(&amp;R)</translation>
    </message>
    <message>
        <source>Loading file systems and subnets…</source>
        <translation>ファイルシステムとサブネットを読み込み中…</translation>
    </message>
    <message>
        <source>The security groups of its mount targets are added to all nodes: %1.</source>
        <translation>マウントターゲットのセキュリティグループが全ノードに追加されます: %1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrImagePage</name>
    <message>
        <source>Image and bootstrap</source>
        <translation>イメージとブートストラップ</translation>
    </message>
    <message>
        <source>What the nodes start from, and the scripts that they run before EMR installs its applications.</source>
        <translation>ノードの起動元と、EMR がアプリケーションをインストールする前に実行するスクリプト。</translation>
    </message>
    <message>
        <source>Custom &amp;image</source>
        <translation>カスタムイメージ(&amp;I)</translation>
    </message>
    <message>
        <source>the release&apos;s own (recommended)</source>
        <translation>リリース標準 (推奨)</translation>
    </message>
    <message>
        <source>ami-…: Amazon Linux of the generation of the release, unencrypted, with one volume</source>
        <translation>ami-…: リリースと同世代の Amazon Linux、暗号化なし、ボリューム 1 つ</translation>
    </message>
    <message>
        <source>&amp;Folder for the scripts</source>
        <translation>スクリプトのフォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>below the logs</source>
        <translation>ログの下</translation>
    </message>
    <message>
        <source>the folder of the logs</source>
        <translation>ログのフォルダー</translation>
    </message>
    <message>
        <source>Trainyard&apos;s own scripts are uploaded to %1, in your bucket. Every node runs them when it starts:</source>
        <translation>Trainyard 自身のスクリプトが、お使いのバケットの %1 にアップロードされます。各ノードは起動時に次を実行します:</translation>
    </message>
    <message>
        <source>• %1 mounts %2 at /efs for the user hadoop, and fails the node if it cannot.</source>
        <translation>• %1 は、ユーザー hadoop 用に %2 を /efs にマウントし、できない場合はノードを失敗させます。</translation>
    </message>
    <message>
        <source>• a script sets the deadline, which the node keeps even if this computer is off.</source>
        <translation>• スクリプトが期限を設定します。このコンピューターの電源が切れていても、ノードは期限を守ります。</translation>
    </message>
    <message>
        <source>When all nodes run, the list of workers and the DEEPLEARNING variables are written on the master.</source>
        <translation>全ノードが実行中になると、ワーカーの一覧と DEEPLEARNING 変数がマスターに書き込まれます。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrLimitsPage</name>
    <message>
        <source>Logs and limits</source>
        <translation>ログと制限</translation>
    </message>
    <message>
        <source>Where EMR writes its logs, and when the cluster ends.</source>
        <translation>EMR のログの書き込み先と、クラスターの終了時期。</translation>
    </message>
    <message>
        <source>&amp;Logs</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>s3://bucket/folder</source>
        <translation>s3://bucket/folder</translation>
    </message>
    <message>
        <source>EMR ends it when &amp;unused for</source>
        <translation>未使用の場合に EMR が終了するまで(&amp;U)</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>終了保護(&amp;P)</translation>
    </message>
    <message>
        <source>T&amp;ags</source>
        <translation>タグ(&amp;A)</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>なし。例: team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>各タグを name=value の形式で、カンマで区切って入力してください。</translation>
    </message>
    <message>
        <source>EMR&apos;s own limit counts steps and YARN applications only; the limits below it count training runs too, and are kept by Trainyard&apos;s script on each node. Log files arrive some minutes late.</source>
        <translation>EMR 自身の制限はステップと YARN アプリケーションだけを対象とします。下の制限はトレーニングの実行も対象とし、各ノード上の Trainyard のスクリプトが適用します。ログファイルは数分遅れて届きます。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrMachinesPage</name>
    <message>
        <source>Machines and root volume</source>
        <translation>マシンとルートボリューム</translation>
    </message>
    <message>
        <source>Uniform instance groups: a master, which trains too, core nodes, and task nodes that can be removed.</source>
        <translation>ユニフォームインスタンスグループ: トレーニングも行うマスター、コアノード、削除可能なタスクノード。</translation>
    </message>
    <message>
        <source>Core nodes (&amp;workers)</source>
        <translation>コアノード (ワーカー)(&amp;W)</translation>
    </message>
    <message>
        <source> core nodes, and the master</source>
        <comment>after a number</comment>
        <translation> 個のコアノードとマスター</translation>
    </message>
    <message>
        <source>&amp;Root volume</source>
        <translation>ルートボリューム(&amp;R)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>More than 50 GiB, otherwise the cluster may fail to start</source>
        <translation>50 GiB より大きくしてください。そうでない場合、クラスターの起動に失敗することがあります</translation>
    </message>
    <message>
        <source>Type of the &amp;core nodes</source>
        <translation>コアノードのタイプ(&amp;C)</translation>
    </message>
    <message>
        <source>as the master</source>
        <translation>マスターと同じ</translation>
    </message>
    <message>
        <source>Task nodes are S&amp;pot machines</source>
        <translation>タスクノードをスポットマシンにする(&amp;P)</translation>
    </message>
    <message>
        <source>Tas&amp;k nodes</source>
        <translation>タスクノード(&amp;K)</translation>
    </message>
    <message>
        <source> task nodes</source>
        <comment>after a number</comment>
        <translation> 個のタスクノード</translation>
    </message>
    <message>
        <source>Typ&amp;e of the task nodes</source>
        <translation>タスクノードのタイプ(&amp;E)</translation>
    </message>
    <message>
        <source>as the core nodes</source>
        <translation>コアノードと同じ</translation>
    </message>
    <message>
        <source>Maxim&amp;um Spot price</source>
        <translation>スポットの上限価格(&amp;U)</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>オンデマンド価格まで</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReleasePage</name>
    <message>
        <source>Release and applications</source>
        <translation>リリースとアプリケーション</translation>
    </message>
    <message>
        <source>Only the applications that the training needs: each one makes the start longer, and some prevent it.</source>
        <translation>トレーニングに必要なアプリケーションだけにしてください。増えるほど起動が遅くなり、起動を妨げるものもあります。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名前(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>リージョン(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;lease</source>
        <translation>リリース(&amp;L)</translation>
    </message>
    <message>
        <source>the newest of the region</source>
        <translation>リージョンの最新版</translation>
    </message>
    <message>
        <source>A&amp;pplications</source>
        <translation>アプリケーション(&amp;P)</translation>
    </message>
    <message>
        <source>Hadoop</source>
        <translation>Hadoop</translation>
    </message>
    <message>
        <source>Applicati&amp;ons of the release</source>
        <translation>リリースのアプリケーション(&amp;O)</translation>
    </message>
    <message>
        <source>Applications of the release</source>
        <translation>リリースのアプリケーション</translation>
    </message>
    <message>
        <source>Loading releases and applications…</source>
        <translation>リリースとアプリケーションを読み込み中…</translation>
    </message>
    <message>
        <source>The newest release is %1.</source>
        <translation>最新のリリースは %1 です。</translation>
    </message>
    <message>
        <source>%1: superseded by %2</source>
        <translation>%1: %2 に置き換えられました</translation>
    </message>
    <message>
        <source>%1: no Amazon Linux updates</source>
        <translation>%1: Amazon Linux の更新なし</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrReviewPage</name>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>作成されるものすべて。まだ何も存在しません。</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>再確認(&amp;A)</translation>
    </message>
    <message>
        <source>Checking release, roles, groups, image and file system…</source>
        <translation>リリース、ロール、グループ、イメージ、ファイルシステムを確認中…</translation>
    </message>
    <message>
        <source>Nothing is known that EMR would refuse.</source>
        <translation>EMR が拒否する点は見つかっていません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrSecurityPage</name>
    <message>
        <source>Security and roles</source>
        <translation>セキュリティとロール</translation>
    </message>
    <message>
        <source>Who may log in to the master, the security groups of the nodes, and what EMR and the nodes may do.</source>
        <translation>マスターにログインできる人、ノードのセキュリティグループ、EMR とノードに許可する操作。</translation>
    </message>
    <message>
        <source>&amp;Managed group of the master</source>
        <translation>マスターのマネージドグループ(&amp;M)</translation>
    </message>
    <message>
        <source>EMR&apos;s own</source>
        <translation>EMR の標準</translation>
    </message>
    <message>
        <source>Managed &amp;group of the others</source>
        <translation>その他のノードのマネージドグループ(&amp;G)</translation>
    </message>
    <message>
        <source>Service access gro&amp;up</source>
        <translation>サービスアクセスグループ(&amp;U)</translation>
    </message>
    <message>
        <source>only in a private subnet</source>
        <translation>プライベートサブネットの場合のみ</translation>
    </message>
    <message>
        <source>A&amp;dditional groups of the master</source>
        <translation>マスターの追加グループ(&amp;D)</translation>
    </message>
    <message>
        <source>none; sg-…</source>
        <translation>なし。sg-…</translation>
    </message>
    <message>
        <source>Additional groups of the ot&amp;hers</source>
        <translation>その他のノードの追加グループ(&amp;H)</translation>
    </message>
    <message>
        <source>Service &amp;role</source>
        <translation>サービスロール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Instance profile</source>
        <translation>インスタンスプロファイル(&amp;I)</translation>
    </message>
    <message>
        <source>Create the default ro&amp;les where they are missing</source>
        <translation>デフォルトロールがない場合は作成(&amp;L)</translation>
    </message>
    <message>
        <source>The account has no role %1 yet.</source>
        <translation>アカウントにロール %1 はまだありません。</translation>
    </message>
    <message>
        <source>The role %1 lacks the policies %2.</source>
        <translation>ロール %1 にはポリシー %2 がありません。</translation>
    </message>
    <message>
        <source>Both default roles exist.</source>
        <translation>デフォルトロールは両方とも存在します。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepDialog</name>
    <message>
        <source>step</source>
        <comment>default name of a step</comment>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>ステップを追加</translation>
    </message>
    <message>
        <source>EMR runs the command on the master as the user hadoop, after the steps before it. Its output arrives in the log bucket some minutes later.</source>
        <translation>EMR は、前のステップが終わると、ユーザー hadoop としてマスターでコマンドを実行します。出力は数分後にログバケットに届きます。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
        <source>the next step runs</source>
        <translation>次のステップを実行</translation>
    </message>
    <message>
        <source>waiting steps are cancelled</source>
        <translation>待機中のステップをキャンセル</translation>
    </message>
    <message>
        <source>the cluster ends</source>
        <translation>クラスターを終了</translation>
    </message>
    <message>
        <source>If it &amp;fails</source>
        <translation>失敗した場合(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Add step</source>
        <translation>ステップを追加(&amp;A)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrStepsView</name>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Add step…</source>
        <translation>ステップを追加…</translation>
    </message>
    <message>
        <source>Cancel step…</source>
        <translation>ステップをキャンセル…</translation>
    </message>
    <message>
        <source>Log of the step</source>
        <translation>ステップのログ</translation>
    </message>
    <message>
        <source>Add core nodes…</source>
        <translation>コアノードを追加…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>The steps could not be read.</source>
        <translation>ステップを読み込めませんでした。</translation>
    </message>
    <message>
        <source>No steps. &quot;Add step&quot; runs a command on the master.</source>
        <translation>ステップはありません。「ステップを追加」でマスター上でコマンドを実行できます。</translation>
    </message>
    <message>
        <source>No steps were added to this cluster.</source>
        <translation>このクラスターにステップは追加されていません。</translation>
    </message>
    <message>
        <source>Kill its process</source>
        <translation>プロセスを強制終了</translation>
    </message>
    <message>
        <source>Cancel the step %1?</source>
        <translation>ステップ %1 をキャンセルしますか?</translation>
    </message>
    <message>
        <source>Its process is interrupted; a process that ignores this can be killed. Results that it has not written are lost.</source>
        <translation>プロセスを中断します。中断に応じないプロセスは強制終了できます。書き込まれていない結果は失われます。</translation>
    </message>
    <message>
        <source>It has not started and will not.</source>
        <translation>まだ開始されておらず、今後も開始されません。</translation>
    </message>
    <message>
        <source>Cancel step</source>
        <translation>ステップをキャンセル</translation>
    </message>
    <message>
        <source>Reading the logs of %1…</source>
        <translation>%1 のログを読み込み中…</translation>
    </message>
    <message>
        <source>There are no logs of %1 yet: EMR writes them some minutes after the step has begun.</source>
        <translation>%1 のログはまだありません。EMR はステップの開始から数分後にログを書き込みます。</translation>
    </message>
    <message>
        <source>Logs of the step %1</source>
        <translation>ステップ %1 のログ</translation>
    </message>
    <message>
        <source>Add core nodes</source>
        <translation>コアノードを追加</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>price</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>Core nodes hold a part of HDFS and cannot be removed before the cluster ends. Until then each costs up to %1. Number of new core nodes:</source>
        <translation>コアノードは HDFS の一部を保持するため、クラスターが終了するまで削除できません。それまで 1 つにつき最大 %1 かかります。新しいコアノードの数:</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>The cluster does not accept steps now.</source>
        <translation>クラスターは現在ステップを受け付けていません。</translation>
    </message>
    <message>
        <source>Select a step first.</source>
        <translation>先にステップを選択してください。</translation>
    </message>
    <message>
        <source>This step can no longer be cancelled.</source>
        <translation>このステップはもうキャンセルできません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EmrWizard</name>
    <message>
        <source>Create an EMR cluster</source>
        <translation>EMR クラスターを作成</translation>
    </message>
    <message>
        <source>Create cluster</source>
        <translation>クラスターを作成</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>確認して作成</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EpochModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <comment>number of an epoch</comment>
        <translation>%1 (最良)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>Val. loss</source>
        <comment>validation</comment>
        <translation>検証損失</translation>
    </message>
    <message>
        <source>Val. accuracy</source>
        <comment>validation</comment>
        <translation>検証正解率</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>サンプル/秒</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>ワーカー数</translation>
    </message>
    <message>
        <source>Batch</source>
        <comment>samples of a step of all workers</comment>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Best validation %1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>最良の検証 %1 (エポック %2)</translation>
    </message>
    <message>
        <source>Lowest validation loss %1 in epoch %2</source>
        <translation>最小の検証損失 %1 (エポック %2)</translation>
    </message>
    <message>
        <source>Loss %1</source>
        <comment>the last one of a program</comment>
        <translation>損失 %1</translation>
    </message>
    <message>
        <source>Loss %1 in epoch %2</source>
        <translation>損失 %1 (エポック %2)</translation>
    </message>
    <message>
        <source>Training loss %1 in epoch %2</source>
        <translation>トレーニング損失 %1 (エポック %2)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EpochView</name>
    <message>
        <source>Epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>TSV としてコピー</translation>
    </message>
    <message>
        <source>The table that MXNet&apos;s parse_log prints, for a report</source>
        <translation>MXNet の parse_log が出力する表 (レポート用)</translation>
    </message>
    <message>
        <source>Tab-separated values, for a spreadsheet</source>
        <translation>タブ区切りの値 (表計算用)</translation>
    </message>
    <message>
        <source>No epoch is done yet.</source>
        <translation>完了したエポックはまだありません。</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV としてコピー</translation>
    </message>
    <message>
        <source>Comma-separated values, as Export epochs writes them</source>
        <translation>カンマ区切りの値 (「エポックをエクスポート」と同じ形式)</translation>
    </message>
    <message>
        <source>No epoch is complete yet.</source>
        <translation>完了したエポックはまだありません。</translation>
    </message>
    <message>
        <source>Copy as shown</source>
        <translation>表示どおりにコピー</translation>
    </message>
    <message>
        <source>Titles and values as they are on the screen</source>
        <translation>画面に表示されているとおりの見出しと値</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::EventModel</name>
    <message>
        <source>AWS had no capacity for %1: %2</source>
        <comment>machine, reason</comment>
        <translation>AWS に %1 のキャパシティがありませんでした: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>イベント</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileModel</name>
    <message>
        <source>%1 is not transferred: %2</source>
        <comment>file, reason</comment>
        <translation>%1 は転送されません: %2</translation>
    </message>
    <message>
        <source>A symbolic link</source>
        <translation>シンボリックリンク</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更新日時</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cluster, machine</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>An address in S3 begins with s3://, as s3://bucket/folder.</source>
        <translation>S3 のアドレスは s3://bucket/folder のように s3:// で始まります。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FileSystemsView</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>1 か月あたり</translation>
    </message>
    <message>
        <source>Shared file systems</source>
        <translation>共有ファイルシステム</translation>
    </message>
    <message>
        <source>Mount…</source>
        <translation>マウント…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>File systems (EFS) that all machines of a cluster can mount, for code, data and results. They stay, and are paid for, until you delete them here.</source>
        <translation>クラスターの全マシンがマウントできるファイルシステム (EFS)。コード、データ、結果を保存します。ここで削除するまで残り、課金されます。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>New file system…</source>
        <translation>新しいファイルシステム…</translation>
    </message>
    <message>
        <source>The file systems could not be listed.</source>
        <translation>ファイルシステムを一覧表示できませんでした。</translation>
    </message>
    <message>
        <source>No shared file systems. &quot;New file system&quot; creates one with a mount target in every zone.</source>
        <translation>共有ファイルシステムはありません。「新しいファイルシステム」で、各ゾーンにマウントターゲットのあるものを作成します。</translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation>%1 は読み込まれませんでした: %2</translation>
    </message>
    <message>
        <source>No cluster of yours runs in its region.</source>
        <translation>そのリージョンで実行中のクラスターはありません。</translation>
    </message>
    <message>
        <source>%1 (%2) in %3, %4</source>
        <translation>%1 (%2)、%3、%4</translation>
    </message>
    <message>
        <source>Delete the file system</source>
        <translation>ファイルシステムを削除</translation>
    </message>
    <message>
        <source>All its data is lost, on all machines that have it mounted. This cannot be undone.</source>
        <translation>マウントしている全マシンで、すべてのデータが失われます。元に戻すことはできません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Select a file system first.</source>
        <translation>先にファイルシステムを選択してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FilesView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>S3</source>
        <translation>S3</translation>
    </message>
    <message>
        <source>The files of machines are offered here while a cluster of yours runs.</source>
        <translation>クラスターの実行中は、マシンのファイルがここに表示されます。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>%n more entries of this folder are not listed. Open a folder further down, or use ssh.</source>
        <translation>
            <numerusform>このフォルダーのほか %n 件は表示されていません。下位のフォルダーを開くか、ssh を使用してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>This place could not be listed.</source>
        <translation>この場所を一覧表示できませんでした。</translation>
    </message>
    <message>
        <source>Nothing is here. Drop files of this computer, or choose them at the right and upload.</source>
        <translation>ここには何もありません。このコンピューターのファイルをドロップするか、右側で選択してアップロードしてください。</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新しいフォルダー…</translation>
    </message>
    <message>
        <source>New bucket…</source>
        <translation>新しいバケット…</translation>
    </message>
    <message>
        <source>Folders of machines are not deleted here.</source>
        <translation>マシンのフォルダーはここでは削除できません。</translation>
    </message>
    <message>
        <source>Every machine of the run needs the files at the same path, as on a shared file system.</source>
        <translation>共有ファイルシステムのように、実行の全マシンで同じパスにファイルが必要です。</translation>
    </message>
    <message>
        <source>Open a bucket at the left first.</source>
        <translation>先に左側でバケットを開いてください。</translation>
    </message>
    <message>
        <source>Packs the pictures of one folder, a list of pictures or a data set into RecordIO files</source>
        <translation>1 つのフォルダーの画像、画像リスト、またはデータセットを RecordIO ファイルにパックします</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n 件選択</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3</source>
        <comment>address, number, time</comment>
        <translation>%1: %2 バイト、更新 %3</translation>
    </message>
    <message>
        <source>%1: %2 bytes, changed %3, ETag %4</source>
        <translation>%1: %2 バイト、更新 %3、ETag %4</translation>
    </message>
    <message>
        <source>Upload to a public bucket</source>
        <translation>パブリックバケットへのアップロード</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>Not downloaded, because their names cannot be names of files here: %1</source>
        <translation>名前をここでファイル名として使えないため、ダウンロードされませんでした: %1</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>ファイルを置き換え</translation>
    </message>
    <message>
        <source>These names exist at the target. Files of the same names are replaced, also within folders.</source>
        <translation>次の名前は宛先にすでに存在します。フォルダー内も含め、同名のファイルは置き換えられます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新しいフォルダー</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>新しいバケット</translation>
    </message>
    <message>
        <source>Name of the folder in %1:</source>
        <translation>%1 内のフォルダーの名前:</translation>
    </message>
    <message>
        <source>Name, unique among all accounts. The bucket is private and encrypted, and public access to it is blocked:</source>
        <translation>全アカウントで一意の名前。バケットはプライベートで暗号化され、パブリックアクセスはブロックされます:</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 small letters, digits and hyphens.</source>
        <translation>バケット名は、小文字、数字、ハイフンの 3~63 文字です。</translation>
    </message>
    <message>
        <source>The bucket exists now.</source>
        <translation>バケットを作成しました。</translation>
    </message>
    <message>
        <source>The name of a folder has no slash, and is not empty.</source>
        <translation>フォルダー名は空にできず、スラッシュを含めることはできません。</translation>
    </message>
    <message>
        <source>The folder exists now.</source>
        <translation>フォルダーを作成しました。</translation>
    </message>
    <message>
        <source>The link was copied. Anyone who has it can read the object for one hour.</source>
        <translation>リンクをコピーしました。リンクを知っている人は誰でも 1 時間、オブジェクトを読み取れます。</translation>
    </message>
    <message>
        <source>Delete from the machine</source>
        <translation>マシンから削除</translation>
    </message>
    <message>
        <source>Delete from S3</source>
        <translation>S3 から削除</translation>
    </message>
    <message>
        <source>The files are deleted, on a shared file system for all machines. This cannot be undone.</source>
        <translation>ファイルを削除します。共有ファイルシステムでは全マシンから削除されます。元に戻すことはできません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>削除しました。</translation>
    </message>
    <message>
        <source>Objects in S3</source>
        <translation>S3 のオブジェクト</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>パック…</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Use in a run…</source>
        <translation>実行で使用…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>S3 or a machine</source>
        <translation>S3 またはマシン</translation>
    </message>
    <message>
        <source>Address in S3, or of a folder of a machine</source>
        <translation>S3 またはマシンのフォルダーのアドレス</translation>
    </message>
    <message>
        <source>Folder above, in S3 or on a machine</source>
        <translation>上位フォルダー (S3 またはマシン)</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>このコンピューターのフォルダー</translation>
    </message>
    <message>
        <source>Folder above, on this computer</source>
        <translation>上位フォルダー (このコンピューター)</translation>
    </message>
    <message>
        <source>Files of this computer</source>
        <translation>このコンピューターのファイル</translation>
    </message>
    <message>
        <source>Select files at the left first.</source>
        <translation>先に左側でファイルを選択してください。</translation>
    </message>
    <message>
        <source>No folder is above this one.</source>
        <translation>これより上のフォルダーはありません。</translation>
    </message>
    <message>
        <source>Select one file at the left first.</source>
        <translation>先に左側でファイルを 1 つ選択してください。</translation>
    </message>
    <message>
        <source>Select files of this computer first.</source>
        <translation>先にこのコンピューターのファイルを選択してください。</translation>
    </message>
    <message>
        <source>Select one folder or file of this computer first.</source>
        <translation>先にこのコンピューターのフォルダーまたはファイルを 1 つ選択してください。</translation>
    </message>
    <message>
        <source>Upload to a bucket that may be public</source>
        <translation>公開されている可能性のあるバケットへのアップロード</translation>
    </message>
    <message>
        <source>The policy or the access control list of this bucket is open to everyone.</source>
        <translation>このバケットのポリシーまたはアクセスコントロールリストは、すべてのユーザーに公開されています。</translation>
    </message>
    <message>
        <source>These credentials cannot read who may use this bucket (s3:GetBucketPolicyStatus, s3:GetBucketAcl).</source>
        <translation>この認証情報では、このバケットを誰が使用できるかを読み取れません (s3:GetBucketPolicyStatus、s3:GetBucketAcl)。</translation>
    </message>
    <message>
        <source>The objects are deleted. This cannot be undone.</source>
        <translation>オブジェクトを削除します。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>There is nothing below it any more.</source>
        <translation>その中にはもう何もありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n objects are deleted, with %1 below the folders. This cannot be undone.</source>
        <translation>
            <numerusform>%n 個のオブジェクトを削除します (フォルダ内の合計 %1)。この操作は元に戻せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading what is below…</source>
        <translation>内容を読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FindingRow</name>
    <message>
        <source>problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>well</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the finding with its evidence</source>
        <translation>検出結果を根拠とともにコピーします</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FirstPage</name>
    <message>
        <source>I have an AWS account</source>
        <translation>AWS アカウントを持っている</translation>
    </message>
    <message>
        <source>Train a model on a cluster</source>
        <translation>クラスターでモデルをトレーニング</translation>
    </message>
    <message>
        <source>Trainyard launches machines on AWS, trains your model on all of them, shows the curves while they grow, and leaves nothing running.</source>
        <translation>Trainyard は AWS でマシンを起動し、そのすべてでモデルをトレーニングし、曲線をリアルタイムで表示し、終了後は何も実行したまま残しません。</translation>
    </message>
    <message>
        <source>The machines are sandboxes on this computer and cost nothing until you add an account.</source>
        <translation>アカウントを追加するまで、マシンはこのコンピューター上のサンドボックスであり、無料です。</translation>
    </message>
    <message>
        <source>Account: profile %1</source>
        <translation>アカウント: プロファイル %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Fold</name>
    <message>
        <source>%1, expanded</source>
        <translation>%1、展開</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1、折りたたみ</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::FolderSyncView</name>
    <message>
        <source>equal</source>
        <translation>同一</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>相違あり</translation>
    </message>
    <message>
        <source>To copy:</source>
        <translation>コピー対象:</translation>
    </message>
    <message>
        <source>Copied:</source>
        <translation>コピー済み:</translation>
    </message>
    <message>
        <source>To remove:</source>
        <translation>削除対象:</translation>
    </message>
    <message>
        <source>Removed:</source>
        <translation>削除済み:</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>同一</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>マシンのみ</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>&amp;Remove from the machines what the folder does not have</source>
        <translation>フォルダーにないものをマシンから削除(&amp;R)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Copy to the machines</source>
        <translation>マシンにコピー</translation>
    </message>
    <message>
        <source>Without shared storage, code and data must be on each machine. Files are compared by their content: only what differs is copied, and is compared again afterwards.</source>
        <translation>共有ストレージがない場合、コードとデータを各マシンに置く必要があります。ファイルは内容で比較され、異なるものだけがコピーされ、その後もう一度比較されます。</translation>
    </message>
    <message>
        <source>Compare a folder to see what its copies on the machines lack.</source>
        <translation>フォルダーを比較して、マシン上のコピーに足りないものを確認します。</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>Folder of this comp&amp;uter</source>
        <translation>このコンピューターのフォルダー(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>クラスター(&amp;C)</translation>
    </message>
    <message>
        <source>Folder on the &amp;machines</source>
        <translation>マシン上のフォルダー(&amp;M)</translation>
    </message>
    <message>
        <source>nothing; as .git, *.tmp, cache/*</source>
        <translation>なし。例: .git, *.tmp, cache/*</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>除外(&amp;L)</translation>
    </message>
    <message>
        <source>Folder of this computer</source>
        <translation>このコンピューターのフォルダー</translation>
    </message>
    <message>
        <source>There is no cluster whose machines run.</source>
        <translation>マシンが実行中のクラスターはありません。</translation>
    </message>
    <message>
        <source>Comparing the content of all files…</source>
        <translation>全ファイルの内容を比較中…</translation>
    </message>
    <message>
        <source>Compare first: that lists what would be removed.</source>
        <translation>先に比較してください。削除されるものが一覧表示されます。</translation>
    </message>
    <message>
        <source>Some machines could not be compared.</source>
        <translation>一部のマシンを比較できませんでした。</translation>
    </message>
    <message>
        <source>Some machines could not be updated.</source>
        <translation>一部のマシンを更新できませんでした。</translation>
    </message>
    <message>
        <source>All machines have the content of the folder.</source>
        <translation>全マシンがフォルダーの内容と一致しています。</translation>
    </message>
    <message>
        <source>Nothing was changed yet: the table lists what would be copied and removed.</source>
        <translation>まだ何も変更されていません。表にはコピーと削除の対象が表示されています。</translation>
    </message>
    <message>
        <source>A comparison is running.</source>
        <translation>比較を実行中です。</translation>
    </message>
    <message>
        <source>Choose a folder, a cluster and a folder of its machines first.</source>
        <translation>先にフォルダー、クラスター、およびそのマシンのフォルダーを選択してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeadLossDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>実行を終了(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Launch a new head</source>
        <translation>新しいヘッドを起動(&amp;L)</translation>
    </message>
    <message>
        <source>Head node lost</source>
        <translation>ヘッドノードの喪失</translation>
    </message>
    <message>
        <source>%1 on %2 has lost its head node</source>
        <translation>%2 の %1 がヘッドノードを失いました</translation>
    </message>
    <message>
        <source>Progress of the examination</source>
        <translation>調査の進行状況</translation>
    </message>
    <message>
        <source>New head</source>
        <translation>新しいヘッド</translation>
    </message>
    <message>
        <source>Continues from</source>
        <translation>再開位置</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>失われるステップ</translation>
    </message>
    <message>
        <source>Launches one machine and continues the run; Cancel among the operations ends it</source>
        <translation>1 台のマシンを起動して実行を続行します。操作欄の「キャンセル」で中止できます</translation>
    </message>
    <message>
        <source>Records the run as stopped; the machines stay</source>
        <translation>実行を停止として記録します。マシンは残ります</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a row, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Finding out what is left of the run. Nothing is launched yet.</source>
        <translation>実行の何が残っているかを調査中です。まだ何も起動されていません。</translation>
    </message>
    <message>
        <source>It is not known what is left of the run. %1</source>
        <translation>実行の何が残っているかは不明です。%1</translation>
    </message>
    <message>
        <source>Its head node is gone, as the cloud reports.</source>
        <translation>クラウドの報告によると、ヘッドノードは存在しません。</translation>
    </message>
    <message>
        <source>Its head node is %1, as the cloud reports.</source>
        <translation>クラウドの報告によると、ヘッドノードの状態は %1 です。</translation>
    </message>
    <message>
        <source>The run has stopped. It can continue on a new head node; the workers stay.</source>
        <translation>実行は停止しました。新しいヘッドノードで続行できます。ワーカーは残ります。</translation>
    </message>
    <message>
        <source>The run is finished: its last epoch has a checkpoint. No new head node is needed.</source>
        <translation>実行は完了しています。最後のエポックのチェックポイントがあります。新しいヘッドノードは不要です。</translation>
    </message>
    <message>
        <source>The run cannot continue: %1.</source>
        <translation>実行を続行できません: %1。</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>価格不明</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>instance type, price</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>the beginning: there is no checkpoint</source>
        <translation>最初から: チェックポイントがありません</translation>
    </message>
    <message>
        <source>the checkpoint at step %1, after epoch %2</source>
        <translation>エポック %2 の後、ステップ %1 のチェックポイント</translation>
    </message>
    <message>
        <source>the checkpoint after epoch %1</source>
        <translation>エポック %1 後のチェックポイント</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, which are trained again</source>
        <translation>%1 (再度トレーニングされます)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HeaderBar</name>
    <message>
        <source>&amp;Log in again</source>
        <translation>再ログイン(&amp;L)</translation>
    </message>
    <message>
        <source>Trainyard</source>
        <translation>Trainyard</translation>
    </message>
    <message>
        <source>Accoun&amp;t</source>
        <translation>アカウント(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>リージョン(&amp;G)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>ローカルクラウド</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>アカウントを追加…</translation>
    </message>
    <message>
        <source>session expired</source>
        <translation>セッション期限切れ</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>接続不可</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>account alias (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>costs money</source>
        <translation>有料</translation>
    </message>
    <message>
        <source>%1, costs money</source>
        <translation>%1、有料</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>region (machines there)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in other regions</source>
        <translation>他のリージョンに %1</translation>
    </message>
    <message>
        <source>In brackets: how many of your machines run there</source>
        <translation>括弧内: そこで実行中のマシンの数</translation>
    </message>
    <message>
        <source>session expires in %1</source>
        <translation>セッションは %1 後に期限切れ</translation>
    </message>
    <message>
        <source>Notices: %1 unread</source>
        <translation>お知らせ: 未読 %1 件</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS</source>
        <translation>このようなマシンは AWS では %1 です</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::HelpWindow</name>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>ガイドを検索</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>ガイドのページ一覧</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>ガイドのページ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>No page contains this.</source>
        <translation>一致するページはありません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImageModel</name>
    <message>
        <source>Image</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>Login user</source>
        <translation>ログインユーザー</translation>
    </message>
    <message>
        <source>Minimum disk</source>
        <translation>最小ディスク</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>AMI ID</source>
        <extracomment>column of a table: the id that an image has today in the region</extracomment>
        <translation>AMI ID</translation>
    </message>
    <message>
        <source>not offered here</source>
        <translation>ここでは提供なし</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ImagePage</name>
    <message>
        <source>Image</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>The operating system and the drivers that every machine starts with.</source>
        <translation>各マシンの起動に使用するオペレーティングシステムとドライバー。</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>Current &amp;images</source>
        <translation>現在のイメージ(&amp;I)</translation>
    </message>
    <message>
        <source>a name, ami-…, name:… or resolve:ssm:/…</source>
        <translation>名前、ami-…、name:…、または resolve:ssm:/…</translation>
    </message>
    <message>
        <source>I&amp;mage</source>
        <translation>イメージ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Login user</source>
        <translation>ログインユーザー(&amp;L)</translation>
    </message>
    <message>
        <source>AMI IDs and names from old guides work too: Trainyard suggests the current image.</source>
        <translation>古いガイドの AMI ID や名前も使用できます。Trainyard が現在のイメージを提案します。</translation>
    </message>
    <message>
        <source>As named below</source>
        <translation>下の指定を使用</translation>
    </message>
    <message>
        <source>Leave empty for the image&apos;s default. If that user is refused, other common names are tried.</source>
        <translation>空欄の場合はイメージのデフォルトを使用します。そのユーザーが拒否された場合は、他の一般的な名前を試します。</translation>
    </message>
    <message>
        <source>tried in turn: ubuntu, ec2-user, …</source>
        <translation>順に試行: ubuntu、ec2-user、…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobActions</name>
    <message>
        <source>Open job file…</source>
        <translation>ジョブファイルを開く…</translation>
    </message>
    <message>
        <source>Save job file…</source>
        <translation>ジョブファイルを保存…</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>キューに追加</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <translation>スイープ…</translation>
    </message>
    <message>
        <source>Runs the job several times with other values of its parameters</source>
        <translation>パラメーターの値を変えてジョブを複数回実行します</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>The example cannot be opened</source>
        <translation>例を開けません</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>ジョブファイルを開く</translation>
    </message>
    <message>
        <source>Job files (*.yaml *.yml *.json);;All files (*)</source>
        <translation>ジョブファイル (*.yaml *.yml *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 is not a job file</source>
        <translation>%1 はジョブファイルではありません</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>ジョブファイルを保存</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 は書き込まれませんでした</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>先にほかのページを完成させてください。</translation>
    </message>
    <message>
        <source>Job file</source>
        <translation>ジョブファイル</translation>
    </message>
    <message>
        <source>Adds the job to the queue of the cluster: it starts after the jobs before it, while Trainyard or trainyardctl queue run is running</source>
        <translation>ジョブをクラスターのキューに追加します。Trainyard または trainyardctl queue run の実行中に、前のジョブの後で開始されます</translation>
    </message>
    <message>
        <source>New script</source>
        <translation>新しいスクリプト</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Python スクリプト (*.py)</translation>
    </message>
    <message>
        <source>%1 has other files.</source>
        <translation>%1 には他のファイルがあります。</translation>
    </message>
    <message>
        <source>The job sends the folder of its script to the machines, with all files in it. To send only the script, save it in an empty folder.</source>
        <translation>ジョブは、スクリプトのフォルダーをその中のすべてのファイルとともにマシンに送信します。スクリプトだけを送信するには、空のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>&amp;Save here</source>
        <translation>ここに保存(&amp;S)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobForm</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>CIFAR-10: crop, mirror, colour jitter</source>
        <translation>CIFAR-10: クロップ、左右反転、色ジッター</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation>データ拡張</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>問題 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>検証データ</translation>
    </message>
    <message>
        <source>empty: the validation files of the data set</source>
        <translation>空欄: データセットの検証ファイル</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>automatic, by the names of the files</source>
        <translation>自動 (ファイル名による)</translation>
    </message>
    <message>
        <source>IDX, as MNIST</source>
        <translation>IDX (MNIST と同じ)</translation>
    </message>
    <message>
        <source>CIFAR-10, binary</source>
        <translation>CIFAR-10、バイナリ</translation>
    </message>
    <message>
        <source>CIFAR-100, binary</source>
        <translation>CIFAR-100、バイナリ</translation>
    </message>
    <message>
        <source>RecordIO (.rec)</source>
        <translation>RecordIO (.rec)</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>クラス数</translation>
    </message>
    <message>
        <source>as the model</source>
        <translation>モデルと同じ</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>ローダースレッド数</translation>
    </message>
    <message>
        <source>Threads of each worker that prepare batches</source>
        <translation>バッチを準備する各ワーカーのスレッド数</translation>
    </message>
    <message>
        <source>Random crop</source>
        <translation>ランダムクロップ</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>パディング</translation>
    </message>
    <message>
        <source>Pixels on each side before the crop</source>
        <translation>クロップ前に各辺に追加するピクセル数</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>Padding value</source>
        <translation>パディング値</translation>
    </message>
    <message>
        <source>Random mirror</source>
        <translation>ランダム左右反転</translation>
    </message>
    <message>
        <source>Hue jitter</source>
        <translation>色相ジッター</translation>
    </message>
    <message>
        <source>Saturation jitter</source>
        <translation>彩度ジッター</translation>
    </message>
    <message>
        <source>Lightness jitter</source>
        <translation>明度ジッター</translation>
    </message>
    <message>
        <source>Mean (R,G,B)</source>
        <translation>平均 (R,G,B)</translation>
    </message>
    <message>
        <source>Subtracted from values of 0 to 255</source>
        <translation>0~255 の値から引かれます</translation>
    </message>
    <message>
        <source>Deviation (R,G,B)</source>
        <translation>偏差 (R,G,B)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>A value becomes (value - mean) / deviation * scale</source>
        <translation>値は (値 - 平均) / 偏差 * スケール に変換されます</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>モメンタム</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>重み減衰</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Of the initial weights and the order of samples</source>
        <translation>初期重みとサンプル順序のシード</translation>
    </message>
    <message>
        <source>Deterministic: the same bits again</source>
        <translation>決定的: 毎回同じビットを再現</translation>
    </message>
    <message>
        <source>Log every</source>
        <translation>ログの間隔</translation>
    </message>
    <message>
        <source> batches</source>
        <translation> バッチ</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>dist_sync: all workers step together</source>
        <translation>dist_sync: 全ワーカーが同時にステップを進める</translation>
    </message>
    <message>
        <source>dist_async: each worker steps on its own</source>
        <translation>dist_async: 各ワーカーが独立してステップを進める</translation>
    </message>
    <message>
        <source>local: one worker, no server</source>
        <translation>local: ワーカー 1 つ、サーバーなし</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>Compute threads of each worker</source>
        <translation>各ワーカーの計算スレッド数</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>サーバー数</translation>
    </message>
    <message>
        <source>On the workers&apos; machines, 1 means one on each</source>
        <translation>ワーカーのマシン上では、1 は各マシンに 1 つを意味します</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>サーバーの配置先</translation>
    </message>
    <message>
        <source>the workers&apos; machines</source>
        <translation>ワーカーのマシン</translation>
    </message>
    <message>
        <source>the head node</source>
        <translation>ヘッドノード</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>on the servers, which send weights</source>
        <translation>サーバー上 (サーバーが重みを送信)</translation>
    </message>
    <message>
        <source>on every worker: servers send the summed gradients</source>
        <translation>各ワーカー上: サーバーが合計した勾配を送信</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>最小ワーカー数</translation>
    </message>
    <message>
        <source>The run pauses with fewer</source>
        <translation>これより少ないと実行を一時停止します</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>最大ワーカー数</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>予備ワーカー数</translation>
    </message>
    <message>
        <source>Beyond the maximum: they join, and wait to replace workers that die</source>
        <translation>最大数を超える分: 参加して待機し、異常終了したワーカーと交代します</translation>
    </message>
    <message>
        <source>Workers join and leave</source>
        <translation>ワーカーの参加と離脱</translation>
    </message>
    <message>
        <source>automatic: between batches in long epochs</source>
        <translation>自動: 長いエポックではバッチ間</translation>
    </message>
    <message>
        <source>at the end of an epoch</source>
        <translation>エポックの終わり</translation>
    </message>
    <message>
        <source>between two batches</source>
        <translation>2 つのバッチの間</translation>
    </message>
    <message>
        <source>Exclude a machine after</source>
        <translation>マシンを除外する条件</translation>
    </message>
    <message>
        <source> deaths</source>
        <translation> 回の異常終了</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>For</source>
        <translation>除外期間</translation>
    </message>
    <message>
        <source>Then its workers may join again</source>
        <translation>その後、ワーカーは再び参加できます</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Of gradients and weights between workers and servers</source>
        <translation>ワーカーとサーバーの間の勾配と重みの圧縮</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>2 bits for each gradient</source>
        <translation>勾配ごとに 2 ビット</translation>
    </message>
    <message>
        <source>Threshold (2 bits)</source>
        <translation>しきい値 (2 ビット)</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>How gradients and weights travel between workers and servers. Control messages are always encrypted. Encryption takes about 0.5 ms of CPU time for each MB, at both ends together.</source>
        <translation>ワーカーとサーバー間での勾配と重みの転送方法。制御メッセージは常に暗号化されます。暗号化には、両端合わせて 1 MB あたり約 0.5 ms の CPU 時間がかかります。</translation>
    </message>
    <message>
        <source>auto: encrypted where it leaves the private network</source>
        <translation>auto: プライベートネットワークの外に出る場合に暗号化</translation>
    </message>
    <message>
        <source>plain: fastest; the network can read and alter it</source>
        <translation>plain: 最速。ネットワーク側で読み取りや改ざんが可能</translation>
    </message>
    <message>
        <source>aead: always encrypted, takes CPU time</source>
        <translation>aead: 常に暗号化、CPU 時間を消費</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>only when the run is stopped</source>
        <translation>実行の停止時のみ</translation>
    </message>
    <message>
        <source>And every</source>
        <translation>時間間隔</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or copies on this computer</source>
        <translation>空欄: クラスターのバケット、またはこのコンピューター上のコピー</translation>
    </message>
    <message>
        <source>Time to save at a stop</source>
        <translation>停止時の保存時間</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>データ(&amp;D)</translation>
    </message>
    <message>
        <source>Opti&amp;mization</source>
        <translation>最適化(&amp;M)</translation>
    </message>
    <message>
        <source>Paralleli&amp;sm</source>
        <translation>並列化(&amp;S)</translation>
    </message>
    <message>
        <source>Chec&amp;kpoints</source>
        <translation>チェックポイント(&amp;K)</translation>
    </message>
    <message>
        <source>Ot&amp;her options</source>
        <translation>その他のオプション(&amp;H)</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>ランチャー</translation>
    </message>
    <message>
        <source>How the processes come to the machines</source>
        <translation>プロセスをマシンに配置する方法</translation>
    </message>
    <message>
        <source>ssh: the agents of the machines</source>
        <translation>ssh: マシンのエージェント</translation>
    </message>
    <message>
        <source>local: all on the head node</source>
        <translation>local: すべてヘッドノード上</translation>
    </message>
    <message>
        <source>mpi: mpirun on the head node</source>
        <translation>mpi: ヘッドノード上の mpirun</translation>
    </message>
    <message>
        <source>sge: Grid Engine</source>
        <translation>sge: Grid Engine</translation>
    </message>
    <message>
        <source>slurm: srun or sbatch</source>
        <translation>slurm: srun または sbatch</translation>
    </message>
    <message>
        <source>yarn: the resource manager of EMR</source>
        <translation>yarn: EMR のリソースマネージャー</translation>
    </message>
    <message>
        <source>Its options</source>
        <translation>ランチャーのオプション</translation>
    </message>
    <message>
        <source>Further words for the command of the launcher, one on each line</source>
        <translation>ランチャーのコマンドに追加する語 (1 行に 1 つ)</translation>
    </message>
    <message>
        <source>-q</source>
        <comment>an option of qsub</comment>
        <translation>-q</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>NAME=value, one on each line. They are stored with the run: no secrets</source>
        <translation>NAME=value を 1 行に 1 つ。実行とともに保存されるため、機密情報は入力しないでください</translation>
    </message>
    <message>
        <source>NAME=value</source>
        <translation>NAME=value</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>作業フォルダー</translation>
    </message>
    <message>
        <source>On the machines: absolute, below ~/, or below the code</source>
        <translation>マシン上: 絶対パス、~/ の下、またはコードの下</translation>
    </message>
    <message>
        <source>empty: the code, else the home folder</source>
        <translation>空欄: コード、なければホームフォルダー</translation>
    </message>
    <message>
        <source>Longest setup</source>
        <translation>セットアップの最長時間</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>送信しないもの</translation>
    </message>
    <message>
        <source>Patterns of files that stay here, beside the usual ones, one on each line</source>
        <translation>通常の除外に加えて送信しないファイルのパターン (1 行に 1 つ)</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>The program finds this in TRAINYARD_CHECKPOINTS</source>
        <translation>プログラムは TRAINYARD_CHECKPOINTS でこれを参照します</translation>
    </message>
    <message>
        <source>empty: the cluster&apos;s bucket, or the run&apos;s folder</source>
        <translation>空欄: クラスターのバケット、または実行のフォルダー</translation>
    </message>
    <message>
        <source>From SIGTERM to SIGKILL</source>
        <translation>SIGTERM から SIGKILL まで</translation>
    </message>
    <message>
        <source>On each machine</source>
        <translation>各マシン上</translation>
    </message>
    <message>
        <source> processes</source>
        <translation> プロセス</translation>
    </message>
    <message>
        <source>automatic: one for each GPU, or one</source>
        <translation>自動: GPU ごとに 1 つ、または 1 つ</translation>
    </message>
    <message>
        <source>Machines may come and go while it runs</source>
        <translation>実行中のマシンの増減を許可</translation>
    </message>
    <message>
        <source>If a process fails</source>
        <translation>プロセスが失敗した場合</translation>
    </message>
    <message>
        <source>end: all are stopped</source>
        <translation>end: すべて停止</translation>
    </message>
    <message>
        <source>shrink: the others continue</source>
        <translation>shrink: 残りが続行</translation>
    </message>
    <message>
        <source>restart: all start again</source>
        <translation>restart: すべて再起動</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Of all processes, at most</source>
        <translation>全プロセスの再起動の最大回数</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Formats of lines whose numbers become curves: auto (all), none, or names joined by commas</source>
        <translation>数値を曲線にする行の形式: auto (すべて)、none、またはカンマ区切りの名前</translation>
    </message>
    <message>
        <source>Own patterns</source>
        <translation>独自のパターン</translation>
    </message>
    <message>
        <source>Regular expressions with named groups, one on each line; they are tried first</source>
        <translation>名前付きグループを含む正規表現 (1 行に 1 つ)。最初に試されます</translation>
    </message>
    <message>
        <source>%1 options</source>
        <comment>type of job</comment>
        <translation>%1 のオプション</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>環境(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Processes and failures</source>
        <translation>プロセスと障害(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Metrics in the output</source>
        <translation>出力のメトリクス(&amp;M)</translation>
    </message>
    <message>
        <source>La&amp;uncher</source>
        <translation>ランチャー(&amp;U)</translation>
    </message>
    <message>
        <source>Longest time in the queue</source>
        <translation>キューでの最長待機時間</translation>
    </message>
    <message>
        <source>Of Slurm, Grid Engine or YARN; 0: until the cluster&apos;s deadline, idle limit or budget</source>
        <translation>Slurm、Grid Engine、YARN のキュー。0: クラスターの期限、アイドル制限、予算まで</translation>
    </message>
    <message numerus="yes">
        <source> epoch(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> エポック</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>最後から保持する数</translation>
    </message>
    <message>
        <source>Older checkpoints are deleted on the machine that saves them and in the bucket</source>
        <translation>古いチェックポイントは、保存したマシンとバケットから削除されます</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Keep the best by</source>
        <translation>最良を保持する基準</translation>
    </message>
    <message>
        <source>validation accuracy</source>
        <translation>検証正解率</translation>
    </message>
    <message>
        <source>validation loss</source>
        <translation>検証損失</translation>
    </message>
    <message>
        <source>none: only the last</source>
        <translation>なし: 最後のもののみ</translation>
    </message>
    <message>
        <source>0: only by epochs. Without a bucket, at most 1 GiB an hour of these checkpoints is copied to this computer.</source>
        <translation>0: エポックごとのみ。バケットがない場合、これらのチェックポイントは 1 時間あたり最大 1 GiB までこのコンピューターにコピーされます。</translation>
    </message>
    <message>
        <source>Workers per machine</source>
        <translation>マシンあたりのワーカー数</translation>
    </message>
    <message>
        <source>Without GPUs, for example one for each CPU socket. With GPUs: one for each GPU.</source>
        <translation>GPU がない場合は、たとえば CPU ソケットごとに 1 つ。GPU がある場合は GPU ごとに 1 つです。</translation>
    </message>
    <message>
        <source>Number of workers that died on it within the time below</source>
        <translation>下の時間内にそのマシンで異常終了したワーカーの数</translation>
    </message>
    <message>
        <source>Elastic: workers may join and leave while it runs</source>
        <translation>エラスティック: 実行中のワーカーの参加と離脱を許可</translation>
    </message>
    <message>
        <source>Otherwise, the run keeps the workers of its start, and pauses with fewer</source>
        <translation>オフの場合、開始時のワーカー数を維持し、それより少なくなると実行を一時停止します</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobRules</name>
    <message>
        <source>This checkpoint is of %1: choose that model.</source>
        <translation>このチェックポイントは %1 のものです。そのモデルを選択してください。</translation>
    </message>
    <message>
        <source>Give at most %1, the workers of the cluster.</source>
        <translation>%1 (クラスターのワーカー数) 以下を指定してください。</translation>
    </message>
    <message>
        <source>Give at least %1, the workers of the cluster.</source>
        <translation>%1 (クラスターのワーカー数) 以上を指定してください。</translation>
    </message>
    <message>
        <source>Give at least one server.</source>
        <translation>サーバーを 1 つ以上指定してください。</translation>
    </message>
    <message>
        <source>This mode needs a cluster with one worker; this one has %1.</source>
        <translation>このモードにはワーカーが 1 つのクラスターが必要です。このクラスターのワーカー数は %1 です。</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>s3://bucket/prefix や file:///folder などのアドレスを指定するか、空欄にしてください。</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix, a folder of the machines, or leave it empty.</source>
        <translation>s3://bucket/prefix などのアドレスかマシンのフォルダーを指定するか、空欄にしてください。</translation>
    </message>
    <message>
        <source>Give three numbers, such as 123.68, 116.779, 103.939.</source>
        <translation>123.68, 116.779, 103.939 のように 3 つの数値を指定してください。</translation>
    </message>
    <message>
        <source>Give a whole number, at least 0.</source>
        <translation>0 以上の整数を指定してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWizard</name>
    <message>
        <source>Start training</source>
        <translation>トレーニングを開始</translation>
    </message>
    <message>
        <source>The data set could not be checked. %1</source>
        <translation>データセットを確認できませんでした。%1</translation>
    </message>
    <message>
        <source>The data set was found.</source>
        <translation>データセットが見つかりました。</translation>
    </message>
    <message>
        <source>Checking the data set…</source>
        <translation>データセットを確認中…</translation>
    </message>
    <message>
        <source>No data set was found at %1: %2. Go back and choose another one, or create one there.</source>
        <translation>%1 にデータセットが見つかりませんでした: %2。戻って別のものを選択するか、そこに作成してください。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>What will run. Workers can be added and removed while it trains.</source>
        <translation>実行される内容。トレーニング中にワーカーを追加・削除できます。</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>再確認(&amp;K)</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>モデル: %1</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>データ: %1</translation>
    </message>
    <message>
        <source>Cluster: %1, %2</source>
        <translation>クラスター: %1、%2</translation>
    </message>
    <message>
        <source>Epochs: %1</source>
        <translation>エポック数: %1</translation>
    </message>
    <message>
        <source>Batch of all workers: %1</source>
        <translation>全ワーカーのバッチ: %1</translation>
    </message>
    <message>
        <source>Batch of each worker: %1</source>
        <translation>各ワーカーのバッチ: %1</translation>
    </message>
    <message>
        <source>Learning rate: %1, %2</source>
        <translation>学習率: %1、%2</translation>
    </message>
    <message>
        <source>Schedule: %1</source>
        <translation>スケジュール: %1</translation>
    </message>
    <message>
        <source>Precision: %1, on the CPU</source>
        <translation>数値精度: %1、CPU 上</translation>
    </message>
    <message>
        <source>Precision: %1</source>
        <translation>数値精度: %1</translation>
    </message>
    <message>
        <source>Precision: %1, on GPUs %2 of each machine</source>
        <translation>数値精度: %1、各マシンの GPU %2 上</translation>
    </message>
    <message>
        <source>Mode: %1, updated on every worker</source>
        <translation>モード: %1、各ワーカー上で更新</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>モード: %1</translation>
    </message>
    <message>
        <source>S3 keys: session keys limited to this bucket are sent to the machines</source>
        <translation>S3 キー: このバケットに限定されたセッションキーがマシンに送信されます</translation>
    </message>
    <message>
        <source>S3 keys: limited session keys or, if AWS creates none, your own keys are sent to the machines</source>
        <translation>S3 キー: 限定されたセッションキー、または AWS がそれを作成しない場合はご自身のキーがマシンに送信されます</translation>
    </message>
    <message>
        <source>• a checkpoint after every epoch</source>
        <translation>• エポックごとにチェックポイント</translation>
    </message>
    <message>
        <source>• a checkpoint after every %1 epochs</source>
        <translation>• %1 エポックごとにチェックポイント</translation>
    </message>
    <message>
        <source>• a checkpoint when the run is stopped</source>
        <translation>• 実行の停止時にチェックポイント</translation>
    </message>
    <message>
        <source>• a scheduler on the head</source>
        <translation>• ヘッド上にスケジューラー</translation>
    </message>
    <message numerus="yes">
        <source>• a scheduler on the head, and %n server(s)</source>
        <translation>
            <numerusform>• ヘッド上にスケジューラー、サーバー %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), one on each machine</source>
        <translation>
            <numerusform>• ワーカー %n 個 (各マシンに 1 つ)</numerusform>
        </translation>
    </message>
    <message>
        <source>• curves on the run&apos;s page, live</source>
        <translation>• 実行のページに曲線をリアルタイム表示</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>追加料金なし</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>クラスターの費用: %1</translation>
    </message>
    <message>
        <source>LeNet, a small convolutional network</source>
        <translation>LeNet、小規模な畳み込みネットワーク</translation>
    </message>
    <message>
        <source>MLP, three dense layers</source>
        <translation>MLP、3 つの全結合層</translation>
    </message>
    <message>
        <source>ResNet-%1 for %2 images (%3)</source>
        <comment>layers, size, family</comment>
        <translation>%2 画像用 ResNet-%1 (%3)</translation>
    </message>
    <message>
        <source>Ma&amp;ke digits…</source>
        <translation>数字を作成(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Upload folder…</source>
        <translation>フォルダーをアップロード(&amp;U)…</translation>
    </message>
    <message>
        <source>Launc&amp;h cluster…</source>
        <translation>クラスターを起動(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;S3 keys</source>
        <translation>S3 キー(&amp;S)</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>マシンを制御できる人は誰でも、あなたのすべてのアクセス許可でキーを使用できます。</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>実行内容</translation>
    </message>
    <message>
        <source>The model, the data set to train on, and the cluster.</source>
        <translation>モデル、トレーニングに使うデータセット、クラスター。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cluster (nodes)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>クラスター(&amp;C)</translation>
    </message>
    <message>
        <source>%1, a model of its own</source>
        <comment>name</comment>
        <translation>%1、独自のモデル</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>s3://bucket/prefix with the four IDX files</source>
        <translation>4 つの IDX ファイルがある s3://bucket/prefix</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>データ(&amp;D)</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>準備完了のクラスターがありません。先に起動してください。</translation>
    </message>
    <message>
        <source>Choose a data set, make digits, or upload a folder of your own.</source>
        <translation>データセットを選択するか、数字を作成するか、お手持ちのフォルダーをアップロードしてください。</translation>
    </message>
    <message>
        <source>Give the address of a data set: s3://bucket/prefix or file:///folder.</source>
        <translation>データセットのアドレスを指定してください: s3://bucket/prefix または file:///folder。</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>そこでは実行がアクティブです。このジョブはキューに追加できます。</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>開始元(&amp;F)</translation>
    </message>
    <message>
        <source>Give the address or the file of a checkpoint.</source>
        <translation>チェックポイントのアドレスまたはファイルを指定してください。</translation>
    </message>
    <message>
        <source>Give the complete path, or an address such as s3://bucket/prefix.</source>
        <translation>完全パスか、s3://bucket/prefix などのアドレスを指定してください。</translation>
    </message>
    <message>
        <source>Training continues after epoch %1.</source>
        <translation>エポック %1 の後からトレーニングを続行します。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Epochs, batch size and optimizer. All other options have defaults.</source>
        <translation>エポック数、バッチサイズ、オプティマイザー。その他のオプションにはすべてデフォルトがあります。</translation>
    </message>
    <message>
        <source>&amp;Epochs</source>
        <translation>エポック数(&amp;E)</translation>
    </message>
    <message>
        <source> samples</source>
        <translation> サンプル</translation>
    </message>
    <message>
        <source>B&amp;atch size</source>
        <translation>バッチサイズ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>学習率(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation>オプティマイザー(&amp;O)</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD (モメンタム)</translation>
    </message>
    <message>
        <source>SGD with Nesterov&apos;s momentum</source>
        <translation>SGD (Nesterov モメンタム)</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>数値精度(&amp;P)</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bfloat16: faster if the CPU supports it</source>
        <translation>bfloat16: CPU が対応していれば高速</translation>
    </message>
    <message>
        <source>such as 0,1 on each machine; empty: all; none: CPU</source>
        <translation>各マシンで 0,1 など。空欄: すべて、none: CPU</translation>
    </message>
    <message>
        <source>&amp;GPUs</source>
        <translation>GPU(&amp;G)</translation>
    </message>
    <message>
        <source>Give a number of epochs from 1 to 100,000.</source>
        <translation>エポック数は 1~100,000 で指定してください。</translation>
    </message>
    <message>
        <source>Give more than %1 epochs: the checkpoint has %1.</source>
        <translation>%1 より多いエポック数を指定してください。チェックポイントは %1 エポックです。</translation>
    </message>
    <message>
        <source>Give at least %1 samples, one for each worker.</source>
        <translation>各ワーカーに 1 つずつ、%1 サンプル以上を指定してください。</translation>
    </message>
    <message>
        <source>Give a number of samples from 1 to 1,048,576.</source>
        <translation>サンプル数は 1~1,048,576 で指定してください。</translation>
    </message>
    <message>
        <source>Give a learning rate above 0, at most 1,000.</source>
        <translation>学習率は 0 より大きく 1,000 以下で指定してください。</translation>
    </message>
    <message>
        <source>bfloat16 is not available on GPUs: choose float32, or leave GPUs empty.</source>
        <translation>bfloat16 は GPU では使用できません。float32 を選択するか、GPU を空欄にしてください。</translation>
    </message>
    <message>
        <source>Give the numbers of each machine&apos;s GPUs, such as 0,1, or none, or leave it empty.</source>
        <translation>各マシンの GPU の番号 (0,1 など) または none を指定するか、空欄にしてください。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a data set</comment>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Shows the buckets and folders of the account</source>
        <translation>アカウントのバケットとフォルダーを表示します</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>入力して検索</translation>
    </message>
    <message>
        <source>You did not start the last job: %1.</source>
        <comment>model</comment>
        <translation>前回のジョブは開始されていません: %1。</translation>
    </message>
    <message>
        <source>You did not start the last job: %1 on %2.</source>
        <comment>model, data</comment>
        <translation>前回のジョブは開始されていません: %1、%2。</translation>
    </message>
    <message>
        <source>Start from: %1</source>
        <comment>checkpoint</comment>
        <translation>開始元: %1</translation>
    </message>
    <message>
        <source>Training continues within epoch %1.</source>
        <translation>エポック %1 の途中からトレーニングを続行します。</translation>
    </message>
    <message numerus="yes">
        <source>• %n worker(s), %1 on each machine</source>
        <translation>
            <numerusform>• ワーカー %n 個 (各マシンに %1 個)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::JobWords</name>
    <message>
        <source>Training loss</source>
        <translation>トレーニング損失</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>トレーニング正解率</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>検証損失</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>検証正解率</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>1 秒あたりのサンプル数</translation>
    </message>
    <message>
        <source>Loss of the last batch</source>
        <translation>最後のバッチの損失</translation>
    </message>
    <message>
        <source>Bytes per step</source>
        <translation>1 ステップあたりのバイト数</translation>
    </message>
    <message>
        <source>Overlapped share of communication</source>
        <translation>通信のうち計算と重なる割合</translation>
    </message>
    <message>
        <source>Share of time waiting for weights</source>
        <translation>重みの待機時間の割合</translation>
    </message>
    <message>
        <source>Seconds per epoch</source>
        <translation>1 エポックあたりの秒数</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>ワーカー数</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>1 ステップあたりのサンプル数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学習率</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>エポック数</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>Batch of all workers together</source>
        <translation>全ワーカー合計のバッチ</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>オプティマイザー</translation>
    </message>
    <message>
        <source>Update on</source>
        <translation>更新する場所</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>数値精度</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>Decay at epochs</source>
        <translation>減衰するエポック</translation>
    </message>
    <message>
        <source>Decay factor</source>
        <translation>減衰係数</translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation>最終学習率</translation>
    </message>
    <message>
        <source>Warm-up epochs</source>
        <translation>ウォームアップのエポック数</translation>
    </message>
    <message>
        <source>Warm-up learning rate</source>
        <translation>ウォームアップの学習率</translation>
    </message>
    <message>
        <source>Ramp steps</source>
        <translation>ランプのステップ数</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>モメンタム</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>重み減衰</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>クラス数</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>サーバー数</translation>
    </message>
    <message>
        <source>Servers on</source>
        <translation>サーバーの配置先</translation>
    </message>
    <message>
        <source>Minimum workers</source>
        <translation>最小ワーカー数</translation>
    </message>
    <message>
        <source>Maximum workers</source>
        <translation>最大ワーカー数</translation>
    </message>
    <message>
        <source>Spare workers</source>
        <translation>予備ワーカー数</translation>
    </message>
    <message>
        <source>Workers join and leave at</source>
        <translation>ワーカーの参加と離脱の時点</translation>
    </message>
    <message>
        <source>Batches per log line</source>
        <translation>ログ 1 行あたりのバッチ数</translation>
    </message>
    <message>
        <source>Epochs between checkpoints</source>
        <translation>チェックポイントの間隔 (エポック)</translation>
    </message>
    <message>
        <source>Minutes between checkpoints</source>
        <translation>チェックポイントの間隔 (分)</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>保持するチェックポイント数</translation>
    </message>
    <message>
        <source>Best checkpoint by</source>
        <translation>最良のチェックポイントの基準</translation>
    </message>
    <message>
        <source>Checkpoint folder</source>
        <translation>チェックポイントのフォルダー</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>開始元</translation>
    </message>
    <message>
        <source>Validation data</source>
        <translation>検証データ</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>作業フォルダー</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Processes per machine</source>
        <translation>マシンあたりのプロセス数</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>ローダースレッド数</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::KeyFields</name>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>選択(&amp;O)…</translation>
    </message>
    <message>
        <source>private key, which stays on this computer</source>
        <translation>プライベートキー (このコンピューターから出ません)</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>キーファイル</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>Key &amp;file</source>
        <translation>キーファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>プライベートキー</translation>
    </message>
    <message>
        <source>Create a new one on this computer</source>
        <translation>このコンピューターで新規作成</translation>
    </message>
    <message>
        <source>Import a key file</source>
        <translation>キーファイルをインポート</translation>
    </message>
    <message>
        <source>Key pair %1</source>
        <translation>キーペア %1</translation>
    </message>
    <message>
        <source>Choose the file of the private key.</source>
        <translation>プライベートキーのファイルを選択してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LaunchWizard</name>
    <message>
        <source>Launch cluster</source>
        <translation>クラスターを起動</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Review and launch</source>
        <translation>確認して起動</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LicensesDialog</name>
    <message>
        <source>Component</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>License</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Components and their licenses</source>
        <translation>コンポーネントとそのライセンス</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Trainyard is free software under the GNU General Public License, version 3 or later, and comes without any warranty. It uses the components below.</source>
        <translation>Trainyard は GNU General Public License バージョン 3 以降に基づくフリーソフトウェアで、いかなる保証もありません。以下のコンポーネントを使用しています。</translation>
    </message>
    <message>
        <source>GNU General Public License</source>
        <translation>GNU General Public License</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitFields</name>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> 時間</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>T&amp;erminate after</source>
        <translation>終了までの時間(&amp;E)</translation>
    </message>
    <message>
        <source>Or when &amp;idle for</source>
        <translation>またはアイドル時間(&amp;I)</translation>
    </message>
    <message>
        <source>Bud&amp;get of the cluster</source>
        <translation>クラスターの予算(&amp;G)</translation>
    </message>
    <message>
        <source>At the limi&amp;t</source>
        <translation>上限到達時(&amp;T)</translation>
    </message>
    <message>
        <source>The budget is reached after %1.</source>
        <translation>%1 で予算に達します。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>When the machines terminate themselves.</source>
        <translation>マシンが自身を終了する条件。</translation>
    </message>
    <message>
        <source>The machines enforce the deadline and the idle limit themselves, even if this computer is off. Idle means no run and no CPU or GPU use. A budget that terminates also sets a deadline, and one that stops runs is enforced by the head; warnings need Trainyard to be open. An executable ~/.trainyard/before-stop on a machine runs first.</source>
        <translation>期限とアイドル制限はマシン自身が適用するため、このコンピューターの電源が切れていても有効です。アイドルとは、実行がなく CPU も GPU も使用されていない状態です。終了する予算は期限も設定し、実行を停止する予算はヘッドが適用します。警告には Trainyard を開いておく必要があります。マシンに実行可能な ~/.trainyard/before-stop があれば、先に実行されます。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogDialog</name>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>Text of the log</source>
        <translation>ログのテキスト</translation>
    </message>
    <message>
        <source>Line %1 shows the failure.</source>
        <translation>%1 行目が失敗を示しています。</translation>
    </message>
    <message>
        <source>Only a part of the log is shown, from line %1.</source>
        <translation>ログの一部だけを %1 行目から表示しています。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogHitModel</name>
    <message>
        <source>Process</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::LogSearchView</name>
    <message>
        <source>Lines found</source>
        <translation>見つかった行</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find in the logs of all processes</source>
        <translation>全プロセスのログを検索</translation>
    </message>
    <message>
        <source>The logs that were copied to this computer are searched, also those of machines that are gone.</source>
        <translation>このコンピューターにコピーされたログを検索します。すでに存在しないマシンのログも含みます。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>No line contains this.</source>
        <translation>一致する行はありません。</translation>
    </message>
    <message numerus="yes">
        <source>The first %n lines:</source>
        <translation>
            <numerusform>最初の %n 行:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>As of PCRE2. Of a longer line, only the first 16 KiB are searched.</source>
        <translation>PCRE2 の構文です。長い行は先頭の 16 KiB だけが検索されます。</translation>
    </message>
    <message>
        <source>Enter what to find first.</source>
        <translation>先に検索する語を入力してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>One head that coordinates, and the workers that train.</source>
        <translation>調整を行うヘッド 1 台と、トレーニングを行うワーカー。</translation>
    </message>
    <message>
        <source>&amp;Cluster placement group</source>
        <translation>クラスタープレイスメントグループ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Elastic Fabric Adapters</source>
        <translation>Elastic Fabric Adapter(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>ワーカー数(&amp;W)</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>最小数(&amp;L)</translation>
    </message>
    <message>
        <source>all, or none</source>
        <translation>全数、または起動しない</translation>
    </message>
    <message>
        <source>The launch continues with so many workers when AWS has no capacity for more</source>
        <translation>AWS にこれ以上のキャパシティがない場合、この数のワーカーで起動を続行します</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>オンデマンド</translation>
    </message>
    <message>
        <source>Reserved capacity</source>
        <translation>キャパシティ予約</translation>
    </message>
    <message>
        <source>&amp;Purchasing option</source>
        <translation>購入オプション(&amp;P)</translation>
    </message>
    <message>
        <source>/h at most</source>
        <comment>after an amount</comment>
        <translation>/時まで</translation>
    </message>
    <message>
        <source>up to the On-Demand price</source>
        <translation>オンデマンド価格まで</translation>
    </message>
    <message>
        <source>Spot p&amp;rice</source>
        <translation>スポット価格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Head type</source>
        <translation>ヘッドのタイプ(&amp;H)</translation>
    </message>
    <message>
        <source>Reser&amp;vation</source>
        <translation>キャパシティ予約(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Zones by preference</source>
        <translation>ゾーン (優先順)(&amp;Z)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fallback t&amp;ypes</source>
        <translation>代替タイプ(&amp;Y)</translation>
    </message>
    <message>
        <source>Fallback re&amp;gions</source>
        <translation>代替リージョン(&amp;G)</translation>
    </message>
    <message>
        <source>same as the workers</source>
        <translation>ワーカーと同じ</translation>
    </message>
    <message>
        <source>none in this region</source>
        <translation>このリージョンにはありません</translation>
    </message>
    <message>
        <source>any with capacity</source>
        <translation>キャパシティのあるもの</translation>
    </message>
    <message numerus="yes">
        <source> worker(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> ワーカー</numerusform>
        </translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>スポット</translation>
    </message>
    <message>
        <source>Cheaper, but AWS may interrupt the machines</source>
        <translation>安価ですが、AWS がマシンを中断することがあります</translation>
    </message>
    <message>
        <source>none; as eu-west-1</source>
        <translation>なし。例: eu-west-1</translation>
    </message>
    <message>
        <source>Zones with this type: %1</source>
        <translation>このタイプがあるゾーン: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MainWindow</name>
    <message>
        <source>Trainyard</source>
        <translation>Trainyard</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>ツアーを表示</translation>
    </message>
    <message>
        <source>Try it: one minute, free</source>
        <translation>試してみる: 1 分、無料</translation>
    </message>
    <message>
        <source>Still running: %1</source>
        <translation>まだ実行中: %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>%1 of the %2 budget for %3 is spent</source>
        <comment>money, money, a cluster or today</comment>
        <translation>%3 の予算 %2 のうち %1 を使用しました</translation>
    </message>
    <message>
        <source>%1. Budget action in progress: %2.</source>
        <comment>what is spent, what happens</comment>
        <translation>%1。予算アクションを実行中: %2。</translation>
    </message>
    <message>
        <source>local cloud</source>
        <translation>ローカルクラウド</translation>
    </message>
    <message>
        <source>account unknown (profile %1)</source>
        <translation>アカウント不明 (プロファイル %1)</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>アカウント %1</translation>
    </message>
    <message>
        <source>account %1 (%2)</source>
        <translation>アカウント %1 (%2)</translation>
    </message>
    <message>
        <source>Trainyard: %1</source>
        <translation>Trainyard: %1</translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation>クラスターを起動…</translation>
    </message>
    <message>
        <source>Open a saved plan…</source>
        <translation>保存済みの計画を開く…</translation>
    </message>
    <message>
        <source>A plan in YAML or JSON; its file can also be dropped on this window</source>
        <translation>YAML または JSON の計画。ファイルをこのウィンドウにドロップすることもできます</translation>
    </message>
    <message>
        <source>Create training stack…</source>
        <translation>トレーニングスタックを作成…</translation>
    </message>
    <message>
        <source>A CloudFormation stack whose workers can join and leave during a run</source>
        <translation>実行中にワーカーが参加・離脱できる CloudFormation スタック</translation>
    </message>
    <message>
        <source>Create EMR cluster…</source>
        <translation>EMR クラスターを作成…</translation>
    </message>
    <message>
        <source>Open an existing stack…</source>
        <translation>既存のスタックを開く…</translation>
    </message>
    <message>
        <source>Makes a stack that another tool or a colleague has created a cluster here</source>
        <translation>別のツールや同僚が作成したスタックを、ここでクラスターにします</translation>
    </message>
    <message>
        <source>Find running clusters</source>
        <translation>実行中のクラスターを検索</translation>
    </message>
    <message>
        <source>Quotas and permissions…</source>
        <translation>クォータとアクセス許可…</translation>
    </message>
    <message>
        <source>Allow SSH from my new IP address</source>
        <translation>新しい IP アドレスからの SSH を許可</translation>
    </message>
    <message>
        <source>Allows SSH to all clusters from this computer&apos;s current IP address and removes its previous ones</source>
        <translation>このコンピューターの現在の IP アドレスから全クラスターへの SSH を許可し、以前のアドレスを削除します</translation>
    </message>
    <message>
        <source>Make digits…</source>
        <translation>数字を作成…</translation>
    </message>
    <message>
        <source>Upload folder…</source>
        <translation>フォルダーをアップロード…</translation>
    </message>
    <message>
        <source>Start training…</source>
        <translation>トレーニングを開始…</translation>
    </message>
    <message>
        <source>Terminate all</source>
        <translation>すべて終了</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>アカウントを追加…</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>アカウント…</translation>
    </message>
    <message>
        <source>Required permissions…</source>
        <translation>必要なアクセス許可…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>コマンドパレット…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>環境設定…</translation>
    </message>
    <message>
        <source>Notifications…</source>
        <translation>通知…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Trainyard を終了</translation>
    </message>
    <message>
        <source>Lists what will be terminated and asks for confirmation</source>
        <translation>終了される対象を一覧表示し、確認を求めます</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>ツアー</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>テーマ: デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>テーマ: ライト</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>テーマ: ダーク</translation>
    </message>
    <message>
        <source>Found %1 running.</source>
        <translation>%1 が実行中です。</translation>
    </message>
    <message>
        <source>None of your machines is running.</source>
        <translation>実行中のマシンはありません。</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>クラスター(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>The first of them terminates itself in %1.</source>
        <translation>最初のマシンは %1 後に自動終了します。</translation>
    </message>
    <message>
        <source>They have no deadline.</source>
        <translation>期限はありません。</translation>
    </message>
    <message>
        <source>An operation is still in progress; machines may be starting.</source>
        <translation>操作がまだ進行中です。マシンが起動している可能性があります。</translation>
    </message>
    <message>
        <source>The queue of %1 stops: it starts no job until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>%1 のキューが停止します。このプログラムか trainyardctl queue run %1 が処理するまで、ジョブは開始されません。</translation>
    </message>
    <message numerus="yes">
        <source>The queue of %1 stops, and %n job(s) wait in it: none starts until this program, or trainyardctl queue run %1, works at it.</source>
        <translation>
            <numerusform>%1 のキューが停止し、%n 個のジョブが待機しています。このプログラムか trainyardctl queue run %1 が処理するまで、開始されません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The window closes when the operations in progress have ended.</source>
        <translation>進行中の操作が終わるとウィンドウが閉じます。</translation>
    </message>
    <message>
        <source>The run cannot be resumed</source>
        <translation>実行を再開できません</translation>
    </message>
    <message>
        <source>It has no checkpoint. Start training with new weights instead.</source>
        <translation>チェックポイントがありません。新しい重みでトレーニングを開始してください。</translation>
    </message>
    <message>
        <source>The job of the run cannot be read</source>
        <translation>実行のジョブを読み込めません</translation>
    </message>
    <message>
        <source>The job was not added to the queue</source>
        <translation>ジョブはキューに追加されませんでした</translation>
    </message>
    <message>
        <source>Added to the queue. The Queue tab of the cluster shows it.</source>
        <translation>キューに追加しました。クラスターの「キュー」タブに表示されます。</translation>
    </message>
    <message>
        <source>This desktop has no browser set up</source>
        <translation>このデスクトップにはブラウザーが設定されていません</translation>
    </message>
    <message>
        <source>Open this page in one: %1</source>
        <translation>ブラウザーでこのページを開いてください: %1</translation>
    </message>
    <message>
        <source>Your plan is kept: Launch cluster offers it again.</source>
        <translation>計画は保持されます。「クラスターを起動」で再び提示されます。</translation>
    </message>
    <message>
        <source>Open a saved plan</source>
        <translation>保存済みの計画を開く</translation>
    </message>
    <message>
        <source>Plans (*.json *.yaml *.yml)</source>
        <translation>計画 (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>This plan cannot be opened</source>
        <translation>この計画を開けません</translation>
    </message>
    <message>
        <source>The file does not describe a cluster.</source>
        <translation>このファイルはクラスターを記述したものではありません。</translation>
    </message>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Jupyter is ready, but this desktop has no browser set up. Open this page in one:</source>
        <translation>Jupyter の準備ができましたが、このデスクトップにはブラウザーが設定されていません。ブラウザーでこのページを開いてください:</translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation>ライセンス…</translation>
    </message>
    <message>
        <source>Alert rules…</source>
        <translation>アラートルール…</translation>
    </message>
    <message>
        <source>Notices…</source>
        <translation>お知らせ…</translation>
    </message>
    <message>
        <source>The run cannot be continued</source>
        <translation>実行を続行できません</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Help for this page</source>
        <translation>このページのヘルプ</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>About Trainyard</source>
        <translation>Trainyard について</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>value of a metric</comment>
        <translation>現在 %1</translation>
    </message>
    <message>
        <source>Cluster, %1</source>
        <comment>its state</comment>
        <translation>クラスター、%1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>Run, %1, %2</source>
        <comment>its state, its start</comment>
        <translation>実行、%1、%2</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>Switch to this account</source>
        <translation>このアカウントに切り替え</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Times in tables</source>
        <translation>表の時刻</translation>
    </message>
    <message>
        <source>Instance type of new clusters</source>
        <translation>新しいクラスターのインスタンスタイプ</translation>
    </message>
    <message>
        <source>Workers of new clusters</source>
        <translation>新しいクラスターのワーカー数</translation>
    </message>
    <message>
        <source>Deadline of new clusters</source>
        <translation>新しいクラスターの期限</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <comment>what is in progress, the window</comment>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>The rule stops the run.</source>
        <translation>ルールにより実行を停止します。</translation>
    </message>
    <message>
        <source>The rule terminates the cluster.</source>
        <translation>ルールによりクラスターを終了します。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>alert rule, what follows</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Terminate everything in the account…</source>
        <translation>アカウント内のすべてを終了…</translation>
    </message>
    <message>
        <source>Also what Trainyard did not launch; asks for the name of the account</source>
        <translation>Trainyard が起動していないものも含みます。アカウント名の入力が必要です</translation>
    </message>
    <message>
        <source>%1 running (%2). %3</source>
        <translation>%1が実行中 (%2)。%3</translation>
    </message>
    <message>
        <source>Region of new clusters</source>
        <translation>新しいクラスターのリージョン</translation>
    </message>
    <message>
        <source>%1. Not terminated, in another account: %2</source>
        <comment>what is spent, clusters</comment>
        <translation>%1。別のアカウントにあるため終了していません: %2</translation>
    </message>
    <message>
        <source>Not terminated, in another account: %1.</source>
        <translation>別のアカウントにあるため終了していません: %1。</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Not terminated, since another account answers: the rule terminates the cluster when its account answers.</source>
        <translation>別のアカウントが応答しているため終了していません。クラスターのアカウントが応答したときに、ルールにより終了します。</translation>
    </message>
    <message>
        <source>The alert rules were not saved</source>
        <translation>アラートルールを保存できませんでした</translation>
    </message>
    <message>
        <source>The rule adds a worker.</source>
        <translation>ルールによりワーカーを追加します。</translation>
    </message>
    <message>
        <source>No worker is added: those of this run are fixed.</source>
        <translation>ワーカーは追加されません。この実行のワーカーは固定されています。</translation>
    </message>
    <message>
        <source>No worker is added, since another profile is selected.</source>
        <translation>別のプロファイルが選択されているため、ワーカーは追加されません。</translation>
    </message>
    <message>
        <source>The alert rules cannot be read</source>
        <translation>アラートルールを読み込めません</translation>
    </message>
    <message>
        <source>None is applied. %1</source>
        <translation>ルールは適用されません。%1</translation>
    </message>
    <message>
        <source>Replace the alert rules?</source>
        <translation>アラートルールを置き換えますか?</translation>
    </message>
    <message>
        <source>The stored rules cannot be read. %1 Save replaces them.</source>
        <translation>保存されているルールを読み込めません。%1 保存すると置き換えられます。</translation>
    </message>
    <message>
        <source>Edit rules</source>
        <translation>ルールを編集</translation>
    </message>
    <message>
        <source>In progress: %1. While Trainyard is closed, checkpoints are not copied to this computer, and no lost machine is replaced.</source>
        <comment>runs</comment>
        <translation>進行中: %1。Trainyard を閉じている間、チェックポイントはこのコンピューターにコピーされず、失われたマシンは置き換えられません。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>run; its last checkpoint</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run on cluster, alert rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your job is kept: Start training offers it again.</source>
        <translation>ジョブは保持されます。「トレーニングを開始」で再び提示されます。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedResourceModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 running)</source>
        <comment>role of nodes, how many</comment>
        <translation>%1 (%3 個中 %2 個が実行中)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ManagedView</name>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Resources at AWS</source>
        <translation>AWS 上のリソース</translation>
    </message>
    <message>
        <source>AWS reports no resource yet.</source>
        <translation>AWS はまだリソースを報告していません。</translation>
    </message>
    <message>
        <source>Scaling activities</source>
        <translation>スケーリングアクティビティ</translation>
    </message>
    <message>
        <source>Outputs of the stack</source>
        <translation>スタックの出力</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>id, state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>id, state, reason</comment>
        <translation>%1: %2。%3</translation>
    </message>
    <message>
        <source>Workers: %1 requested, %2 launched, %3 joined</source>
        <translation>ワーカー: 要求 %1、起動 %2、参加 %3</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>CloudFormation ends the creation in %1</source>
        <comment>time left: 12:31</comment>
        <translation>CloudFormation が作成を終了するまで %1</translation>
    </message>
    <message>
        <source>Usually ready within %1</source>
        <comment>time left: 12:31</comment>
        <translation>通常 %1 以内に準備が完了します</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MeshDialog</name>
    <message>
        <source>Logins between the machines: a row logs in to the columns</source>
        <translation>マシン間のログイン: 行のマシンから列のマシンへ</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>can log in</comment>
        <translation>可</translation>
    </message>
    <message>
        <source>no</source>
        <comment>cannot log in</comment>
        <translation>不可</translation>
    </message>
    <message>
        <source>Logins between the machines</source>
        <translation>マシン間のログイン</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>machine, machine, problem</comment>
        <translation>%1 から %2: %3</translation>
    </message>
    <message>
        <source>Each machine can log in to each other one.</source>
        <translation>すべてのマシンが互いにログインできます。</translation>
    </message>
    <message numerus="yes">
        <source>%n login(s) failed. The first: %1</source>
        <translation>
            <numerusform>%n 件のログインが失敗しました。最初の失敗: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the machines keys</source>
        <translation>マシンにキーを配布</translation>
    </message>
    <message>
        <source>A key pair of the cluster&apos;s own; the key of this computer never leaves it</source>
        <translation>クラスター専用のキーペア。このコンピューターのキーが外に出ることはありません</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricChart</name>
    <message>
        <source>Curves</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Curves of %1</source>
        <translation>%1 の曲線</translation>
    </message>
    <message>
        <source>Show or hide curves, and choose the scale</source>
        <translation>曲線の表示/非表示と目盛りの選択</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name of a curve, its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>curves</comment>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 n=%2</source>
        <translation>%1 n=%2</translation>
    </message>
    <message>
        <source>%1 last=%2 n=%3</source>
        <translation>%1 最新=%2 n=%3</translation>
    </message>
    <message>
        <source>no values yet</source>
        <translation>まだ値がありません</translation>
    </message>
    <message>
        <source>$%1</source>
        <comment>an amount of money</comment>
        <translation>$%1</translation>
    </message>
    <message>
        <source>Show all curves</source>
        <translation>すべての曲線を表示</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>対数目盛り</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricModel</name>
    <message>
        <source>Metric</source>
        <translation>メトリクス</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>value, number of an epoch</comment>
        <translation>%1 (エポック %2)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricPicker</name>
    <message>
        <source>Other metrics</source>
        <translation>その他のメトリクス</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>グラフを追加</translation>
    </message>
    <message>
        <source>Remove the chart of %1</source>
        <translation>%1 のグラフを削除</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MetricView</name>
    <message>
        <source>Metrics</source>
        <translation>メトリクス</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>まだ何も測定されていません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MfaCodeDialog</name>
    <message>
        <source>&amp;Log in</source>
        <translation>ログイン(&amp;L)</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>ワンタイムコード</translation>
    </message>
    <message>
        <source>&amp;One-time code of %1</source>
        <translation>%1 のワンタイムコード(&amp;O)</translation>
    </message>
    <message>
        <source>The six digits that %1 shows now. Each code counts once.</source>
        <translation>%1 に現在表示されている 6 桁の数字。各コードは 1 回だけ有効です。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Checking with AWS…</source>
        <translation>AWS で確認中…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ModelPanel</name>
    <message>
        <source>Checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Cop&amp;y details</source>
        <translation>詳細をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>&amp;Best by</source>
        <translation>最良の基準(&amp;B)</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>更新(&amp;F)</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>名前を付けて保存(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Safetensors (PyTorch state_dict)…</source>
        <translation>Safetensors (PyTorch state_dict)(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;ONNX…</source>
        <translation>ONNX(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Checkpoint (to resume from)…</source>
        <translation>チェックポイント (再開用)(&amp;C)…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>キャンセル(&amp;L)</translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>読み込めませんでした: %1。</translation>
    </message>
    <message>
        <source>Reading the checkpoints…</source>
        <translation>チェックポイントを読み込み中…</translation>
    </message>
    <message>
        <source>No checkpoint was saved. Set “Every” under Checkpoints when you start training.</source>
        <translation>保存されたチェックポイントはありません。トレーニングの開始時に、「チェックポイント」の「間隔」を設定してください。</translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation>モデルを名前を付けて保存</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 を置き換えますか?</translation>
    </message>
    <message>
        <source>The file exists in %1. Its content will be lost.</source>
        <translation>ファイルは %1 に存在します。その内容は失われます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 を保存中</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation>キャンセルしました。何も保存されていません。</translation>
    </message>
    <message>
        <source>C&amp;ontinue…</source>
        <translation>続行(&amp;O)…</translation>
    </message>
    <message>
        <source>Continue from this epoch</source>
        <translation>このエポックから続行</translation>
    </message>
    <message>
        <source>Plans a run that continues from the selected checkpoint</source>
        <translation>選択したチェックポイントから続行する実行を計画します</translation>
    </message>
    <message>
        <source>No checkpoint yet. The run saves one after an epoch, with Checkpoint now, and when you stop it.</source>
        <translation>チェックポイントはまだありません。エポックの後、「今すぐチェックポイント」、停止時に保存されます。</translation>
    </message>
    <message>
        <source>A model is being saved.</source>
        <translation>モデルを保存中です。</translation>
    </message>
    <message>
        <source>There is no checkpoint yet.</source>
        <translation>チェックポイントはまだありません。</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>先に実行を停止してください。</translation>
    </message>
    <message>
        <source>Within an epoch, only the last checkpoint can be continued.</source>
        <translation>エポックの途中では、最新のチェックポイントからのみ続行できます。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::MountDialog</name>
    <message>
        <source>Mount %1</source>
        <translation>%1 をマウント</translation>
    </message>
    <message>
        <source>All machines of the cluster mount it, also after a restart. Machines that join later need another mount. It costs nothing more than the file system.</source>
        <translation>クラスターの全マシンがマウントし、再起動後も維持されます。後から参加するマシンは別途マウントが必要です。ファイルシステム以外の費用はかかりません。</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>クラスター(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Folder on the machines</source>
        <translation>マシン上のフォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Mount</source>
        <translation>マウント(&amp;M)</translation>
    </message>
    <message>
        <source>Give a complete path, such as /efs or /data/shared.</source>
        <translation>/efs や /data/shared などの完全パスを指定してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NetworkPage</name>
    <message>
        <source>Network and access</source>
        <translation>ネットワークとアクセス</translation>
    </message>
    <message>
        <source>Who may log in, with which key, and where in the network the machines are.</source>
        <translation>ログインできる人、使用するキー、マシンを配置するネットワーク上の場所。</translation>
    </message>
    <message>
        <source>Open all &amp;TCP ports to the Internet (unsafe)</source>
        <translation>すべての TCP ポートをインターネットに開放 (危険)(&amp;T)</translation>
    </message>
    <message>
        <source>Assign public IP a&amp;ddresses (the subnet does not)</source>
        <translation>パブリック IP アドレスを割り当てる (サブネットは割り当てません)(&amp;D)</translation>
    </message>
    <message>
        <source>Permanently add the missing ru&amp;les</source>
        <translation>不足しているルールを恒久的に追加(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ubnet</source>
        <translation>サブネット(&amp;U)</translation>
    </message>
    <message>
        <source>Security &amp;group</source>
        <translation>セキュリティグループ(&amp;G)</translation>
    </message>
    <message>
        <source>Default subnet of the zone</source>
        <translation>ゾーンのデフォルトサブネット</translation>
    </message>
    <message>
        <source>Create a new one for this cluster</source>
        <translation>このクラスター用に新規作成</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>サブネット、セキュリティグループ、キーペアを読み込み中…</translation>
    </message>
    <message>
        <source>The machines reach each other; from outside, Trainyard opens only SSH, to the addresses above.</source>
        <translation>マシン同士は相互に通信できます。外部に対しては、上記のアドレスに SSH だけを開放します。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NewDataDialog</name>
    <message>
        <source>Make digits</source>
        <translation>数字を作成</translation>
    </message>
    <message>
        <source>Upload folder</source>
        <translation>フォルダーをアップロード</translation>
    </message>
    <message>
        <source>Renders handwriting-like digits from this computer&apos;s fonts into a bucket, as a data set to practise with.</source>
        <translation>このコンピューターのフォントから手書き風の数字を生成し、練習用のデータセットとしてバケットに保存します。</translation>
    </message>
    <message>
        <source>A folder with the files of a data set (IDX as MNIST has them, CIFAR .bin, or .rec) is copied into a bucket, with all folders below it.</source>
        <translation>データセットのファイル (MNIST と同じ IDX、CIFAR .bin、または .rec) があるフォルダーを、下位のフォルダーもすべて含めてバケットにコピーします。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Make digits</source>
        <translation>数字を作成(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>アップロード(&amp;U)</translation>
    </message>
    <message>
        <source>a folder of this computer</source>
        <translation>このコンピューターのフォルダー</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source> digits</source>
        <comment>after a number</comment>
        <translation> 個の数字</translation>
    </message>
    <message>
        <source>To &amp;train on</source>
        <translation>トレーニング用(&amp;T)</translation>
    </message>
    <message>
        <source>To &amp;validate on</source>
        <translation>検証用(&amp;V)</translation>
    </message>
    <message>
        <source>In &amp;colour, 32 x 32, as CIFAR-10</source>
        <translation>カラー、32 x 32 (CIFAR-10 と同じ)(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;older in it</source>
        <translation>バケット内のフォルダー(&amp;O)</translation>
    </message>
    <message>
        <source>Folder to upload</source>
        <translation>アップロードするフォルダー</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>そのフォルダーは存在しません。</translation>
    </message>
    <message>
        <source>A bucket&apos;s name has 3 to 63 lowercase letters, digits and hyphens.</source>
        <translation>バケット名は、小文字、数字、ハイフンの 3~63 文字です。</translation>
    </message>
    <message>
        <source>A new bucket is private and encrypted. It stays until you delete it.</source>
        <translation>新しいバケットはプライベートで暗号化されます。削除するまで残ります。</translation>
    </message>
    <message>
        <source>Give the folder a name, such as digits.</source>
        <translation>digits などのフォルダー名を入力してください。</translation>
    </message>
    <message>
        <source>Give names with a slash between them, such as sets/digits.</source>
        <translation>sets/digits のように、名前をスラッシュで区切って入力してください。</translation>
    </message>
    <message>
        <source>A data set exists there: files of the same names are replaced.</source>
        <translation>そこにはデータセットが存在します。同名のファイルは置き換えられます。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Buc&amp;ket</source>
        <translation>バケット(&amp;K)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeAnswerModel</name>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>終了ステータス</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeMenu</name>
    <message>
        <source>While stopped it still costs %1 for its disk. Data in memory is lost, and the public IP address may change.</source>
        <translation>停止中もディスクに %1 かかります。メモリ内のデータは失われ、パブリック IP アドレスが変わることがあります。</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>停止…</translation>
    </message>
    <message>
        <source>Stop %1?</source>
        <translation>%1 を停止しますか?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Hibernate…</source>
        <translation>休止…</translation>
    </message>
    <message>
        <source>Hibernate %1?</source>
        <translation>%1 を休止しますか?</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again. While stopped it still costs %1 for its disk. AWS refuses if hibernation was not enabled at launch.</source>
        <translation>再び起動すると、中断したところから再開します。停止中もディスクに %1 かかります。起動時に休止を有効にしていない場合、AWS は拒否します。</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>休止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>再起動…</translation>
    </message>
    <message>
        <source>Restart %1?</source>
        <translation>%1 を再起動しますか?</translation>
    </message>
    <message>
        <source>It keeps its disk, its IP address and its deadline, and its cost stays the same.</source>
        <translation>ディスク、IP アドレス、期限は維持され、コストも変わりません。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Change instance type…</source>
        <translation>インスタンスタイプを変更…</translation>
    </message>
    <message>
        <source>Prepare data…</source>
        <translation>データを準備…</translation>
    </message>
    <message>
        <source>Prepare the data of %1?</source>
        <translation>%1 のデータを準備しますか?</translation>
    </message>
    <message>
        <source>The data preparation script of the stack runs on it. When it has succeeded, the machine can join a run; the mark of an earlier success is removed first.</source>
        <translation>スタックのデータ準備スクリプトを実行します。成功するとマシンは実行に参加できます。以前の成功の記録は先に削除されます。</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Let it join the run again</source>
        <translation>実行への再参加を許可</translation>
    </message>
    <message>
        <source>Browse files</source>
        <translation>ファイルを参照</translation>
    </message>
    <message>
        <source>Open Jupyter</source>
        <translation>Jupyter を開く</translation>
    </message>
    <message>
        <source>%1, %2 vCPU, %3</source>
        <comment>type, processors, price</comment>
        <translation>%1、%2 vCPU、%3</translation>
    </message>
    <message>
        <source>Change the instance type of %1</source>
        <translation>%1 のインスタンスタイプを変更</translation>
    </message>
    <message>
        <source>It will be stopped, changed and started; data in memory is lost.</source>
        <translation>停止、変更、起動の順に行われます。メモリ内のデータは失われます。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Show the set-up log</source>
        <translation>セットアップログを表示</translation>
    </message>
    <message>
        <source>Data in memory is lost, and the public IP address may change.</source>
        <translation>メモリ内のデータは失われ、パブリック IP アドレスが変わることがあります。</translation>
    </message>
    <message>
        <source>It resumes where it was when you start it again.</source>
        <translation>再び起動すると、中断したところから再開します。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NodeModel</name>
    <message>
        <source>head</source>
        <translation>ヘッド</translation>
    </message>
    <message>
        <source>worker, locked</source>
        <translation>ワーカー、ロック済み</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>ロック済み</translation>
    </message>
    <message>
        <source>joining</source>
        <translation>参加中</translation>
    </message>
    <message>
        <source>in the run</source>
        <translation>実行に参加済み</translation>
    </message>
    <message>
        <source>leaving</source>
        <translation>離脱中</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>in no run</source>
        <translation>実行なし</translation>
    </message>
    <message>
        <source>An elastic worker without the tag elastic_worker_status: it joins a run when its data is ready, and costs money until it is removed.</source>
        <translation>タグ elastic_worker_status のないエラスティックワーカーです。データの準備ができると実行に参加し、削除されるまで費用がかかります。</translation>
    </message>
    <message>
        <source>The tag elastic_worker_status is %1. Deleting its stack&apos;s tag removes the worker.</source>
        <comment>ADDED, ADD_QUEUED</comment>
        <translation>タグ elastic_worker_status は %1 です。スタックのタグを削除するとワーカーが削除されます。</translation>
    </message>
    <message>
        <source>The head is locked: it ends with its cluster.</source>
        <translation>ヘッドはロックされています。クラスターとともに終了します。</translation>
    </message>
    <message>
        <source>A core node is locked: it holds a part of HDFS. Task nodes can be removed.</source>
        <translation>コアノードはロックされています。HDFS の一部を保持しているためです。タスクノードは削除できます。</translation>
    </message>
    <message>
        <source>A base worker is locked: nothing starts another machine in its place. Workers that were added later can be removed.</source>
        <translation>ベースワーカーはロックされています。代わりのマシンは起動されません。後から追加したワーカーは削除できます。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>IP アドレス</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation>エラスティック</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>Instance ID</source>
        <translation>インスタンス ID</translation>
    </message>
    <message>
        <source>process died</source>
        <translation>プロセスが異常終了</translation>
    </message>
    <message>
        <source>Its worker died: %1. Replace launches another machine for it.</source>
        <comment>reason</comment>
        <translation>ワーカーが異常終了しました: %1。「交換」を選ぶと、代わりのマシンが起動されます。</translation>
    </message>
    <message>
        <source>worker %1</source>
        <comment>rank</comment>
        <translation>ワーカー %1</translation>
    </message>
    <message>
        <source>worker %1, epoch %2</source>
        <comment>rank</comment>
        <translation>ワーカー %1、エポック %2</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a machine</comment>
        <translation>喪失</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace launches another one; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>マシンは存在しません: %1。「交換」で別のマシンを起動し、「無視」でこの一覧から削除します。</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Replace head… on the page of its run launches another one, as does trainyardctl replace-head; Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>マシンは存在しません: %1。実行のページの「ヘッドを交換…」または trainyardctl replace-head で別のマシンを起動し、「無視」でこの一覧から削除します。</translation>
    </message>
    <message>
        <source>The machine no longer exists: %1. Dismiss removes it from this list.</source>
        <comment>reason</comment>
        <translation>マシンは存在しません: %1。「無視」でこの一覧から削除します。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticeLog</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NoticesDialog</name>
    <message>
        <source>&amp;Clear</source>
        <translation>クリア(&amp;C)</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Ended operations and runs, budgets and Spot notices of this session are listed here.</source>
        <translation>このセッションで終了した操作と実行、予算、スポットの中断通知がここに一覧表示されます。</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>通知(&amp;N)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The list of notices was cleared.</source>
        <translation>お知らせの一覧をクリアしました。</translation>
    </message>
    <message>
        <source>There are no notices.</source>
        <translation>通知はありません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::NotificationsDialog</name>
    <message>
        <source>A run has finished</source>
        <translation>実行が完了したとき</translation>
    </message>
    <message>
        <source>A run has failed</source>
        <translation>実行が失敗したとき</translation>
    </message>
    <message>
        <source>A run was stopped</source>
        <translation>実行が停止されたとき</translation>
    </message>
    <message>
        <source>A part of a budget is spent</source>
        <translation>予算の一部を使用したとき</translation>
    </message>
    <message>
        <source>EC2 takes a Spot machine back</source>
        <translation>EC2 がスポットマシンを回収するとき</translation>
    </message>
    <message>
        <source>A run has lost its head node</source>
        <translation>実行がヘッドノードを失ったとき</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Send a test</source>
        <translation>テストを送信</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Report when</source>
        <translation>通知する条件</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>通知先</translation>
    </message>
    <message>
        <source>&amp;Webhook</source>
        <translation>Webhook(&amp;W)</translation>
    </message>
    <message>
        <source>an address is stored; enter another one to replace it</source>
        <translation>アドレスは保存済みです。置き換えるには別のアドレスを入力してください</translation>
    </message>
    <message>
        <source>https://hooks.example.com/…</source>
        <translation>https://hooks.example.com/…</translation>
    </message>
    <message>
        <source>Receives the kind, one sentence, the cluster and the run as JSON: no output of programs.</source>
        <translation>種類、1 つの文、クラスター、実行を JSON で受け取ります。プログラムの出力は含まれません。</translation>
    </message>
    <message>
        <source>The address was removed.</source>
        <translation>アドレスを削除しました。</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>The webhook has accepted the test.</source>
        <translation>Webhook がテストを受け付けました。</translation>
    </message>
    <message>
        <source>A metric fulfils an alert rule</source>
        <translation>メトリクスがアラートルールを満たしたとき</translation>
    </message>
    <message>
        <source>A worker has died</source>
        <translation>ワーカーが異常終了した</translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation>先にアドレスを入力してください。</translation>
    </message>
    <message>
        <source>No address is stored.</source>
        <translation>アドレスは保存されていません。</translation>
    </message>
    <message>
        <source>A deadline is near, or comes before the end of the run that is shown</source>
        <translation>期限が近い、または表示中の実行の終了より前に期限が来る</translation>
    </message>
    <message>
        <source>Show &amp;desktop notifications</source>
        <translation>デスクトップ通知を表示(&amp;D)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationRow</name>
    <message>
        <source>Choose another place…</source>
        <translation>別の場所を選択…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>クォータを表示…</translation>
    </message>
    <message>
        <source>Show quotas…</source>
        <translation>クォータを表示…</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>再ログイン</translation>
    </message>
    <message>
        <source>Add an account…</source>
        <translation>アカウントを追加…</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>アクセス許可を表示…</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>Terminate…</source>
        <translation>終了…</translation>
    </message>
    <message>
        <source>Show the cluster</source>
        <translation>クラスターを表示</translation>
    </message>
    <message>
        <source>Change the plan…</source>
        <translation>計画を変更…</translation>
    </message>
    <message>
        <source>Show steps of %1</source>
        <translation>%1 の手順を表示</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1 の進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OperationsPanel</name>
    <message>
        <source>Dismiss finished</source>
        <translation>完了したものを閉じる</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::OwnKeysBox</name>
    <message>
        <source>none (except what the cluster&apos;s plan allows)</source>
        <translation>なし (クラスターの計画で許可されたものを除く)</translation>
    </message>
    <message>
        <source>session keys limited to this bucket</source>
        <translation>このバケットに限定されたセッションキー</translation>
    </message>
    <message>
        <source>your own keys, if AWS creates no limited ones</source>
        <translation>ご自身のキー (AWS が限定キーを作成しない場合)</translation>
    </message>
    <message>
        <source>Used if the machines have no IAM role for the bucket; a cluster launched with the bucket has one. The keys are kept in a file that only the login user can read, until the run ends.</source>
        <translation>マシンにバケット用の IAM ロールがない場合に使用されます。バケットを指定して起動したクラスターにはロールがあります。キーは、ログインユーザーだけが読み取れるファイルに実行が終わるまで保存されます。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PaceMap</name>
    <message>
        <source>no values yet</source>
        <translation>まだ値がありません</translation>
    </message>
    <message>
        <source>No worker reported its speed yet.</source>
        <translation>速度を報告したワーカーはまだありません。</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>ランク %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PackDialog</name>
    <message>
        <source>Pack into RecordIO</source>
        <translation>RecordIO にパック</translation>
    </message>
    <message>
        <source>Packs %1 into .rec files with their indices: a folder with one subfolder of pictures for each class, a .lst file, or a data set. A few large files are read faster than many small ones, above all from a shared file system.</source>
        <translation>%1 を .rec ファイルとそのインデックスにパックします。対象は、クラスごとに画像のサブフォルダーが 1 つあるフォルダー、.lst ファイル、またはデータセットです。特に共有ファイルシステムでは、少数の大きなファイルのほうが多数の小さなファイルより速く読み込めます。</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>パック(&amp;P)</translation>
    </message>
    <message>
        <source>Packed &amp;file</source>
        <translation>パック後のファイル(&amp;F)</translation>
    </message>
    <message>
        <source>One for each worker or more: every worker then reads files of its own</source>
        <translation>ワーカーごとに 1 つ以上: 各ワーカーが自分のファイルを読み込みます</translation>
    </message>
    <message>
        <source>&amp;Number of files</source>
        <translation>ファイル数(&amp;N)</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source> pixels</source>
        <comment>after a number</comment>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>&amp;Shorter side</source>
        <translation>短辺(&amp;S)</translation>
    </message>
    <message>
        <source>JPEG &amp;quality</source>
        <translation>JPEG 品質(&amp;Q)</translation>
    </message>
    <message>
        <source>Give a complete path that ends in .rec.</source>
        <translation>.rec で終わる完全パスを指定してください。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>そのフォルダーは存在しません。</translation>
    </message>
    <message>
        <source>Give another name than that of the source.</source>
        <translation>元とは異なる名前を指定してください。</translation>
    </message>
    <message>
        <source>%1 exists and is replaced.</source>
        <translation>%1 は存在し、置き換えられます。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PatternBox</name>
    <message>
        <source>%1 (epoch %2)</source>
        <comment>name and value, number</comment>
        <translation>%1 (エポック %2)</translation>
    </message>
    <message>
        <source>%1 (rank %2, epoch %3)</source>
        <comment>name and value, numbers</comment>
        <translation>%1 (ランク %2、エポック %3)</translation>
    </message>
    <message>
        <source>Try lines of output</source>
        <translation>出力行で試す</translation>
    </message>
    <message>
        <source>Paste lines that your program prints: the curves that they give appear here.</source>
        <translation>プログラムが出力する行を貼り付けると、そこから得られる曲線がここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No numbers were recognized in these lines. Print JSON lines such as {&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5}, or give a pattern.</source>
        <translation>これらの行では数値が認識されませんでした。{&quot;epoch&quot;: 1, &quot;loss&quot;: 0.5} のような JSON 行を出力するか、パターンを指定してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PermissionModel</name>
    <message>
        <source>viewing</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>launching</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>terminating</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>アクセス許可</translation>
    </message>
    <message>
        <source>AWS&apos;s message</source>
        <translation>AWS のメッセージ</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlanWizardBase</name>
    <message>
        <source>Goes to the last page; every page has a default</source>
        <translation>最後のページに移動します。各ページにはデフォルトがあります</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>先にほかのページを完成させてください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PlannedTable</name>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>What will be created</source>
        <translation>作成されるもの</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyDialog</name>
    <message>
        <source>Required permissions</source>
        <translation>必要なアクセス許可</translation>
    </message>
    <message>
        <source>A dedicated user for Trainyard</source>
        <translation>Trainyard 専用ユーザー</translation>
    </message>
    <message>
        <source>In the IAM console, create a policy from the text below: it can read and create resources, and change or terminate only those with Trainyard&apos;s tag.</source>
        <translation>IAM コンソールで、下のテキストからポリシーを作成します。リソースの読み取りと作成ができ、変更と終了は Trainyard のタグが付いたものに限られます。</translation>
    </message>
    <message>
        <source>Create a second one, named node-boundary with the path /trainyard/, from the output of trainyardctl account --policy-boundary: roles of machines are created only within it.</source>
        <translation>trainyardctl account --policy-boundary の出力から、パス /trainyard/ で node-boundary という名前の 2 つ目のポリシーを作成します。マシンのロールはこの範囲内でのみ作成されます。</translation>
    </message>
    <message>
        <source>Create a user, a role or a permission set, and attach the policy to it.</source>
        <translation>ユーザー、ロール、またはアクセス許可セットを作成し、ポリシーをアタッチします。</translation>
    </message>
    <message>
        <source>Create an access key for the user, or log in by single sign-on, and add it here as an account.</source>
        <translation>ユーザーのアクセスキーを作成するか、シングルサインオンでログインし、ここでアカウントとして追加します。</translation>
    </message>
    <message>
        <source>Check its permissions before anything is launched: trainyardctl account --permissions</source>
        <translation>起動する前にアクセス許可を確認します: trainyardctl account --permissions</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The policy</source>
        <translation>ポリシー</translation>
    </message>
    <message>
        <source>&amp;Copy the policy</source>
        <translation>ポリシーをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>To create stacks, EMR clusters and shared file systems as well, create a third one from the output of trainyardctl account --policy-managed.</source>
        <translation>スタック、EMR クラスター、共有ファイルシステムも作成する場合は、trainyardctl account --policy-managed の出力から 3 つ目のポリシーを作成します。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PolicyModel</name>
    <message>
        <source>attached</source>
        <translation>アタッチ済み</translation>
    </message>
    <message>
        <source>old form</source>
        <translation>旧形式</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Attach it in the place of %1</source>
        <translation>%1 の代わりにアタッチ</translation>
    </message>
    <message>
        <source>Attach it</source>
        <translation>アタッチする</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>ポリシー</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>保有者</translation>
    </message>
    <message>
        <source>What helps</source>
        <translation>対処方法</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>As the desktop has it</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>State folder</source>
        <translation>状態フォルダー</translation>
    </message>
    <message>
        <source>&amp;Notifications…</source>
        <translation>通知(&amp;N)…</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>言語は次回の起動時に変更されます。</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>text</comment>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>大</translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>text</comment>
        <translation>特大</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字サイズ(&amp;X)</translation>
    </message>
    <message>
        <source>Relative: 2 min ago</source>
        <translation>相対: 2 分前</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>日付と時刻</translation>
    </message>
    <message>
        <source>T&amp;imes in tables</source>
        <translation>表の時刻(&amp;I)</translation>
    </message>
    <message>
        <source>New clusters</source>
        <translation>新しいクラスター</translation>
    </message>
    <message>
        <source>In&amp;stance type</source>
        <translation>インスタンスタイプ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>ワーカー数(&amp;W)</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> 時間</translation>
    </message>
    <message>
        <source>Terminate a&amp;fter</source>
        <translation>終了までの時間(&amp;F)</translation>
    </message>
    <message>
        <source>The selected one</source>
        <translation>選択中のリージョン</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>リージョン(&amp;R)</translation>
    </message>
    <message>
        <source>Powers of 1,024: KiB, MiB, GiB</source>
        <translation>1,024 のべき乗: KiB、MiB、GiB</translation>
    </message>
    <message>
        <source>Powers of 1,000: kB, MB, GB</source>
        <translation>1,000 のべき乗: kB、MB、GB</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>Only where machines, data or money are at stake</source>
        <translation>マシン、データ、費用に関わる場合のみ</translation>
    </message>
    <message>
        <source>The second choice closes forms, and removes queued jobs and ended clusters from their lists, without a confirmation</source>
        <translation>2 番目の選択肢では、フォームを閉じる操作と、キューのジョブや終了したクラスターを一覧から削除する操作を確認なしで行います</translation>
    </message>
    <message>
        <source>Confir&amp;mations</source>
        <translation>確認(&amp;M)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PreflightView</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>アクセス許可</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>クォータ</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>キャパシティ</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>Root volume</source>
        <translation>ルートボリューム</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>セキュリティグループ</translation>
    </message>
    <message>
        <source>Subnet</source>
        <translation>サブネット</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>バケット</translation>
    </message>
    <message>
        <source>Hibernation</source>
        <translation>休止</translation>
    </message>
    <message>
        <source>Log in again</source>
        <translation>再ログイン</translation>
    </message>
    <message>
        <source>Show permissions…</source>
        <translation>アクセス許可を表示…</translation>
    </message>
    <message>
        <source>Show policies…</source>
        <translation>ポリシーを表示…</translation>
    </message>
    <message>
        <source>Show quota…</source>
        <translation>クォータを表示…</translation>
    </message>
    <message>
        <source>Choose image</source>
        <translation>イメージを選択</translation>
    </message>
    <message>
        <source>Use %1 GiB</source>
        <translation>%1 GiB を使用</translation>
    </message>
    <message numerus="yes">
        <source>Use %n worker(s)</source>
        <translation>
            <numerusform>ワーカー %n 個を使用</numerusform>
        </translation>
    </message>
    <message>
        <source>Use all its zones</source>
        <translation>すべてのゾーンを使用</translation>
    </message>
    <message>
        <source>Use the default subnets</source>
        <translation>デフォルトサブネットを使用</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 を使用</translation>
    </message>
    <message>
        <source>Use On-Demand</source>
        <translation>オンデマンドを使用</translation>
    </message>
    <message>
        <source>Add the rules</source>
        <translation>ルールを追加</translation>
    </message>
    <message>
        <source>Import the key</source>
        <translation>キーをインポート</translation>
    </message>
    <message>
        <source>Create a key pair</source>
        <translation>キーペアを作成</translation>
    </message>
    <message>
        <source>Assign public IP addresses</source>
        <translation>パブリック IP アドレスを割り当て</translation>
    </message>
    <message>
        <source>Close the ports</source>
        <translation>ポートを閉じる</translation>
    </message>
    <message>
        <source>Turn off hibernation</source>
        <translation>休止を無効化</translation>
    </message>
    <message>
        <source>Create it at launch</source>
        <translation>起動時に作成</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <source>Cancel check</source>
        <translation>確認をキャンセル</translation>
    </message>
    <message>
        <source>Launch with these &amp;warnings</source>
        <translation>警告があるまま起動(&amp;W)</translation>
    </message>
    <message>
        <source>Checked before anything is spent</source>
        <translation>費用が発生する前に確認済み</translation>
    </message>
    <message>
        <source>The plan is being checked</source>
        <translation>計画を確認中です</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>Checking, before anything is spent</source>
        <translation>費用が発生する前に確認中</translation>
    </message>
    <message>
        <source>All checks passed</source>
        <translation>すべての確認に合格</translation>
    </message>
    <message>
        <source>The launch may fail: review the warnings</source>
        <translation>起動に失敗する可能性があります。警告を確認してください</translation>
    </message>
    <message>
        <source>The launch would fail</source>
        <translation>起動は失敗します</translation>
    </message>
    <message>
        <source>Passed: %1.</source>
        <translation>合格: %1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PresetCards</name>
    <message>
        <source>AWS may interrupt Spot machines</source>
        <translation>スポットマシンは AWS が中断することがあります</translation>
    </message>
    <message>
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>free; %1 on AWS</source>
        <comment>price per hour</comment>
        <translation>無料 (AWS では %1)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ProcessEndModel</name>
    <message>
        <source>unknown</source>
        <comment>exit status</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1, ended the run</source>
        <comment>exit status</comment>
        <translation>%1、実行終了の原因</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>終了ステータス</translation>
    </message>
    <message>
        <source>After</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::PurposePage</name>
    <message>
        <source>Purpose</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>A name to find the cluster by, where its machines run, and what they are for.</source>
        <translation>クラスターを見分ける名前、マシンを実行する場所、その用途。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名前(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>リージョン(&amp;R)</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>開始元(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>ワーカー数(&amp;W)</translation>
    </message>
    <message>
        <source> workers</source>
        <comment>after a number</comment>
        <translation> ワーカー</translation>
    </message>
    <message>
        <source>Launch &amp;template</source>
        <translation>起動テンプレート(&amp;T)</translation>
    </message>
    <message>
        <source>of a launch template</source>
        <translation>起動テンプレートのもの</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>バージョン(&amp;V)</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>タグ(&amp;G)</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>なし。例: team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as key=value, separated by commas.</source>
        <translation>各タグを key=value の形式で、カンマで区切って入力してください。</translation>
    </message>
    <message>
        <source>You did not launch the last plan: %1, %2.</source>
        <comment>name, instance types</comment>
        <translation>前回の計画は起動されていません: %1、%2。</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (デフォルト)</translation>
    </message>
    <message>
        <source>%1, terminates itself after %2</source>
        <comment>price per hour, time</comment>
        <translation>%1、%2 後に自動終了</translation>
    </message>
    <message>
        <source>Free, terminates itself after %1</source>
        <comment>time</comment>
        <translation>無料、%1 後に自動終了</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The chosen card fills in the next pages; every value can be changed.</source>
        <translation>選んだカードの値が次のページに入力されます。どの値も変更できます。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueDialog</name>
    <message>
        <source>Add to queue</source>
        <translation>キューに追加</translation>
    </message>
    <message>
        <source>Jobs with a higher priority start first; among equals, the one that was added first</source>
        <translation>優先度の高いジョブが先に開始されます。同じ場合は先に追加されたものが先です</translation>
    </message>
    <message>
        <source>&amp;Priority</source>
        <translation>優先度(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Start after</source>
        <translation>次の後に開始(&amp;S)</translation>
    </message>
    <message>
        <source>The job starts when all checked jobs have finished. It does not start if one of them fails, is stopped or is removed from the queue.</source>
        <translation>チェックしたすべてのジョブが完了すると、このジョブが開始されます。そのうちの 1 つが失敗、停止、またはキューから削除されると、開始されません。</translation>
    </message>
    <message>
        <source>Start after</source>
        <translation>次の後に開始</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueModel</name>
    <message>
        <source>not started</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>started</source>
        <translation>開始済み</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先度</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Starts after</source>
        <translation>次の後に開始</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QueueView</name>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Start queued jobs</source>
        <translation>キューのジョブを開始</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Remove from queue…</source>
        <translation>キューから削除…</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>コマンドとしてコピー</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Jobs start one after another, each when the cluster is idle. The queue advances only while this program, or trainyardctl queue run, works at it; it continues where it was.</source>
        <translation>ジョブは、クラスターがアイドルになるたびに 1 つずつ開始されます。キューが進むのは、このプログラムか trainyardctl queue run が処理している間だけで、前回の続きから再開します。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>スイープ(&amp;W)</translation>
    </message>
    <message>
        <source>No jobs are queued. &quot;Add to queue&quot; in the form of a job adds one.</source>
        <translation>キューにジョブはありません。ジョブのフォームの「キューに追加」で追加できます。</translation>
    </message>
    <message>
        <source>The queue could not be read.</source>
        <translation>キューを読み込めませんでした。</translation>
    </message>
    <message>
        <source>The queue is paused, and its jobs are tried again: %1</source>
        <translation>キューは一時停止中で、ジョブを再試行しています: %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>sweep, metric</comment>
        <translation>%1 (%2 基準)</translation>
    </message>
    <message>
        <source>This program starts the queued jobs now; Cancel in the operations panel ends that.</source>
        <translation>このプログラムがキューのジョブを開始しています。操作パネルの「キャンセル」で終了します。</translation>
    </message>
    <message>
        <source>Remove %1 from the queue?</source>
        <translation>%1 をキューから削除しますか?</translation>
    </message>
    <message>
        <source>It will not start. Jobs that wait for it will not start either.</source>
        <translation>このジョブは開始されません。これを待つジョブも開始されません。</translation>
    </message>
    <message>
        <source>Its run continues, or keeps its results.</source>
        <translation>その実行は続行されるか、結果を保持します。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>No job waits in the queue.</source>
        <translation>キューで待機中のジョブはありません。</translation>
    </message>
    <message>
        <source>Select a job first.</source>
        <translation>先にジョブを選択してください。</translation>
    </message>
    <message>
        <source>Only a job that failed or was stopped can be tried again.</source>
        <translation>再試行できるのは、失敗または停止したジョブだけです。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuitDialog</name>
    <message>
        <source>Machines are running</source>
        <translation>マシンが実行中です</translation>
    </message>
    <message>
        <source>What should happen to the machines?</source>
        <translation>マシンをどうしますか?</translation>
    </message>
    <message>
        <source>Terminate them, then close</source>
        <translation>終了してから閉じる</translation>
    </message>
    <message>
        <source>Keep them, but terminate them in</source>
        <translation>残すが、次の時間後に終了</translation>
    </message>
    <message>
        <source>Keep them until their deadline</source>
        <translation>期限まで残す</translation>
    </message>
    <message>
        <source>Keep them running</source>
        <translation>実行したままにする</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>閉じない</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours, after a number</comment>
        <translation> 時間</translation>
    </message>
    <message>
        <source>Hours until they are terminated</source>
        <translation>終了までの時間数</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotaModel</name>
    <message>
        <source>%1 requested</source>
        <translation>%1 をリクエスト済み</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>none allowed</source>
        <translation>許可なし</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>十分</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>ファミリー</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>購入方式</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>スポット</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>オンデマンド</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>必要</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::QuotasAndPermissionsDialog</name>
    <message>
        <source>Quotas and permissions</source>
        <translation>クォータとアクセス許可</translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation>クォータ</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>アクセス許可</translation>
    </message>
    <message>
        <source>Policies and roles</source>
        <translation>ポリシーとロール</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>リージョン(&amp;R)</translation>
    </message>
    <message>
        <source>vCPUs by family</source>
        <translation>ファミリー別の vCPU</translation>
    </message>
    <message>
        <source> vCPUs</source>
        <comment>after a number</comment>
        <translation> vCPU</translation>
    </message>
    <message>
        <source>New &amp;quota</source>
        <translation>新しいクォータ(&amp;Q)</translation>
    </message>
    <message>
        <source>Request increase…</source>
        <translation>引き上げをリクエスト…</translation>
    </message>
    <message>
        <source>Permissions of these credentials</source>
        <translation>この認証情報のアクセス許可</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Checking as dry runs, without changing anything…</source>
        <translation>何も変更せず、ドライランで確認中…</translation>
    </message>
    <message>
        <source>Each was checked with a dry run: nothing was changed. A dry run shows permissions only, not capacity or quota.</source>
        <translation>それぞれドライランで確認しました。何も変更されていません。ドライランでわかるのはアクセス許可だけで、キャパシティやクォータはわかりません。</translation>
    </message>
    <message>
        <source>Choose a line to request an increase.</source>
        <translation>引き上げをリクエストする行を選択してください。</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>スポット</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>オンデマンド</translation>
    </message>
    <message>
        <source>%1 (%2): %3 vCPUs needed, %4 in use, %5 allowed. The quota is %6.</source>
        <translation>%1 (%2): 必要 %3 vCPU、使用中 %4、許可 %5。クォータは %6 です。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Yes, request %1 vCPUs</source>
        <translation>はい、%1 vCPU をリクエスト</translation>
    </message>
    <message>
        <source>Requests a quota of %1 vCPUs of %2 in %3. This is free; AWS may review it manually.</source>
        <translation>%3 の %2 について %1 vCPU のクォータをリクエストします。無料ですが、AWS が手動で審査する場合があります。</translation>
    </message>
    <message>
        <source>Requesting…</source>
        <translation>リクエスト中…</translation>
    </message>
    <message>
        <source>Requested %1 vCPUs: %2.</source>
        <translation>%1 vCPU をリクエストしました: %2。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RankModel</name>
    <message>
        <source>training</source>
        <translation>トレーニング中</translation>
    </message>
    <message>
        <source>died</source>
        <translation>異常終了</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>left</source>
        <translation>離脱</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>サンプル/秒</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Died: %1</source>
        <comment>reason</comment>
        <translation>異常終了: %1</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a process</comment>
        <translation>実行中</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReadinessDialog</name>
    <message>
        <source>not ready</source>
        <comment>a machine</comment>
        <translation>準備未完了</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a machine</comment>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>ready, with notes</source>
        <comment>a machine</comment>
        <translation>準備完了 (注記あり)</translation>
    </message>
    <message>
        <source>%1 (required: %2)</source>
        <comment>what a machine has</comment>
        <translation>%1 (必要: %2)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an optional library</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a required library</comment>
        <translation>不足</translation>
    </message>
    <message>
        <source>Optional: %1</source>
        <translation>任意: %1</translation>
    </message>
    <message>
        <source>Required: %1</source>
        <translation>必要: %1</translation>
    </message>
    <message>
        <source>Also compute on each &amp;GPU, for a minute or two</source>
        <translation>各 GPU でも計算する (1〜2 分)(&amp;G)</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再チェック</translation>
    </message>
    <message>
        <source>Readiness of the machines</source>
        <translation>マシンの準備状況</translation>
    </message>
    <message>
        <source>Machines, and what they have</source>
        <translation>マシンとその内容</translation>
    </message>
    <message>
        <source>Details of the selected machine</source>
        <translation>選択したマシンの詳細</translation>
    </message>
    <message>
        <source>Slows a run that uses the GPUs</source>
        <translation>GPU を使用中の実行が遅くなります</translation>
    </message>
    <message>
        <source>Checking the machines…</source>
        <translation>マシンをチェック中…</translation>
    </message>
    <message>
        <source>A check is running.</source>
        <translation>チェックを実行中です。</translation>
    </message>
    <message>
        <source>Not ready: %1</source>
        <translation>準備未完了: %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>The end of cloud-init, the clock, the disk and the GPUs are in order.</source>
        <translation>cloud-init は終了し、時計、ディスク、GPU に問題はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) are ready.</source>
        <translation>
            <numerusform>%n 台のマシンの準備が完了しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Required software is missing on %1.</source>
        <comment>names of machines</comment>
        <translation>必要なソフトウェアが %1 にありません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RecipeDialog</name>
    <message>
        <source>Recipes</source>
        <translation>レシピ</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>レシピ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>マシン(&amp;M)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Give a value: %1.</source>
        <translation>値を入力してください: %1。</translation>
    </message>
    <message>
        <source>Choose a machine.</source>
        <translation>マシンを選択してください。</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourceModel</name>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a volume or an address, its machine</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Launched by another computer or ledger. Terminate all leaves it.</source>
        <translation>別のコンピューターまたは台帳から起動されました。「すべて終了」では残ります。</translation>
    </message>
    <message>
        <source>It has your tags but was not launched from here. Terminate all leaves it.</source>
        <translation>あなたのタグがありますが、ここから起動されたものではありません。「すべて終了」では残ります。</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>unknown owner</source>
        <translation>不明な所有者</translation>
    </message>
    <message>
        <source>%1, another ledger</source>
        <comment>an owner</comment>
        <translation>%1、別の台帳</translation>
    </message>
    <message>
        <source>%1, by its tags only</source>
        <comment>an owner</comment>
        <translation>%1、タグのみによる</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>リソース %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of resources, price</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1; of others: %2, %3</source>
        <comment>of the user; number of others, price</comment>
        <translation>%1。その他: %2、%3</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResourcesView</name>
    <message>
        <source>Resources</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>All clusters</source>
        <translation>すべてのクラスター</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Reading the resources</source>
        <translation>リソースを読み込み中</translation>
    </message>
    <message>
        <source>Lists what Trainyard has launched in the regions that are used here, also from other computers</source>
        <translation>ここで使用するリージョンで Trainyard が起動したものを、ほかのコンピューターからの起動も含めて一覧表示します</translation>
    </message>
    <message>
        <source>Reading the resources of the account…</source>
        <translation>アカウントのリソースを読み込んでいます…</translation>
    </message>
    <message>
        <source>Not read: %1: %2.</source>
        <comment>a region, a reason</comment>
        <translation>読み込めませんでした: %1: %2。</translation>
    </message>
    <message>
        <source>The list below is from the last reading.</source>
        <translation>下の一覧は前回読み込んだものです。</translation>
    </message>
    <message>
        <source>Nothing in the account carries Trainyard&apos;s tags.</source>
        <translation>アカウントに Trainyard のタグが付いたものはありません。</translation>
    </message>
    <message>
        <source>Nothing of this cluster exists any more.</source>
        <translation>このクラスターのものはもう存在しません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ResumeField</name>
    <message>
        <source>last checkpoint of %1 on %2, %3</source>
        <comment>model, cluster, time</comment>
        <translation>%2 の %1 の最新チェックポイント、%3</translation>
    </message>
    <message>
        <source>within epoch %1</source>
        <translation>エポック %1 の途中</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>エポック %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>run, epoch, accuracy</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run, epoch</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation>参照(&amp;W)…</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>開始元</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>新しい重み</translation>
    </message>
    <message>
        <source>last checkpoint of run %1</source>
        <translation>実行 %1 の最新チェックポイント</translation>
    </message>
    <message>
        <source>file of this computer…</source>
        <translation>このコンピューターのファイル…</translation>
    </message>
    <message>
        <source>address at S3…</source>
        <translation>S3 のアドレス…</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, or one object</source>
        <translation>s3://bucket/prefix、または 1 つのオブジェクト</translation>
    </message>
    <message>
        <source>a checkpoint, or a folder with checkpoints</source>
        <translation>チェックポイント、またはチェックポイントのあるフォルダー</translation>
    </message>
    <message>
        <source>Address of the checkpoint</source>
        <translation>チェックポイントのアドレス</translation>
    </message>
    <message>
        <source>File of the checkpoint</source>
        <translation>チェックポイントのファイル</translation>
    </message>
    <message>
        <source>Start from a checkpoint</source>
        <translation>チェックポイントから開始</translation>
    </message>
    <message>
        <source>Checkpoints (*.safetensors)</source>
        <translation>チェックポイント (*.safetensors)</translation>
    </message>
    <message>
        <source>epoch %1 of run %2</source>
        <translation>実行 %2 のエポック %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewButton</name>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Goes to the last page</source>
        <translation>最後のページに移動します</translation>
    </message>
    <message>
        <source>Complete the other pages first.</source>
        <translation>先にほかのページを完成させてください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>作成されるものすべて。まだ何も存在しません。</translation>
    </message>
    <message>
        <source>&amp;Save plan…</source>
        <translation>計画を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>As a file for trainyardctl launch --plan</source>
        <translation>trainyardctl launch --plan 用のファイルとして</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>計画を保存</translation>
    </message>
    <message>
        <source>The plan was saved: trainyardctl launch --plan %1</source>
        <translation>計画を保存しました: trainyardctl launch --plan %1</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>計画を保存できませんでした: %1。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>無料: このコンピューターで動作します</translation>
    </message>
    <message>
        <source>%1 will terminate themselves after %2.</source>
        <translation>%1 は %2 後に自動終了します。</translation>
    </message>
    <message>
        <source>Such machines cost %1 on AWS.</source>
        <comment>price per hour</comment>
        <translation>このようなマシンは AWS では %1 です。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ReviewPanel</name>
    <message>
        <source>&amp;Save plan…</source>
        <translation>計画を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>As a file for %1</source>
        <translation>%1 用のファイルとして</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Costs nothing: it runs on this computer</source>
        <translation>無料: このコンピューターで動作します</translation>
    </message>
    <message>
        <source>%1 will be terminated after %2.</source>
        <translation>%1 は %2 後に終了されます。</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>計画を保存</translation>
    </message>
    <message>
        <source>The plan was saved: %1 %2</source>
        <comment>command, file</comment>
        <translation>計画を保存しました: %1 %2</translation>
    </message>
    <message>
        <source>The plan could not be saved: %1. Choose another place.</source>
        <translation>計画を保存できませんでした: %1。別の場所を選択してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RolesPage</name>
    <message>
        <source>A cluster of machines</source>
        <translation>マシンのクラスター</translation>
    </message>
    <message>
        <source>An EMR cluster</source>
        <translation>EMR クラスター</translation>
    </message>
    <message>
        <source>A training stack</source>
        <translation>トレーニングスタック</translation>
    </message>
    <message>
        <source>A shared file system (EFS)</source>
        <translation>共有ファイルシステム (EFS)</translation>
    </message>
    <message>
        <source>Data in buckets</source>
        <translation>バケットのデータ</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>用途(&amp;W)</translation>
    </message>
    <message>
        <source>Managed policies</source>
        <translation>マネージドポリシー</translation>
    </message>
    <message>
        <source>Commands to be run</source>
        <translation>実行するコマンド</translation>
    </message>
    <message>
        <source>Create &amp;missing roles…</source>
        <translation>不足しているロールを作成(&amp;M)…</translation>
    </message>
    <message>
        <source>A&amp;llow EMR&apos;s machines to find EFS</source>
        <translation>EMR のマシンに EFS の検索を許可(&amp;L)</translation>
    </message>
    <message>
        <source>Checking policies…</source>
        <translation>ポリシーを確認中…</translation>
    </message>
    <message>
        <source>An administrator of the account can attach the missing policies to your user, group or role. A custom policy may allow the same: the permissions decide.</source>
        <translation>アカウントの管理者は、不足しているポリシーをユーザー、グループ、またはロールにアタッチできます。カスタムポリシーで同じ許可を与えることもできます。最終的にはアクセス許可で決まります。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>不足はありません。</translation>
    </message>
    <message>
        <source>Checking EMR&apos;s roles…</source>
        <translation>EMR のロールを確認中…</translation>
    </message>
    <message>
        <source>EMR&apos;s default roles exist.</source>
        <translation>EMR のデフォルトロールは存在します。</translation>
    </message>
    <message>
        <source>EMR needs roles that are missing or incomplete: %1. These commands create them:</source>
        <translation>EMR に必要なロールが不足または不完全です: %1。次のコマンドで作成します:</translation>
    </message>
    <message>
        <source>Yes, create the&amp;m</source>
        <translation>はい、作成する(&amp;M)</translation>
    </message>
    <message>
        <source>Creating the roles…</source>
        <translation>ロールを作成中…</translation>
    </message>
    <message>
        <source>%1 is attached to the role of EMR&apos;s machines.</source>
        <translation>%1 は EMR のマシンのロールにアタッチされています。</translation>
    </message>
    <message>
        <source>%1 is no longer attached to the role of EMR&apos;s machines.</source>
        <translation>%1 は EMR のマシンのロールからデタッチされました。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunCharts</name>
    <message>
        <source>all workers</source>
        <translation>全ワーカー</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>1 秒あたりのサンプル数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学習率</translation>
    </message>
    <message>
        <source>Samples per step</source>
        <translation>1 ステップあたりのサンプル数</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>ワーカー数</translation>
    </message>
    <message>
        <source>train</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>適用値</translation>
    </message>
    <message>
        <source>training</source>
        <translation>トレーニング中</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>left</source>
        <translation>離脱</translation>
    </message>
    <message>
        <source>died</source>
        <translation>異常終了</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>%1 train</source>
        <translation>%1 トレーニング</translation>
    </message>
    <message>
        <source>%1 validation</source>
        <translation>%1 検証</translation>
    </message>
    <message>
        <source>Ranks: automatic</source>
        <translation>ランク: 自動</translation>
    </message>
    <message>
        <source>Ranks: one curve each</source>
        <translation>ランク: それぞれの曲線</translation>
    </message>
    <message>
        <source>Ranks: mean and range</source>
        <translation>ランク: 平均と範囲</translation>
    </message>
    <message>
        <source>Maximize this chart</source>
        <translation>このグラフを最大化</translation>
    </message>
    <message>
        <source>rank mean</source>
        <translation>ランクの平均</translation>
    </message>
    <message>
        <source>rank minimum</source>
        <translation>ランクの最小</translation>
    </message>
    <message>
        <source>rank maximum</source>
        <translation>ランクの最大</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparison</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare with other runs</source>
        <translation>他の実行と比較</translation>
    </message>
    <message>
        <source>Draw other runs in these charts</source>
        <translation>これらのグラフに他の実行を描画</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, time of its start</comment>
        <translation>%2 の %1、%3</translation>
    </message>
    <message>
        <source>There is no other run.</source>
        <translation>他の実行はありません。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>model of a run, time of its start</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Compare (%1)</source>
        <comment>number of runs</comment>
        <translation>比較 (%1)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunComparisonModel</name>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>最良の検証正解率</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>最良のエポック</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>検証正解率</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>検証損失</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>トレーニング正解率</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>トレーニング損失</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>サンプル/秒</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, ID of the run</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Metric or parameter</source>
        <translation>メトリクスまたはパラメーター</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, start of the run</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>it differs</comment>
        <translation>はい</translation>
    </message>
    <message>
        <source>Completed epochs</source>
        <translation>完了したエポック数</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunEndText</name>
    <message>
        <source>The cluster terminates itself at %1, about %2 before the run would finish.</source>
        <comment>date and time, duration</comment>
        <translation>クラスターは %1 に自動終了します。実行が完了する見込みの約 %2 前です。</translation>
    </message>
    <message>
        <source>A deadline is at most 30 days ahead.</source>
        <translation>期限は最大 30 日先までです。</translation>
    </message>
    <message>
        <source>The budget of the cluster is spent at %1: raise it first.</source>
        <comment>date and time</comment>
        <translation>クラスターの予算は %1 に使い切られます。先に予算を増やしてください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLabelsDialog</name>
    <message>
        <source>Name, tags and notes</source>
        <translation>名前、タグ、メモ</translation>
    </message>
    <message>
        <source>baseline, lr sweep</source>
        <translation>baseline, lr sweep</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>タグ(&amp;T)</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>メモ(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunLog</name>
    <message>
        <source>rank %1 %2</source>
        <comment>number, machine</comment>
        <translation>ランク %1 %2</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>追従(&amp;F)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>Show the output of all processes, of those of a role, or of one</source>
        <translation>全プロセス、特定の役割、または 1 つのプロセスの出力を表示</translation>
    </message>
    <message>
        <source>Scroll to new lines automatically</source>
        <translation>新しい行まで自動的にスクロール</translation>
    </message>
    <message>
        <source>Copy what is selected, or all lines that are shown</source>
        <translation>選択範囲、または表示中のすべての行をコピー</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>ログ内を検索</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Output of the run&apos;s processes appears here.</source>
        <translation>実行のプロセスの出力がここに表示されます。</translation>
    </message>
    <message>
        <source>all processes</source>
        <translation>全プロセス</translation>
    </message>
    <message>
        <source>all servers</source>
        <translation>全サーバー</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>全ワーカー</translation>
    </message>
    <message>
        <source>Trainyard</source>
        <translation>Trainyard</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunModel</name>
    <message>
        <source>unreachable since %1</source>
        <comment>a time</comment>
        <translation>%1 から接続不可</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>開始: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>%1 in epoch %2</source>
        <comment>accuracy</comment>
        <translation>%1 (エポック %2)</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a program</comment>
        <translation>実行中</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunOnAllView</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>失敗分を再試行</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>コマンドとしてコピー</translation>
    </message>
    <message>
        <source>Recipes…</source>
        <translation>レシピ…</translation>
    </message>
    <message>
        <source>Key mesh</source>
        <translation>キーメッシュ</translation>
    </message>
    <message>
        <source>Lingering processes</source>
        <translation>残存プロセス</translation>
    </message>
    <message>
        <source>Make image…</source>
        <translation>イメージを作成…</translation>
    </message>
    <message>
        <source>Testing logins between the machines…</source>
        <translation>マシン間のログインをテスト中…</translation>
    </message>
    <message>
        <source>A line for the shell of each machine</source>
        <translation>各マシンのシェルで実行する行</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>The exit status and the output of each machine appear here.</source>
        <translation>各マシンの終了ステータスと出力がここに表示されます。</translation>
    </message>
    <message>
        <source>Output of the selected machine</source>
        <translation>選択したマシンの出力</translation>
    </message>
    <message>
        <source>Select a machine to see its output.</source>
        <translation>マシンを選択すると出力が表示されます。</translation>
    </message>
    <message>
        <source>Test whether each machine can log in to each other one, and give them keys for that</source>
        <translation>各マシンが互いにログインできるかをテストし、そのためのキーを配布します</translation>
    </message>
    <message>
        <source>Find processes that ended runs have left on the machines</source>
        <translation>終了した実行がマシンに残したプロセスを検索します</translation>
    </message>
    <message>
        <source>Make an image of a machine, from which the next launch can start</source>
        <translation>マシンのイメージを作成し、次回の起動に使用できるようにします</translation>
    </message>
    <message>
        <source>all machines</source>
        <translation>全マシン</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>全ワーカー</translation>
    </message>
    <message>
        <source>%1 (not running)</source>
        <comment>machine</comment>
        <translation>%1 (実行中でない)</translation>
    </message>
    <message>
        <source>None of these machines is running. The command was not sent.</source>
        <translation>実行中のマシンがありません。コマンドは送信されませんでした。</translation>
    </message>
    <message>
        <source>%1 is not running. The command was not sent.</source>
        <comment>machine</comment>
        <translation>%1 は実行中ではありません。コマンドは送信されませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Running on %n machine(s)…</source>
        <translation>
            <numerusform>%n 台のマシンで実行中…</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>result of a command</comment>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>It failed on %n machine(s).</source>
        <translation>
            <numerusform>%n 台のマシンで失敗しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended with status 0 on all machines.</source>
        <translation>全マシンでステータス 0 で終了しました。</translation>
    </message>
    <message>
        <source>None of these machines is running. There is no command to copy.</source>
        <translation>実行中のマシンがありません。コピーするコマンドはありません。</translation>
    </message>
    <message>
        <source>Ending the processes…</source>
        <translation>プロセスを終了中…</translation>
    </message>
    <message>
        <source>Looking for processes of ended runs…</source>
        <translation>終了した実行のプロセスを検索中…</translation>
    </message>
    <message>
        <source>%1 was not examined: %2</source>
        <translation>%1 は調査されませんでした: %2</translation>
    </message>
    <message>
        <source>The processes have ended.</source>
        <translation>プロセスは終了しました。</translation>
    </message>
    <message>
        <source>Ended runs have left no process.</source>
        <translation>終了した実行のプロセスは残っていません。</translation>
    </message>
    <message>
        <source>%1: %2 (process %3 of %4)</source>
        <comment>machine, command, number, run</comment>
        <translation>%1: %2 (%4 のプロセス %3)</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) of ended runs?</source>
        <translation>
            <numerusform>終了した実行の %n 個のプロセスを終了しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>They receive SIGTERM, and SIGKILL after 5 seconds. Other processes are not touched.</source>
        <translation>SIGTERM を送信し、5 秒後に SIGKILL を送信します。他のプロセスには影響しません。</translation>
    </message>
    <message>
        <source>End processes</source>
        <translation>プロセスを終了</translation>
    </message>
    <message>
        <source>Make an image</source>
        <translation>イメージを作成</translation>
    </message>
    <message>
        <source>%1 restarts for it. The image and its snapshots stay, and cost money, until you remove them. Name of the image:</source>
        <translation>作成のために %1 が再起動されます。イメージとそのスナップショットは、削除するまで残り、費用がかかります。イメージの名前:</translation>
    </message>
    <message>
        <source>Make image</source>
        <translation>イメージを作成</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>このクラスターで実行中のマシンはありません。</translation>
    </message>
    <message>
        <source>A command is running.</source>
        <translation>コマンドを実行中です。</translation>
    </message>
    <message>
        <source>Enter a command first.</source>
        <translation>先にコマンドを入力してください。</translation>
    </message>
    <message>
        <source>It failed on no machine.</source>
        <translation>失敗したマシンはありません。</translation>
    </message>
    <message>
        <source>None of these machines is running.</source>
        <translation>実行中のマシンがありません。</translation>
    </message>
    <message>
        <source>End by name</source>
        <translation>名前で終了</translation>
    </message>
    <message>
        <source>All processes of the login user that have this name are listed first. Name of the program:</source>
        <translation>ログインユーザーのこの名前のプロセスをすべて、まず一覧に表示します。プログラムの名前:</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Looking for processes named %1…</source>
        <translation>%1 という名前のプロセスを検索中…</translation>
    </message>
    <message>
        <source>No process of the login user is named %1.</source>
        <translation>%1 という名前のログインユーザーのプロセスはありません。</translation>
    </message>
    <message>
        <source>%1: %2 (process %3)</source>
        <comment>machine, command, number</comment>
        <translation>%1: %2 (プロセス %3)</translation>
    </message>
    <message numerus="yes">
        <source>End %n process(es) by name?</source>
        <translation>
            <numerusform>名前で %n 個のプロセスを終了しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>All processes named %1 end, also those of Jupyter and of active runs. They receive SIGTERM, and SIGKILL after 5 seconds.</source>
        <translation>Jupyter やアクティブな実行のものも含め、%1 という名前のすべてのプロセスを終了します。SIGTERM を送信し、5 秒後に SIGKILL を送信します。</translation>
    </message>
    <message>
        <source>End by name…</source>
        <translation>名前で終了…</translation>
    </message>
    <message>
        <source>End all processes of a name, such as python, also those of Jupyter and of active runs</source>
        <translation>Jupyter やアクティブな実行のものも含め、python などの名前のすべてのプロセスを終了します</translation>
    </message>
    <message>
        <source>Readiness…</source>
        <translation>準備状況…</translation>
    </message>
    <message>
        <source>Check cloud-init, clock, disk and GPUs, and what building a framework needs</source>
        <translation>cloud-init、時計、ディスク、GPU と、フレームワークのビルドに必要なものをチェック</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunPage</name>
    <message>
        <source>Add worker</source>
        <translation>ワーカーを追加</translation>
    </message>
    <message>
        <source>Remove worker…</source>
        <translation>ワーカーを削除…</translation>
    </message>
    <message>
        <source>Autoscale…</source>
        <translation>オートスケール…</translation>
    </message>
    <message>
        <source>Stop run…</source>
        <translation>実行を停止…</translation>
    </message>
    <message>
        <source>Stop at once…</source>
        <translation>すぐに停止…</translation>
    </message>
    <message>
        <source>Replace head…</source>
        <translation>ヘッドを交換…</translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>再開…</translation>
    </message>
    <message>
        <source>Open dashboard</source>
        <translation>ダッシュボードを開く</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>コマンドとしてコピー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV をエクスポート…</translation>
    </message>
    <message>
        <source>Export PNG…</source>
        <translation>PNG をエクスポート…</translation>
    </message>
    <message>
        <source>Adjust the number of workers to a time or a budget</source>
        <translation>時間または予算に合わせてワーカー数を調整します</translation>
    </message>
    <message>
        <source>Show what a new head node costs, and from where the run would continue on it</source>
        <translation>新しいヘッドノードの費用と、実行の再開位置を表示します</translation>
    </message>
    <message>
        <source>Start training from the last checkpoint of this run</source>
        <translation>この実行の最新チェックポイントからトレーニングを開始します</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV をエクスポート</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>PNG をエクスポート</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>when, what happened</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 on %2, started %3</source>
        <comment>model on cluster, time</comment>
        <translation>%1 (%2)、開始: %3</translation>
    </message>
    <message>
        <source>elapsed %1</source>
        <translation>経過 %1</translation>
    </message>
    <message>
        <source>about %1 and %2 to finish</source>
        <comment>time and money</comment>
        <translation>完了まで約 %1、約 %2</translation>
    </message>
    <message>
        <source>about %1 to finish</source>
        <translation>完了まで約 %1</translation>
    </message>
    <message>
        <source>No worker took part.</source>
        <translation>参加したワーカーはありません。</translation>
    </message>
    <message>
        <source>No worker connected yet.</source>
        <translation>接続したワーカーはまだありません。</translation>
    </message>
    <message>
        <source>Remove %1 (rank %2)?</source>
        <translation>%1 (ランク %2) を削除しますか?</translation>
    </message>
    <message>
        <source>Remove the worker with the highest rank?</source>
        <translation>ランクが最も高いワーカーを削除しますか?</translation>
    </message>
    <message>
        <source>The worker leaves the run and the others take over its share. Its machine is terminated, and the data on it is lost.</source>
        <translation>ワーカーは実行から離脱し、その担当分は他のワーカーが引き継ぎます。マシンは終了され、そのデータは失われます。</translation>
    </message>
    <message>
        <source>Remove worker</source>
        <translation>ワーカーを削除</translation>
    </message>
    <message>
        <source>Autoscaling is on.</source>
        <translation>オートスケーリングは有効です。</translation>
    </message>
    <message>
        <source>A suggested number of workers appears below after each epoch.</source>
        <translation>エポックごとに、推奨ワーカー数が下に表示されます。</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1 にエクスポートしました。</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 に書き込めませんでした。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Ends of processes</source>
        <translation>プロセスの終了</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>終了状況</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Its head node does not respond to this computer. The run probably continues; its records are read when the node responds again.</source>
        <translation>ヘッドノードがこのコンピューターに応答しません。実行はおそらく続いています。ノードが再び応答すると記録が読み込まれます。</translation>
    </message>
    <message>
        <source>Its head node is gone. Replace head… shows what a new one costs and how many steps are lost; nothing is launched before you agree.</source>
        <translation>ヘッドノードが存在しません。「ヘッドを交換…」で、新しいヘッドの費用と失われるステップ数を確認できます。同意するまで何も起動されません。</translation>
    </message>
    <message>
        <source>Stop %1 on %2?</source>
        <translation>%2 の %1 を停止しますか?</translation>
    </message>
    <message>
        <source>Stop run</source>
        <translation>実行を停止</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <translation>すぐに停止</translation>
    </message>
    <message>
        <source>Stop %1 on %2 at once?</source>
        <translation>%2 の %1 をすぐに停止しますか?</translation>
    </message>
    <message>
        <source>The checkpoint that is being saved is discarded: the progress since the last one is lost.</source>
        <translation>保存中のチェックポイントは破棄され、前回のチェックポイント以降の進行は失われます。</translation>
    </message>
    <message>
        <source>Plan the same job again</source>
        <translation>同じジョブをもう一度計画します</translation>
    </message>
    <message>
        <source>Copy the command line that starts this job</source>
        <translation>このジョブを開始するコマンドラインをコピーします</translation>
    </message>
    <message>
        <source>Opens the web page of the run&apos;s scheduler through a tunnel</source>
        <translation>実行のスケジューラーの Web ページをトンネル経由で開きます</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>コマンドラインをコピーしました。</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n エポック</numerusform>
        </translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>エポック %1 / %2</translation>
    </message>
    <message>
        <source>Run again with changes…</source>
        <translation>変更して再実行…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON をエクスポート…</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>SVG をエクスポート…</translation>
    </message>
    <message>
        <source>Export TensorBoard events…</source>
        <translation>TensorBoard イベントをエクスポート…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>レポートをエクスポート…</translation>
    </message>
    <message>
        <source>Result, parameters, epochs and events in Markdown</source>
        <translation>結果、パラメーター、エポック、イベント (Markdown 形式)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>レポートをエクスポート</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>JSON をエクスポート</translation>
    </message>
    <message>
        <source>Export SVG</source>
        <translation>SVG をエクスポート</translation>
    </message>
    <message>
        <source>Event files in a folder, for tensorboard --logdir</source>
        <translation>フォルダー内のイベントファイル (tensorboard --logdir 用)</translation>
    </message>
    <message>
        <source>Export TensorBoard events to a new folder</source>
        <translation>TensorBoard イベントを新しいフォルダーにエクスポート</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model on cluster, mode</comment>
        <translation>%2 の %1、%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation>モデルを保存…</translation>
    </message>
    <message>
        <source>Best validation %1</source>
        <comment>97.80 % in epoch 9</comment>
        <translation>最良の検証 %1</translation>
    </message>
    <message>
        <source>duration %1</source>
        <translation>所要時間 %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>コスト %1</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>スケーリング</translation>
    </message>
    <message>
        <source>Nothing that the selected run measured is stored yet.</source>
        <translation>選択した実行の測定値はまだ保存されていません。</translation>
    </message>
    <message>
        <source>Export epochs…</source>
        <translation>エポックをエクスポート…</translation>
    </message>
    <message>
        <source>One line for each epoch: CSV, or TSV or Markdown by the ending of the name</source>
        <translation>エポックごとに 1 行: CSV、または名前の拡張子に応じて TSV か Markdown</translation>
    </message>
    <message>
        <source>Export epochs</source>
        <translation>エポックをエクスポート</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <comment>mean of a run</comment>
        <translation>%1 サンプル/秒</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>メトリクス</translation>
    </message>
    <message>
        <source>Saves the last checkpoint in a format that you choose</source>
        <translation>最後のチェックポイントを選んだ形式で保存します</translation>
    </message>
    <message>
        <source>Hide workers and log</source>
        <translation>ワーカーとログを隠す</translation>
    </message>
    <message>
        <source>Full-screen charts</source>
        <translation>グラフを全画面表示</translation>
    </message>
    <message>
        <source>The charts fill the screen.</source>
        <translation>グラフは全画面で表示されています。</translation>
    </message>
    <message>
        <source>Shows the charts alone; F11 or Esc ends it</source>
        <translation>グラフのみを表示します。F11 または Esc で終了</translation>
    </message>
    <message>
        <source>Show workers and log</source>
        <translation>ワーカーとログを表示</translation>
    </message>
    <message>
        <source>Exit full screen</source>
        <translation>全画面表示を終了</translation>
    </message>
    <message>
        <source>This run has no records yet.</source>
        <translation>この実行にはまだ記録がありません。</translation>
    </message>
    <message>
        <source>Checkpoint now</source>
        <translation>今すぐチェックポイント</translation>
    </message>
    <message>
        <source>Saves a checkpoint after the current step; the run goes on</source>
        <translation>現在のステップの後にチェックポイントを保存します。実行は続きます</translation>
    </message>
    <message>
        <source>A checkpoint is saved after the current step.</source>
        <translation>現在のステップの後にチェックポイントが保存されます。</translation>
    </message>
    <message>
        <source>No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>チェックポイントは保存されていません: %1。</translation>
    </message>
    <message>
        <source>A checkpoint was saved at step %1.</source>
        <translation>ステップ %1 でチェックポイントが保存されました。</translation>
    </message>
    <message>
        <source>Extend by %1 h</source>
        <comment>a deadline</comment>
        <translation>%1 時間延長</translation>
    </message>
    <message>
        <source>The deadline is being moved.</source>
        <translation>期限を変更しています。</translation>
    </message>
    <message>
        <source>The machines cost %1 in that time.</source>
        <comment>money</comment>
        <translation>その間のマシンの料金は %1 です。</translation>
    </message>
    <message>
        <source>Moves the deadline of the machines later, so that the run can finish.</source>
        <translation>実行が完了できるように、マシンの期限を延長します。</translation>
    </message>
    <message>
        <source>The machines terminate themselves at %1 instead of %2.</source>
        <comment>dates and times</comment>
        <translation>マシンは %2 ではなく %1 に自動的に終了します。</translation>
    </message>
    <message>
        <source>Extend the deadline of %1 by %2 h?</source>
        <comment>cluster</comment>
        <translation>%1 の期限を %2 時間延長しますか？</translation>
    </message>
    <message>
        <source>Replace worker…</source>
        <translation>ワーカーを交換…</translation>
    </message>
    <message>
        <source>The machines keep running and keep costing money.</source>
        <translation>マシンは実行されたままで、費用がかかり続けます。</translation>
    </message>
    <message>
        <source>The machines keep running.</source>
        <translation>マシンは実行されたままです。</translation>
    </message>
    <message>
        <source>Its head node no longer exists. The run is continued without a question where that costs nothing; otherwise Replace head… appears here.</source>
        <translation>ヘッドノードは存在しません。料金がかからない場合は確認なしで続行し、それ以外の場合はここに「ヘッドを交換…」が表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>A worker saves a checkpoint of the current step, which takes %n second(s) at most; then the processes exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost.</source>
        <translation>
            <numerusform>ワーカーが現在のステップのチェックポイントを保存し (最大 %n 秒)、その後プロセスが終了します。「再開」でそこから続行できます。すぐに停止すると、最後のチェックポイント以降の進行は失われます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its processes receive SIGTERM, and SIGKILL after %n second(s): a program that saves on SIGTERM has that time.</source>
        <translation>
            <numerusform>プロセスに SIGTERM を送信し、%n 秒後に SIGKILL を送信します。SIGTERM で保存するプログラムには、その時間があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The worker of %1 (rank %2) has died: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>%1 のワーカー (ランク %2) が異常終了しました: %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n more worker(s) have died.</source>
        <translation>
            <numerusform>さらに %n 台のワーカーが異常終了しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>A new head node is being set up; the run continues on it.</source>
        <translation>新しいヘッドノードをセットアップしています。実行はそのノードで続行します。</translation>
    </message>
    <message>
        <source>The machine of %1 (rank %2) no longer exists: %3.</source>
        <comment>machine, number, reason</comment>
        <translation>%1 のマシン (ランク %2) は存在しません: %3。</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲線</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n worker(s) died</source>
        <comment>state of a run</comment>
        <translation>
            <numerusform>%1、%n 台のワーカーが異常終了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunStopText</name>
    <message>
        <source>Stopped. A checkpoint was saved at step %1.</source>
        <translation>停止しました。ステップ %1 でチェックポイントが保存されました。</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved.</source>
        <translation>停止しました。チェックポイントは保存されていません。</translation>
    </message>
    <message>
        <source>Stopped. No checkpoint was saved: %1.</source>
        <comment>reason</comment>
        <translation>停止しました。チェックポイントは保存されていません: %1。</translation>
    </message>
    <message>
        <source>stopping, %1 left</source>
        <comment>minutes and seconds</comment>
        <translation>停止中、残り %1</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Stopping at once, without a checkpoint.</source>
        <translation>チェックポイントなしで、すぐに停止中です。</translation>
    </message>
    <message>
        <source>Stopping: contacting the head node.</source>
        <translation>停止中: ヘッドノードに接続しています。</translation>
    </message>
    <message>
        <source>Stopping: saving a checkpoint, at most %1 left.</source>
        <comment>minutes and seconds</comment>
        <translation>停止中: チェックポイントを保存しています。残り最大 %1。</translation>
    </message>
    <message>
        <source>Stopping: waiting for the processes to exit.</source>
        <translation>停止中: プロセスの終了を待っています。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>実行なし</translation>
    </message>
    <message>
        <source>A run is one training job on a cluster. Its curves appear here, live.</source>
        <translation>実行とは、クラスター上の 1 つのトレーニングジョブです。その曲線がここにリアルタイムで表示されます。</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Name, tags and notes…</source>
        <translation>名前、タグ、メモ…</translation>
    </message>
    <message>
        <source>Archive run</source>
        <translation>実行をアーカイブ</translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation>実行を削除…</translation>
    </message>
    <message>
        <source>Search by name, model, data, tag, note or parameter</source>
        <translation>名前、モデル、データ、タグ、メモ、パラメーターで検索</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>実行を検索</translation>
    </message>
    <message>
        <source>Archived runs keep their curves and files</source>
        <translation>アーカイブした実行の曲線とファイルは残ります</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Select two or more runs with Ctrl or Shift</source>
        <translation>Ctrl または Shift を使って 2 つ以上の実行を選択</translation>
    </message>
    <message>
        <source>The run cannot be listed again</source>
        <translation>実行を一覧に戻せません</translation>
    </message>
    <message numerus="yes">
        <source>Compare %n run(s)…</source>
        <translation>
            <numerusform>%n 件の実行を比較…</numerusform>
        </translation>
    </message>
    <message>
        <source>List run again</source>
        <translation>実行を一覧に戻す</translation>
    </message>
    <message>
        <source>All runs are archived. Show archived above lists them.</source>
        <translation>すべての実行がアーカイブされています。上の「アーカイブ済みを表示」で表示できます。</translation>
    </message>
    <message>
        <source>No run matches these words.</source>
        <translation>これらの語に一致する実行はありません。</translation>
    </message>
    <message>
        <source>The runs cannot be compared</source>
        <translation>実行を比較できません</translation>
    </message>
    <message>
        <source>The changes were not stored</source>
        <translation>変更は保存されませんでした</translation>
    </message>
    <message>
        <source>The run cannot be archived</source>
        <translation>実行をアーカイブできません</translation>
    </message>
    <message>
        <source>%1 was archived. Its curves and files stay.</source>
        <translation>%1 をアーカイブしました。曲線とファイルは残ります。</translation>
    </message>
    <message>
        <source>The run cannot be deleted</source>
        <translation>実行を削除できません</translation>
    </message>
    <message numerus="yes">
        <source>%n metric record(s)</source>
        <translation>
            <numerusform>%n 件のメトリクスレコード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoint(s) on this computer</source>
        <translation>
            <numerusform>このコンピューター上の %n 個のチェックポイント</numerusform>
        </translation>
    </message>
    <message>
        <source>logs and other files, %1 in total</source>
        <comment>bytes</comment>
        <translation>ログとその他のファイル、合計 %1</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 を削除しますか?</translation>
    </message>
    <message>
        <source>This cannot be undone. Checkpoints and logs in a bucket stay. Archive the run instead to keep its curves.</source>
        <translation>元に戻すことはできません。バケット内のチェックポイントとログは残ります。曲線を残すには、代わりに実行をアーカイブしてください。</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>実行を削除</translation>
    </message>
    <message>
        <source>Sho&amp;w archived</source>
        <translation>アーカイブ済みを表示(&amp;W)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SampleTiles</name>
    <message>
        <source>Sample predictions</source>
        <translation>予測の例</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>サンプルはまだありません</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%2 個中 %1 個を正しく予測</translation>
    </message>
    <message>
        <source>%1 samples, not predicted yet</source>
        <translation>%1 個のサンプル、まだ予測なし</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SavingModel</name>
    <message>
        <source>%1 as Spot machines, which AWS may interrupt (usual price)</source>
        <translation>%1 をスポットマシンにする (AWS による中断あり、通常価格)</translation>
    </message>
    <message>
        <source>The same machines in %1</source>
        <translation>同じマシンを %1 で使用</translation>
    </message>
    <message>
        <source>Terminate it: the disks of stopped machines keep costing money</source>
        <translation>終了する: 停止中のマシンのディスクにも費用がかかります</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>What would be cheaper</source>
        <translation>より安価な選択肢</translation>
    </message>
    <message>
        <source>Saves per hour</source>
        <translation>1 時間あたりの節約額</translation>
    </message>
    <message>
        <source>Saves per day</source>
        <translation>1 日あたりの節約額</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScaleDialog</name>
    <message>
        <source>Add and remove &amp;machines automatically</source>
        <translation>マシンを自動的に追加・削除(&amp;M)</translation>
    </message>
    <message>
        <source>Autoscale workers</source>
        <translation>ワーカーのオートスケール</translation>
    </message>
    <message>
        <source>After each epoch, Trainyard computes how many workers the run needs: the cheapest number that finishes in time, or the fastest that fits the budget.</source>
        <translation>Trainyard はエポックごとに、実行に必要なワーカー数を計算します。時間内に完了する最も安価な数、または予算に収まる最も速い数です。</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>&amp;Finish within</source>
        <translation>完了までの時間(&amp;F)</translation>
    </message>
    <message>
        <source>any amount</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>&amp;Spend at most</source>
        <translation>費用の上限(&amp;S)</translation>
    </message>
    <message>
        <source>Mi&amp;nimum workers</source>
        <translation>最小ワーカー数(&amp;N)</translation>
    </message>
    <message>
        <source>Ma&amp;ximum workers</source>
        <translation>最大ワーカー数(&amp;X)</translation>
    </message>
    <message>
        <source>Added machines cost money until the run ends or their deadline passes. If off, Trainyard only suggests a number.</source>
        <translation>追加されたマシンは、実行が終わるか期限が過ぎるまで費用がかかります。オフの場合、Trainyard は数を提案するだけです。</translation>
    </message>
    <message>
        <source>If off, Trainyard only suggests a number.</source>
        <translation>オフの場合、Trainyard は数を提案するだけです。</translation>
    </message>
    <message>
        <source>Suggest only</source>
        <translation>提案のみ</translation>
    </message>
    <message>
        <source>Start autoscaling</source>
        <translation>オートスケーリングを開始</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScalingView</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Scaling efficiency by number of workers</source>
        <translation>ワーカー数別のスケーリング効率</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>Step time by worker</source>
        <translation>ワーカー別のステップ時間</translation>
    </message>
    <message>
        <source>light: as the median; full: twice its step time</source>
        <translation>淡色: 中央値と同じ、濃色: ステップ時間が中央値の 2 倍</translation>
    </message>
    <message>
        <source>rank %1: %2 times the step time of the median</source>
        <translation>ランク %1: ステップ時間は中央値の %2 倍</translation>
    </message>
    <message>
        <source>Share of time waiting by worker</source>
        <translation>ワーカー別の待機時間の割合</translation>
    </message>
    <message>
        <source>light: none of the time; full: all of it</source>
        <translation>薄い: 待機なし、濃い: 常に待機</translation>
    </message>
    <message>
        <source>rank %1 waits for weights %2 of the time</source>
        <comment>a percentage</comment>
        <translation>ランク %1 は時間の %2 を重みの待機に費やしています</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>a speed-up</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed-up by number of workers</source>
        <translation>ワーカー数による高速化</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SchedulePage</name>
    <message>
        <source>constant</source>
        <translation>一定</translation>
    </message>
    <message>
        <source>times %1 at epochs %2</source>
        <translation>エポック %2 で %1 倍</translation>
    </message>
    <message>
        <source>cosine down to %1</source>
        <translation>コサインで %1 まで減衰</translation>
    </message>
    <message>
        <source>%1, after a warm-up of %2 epochs</source>
        <comment>schedule</comment>
        <translation>%1、%2 エポックのウォームアップ後</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学習率</translation>
    </message>
    <message>
        <source>How it moves while the job runs, and when workers come and go.</source>
        <translation>ジョブの実行中とワーカーの増減時に、どのように変化するか。</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>一定</translation>
    </message>
    <message>
        <source>Step decay</source>
        <translation>ステップ減衰</translation>
    </message>
    <message>
        <source>Cosine decay to the last epoch</source>
        <translation>最終エポックまでのコサイン減衰</translation>
    </message>
    <message>
        <source>&amp;Schedule</source>
        <translation>スケジュール(&amp;S)</translation>
    </message>
    <message>
        <source>10, 15</source>
        <translation>10, 15</translation>
    </message>
    <message>
        <source>At &amp;epochs</source>
        <translation>対象エポック(&amp;E)</translation>
    </message>
    <message>
        <source>Fac&amp;tor</source>
        <translation>係数(&amp;T)</translation>
    </message>
    <message>
        <source>Down t&amp;o</source>
        <translation>下限(&amp;O)</translation>
    </message>
    <message>
        <source> epochs</source>
        <translation> エポック</translation>
    </message>
    <message>
        <source>&amp;Warm-up</source>
        <translation>ウォームアップ(&amp;W)</translation>
    </message>
    <message>
        <source>Warm-up &amp;from</source>
        <translation>ウォームアップの開始値(&amp;F)</translation>
    </message>
    <message>
        <source>of all workers together</source>
        <translation>全ワーカーの合計</translation>
    </message>
    <message>
        <source>of each worker</source>
        <translation>各ワーカーごと</translation>
    </message>
    <message>
        <source>B&amp;atch size is</source>
        <translation>バッチサイズの単位(&amp;A)</translation>
    </message>
    <message>
        <source> steps</source>
        <translation> ステップ</translation>
    </message>
    <message>
        <source>&amp;Ramp</source>
        <translation>ランプ(&amp;R)</translation>
    </message>
    <message>
        <source>Epoch %1 is never reached: the job ends after %2 epochs.</source>
        <extracomment>an epoch of a step, all epochs of the job</extracomment>
        <translation>エポック %1 には到達しません。ジョブは %2 エポックで終わります。</translation>
    </message>
    <message>
        <source>Give the epochs in rising order, such as 10, 15.</source>
        <translation>10, 15 のように、エポックを昇順で指定してください。</translation>
    </message>
    <message>
        <source>It begins at %1, the learning rate.</source>
        <translation>学習率 %1 から始まります。</translation>
    </message>
    <message>
        <source>A step of %1 workers has %2 samples; with %3 it has %4, and the rate goes from %5 to %6.</source>
        <translation>ワーカー %1 個の 1 ステップは %2 サンプルです。%3 では %4 サンプルになり、学習率は %5 から %6 に変わります。</translation>
    </message>
    <message>
        <source>Give a factor above 0, such as 0.1.</source>
        <translation>0.1 など、0 より大きい係数を指定してください。</translation>
    </message>
    <message>
        <source>The batch of a step has %1 samples in total and the learning rate stays the same, for any number of workers.</source>
        <translation>ワーカーの数に関係なく、1 ステップのバッチは合計 %1 サンプルで、学習率は変わりません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ScriptOptions</name>
    <message>
        <source>Read the options</source>
        <translation>オプションを読み取る</translation>
    </message>
    <message>
        <source>Runs the script with --help on this computer, in the folder of the code</source>
        <translation>このコンピューターで、コードのフォルダーからスクリプトを --help 付きで実行します</translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation>オプションを検索</translation>
    </message>
    <message>
        <source>The options cannot be read from the command: %1.</source>
        <translation>コマンドからオプションを読み取れません: %1。</translation>
    </message>
    <message>
        <source>Running the script with --help…</source>
        <translation>スクリプトを --help 付きで実行中…</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s). An empty field has its default.</source>
        <translation>
            <numerusform>オプション %n 個。空のフィールドは既定値になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>value</comment>
        <translation>%1 (既定値)</translation>
    </message>
    <message>
        <source>The command has a variable here, or gives the option twice: change it there</source>
        <translation>コマンドのこの部分は変数であるか、オプションが 2 回指定されています。コマンドで変更してください</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SecretFields</name>
    <message>
        <source>Add secret</source>
        <translation>シークレットを追加</translation>
    </message>
    <message>
        <source>A variable such as WANDB_API_KEY. Its value is sent to the machines in a file that only the login user can read, and masked in logs</source>
        <translation>WANDB_API_KEY などの変数。値はログインユーザーだけが読み取れるファイルでマシンに送信され、ログではマスクされます</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Name of the secret</source>
        <translation>シークレットの名前</translation>
    </message>
    <message>
        <source>Value of the secret</source>
        <translation>シークレットの値</translation>
    </message>
    <message>
        <source>Remove the secret</source>
        <translation>シークレットを削除</translation>
    </message>
    <message>
        <source>from this program&apos;s environment</source>
        <translation>このプログラムの環境から</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Give the name of the secret, or remove the line.</source>
        <translation>シークレットの名前を入力するか、行を削除してください。</translation>
    </message>
    <message>
        <source>%1 is not the name of a variable: use letters, digits and underscores.</source>
        <translation>%1 は変数名として使用できません。英字、数字、アンダースコアを使用してください。</translation>
    </message>
    <message>
        <source>Give the value of %1.</source>
        <translation>%1 の値を入力してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionBanner</name>
    <message>
        <source>Log in &amp;again</source>
        <translation>再ログイン(&amp;A)</translation>
    </message>
    <message>
        <source>Session, clock and ledger</source>
        <translation>セッション、時計、台帳</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SessionWarning</name>
    <message>
        <source>Some of them have no deadline of their own.</source>
        <translation>一部には独自の期限がありません。</translation>
    </message>
    <message>
        <source>They terminate themselves in %1 at the latest (%2).</source>
        <translation>遅くとも %1 後 (%2) に自動終了します。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 slow.</source>
        <translation>このコンピューターの時計は %1 遅れています。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 fast.</source>
        <translation>このコンピューターの時計は %1 進んでいます。</translation>
    </message>
    <message>
        <source>Requests to AWS are corrected for it; set the clock all the same.</source>
        <translation>AWS へのリクエストは補正されますが、時計を合わせてください。</translation>
    </message>
    <message>
        <source>The session has expired: %1 can be neither seen nor terminated from here until you log in again.</source>
        <translation>セッションの有効期限が切れました。再ログインするまで、%1 をここから表示することも終了することもできません。</translation>
    </message>
    <message>
        <source>what is in progress</source>
        <translation>進行中のもの</translation>
    </message>
    <message>
        <source>The session expires in %1, while %2.</source>
        <translation>セッションは %1 後に期限切れになります。現在: %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) run</source>
        <translation>
            <numerusform>%n 台のマシンが実行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) are in progress</source>
        <translation>
            <numerusform>%n 件の操作が進行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) in progress wait for a new login.</source>
        <translation>
            <numerusform>進行中の %n 件の操作が再ログインを待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger %1 cannot be written (%2). Machines can be terminated, but nothing can be launched and nothing is recorded: free some space on the disk, or allow writing to the folder.</source>
        <translation>台帳 %1 に書き込めません (%2)。マシンの終了はできますが、起動はできず、何も記録されません。ディスクの空き容量を増やすか、フォルダーへの書き込みを許可してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SetupLogView</name>
    <message>
        <source>&amp;Follow</source>
        <translation>追従(&amp;F)</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>再読み取り</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>前のエラー</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>次のエラー</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>ログ内を検索</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>マシン(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>Read what is added to the log, and scroll to it</source>
        <translation>ログに追加された内容を読み取り、そこまでスクロールします</translation>
    </message>
    <message>
        <source>Log of the set-up</source>
        <translation>セットアップのログ</translation>
    </message>
    <message>
        <source>No machine of this cluster runs.</source>
        <translation>このクラスターには稼働中のマシンがありません。</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>ログを読み取り中…</translation>
    </message>
    <message>
        <source>The machine has no log of its set-up.</source>
        <translation>このマシンにはセットアップのログがありません。</translation>
    </message>
    <message>
        <source>The beginning of the log is not shown: it is too long.</source>
        <translation>ログが長すぎるため、先頭部分は表示されません。</translation>
    </message>
    <message>
        <source>Line %1: %2 %3</source>
        <comment>number, cause, what to do</comment>
        <translation>%1 行目: %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SharesDialog</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>file, sizes</comment>
        <translation>%1 (%2~%3)</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル数</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Files with MXNet&apos;s iterators</source>
        <translation>MXNet のイテレーターでのファイル</translation>
    </message>
    <message>
        <source>Reading the data set…</source>
        <translation>データセットを読み込み中…</translation>
    </message>
    <message>
        <source>Shares of the workers</source>
        <translation>ワーカーの担当分</translation>
    </message>
    <message>
        <source>Shares of %1</source>
        <translation>%1 の担当分</translation>
    </message>
    <message>
        <source>Each epoch shuffles all samples and divides their order into equal parts, one for each worker. MXNet&apos;s own iterators divide record files by their bytes.</source>
        <translation>エポックごとに全サンプルをシャッフルし、その順序をワーカーごとに等分します。MXNet 自身のイテレーターは、レコードファイルをバイト数で分割します。</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>ワーカー数(&amp;W)</translation>
    </message>
    <message>
        <source>Samples: %1. Files: %2.</source>
        <translation>サンプル数: %1。ファイル: %2。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <translation>次または前のフィールド</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Open the selected line of a table</source>
        <translation>表の選択行を開く</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Menu of the selected line</source>
        <translation>選択行のメニュー</translation>
    </message>
    <message>
        <source>Menu key, Shift+F10</source>
        <translation>メニューキー、Shift+F10</translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <translation>ダイアログを閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SshFields</name>
    <message>
        <source>Also allow my &amp;provider&apos;s range (/24): the IP address may change</source>
        <translation>プロバイダーの範囲 (/24) も許可: IP アドレスは変わることがあります(&amp;P)</translation>
    </message>
    <message>
        <source>I &amp;accept that anyone on the Internet may try to log in</source>
        <translation>インターネット上の誰でもログインを試行できることを承諾します(&amp;A)</translation>
    </message>
    <message>
        <source>Allow &amp;SSH from</source>
        <translation>SSH の許可元(&amp;S)</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address (%1)</source>
        <translation>このコンピューターの IP アドレス (%1)</translation>
    </message>
    <message>
        <source>this computer&apos;s IP address</source>
        <translation>このコンピューターの IP アドレス</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackFileSystemPage</name>
    <message>
        <source>Shared file system</source>
        <translation>共有ファイルシステム</translation>
    </message>
    <message>
        <source>All machines mount one EFS file system: scripts, data and results are the same for each of them.</source>
        <translation>全マシンが 1 つの EFS ファイルシステムをマウントし、スクリプト、データ、結果を共有します。</translation>
    </message>
    <message>
        <source>&amp;File system</source>
        <translation>ファイルシステム(&amp;F)</translation>
    </message>
    <message>
        <source>a new one, which stays</source>
        <translation>新規作成 (残ります)</translation>
    </message>
    <message>
        <source>&amp;Mounted at /</source>
        <translation>マウント先 /(&amp;M)</translation>
    </message>
    <message>
        <source>It has a mount &amp;target in the zone of the workers already</source>
        <translation>ワーカーのゾーンにマウントターゲットがすでにある(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ucket that the machines may read</source>
        <translation>マシンが読み取れるバケット(&amp;U)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The new file system is encrypted, and stays when the stack is deleted: at %1 per GiB and month until you delete it.</source>
        <translation>新しいファイルシステムは暗号化され、スタックを削除しても残ります。削除するまで GiB・月あたり %1 かかります。</translation>
    </message>
    <message>
        <source>The file system is yours, and stays.</source>
        <translation>このファイルシステムは既存のもので、残ります。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackLimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>When the machines terminate, and what happens to a stack that fails.</source>
        <translation>マシンの終了時期と、失敗したスタックの扱い。</translation>
    </message>
    <message>
        <source>The creation may &amp;last</source>
        <translation>作成の制限時間(&amp;L)</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Keep a &amp;failed stack for inspection</source>
        <translation>失敗したスタックを調査用に残す(&amp;F)</translation>
    </message>
    <message>
        <source>Termination &amp;protection</source>
        <translation>終了保護(&amp;P)</translation>
    </message>
    <message>
        <source>The groups of the stack end their machines at the deadline, even if this computer is off. A failed stack that is kept still costs what its machines cost: terminate it when you have seen the cause. Terminate all deletes the stack, and lists what stays.</source>
        <translation>スタックのグループは、このコンピューターの電源が切れていても、期限にマシンを終了します。残した失敗スタックにはマシンの費用がかかり続けるため、原因を確認したら終了してください。「すべて終了」ではスタックを削除し、残るものを一覧表示します。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackMachinesPage</name>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>The master trains too: a stack of one worker has two machines that train.</source>
        <translation>マスターもトレーニングを行います。ワーカー 1 つのスタックでは、2 台のマシンがトレーニングします。</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>ワーカー数(&amp;W)</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>最小数(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>各マシンのディスク(&amp;D)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Workers can be added and removed d&amp;uring a run</source>
        <translation>実行中のワーカーの追加と削除を許可(&amp;U)</translation>
    </message>
    <message numerus="yes">
        <source> worker(s), and the master</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> ワーカーとマスター</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> worker(s), if AWS has no more capacity</source>
        <comment>after a number</comment>
        <translation>
            <numerusform> ワーカー (AWS にそれ以上のキャパシティがない場合)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackNamePage</name>
    <message>
        <source>Name and image</source>
        <translation>名前とイメージ</translation>
    </message>
    <message>
        <source>A master and workers that share a file system; further workers can join and leave during a run.</source>
        <translation>ファイルシステムを共有するマスターとワーカー。実行中にワーカーを追加・削除できます。</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>名前(&amp;A)</translation>
    </message>
    <message>
        <source>Of the stack and of the cluster; the names of its roles and tags begin with it</source>
        <translation>スタックとクラスターの名前。ロールとタグの名前はこれで始まります</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>リージョン(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Operating system</source>
        <translation>オペレーティングシステム(&amp;O)</translation>
    </message>
    <message>
        <source>Ubuntu</source>
        <translation>Ubuntu</translation>
    </message>
    <message>
        <source>Amazon Linux</source>
        <translation>Amazon Linux</translation>
    </message>
    <message>
        <source>I&amp;mage</source>
        <translation>イメージ(&amp;M)</translation>
    </message>
    <message>
        <source>the current Deep Learning AMI</source>
        <translation>現在の Deep Learning AMI</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>タグ(&amp;G)</translation>
    </message>
    <message>
        <source>none; as team=vision, project=cifar</source>
        <translation>なし。例: team=vision, project=cifar</translation>
    </message>
    <message>
        <source>Write each tag as name=value, and a comma between two of them.</source>
        <translation>各タグを name=value の形式で、カンマで区切って入力してください。</translation>
    </message>
    <message>
        <source>You need access to the account, a name, and nothing else: the file system, the network and the key pair are created unless you choose your own on the next pages.</source>
        <translation>必要なのはアカウントへのアクセスと名前だけです。次のページで独自のものを選択しない限り、ファイルシステム、ネットワーク、キーペアは作成されます。</translation>
    </message>
    <message>
        <source>Open an original &amp;template…</source>
        <translation>元のテンプレートを開く(&amp;T)…</translation>
    </message>
    <message>
        <source>Lists what CloudFormation refuses in it today, and what Trainyard has in its place</source>
        <translation>CloudFormation が現在拒否する箇所と、Trainyard での代替を一覧表示します</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>CloudFormation テンプレート</translation>
    </message>
    <message>
        <source>Templates (*.json *.template)</source>
        <translation>テンプレート (*.json *.template)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>ファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of an image, id</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackNetworkPage</name>
    <message>
        <source>Access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>Only the master can be reached from outside, by SSH; the workers are reached through it.</source>
        <translation>外部から SSH で接続できるのはマスターだけで、ワーカーへはマスターを経由します。</translation>
    </message>
    <message>
        <source>&amp;Workers</source>
        <translation>ワーカー(&amp;W)</translation>
    </message>
    <message>
        <source>private, with a NAT gateway (billed by the hour)</source>
        <translation>プライベート、NAT ゲートウェイあり (時間単位で課金)</translation>
    </message>
    <message>
        <source>public IP addresses, with no port open to the Internet</source>
        <translation>パブリック IP アドレスあり、インターネットへの開放ポートなし</translation>
    </message>
    <message>
        <source>private, without the Internet (S3 only)</source>
        <translation>プライベート、インターネットなし (S3 のみ)</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>ゾーン(&amp;Z)</translation>
    </message>
    <message>
        <source>the first of the region</source>
        <translation>リージョンの最初のゾーン</translation>
    </message>
    <message>
        <source>&amp;VPC</source>
        <translation>VPC(&amp;V)</translation>
    </message>
    <message>
        <source>a new one, deleted with the stack</source>
        <translation>新規作成 (スタックとともに削除)</translation>
    </message>
    <message>
        <source>S&amp;ubnet of the master</source>
        <translation>マスターのサブネット(&amp;U)</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>新規作成</translation>
    </message>
    <message>
        <source>Subnet of the work&amp;ers</source>
        <translation>ワーカーのサブネット(&amp;E)</translation>
    </message>
    <message>
        <source>Further security &amp;group</source>
        <translation>追加のセキュリティグループ(&amp;G)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Of all machines, such as one that the mount targets of your file system admit</source>
        <translation>全マシンに適用。ファイルシステムのマウントターゲットが許可するグループなど</translation>
    </message>
    <message>
        <source>Permissions boun&amp;dary</source>
        <translation>アクセス許可の境界(&amp;D)</translation>
    </message>
    <message>
        <source>created with the stack</source>
        <translation>スタックとともに作成</translation>
    </message>
    <message>
        <source>ARN of the policy that your account requires on new roles</source>
        <translation>アカウントが新しいロールに要求するポリシーの ARN</translation>
    </message>
    <message>
        <source>Loading subnets, security groups and key pairs…</source>
        <translation>サブネット、セキュリティグループ、キーペアを読み込み中…</translation>
    </message>
    <message>
        <source>The region has %1 of %2 VPCs.</source>
        <translation>リージョンの VPC: %2 中 %1。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackReviewPage</name>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Everything that will be created. Nothing exists yet.</source>
        <translation>作成されるものすべて。まだ何も存在しません。</translation>
    </message>
    <message>
        <source>The stack &amp;may create IAM roles for its machines (CAPABILITY_NAMED_IAM)</source>
        <translation>スタックがマシン用の IAM ロールを作成することを許可 (CAPABILITY_NAMED_IAM)(&amp;M)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackScriptPage</name>
    <message>
        <source>Data preparation script</source>
        <translation>データ準備スクリプト</translation>
    </message>
    <message>
        <source>Every machine runs this Python script before it joins; one that fails delays no other machine.</source>
        <translation>各マシンは参加前にこの Python スクリプトを実行します。失敗しても他のマシンは遅れません。</translation>
    </message>
    <message>
        <source>Chec&amp;k syntax</source>
        <translation>構文を確認(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Path on the machines</source>
        <translation>マシン上のパス(&amp;P)</translation>
    </message>
    <message>
        <source>none: a machine joins when it has booted</source>
        <translation>なし: マシンは起動後に参加します</translation>
    </message>
    <message>
        <source>Time &amp;limit</source>
        <translation>制限時間(&amp;L)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>None: a script that is there already</source>
        <translation>なし: すでに存在するスクリプト</translation>
    </message>
    <message>
        <source>Begin with the &amp;template</source>
        <translation>テンプレートから始める(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>スクリプト(&amp;S)</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Empty: no script is written. One that is at the path already is used as it is.</source>
        <translation>空欄: スクリプトは書き込まれません。パスに既存のものがあれば、そのまま使用されます。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Python scripts (*.py);;All files (*)</source>
        <translation>Python スクリプト (*.py);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>ファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>The file is longer than 1 MB: choose a script.</source>
        <translation>ファイルが 1 MB を超えています。スクリプトを選択してください。</translation>
    </message>
    <message>
        <source>The script is written to the shared file system: its path must begin with /%1/.</source>
        <translation>スクリプトは共有ファイルシステムに書き込まれます。パスは /%1/ で始まる必要があります。</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>未確認。</translation>
    </message>
    <message>
        <source>Python accepts the script. It is written when the machines are ready, and run on each.</source>
        <translation>Python で構文エラーはありません。スクリプトはマシンの準備ができたときに書き込まれ、各マシンで実行されます。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StackWizard</name>
    <message>
        <source>Create a dynamic training stack</source>
        <translation>動的トレーニングスタックを作成</translation>
    </message>
    <message>
        <source>Create stack</source>
        <translation>スタックを作成</translation>
    </message>
    <message>
        <source>Review and create</source>
        <translation>確認して作成</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StepList</name>
    <message>
        <source>Show commands…</source>
        <translation>コマンドを表示…</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Something is missing or wrong on this page</source>
        <translation>このページに不足または誤りがあります</translation>
    </message>
    <message>
        <source>%1: something is missing or wrong</source>
        <comment>title of a page</comment>
        <translation>%1: 不足または誤りがあります</translation>
    </message>
    <message>
        <source>Complete the pages before it first</source>
        <translation>先に前のページを完了してください</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::StoragePage</name>
    <message>
        <source>Storage and data</source>
        <translation>ストレージとデータ</translation>
    </message>
    <message>
        <source>The size of the disks, the bucket for data and results, and the machines&apos; access to it.</source>
        <translation>ディスクのサイズ、データと結果用のバケット、マシンからのアクセス。</translation>
    </message>
    <message>
        <source>Allow &amp;hibernation (the disk also stores the memory)</source>
        <translation>休止を許可 (ディスクにメモリの内容も保存)(&amp;H)</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>&amp;Disk of each machine</source>
        <translation>各マシンのディスク(&amp;D)</translation>
    </message>
    <message>
        <source>B&amp;ucket</source>
        <translation>バケット(&amp;U)</translation>
    </message>
    <message>
        <source>of a bucket that is new or not listed</source>
        <translation>新規または一覧にないバケットの名前</translation>
    </message>
    <message>
        <source>Bucket na&amp;me</source>
        <translation>バケット名(&amp;M)</translation>
    </message>
    <message>
        <source>IAM role created for the cluster</source>
        <translation>クラスター用に作成される IAM ロール</translation>
    </message>
    <message>
        <source>Session keys limited to the buckets, in a file that only the login user can read</source>
        <translation>バケットに限定されたセッションキー (ログインユーザーだけが読み取れるファイル内)</translation>
    </message>
    <message>
        <source>Your keys, also in ~/.bashrc (unsafe)</source>
        <translation>ご自身のキー (~/.bashrc にも保存、危険)</translation>
    </message>
    <message>
        <source>IAM role, or limited keys if IAM denies it</source>
        <translation>IAM ロール、または IAM が拒否した場合は限定キー</translation>
    </message>
    <message>
        <source>Access fo&amp;r the machines</source>
        <translation>マシンのアクセス権(&amp;R)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>New bucket</source>
        <translation>新しいバケット</translation>
    </message>
    <message>
        <source>Another bucket, by its name</source>
        <translation>別のバケット (名前で指定)</translation>
    </message>
    <message>
        <source>Disks are encrypted and deleted with their machines; keep results in a bucket.</source>
        <translation>ディスクは暗号化され、マシンとともに削除されます。結果はバケットに保存してください。</translation>
    </message>
    <message>
        <source>Loading the account&apos;s buckets…</source>
        <translation>アカウントのバケットを読み込み中…</translation>
    </message>
    <message>
        <source>The new bucket is private and encrypted, in %1, and stays when the cluster is terminated.</source>
        <translation>新しいバケットは %1 に作成され、プライベートで暗号化されます。クラスターを終了しても残ります。</translation>
    </message>
    <message>
        <source>The role can read and write only this bucket; its policy is among the commands. It is deleted with the cluster.</source>
        <translation>ロールはこのバケットだけを読み書きできます。ポリシーはコマンドに含まれています。クラスターとともに削除されます。</translation>
    </message>
    <message>
        <source>If IAM denies the role, session keys limited to the bucket are sent in a file instead.</source>
        <translation>IAM がロールを拒否した場合、代わりにバケットに限定されたセッションキーがファイルで送信されます。</translation>
    </message>
    <message>
        <source>If IAM denies the role, nothing is launched.</source>
        <translation>IAM がロールを拒否した場合、何も起動されません。</translation>
    </message>
    <message>
        <source>as the image needs: %1 GiB</source>
        <extracomment>the least value of a field, with the size that it stands for</extracomment>
        <translation>イメージの必要量: %1 GiB</translation>
    </message>
    <message>
        <source>%1 for the disks of %2, if they exist for a month</source>
        <translation>%2 のディスクが 1 か月存在する場合 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SummaryPane</name>
    <message>
        <source>Show commands</source>
        <translation>コマンドを表示</translation>
    </message>
    <message>
        <source>What this does</source>
        <translation>実行される内容</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SweepDialog</name>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Each combination of values is a run in the queue of the cluster. A parameter is a field of the job, or a word in braces in its command, such as {lr}.</source>
        <translation>値の組み合わせごとに、クラスターのキューに実行が追加されます。パラメーターは、ジョブの項目か、コマンド内の {lr} のような波括弧で囲んだ語です。</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>パラメーターを追加</translation>
    </message>
    <message>
        <source>no ranges</source>
        <translation>範囲なし</translation>
    </message>
    <message>
        <source>How many values are drawn from the ranges, for each combination of the lists</source>
        <translation>リストの組み合わせごとに、範囲から抽出する値の数</translation>
    </message>
    <message>
        <source>&amp;Draws</source>
        <translation>抽出数(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>シード(&amp;S)</translation>
    </message>
    <message>
        <source>Compare by &amp;metric</source>
        <translation>比較するメトリクス(&amp;M)</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>最大値</translation>
    </message>
    <message>
        <source>lowest value</source>
        <translation>最小値</translation>
    </message>
    <message>
        <source>&amp;Best is the</source>
        <translation>最良とする値(&amp;B)</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>キューに追加</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>range, uniform</source>
        <translation>範囲、一様</translation>
    </message>
    <message>
        <source>range, logarithmic</source>
        <translation>範囲、対数</translation>
    </message>
    <message>
        <source>range, whole numbers</source>
        <translation>範囲、整数</translation>
    </message>
    <message>
        <source>Kind of values</source>
        <translation>値の種類</translation>
    </message>
    <message>
        <source>0.1, 0.01, 0.001</source>
        <translation>0.1, 0.01, 0.001</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Remove the parameter</source>
        <translation>パラメーターを削除</translation>
    </message>
    <message>
        <source>0.001 to 0.1</source>
        <translation>0.001 to 0.1</translation>
    </message>
    <message>
        <source>Give a range of %1, such as 0.001 to 0.1.</source>
        <translation>%1 の範囲を 0.001 to 0.1 のように指定してください。</translation>
    </message>
    <message>
        <source>Give values of %1, separated by commas.</source>
        <translation>%1 の値をカンマで区切って指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after another.</source>
        <translation>
            <numerusform>%n 件の実行を 1 つずつ順に行います。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SystemCharts</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 MB/s</source>
        <translation>%1 MB/s</translation>
    </message>
    <message>
        <source>CPU use</source>
        <translation>CPU 使用率</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>メモリ使用量</translation>
    </message>
    <message>
        <source>GPU use</source>
        <translation>GPU 使用率</translation>
    </message>
    <message>
        <source>GPU memory used</source>
        <translation>GPU メモリ使用量</translation>
    </message>
    <message>
        <source>GPU temperature</source>
        <translation>GPU 温度</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Network: received</source>
        <translation>ネットワーク: 受信</translation>
    </message>
    <message>
        <source>Network: sent</source>
        <translation>ネットワーク: 送信</translation>
    </message>
    <message>
        <source>Disk: read</source>
        <translation>ディスク: 読み取り</translation>
    </message>
    <message>
        <source>Disk: written</source>
        <translation>ディスク: 書き込み</translation>
    </message>
    <message>
        <source>Disk: used</source>
        <translation>ディスク: 使用量</translation>
    </message>
    <message>
        <source>%1 GPU %2</source>
        <comment>machine, number</comment>
        <translation>%1 GPU %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::SystemView</name>
    <message>
        <source>There are no measurements: no program followed this run while its machines measured, or their agents were older than this program.</source>
        <translation>測定値がありません。マシンの測定中にこの実行を追跡したプログラムがないか、エージェントがこのプログラムより古いためです。</translation>
    </message>
    <message>
        <source>There are no measurements: no run of this cluster was followed while its machines measured, or their agents were older than this program.</source>
        <translation>測定値がありません。マシンの測定中にこのクラスターの実行が追跡されなかったか、エージェントがこのプログラムより古いためです。</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while the run is followed.</source>
        <translation>マシンの測定値は、実行の追跡中に読み込まれます。</translation>
    </message>
    <message>
        <source>The measurements of the machines are read while a run of this cluster is followed. Start a training on it: this window follows it by itself.</source>
        <translation>マシンの測定値は、このクラスターの実行の追跡中に読み込まれます。トレーニングを開始すると、このウィンドウが自動的に追跡します。</translation>
    </message>
    <message>
        <source>The agents of this cluster are older than this program and do not measure. Redeploy them with trainyardctl provision.</source>
        <translation>このクラスターのエージェントはこのプログラムより古いため、測定を行いません。trainyardctl provision で再デプロイしてください。</translation>
    </message>
    <message>
        <source>The machines do not respond to this computer. What they measured is read when they respond again.</source>
        <translation>マシンがこのコンピューターに応答しません。再び応答すると測定値が読み込まれます。</translation>
    </message>
    <message>
        <source>The machines have measured nothing yet.</source>
        <translation>マシンはまだ何も測定していません。</translation>
    </message>
    <message>
        <source>The agents of these machines are older than this program and do not measure: %1.</source>
        <translation>次のマシンのエージェントはこのプログラムより古いため、測定を行いません: %1。</translation>
    </message>
    <message>
        <source>These machines do not respond to this computer: %1. What they measured is read when they respond again.</source>
        <translation>次のマシンはこのコンピューターに応答しません: %1。再び応答すると測定値が読み込まれます。</translation>
    </message>
    <message numerus="yes">
        <source>%n more curve(s) are not drawn; trainyardctl metrics --system lists all.</source>
        <translation>
            <numerusform>ほか %n 本の曲線は描画されていません。trainyardctl metrics --system ですべて表示できます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TaskWizard</name>
    <message>
        <source>Run a program</source>
        <translation>プログラムを実行</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Everything here has a default. Open a group to change it.</source>
        <translation>ここにはすべてデフォルトがあります。変更するにはグループを開いてください。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>What each machine will start.</source>
        <translation>各マシンが開始する内容。</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>Values of secrets are not stored: a job with secrets can wait in a queue only if they are in this program&apos;s environment.</source>
        <translation>シークレットの値は保存されません。シークレットを含むジョブは、その値がこのプログラムの環境にある場合のみキューで待機できます。</translation>
    </message>
    <message numerus="yes">
        <source>• %n machine(s) of the cluster run it</source>
        <translation>
            <numerusform>• クラスターの %n 台のマシンで実行</numerusform>
        </translation>
    </message>
    <message>
        <source>• the code is sent to each of them first</source>
        <translation>• 最初にコードを各マシンに送信</translation>
    </message>
    <message>
        <source>• the setup runs once on each of them</source>
        <translation>• 各マシンでセットアップを 1 回実行</translation>
    </message>
    <message>
        <source>• numbers in its output become curves, live</source>
        <translation>• 出力内の数値をリアルタイムで曲線に表示</translation>
    </message>
    <message>
        <source>• its output is copied to this computer, with secrets masked</source>
        <translation>• 出力をこのコンピューターにコピー (シークレットはマスク)</translation>
    </message>
    <message>
        <source>Costs nothing more</source>
        <translation>追加料金なし</translation>
    </message>
    <message>
        <source>The cluster costs %1</source>
        <translation>クラスターの費用: %1</translation>
    </message>
    <message>
        <source>train.py --epochs 3</source>
        <comment>command</comment>
        <translation>train.py --epochs 3</translation>
    </message>
    <message>
        <source>python3 train.py, in the container</source>
        <comment>command</comment>
        <translation>python3 train.py (コンテナ内)</translation>
    </message>
    <message>
        <source>python3 train.py; empty: the cluster of processes stays until it is stopped</source>
        <comment>command</comment>
        <translation>python3 train.py。空欄: プロセスのクラスターは停止するまで残ります</translation>
    </message>
    <message>
        <source>python3 train.py --epochs 3</source>
        <comment>command</comment>
        <translation>python3 train.py --epochs 3</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>実行内容</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>シークレット</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cluster (nodes)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>クラスター(&amp;C)</translation>
    </message>
    <message>
        <source>Launch cluster…</source>
        <translation>クラスターを起動…</translation>
    </message>
    <message>
        <source>A run is active there: this job can be added to its queue.</source>
        <translation>そこでは実行がアクティブです。このジョブはキューに追加できます。</translation>
    </message>
    <message>
        <source>No cluster is ready: launch one first.</source>
        <translation>準備完了のクラスターがありません。先に起動してください。</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>コマンド(&amp;O)</translation>
    </message>
    <message>
        <source>pip install -r requirements.txt</source>
        <comment>command</comment>
        <translation>pip install -r requirements.txt</translation>
    </message>
    <message>
        <source>A line for the shell, once on each machine before the command</source>
        <translation>コマンドの前に各マシンで 1 回実行するシェルの行</translation>
    </message>
    <message>
        <source>S&amp;etup</source>
        <translation>セットアップ(&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;de</source>
        <translation>コード(&amp;D)</translation>
    </message>
    <message>
        <source>workers: all but the head node; all; head; or a number of workers</source>
        <translation>workers: ヘッドノード以外すべて、all、head、またはワーカー数</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>マシン(&amp;M)</translation>
    </message>
    <message>
        <source>s3://bucket/prefix, found in TRAINYARD_DATA; may be empty</source>
        <translation>s3://bucket/prefix (TRAINYARD_DATA で参照)。空欄でもかまいません</translation>
    </message>
    <message>
        <source>D&amp;ata</source>
        <translation>データ(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;3 keys</source>
        <translation>S3 キー(&amp;3)</translation>
    </message>
    <message>
        <source>Give an address such as s3://bucket/prefix or file:///folder, or leave it empty.</source>
        <translation>s3://bucket/prefix や file:///folder などのアドレスを指定するか、空欄にしてください。</translation>
    </message>
    <message>
        <source>Anyone who controls a machine can use them with all your permissions.</source>
        <translation>マシンを制御できる人は誰でも、あなたのすべてのアクセス許可でキーを使用できます。</translation>
    </message>
    <message>
        <source>Options of the s&amp;cript</source>
        <translation>スクリプトのオプション(&amp;C)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a folder</comment>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Shows the folders of a machine that runs the job</source>
        <translation>ジョブを実行するマシンのフォルダーを表示します</translation>
    </message>
    <message>
        <source>Choose a working folder</source>
        <translation>作業フォルダーを選択</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TeardownModel</name>
    <message>
        <source>%1, protected</source>
        <translation>%1、保護あり</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name (id)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Trainyard, here</source>
        <translation>Trainyard、このコンピューター</translation>
    </message>
    <message>
        <source>Trainyard, another computer</source>
        <translation>Trainyard、別のコンピューター</translation>
    </message>
    <message>
        <source>Trainyard, %1</source>
        <comment>an owner</comment>
        <translation>Trainyard、%1</translation>
    </message>
    <message>
        <source>not Trainyard</source>
        <translation>Trainyard 以外</translation>
    </message>
    <message>
        <source>Launched by</source>
        <translation>起動元</translation>
    </message>
    <message>
        <source>left: %1</source>
        <comment>a resource that remains: the reason</comment>
        <translation>残存: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TemplateDialog</name>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>What AWS refuses</source>
        <translation>AWS が拒否する箇所</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>代替</translation>
    </message>
    <message>
        <source>CloudFormation template</source>
        <translation>CloudFormation テンプレート</translation>
    </message>
    <message>
        <source>Nothing in it is known to be refused today.</source>
        <translation>現在拒否されることが判明している箇所はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of it cannot be created today.</source>
        <translation>
            <numerusform>%n 箇所は現在作成できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts that are refused</source>
        <translation>拒否される箇所</translation>
    </message>
    <message>
        <source>No part of it is known to be refused.</source>
        <translation>拒否されることが判明している箇所はありません。</translation>
    </message>
    <message>
        <source>This wizard creates the same stack from Trainyard&apos;s own template: a master and workers in two groups, a shared file system, and a launch template for further workers. Its parameters have the same names.</source>
        <translation>このウィザードは、Trainyard 独自のテンプレートから同じスタックを作成します。2 つのグループのマスターとワーカー、共有ファイルシステム、追加ワーカー用の起動テンプレートです。パラメーターの名前は同じです。</translation>
    </message>
    <message>
        <source>It is not a template for dynamic training: this wizard cannot take its place.</source>
        <translation>動的トレーニング用のテンプレートではないため、このウィザードでは代替できません。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalView</name>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>ターミナル</translation>
    </message>
    <message>
        <source>Keys go to the machine. Ctrl+Tab leaves the terminal.</source>
        <translation>キー入力はマシンに送られます。Ctrl+Tab でターミナルから離れます。</translation>
    </message>
    <message>
        <source>The session was ended.</source>
        <translation>セッションを終了しました。</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1 に接続中…</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>セッションが終了しました。</translation>
    </message>
    <message>
        <source>The session has ended with status %1; the terminal shows why.</source>
        <translation>セッションがステータス %1 で終了しました。理由はターミナルに表示されています。</translation>
    </message>
    <message>
        <source>Disconnect first.</source>
        <translation>先に切断してください。</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>このクラスターで実行中のマシンはありません。</translation>
    </message>
    <message>
        <source>No machine is connected.</source>
        <translation>接続されているマシンはありません。</translation>
    </message>
    <message>
        <source>Forward SSH agent (ssh -A)</source>
        <translation>SSH エージェントを転送 (ssh -A)</translation>
    </message>
    <message>
        <source>Programs on the machine can log in to the other machines of the cluster while you are connected, and so can everyone with root access to it. The agent holds the key of the cluster alone, not your own keys.</source>
        <translation>接続している間、このマシン上のプログラムはクラスターの他のマシンにログインできます。このマシンの root 権限を持つ全員も同様です。エージェントにはクラスターのキーだけがあり、ご自身のキーはありません。</translation>
    </message>
    <message>
        <source>For programs that log in from one machine to another</source>
        <translation>マシンから別のマシンにログインするプログラム用</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminalWidget</name>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>コピー (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Paste (Ctrl+Shift+V)</source>
        <translation>貼り付け (Ctrl+Shift+V)</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TerminateDialog</name>
    <message>
        <source>What will be terminated</source>
        <translation>終了される対象</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save receipt…</source>
        <translation>レシートを保存…</translation>
    </message>
    <message>
        <source>Everything in the account…</source>
        <translation>アカウント内のすべて…</translation>
    </message>
    <message>
        <source>Terminate</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>レシート</translation>
    </message>
    <message>
        <source>Progress of the termination</source>
        <translation>終了処理の進行状況</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;number, %1:</source>
        <translation>すべてを終了するには、アカウント番号 %1 を入力してください(&amp;N):</translation>
    </message>
    <message>
        <source>To terminate everything, type the account &amp;name, %1 or %2:</source>
        <translation>すべてを終了するには、アカウント名 %1 または %2 を入力してください(&amp;N):</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Finding what will be terminated</source>
        <translation>終了される対象を検索中</translation>
    </message>
    <message>
        <source>Reading the ledger and the cloud. Nothing is changed yet.</source>
        <translation>台帳とクラウドを読み込み中です。まだ何も変更されていません。</translation>
    </message>
    <message>
        <source>Could not read what is running</source>
        <translation>実行中のものを読み込めませんでした</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3 per month)</source>
        <comment>kind, name, price</comment>
        <translation>%1 %2 (1 か月あたり %3)</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>残すもの: %1。</translation>
    </message>
    <message>
        <source>&amp;Copy models to this computer first: %1 of checkpoints exist on these machines only</source>
        <translation>先にモデルをこのコンピューターにコピー: %1 のチェックポイントがこれらのマシンにしかありません(&amp;C)</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>未確認: %1</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>実行中のものはありません</translation>
    </message>
    <message>
        <source>Neither the ledger nor the cloud lists anything launched by Trainyard.</source>
        <translation>台帳にもクラウドにも、Trainyard が起動したものはありません。</translation>
    </message>
    <message>
        <source>Nothing launched by Trainyard was found where it could be read.</source>
        <translation>読み取れた範囲では、Trainyard が起動したものは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Terminate everything in the account %1?</source>
        <translation>アカウント %1 内のすべてを終了しますか?</translation>
    </message>
    <message>
        <source>Terminate everything launched by Trainyard?</source>
        <translation>Trainyard が起動したすべてを終了しますか?</translation>
    </message>
    <message>
        <source>Terminate this cluster?</source>
        <translation>このクラスターを終了しますか?</translation>
    </message>
    <message>
        <source>This includes resources that Trainyard did not create, in every region. </source>
        <translation>すべてのリージョンの、Trainyard が作成していないリソースも含まれます。 </translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated, which saves %2. Data on the machines is lost.</source>
        <translation>%1 とそのすべてのリソースが終了され、%2 の節約になります。マシンのデータは失われます。</translation>
    </message>
    <message>
        <source>Terminate %1</source>
        <translation>%1 を終了</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>クリーンアップ</translation>
    </message>
    <message>
        <source>Terminating</source>
        <translation>終了処理中</translation>
    </message>
    <message>
        <source>Each line stays until the cloud itself confirms that it is gone.</source>
        <translation>各行は、クラウドが消滅を確認するまで残ります。</translation>
    </message>
    <message numerus="yes">
        <source>Termination protection of %n machine(s) will be turned off, and they will be terminated. Data on them is lost.</source>
        <translation>
            <numerusform>%n 台のマシンの終了保護が解除され、終了されます。そのデータは失われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left will be terminated. Data on the machines is lost.</source>
        <translation>残っているものが終了されます。マシンのデータは失われます。</translation>
    </message>
    <message numerus="yes">
        <source>Terminating in %n second(s)</source>
        <translation>
            <numerusform>%n 秒後に終了します</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is left</source>
        <translation>残っているものがあります</translation>
    </message>
    <message>
        <source>Something may be left</source>
        <translation>残っているものがあるかもしれません</translation>
    </message>
    <message>
        <source>No second check has shown that nothing is left. Try again, or check the cloud&apos;s console.</source>
        <translation>2 回目の確認で何も残っていないことは確かめられていません。再試行するか、クラウドのコンソールを確認してください。</translation>
    </message>
    <message>
        <source>Nothing is left</source>
        <translation>何も残っていません</translation>
    </message>
    <message>
        <source>Nothing is left where it could be read</source>
        <translation>読み取れた範囲では何も残っていません</translation>
    </message>
    <message>
        <source>A second check found nothing left. The receipt was also saved to %1.</source>
        <translation>2 回目の確認でも残っているものはありませんでした。レシートは %1 にも保存されました。</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated: termination protection is on.</source>
        <translation>
            <numerusform>%n 個のリソースを終了できませんでした。終了保護が有効です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) could not be terminated. Try again, or check the cloud&apos;s console.</source>
        <translation>
            <numerusform>%n 個のリソースを終了できませんでした。再試行するか、クラウドのコンソールを確認してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Lift protection and terminate</source>
        <translation>保護を解除して終了(&amp;L)</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>再試行(&amp;A)</translation>
    </message>
    <message>
        <source>Termination failed</source>
        <translation>終了に失敗しました</translation>
    </message>
    <message>
        <source>Save receipt</source>
        <translation>レシートを保存</translation>
    </message>
    <message>
        <source>The receipt was saved to %1.</source>
        <translation>レシートを %1 に保存しました。</translation>
    </message>
    <message>
        <source>The receipt could not be saved: %1. Choose another place.</source>
        <translation>レシートを保存できませんでした: %1。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>%1 and all their resources will be terminated. Data on the machines is lost.</source>
        <translation>%1とそのすべてのリソースを終了します。マシン上のデータは失われます。</translation>
    </message>
    <message>
        <source>Not all clusters can be checked</source>
        <translation>一部のクラスターを確認できません</translation>
    </message>
    <message>
        <source>Not all clusters were terminated</source>
        <translation>一部のクラスターは終了されていません</translation>
    </message>
    <message>
        <source>Type the account above first.</source>
        <translation>先に上にアカウントを入力してください。</translation>
    </message>
    <message>
        <source>Terminate %1?</source>
        <comment>cluster</comment>
        <translation>%1 を終了しますか?</translation>
    </message>
    <message>
        <source>Training ends with the machines:</source>
        <translation>マシンとともにトレーニングが終了します:</translation>
    </message>
    <message>
        <source>Terminate at once</source>
        <translation>すぐに終了</translation>
    </message>
    <message>
        <source>Runs do not save first: what they have trained since their last checkpoint is lost. Checkpoints that exist are copied as chosen above.</source>
        <translation>実行は先に保存しません。最後のチェックポイント以降に学習した内容は失われます。既存のチェックポイントは、上の選択に従ってコピーされます。</translation>
    </message>
    <message numerus="yes">
        <source>Runs save a checkpoint first, for %n minute(s) at most.</source>
        <translation>
            <numerusform>実行はまずチェックポイントを保存します（最長 %n 分）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TextSearch</name>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next (Return, F3)</source>
        <translation>次へ (Return、F3)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Previous (Shift+Return, Shift+F3)</source>
        <translation>前へ (Shift+Return、Shift+F3)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TimelineModel</name>
    <message>
        <source>+%1 s</source>
        <comment>seconds since the request</comment>
        <translation>+%1 秒</translation>
    </message>
    <message>
        <source>%1 s after it was requested: %2</source>
        <comment>seconds, a time</comment>
        <translation>リクエストの %1 秒後: %2</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Requested at</source>
        <translation>リクエスト時刻</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>2/2 checks passed</source>
        <translation>2/2 のチェックに合格</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>ステージ</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::Toast</name>
    <message>
        <source>Notice</source>
        <translation>お知らせ</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TourPage</name>
    <message>
        <source>Cancel the tour</source>
        <translation>ツアーをキャンセル</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>レポートを開く</translation>
    </message>
    <message>
        <source>Loss by step</source>
        <translation>ステップごとの損失</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>レシート</translation>
    </message>
    <message>
        <source>Receipt of the tour</source>
        <translation>ツアーのレシート</translation>
    </message>
    <message>
        <source>Launch my own cluster</source>
        <translation>自分のクラスターを起動</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Start the tour again</source>
        <translation>ツアーを最初から開始</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Preparing sample digits…</source>
        <translation>サンプルの数字を準備中…</translation>
    </message>
    <message>
        <source>%1 of %2 predicted correctly</source>
        <translation>%2 個中 %1 個を正しく予測</translation>
    </message>
    <message>
        <source>The tour</source>
        <translation>ツアー</translation>
    </message>
    <message>
        <source>Launches a cluster on this computer, trains a model and terminates the cluster. It costs nothing.</source>
        <translation>このコンピューター上でクラスターを起動し、モデルをトレーニングして、クラスターを終了します。無料です。</translation>
    </message>
    <message>
        <source>%1 % in %2 on %3</source>
        <comment>accuracy, time, machines</comment>
        <translation>%3 で %2、%1 %</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>time, machines</comment>
        <translation>%2 で %1</translation>
    </message>
    <message>
        <source>It was free: the machines were on this computer.</source>
        <translation>無料でした。マシンはこのコンピューター上にありました。</translation>
    </message>
    <message>
        <source>On AWS, the same machines would have cost about %1 at list prices.</source>
        <translation>AWS では、同じマシンに定価で約 %1 かかっていました。</translation>
    </message>
    <message>
        <source>The tour is over</source>
        <translation>ツアーは終了しました</translation>
    </message>
    <message>
        <source>Everything it launched was terminated. The window is ready for your own work.</source>
        <translation>起動したものはすべて終了されました。ウィンドウはご自身の作業に使用できます。</translation>
    </message>
    <message>
        <source>The tour was cancelled</source>
        <translation>ツアーはキャンセルされました</translation>
    </message>
    <message>
        <source>Everything it launched was terminated.</source>
        <translation>起動したものはすべて終了されました。</translation>
    </message>
    <message>
        <source>The tour did not finish</source>
        <translation>ツアーは完了しませんでした</translation>
    </message>
    <message>
        <source>%1 digits that the model will learn to read</source>
        <translation>モデルが読み取りを学習する %1 個の数字</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TransferQueueView</name>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>transferring</source>
        <translation>転送中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4 files</source>
        <translation>%2 中 %1、%4 ファイル中 %3</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>To</source>
        <translation>宛先</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>転送</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Cancel transfer</source>
        <translation>転送をキャンセル</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>No transfers. Drop files on the left side, or objects on the right one.</source>
        <translation>転送はありません。左側にファイルを、または右側にオブジェクトをドロップしてください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Not in the present state of the transfer.</source>
        <translation>転送の現在の状態では実行できません。</translation>
    </message>
    <message>
        <source>Select a transfer first.</source>
        <translation>先に転送を選択してください。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TrialModel</name>
    <message>
        <source>not started</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>started</source>
        <translation>開始済み</translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>result</comment>
        <translation>%1、最良</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>エポック</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TunnelModel</name>
    <message>
        <source>Jupyter</source>
        <translation>Jupyter</translation>
    </message>
    <message>
        <source>Dask dashboard</source>
        <translation>Dask ダッシュボード</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Ray dashboard</source>
        <translation>Ray ダッシュボード</translation>
    </message>
    <message>
        <source>Any port</source>
        <translation>任意のポート</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>接続先ポート</translation>
    </message>
    <message>
        <source>Address here</source>
        <translation>こちらのアドレス</translation>
    </message>
    <message>
        <source>in the browser</source>
        <translation>ブラウザーで表示中</translation>
    </message>
    <message>
        <source>opening…</source>
        <translation>開いています…</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TunnelsView</name>
    <message>
        <source>Tunnels</source>
        <translation>トンネル</translation>
    </message>
    <message>
        <source>Open tunnel</source>
        <translation>トンネルを開く</translation>
    </message>
    <message>
        <source>Close tunnel</source>
        <translation>トンネルを閉じる</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>What the tunnel is for</source>
        <translation>トンネルの用途</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Host, as the machine names it</source>
        <translation>ホスト (マシンから見た名前)</translation>
    </message>
    <message>
        <source>127.0.0.1 is the machine itself; another host is reached through it</source>
        <translation>127.0.0.1 はマシン自身です。別のホストにはマシン経由で接続します</translation>
    </message>
    <message>
        <source>port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Port there</source>
        <translation>接続先ポート</translation>
    </message>
    <message>
        <source>any free port</source>
        <translation>任意の空きポート</translation>
    </message>
    <message>
        <source>Port of this computer</source>
        <translation>このコンピューターのポート</translation>
    </message>
    <message>
        <source>No tunnel is open. Only this computer can use a tunnel, and it closes with Trainyard.</source>
        <translation>開いているトンネルはありません。トンネルを使用できるのはこのコンピューターだけで、Trainyard とともに閉じます。</translation>
    </message>
    <message>
        <source>No machine of this cluster is running.</source>
        <translation>このクラスターで実行中のマシンはありません。</translation>
    </message>
    <message>
        <source>Enter a host and a port first.</source>
        <translation>先にホストとポートを入力してください。</translation>
    </message>
    <message>
        <source>Select a tunnel first.</source>
        <translation>先にトンネルを選択してください。</translation>
    </message>
    <message>
        <source>No web page is behind this tunnel.</source>
        <translation>このトンネルの先に Web ページはありません。</translation>
    </message>
    <message>
        <source>This tunnel is not open.</source>
        <translation>このトンネルは開いていません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeBar</name>
    <message>
        <source>Trains one of the models of Trainyard; workers can join and leave.</source>
        <translation>Trainyard のモデルの 1 つをトレーニングします。ワーカーは参加・離脱できます。</translation>
    </message>
    <message>
        <source>Bundled model</source>
        <translation>付属モデル</translation>
    </message>
    <message>
        <source>Type of job</source>
        <translation>ジョブのタイプ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More types of jobs</source>
        <translation>その他のジョブタイプ</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeModel</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>On-Demand</source>
        <translation>オンデマンド</translation>
    </message>
    <message>
        <source>Estimated from the price in us-east-1</source>
        <translation>us-east-1 の価格に基づく概算</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>スポット</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <comment>count x name</comment>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU メモリ</translation>
    </message>
    <message>
        <source>Quota left</source>
        <extracomment>column of a table: how many machines of a type the quota still allows</extracomment>
        <translation>クォータの残り</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>, EFA</source>
        <translation>、EFA</translation>
    </message>
    <message>
        <source>%1; takes an Elastic Fabric Adapter</source>
        <translation>%1。Elastic Fabric Adapter に対応</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>ゾーン</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::TypeTable</name>
    <message>
        <source>Machine types</source>
        <translation>マシンタイプ</translation>
    </message>
    <message>
        <source>No type fits the filter.</source>
        <translation>フィルターに一致するタイプはありません。</translation>
    </message>
    <message>
        <source>&amp;Filter types</source>
        <translation>タイプをフィルター(&amp;F)</translation>
    </message>
    <message>
        <source>Instance &amp;type</source>
        <translation>インスタンスタイプ(&amp;T)</translation>
    </message>
    <message>
        <source>c5, 16 GiB, T4, 100 Gbit…</source>
        <translation>c5, 16 GiB, T4, 100 Gbit…</translation>
    </message>
    <message>
        <source>c5, 16 GiB, T4…</source>
        <translation>c5, 16 GiB, T4…</translation>
    </message>
    <message>
        <source>Loading instance types…</source>
        <translation>インスタンスタイプを読み込み中…</translation>
    </message>
    <message>
        <source>As the region offers them now; On-Demand prices of %1</source>
        <translation>リージョンの現在の提供状況。オンデマンド価格は %1 時点</translation>
    </message>
    <message>
        <source>Built-in list of %1</source>
        <translation>%1 時点の内蔵リスト</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>お知らせ</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WhyNot</name>
    <message>
        <source>Select a cluster first.</source>
        <translation>先にクラスターを選択してください。</translation>
    </message>
    <message>
        <source>%1 has ended.</source>
        <comment>a cluster</comment>
        <translation>%1 は終了しました。</translation>
    </message>
    <message>
        <source>%1 was not launched from this computer.</source>
        <comment>a cluster</comment>
        <translation>%1 はこのコンピューターから起動されていません。</translation>
    </message>
    <message>
        <source>Not while %1 is in this state: %2.</source>
        <comment>a cluster, a state</comment>
        <translation>%1 がこの状態の間は使用できません: %2。</translation>
    </message>
    <message>
        <source>Select a machine of %1 that allows this.</source>
        <comment>a cluster</comment>
        <translation>この操作が可能な %1 のマシンを選択してください。</translation>
    </message>
    <message>
        <source>Select a run first.</source>
        <translation>先に実行を選択してください。</translation>
    </message>
    <message>
        <source>The selected run is over: %1.</source>
        <comment>a state</comment>
        <translation>選択した実行は終わっています: %1。</translation>
    </message>
    <message>
        <source>The selected run is stopping.</source>
        <translation>選択した実行は停止中です。</translation>
    </message>
    <message>
        <source>Not while the selected run is in this state: %1.</source>
        <comment>a state</comment>
        <translation>選択した実行がこの状態の間は使用できません: %1。</translation>
    </message>
    <message>
        <source>Nothing is running that Trainyard has launched.</source>
        <translation>Trainyard が起動したものは何も実行されていません。</translation>
    </message>
    <message>
        <source>Select a machine of %1 first.</source>
        <comment>a cluster</comment>
        <translation>先に %1 のマシンを選択してください。</translation>
    </message>
    <message>
        <source>The machines of this job cannot change while it runs: its type or its options do not allow it.</source>
        <translation>このジョブのマシンは実行中に変更できません: タイプまたはオプションで許可されていません。</translation>
    </message>
    <message>
        <source>Only runs of the bundled trainer are autoscaled.</source>
        <translation>オートスケーリングできるのは、付属のトレーナーの実行だけです。</translation>
    </message>
    <message>
        <source>Stop the run first.</source>
        <translation>先に実行を停止してください。</translation>
    </message>
    <message>
        <source>The head node of the selected run was not lost.</source>
        <translation>選択した実行のヘッドノードは失われていません。</translation>
    </message>
    <message>
        <source>The selected run is not over: %1.</source>
        <comment>a state</comment>
        <translation>選択した実行は終了していません: %1。</translation>
    </message>
    <message>
        <source>A program reads its own checkpoints: run it again.</source>
        <translation>プログラムは独自のチェックポイントを読み取ります: もう一度実行してください。</translation>
    </message>
    <message>
        <source>Its head node does not respond.</source>
        <translation>ヘッドノードが応答しません。</translation>
    </message>
    <message>
        <source>The run does not train yet.</source>
        <translation>この実行のトレーニングはまだ始まっていません。</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <comment>a machine</comment>
        <translation>%1 は存在しません。</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::WorkProgress</name>
    <message>
        <source>%1 on %2</source>
        <comment>a run, a cluster</comment>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <comment>a number</comment>
        <translation>%1 件進行中</translation>
    </message>
    <message>
        <source>%1 %: %2</source>
        <comment>42 %: a run or an operation</comment>
        <translation>%1 %: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text</name>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>money</comment>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>money</comment>
        <translation>最低 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1前</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a price</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1/h</source>
        <comment>money per hour</comment>
        <translation>%1/時</translation>
    </message>
    <message>
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>%1/day</source>
        <comment>money per day</comment>
        <translation>%1/日</translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <comment>money</comment>
        <translation>1 エポックあたり %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>samples per second</comment>
        <translation>%1/秒</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n 台のマシン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 head + %n worker(s)</source>
        <translation>
            <numerusform>ヘッド 1 台 + ワーカー %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>planned</source>
        <translation>計画済み</translation>
    </message>
    <message>
        <source>requesting</source>
        <translation>リクエスト中</translation>
    </message>
    <message>
        <source>booting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>waiting for SSH</source>
        <translation>SSH 待機中</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>セットアップ中</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>training</source>
        <translation>トレーニング中</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>終了済み</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>要対応</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止済み</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>ended with its cluster</source>
        <translation>クラスターとともに終了</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>warn only</source>
        <translation>警告のみ</translation>
    </message>
    <message>
        <source>stop the run</source>
        <translation>実行を停止</translation>
    </message>
    <message>
        <source>terminate</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>shutting down</source>
        <translation>シャットダウン中</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Security group</source>
        <translation>セキュリティグループ</translation>
    </message>
    <message>
        <source>Key pair</source>
        <translation>キーペア</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>Public IP address</source>
        <translation>パブリック IP アドレス</translation>
    </message>
    <message>
        <source>NAT gateway</source>
        <translation>NAT ゲートウェイ</translation>
    </message>
    <message>
        <source>Spot request</source>
        <translation>スポットリクエスト</translation>
    </message>
    <message>
        <source>Launch template</source>
        <translation>起動テンプレート</translation>
    </message>
    <message>
        <source>Placement group</source>
        <translation>プレイスメントグループ</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>バケット</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>ファイルシステム</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>Auto Scaling group</source>
        <translation>Auto Scaling グループ</translation>
    </message>
    <message>
        <source>EMR cluster</source>
        <translation>EMR クラスター</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>Instance group</source>
        <translation>インスタンスグループ</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>The local cloud does not run. It starts when you make something in it, such as a bucket, digits or a cluster, and then lists what it has.</source>
        <translation>ローカルクラウドは動作していません。バケット、数字、クラスターなどを作成すると起動し、その内容を一覧表示します。</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>deleting</source>
        <translation>削除中</translation>
    </message>
    <message>
        <source>available</source>
        <translation>利用可能</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Done</name>
    <message>
        <source>Requested machines</source>
        <translation>マシンをリクエスト</translation>
    </message>
    <message>
        <source>Terminated machines</source>
        <translation>マシンを終了</translation>
    </message>
    <message>
        <source>Stopped machines</source>
        <translation>マシンを停止</translation>
    </message>
    <message>
        <source>Started machines</source>
        <translation>マシンを起動</translation>
    </message>
    <message>
        <source>Restarted machines</source>
        <translation>マシンを再起動</translation>
    </message>
    <message>
        <source>Changed a machine</source>
        <translation>マシンを変更</translation>
    </message>
    <message>
        <source>Listed the machines</source>
        <translation>マシンを一覧表示</translation>
    </message>
    <message>
        <source>Listed the machines&apos; status checks</source>
        <translation>マシンのステータスチェックを一覧表示</translation>
    </message>
    <message>
        <source>Read the instance types</source>
        <translation>インスタンスタイプを読み取り</translation>
    </message>
    <message>
        <source>Read which zones have which types</source>
        <translation>ゾーンごとのタイプを読み取り</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>イメージを読み取り</translation>
    </message>
    <message>
        <source>Read the regions</source>
        <translation>リージョンを読み取り</translation>
    </message>
    <message>
        <source>Read the zones</source>
        <translation>ゾーンを読み取り</translation>
    </message>
    <message>
        <source>Read the networks</source>
        <translation>ネットワークを読み取り</translation>
    </message>
    <message>
        <source>Read the subnets</source>
        <translation>サブネットを読み取り</translation>
    </message>
    <message>
        <source>Read the routes of the subnets</source>
        <translation>サブネットのルートを読み取り</translation>
    </message>
    <message>
        <source>Listed the volumes</source>
        <translation>ボリュームを一覧表示</translation>
    </message>
    <message>
        <source>Listed the public IP addresses</source>
        <translation>パブリック IP アドレスを一覧表示</translation>
    </message>
    <message>
        <source>Listed the security groups</source>
        <translation>セキュリティグループを一覧表示</translation>
    </message>
    <message>
        <source>Listed the key pairs</source>
        <translation>キーペアを一覧表示</translation>
    </message>
    <message>
        <source>Listed the NAT gateways</source>
        <translation>NAT ゲートウェイを一覧表示</translation>
    </message>
    <message>
        <source>Listed the placement groups</source>
        <translation>プレイスメントグループを一覧表示</translation>
    </message>
    <message>
        <source>Listed the launch templates</source>
        <translation>起動テンプレートを一覧表示</translation>
    </message>
    <message>
        <source>Listed the versions of a launch template</source>
        <translation>起動テンプレートのバージョンを一覧表示</translation>
    </message>
    <message>
        <source>Listed the Spot requests</source>
        <translation>スポットリクエストを一覧表示</translation>
    </message>
    <message>
        <source>Read the Spot prices</source>
        <translation>スポット価格を読み取り</translation>
    </message>
    <message>
        <source>Read the Spot placement scores</source>
        <translation>スポットプレイスメントスコアを読み取り</translation>
    </message>
    <message>
        <source>Listed the capacity reservations</source>
        <translation>キャパシティ予約を一覧表示</translation>
    </message>
    <message>
        <source>Read an attribute of a machine</source>
        <translation>マシンの属性を読み取り</translation>
    </message>
    <message>
        <source>Read the console of a machine</source>
        <translation>マシンのコンソールを読み取り</translation>
    </message>
    <message>
        <source>Created a security group</source>
        <translation>セキュリティグループを作成</translation>
    </message>
    <message>
        <source>Deleted a security group</source>
        <translation>セキュリティグループを削除</translation>
    </message>
    <message>
        <source>Allowed connections to the machines</source>
        <translation>マシンへの接続を許可</translation>
    </message>
    <message>
        <source>Closed connections to the machines</source>
        <translation>マシンへの接続を遮断</translation>
    </message>
    <message>
        <source>Allowed connections from the machines</source>
        <translation>マシンからの接続を許可</translation>
    </message>
    <message>
        <source>Imported the key pair</source>
        <translation>キーペアをインポート</translation>
    </message>
    <message>
        <source>Created a key pair</source>
        <translation>キーペアを作成</translation>
    </message>
    <message>
        <source>Deleted the key pair</source>
        <translation>キーペアを削除</translation>
    </message>
    <message>
        <source>Tagged resources</source>
        <translation>リソースにタグ付け</translation>
    </message>
    <message>
        <source>Created a placement group</source>
        <translation>プレイスメントグループを作成</translation>
    </message>
    <message>
        <source>Deleted a placement group</source>
        <translation>プレイスメントグループを削除</translation>
    </message>
    <message>
        <source>Created a launch template</source>
        <translation>起動テンプレートを作成</translation>
    </message>
    <message>
        <source>Deleted a launch template</source>
        <translation>起動テンプレートを削除</translation>
    </message>
    <message>
        <source>Deleted a volume</source>
        <translation>ボリュームを削除</translation>
    </message>
    <message>
        <source>Released a public IP address</source>
        <translation>パブリック IP アドレスを解放</translation>
    </message>
    <message>
        <source>Deleted a NAT gateway</source>
        <translation>NAT ゲートウェイを削除</translation>
    </message>
    <message>
        <source>Cancelled Spot requests</source>
        <translation>スポットリクエストをキャンセル</translation>
    </message>
    <message>
        <source>Created a bucket</source>
        <translation>バケットを作成</translation>
    </message>
    <message>
        <source>Deleted a bucket</source>
        <translation>バケットを削除</translation>
    </message>
    <message>
        <source>Uploaded an object</source>
        <translation>オブジェクトをアップロード</translation>
    </message>
    <message>
        <source>Downloaded an object</source>
        <translation>オブジェクトをダウンロード</translation>
    </message>
    <message>
        <source>Checked an object</source>
        <translation>オブジェクトを確認</translation>
    </message>
    <message>
        <source>Checked a bucket</source>
        <translation>バケットを確認</translation>
    </message>
    <message>
        <source>Deleted an object</source>
        <translation>オブジェクトを削除</translation>
    </message>
    <message>
        <source>Listed a bucket</source>
        <translation>バケットの内容を一覧表示</translation>
    </message>
    <message>
        <source>Listed the buckets</source>
        <translation>バケットを一覧表示</translation>
    </message>
    <message>
        <source>Began a large upload</source>
        <translation>大容量アップロードを開始</translation>
    </message>
    <message>
        <source>Uploaded a part</source>
        <translation>パートをアップロード</translation>
    </message>
    <message>
        <source>Completed a large upload</source>
        <translation>大容量アップロードを完了</translation>
    </message>
    <message>
        <source>Gave up a large upload</source>
        <translation>大容量アップロードを中止</translation>
    </message>
    <message>
        <source>Closed a bucket to the public</source>
        <translation>バケットのパブリックアクセスをブロック</translation>
    </message>
    <message>
        <source>Switched on a bucket&apos;s encryption</source>
        <translation>バケットの暗号化を有効化</translation>
    </message>
    <message>
        <source>Tagged a bucket</source>
        <translation>バケットにタグ付け</translation>
    </message>
    <message>
        <source>Checked whose keys these are</source>
        <translation>キーの所有者を確認</translation>
    </message>
    <message>
        <source>Assumed a role</source>
        <translation>ロールを引き受け</translation>
    </message>
    <message>
        <source>Began a session</source>
        <translation>セッションを開始</translation>
    </message>
    <message>
        <source>Read the name of the account</source>
        <translation>アカウント名を読み取り</translation>
    </message>
    <message>
        <source>Created a role</source>
        <translation>ロールを作成</translation>
    </message>
    <message>
        <source>Deleted a role</source>
        <translation>ロールを削除</translation>
    </message>
    <message>
        <source>Checked a role</source>
        <translation>ロールを確認</translation>
    </message>
    <message>
        <source>Gave a role its permissions</source>
        <translation>ロールにアクセス許可を付与</translation>
    </message>
    <message>
        <source>Took a role&apos;s permissions away</source>
        <translation>ロールのアクセス許可を取り消し</translation>
    </message>
    <message>
        <source>Attached a policy to a role</source>
        <translation>ロールにポリシーをアタッチ</translation>
    </message>
    <message>
        <source>Detached a policy from a role</source>
        <translation>ロールからポリシーをデタッチ</translation>
    </message>
    <message>
        <source>Created an instance profile</source>
        <translation>インスタンスプロファイルを作成</translation>
    </message>
    <message>
        <source>Deleted an instance profile</source>
        <translation>インスタンスプロファイルを削除</translation>
    </message>
    <message>
        <source>Put a role into an instance profile</source>
        <translation>インスタンスプロファイルにロールを追加</translation>
    </message>
    <message>
        <source>Took a role out of an instance profile</source>
        <translation>インスタンスプロファイルからロールを削除</translation>
    </message>
    <message>
        <source>Checked permissions</source>
        <translation>アクセス許可を確認</translation>
    </message>
    <message>
        <source>Read a quota</source>
        <translation>クォータを読み取り</translation>
    </message>
    <message>
        <source>Requested a larger quota</source>
        <translation>クォータの引き上げをリクエスト</translation>
    </message>
    <message>
        <source>Looked up an image</source>
        <translation>イメージを検索</translation>
    </message>
    <message>
        <source>Read prices</source>
        <translation>価格を読み取り</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Contacted Trainyard&apos;s agent</source>
        <translation>Trainyard のエージェントに接続</translation>
    </message>
    <message>
        <source>Verified what was uploaded</source>
        <translation>アップロード内容を検証</translation>
    </message>
    <message>
        <source>Unpacked the runtime</source>
        <translation>ランタイムを展開</translation>
    </message>
    <message>
        <source>Read a log</source>
        <translation>ログを読み取り</translation>
    </message>
    <message>
        <source>Detected the GPUs</source>
        <translation>GPU を検出</translation>
    </message>
    <message>
        <source>Set the machine&apos;s deadline</source>
        <translation>マシンの期限を設定</translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation>パッケージをインストール</translation>
    </message>
    <message>
        <source>Ran: %1</source>
        <comment>a command</comment>
        <translation>実行: %1</translation>
    </message>
    <message>
        <source>would be allowed</source>
        <translation>許可される見込み</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>すでに存在</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Requested %1</source>
        <translation>%1 をリクエスト</translation>
    </message>
    <message>
        <source>Terminated %1</source>
        <translation>%1 を終了</translation>
    </message>
    <message>
        <source>Stopped %1</source>
        <translation>%1 を停止</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>%1 を開始</translation>
    </message>
    <message>
        <source>Restarted %1</source>
        <translation>%1 を再起動</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>%1 を変更</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of machines; how many further ones</comment>
        <translation>
            <numerusform>%1 ほか %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a machine, its type</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>started</source>
        <comment>a command</comment>
        <translation>開始しました</translation>
    </message>
</context>
<context>
    <name>trainyard::gui::text::Languages</name>
    <message>
        <source>As the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
</context>
</TS>
