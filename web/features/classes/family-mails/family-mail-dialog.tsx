import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import {
  type FamilyMail,
  FamilyMailPlan,
  LastFamilyMail,
} from '../../../../shared/features/classes/family-mails/schema.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { sessionName } from '../sessions/session-name.ts';
import type { AnySession } from '../sessions/use-session-actions.ts';
import styles from './family-mail.module.css';
import { FamilyMailNotes } from './family-mail-notes.tsx';
import { familyMailsQuery } from './queries.ts';

interface FamilyMailDialogProps {
  session: AnySession | Session;
  onClose: () => void;
}

export function FamilyMailDialog({ session, onClose }: FamilyMailDialogProps) {
  const { t } = useTranslation(['familyMails', 'common']);
  const { t: ofSessions } = useTranslation('sessions');
  const { time } = useInstants();
  const { data: plan, isError, refetch } = useQuery(familyMailsQuery(session.id));
  const { send, isSending, justSent, hasChanged } = useMailFamilies(session.id, onClose);
  const count = plan?.families.length ?? 0;
  return (
    <Dialog
      onClose={onClose}
      title={t('title', { name: sessionName(session, ofSessions) })}
      size={760}
      closeOnClickOutside={false}
      fillsPhone
    >
      <div className={layout.stack16}>
        <p className={layout.soft}>{t('intro')}</p>
        {!plan && !isError && <PageLoading />}
        {!plan && isError && (
          <Notice
            tone="danger"
            action={
              <Button variant="default" onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
            }
          >
            {t('failed')}
          </Notice>
        )}
        {plan && (
          <>
            {hasChanged && <Notice tone="attention">{t('changed')}</Notice>}
            <FamilyMailNotes plan={plan} session={session} />
            {count > 0 && <FamilyMailPreview key={plan.fingerprint} families={plan.families} />}
          </>
        )}
        <div className={styles.actions}>
          {justSent && (
            <div className={styles.question} role="alert">
              <Notice tone="attention">
                {justSent.families === null
                  ? t('justNowUncounted', { name: justSent.by.fullName, time: time(justSent.at) })
                  : t('justNow', {
                      count: justSent.families,
                      name: justSent.by.fullName,
                      time: time(justSent.at),
                    })}
              </Notice>
            </div>
          )}
          <Button variant="default" onClick={onClose}>
            {t(plan && count === 0 ? 'common:close' : 'common:cancel')}
          </Button>
          {plan && count > 0 && (
            <Button loading={isSending} onClick={() => void send(plan)}>
              {justSent ? t('sendAgain') : t('send', { count })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function FamilyMailPreview({ families }: { families: readonly FamilyMail[] }) {
  const { t } = useTranslation(['familyMails', 'common', 'ui']);
  const [index, setIndex] = useState(0);
  const family = families[index];
  if (!family) return null;
  const count = families.length;
  const { address, children, language, subject, text } = family;
  const names = children.map(({ fullName }) => fullName).join(t('common:comma'));
  return (
    <section className={styles.mail} aria-label={t('ui:act.preview')}>
      <div className={styles.head}>
        <h3>{t('ui:act.preview')}</h3>
        {count > 1 && (
          <div className={`${layout.row8} ${layout.between}`}>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('previous')}
              disabled={index === 0}
              onClick={() => setIndex(index - 1)}
            >
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <span role="status">{t('position', { position: index + 1, count })}</span>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('next')}
              disabled={index === count - 1}
              onClick={() => setIndex(index + 1)}
            >
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
      <dl className={styles.heads}>
        <dt>{t('to')}</dt>
        <dd>{address}</dd>
        <dt>{t('children')}</dt>
        <dd>{names}</dd>
        <dt>{t('subject')}</dt>
        <dd lang={language}>{subject}</dd>
      </dl>
      <p className={`${layout.card} ${layout.lineBreaks}`} lang={language}>
        {text}
      </p>
    </section>
  );
}

/** Sends the previewed emails to the families; asks first if somebody has just sent them. */
function useMailFamilies(sessionId: string, onSent: () => void) {
  const { t } = useTranslation('familyMails');
  const errorText = useErrorText();
  const sending = useApiMutation(familyMails.mailFamilies);
  const [justSent, setJustSent] = useState<LastFamilyMail>();
  const [hasChanged, setHasChanged] = useState(false);

  async function send({ fingerprint }: FamilyMailPlan): Promise<void> {
    try {
      const sent = { sessionId, fingerprint, knownLast: justSent?.at ?? null };
      const { families } = await sending.mutateAsync(sent);
      void toastDone(t('sent', { count: families ?? 0 }));
      onSent();
    } catch (error) {
      const { code, current } = error instanceof CallError ? error : {};
      const last = code === 'class-session.mailed' ? LastFamilyMail.safeParse(current).data : undefined;
      const plan = code === 'class-session.mail-changed' ? FamilyMailPlan.safeParse(current).data : undefined;
      if (last) setJustSent(last);
      if (plan) {
        queryClient.setQueryData(familyMailsQuery(sessionId).queryKey, plan);
        setHasChanged(true);
      }
      if (!last && !plan) void toastFailed(errorText(error));
    }
  }

  return { send, isSending: sending.isPending, justSent, hasChanged };
}
