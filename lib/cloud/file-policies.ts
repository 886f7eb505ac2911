import type { IamRoleName } from './table-policies.ts';

/** A statement about objects of the files bucket; `*` is a wildcard, as in IAM. */
export interface FileStatement {
  Sid: string;
  Action: string[];
  keys: string[];
}

const org = '${aws:PrincipalTag/org}';

const uploadActions = ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'];
const storedFileActions = ['s3:DeleteObjectTagging', 's3:GetObject', 's3:PutObject', 's3:PutObjectTagging'];

/**
 * Which IAM role may access which stored files. CDK deploys these policies, and the local S3 stand-in
 * enforces them. Every organisation may read the pictures of all people and organisations (photo, logo,
 * signature), but it finds their ids only in records that it may read.
 */
export const filePolicies: Partial<Record<IamRoleName, FileStatement[]>> = {
  organization: [
    { Sid: 'OwnArrivals', Action: uploadActions, keys: [`tmp/organizations/${org}/*`] },
    { Sid: 'OwnFiles', Action: storedFileActions, keys: [`organizations/${org}/*`] },
    { Sid: 'OwnCopies', Action: ['s3:GetObject', 's3:PutObject'], keys: [`bundles/${org}/*`] },
    { Sid: 'PublishedFiles', Action: ['s3:PutObject'], keys: [`library/${org}/*`] },
    { Sid: 'FilesOfTheLibrary', Action: ['s3:GetObject'], keys: ['library/*'] },
    {
      Sid: 'WhatPeopleShow',
      Action: ['s3:GetObject'],
      keys: ['people/organization-logo/*', 'people/profile-picture/*', 'people/signature/*'],
    },
  ],
  public: [{ Sid: 'Logos', Action: ['s3:GetObject'], keys: ['people/organization-logo/*'] }],
  account: [
    { Sid: 'ArrivalsOfPeople', Action: uploadActions, keys: ['tmp/people/*'] },
    { Sid: 'FilesOfPeople', Action: storedFileActions, keys: ['people/*'] },
  ],
  events: [
    {
      Sid: 'WhatPeopleKeepAndReplace',
      Action: ['s3:DeleteObjectTagging', 's3:PutObjectTagging'],
      keys: ['people/*'],
    },
  ],
  jobs: [
    { Sid: 'FilesOfWhoIsErased', Action: ['s3:DeleteObject'], keys: ['people/*', 'tmp/people/*'] },
    {
      Sid: 'FilesOfErasedCases',
      Action: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
      keys: ['bundles/*', 'organizations/*', 'tmp/organizations/*'],
    },
    {
      Sid: 'VersionsOfErasedFiles',
      Action: ['s3:ListBucketVersions'],
      keys: ['bundles/*', 'organizations/*', 'tmp/organizations/*'],
    },
    { Sid: 'SignaturesOfWhoIsErased', Action: ['s3:PutObjectTagging'], keys: ['people/signature/*'] },
  ],
};

/**
 * IAM roles that may invoke the Lambda `sanitize` to check uploads. The local Lambda stand-in enforces this.
 */
export const sanitizeCallers = ['account', 'api'] as const satisfies IamRoleName[];
