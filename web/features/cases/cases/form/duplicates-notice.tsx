import { IconArchive } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Status } from '../../../../ui/feedback/status.tsx';
import { PersonName } from '../../../../ui/text/person-name.tsx';
import type { Duplicates } from '../queries.ts';
import { useAge } from '../use-age.ts';
import styles from './duplicates-notice.module.css';

/** Lists cases that may be the same child. If some are hidden from the user, suggests asking an admin. */
export function DuplicatesNotice({ found: { data, isHidden } }: { found: Duplicates }) {
  const { t } = useTranslation(['cases', 'common']);
  const to = useTo();
  const age = useAge();
  return (
    <div role="status" className={styles.root}>
      <Notice tone={data.length > 0 ? 'attention' : 'quiet'}>
        {data.length > 0 && <b>{t('duplicates.title')}</b>}
        <ul className={styles.list}>
          {data.map(({ id, fullName, otherName, birthDate, status, signs }) => (
            <li key={id}>
              <Link to={to('case', { id })} className={styles.name}>
                <PersonName fullName={fullName} otherName={otherName} />
              </Link>
              {birthDate && <span>{age.short(birthDate)}</span>}
              {status === 'archived' && <Status label={t('status.archived')} Icon={IconArchive} />}
              <span className={styles.signs}>
                {signs.map(sign => t(`duplicates.sign.${sign}`)).join(t('common:comma'))}
              </span>
            </li>
          ))}
        </ul>
        {isHidden && <p>{t('duplicates.hidden')}</p>}
      </Notice>
    </div>
  );
}
