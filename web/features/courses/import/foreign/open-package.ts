import { maxFileBytes } from '../../../../../shared/core/limits.ts';
import { decodeBytes } from '../../../../../shared/core/reading/decode-bytes.ts';
import { openArchive } from '../../../../ui/file/unzip.ts';
import { partText } from '../../../../ui/file/xlsx/read-xml.ts';
import { CourseFileError } from '../course-in-file.ts';

export interface Package {
  names: ReadonlySet<string>;
  /** Names of files in the archive that are outside the package's folder. */
  outside: readonly string[];
  /** Reads a file; undefined if it does not exist or is larger than the limit for files. */
  file: (name: string) => Promise<Blob | undefined>;
  text: (name: string) => Promise<string | undefined>;
}

/** Maximum number of bytes of all unpacked files of a package. */
const maxUnpacked = 300 * 1024 * 1024;
const maxEntries = 10_000;
/** Maximum number of bytes of a text file in a package. */
const maxTextBytes = 8 * 1024 * 1024;
const block = 512;

/** Opens a ZIP or gzipped TAR archive. @throws CourseFileError, NotAnArchive, TooBigUnpacked */
export async function openPackage(file: Blob, maxBytes = maxUnpacked): Promise<Package> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  return isGzip ? packageOf(await openTar(file, maxBytes)) : openZip(file, maxBytes);
}

async function openZip(file: Blob, maxBytes: number): Promise<Package> {
  const archive = await openArchive(file, maxBytes);
  const names = new Set(archive.names.filter(name => !name.endsWith('/')));
  const read = async (name: string) => (names.has(name) ? archive.file(name) : undefined);
  return checked(names, read);
}

const packageOf = (files: ReadonlyMap<string, Blob>): Package =>
  checked(new Set(files.keys()), async name => files.get(name));

/** Matches the file in the top folder of a package that lists the package's content. */
const tops = /^(?:imsmanifest|moodle_backup)\.xml$/;

/** Matches files that operating systems add to an archive. */
const hidden = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * Returns the folder of the archive that contains the package; empty for the top. Rejects an archive with two
 * packages.
 */
function folderOf(names: readonly string[]): string {
  const found = names
    .filter(name => tops.test(name.slice(name.lastIndexOf('/') + 1)) && !hidden.test(name))
    .map(name => name.slice(0, name.lastIndexOf('/') + 1));
  const depthOf = (folder: string) => folder.split('/').length;
  const [first = '', second] = [...new Set(found)].toSorted((one, other) => depthOf(one) - depthOf(other));
  if (second !== undefined && depthOf(second) === depthOf(first)) throw new CourseFileError('several');
  return first;
}

function checked(written: ReadonlySet<string>, readWritten: Package['file']): Package {
  if ([...written].some(leadsOut)) throw new CourseFileError('refused');
  /** Replaces `\\` in paths, which some programs for Windows write. */
  const paths = [...written].map((name): [path: string, name: string] => [name.replaceAll('\\', '/'), name]);
  const folder = folderOf(paths.map(([path]) => path));
  const inside = new Map(
    paths
      .filter(([path]) => path.startsWith(folder))
      .map(([path, name]) => [path.slice(folder.length), name]),
  );
  const names = new Set(inside.keys());
  const read: Package['file'] = async path => {
    const name = inside.get(path);
    return name === undefined ? undefined : readWritten(name);
  };
  /** Cache of texts, because a page is read both for its own part and for the files that it links to. */
  const texts = new Map<string, Promise<string | undefined>>();
  const textOf: Package['text'] = async name => {
    const found = await read(name);
    if (found && found.size > maxTextBytes) throw new CourseFileError('tooBig');
    return found && partText(new Uint8Array(await found.arrayBuffer()));
  };
  const outside = paths.flatMap(([path]) => (path.startsWith(folder) || hidden.test(path) ? [] : [path]));
  return {
    ...{ names, outside },
    file: async name => {
      const found = await read(name);
      return found && found.size <= maxFileBytes ? found : undefined;
    },
    text: name => {
      const known = texts.get(name) ?? textOf(name);
      texts.set(name, known);
      return known;
    },
  };
}

/** Whether a path points outside its package. */
const leadsOut = (name: string): boolean =>
  /^(?:[\\/]|[a-z]:)/i.test(name) || name.includes('\0') || name.split(/[\\/]/).includes('..');

/** Unpacks a gzipped TAR archive; skips links and devices. */
async function openTar(file: Blob, maxBytes: number): Promise<Map<string, Blob>> {
  const bytes = await gunzip(file, maxBytes);
  const files = new Map<string, Blob>();
  let longName = '';
  for (let at = 0; at + block <= bytes.length; ) {
    const head = bytes.subarray(at, at + block);
    if (head[0] === 0) break;
    const field = (from: number, length: number) =>
      upToZero(decodeBytes(head.subarray(from, from + length), 'utf-8')).trim();
    const size = Number.parseInt(field(124, 12) || '0', 8);
    const isUstar = field(257, 5) === 'ustar';
    const end = at + block + size;
    if (!Number.isSafeInteger(size) || size < 0 || end > bytes.length) throw new CourseFileError('damaged');
    const content = bytes.subarray(at + block, end);
    const type = field(156, 1);
    const prefix = isUstar ? field(345, 155) : '';
    const name = longName || (prefix ? `${prefix}/${field(0, 100)}` : field(0, 100));
    longName = '';
    if (type === 'L') longName = upToZero(decodeBytes(content, 'utf-8'));
    else if (type === 'x') longName = pathIn(decodeBytes(content, 'utf-8'));
    else if (type === '' || type === '0') files.set(name.replace(/^\.\//, ''), new Blob([content]));
    if (files.size > maxEntries) throw new CourseFileError('tooBig');
    at += block + Math.ceil(size / block) * block;
  }
  if (files.size === 0) throw new CourseFileError('notCourse');
  return files;
}

const upToZero = (text: string): string => text.split('\0', 1)[0] ?? '';

/** The path in an extended TAR header. */
const pathIn = (header: string): string => /(?:^|\n)\d+ path=([^\n]*)/.exec(header)?.[1] ?? '';

async function gunzip(file: Blob, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > maxBytes) throw new CourseFileError('tooBig');
      parts.push(next.value);
    }
  } catch (error) {
    throw error instanceof CourseFileError ? error : new CourseFileError('damaged');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
