import { IconArchive, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { familyOf } from '../../../../shared/features/cases/cases/family.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { titledName } from '../../../ui/text/titled-name.ts';
import styles from './case.module.css';
import { siblingsQuery } from './queries.ts';
import { useAge } from './use-age.ts';

export function FamilyCard({ record }: { record: Case }) {
  const { t } = useTranslation(['cases', 'ui']);
  const to = useTo();
  const isLicenceOver = useIsReadOnly();
  const isReadOnly = isLicenceOver || record.status === 'restricted';
  const parents = familyOf(record);
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={`${layout.below16} ${layout.normal}`}>{t('section.family')}</h2>
        {!isReadOnly && (
          <Link
            to={{ pathname: to('editCase', { id: record.id }), hash: parents[0]?.kind ?? 'father' }}
            aria-label={t('family.edit')}
          >
            {t('ui:act.edit')}
          </Link>
        )}
      </div>
      {parents.length === 0 && <p className={layout.faint}>{t('family.nobody')}</p>}
      <ul className={layout.column16}>
        {parents.map(({ kind, relationship, title, name, email, mobile }) => (
          <li key={kind} className={styles.parent}>
            <Avatar name={name ?? t(`kind.${relationship}`)} />
            <div>
              <p>
                <b>{titledName(title, name) || t('unknown')}</b>{' '}
                <span className={layout.faint}>{t(`kind.${relationship}`)}</span>
              </p>
              {mobile && <PhoneLink phone={mobile} />}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </div>
          </li>
        ))}
      </ul>
      <Siblings caseId={record.id} />
    </section>
  );
}

function Siblings({ caseId }: { caseId: string }) {
  const { t } = useTranslation('cases');
  const to = useTo();
  const age = useAge();
  const { data } = useQuery(siblingsQuery(caseId));
  if (!data || data.data.length === 0) return null;
  return (
    <ul className={styles.siblings} aria-label={t('siblings.title')}>
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
