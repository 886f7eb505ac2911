import { useTranslation } from 'react-i18next';
import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import type {
  ScreeningRule,
  ScreeningRules,
} from '../../../../shared/features/screening/settings/rules.schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { rulesQuery } from './queries.ts';
import { type ApprovedNorm, keepNorms, withoutApproval } from './save-norms.ts';

const keepRules = (rules: ScreeningRules) => void queryClient.setQueryData(rulesQuery.queryKey, rules);

/** Saves the norms or the rules, each as a whole at the version that was read, which is shown after a conflict. */
export function useChangeSettings() {
  const { t } = useTranslation('screeningSettings');
  const errorText = useErrorText();
  const norms = useApiMutation(settings.saveScreeningNorms, keepNorms);
  const rules = useApiMutation(settings.saveScreeningRules, keepRules);
  const callbacks = <Settings>(keep: (current: Settings) => void, onSaved?: () => void) => ({
    onSuccess: () => {
      toastDone(t('saved'));
      onSaved?.();
    },
    onError: (error: unknown) => {
      if (error instanceof CallError && error.code === 'version.conflict') keep(error.current as Settings);
      toastFailed(errorText(error, 'edit'));
    },
  });
  return {
    isSaving: norms.isPending || rules.isPending,
    saveNorms: (version: number, sets: readonly ApprovedNorm[], onSaved?: () => void) =>
      norms.mutate({ version, sets: sets.map(withoutApproval) }, callbacks(keepNorms, onSaved)),
    saveRules: (version: number, all: ScreeningRule[], onSaved?: () => void) =>
      rules.mutate({ version, rules: all }, callbacks(keepRules, onSaved)),
  };
}
