import { Import, type ImportRecord } from '../../../../shared/features/intake/imports/schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';

type Stores = Pick<OrganizationContext, 'jobs' | 'members'>;

export async function presentImports(records: ImportRecord[], { jobs, members }: Stores): Promise<Import[]> {
  const ids = [...new Set(records.map(({ startedBy }) => startedBy))];
  const [known, people] = await Promise.all([
    Promise.all(records.map(({ jobId }) => (jobId === null ? undefined : jobs.get(jobId)))),
    members.getAll(ids),
  ]);
  return records.map((record, at) => {
    const member = people[ids.indexOf(record.startedBy)];
    const by = member ? personOf(member) : null;
    return Import.parse({ ...record, by, ...progressOf(known[at]) });
  });
}

export async function presentImport(record: ImportRecord, stores: Stores): Promise<Import> {
  const [shown] = await presentImports([record], stores);
  if (!shown) throw new Error('an import is not presented');
  return shown;
}

const progressOf = (job: JobRecord | undefined) => ({ state: job?.state ?? null, done: job?.done ?? 0 });
