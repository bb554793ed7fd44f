"""What an account has in a region, as JSON: python3 account_state.py ENDPOINT REGION (keys from the environment).

Read with the official client, so that nothing of ours judges itself. Operations that an endpoint lacks are left out.
"""
import json
import sys

import boto3
import botocore
from botocore.config import Config

ec2 = boto3.client('ec2', endpoint_url=sys.argv[1], region_name=sys.argv[2],
                   config=Config(retries={'max_attempts': 1}))


def tags(thing):
    return {t['Key']: t['Value'] for t in thing.get('Tags', thing.get('TagSet', []))}


def optional(operation, key):
    try:
        return getattr(ec2, operation)()[key]
    except (botocore.exceptions.ClientError, botocore.parsers.ResponseParserError):
        return []


def shutdown_behaviour(instance):
    answer = ec2.describe_instance_attribute(InstanceId=instance, Attribute='instanceInitiatedShutdownBehavior')
    return answer['InstanceInitiatedShutdownBehavior'].get('Value')


instances = [{
    'id': i['InstanceId'],
    'state': i['State']['Name'],
    'type': i['InstanceType'],
    'image': i['ImageId'],
    'key': i.get('KeyName'),
    'token': i.get('ClientToken'),
    'http_tokens': i.get('MetadataOptions', {}).get('HttpTokens'),
    'hop_limit': i.get('MetadataOptions', {}).get('HttpPutResponseHopLimit'),
    'groups': [g['GroupId'] for g in i['SecurityGroups']],
    'volumes': [{'id': d['Ebs']['VolumeId'], 'device': d['DeviceName'], 'goes': d['Ebs']['DeleteOnTermination']}
                for d in i['BlockDeviceMappings']],
    'lifecycle': i.get('InstanceLifecycle'),
    'shutdown': shutdown_behaviour(i['InstanceId']) if i['State']['Name'] == 'running' else None,
    'tags': tags(i),
} for page in ec2.get_paginator('describe_instances').paginate()
    for r in page['Reservations'] for i in r['Instances']]
volumes = {v['VolumeId']: {'size': v['Size'], 'type': v['VolumeType'], 'encrypted': v['Encrypted'],
                           'state': v['State'], 'tags': tags(v)}
           for v in ec2.describe_volumes()['Volumes']}
groups = {g['GroupId']: {'name': g['GroupName'], 'tags': tags(g),
                         'rules': [{'protocol': p['IpProtocol'], 'from': p.get('FromPort'), 'to': p.get('ToPort'),
                                    'ranges': [r['CidrIp'] for r in p['IpRanges']] +
                                              [r['CidrIpv6'] for r in p.get('Ipv6Ranges', [])],
                                    'groups': [u['GroupId'] for u in p['UserIdGroupPairs']]}
                                   for p in g['IpPermissions']]}
          for g in ec2.describe_security_groups()['SecurityGroups']}
print(json.dumps({
    'instances': instances,
    'volumes': volumes,
    'groups': groups,
    'keys': {k['KeyName']: tags(k) for k in ec2.describe_key_pairs()['KeyPairs']},
    'addresses': [tags(a) for a in optional('describe_addresses', 'Addresses')],
    'templates': [tags(t) for t in optional('describe_launch_templates', 'LaunchTemplates')],
    'placement_groups': [g['GroupName'] for g in optional('describe_placement_groups', 'PlacementGroups')],
    'spot_requests': [{'state': r['State'], 'price': r.get('SpotPrice'), 'tags': tags(r)}
                      for r in optional('describe_spot_instance_requests', 'SpotInstanceRequests')],
}))
