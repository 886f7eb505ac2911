import { toCsv } from '../../../../shared/core/csv.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { ArchiveRun } from './archive-run.ts';
import { type NounState, nextPhase } from './archive-state.ts';
import { hasTable, tableOf } from './columns.ts';

/** Maximum size of a file of records. Further records of the same kind are in another file. */
const maxFileBytes = 24 * 1024 * 1024;

/** Adds a file with the records of one kind. Adds them as a table too, unless they are FHIR resources. */
export async function writeTables(run: ArchiveRun, _job: JobRecord, _context: JobContext): Promise<void> {
  const { state, storage } = run;
  await run.flush();
  const kind = Object.keys(state.nouns).toSorted()[state.position];
  const noun = kind === undefined ? undefined : state.nouns[kind];
  if (!kind || !noun) return nextPhase(state);
  const chunks = chunksFrom(noun, state.inside);
  const lines = await storage.readText(...chunks.map(chunk => chunk.name));
  const number = state.inside === 0 ? '' : `-${state.inside}`;
  const name = `${pathOf(kind)}${number}`;
  await run.add({ name: `${name}.ndjson`, bytes: Buffer.from(lines) });
  if (hasTable(kind)) await run.add({ name: `${name}.csv`, bytes: tableFile(noun, lines) });
  const after = state.inside + chunks.length;
  const isLast = after >= noun.chunks.length;
  Object.assign(state, isLast ? { position: state.position + 1, inside: 0 } : { inside: after });
}

export const pathOf = (kind: string): string => (hasTable(kind) ? `data/${kind}` : kind);

function tableFile({ columns }: NounState, lines: string): Buffer {
  const records = lines.split('\n').flatMap(line => (line ? [JSON.parse(line) as object] : []));
  return Buffer.from(toCsv(tableOf(columns, records)));
}

/** Stored pieces from the position `from` on, as many as fit into one file; at least one. */
function chunksFrom({ chunks }: NounState, from: number): NounState['chunks'] {
  let bytes = 0;
  const end = chunks.findIndex((chunk, index) => {
    if (index < from) return false;
    bytes += chunk.bytes;
    return bytes > maxFileBytes && index > from;
  });
  return chunks.slice(from, end < 0 ? undefined : end);
}
