"""What boto3 must be able to do with the local cloud named by AWS_ENDPOINT_URL. Ends with status 1 at the first surprise."""
import io
import os
import urllib.request

import boto3
from botocore.config import Config
from botocore.exceptions import ClientError


def client(service, **options):
    """Named outright: clients older than 2023 do not read AWS_ENDPOINT_URL."""
    return boto3.client(service, endpoint_url=os.environ["AWS_ENDPOINT_URL"], **options)


def refused(code, call, *args, **kwargs):
    try:
        call(*args, **kwargs)
    except ClientError as error:
        assert error.response["Error"]["Code"] == code, error
        return
    raise AssertionError(f"{code} was expected")


def instances(ec2):
    image = ec2.describe_images(Owners=["amazon"], Filters=[{"Name": "name", "Values": ["ubuntu*noble*"]}])["Images"][0]["ImageId"]
    group = ec2.create_security_group(GroupName="boto", Description="boto")["GroupId"]
    ids = [i["InstanceId"] for i in ec2.run_instances(
        ImageId=image, InstanceType="c5.large", MinCount=2, MaxCount=2, SecurityGroupIds=[group], ClientToken="boto",
        TagSpecifications=[{"ResourceType": "instance", "Tags": [{"Key": "suite", "Value": "boto"}]}])["Instances"]]
    refused("IdempotentParameterMismatch", ec2.run_instances, ImageId=image, InstanceType="c5.large", MinCount=1, MaxCount=1,
            ClientToken="boto")
    waiter = dict(WaiterConfig={"Delay": 1, "MaxAttempts": 60})
    ec2.get_waiter("instance_running").wait(InstanceIds=ids, **waiter)
    ec2.get_waiter("instance_status_ok").wait(InstanceIds=ids, **waiter)
    ec2.create_tags(Resources=ids[:1], Tags=[{"Key": "boto-role", "Value": "head"}])
    found = list(ec2.get_paginator("describe_instances").paginate(Filters=[{"Name": "tag:boto-role", "Values": ["head"]}]).search(
        "Reservations[].Instances[]"))
    assert [i["InstanceId"] for i in found] == ids[:1], found
    assert {t["Key"]: t["Value"] for t in found[0]["Tags"]}["suite"] == "boto"
    ec2.delete_tags(Resources=ids[:1], Tags=[{"Key": "boto-role"}])
    assert not ec2.describe_instances(Filters=[{"Name": "tag:boto-role", "Values": ["head"]}])["Reservations"]
    refused("DependencyViolation", ec2.delete_security_group, GroupId=group)
    refused("InvalidInstanceID.NotFound", ec2.terminate_instances, InstanceIds=ids + ["i-0123456789abcdef0"])
    ec2.terminate_instances(InstanceIds=ids)
    ec2.get_waiter("instance_terminated").wait(InstanceIds=ids, **waiter)
    ec2.delete_security_group(GroupId=group)


def objects(s3):
    s3.create_bucket(Bucket="boto-bucket")
    s3.put_object(Bucket="boto-bucket", Key="a/b c+é.txt", Body=b"hello world", Metadata={"x": "1"}, ContentType="text/plain")
    got = s3.get_object(Bucket="boto-bucket", Key="a/b c+é.txt")
    assert got["Body"].read() == b"hello world" and got["Metadata"] == {"x": "1"} and got["ContentType"] == "text/plain"
    assert s3.get_object(Bucket="boto-bucket", Key="a/b c+é.txt", Range="bytes=6-")["Body"].read() == b"world"
    for i in range(25):
        s3.put_object(Bucket="boto-bucket", Key=f"n/{i % 5}/{i}", Body=b"x" * i)
    pages = s3.get_paginator("list_objects_v2").paginate(Bucket="boto-bucket", Prefix="n/", Delimiter="/", PaginationConfig={"PageSize": 2})
    assert [p["Prefix"] for page in pages for p in page.get("CommonPrefixes", [])] == [f"n/{i}/" for i in range(5)]
    keys = [o["Key"] for page in s3.get_paginator("list_objects_v2").paginate(Bucket="boto-bucket", PaginationConfig={"PageSize": 3})
            for o in page["Contents"]]
    assert len(keys) == 26 and keys == sorted(keys)
    big = os.urandom(12 << 20)
    s3.upload_fileobj(io.BytesIO(big), "boto-bucket", "big")
    back = io.BytesIO()
    s3.download_fileobj("boto-bucket", "big", back)
    assert back.getvalue() == big
    url = client("s3", config=Config(signature_version="s3v4")).generate_presigned_url(
        "get_object", Params={"Bucket": "boto-bucket", "Key": "n/4/4"})
    assert urllib.request.urlopen(url).read() == b"xxxx"
    upload = s3.create_multipart_upload(Bucket="boto-bucket", Key="open")["UploadId"]
    assert [u["UploadId"] for u in s3.list_multipart_uploads(Bucket="boto-bucket")["Uploads"]] == [upload]
    s3.abort_multipart_upload(Bucket="boto-bucket", Key="open", UploadId=upload)
    assert "Uploads" not in s3.list_multipart_uploads(Bucket="boto-bucket")
    refused("InvalidRange", s3.get_object, Bucket="boto-bucket", Key="n/4/4", Range="bytes=100-")
    refused("NoSuchKey", s3.get_object, Bucket="boto-bucket", Key="missing")
    refused("BucketNotEmpty", s3.delete_bucket, Bucket="boto-bucket")
    gone = s3.delete_objects(Bucket="boto-bucket", Delete={"Objects": [{"Key": k} for k in keys + ["big"]]})
    assert len(gone["Deleted"]) == 27
    s3.delete_bucket(Bucket="boto-bucket")


def accounts(ssm, quotas):
    folder = "/aws/service/ami-amazon-linux-latest"
    pages = ssm.get_paginator("get_parameters_by_path").paginate(Path=folder, Recursive=True)
    names = [p["Name"] for page in pages for p in page["Parameters"]]
    some = ssm.get_parameters(Names=[names[0], folder + "/nothing"])
    assert [p["Name"] for p in some["Parameters"]] == names[:1] and some["InvalidParameters"] == [folder + "/nothing"]
    pages = quotas.get_paginator("list_service_quotas").paginate(ServiceCode="ec2")
    assert len([q for page in pages for q in page["Quotas"]]) >= 14


def refusals():
    wrong = dict(aws_access_key_id=os.environ["AWS_ACCESS_KEY_ID"], aws_secret_access_key="wrong")
    refused("SignatureDoesNotMatch", client("ec2", **wrong).describe_instances)
    refused("SignatureDoesNotMatch", client("s3", **wrong).list_buckets)
    refused("SignatureDoesNotMatch", client("sts", **wrong).get_caller_identity)
    nobody = dict(aws_access_key_id="AKIANOBODYNOBODYNOBO", aws_secret_access_key="x")
    refused("AuthFailure", client("ec2", **nobody).describe_instances)
    refused("InvalidAccessKeyId", client("s3", **nobody).list_buckets)
    refused("InvalidClientTokenId", client("sts", **nobody).get_caller_identity)
    misspelt = client("ec2")
    misspelt.meta.events.register("before-call.ec2.DescribeInstances", lambda params, **_: params["body"].update({"InstansId.1": "i-1"}))
    refused("UnknownParameter", misspelt.describe_instances)


instances(client("ec2"))
objects(client("s3"))
accounts(client("ssm"), client("service-quotas"))
refusals()
print("contract kept")
