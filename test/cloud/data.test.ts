import { expect, test } from 'vitest';
import { ofType, onlyOf, synthesise } from './synthesise.ts';

const { main } = synthesise();
const table = onlyOf(main, 'AWS::DynamoDB::GlobalTable');

test('the table is billed per request, and items expire by expiresAt', () => {
  expect(table).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  });
});

test('the table has point-in-time recovery for 35 days, deletion protection and our own key', () => {
  expect(table.Replicas).toMatchObject([
    {
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      SSESpecification: { KMSMasterKeyId: { 'Fn::GetAtt': [expect.stringMatching(/^DataKey/), 'Arn'] } },
    },
  ]);
  expect(table.SSESpecification).toEqual({ SSEEnabled: true, SSEType: 'KMS' });
});

test.each(['gsi1', 'gsi2'])(
  'the index %s contains only its keys and the attribute `row`, the data that lists show',
  name => {
    expect(table.GlobalSecondaryIndexes).toContainEqual(
      expect.objectContaining({
        IndexName: name,
        KeySchema: [
          { AttributeName: `${name}pk`, KeyType: 'HASH' },
          { AttributeName: `${name}sk`, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['row'] },
      }),
    );
  },
);

test('table, bucket and key are retained when the stack is deleted', () => {
  const kept = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::KMS::Key', 'AWS::Cognito::UserPool'];
  const policies = kept.flatMap(type => ofType(main, type).map(([, { DeletionPolicy }]) => DeletionPolicy));
  expect(policies).toHaveLength(11);
  expect(policies.filter(policy => policy !== 'Retain' && policy !== 'RetainExceptOnCreate')).toEqual([]);
});

test('no bucket can be made public, and each bucket keeps old versions and an access log', () => {
  const buckets = ofType(main, 'AWS::S3::Bucket');
  expect(buckets).toHaveLength(7);
  for (const [id, { Properties }] of buckets) {
    expect(Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      VersioningConfiguration: { Status: 'Enabled' },
    });
    if (!id.startsWith('Logs')) expect(Properties).toHaveProperty('LoggingConfiguration');
  }
});

test('the file bucket uses our key, allows only requests from pages of our site, and deletes uploads without a record after a day', () => {
  const [, files] = ofType(main, 'AWS::S3::Bucket').find(([id]) => id.startsWith('DataFiles')) ?? [];
  expect(files?.Properties).toMatchObject({
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' } }],
    },
    CorsConfiguration: {
      CorsRules: [
        {
          AllowedMethods: ['GET', 'HEAD', 'POST'],
          AllowedOrigins: [
            {
              'Fn::Join': [
                '',
                ['https://', { 'Fn::GetAtt': [expect.stringMatching(/^Site/), 'DomainName'] }],
              ],
            },
          ],
        },
      ],
    },
    LifecycleConfiguration: {
      Rules: expect.arrayContaining([
        expect.objectContaining({ Prefix: 'tmp/', ExpirationInDays: 1, Status: 'Enabled' }),
      ]),
    },
  });
});

test('every bucket refuses connections without TLS', () => {
  const policies = ofType(main, 'AWS::S3::BucketPolicy').map(
    ([, { Properties }]) => Properties.PolicyDocument,
  );
  expect(policies).toHaveLength(7);
  for (const policy of policies) {
    expect(policy).toHaveProperty(
      'Statement',
      expect.arrayContaining([
        expect.objectContaining({
          Effect: 'Deny',
          Action: 's3:*',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      ]),
    );
  }
});
