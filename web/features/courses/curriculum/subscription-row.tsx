import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import type { OrganizationSubscription } from '../../../../shared/features/courses/subscriptions/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import type { ListSelection } from '../../../ui/list/list-config.ts';
import { SelectRow, toggled } from '../../../ui/list/select-rows.tsx';
import styles from './curriculum.module.css';
import { keyOf } from './queries.ts';

interface SubscriptionRowProps {
  row: OrganizationSubscription;
  selection?: ListSelection<OrganizationSubscription>;
  onGrant: () => void;
  onClose: () => void;
}

export function SubscriptionRow({ row, selection, onGrant, onClose }: SubscriptionRowProps) {
  const { t } = useTranslation(['curriculum', 'common']);
  const { comma } = languages[useLanguage()];
  const { date } = useCalendarDates();
  const { instant } = useInstants();
  const { title, author, organization, requestedBy, requestedAt, message, state, until, reason } = row;
  const isPending = state === 'pending';
  const grant = t(isPending ? 'approve' : state === 'withdrawn' ? 'restore' : 'extend');
  const named = (action: string) =>
    t('common:labelled', { name: action, value: `${title}${comma}${organization.name}` });
  return (
    <li>
      {selection && (
        <SelectRow
          name={selection.nameOf(row)}
          isSelected={selection.selected.has(keyOf(row))}
          onToggle={() => selection.onChange(toggled(selection.selected, keyOf(row)))}
        />
      )}
      <div className={`${layout.grow} ${layout.breakable}`}>
        <p>
          <b>{title}</b>{' '}
          <span className={`${layout.faint} ${layout.small} ${styles.by}`}>{t('by', { author })}</span>
        </p>
        <p className={`${layout.faint} ${layout.small}`}>
          {t('asked', {
            name: requestedBy.fullName,
            organization: organization.name,
            when: instant(requestedAt),
          })}
        </p>
        {message && isPending && <p>{message}</p>}
        {(state === 'declined' || state === 'withdrawn') && reason && <p>{reason}</p>}
        {until !== null && <p>{t(state === 'expired' ? 'ended' : 'until', { date: date(until) })}</p>}
        {!isPending && row.decidedBy && row.decidedAt && (
          <p className={`${layout.faint} ${layout.small}`}>
            {t(state === 'withdrawn' ? 'withdrawnBy' : 'decidedBy', {
              name: row.decidedBy,
              when: instant(row.decidedAt),
            })}
          </p>
        )}
        {!row.isActive && <p className={`${layout.amber} ${layout.small}`}>{t('inactive')}</p>}
        {row.isActive && !row.isRequesterActive && (
          <p className={`${layout.amber} ${layout.small}`}>{t('requesterGone')}</p>
        )}
      </div>
      {state !== 'declined' && (
        <div className={styles.actions}>
          {row.isActive && (
            <Button
              size="sm"
              variant={isPending ? 'filled' : 'default'}
              aria-label={named(grant)}
              onClick={onGrant}
            >
              {grant}
            </Button>
          )}
          {state !== 'expired' && state !== 'withdrawn' && (
            <Button
              size="sm"
              variant={isPending ? 'default' : 'subtle'}
              {...(!isPending && { color: 'red' })}
              aria-label={named(t(isPending ? 'decline' : 'withdraw'))}
              onClick={onClose}
            >
              {t(isPending ? 'decline' : 'withdraw')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
