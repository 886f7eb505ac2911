import { expect, test } from 'vitest';
import { createFileAuthorizer } from '../../../lib/local/s3/authorize-file-access.ts';

const who = {
  here: { role: 'organization', tags: { org: 'here' } },
  account: { role: 'account', tags: {} },
  events: { role: 'events', tags: {} },
};
const mayAccess = createFileAuthorizer(
  bucket => bucket === 'files',
  name => who[name as keyof typeof who],
);

test.each([
  ['here', 'GetObject', 'organizations/here/case-photo/a', true],
  ['here', 'PutObject', 'organizations/here/case-photo/a', true],
  ['here', 'DeleteObject', 'organizations/here/case-photo/a', false],
  ['here', 'GetObject', 'organizations/there/case-photo/a', false],
  ['here', 'GetObject', 'organizations/hereafter/case-photo/a', false],
  ['here', 'PutObject', 'tmp/organizations/here/a', true],
  ['here', 'PutObject', 'tmp/organizations/there/a', false],
  ['here', 'GetObject', 'people/signature/a', true],
  ['here', 'PutObject', 'people/signature/a', false],
  ['here', 'GetObject', 'people/certificate/a', false],
  ['account', 'GetObject', 'people/certificate/a', true],
  ['account', 'PutObject', 'tmp/people/a', true],
  ['account', 'GetObject', 'organizations/here/case-photo/a', false],
  ['account', 'GetObject', 'tmp/organizations/here/a', false],
  ['events', 'GetObject', 'organizations/here/case-photo/a', false],
  ['nobody', 'GetObject', 'people/signature/a', false],
])('the role %s may use the S3 action %s on %s: %s', (name, action, key, expected) => {
  expect(mayAccess(name, `s3:${action}`, 'files', key)).toBe(expected);
});
