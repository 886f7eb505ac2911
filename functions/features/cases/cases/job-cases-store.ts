import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { CaseId } from '../../../../shared/core/ids.ts';
import { maxCasesPerCall } from '../../../../shared/features/cases/cases/assignment.ts';
import { CaseQuery } from '../../../../shared/features/cases/cases/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { jobFilterKey, jobPartKey } from '../keys.ts';

/** A filter, and the day on which the job was started: the job computes ages for that day. */
const Filtered = CaseQuery.extend({ today: PlainDate });
type Filtered = z.output<typeof Filtered>;

/**
 * The filter of a job, and its position in the list. The position may contain a child's name, so it is stored
 * here and not with the job.
 */
export const JobFilter = z.object({ filter: Filtered, place: z.string().optional() });

export const Part = z.object({ ids: z.array(CaseId), isLast: z.boolean() });

export interface CaseBatch {
  ids: string[];
  /** Cursor of the next batch; null after the last batch. */
  next: string | null;
  writes: Write[];
}

/** Inputs of jobs on cases. They are stored with clinical data, as a filter may contain a child's name. */
export class JobCasesStore extends OrganizationStore {
  listWrites(job: string, ids: string[]): Write[] {
    const writes: Write[] = [];
    for (let from = 0; from < ids.length; from += maxCasesPerCall) {
      const part = {
        ids: ids.slice(from, from + maxCasesPerCall),
        isLast: from + maxCasesPerCall >= ids.length,
      };
      writes.push({ put: { ...jobPartKey(this.organization, job, writes.length), ...part }, when: isAbsent });
    }
    return writes;
  }

  filterWrite(job: string, filter: Filtered): Write {
    return { put: { ...jobFilterKey(this.organization, job), filter }, when: isAbsent };
  }

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

  async readFilter(job: string): Promise<z.output<typeof JobFilter>> {
    const [item] = await this.table.get([jobFilterKey(this.organization, job)]);
    return JobFilter.parse(item);
  }

  placeWrite(job: string, place: string | null): Write {
    const key = jobFilterKey(this.organization, job);
    return place === null ? { delete: key } : { update: key, set: { place } };
  }
}
