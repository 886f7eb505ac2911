import { IconArchive, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { siblingsQuery } from './queries.ts';
import styles from './siblings.module.css';
import { useAge } from './use-age.ts';

export function Siblings({ caseId }: { caseId: string }) {
  const { t } = useTranslation('cases');
  const to = useTo();
  const age = useAge();
  const { data } = useQuery(siblingsQuery(caseId));
  if (!data || data.data.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={t('siblings.title')}>
      {data.data.map(({ id, fullName, otherName, gender, birthDate, status }) => (
        <li key={id}>
          <IconUsers size={18} aria-hidden />
          <span>
            {t(`siblings.${gender ?? 'unknown'}`)}{' '}
            <Link to={to('case', { id })}>
              <PersonName fullName={fullName} otherName={otherName} />
            </Link>
            {birthDate && <span> {age.short(birthDate)}</span>}
          </span>
          {status === 'archived' && <Status label={t('status.archived')} Icon={IconArchive} />}
        </li>
      ))}
    </ul>
  );
}
