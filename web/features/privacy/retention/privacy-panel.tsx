import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageTag, readableLanguage } from '../../../../shared/core/languages.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { consentText } from '../../../../shared/features/intake/registrations/consent-text.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale, useScript, useTo } from '../../../platform/i18n/use-locale.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import { ArchiveCard } from '../archives/archive-card.tsx';
import styles from '../case-rights/rights-tab.module.css';
import { ErasureList } from '../erasures/erasure-list.tsx';
import { RetentionForm } from './retention-form.tsx';
import { dueCasesQuery, retentionQuery } from './retention-query.ts';

function PrivacyPanel() {
  const { t } = useTranslation('privacy');
  const errorText = useErrorText();
  const { data: rule, error, refetch } = useQuery(retentionQuery);
  if (error && !rule) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!rule) return <p role="status">{t('loading')}</p>;
  return (
    <div className={layout.column16}>
      <RetentionForm rule={rule} />
      <ConsentAsked />
      <DueCases />
      <ErasureList />
      <ArchiveCard />
    </div>
  );
}

export { PrivacyPanel as Component };

function ConsentAsked() {
  const { t } = useTranslation('privacy');
  const to = useTo();
  const locale = useLocale();
  const script = useScript();
  const name = useSession().organization?.name ?? '';
  const { data } = useQuery({
    queryKey: ['term', 'asked'],
    queryFn: async ({ signal }) => (await call(terms.listCaseTerms, {}, { signal })).data,
  });
  return (
    <section className={card.small} aria-labelledby="consent-asked">
      <h2 id="consent-asked">{t('consent.title')}</h2>
      <p>{t('consent.text')}</p>
      {(['guardian', 'grandparent'] as const).map(giver => (
        <div key={giver}>
          <p className={styles.note} lang="en">
            {consentText('en', name, giver)}
          </p>
          <p className={styles.note} lang="zh">
            {consentText(languageTag('zh', script), name, giver)}
          </p>
        </div>
      ))}
      {data && data.length > 0 ? (
        <>
          <p>{t('consent.terms')}</p>
          <ul className={styles.list}>
            {data.map(({ id, isRequired, texts }) => {
              const title = texts[readableLanguage(texts, locale)]?.title ?? '';
              return <li key={id}>{t(isRequired ? 'consent.required' : 'consent.optional', { title })}</li>;
            })}
          </ul>
        </>
      ) : (
        data && <p>{t('consent.noTerms')}</p>
      )}
      <Link to={to('terms')}>{t('consent.change')}</Link>
    </section>
  );
}

const statuses = ['archived', 'active'] as const;

/** Lists cases whose retention period has ended; an admin keeps or erases each one. */
function DueCases() {
  const { t } = useTranslation('privacy');
  const to = useTo();
  const errorText = useErrorText();
  const dates = useCalendarDates();
  const [status, setStatus] = useState<(typeof statuses)[number]>('archived');
  const list = useInfiniteQuery(dueCasesQuery(status));
  const { data, error, refetch } = list;
  const rows = data?.pages.flatMap(page => page.data) ?? [];
  return (
    <section className={card.small}>
      <h2>{t('due.title')}</h2>
      <p>{t('due.text')}</p>
      <Segments
        label={t('due.status')}
        options={statuses.map(value => ({ value, label: t(`due.${value}`) }))}
        value={status}
        onChange={setStatus}
      />
      {error && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {data && rows.length === 0 && !list.hasNextPage && <p>{t('due.none')}</p>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ id, fullName, dueOn, lastEntryOn }) => (
            <li key={id}>
              <Link to={`${to('case', { id })}?tab=rights`}>{fullName}</Link>{' '}
              {t('due.line', { due: dates.date(dueOn), last: dates.date(lastEntryOn) })}
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </section>
  );
}
