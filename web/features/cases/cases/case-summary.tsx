import { IconArchive, IconLock } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { StateBadge } from '../../../ui/feedback/state-badge.tsx';
import { Status, Tag } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './case.module.css';
import { useAge } from './use-age.ts';

export function CaseSummary({ record }: { record: Case }) {
  const { t } = useTranslation('cases');
  const to = useTo();
  const age = useAge();
  const { date } = useCalendarDates();
  const { birthDate, gender, genderText, status, review, tags, grade } = record;
  const parts = [
    genderText ?? (gender && t(`summary.${gender}`)),
    birthDate && t('summary.born', { date: date(birthDate) }),
  ].filter(part => part !== null && part !== '');
  return (
    <div className={styles.summary}>
      <span>
        {birthDate && <b>{age.long(birthDate)}</b>}
        {birthDate && parts.length > 0 && ' · '}
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <span className={layout.oneLine}>{part}</span>
          </Fragment>
        ))}
      </span>
      {status === 'archived' && <Status label={t('status.archived')} Icon={IconArchive} />}
      {status === 'restricted' && <Status label={t('status.restricted')} Icon={IconLock} tone="attention" />}
      {review === 'waiting' && (
        <Link to={`${to('cases')}?tab=review`}>
          <StateBadge state="toReview" />
        </Link>
      )}
      {grade && <Tag word={grade} />}
      {tags.map(tag => (
        <Tag key={tag} word={tag} />
      ))}
    </div>
  );
}
