import { useTranslation } from 'react-i18next';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepScreening } from '../queries.ts';

/** Returns a function that dismisses an entry suggested by the screening, with undo. */
export function useDismissSuggestion(screeningId: string): (node: TreeNodeId, name: string) => void {
  const { t } = useTranslation('neuroTree');
  const errorText = useErrorText();
  const { mutate } = useApiMutation(screenings.dismissSuggestion, keepScreening);
  const onError = (error: unknown) => toastFailed(errorText(error, 'edit'));
  return (node, name) =>
    mutate(
      { screeningId, node, isDismissed: true },
      {
        onSuccess: () =>
          toastDone(t('suggestions.dismissed', { name }), () =>
            mutate({ screeningId, node, isDismissed: false }, { onError }),
          ),
        onError,
      },
    );
}
