import { type FieldValues, filledValue } from '../../../core/rich-document/fill-fields.ts';
import type { RichDocument } from '../../../core/rich-document/schema.ts';
import { fieldsOf } from '../../../core/rich-document/walk-document.ts';
import { recordFields } from '../templates/template-fields.ts';
import type { NoteHead, NoteSource } from './schema.ts';

/** Current values of merge fields, and the finished records from which these values come. */
export interface CurrentFields {
  values: FieldValues;
  sources: readonly NoteSource[];
}

export const noDocument: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

interface Text {
  body: RichDocument;
  sources?: NoteHead['sources'];
}

/** The merge fields in a text that are filled from finished records, with their values. */
export function recordTexts(document: RichDocument): Map<NoteSource['field'], Set<string>> {
  const texts = new Map<NoteSource['field'], Set<string>>();
  for (const { name, value } of fieldsOf(document)) {
    const field = recordFields.find(known => known === name);
    if (field && value?.trim()) texts.set(field, (texts.get(field) ?? new Set()).add(value));
  }
  return texts;
}

/** Merge fields that are filled from finished records and whose value did not occur in the earlier text. */
export function newRecordFields(before: RichDocument, after: RichDocument): NoteSource['field'][] {
  const earlier = recordTexts(before);
  const isNew = ([field, texts]: [NoteSource['field'], Set<string>]) =>
    [...texts].some(text => !earlier.get(field)?.has(text));
  return [...recordTexts(after)].filter(isNew).map(([field]) => field);
}

/**
 * The records from which the merge fields of a changed text were filled.
 * @param claimed records that the client names for new values
 */
export function sourcesAfter(
  before: Text,
  after: RichDocument,
  current: CurrentFields,
  claimed: readonly NoteSource[] = [],
): NoteSource[] {
  const earlier = recordTexts(before.body);
  const sources = [...recordTexts(after)].flatMap(([field, texts]) => {
    const of = (list: readonly NoteSource[] = []) => list.filter(source => source.field === field);
    const now = filledValue(current.values, field);
    if ([...texts].every(text => text === now)) return of(current.sources);
    const isKept = (text: string) => earlier.get(field)?.has(text) ?? false;
    const asClaimed = of(claimed);
    const ofNew = asClaimed.length > 0 ? asClaimed : of(current.sources);
    return [
      ...([...texts].some(isKept) ? of(before.sources) : []),
      ...([...texts].every(isKept) ? [] : ofNew),
    ];
  });
  return [...new Map(sources.map(source => [JSON.stringify(source), source])).values()];
}
