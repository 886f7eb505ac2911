import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noComparison, withChanges } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import type { EyeComparison } from '../../../../shared/features/eye/eye-choices/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { ReferenceField } from '../eye-reports/form/reference-field.tsx';
import { AxialField } from '../progression/axial-field.tsx';
import styles from './eye-settings.module.css';
import { eyeChoicesQuery, useEyeChoices } from './use-eye-choices.ts';

/** Setting for the published data with which new myopia reports compare a child; saved on each choice. */
export function EyeSettings() {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const { error, refetch } = useQuery(eyeChoicesQuery);
  const { choices, change } = useEyeChoices();
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<Partial<EyeComparison>>({});
  if (!choices && error) return <ListFailure text={errorText(error)} onRetry={() => void refetch()} />;
  if (!choices) return null;
  const shown = { ...(choices.organization.comparison ?? noComparison), ...typed };
  const choose = async (changes: Partial<EyeComparison>) => {
    setTyped(before => ({ ...before, ...changes }));
    try {
      await change('organization', ({ comparison }) => ({ comparison: withChanges(comparison, changes) }));
      toastDone(t('choices.saved'));
    } catch (failure) {
      toastFailed(errorText(failure));
    } finally {
      setTyped({});
    }
  };
  return (
    <section className={card.card} aria-labelledby="eye-comparison">
      <h2 id="eye-comparison">{t('choices.title')}</h2>
      <p className={layout.hint}>{t('choices.help')}</p>
      <fieldset className={styles.choices} disabled={isReadOnly}>
        <ReferenceField value={shown.reference} onChange={reference => choose({ reference })} />
        <AxialField
          value={shown.axialPopulation}
          hasSex
          onChange={axialPopulation => choose({ axialPopulation })}
        />
        {(['hasGrowth', 'hasTarget', 'hasTreatmentEffect'] as const).map(name => (
          <Switch
            key={name}
            label={t(`report.${name}`)}
            checked={shown[name]}
            onChange={event => choose({ [name]: event.currentTarget.checked })}
          />
        ))}
      </fieldset>
    </section>
  );
}

export { EyeSettings as Component };
