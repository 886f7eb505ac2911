import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { NoteBody } from '../../../../shared/features/notes/notes/schema.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../../composition/timeline-source.ts';
import { noteBodyKey } from '../note-keys.ts';

/** Maximum number of characters of a note's text in the timeline. */
const maxLength = 60;

/** Adds the first words of each note that has neither a short description nor a template. */
export async function addBeginnings(
  { table, organization }: StoreScope,
  things: TimelineThing[],
): Promise<TimelineThing[]> {
  const unnamed = things.filter(({ details }) => !details.description && !details.template);
  if (unnamed.length === 0) return things;
  const items = await table.get(unnamed.map(({ id }) => noteBodyKey(organization, id)));
  const beginnings = new Map(
    items.flatMap(item => {
      const { noteId, body } = NoteBody.safeParse(item).data ?? {};
      return body ? [[String(noteId), beginningOf(documentText(body))] as const] : [];
    }),
  );
  return things.map(thing => {
    const beginning = beginnings.get(thing.id);
    return beginning ? { ...thing, details: { ...thing.details, beginning } } : thing;
  });
}

/** The first line with a word, shortened at the end of a word if it is long. */
function beginningOf(text: string): string {
  const line = text.split('\n').find(one => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const characters = [...line.trim()];
  if (characters.length <= maxLength) return characters.join('');
  const kept = characters.slice(0, maxLength).join('');
  return `${kept.replace(/\s+\S{0,20}$/u, '')}…`;
}
