import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseMailbox } from './mail/persist-mailbox.ts';
import { streamPlaceFile } from './streams/stream-place-file.ts';

/** Thrown if the local data cannot be used. The message also says what to do. */
export class LocalDataError extends Error {
  constructor(problem: string) {
    super(`${problem} npm run reset deletes all local data and starts over.`);
  }
}

/** Database files with the records and with the accounts. The product needs both. */
const databases = ['dynamodb.sqlite', 'cognito.sqlite'];
/**
 * Files that mark the state of the demo. One exists while the demo is being created, the other afterwards.
 */
const [unfinishedFile, finishedFile] = ['demo-unfinished', 'demo-made'];

/**
 * Checks the data of an earlier start before they are used. Deletes them only if the creation of the demo was
 * interrupted.
 * @returns whether the demo must be created
 * @throws LocalDataError
 */
export function prepareData(folder: string): boolean {
  const isUnfinished = existsSync(join(folder, unfinishedFile)) && !existsSync(join(folder, finishedFile));
  try {
    if (isUnfinished) rmSync(folder, { recursive: true });
    mkdirSync(folder, { recursive: true });
    const files = readdirSync(folder, { withFileTypes: true });
    const isNew = files.length === 0;
    if (isNew) writeFileSync(join(folder, unfinishedFile), '');
    accessSync(folder, constants.W_OK);
    for (const file of files.filter(one => one.isFile())) accessSync(join(folder, file.name), constants.W_OK);
    if (!isNew) checkFiles(folder);
    return isNew;
  } catch (error) {
    throw asLocalDataError(error, folder);
  }
}

export function finishDemo(folder: string): void {
  writeFileSync(join(folder, finishedFile), new Date().toISOString());
  rmSync(join(folder, unfinishedFile), { force: true });
}

export function asLocalDataError(error: unknown, folder: string): LocalDataError {
  if (error instanceof LocalDataError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const isUnwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code ?? '');
  const problem = isUnwritable ? `cannot be written to (${code})` : `cannot be used (${code ?? message})`;
  return new LocalDataError(`The folder ${folder} ${problem}.`);
}

function checkFiles(folder: string): void {
  for (const name of databases)
    if (!existsSync(join(folder, name))) throw new LocalDataError(`Of the local data, ${name} is missing.`);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter(one => one.endsWith('.sqlite'))) checkDatabase(join(folder, name));
  checkText(join(folder, 'mail.json'), parseMailbox);
  checkText(join(folder, streamPlaceFile), text => BigInt(text));
}

function checkDatabase(file: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
    if (found !== 'ok') throw new Error(String(found));
  } catch (error) {
    throw damaged(file, error);
  } finally {
    database?.close();
  }
}

/** Checks that a file can be parsed. The parser's message is left out, because it quotes the file. */
function checkText(file: string, parse: (text: string) => unknown): void {
  try {
    if (existsSync(file)) parse(readFileSync(file, 'utf8'));
  } catch {
    throw damaged(file, new Error('it does not hold what was written to it'));
  }
}

const damaged = (file: string, error: unknown) =>
  new LocalDataError(`Of the local data, ${basename(file)} is damaged (${(error as Error).message}).`);
