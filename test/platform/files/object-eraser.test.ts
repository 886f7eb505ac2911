import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ObjectEraser } from '../../../functions/platform/files/object-eraser.ts';
import { listen } from '../../../lib/local/serve.ts';
import { region } from '../../../lib/local/start-backend.ts';

interface Version {
  key: string;
  id: string;
  isMarker: boolean;
}

/** The versions in a versioned bucket, the newest first. */
let versions: Version[] = [];

const listed = ({ key, id, isMarker }: Version) => {
  const name = isMarker ? 'DeleteMarker' : 'Version';
  const isLatest = versions.find(one => one.key === key)?.id === id;
  return `<${name}><Key>${key}</Key><VersionId>${id}</VersionId><IsLatest>${isLatest}</IsLatest></${name}>`;
};

const bucket = await listen((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const key = pathname.slice('/files/'.length);
  const id = searchParams.get('versionId');
  if (request.method === 'GET') {
    const below = versions.filter(one => one.key.startsWith(searchParams.get('prefix') ?? ''));
    response.end(
      `<ListVersionsResult><IsTruncated>false</IsTruncated>${below.map(listed).join('')}</ListVersionsResult>`,
    );
    return;
  }
  if (id === null) versions.unshift({ key, id: randomUUID(), isMarker: true });
  else versions = versions.filter(one => one.key !== key || one.id !== id);
  response.writeHead(204).end();
});
afterAll(bucket.close);

const eraser = new ObjectEraser({
  region,
  filesBucket: 'files',
  standIns: {
    endpoints: { s3: bucket.endpoint },
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  },
} as never);

beforeEach(() => {
  versions = [
    { key: 'organizations/lake/a', id: '2', isMarker: false },
    { key: 'organizations/lake/a', id: '1', isMarker: false },
    { key: 'organizations/lake/b', id: '4', isMarker: true },
    { key: 'organizations/lake/b', id: '3', isMarker: false },
    { key: 'organizations/hill/c', id: '5', isMarker: false },
  ];
});

test('erasing a file deletes all its versions and leaves a delete marker, which is replicated to the copy in another region', async () => {
  await eraser.erase('organizations/lake/');
  expect(versions.map(({ key, isMarker }) => [key, isMarker])).toEqual([
    ['organizations/lake/a', true],
    ['organizations/lake/b', true],
    ['organizations/hill/c', false],
  ]);
  expect(await eraser.keysBelow('organizations/lake/')).toEqual([]);
});

test('erasing a file again does nothing', async () => {
  await eraser.erase('organizations/lake/');
  const before = structuredClone(versions);
  await eraser.erase('organizations/lake/');
  expect(versions).toEqual(before);
});
