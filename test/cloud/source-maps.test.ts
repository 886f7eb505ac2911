import { expect, test } from 'vitest';
import { ofType, synthesise } from './synthesise.ts';

const { main } = synthesise();
const buckets = ofType(main, 'AWS::S3::Bucket').filter(([id]) => id.startsWith('SourceMaps'));

test('source maps of each release are stored in a separate bucket that is not served to browsers', () => {
  expect(buckets).toHaveLength(1);
  const [[id, bucket] = []] = buckets;
  expect(bucket?.Properties.PublicAccessBlockConfiguration).toEqual({
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  });
  const distributions = ofType(main, 'AWS::CloudFront::Distribution');
  expect(distributions.length).toBeGreaterThan(0);
  expect(JSON.stringify(distributions)).not.toContain(String(id));
});

test('source maps of earlier releases are kept, also after their deployment is deleted', () => {
  const [, release] =
    ofType(main, 'Custom::CDKBucketDeployment').find(([id]) => id.startsWith('SourceMaps')) ?? [];
  expect(release?.Properties).toMatchObject({ Prune: false, RetainOnDelete: true });
});
