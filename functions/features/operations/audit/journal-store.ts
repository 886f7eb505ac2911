import * as z from 'zod';
import { cursorAfter } from '../../../platform/storage/cursor.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { journalOf } from '../keys.ts';

const names = z.array(z.string()).default([]);

/** Details of entries; `added` and `removed` are member ids. */
const Detail = z.object({
  fields: names,
  added: names,
  removed: names,
  /** Mails that were sent, and the kinds of reports in them. */
  mails: names,
  kinds: names,
  /** The report that they are of. */
  report: z.string().nullable().default(null),
});

/** An entry as projected into the index. */
const Entry = z.object({
  id: z.string(),
  act: z.string(),
  by: z.string(),
  at: z.string(),
  detail: Detail.prefault({}),
});
/** An entry with the cursor after it. */
export type JournalEntry = z.output<typeof Entry> & { cursor: string };

/** The journal of one organisation. */
export class JournalStore extends OrganizationStore {
  /** Events of one record, newest first. Eventually consistent. */
  async listFor(
    record: string,
    { limit, cursor }: { limit: number; cursor: string | null },
  ): Promise<{ entries: JournalEntry[]; next: string | null }> {
    const range = journalOf(this.organization, record);
    const { items, next } = await this.table.query(range, { limit, newestFirst: true, cursor });
    const entries = items.map(item => ({ ...Entry.parse(item.row), cursor: cursorAfter(item, range) }));
    return { entries, next };
  }
}
