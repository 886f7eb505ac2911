import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changedFacts, type ReportChange } from '../../../shared/core/report-changes.ts';
import { useSession } from '../../platform/auth/session.ts';
import { useDates } from '../../platform/i18n/use-dates.ts';
import { Notice } from '../feedback/notice.tsx';
import { ChangeList } from './change-list.tsx';

interface ChangedDetailsProps {
  changes: readonly ReportChange[];
  /** Since when it prints the same, ISO 8601. */
  since?: string;
  action?: ReactNode;
  /** What to do about it. */
  children: ReactNode;
}

/** What a finished report prints that has changed since. Only staff read it: it is on no copy. */
export function ChangedDetails({ changes, since, action, children }: ChangedDetailsProps) {
  const { t } = useTranslation('ui');
  const { instant } = useDates(useSession().organization?.timeZone);
  return (
    <Notice tone={changedFacts(changes).length > 0 ? 'attention' : 'quiet'} action={action}>
      <p>{since ? t('changed.since', { time: instant(since) }) : t('changed.title')}</p>
      <ChangeList changes={changes} />
      <p>{children}</p>
    </Notice>
  );
}
