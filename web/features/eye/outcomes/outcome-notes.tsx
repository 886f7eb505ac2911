import { useTranslation } from 'react-i18next';
import type { OutcomeMethod } from '../../../../shared/features/eye/outcomes/schema.ts';
import {
  type ReferenceId,
  type ReferenceRate,
  referenceRates,
  referenceRemarks,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import styles from './outcomes.module.css';

interface OutcomeNotesProps {
  method: OutcomeMethod;
  reference: ReferenceId | null;
}

export function OutcomeNotes({ method, reference }: OutcomeNotesProps) {
  const { t } = useTranslation(['outcomes', 'eye']);
  const { source }: Partial<ReferenceRate> = reference ? referenceRates[reference] : {};
  const isDry = reference !== null && referenceRemarks(reference, method).includes('withoutCycloplegia');
  return (
    <details className={styles.notes} open>
      <summary>{t('notes')}</summary>
      <ul>
        <li>{t('note.method', { method: t(`eye:method.${method}`) })}</li>
        <li>
          {reference && source
            ? t('note.reference', { population: t(`eye:reference.${reference}`), source: sources[source] })
            : t('note.noReference')}
        </li>
        {isDry && <li>{t('note.dry')}</li>}
        {(['groups', 'mean', 'step', 'orthokeratology', 'notTrial'] as const).map(name => (
          <li key={name}>{t(`note.${name}`)}</li>
        ))}
      </ul>
    </details>
  );
}
