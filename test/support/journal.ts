import { JournalEntry } from '../../functions/platform/events/reaction.ts';
import { commit } from '../../functions/platform/storage/commit.ts';
import { journalIndex } from '../../functions/platform/storage/journal-keys.ts';
import type { Key } from '../../functions/platform/storage/key.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { openRawTable } from './raw-table.ts';

const maxEntries = 1_000;

/**
 * Follows the journal from now on. The returned function returns the events that the person has since caused
 * in the organisation and on the platform, in order, without those of background jobs and of reactions, which
 * come later.
 */
export async function followAuditEvents(slug: string, by: string): Promise<() => Promise<string[]>> {
  const before = new Set((await keysBy(slug, by)).map(({ sk }) => sk));
  return async () => {
    const { table } = await openRawTable();
    const found = await table.get((await keysBy(slug, by)).filter(({ sk }) => !before.has(sk)));
    const entries = found.filter(item => item !== undefined);
    return entries.filter(item => !isLater(item)).map(({ act }) => String(act));
  };
}

/** All journal entries of an organisation. */
export async function journalEntriesOf(slug: string): Promise<JournalEntry[]> {
  const { ownedBy } = await openRawTable();
  const items = (await ownedBy(slug)).filter(({ kind }) => kind === 'journal');
  return items.map(item => JournalEntry.parse(item));
}

/** Commits a journal event with a date in the past. */
export async function recordLongAgo(slug: string, act: string, record: string, at: string): Promise<void> {
  const { table } = await openRawTable();
  const origin = { organization: slug, by: 'test', requestId: 'test', idempotency: undefined };
  await commit(table, { ...origin, now: () => Date.parse(at) }, { act, record }, [], null);
}

/** Whether a job or a reaction to another journal entry wrote an entry. */
const isLater = ({ requestId }: Item) => /^(job|jrn)_/.test(String(requestId));

async function keysBy(slug: string, by: string): Promise<Key[]> {
  const { table } = await openRawTable();
  const read = async (organization: string | null) => {
    const pk = journalIndex(organization, '', by, '').gsi2pk ?? '';
    const { items } = await table.query({ index: 'gsi2', pk }, { limit: maxEntries });
    return items.map(({ pk, sk }) => ({ pk, sk }));
  };
  const keys = [...(await read(slug)), ...(await read(null))];
  return keys.sort((a, b) => (a.sk < b.sk ? -1 : 1));
}
