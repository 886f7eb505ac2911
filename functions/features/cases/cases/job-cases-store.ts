import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { maxCasesPerCall } from '../../../../shared/features/cases/cases/assignment.ts';
import { CaseId, CaseQuery } from '../../../../shared/features/cases/cases/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { jobFilterKey, jobPartKey } from '../keys.ts';

/** Ages are of the day on which the job was started. */
const Filtered = CaseQuery.extend({ today: PlainDate });
type Filtered = z.output<typeof Filtered>;

const Part = z.object({ ids: z.array(CaseId), isLast: z.boolean() });

/** Some of the cases that a job is about. */
export interface CaseBatch {
  ids: string[];
  /** Where those behind them are; null when there are none. */
  next: string | null;
  /** What takes these away from what is still to be done. */
  writes: Write[];
}

/** What jobs of one organisation are about. What a list is narrowed to may hold a name, so it stands here. */
export class JobCasesStore extends OrganizationStore {
  listWrites(job: string, ids: string[]): Write[] {
    const writes: Write[] = [];
    for (let from = 0; from < ids.length; from += maxCasesPerCall) {
      const part = {
        ids: ids.slice(from, from + maxCasesPerCall),
        isLast: from + maxCasesPerCall >= ids.length,
      };
      writes.push({ put: { ...jobPartKey(this.organization, job, writes.length), ...part } });
    }
    return writes;
  }

  filterWrite(job: string, filter: Filtered): Write {
    return { put: { ...jobFilterKey(this.organization, job), filter } };
  }

  /** The next cases of a list, from a cursor on. */
  async readList(job: string, cursor: string | null, atMost: number): Promise<CaseBatch> {
    const [number = 0, from = 0] = (cursor ?? '0.0').split('.').map(Number);
    const key = jobPartKey(this.organization, job, number);
    const [item] = await this.table.get([key]);
    if (!item) return { ids: [], next: null, writes: [] };
    const { ids, isLast } = Part.parse(item);
    const to = from + atMost;
    if (to < ids.length) return { ids: ids.slice(from, to), next: `${number}.${to}`, writes: [] };
    return { ids: ids.slice(from), next: isLast ? null : `${number + 1}.0`, writes: [{ delete: key }] };
  }

  async readFilter(job: string): Promise<Filtered> {
    const [item] = await this.table.get([jobFilterKey(this.organization, job)]);
    return Filtered.parse(item?.filter);
  }

  deleteFilterWrite(job: string): Write {
    return { delete: jobFilterKey(this.organization, job) };
  }
}
