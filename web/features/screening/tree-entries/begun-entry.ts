import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { parseRecordDraft } from '../../../ui/form/record-draft.ts';
import { entryTypes, type TypedEntry } from './entry-values.ts';

/**
 * Returns the values of an unfinished new entry if they differ from the suggestion. The user must then choose
 * one of the two, because a child has only one draft of a new entry.
 * @param suggestion `node` is `''` if it concerns no node
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
