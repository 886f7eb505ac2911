import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { formatPower } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import {
  definitions,
  lowReserve,
  type RiskFactor,
} from '../../../../shared/features/eye/optics/classification.ts';
import {
  classifyEye,
  type EyeClassification,
} from '../../../../shared/features/eye/progression/classify-eye.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './progression.module.css';

interface ClassificationProps {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  riskFactors: readonly RiskFactor[];
}

/** Classifies the last refraction by published definitions. For staff only; not a diagnosis. */
export function Classification({ visits, birthDate, riskFactors }: ClassificationProps) {
  const { t } = useTranslation('eye');
  const { gap } = languages[useLanguage()];
  const found = eyes.map(eye => ({ eye, of: classifyEye(visits, eye, birthDate, riskFactors) }));
  const known = found.flatMap(({ of }) => of ?? []);
  if (known.length === 0) return null;
  const names = [...new Set(known.map(({ name }) => name))];
  const isReserveLow = known.some(of => of.hasLowReserve);
  return (
    <section className={card.card}>
      <h2>{t('class.title')}</h2>
      <ul className={styles.classes}>
        {found.map(({ eye, of }) => (
          <li key={eye}>
            <EyeName eye={eye} />
            {of ? <EyeClass of={of} /> : <span className={layout.faint}>{t('class.notMeasured')}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.notes}>
        <p>{t('class.noDiagnosis')}</p>
        <p>
          {names.map(name => t(`class.definition.${name}`)).join(gap)} {sources[definitions.myopia.source]}.
        </p>
        {isReserveLow && (
          <p>
            {t('class.reserve')} {sources[lowReserve.source]}.
          </p>
        )}
      </div>
    </section>
  );
}

function EyeClass({ of: { equivalent, name, hasLowReserve } }: { of: EyeClassification }) {
  const { t } = useTranslation('eye');
  const { date: sayDate } = useCalendarDates();
  const { withRemark } = languages[useLanguage()];
  const { value, date, method } = equivalent;
  return (
    <div>
      <b>{t(`class.name.${name}`)}</b>
      {method === 'dry' && withRemark('', t('class.withoutCycloplegia'))}
      {hasLowReserve && ` · ${t('class.lowReserve')}`}
      <br />
      <span className={layout.faint}>
        {t('class.found', { value: value === 0 ? '0.00' : formatPower(value, ''), day: sayDate(date) })}
      </span>
    </div>
  );
}
