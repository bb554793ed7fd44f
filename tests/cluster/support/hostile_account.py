"""Changes that another user makes in an account: python3 hostile_account.py ENDPOINT REGION, with {"spoil": VALUE | null,
"neighbours": [TAGS, ...]} on standard input (keys from the environment).

spoil      every tag of every instance, volume, group and key pair gets this value; null: they all lose their tags
neighbours an instance each, with these tags
prints     the ids of the neighbours
"""
import json
import sys

import boto3
from botocore.config import Config

ec2 = boto3.client('ec2', endpoint_url=sys.argv[1], region_name=sys.argv[2],
                   config=Config(retries={'max_attempts': 1}))
request = json.load(sys.stdin)

tagged = {}
for page in ec2.get_paginator('describe_instances').paginate():
    for reservation in page['Reservations']:
        for i in reservation['Instances']:
            if i['State']['Name'] not in ('terminated', 'shutting-down'):
                tagged[i['InstanceId']] = i.get('Tags', [])
                image = i['ImageId']
for things, key in ((ec2.describe_volumes()['Volumes'], 'VolumeId'),
                    (ec2.describe_security_groups()['SecurityGroups'], 'GroupId'),
                    (ec2.describe_key_pairs()['KeyPairs'], 'KeyPairId')):
    for thing in things:
        tagged[thing[key]] = thing.get('Tags', [])
if 'spoil' in request:
    for resource, all_tags in tagged.items():
        tags = [t for t in all_tags if not t['Key'].startswith('localcloud:')]  # only the endpoint may set these
        if tags and request['spoil'] is None:
            ec2.delete_tags(Resources=[resource], Tags=[{'Key': t['Key']} for t in tags])
        elif tags:
            ec2.create_tags(Resources=[resource], Tags=[{'Key': t['Key'], 'Value': request['spoil']} for t in tags])
made = []
for tags in request.get('neighbours', []):
    answer = ec2.run_instances(ImageId=image, InstanceType='t3.nano', MinCount=1, MaxCount=1, TagSpecifications=[
        {'ResourceType': 'instance', 'Tags': [{'Key': k, 'Value': v} for k, v in tags.items()]}])
    made.append(answer['Instances'][0]['InstanceId'])
print(json.dumps(made))
