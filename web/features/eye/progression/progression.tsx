import { Switch } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  chosenIn,
  comparisonIn,
  isSameComparison,
  noComparison,
  whoChose,
} from '../../../../shared/features/eye/eye-choices/comparison.ts';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import { finishedVisits, type SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { ChartSentence } from '../../../ui/chart/chart-frame.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { eyeChoicesQuery } from '../eye-choices/use-eye-choices.ts';
import { ReferenceField } from '../eye-reports/form/reference-field.tsx';
import { AxialField } from './axial-field.tsx';
import { MeasureCourse } from './measure-course.tsx';
import styles from './progression.module.css';
import { TrendSentence } from './trend-sentence.tsx';
import { type ChartChoice, useChartChoice } from './use-chart-choice.ts';
import { useReportTexts } from './use-report-texts.ts';

interface ProgressionProps {
  visits: readonly SeriesVisit[];
  child: Pick<Case, 'birthDate' | 'gender'>;
}

/** From this width in pixels on, the charts of power and length are side by side. */
const wideWidth = 1_000;
const gap = 32;

export function Progression({ visits: all, child }: ProgressionProps) {
  const visits = finishedVisits(all);
  const { birthDate, gender } = child;
  const { ref, width } = useElementSize();
  const more = useRef<HTMLDetailsElement>(null);
  const { choice, change } = useChartChoice(visits, birthDate);
  const isWide = width >= wideWidth && visits.filter(hasLength).length > 1;
  const main = courseOf(visits).measure;
  const measures = isWide ? [main, main === 'se' ? ('axial' as const) : ('se' as const)] : [choice.measure];
  return (
    <div className={styles.root} ref={ref}>
      <ChartOptions
        choice={choice}
        measures={measures}
        hasAge={birthDate !== null}
        hasSex={gender !== null}
        more={more}
        onChange={change}
      />
      <ChosenBy choice={choice} />
      {isWide && (
        <ChartSentence>
          <TrendSentence
            {...{ visits, measure: main, method: choice.method, reference: choice.reference }}
            summary={summarizeTrend({ visits, birthDate, ...choice, measure: main })}
          />
        </ChartSentence>
      )}
      <div className={isWide ? styles.beside : undefined}>
        {measures.map(measure => (
          <MeasureCourse
            key={isWide ? measure : 'chosen'}
            visits={visits}
            child={child}
            choice={{ ...choice, measure }}
            beside={measures.find(other => other !== measure)}
            width={isWide ? (width - gap) / 2 : width}
            hasSentence={!isWide}
            onCompare={() => openComparison(more.current, measure)}
          />
        ))}
      </div>
    </div>
  );
}

function openComparison(more: HTMLDetailsElement | null, measure: ChartChoice['measure']): void {
  if (!more) return;
  more.open = true;
  more.querySelector<HTMLInputElement>(`[data-compares=${measure}] input`)?.focus();
}

/** Says who stored the comparison that the chart shows, or that it is not stored. */
function ChosenBy({ choice }: { choice: ChartChoice }) {
  const { t } = useTranslation('eye');
  const { comparedBy } = useReportTexts();
  const { fullName, organization } = useSession();
  const { data: choices } = useQuery(eyeChoicesQuery);
  const shown = comparisonIn(choice);
  if (!choices || isSameComparison(shown, noComparison)) return null;
  const who = whoChose(shown, chosenIn(choices));
  const name = who === 'organization' ? (organization?.name ?? '') : fullName;
  return <p className={layout.hint}>{who ? comparedBy(name) : t('choices.notStored')}</p>;
}

const hasLength = ({ axialLength: { right, left } }: SeriesVisit): boolean => (right ?? left) !== null;

interface ChartOptionsProps {
  choice: ChartChoice;
  /** Measures that the page shows. If the page shows only one, the user can choose which. */
  measures: readonly ChartChoice['measure'][];
  /** Whether the x-axis can be the age; needs the child's date of birth. */
  hasAge: boolean;
  hasSex: boolean;
  /** The part with the options that are hidden at first. */
  more: RefObject<HTMLDetailsElement | null>;
  onChange: (changes: Partial<ChartChoice>) => void;
}

function ChartOptions({ choice, measures, hasAge, hasSex, more, onChange }: ChartOptionsProps) {
  const { t } = useTranslation('eye');
  return (
    <div className={styles.toolbar}>
      {measures.length === 1 && (
        <Segments
          label={t('option.measure')}
          options={(['se', 'axial'] as const).map(value => ({ value, label: t(`measure.${value}`) }))}
          value={choice.measure}
          onChange={measure => onChange({ measure })}
        />
      )}
      {hasAge && (
        <Segments
          label={t('option.by')}
          options={(['age', 'date'] as const).map(value => ({ value, label: t(`by.${value}`) }))}
          value={choice.by}
          onChange={by => onChange({ by })}
        />
      )}
      <details className={styles.more} ref={more}>
        <summary>
          <IconAdjustmentsHorizontal size={18} aria-hidden />
          {t('option.more')}
        </summary>
        <div className={styles.options}>
          {measures.includes('se') && (
            <>
              <SelectField
                label={t('field.method')}
                allowDeselect={false}
                options={(['cycloplegic', 'dry', 'prescription'] as const).map(value => ({
                  value,
                  label: t(`method.${value}`),
                }))}
                value={choice.method}
                onChange={method => onChange({ method: method as ChartChoice['method'] })}
              />
              {hasAge && (
                <div data-compares="se">
                  <ReferenceField value={choice.reference} onChange={reference => onChange({ reference })} />
                </div>
              )}
            </>
          )}
          {measures.includes('axial') && hasAge && (
            <>
              <div data-compares="axial">
                <AxialField
                  value={choice.axialPopulation}
                  hasSex={hasSex}
                  onChange={axialPopulation => onChange({ axialPopulation })}
                />
              </div>
              <Switch
                label={t('axial.hasGrowth')}
                description={t('axial.hasGrowthHelp')}
                checked={choice.hasGrowth}
                onChange={event => onChange({ hasGrowth: event.currentTarget.checked })}
              />
            </>
          )}
          {(['hasTarget', 'hasProjection', 'hasTreatmentEffect'] as const).map(name => (
            <Switch
              key={name}
              label={t(`option.${name}`)}
              description={t(`option.${name}Help`)}
              checked={choice[name]}
              onChange={event => onChange({ [name]: event.currentTarget.checked })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
