import { type Finished, finishingsOf } from '../../../shared/core/finishings.ts';
import { useInstants } from '../../platform/i18n/use-instants.ts';

/** Says who amended a document last, when and why; null if it was not amended. */
export function useAmendmentText(document: Finished): string | null {
  const { instant } = useInstants();
  const last = document.amendedAt ? finishingsOf(document).at(-1) : undefined;
  return last ? [last.by.fullName, instant(last.at), last.reason].filter(Boolean).join(' · ') : null;
}
