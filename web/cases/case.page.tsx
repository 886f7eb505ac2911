import { Button } from '@mantine/core';
import { IconArchive, IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import type { Case } from '../../shared/cases/schema.ts';
import { queryClient } from '../api/query-client.ts';
import { useTo } from '../i18n/use-lang.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { useSession } from '../session/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PersonName } from '../ui/person-name.tsx';
import { Status, Tag } from '../ui/status.tsx';
import { useDates } from '../ui/use-dates.ts';
import styles from './case.module.css';
import { CaseDetails } from './case-details.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseMenu } from './case-menu.tsx';
import { FamilyCard } from './family-card.tsx';
import { caseQuery } from './queries.ts';
import { useAge } from './use-age.ts';

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(caseQuery(params.id ?? ''));

export function CasePage() {
  const { t } = useTranslation('cases');
  const to = useTo();
  const { id = '' } = useParams();
  const { data: record } = useSuspenseQuery(caseQuery(id));
  const { fullName, otherName } = record;
  usePageTitle(fullName);
  return (
    <>
      <PageHeader
        parent={{ label: t('list.title'), address: to('cases') }}
        crumb={fullName}
        picture={<Avatar name={fullName} size="large" />}
        title={<PersonName fullName={fullName} otherName={otherName} />}
        description={<Summary record={record} />}
        actions={
          <>
            <CaseMenu row={record} isOwnPage />
            <Button
              component={Link}
              to={to('editCase', { id })}
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              {t('menu.edit')}
            </Button>
          </>
        }
      />
      <CaseFacts record={record} />
      <div className={styles.columns}>
        <CaseDetails record={record} />
        <FamilyCard record={record} />
      </div>
    </>
  );
}

/** Age, gender and birthday in one line, then what marks the case. */
function Summary({ record }: { record: Case }) {
  const { t } = useTranslation('cases');
  const age = useAge();
  const { date } = useDates(useSession().organization?.timeZone);
  const { birthDate, gender, status, tags } = record;
  const parts = [
    gender && t(`summary.${gender}`),
    birthDate && t('summary.born', { date: date(birthDate) }),
  ].filter(Boolean);
  return (
    <div className={styles.summary}>
      <span>
        {birthDate && <b>{age.long(birthDate)}</b>}
        {birthDate && parts.length > 0 && ' · '}
        {parts.join(' · ')}
      </span>
      {status === 'archived' && <Status word={t('status.archived')} Icon={IconArchive} />}
      {tags.map(tag => (
        <Tag key={tag} word={tag} />
      ))}
    </div>
  );
}
