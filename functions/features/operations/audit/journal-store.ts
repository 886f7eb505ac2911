import * as z from 'zod';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { journalOf } from '../keys.ts';

const names = z.array(z.string()).default([]);

/** What entries may tell of beside the act; members are those who were given something or lost it. */
const Detail = z.object({
  fields: names,
  added: names,
  removed: names,
  /** Mails that were sent, and which reports they carry. */
  mails: names,
  kinds: names,
  /** The report that they are of. */
  report: z.string().nullable().default(null),
});

/** An entry as the index of the journal has it. */
const Entry = z.object({
  id: z.string(),
  act: z.string(),
  by: z.string(),
  at: z.string(),
  detail: Detail.prefault({}),
});
type Entry = z.output<typeof Entry>;

/** What happened in one organisation. */
export class JournalStore extends OrganizationStore {
  /** What happened to one record, newest first. For people to read: it may lag behind. */
  async listFor(
    record: string,
    { limit, cursor }: { limit: number; cursor: string | null },
  ): Promise<{ entries: Entry[]; next: string | null }> {
    const range = journalOf(this.organization, record);
    const { items, next } = await this.table.query(range, { limit, newestFirst: true, cursor });
    return { entries: items.map(({ row }) => Entry.parse(row)), next };
  }
}
