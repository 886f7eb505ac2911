import { type FileStatement, filePolicies } from '../../cloud/file-policies.ts';
import type { IamRoleName } from '../../cloud/table-policies.ts';
import type { Identity } from '../sts/keyring.ts';
import { parseScope } from '../sts/signature-v4.ts';
import { copySourceOf } from './copy-object.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

export type IsAccessAllowed = (accessKeyId: string, action: string, bucket: string, key: string) => boolean;

/** Enforces the file policies on buckets of files; other buckets are not restricted. */
export function createFileAuthorizer(
  isFilesBucket: (bucket: string) => boolean,
  identify: (accessKeyId: string) => Identity | undefined,
): IsAccessAllowed {
  return (accessKeyId, action, bucket, key) => {
    if (!isFilesBucket(bucket)) return true;
    const { role = '', tags = {} } = identify(accessKeyId) ?? {};
    const statements = filePolicies[role as IamRoleName] ?? [];
    return statements.some(statement => allows(statement, action, key, tags));
  };
}

function allows(
  { Action, keys }: FileStatement,
  action: string,
  key: string,
  tags: Record<string, string>,
): boolean {
  const isLike = (pattern: string) => {
    const filled = pattern.replace('${aws:PrincipalTag/org}', tags.org ?? '');
    return key.startsWith(filled.slice(0, -1));
  };
  return Action.includes(action) && keys.some(isLike);
}

function iamActionsOf({ method, query, parameters }: S3Request): string[] {
  if (query.has('versions')) return ['s3:ListBucketVersions'];
  if (method === 'DELETE' && query.has('versionId')) return ['s3:DeleteObjectVersion'];
  const what = query.has('tagging') ? 'ObjectTagging' : 'Object';
  const verb = { GET: 'Get', HEAD: 'Get', PUT: 'Put', POST: 'Put', DELETE: 'Delete' }[method] ?? method;
  const tagging = method === 'PUT' && parameters['x-amz-tagging'] ? ['s3:PutObjectTagging'] : [];
  return [`s3:${verb}${what}`, ...tagging];
}

/** The prefix of a list request, for which policies are checked instead of a key. */
const prefixOf = ({ query }: S3Request) => query.get('prefix') ?? '';

/**
 * Checks that the signer of a request may do its actions.
 * @throws S3Error AccessDenied
 */
export function assertAccess(request: S3Request, mayAccess: IsAccessAllowed): void {
  const signed = /Credential=([^,\s]+)/.exec(request.headers.authorization ?? '')?.[1];
  const scope = parseScope(signed ?? request.query.get('X-Amz-Credential') ?? '');
  const isAllowed = iamActionsOf(request).every(action =>
    mayAccess(scope?.accessKeyId ?? '', action, request.bucket, request.key || prefixOf(request)),
  );
  const source = copySourceOf(request);
  const mayRead = !source || mayAccess(scope?.accessKeyId ?? '', 's3:GetObject', source.bucket, source.key);
  if (!isAllowed || !mayRead) throw new S3Error('AccessDenied');
}
