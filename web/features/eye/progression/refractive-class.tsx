import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { formatPower } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { recordedFactors } from '../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { definitions, lowReserve } from '../../../../shared/features/eye/optics/classification.ts';
import {
  classifyEye,
  type EyeClassification,
} from '../../../../shared/features/eye/progression/classify-eye.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { type Source, sources } from '../../../../shared/features/eye/progression/sources.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './progression.module.css';

interface ClassificationProps {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  /** The report with the recorded risk factors. */
  report: Pick<EyeReport, 'riskFactors' | 'questionnaire'>;
}

/** Classifies the last refraction by published definitions. For staff only; not a diagnosis. */
export function Classification({ visits, birthDate, report }: ClassificationProps) {
  const { t } = useTranslation('eye');
  const { gap, fullStop } = languages[useLanguage()];
  const cited = (texts: string[], source: Source) => [...texts, sources[source] + fullStop].join(gap);
  const recorded = recordedFactors(report);
  const found = eyes.map(eye => ({ eye, of: classifyEye(visits, eye, birthDate, recorded) }));
  const known = found.flatMap(({ of }) => of ?? []);
  if (known.length === 0) return null;
  const defined = known.flatMap(({ name }) => (name === 'notJudged' ? [name, 'none' as const] : name));
  const names = [...new Set(defined)];
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
          {cited(
            names.map(name => t(`class.definition.${name}`)),
            definitions.myopia.source,
          )}
        </p>
        {isReserveLow && <p>{cited([t('class.reserve')], lowReserve.source)}</p>}
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
