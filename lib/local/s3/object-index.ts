import { DatabaseSync } from 'node:sqlite';

export type StoredObject = {
  bucket: string;
  key: string;
  file: string;
  size: number;
  /** The ETag, including its quotation marks. */
  etag: string;
  /** CRC32 of the bytes, as base64 of its big-endian form. */
  crc32: string;
  /** Time of the last change, in milliseconds since 1970. */
  modifiedAt: number;
  /** Headers that are returned with the object, such as the content type and `x-amz-meta-…`. */
  headers: Record<string, string>;
  tags: Record<string, string>;
};

type Row = Omit<StoredObject, 'headers' | 'tags'> & { headers: string; tags: string };

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS buckets (name TEXT PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL REFERENCES buckets (name), key TEXT NOT NULL, file TEXT NOT NULL, size INTEGER NOT NULL,
    etag TEXT NOT NULL, crc32 TEXT NOT NULL, modifiedAt INTEGER NOT NULL, headers TEXT NOT NULL, tags TEXT NOT NULL,
    PRIMARY KEY (bucket, key)
  ) WITHOUT ROWID;
`;

/** Opens the index of objects, an SQLite file. When a method returns, its change is on disk. */
export function openObjectIndex(path: string) {
  const database = new DatabaseSync(path);
  database.exec(SCHEMA);
  const addBucket = database.prepare('INSERT OR IGNORE INTO buckets VALUES (?)');
  const bucket = database.prepare('SELECT name FROM buckets WHERE name = ?');
  const find = database.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?');
  const files = database.prepare('SELECT file FROM objects');
  const remove = database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
  const after = database.prepare(
    'SELECT * FROM objects WHERE bucket = ? AND key >= ? AND key > ? ORDER BY key',
  );
  const put = database.prepare(
    `INSERT OR REPLACE INTO objects
     VALUES (:bucket, :key, :file, :size, :etag, :crc32, :modifiedAt, :headers, :tags)`,
  );

  return {
    addBucket: (name: string) => void addBucket.run(name),
    hasBucket: (name: string) => bucket.get(name) !== undefined,
    find(bucket: string, key: string): StoredObject | undefined {
      const row = find.get(bucket, key) as Row | undefined;
      return row && fromRow(row);
    },
    put({ headers, tags, ...object }: StoredObject) {
      put.run({ ...object, headers: JSON.stringify(headers), tags: JSON.stringify(tags) });
    },
    remove: (bucket: string, key: string) => void remove.run(bucket, key),
    /** The objects whose key begins with `prefix` and comes after `key`, in byte order. */
    *list(bucket: string, prefix: string, key: string): Generator<StoredObject> {
      for (const row of after.iterate(bucket, prefix, key)) {
        const object = fromRow(row as Row);
        if (!object.key.startsWith(prefix)) return;
        yield object;
      }
    },
    files: () => new Set(files.all().map(row => String(row.file))),
    close: () => database.close(),
  };
}

function fromRow(row: Row): StoredObject {
  return { ...row, headers: JSON.parse(row.headers), tags: JSON.parse(row.tags) };
}
