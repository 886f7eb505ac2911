import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Eye, eyes } from '../../../../shared/core/optics/eyes.ts';
import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { type AxialPlace, axialAges } from '../../../../shared/features/eye/optics/axial-centile.ts';
import {
  type AxialReference,
  axialCourse,
  type PlacedLength,
  placingMismatch,
  placingMismatchOf,
} from '../../../../shared/features/eye/progression/axial-course.ts';
import { compareGrowth } from '../../../../shared/features/eye/progression/axial-growth.ts';
import { writeYears } from '../../../../shared/features/eye/progression/days.ts';
import { formatCentile } from '../../../../shared/features/eye/progression/format-centile.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { sayRate } from '../../../../shared/features/eye/report-texts/change-words.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { EyeName } from '../../../ui/chart/eye-mark.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './progression.module.css';
import { useReportTexts } from './use-report-texts.ts';

interface AxialTableProps {
  visits: readonly SeriesVisit[];
  birthDate: string;
  reference: AxialReference | null;
  hasGrowth: boolean;
}

export function AxialTable({ visits, birthDate, reference, hasGrowth }: AxialTableProps) {
  const { t } = useTranslation('eye');
  const { axial } = useReportTexts();
  if (!reference && !hasGrowth) return null;
  const courses = eyes.map(eye => reference && axialCourse(visits, eye, birthDate, reference));
  const growths = eyes.map(eye => (hasGrowth ? compareGrowth(visits, eye, birthDate) : null));
  const mismatch = reference && placingMismatch(visits, birthDate, reference);
  const [youngest, oldest] = axialAges[reference?.population ?? 'wuhan'];
  const unplaced = (eye: Eye): string => {
    const reason = reference && placingMismatchOf(eye, visits, birthDate, reference);
    if (!reason) return t('axial.once');
    return reason === 'length' ? t('axial.unmeasured') : axial.unplaced[reason](youngest, oldest);
  };
  const isPlaced = courses.some(course => course !== null);
  const hasFirst = courses.some(course => course?.first);
  const hasGained = courses.some(course => course && course.gained !== null);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              {reference
                ? t(`axial.among.${reference.sex}`, {
                    population: t(`axial.population.${reference.population}`),
                  })
                : t('axial.growth')}
            </th>
            {eyes.map(eye => (
              <th key={eye} scope="col">
                <EyeName eye={eye} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isPlaced && (
            <Row
              name={t('axial.now')}
              cells={courses.map(course => course && <Place of={course.last} />)}
              without={unplaced}
            />
          )}
          {hasFirst && (
            <Row
              name={t('axial.first', { years: youngest })}
              cells={courses.map(course => course?.first && <Place of={course.first} />)}
              without={unplaced}
            />
          )}
          {hasGained && (
            <Row
              name={t('axial.gained')}
              cells={courses.map(course => course && course.gained !== null && <Gained by={course.gained} />)}
              without={unplaced}
            />
          )}
          {hasGrowth && (
            <Row
              name={t('axial.growth')}
              cells={growths.map(growth => growth && <Growth of={growth} />)}
              without={() => t('axial.notTwice')}
            />
          )}
        </tbody>
      </table>
      {mismatch && <p className={layout.faint}>{axial.unplaced[mismatch](youngest, oldest)}</p>}
    </>
  );
}

interface RowProps {
  name: string;
  /** Content of the cell of each eye, the right one first. */
  cells: ReactNode[];
  /** Why an eye has no content. */
  without: (eye: Eye) => string;
}

function Row({ name, cells, without }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {eyes.map((eye, place) => (
        <td key={eye}>{cells[place] || <span className={layout.faint}>{without(eye)}</span>}</td>
      ))}
    </tr>
  );
}

function Gained({ by }: { by: number }) {
  const { t } = useTranslation('eye');
  return (
    <span className={`${layout.oneLine} ${layout.strong}`}>
      {t('axial.about', { by: formatSigned(by, 0) })}
    </span>
  );
}

function Place({ of: { place, date, years } }: { of: PlacedLength }) {
  const { t } = useTranslation('eye');
  const { axial } = useReportTexts();
  const { date: sayDate } = useCalendarDates();
  return (
    <>
      <span className={`${layout.oneLine} ${layout.strong}`}>{placeText(place)}</span>
      <br />
      <span className={layout.faint}>{t('axial.at', { day: sayDate(date), years: writeYears(years) })}</span>
    </>
  );

  function placeText({ centile, band }: AxialPlace): string {
    return band === null ? formatCentile(centile, axial) : axial.band[band];
  }
}

function Growth({ of }: { of: NonNullable<ReturnType<typeof compareGrowth>> }) {
  const { t } = useTranslation('eye');
  const { axial, changes } = useReportTexts();
  if (of.mismatch !== null)
    return <span className={layout.faint}>{capitalized(axial.growthMismatch[of.mismatch])}</span>;
  const { mmPerYear, mean, result, years, equivalent, isRapid } = of;
  return (
    <>
      <span className={`${layout.strong} ${styles.said}`}>
        {sayRate(changes, mmPerYear, { unit: 'mm', tense: 'bare' })}
      </span>
      {isRapid && <span className={`${layout.amber} ${layout.strong}`}> {t('axial.rapid')}</span>}
      <br />
      <span className={layout.faint}>
        {axial.growth[result](changes.perYear(changes.amount.mm(mean)), writeYears(years))}
        {equivalent.method === 'dry' && ` · ${t('class.withoutCycloplegia')}`}
      </span>
    </>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
