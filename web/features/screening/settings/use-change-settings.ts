import { useTranslation } from 'react-i18next';
import type { Endpoint, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import type {
  Phrase,
  ScreeningRule,
  ScreeningRules,
  Whom,
} from '../../../../shared/features/screening/settings/rules.schema.ts';
import { conflictOf } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { rulesQuery } from './queries.ts';
import { type ApprovedNorm, keepNorms, withoutApproval } from './save-norms.ts';

const keepRules = (rules: ScreeningRules) => void queryClient.setQueryData(rulesQuery.queryKey, rules);

/** Saves all norms or all rules. After a conflict, shows the stored version. */
export function useChangeSettings() {
  const { t } = useTranslation('screeningSettings');
  const errorText = useErrorText();
  const norms = useApiMutation(settings.saveScreeningNorms, keepNorms);
  const rules = useApiMutation(settings.saveScreeningRules, keepRules);
  const callbacks = <E extends Endpoint>(
    endpoint: E,
    keep: (current: ResponseOf<E>) => void,
    onSaved?: () => void,
  ) => ({
    onSuccess: () => {
      toastDone(t('saved'));
      onSaved?.();
    },
    onError: (error: unknown) => {
      const current = conflictOf(endpoint, error);
      if (current) keep(current);
      toastFailed(errorText(error, 'edit'));
    },
  });
  return {
    isSaving: norms.isPending || rules.isPending,
    saveNorms: (version: number, sets: readonly ApprovedNorm[], onSaved?: () => void) =>
      norms.mutate(
        { version, sets: sets.map(withoutApproval) },
        callbacks(settings.saveScreeningNorms, keepNorms, onSaved),
      ),
    savePhrases: ({ version, rules: all }: ScreeningRules, phrases: Phrase[], onSaved?: () => void) =>
      rules.mutate(
        { version, rules: all, phrases },
        callbacks(settings.saveScreeningRules, keepRules, onSaved),
      ),
    saveWhom: ({ version, rules: all }: ScreeningRules, whom: Whom, onSaved?: () => void) =>
      rules.mutate({ version, rules: all, whom }, callbacks(settings.saveScreeningRules, keepRules, onSaved)),
    saveRules: (version: number, all: ScreeningRule[], onSaved?: () => void) =>
      rules.mutate({ version, rules: all }, callbacks(settings.saveScreeningRules, keepRules, onSaved)),
  };
}
