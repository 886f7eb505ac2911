import { Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import { countJudged } from '../../../shared/features/screening/results/judgement.ts';
import { nextScreeningDue } from '../../../shared/features/screening/results/next-due.ts';
import { bandAt } from '../../../shared/features/screening/screenings/bands.ts';
import { useSession } from '../../platform/auth/session.ts';
import { useIsReadOnly } from '../../platform/auth/use-rights.ts';
import { todayIn } from '../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import card from '../../ui/layout/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { EmptyList, ListFailure } from '../../ui/list/list-states.tsx';
import list from '../../ui/list/tab-rows.module.css';
import { Gap } from '../../ui/text/gap.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { bandPages } from './band-pages.ts';
import { ChooseNorms } from './judged/choose-norms.tsx';
import { caseScreeningsQuery } from './queries.ts';
import { ResultTable } from './results/result-table.tsx';
import { finishedBefore, resultRows } from './results/result-view.ts';
import { ScreeningStatusBadge } from './screening-status.tsx';
import { normsQuery } from './settings/queries.ts';

function ScreeningTab({ record }: { record: Case }) {
  const { t } = useTranslation('learning');
  const to = useTo();
  const errorText = useErrorText();
  const { date } = useCalendarDates();
  const today = todayIn(useSession().organization?.timeZone);
  const { data, error, refetch } = useQuery(caseScreeningsQuery(record.id));
  const norms = useQuery(normsQuery);
  const isReadOnly = useIsReadOnly() || record.status !== 'active';
  const band = bandAt(record.birthDate, today) ?? '7-11';
  const add = isReadOnly ? null : (
    <Button
      component={Link}
      to={`${to(bandPages[band].create)}?case=${record.id}`}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('menu.newScreening')}
    </Button>
  );
  if (error || norms.error)
    return (
      <ListFailure
        text={errorText(error ?? norms.error)}
        onRetry={() => {
          refetch();
          norms.refetch();
        }}
      />
    );
  if (!data || !norms.data) return <p role="status">{t('tab.loading')}</p>;
  const shown = data.filter(({ deletedAt }) => deletedAt === null);
  if (shown.length === 0) return <EmptyList title={t('tab.empty')} text={t('empty.text')} action={add} />;
  const latest = shown.filter(({ status }) => status !== 'draft').at(-1);
  const dueOn = nextScreeningDue(shown);
  const earlier = latest ? finishedBefore(data, latest) : [];
  const rows = latest ? resultRows(latest, earlier, record, norms.data.sets) : [];
  const isAgain = rows.some(({ judgement }) => judgement === 'again');
  return (
    <div className={layout.stack16}>
      <div className={layout.bar}>
        {dueOn && (
          <p>
            {t(dueOn < today ? 'tab.overdue' : 'tab.due', { day: date(dueOn) })}
            {isAgain && dueOn >= today && (
              <>
                <Gap />
                {t('tab.againNow')}
              </>
            )}
          </p>
        )}
        {add}
      </div>
      {latest && (
        <section aria-label={t('results.one')}>
          <Box component="p" mb={12}>
            {t('judged.sentence', countJudged(rows))} <ChooseNorms rows={rows} />
          </Box>
          <ResultTable
            screening={latest}
            last={earlier.at(-1) ?? null}
            rows={rows}
            from={earlier[0]?.date ?? latest.date}
            isPlain={false}
          />
        </section>
      )}
      <section className={card.card}>
        <h2>{t('tab.all')}</h2>
        <ul className={list.rows}>
          {shown.toReversed().map(screening => (
            <li key={screening.id}>
              <Link
                to={to(bandPages[screening.band][screening.status === 'draft' ? 'edit' : 'result'], {
                  id: screening.id,
                })}
              >
                {date(screening.date)}
              </Link>
              <span>{unbroken(t(`band.${screening.band}`))}</span>
              <span>{screening.tester.fullName}</span>
              <ScreeningStatusBadge screening={screening} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export { ScreeningTab as Component };
