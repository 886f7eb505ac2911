import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ageOn } from '../../../../shared/core/age.ts';
import { formatPlain, formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { definitions, lowReserve } from '../../../../shared/features/eye/optics/classification.ts';
import { premyopia } from '../../../../shared/features/eye/premyopia/endpoints.ts';
import type { PremyopiaRow, PremyopicEye } from '../../../../shared/features/eye/premyopia/schema.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchNonEmptyPage, pagedQuery } from '../../../platform/api/fetch-pages.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import styles from './premyopia.module.css';

const limit = 10;

const premyopiaQuery = pagedQuery(['eye', 'premyopia'], (from, signal) =>
  fetchNonEmptyPage(from, cursor => call(premyopia.searchPremyopia, { limit, cursor }, { signal })),
);

/** Children with premyopia, the last seen first, each with the reasons in words. */
export function PremyopiaList() {
  const { t } = useTranslation('premyopia');
  const errorText = useErrorText();
  const list = useInfiniteQuery(premyopiaQuery);
  const rows = list.data?.pages.flatMap(({ data }) => data);
  if (!rows && list.error)
    return <ListFailure text={errorText(list.error)} onRetry={() => void list.refetch()} />;
  if (!rows) return <Skeleton height={96} radius={8} aria-busy />;
  if (rows.length === 0) return <p className={layout.above8}>{t('empty')}</p>;
  return (
    <>
      <ul className={styles.list} aria-labelledby="premyopia">
        {rows.map(row => (
          <Child key={row.case.id} row={row} />
        ))}
      </ul>
      <LoadMore list={list} />
      <p className={layout.hint}>
        {t('source', {
          definition: sources[definitions.premyopia.source],
          reserve: sources[lowReserve.source],
        })}
      </p>
    </>
  );
}

function Child({ row }: { row: PremyopiaRow }) {
  const { t } = useTranslation(['premyopia', 'common']);
  const to = useTo();
  const { date } = useCalendarDates();
  const { id, fullName, birthDate } = row.case;
  const facts = factsOf();
  return (
    <li>
      <div className={styles.child}>
        <Link to={`${to('case', { id })}?tab=eye`} dir="auto">
          {fullName}
        </Link>
        <span className={layout.faint}>{t('seen', { day: date(row.seenOn) })}</span>
      </div>
      <ul className={styles.reasons}>
        {row.eyes.map(eye => (
          <li key={eye.eye}>{eyeText(eye)}</li>
        ))}
        <li>
          {facts.length > 0 ? t('recorded', { facts: facts.join(t('common:comma')) }) : t('notRecorded')}
        </li>
      </ul>
    </li>
  );

  function eyeText({ eye, value, method, date: on, isPremyopic, reserveBelow, mmPerYear }: PremyopicEye) {
    return [
      t(`eye.${eye}`, { value: formatSigned(value, 2) }),
      t(`method.${method}`),
      measuredText(on),
      ...(reserveBelow === null ? [] : [t('reserve', { below: formatSigned(reserveBelow, 2) })]),
      ...(isPremyopic ? [t('premyopic')] : []),
      ...(mmPerYear === null ? [] : [t('grew', { mm: formatPlain(mmPerYear, 2) })]),
    ].join(t('between'));
  }

  function measuredText(on: string): string {
    const age = birthDate === null ? null : ageOn(birthDate, on);
    return age ? t('onAged', { day: date(on), years: age.years }) : t('on', { day: date(on) });
  }

  function factsOf(): string[] {
    const { riskFactors, parents, outdoors, answeredOn, seenOn } = row;
    const isDenied = parents === 'none' && riskFactors.includes('parentalMyopia');
    const isRepeated = parents !== null && !isDenied;
    return [
      ...(parents === null ? [] : [t(isDenied ? 'denied' : `parents.${parents}`)]),
      ...riskFactors
        .filter(factor => factor !== 'parentalMyopia' || !isRepeated)
        .map(factor => t(isDenied && factor === 'parentalMyopia' ? 'noted' : `risk.${factor}`)),
      ...(outdoors === null ? [] : [t('outdoors', { count: outdoors })]),
      ...(answeredOn && answeredOn !== seenOn ? [t('answeredOn', { day: date(answeredOn) })] : []),
    ];
  }
}
