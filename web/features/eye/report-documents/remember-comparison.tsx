import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  chosenIn,
  isSameComparison,
  noComparison,
  rememberedIn,
  whoChose,
} from '../../../../shared/features/eye/eye-choices/comparison.ts';
import type { EyeComparison } from '../../../../shared/features/eye/eye-choices/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { useEyeChoices } from '../eye-choices/use-eye-choices.ts';
import styles from './remember-comparison.module.css';

const wrapping = { root: styles.action, label: styles.label };

interface RememberComparisonProps {
  shown: EyeComparison;
  /** The shown report. A finished report contains the author of the comparison itself. */
  report: { status: string; savedBy: { id: string } };
  /** Called to show the comparison that is stored now. */
  onStored: (comparison: EyeComparison) => void;
}

/** Says who chose the shown comparison. Buttons store it or show the organisation's comparison. */
export function RememberComparison({ shown, report, onStored }: RememberComparisonProps) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const { id, fullName, organization } = useSession();
  const { choices, change, isSaving } = useEyeChoices();
  const isReadOnly = useIsReadOnly();
  if (!choices) return null;
  const isNone = isSameComparison(shown, noComparison);
  const isOurs = whoChose(shown, chosenIn(choices)) === 'organization';
  const name = isOurs ? organization?.name : fullName;
  const isOwnDraft = report.status === 'draft' && report.savedBy.id === id;
  const all = { ...shown, hasGrowth: true, hasTarget: true, hasTreatmentEffect: true };
  const isFirst = isSameComparison(rememberedIn(choices), noComparison);
  const remember = async (comparison: EyeComparison | null) => {
    try {
      await change('own', () => ({ comparison }));
      onStored(comparison ?? choices.organization.comparison ?? noComparison);
      toastDone(t(comparison ? 'choices.remembered' : 'choices.forgotten'));
    } catch (error) {
      toastFailed(errorText(error));
    }
  };
  return (
    <>
      {isOwnDraft && !isNone && name && <p>{t('choices.chosenBy', { name })}</p>}
      {!isReadOnly && !isSameComparison(shown, rememberedIn(choices)) && (
        <Button variant="default" classNames={wrapping} loading={isSaving} onClick={() => remember(shown)}>
          {t('choices.remember')}
        </Button>
      )}
      {!isReadOnly &&
        isFirst &&
        shown.reference &&
        shown.axialPopulation &&
        !isSameComparison(shown, all) && (
          <Button variant="default" classNames={wrapping} loading={isSaving} onClick={() => remember(all)}>
            {t('choices.rememberAll')}
          </Button>
        )}
      {!isReadOnly && choices.own.comparison && (
        <Button variant="subtle" classNames={wrapping} loading={isSaving} onClick={() => remember(null)}>
          {t('choices.forget')}
        </Button>
      )}
    </>
  );
}
