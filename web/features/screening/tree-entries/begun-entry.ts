import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { parseRecordDraft } from '../../../ui/form/record-draft.ts';
import type { TypedEntry } from './entry-values.ts';

/**
 * What was begun as a new entry before, where it is about something else than what is suggested now: one of both
 * has to be chosen, as there is one draft of a new one for each child.
 * @param suggestion of which `node` is `''` where none is named
 */
export function begunBeside(autosave: Draft | null, suggestion: TypedEntry): TypedEntry | undefined {
  const begun = parseRecordDraft(autosave?.body, null, suggestion)?.values;
  if (!begun) return undefined;
  const isSame =
    begun.evidence === suggestion.evidence &&
    begun.evidenceDate === suggestion.evidenceDate &&
    (suggestion.node === '' || begun.node === suggestion.node) &&
    begun.remarks.includes(suggestion.remarks);
  return isSame ? undefined : begun;
}
