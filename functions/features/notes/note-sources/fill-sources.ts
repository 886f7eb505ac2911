import { AppError } from '../../../../shared/core/errors.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type CurrentFields,
  recordTexts,
  sourcesAfter,
} from '../../../../shared/features/notes/notes/note-sources.ts';
import {
  type FilledFrom,
  type NoteHead,
  NoteSource,
} from '../../../../shared/features/notes/notes/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import type { ReadFields } from '../../../composition/field-source.ts';
import { isOfChild } from './source-records.ts';
import { NoteSourcesStore } from './sources-store.ts';

type Scope = Pick<OrganizationContext, 'readFields' | 'openStore'>;
type Asked = Parameters<ReadFields>[1];

export async function readCurrentFields(
  names: readonly string[],
  subject: Asked,
  { readFields, openStore }: Scope,
): Promise<CurrentFields> {
  const { values, origins } = await readFields(names, subject);
  const revisions = await openStore(NoteSourcesStore).revisions(origins);
  const sources = origins.flatMap(origin => {
    const revision = revisions.get(origin.id);
    return revision === undefined ? [] : [NoteSource.parse({ ...origin, revision })];
  });
  return { values, sources };
}

/**
 * Reads the records from which the client says it filled placeholders of a note.
 * @throws record.missing unless all records belong to this child
 */
export async function readClaimed(
  claimed: readonly FilledFrom[],
  child: Case,
  { openStore }: Pick<Scope, 'openStore'>,
): Promise<NoteSource[]> {
  if (claimed.some(source => !isOfChild(source, child))) throw new AppError('record.missing');
  const items = await openStore(NoteSourcesStore).sourceItems(claimed);
  return claimed.map(source => {
    const item = items.get(source.id);
    if (!item) throw new AppError('record.missing');
    return NoteSource.parse({ ...source, date: item.date, reference: item.reference ?? null });
  });
}

/**
 * The records from which a finished note was filled (sources). If a value is the same in the current version
 * of its record, that version becomes the source.
 */
export async function sourcesAtFinish(
  { sources }: Pick<NoteHead, 'sources'>,
  body: RichDocument,
  subject: Asked,
  scope: Scope,
): Promise<NoteHead['sources']> {
  const fields = [...recordTexts(body).keys()];
  if (fields.length === 0) return sources && [];
  return sourcesAfter({ body, sources }, body, await readCurrentFields(fields, subject, scope));
}
