import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { parseRecordDraft } from '../../../ui/form/record-draft.ts';
import { entryTypes, type TypedEntry } from './entry-values.ts';

/**
 * An unfinished new entry about something else than the suggestion; the user must choose, because each child
 * has only one draft of a new entry.
 * @param suggestion its `node` is `''` if it names none
 */
export function begunBeside(autosave: Draft | null, suggestion: TypedEntry): TypedEntry | undefined {
  const values = parseRecordDraft(autosave?.body, null, suggestion, entryTypes)?.values;
  if (!values) return undefined;
  const isSame =
    values.evidence === suggestion.evidence &&
    values.evidenceDate === suggestion.evidenceDate &&
    (suggestion.node === '' || values.node === suggestion.node) &&
    values.remarks.includes(suggestion.remarks);
  return isSame ? undefined : values;
}
