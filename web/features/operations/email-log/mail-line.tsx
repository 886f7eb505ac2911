import { Button } from '@mantine/core';
import {
  IconBan,
  IconCircleCheck,
  IconClock,
  IconMailOff,
  IconMailX,
  IconMoodAngry,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailLine as Line } from '../../../../shared/features/operations/email-log/schema.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import styles from './mails.module.css';
import { useMailActions } from './use-mail-actions.ts';
import { refreshMails } from './use-mails.ts';

const RevokeLink = lazyPart('revokeLink');

const statusStyles = {
  queued: { Icon: IconClock, tone: 'attention' },
  sent: { Icon: IconCircleCheck, tone: 'good' },
  bounced: { Icon: IconMailX, tone: 'danger' },
  complained: { Icon: IconMoodAngry, tone: 'danger' },
  suppressed: { Icon: IconMailOff, tone: 'quiet' },
  failed: { Icon: IconBan, tone: 'danger' },
} as const;

interface MailLineProps {
  mail: Line;
  timeZone: string;
}

export function MailLine({ mail, timeZone }: MailLineProps) {
  const { t } = useTranslation('organizations');
  const { instant } = useInstantsIn(timeZone);
  const { to, template, state, by, queuedAt } = mail;
  return (
    <li>
      <time dateTime={queuedAt}>{instant(queuedAt)}</time>
      <b className={styles.to}>{to}</b>
      <span className={styles.kind}>
        {t(`mails.template.${template}`)}
        {by && <small>{t('mails.by', { name: by })}</small>}
      </span>
      <span className={styles.state}>
        <Status label={t(`mails.state.${state}`)} {...statusStyles[state]} />
      </span>
      <MailActions mail={mail} />
    </li>
  );
}

function MailActions({ mail: { id, to, canRetry, canAllow, sending } }: { mail: Line }) {
  const { t } = useTranslation(['organizations', 'ui']);
  const [isAsking, setAsking] = useState(false);
  const { retry, allow, isRetrying, isAllowing } = useMailActions(id);
  return (
    <span className={styles.acts}>
      {canRetry && (
        <Button
          variant="default"
          loading={isRetrying}
          aria-label={t('mails.retryTo', { to })}
          onClick={retry}
        >
          {t('ui:act.sendAgain')}
        </Button>
      )}
      {canAllow && (
        <Button variant="default" aria-label={t('mails.allowTo', { to })} onClick={() => setAsking(true)}>
          {t('mails.allow')}
        </Button>
      )}
      {sending && <RevokeLink sendingId={sending} address={to} look="default" onRevoked={refreshMails} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('mails.allowTitle', { to })}
        consequence={t('mails.allowConsequence')}
        confirm={t('mails.allow')}
        keep={t('mails.keep')}
        isWorking={isAllowing}
        onConfirm={() => allow(() => setAsking(false))}
        onKeep={() => setAsking(false)}
      />
    </span>
  );
}
