import { Button } from '@mantine/core';
import { IconLinkOff, IconLock, IconLockOpen, IconMail, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reportRecordIdOf } from '../../../../shared/core/documents/report-kinds.ts';
import { deliveryStage } from '../../../../shared/core/mail/status.ts';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { canSendReports } from '../../../platform/features/is-offered.ts';
import { sendAgainSearch } from '../../../platform/features/send-again-search.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useSentTitle } from '../use-sent-title.ts';
import { OpenSent } from './open-sent.tsx';
import styles from './sending.module.css';

interface EntryProps {
  caseId: string;
  entry: TimelineEntry;
}

function SentDetails({ entry: { reports, to, details } }: EntryProps) {
  const { t } = useTranslation(['cases', 'common']);
  const titleOf = useSentTitle();
  return (
    <>
      {reports.length > 0 && (
        <p>
          {[
            titleOf(reports, String(details.reference ?? '')),
            ...(details.sentAs === 'correction' ? [t('timeline.corrected')] : []),
          ].join(' · ')}
        </p>
      )}
      {to.map(({ address, kind, status }) => {
        const who = kind ? [t(`relationship.${kind}`), address].join(t('common:comma')) : address;
        return (
          <p key={`${kind} ${address}`}>{t(`timeline.mail.${deliveryStage(status)}`, { address: who })}</p>
        );
      })}
    </>
  );
}

function SentActions({ caseId, entry: { at, sending, reports } }: EntryProps) {
  const { t } = useTranslation(['cases', 'ui']);
  const session = useSession();
  const { day, time } = useInstants();
  if (!sending) return null;
  const recordId = reportRecordIdOf(sending);
  const sentAt = [day(at), time(at)].join(' ');
  const saving = <OpenSent {...{ recordId }} sendingId={sending.id} kinds={reports} at={sentAt} />;
  if (!canSendReports(session)) return saving;
  return (
    <>
      {saving}
      <Button
        component={Link}
        to={{ search: sendAgainSearch(caseId, recordId, sending.id) }}
        preventScrollReset
        variant="subtle"
        className={styles.again}
        leftSection={<IconRefresh size={16} aria-hidden />}
        aria-label={t('timeline.sendAgainOf', { day: sentAt })}
      >
        {t('ui:act.sendAgain')}
      </Button>
    </>
  );
}

export const sendingTimelineEvents: Record<string, TimelineEvent> = {
  'report.sent': {
    title: 'cases:timeline.sent',
    Icon: IconMail,
    Details: SentDetails,
    Action: SentActions,
  },
  'class-session.family-mailed': {
    title: 'cases:timeline.sessionMailed',
    Icon: IconMail,
    Details: SentDetails,
  },
  'reportLink.opened': { title: 'cases:timeline.linkOpened', Icon: IconLockOpen, Details: SentDetails },
  'reportLink.locked': { title: 'cases:timeline.linkLocked', Icon: IconLock, Details: SentDetails },
  'reportLink.revoked': { title: 'cases:timeline.linkRevoked', Icon: IconLinkOff, Details: SentDetails },
};
