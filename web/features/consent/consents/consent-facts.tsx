import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { allConsentsQuery } from './queries.ts';
import { useAcceptedTitle, useCurrentTerms } from './use-term-title.ts';

/**
 * Entries in the facts of a registration: the giver of the consent, its content, and the terms of the
 * registration form that the family did not accept.
 */
export function Component({ caseId }: { caseId: string }) {
  const { t } = useTranslation('consents');
  const terms = useCurrentTerms();
  const acceptedTitle = useAcceptedTitle();
  const { data: consents = [] } = useQuery(allConsentsQuery(caseId));
  const [latest] = consents;
  if (!latest) return null;
  const { name, relationship } = latest.giver;
  const inForce = consents.filter(({ withdrawnAt }) => withdrawnAt === null);
  const agreed = inForce.map(({ term, purpose }) => (term ? acceptedTitle(term) : t(`purpose.${purpose}`)));
  const notAgreed = [...terms]
    .filter(([id]) => !inForce.some(({ term }) => term?.id === id))
    .map(([, { title }]) => title);
  return (
    <>
      <div>
        <dt>{t('field.giver')}</dt>
        <dd>{t('giverOf', { name, relationship: t(`relationship.${relationship}`) })}</dd>
      </div>
      <Titles label={t('agreed')} titles={agreed} />
      <Titles label={t('notAgreed')} titles={notAgreed} />
    </>
  );
}

function Titles({ label, titles }: { label: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {titles.map(title => (
          <p key={title}>{title}</p>
        ))}
      </dd>
    </div>
  );
}
