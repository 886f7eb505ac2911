import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ChildProgress as ReadProgress,
  Trend,
} from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { fieldErrors } from '../../../ui/form/field-errors.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import styles from './child-progress.module.css';
import { childProgressQuery } from './queries.ts';
import { type Days, lastMonths, Period } from './report-values.ts';

const periods = ['quarter', 'year', 'other'] as const;
const monthsOf = { quarter: 3, year: 12 };

interface ChildProgressProps {
  caseId: string;
  /** What can be done with the chosen period. */
  actionOf: (period: Days) => ReactNode;
}

/** How often a child was there in a period, why not, and how the ratings changed. */
export function ChildProgress({ caseId, actionOf }: ChildProgressProps) {
  const { t } = useTranslation('progress');
  const { date } = useCalendarDates();
  const today = todayIn(useSession().organization?.timeZone ?? 'UTC', Date.now());
  const [choice, setChoice] = useState<(typeof periods)[number]>('quarter');
  const [typed, setTyped] = useState(lastMonths(today));
  const chosen = choice === 'other' ? typed : lastMonths(today, monthsOf[choice]);
  const errors = fieldErrors(Period, chosen);
  const isValid = Object.keys(errors).length === 0;
  const change = (days: Partial<Days>) => setTyped({ ...typed, ...days });
  return (
    <div className={layout.stack16}>
      <div className={styles.choice}>
        <Segments
          label={t('child.period')}
          options={periods.map(value => ({ value, label: t(`child.${value}`) }))}
          value={choice}
          onChange={setChoice}
        />
        {isValid && actionOf(chosen)}
      </div>
      {choice === 'other' && (
        <div className={styles.days}>
          {(['from', 'to'] as const).map(key => (
            <DateField
              key={key}
              label={t(key)}
              latest={today}
              value={typed[key]}
              error={errors[key]}
              onChange={day => change({ [key]: day })}
            />
          ))}
        </div>
      )}
      {isValid && (
        <>
          <p className={layout.hint}>{t('period', { from: date(chosen.from), to: date(chosen.to) })}</p>
          <Read caseId={caseId} period={chosen} />
        </>
      )}
    </div>
  );
}

function Read({ caseId, period }: { caseId: string; period: Days }) {
  const { t } = useTranslation('progress');
  const { data, isError, refetch } = useQuery(childProgressQuery(caseId, period));
  if (isError) return <ListFailure text={t('child.failed')} onRetry={() => void refetch()} />;
  return data ? <Shown read={data} /> : <PageLoading />;
}

function Shown({ read: { progress, absences } }: { read: ReadProgress }) {
  const { t } = useTranslation('progress');
  const { date } = useCalendarDates();
  const { attended, missed, leftOut, activities } = progress;
  const figures = { held: attended + missed, attended, missed };
  return (
    <>
      {figures.held === 0 && <p className={layout.soft}>{t('child.none')}</p>}
      {figures.held > 0 && (
        <dl className={styles.figures}>
          {(['held', 'attended', 'missed'] as const).map(name => (
            <div key={name}>
              <dt>{t(`child.${name}`)}</dt>
              <dd>{figures[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {leftOut > 0 && <p className={layout.hint}>{t('child.leftOut', { count: leftOut })}</p>}
      {absences.length > 0 && (
        <section>
          <h3>{t('child.absences')}</h3>
          <ul className={styles.lines}>
            {absences.map(({ date: day, start, reason }) => (
              <li key={`${day} ${start}`}>
                <span>
                  {date(day)} {start}
                </span>
                <bdi className={reason === '' ? layout.faint : undefined}>
                  {reason || t('child.noReason')}
                </bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {activities.length > 0 && (
        <section>
          <h3>{t('child.ratings')}</h3>
          <ul className={styles.lines}>
            {activities.map(({ title, participation, fluency, points: [first] }) => (
              <li key={`${title} ${first?.date}`}>
                <bdi className={layout.breakable}>{title}</bdi>
                <span>
                  <TrendText scale="participation" trend={participation} />
                  <TrendText scale="fluency" trend={fluency} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function TrendText({ scale, trend }: { scale: 'participation' | 'fluency'; trend: Trend | null }) {
  const { t } = useTranslation('progress');
  if (!trend) return null;
  const { first, latest, count } = trend;
  const scores = count === 1 ? String(latest.score) : `${first.score} → ${latest.score}`;
  return <span className={styles.trend}>{t(`child.${scale}`, { scores, count })}</span>;
}
