import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { consentsQuery } from './queries.ts';

/** Entry in the case's facts: the person who last consented for a child. */
export function Component({ caseId }: { caseId: string }) {
  const { t } = useTranslation('consents');
  const { data } = useInfiniteQuery(consentsQuery(caseId));
  const giver = data?.pages[0]?.data[0]?.giver;
  if (!giver) return null;
  return (
    <div>
      <dt>{t('field.giver')}</dt>
      <dd>{t('giverOf', { name: giver.name, relationship: t(`relationship.${giver.relationship}`) })}</dd>
    </div>
  );
}
