import { JournalEntry } from '../../functions/events/reaction.ts';
import { journalIndex } from '../../functions/storage/keys.ts';
import { belongsTo, openRawTable } from './raw-table.ts';

const entriesAtMost = 1_000;

/** What somebody did in an organisation and outside of any, as the journal has it, in order. */
export async function actsOf(slug: string, by: string): Promise<string[]> {
  const { table } = await openRawTable();
  const read = async (organization: string | null) => {
    const pk = journalIndex(organization, '', by, '').gsi2pk ?? '';
    const { items } = await table.query({ index: 'gsi2', pk }, { limit: entriesAtMost });
    return items.map(({ row }) => row as { act: string; at: string });
  };
  const entries = [...(await read(slug)), ...(await read(null))];
  return entries.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ act }) => act);
}

/** Every entry of an organisation. */
export async function entriesOf(slug: string): Promise<JournalEntry[]> {
  const { everything } = await openRawTable();
  const items = (await everything()).filter(item => belongsTo(item, slug) && item.kind === 'journal');
  return items.map(item => JournalEntry.parse(item));
}
