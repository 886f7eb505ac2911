import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { titleOf } from '../terms/title-of.ts';
import { caseTermsQuery, consentsQuery } from './queries.ts';

/**
 * Entries in the facts of a registration: the giver of the consent, its content, and the terms of the
 * registration form that the family did not accept.
 */
export function Component({ caseId }: { caseId: string }) {
  const { t } = useTranslation('consents');
  const locale = useLocale();
  const { data } = useInfiniteQuery(consentsQuery(caseId));
  const { data: terms } = useQuery(caseTermsQuery);
  const consents = data?.pages.flatMap(page => page.data) ?? [];
  const [latest] = consents;
  if (!latest) return null;
  const { name, relationship } = latest.giver;
  const inForce = consents.filter(({ withdrawnAt }) => withdrawnAt === null);
  const agreed = inForce.map(({ term, purpose }) =>
    term ? t('termTitle', { title: term.title, version: term.textVersion }) : t(`purpose.${purpose}`),
  );
  const notAgreed = (terms?.data ?? [])
    .filter(({ id }) => !inForce.some(({ term }) => term?.id === id))
    .map(({ texts: { en, zh } }) => titleOf({ en: en?.title ?? null, zh: zh?.title ?? null }, locale));
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
