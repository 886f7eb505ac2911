import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { crc32Of } from './checksum.ts';
import { openObjectIndex, type StoredObject } from './object-index.ts';
import { S3Error } from './s3-error.ts';

export type NewObject = Pick<StoredObject, 'bucket' | 'key' | 'headers' | 'tags'> & { body: Buffer };

export type Precondition = { ifMatch?: string | undefined; ifNoneMatch?: string | undefined };

export type ObjectStore = ReturnType<typeof openObjectStore>;

/**
 * Stores objects in a folder, with an SQLite index and one file per object. When `put` resolves, the object
 * is on disk. When the folder is opened, files left over from a crash are removed.
 */
export function openObjectStore(folder: string, now: () => number) {
  const files = join(folder, 'objects');
  mkdirSync(files, { recursive: true });
  const index = openObjectIndex(join(folder, 'index.sqlite'));
  removeOrphanedFiles(files, index.files());

  const find = (bucket: string, key: string) => {
    if (!index.hasBucket(bucket)) throw new S3Error('NoSuchBucket');
    return index.find(bucket, key);
  };
  const get = (bucket: string, key: string) => {
    const object = find(bucket, key);
    if (!object) throw new S3Error('NoSuchKey');
    return object;
  };
  const removeFile = (object: StoredObject) => rm(join(files, object.file), { force: true });

  return {
    createBucket: index.addBucket,
    hasBucket: index.hasBucket,
    find,
    /** Throws `NoSuchBucket` or `NoSuchKey`. */
    get,
    list: index.list,

    /** Stores an object, and replaces an object with the same key. Throws `PreconditionFailed`. */
    async put({ body, ...object }: NewObject, precondition: Precondition = {}): Promise<StoredObject> {
      find(object.bucket, object.key);
      const file = randomUUID();
      await writeDurably(files, file, body);
      const md5 = createHash('md5').update(body).digest('hex');
      const details = { file, size: body.length, etag: `"${md5}"`, crc32: crc32Of(body), modifiedAt: now() };
      const stored = { ...object, ...details };
      const old = find(object.bucket, object.key);
      const refusal = preconditionError(precondition, old);
      if (refusal) {
        await removeFile(stored);
        throw refusal;
      }
      index.put(stored);
      if (old) await removeFile(old);
      return stored;
    },

    /** Removes an object. Does nothing if the object does not exist. */
    async remove(bucket: string, key: string): Promise<void> {
      const object = find(bucket, key);
      if (!object) return;
      index.remove(bucket, key);
      await removeFile(object);
    },

    setTags: (object: StoredObject, tags: Record<string, string>) => index.put({ ...object, tags }),

    /** The bytes from `start` to `end` inclusive. The stream is not affected if the object is replaced. */
    read(object: StoredObject, start = 0, end = object.size - 1): Readable {
      const fd = openSync(join(files, object.file), 'r');
      return createReadStream('', { fd, start, end: Math.max(end, 0) });
    },

    close: index.close,
  };
}

function preconditionError({ ifMatch, ifNoneMatch }: Precondition, old: StoredObject | undefined) {
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') return new S3Error('NotImplemented');
  if (ifNoneMatch === '*' && old) return new S3Error('PreconditionFailed');
  if (ifMatch !== undefined && !old) return new S3Error('NoSuchKey');
  if (ifMatch !== undefined && ifMatch !== old?.etag) return new S3Error('PreconditionFailed');
  return undefined;
}

async function writeDurably(folder: string, name: string, body: Buffer) {
  const file = await open(join(folder, name), 'wx');
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}

/** Syncs a folder. Otherwise a crash may lose the name of a new file. Not possible on Windows. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function removeOrphanedFiles(folder: string, known: Set<string>) {
  for (const name of readdirSync(folder)) {
    if (!known.has(name)) rmSync(join(folder, name));
  }
}
