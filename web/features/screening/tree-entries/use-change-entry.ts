import { useTranslation } from 'react-i18next';
import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { fieldsOf } from './entry-values.ts';
import { refreshTree } from './queries.ts';

/** Deletes an entry, with undo, and includes an entry in the report or excludes it. */
export function useChangeEntry() {
  const { t } = useTranslation('neuroTree');
  const errorText = useErrorText();
  const removing = useApiMutation(treeEntries.removeTreeEntry, refreshTree);
  const restoring = useApiMutation(treeEntries.restoreTreeEntry, refreshTree);
  const changing = useApiMutation(treeEntries.changeTreeEntry, refreshTree);
  const onError = (error: unknown) => toastFailed(errorText(error, 'edit'));
  const restore = (treeEntryId: string) =>
    restoring.mutate({ treeEntryId }, { onSuccess: () => toastDone(t('toast.restored')), onError });
  return {
    remove: ({ id: treeEntryId }: TreeEntry) =>
      removing.mutate(
        { treeEntryId },
        {
          onSuccess: () => toastDone(t('toast.removed'), () => restore(treeEntryId)),
          onError,
        },
      ),
    toggleReport: (entry: TreeEntry) =>
      changing.mutate(
        {
          ...fieldsOf(entry),
          treeEntryId: entry.id,
          version: entry.version,
          isInReport: !entry.isInReport,
        },
        { onSuccess: () => toastDone(t(entry.isInReport ? 'toast.excluded' : 'toast.included')), onError },
      ),
  };
}
