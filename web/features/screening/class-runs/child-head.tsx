import { useTranslation } from 'react-i18next';
import { ageOn } from '../../../../shared/core/age.ts';
import type { CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import styles from './run-strip.module.css';

interface ChildHeadProps {
  child: Pick<CaseName, 'fullName' | 'otherName' | 'birthDate'>;
  date: string;
  /** Date of the child's last screening, in words. */
  lastDay?: string;
}

export function ChildHead({ child: { fullName, otherName, birthDate }, date, lastDay = '' }: ChildHeadProps) {
  const { t } = useTranslation(['learning', 'classes']);
  const age = birthDate === null ? null : ageOn(birthDate, date);
  const band = bandAt(birthDate, date);
  const facts = [
    age && t('age', { years: age.years, months: age.months }),
    band && t(`band.${band}`),
    lastDay && t('classes:head.last', { day: lastDay }),
  ];
  return (
    <div className={styles.head}>
      <h2>
        <PersonName fullName={fullName} otherName={otherName} />
      </h2>
      <span className={layout.soft}>{unbroken(facts.filter(Boolean).join(' · '))}</span>
    </div>
  );
}
