import { idPrefixes, idSuffixLength } from '../../../../shared/core/ids.ts';
import { FileRecord } from '../../../../shared/features/operations/files/record.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import { readKept } from '../../../platform/files/keep-copy.ts';
import { safeName } from '../../../platform/files/safe-name.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Key } from '../../../platform/storage/key.ts';
import type { Item } from '../../../platform/storage/write.ts';
import type { ArchiveRun } from './archive-run.ts';
import { nextPhase } from './archive-state.ts';

const perPage = 100;
const fileIds = new RegExp(`\\b${idPrefixes.file}_[0-9A-Za-z]{${idSuffixLength}}\\b`, 'g');

export async function collectOrganization(
  run: ArchiveRun,
  job: JobRecord,
  context: JobContext,
): Promise<void> {
  const { state } = run;
  const { table } = context;
  const { archiveRanges } = await context.openArchiveRanges();
  const range = archiveRanges(context.organization, job.startedAt.slice(0, 10))[state.position];
  if (!range) return nextPhase(state);
  const { items, next } = await table.query(range.range, { limit: perPage, cursor: state.cursor });
  await collect(run, range.range.index ? await readAgain(items, context) : items, context);
  for (const item of items) {
    for (const within of range.ranges?.(item) ?? []) {
      const found = await table.queryAll(within);
      await collect(run, within.index ? await readAgain(found, context) : found, context);
    }
  }
  await collect(
    run,
    await readAgain(
      items.flatMap(item => range.keys?.(item) ?? []),
      context,
    ),
    context,
  );
  Object.assign(state, next === null ? { position: state.position + 1, cursor: null } : { cursor: next });
}

async function collect(run: ArchiveRun, items: readonly Item[], context: JobContext): Promise<void> {
  const { table, organization } = context;
  const { sharedRecords } = await context.openArchiveRanges();
  const ids = new Set(run.state.fileIds);
  for (const item of items) {
    run.record(table.kindOf(item), item);
    for (const id of JSON.stringify(item).match(fileIds) ?? []) ids.add(id);
  }
  run.state.fileIds = [...ids];
  const shared = items
    .flatMap(item => sharedRecords(organization, item))
    .filter(({ pk, sk }) => run.addShared(`${pk} ${sk}`));
  if (shared.length > 0) await collect(run, await readAgain(shared, context), context);
}

const readAgain = async (keys: readonly Key[], { table }: JobContext): Promise<Item[]> =>
  (await getInBatches(table, [...keys])).filter(item => item !== undefined);

/** Adds a file that belongs to no case, such as a picture of an activity. */
export async function collectFiles(run: ArchiveRun, _: JobRecord, context: JobContext): Promise<void> {
  const { state } = run;
  const id = state.fileIds[state.position];
  if (id === undefined) return nextPhase(state);
  state.position += 1;
  const { table, organization } = context;
  const location = organizationFileLocation(organization);
  const [item] = await table.get([location.key(id)]);
  const file = item && FileRecord.parse(item);
  if (file && (file.status !== 'kept' || file.caseId !== null)) return;
  const bucket = await context.bucket();
  const bytes = file
    ? await bucket.read(location.objectKey(file.purpose, id))
    : await readPicture(id, context);
  if (!bytes) {
    if (file) state.unread.push(`files/${id}/${safeName(file.name)}`);
    return;
  }
  const ownName = file ? safeName(file.name) : `picture.${extensionOf(bytes)}`;
  const name = `files/${id}/${ownName}`;
  await run.add({ name, bytes });
  if (file) run.record('file', { ...item, path: name });
  state.counts.files += 1;
}

/** The organisation's own copy of a logo or signature. Such a copy has no file record. */
async function readPicture(
  id: string,
  { organization, bucket }: JobContext,
): Promise<Uint8Array | undefined> {
  const location = organizationFileLocation(organization);
  for (const purpose of ['organization-logo', 'signature'] as const) {
    const bytes = await readKept(await bucket(), location, purpose, id);
    if (bytes) return bytes;
  }
  return undefined;
}

const pngStart = 0x89;
const extensionOf = ([first]: Uint8Array) => (first === pngStart ? 'png' : 'jpg');
