import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import type { MergeField } from '../../../../shared/features/cases/merges/merge-fields.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { caseFieldTexts } from '../cases/case-field-names.ts';
import { caseQuery, refreshCases } from '../cases/queries.ts';

export function useMerge() {
  const { t } = useTranslation(['merges', 'common', 'cases']);
  const to = useTo();
  const text = useText();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const merging = useApiMutation(merges.mergeCases);
  const undoing = useApiMutation(merges.undoMerge);

  function show(record: Case) {
    queryClient.setQueryData(caseQuery(record.id).queryKey, record);
    queryClient.removeQueries({ queryKey: caseQuery(record.id).queryKey, type: 'inactive' });
    return refreshCases();
  }

  async function merge(into: Case, other: Case, take: MergeField[]): Promise<void> {
    const { id, version } = into;
    try {
      const merged = await merging.mutateAsync({
        ...{ caseId: id, version, take },
        ...{ otherId: other.id, otherVersion: other.version },
      });
      await navigate(to('case', { id }), { replace: true });
      await show(merged);
      toastDone(t('merge.done'), () => undo(id, other.id));
    } catch (error) {
      toastFailed(t('merge.failed'), errorText(error));
      await refreshCases();
    }
  }

  async function undo(caseId: string, absorbedId: string): Promise<void> {
    try {
      const { case: record, kept, withheld = [] } = await undoing.mutateAsync({ caseId, absorbedId });
      await show(record);
      const listed = (words: string[]) => words.join(t('common:comma'));
      const fields = listed(kept.map(field => text(caseFieldTexts[field] ?? 'cases:field.name')));
      const names = listed(withheld.map(({ fullName }) => fullName));
      const notes = [
        kept.length > 0 && t('merge.kept', { fields }),
        withheld.length > 0 && t('merge.withheld', { names }),
      ];
      const shown = notes.filter(note => note !== false);
      toastDone(shown.reduce((text, note) => t('merge.undoneNote', { text, note }), t('merge.undone')));
    } catch (error) {
      toastFailed(t('merge.undoFailed'), errorText(error));
      await refreshCases();
    }
  }

  return { merge, undo, isMerging: merging.isPending, isUndoing: undoing.isPending };
}
