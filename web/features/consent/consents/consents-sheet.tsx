import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ListedConsent } from '../../../../shared/features/consent/consents/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { allConsentsQuery, caseTermsQuery } from './queries.ts';
import { useAcceptedTitle } from './use-term-title.ts';

/** Loads all consents and the titles of their terms, so that the printed sheet is complete. */
export async function prepare(caseId: string): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(allConsentsQuery(caseId)),
    queryClient.ensureQueryData(caseTermsQuery),
  ]);
}

export function Component({ record }: { record: Case }) {
  const { t } = useTranslation('consents');
  const { data: rows = [] } = useQuery(allConsentsQuery(record.id));
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul>
        {rows.map(consent => (
          <PrintedConsent key={consent.id} consent={consent} />
        ))}
      </ul>
    </section>
  );
}

function PrintedConsent({ consent }: { consent: ListedConsent }) {
  const { t } = useTranslation(['consents', 'ui']);
  const acceptedTitle = useAcceptedTitle();
  const { longDate } = useCalendarDates();
  const { instant } = useInstants();
  const { purpose, term, giver, givenOn, method, withdrawnAt, withdrawnByName, reason, note } = consent;
  return (
    <li>
      <b>{term ? acceptedTitle(term) : t(`purpose.${purpose}`)}</b>
      {' · '}
      {[
        t('giverOf', { name: giver.name, relationship: t(`relationship.${giver.relationship}`) }),
        longDate(givenOn),
        t(`method.${method}`),
        note,
      ]
        .filter(Boolean)
        .join(' · ')}
      {withdrawnAt !== null && (
        <>
          <br />
          {t('withdrawn', { day: instant(withdrawnAt), name: withdrawnByName ?? t('ui:formerMember') })}{' '}
          {reason}
        </>
      )}
    </li>
  );
}
