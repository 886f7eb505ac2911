import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changedFacts, type ReportChange } from '../../../shared/core/report-changes.ts';
import { useInstants } from '../../platform/i18n/use-instants.ts';
import { Notice } from '../feedback/notice.tsx';
import { ChangeList } from './change-list.tsx';

interface ChangedDetailsProps {
  changes: readonly ReportChange[];
  /** When the report was finished and its printed content frozen, ISO 8601. */
  since?: string;
  action?: ReactNode;
  /** What staff can do about the changes. */
  children: ReactNode;
}

/** Shows staff the changes to the printed content of a report since it was finished. Never printed. */
export function ChangedDetails({ changes, since, action, children }: ChangedDetailsProps) {
  const { t } = useTranslation('ui');
  const { instant } = useInstants();
  return (
    <Notice tone={changedFacts(changes).length > 0 ? 'attention' : 'quiet'} action={action}>
      <p>{since ? t('changed.since', { time: instant(since) }) : t('changed.title')}</p>
      <ChangeList changes={changes} />
      <p>{children}</p>
    </Notice>
  );
}
