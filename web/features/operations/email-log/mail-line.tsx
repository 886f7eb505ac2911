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
import { Link } from 'react-router';
import { reportRecordIdOf } from '../../../../shared/core/documents/report-kinds.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { sendAgainSearch } from '../../../platform/features/send-again-search.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import styles from './mails.module.css';
import { useMailActions } from './use-mail-actions.ts';
import { type MailRow, refreshMails } from './use-mails.ts';

const RevokeLink = lazyPart('revokeLink');
const MailedReport = lazyPart('mailedReport');

const statusStyles = {
  queued: { Icon: IconClock, tone: 'attention' },
  sent: { Icon: IconCircleCheck, tone: 'good' },
  bounced: { Icon: IconMailX, tone: 'danger' },
  complained: { Icon: IconMoodAngry, tone: 'danger' },
  suppressed: { Icon: IconMailOff, tone: 'quiet' },
  failed: { Icon: IconBan, tone: 'danger' },
} as const;

interface MailLineProps {
  mail: MailRow;
  timeZone: string;
}

export function MailLine({ mail, timeZone }: MailLineProps) {
  const { t } = useTranslation('organizations');
  const { instant } = useInstantsIn(timeZone);
  const { to, template, state, by, queuedAt } = mail;
  return (
    <li>
      <time dateTime={queuedAt}>{instant(queuedAt)}</time>
      <span className={styles.to}>
        <b>{to}</b>
        <About mail={mail} />
      </span>
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

/** The children and the report that an undelivered email is about; their pages lead to the address. */
function About({ mail: { children = [], report } }: { mail: MailRow }) {
  const to = useTo();
  return (
    <>
      {children.map(({ id, fullName, otherName }) => (
        <small key={id}>
          <Link to={to('case', { id })}>
            <PersonName fullName={fullName} otherName={otherName} />
          </Link>
        </small>
      ))}
      {report && (
        <small>
          <MailedReport report={report} />
        </small>
      )}
    </>
  );
}

function MailActions({ mail }: { mail: MailRow }) {
  const { id, to, canRetry, canAllow, sending, report, children: [child] = [] } = mail;
  const pathTo = useTo();
  const { t } = useTranslation(['organizations', 'ui', 'common']);
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
      {!canRetry && report && child && (
        <Button
          component={Link}
          to={{
            pathname: pathTo('case', { id: child.id }),
            search: sendAgainSearch(child.id, reportRecordIdOf(report), report.sending),
          }}
          variant="default"
          aria-label={t('common:labelled', { name: t('mails.sendReportAgain'), value: child.fullName })}
        >
          {t('mails.sendReportAgain')}
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
