import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
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
import layout from '../../../ui/layout/layout.module.css';
import { eyeChoicesQuery } from '../eye-choices/use-eye-choices.ts';
import { ChartOptions } from './chart-options.tsx';
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
            width={isWide ? (width - gap) / 2 : width}
            hasSentence={!isWide}
          />
        ))}
      </div>
    </div>
  );
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
