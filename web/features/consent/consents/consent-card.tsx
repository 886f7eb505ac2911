import { Button } from '@mantine/core';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import {
  type Consent,
  type ListedConsent,
  WithdrawalReason,
} from '../../../../shared/features/consent/consents/schema.ts';
import { isConflict } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import card from '../../../ui/layout/card.module.css';
import { Fact } from '../../../ui/text/fact.tsx';
import facts from '../../../ui/text/facts.module.css';
import styles from './consents.module.css';
import { refreshConsents } from './queries.ts';
import { useAcceptedTitle } from './use-term-title.ts';

interface ConsentCardProps {
  consent: ListedConsent;
  isReadOnly: boolean;
}

export function ConsentCard({ consent, isReadOnly }: ConsentCardProps) {
  const { t } = useTranslation(['consents', 'common', 'ui']);
  const acceptedTitle = useAcceptedTitle();
  const { longDate } = useCalendarDates();
  const { instant } = useInstants();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { purpose, term, giver, givenOn, method, language, note, at, byName } = consent;
  const { withdrawnAt, withdrawnByName, reason } = consent;
  const withdrawal = {
    day: withdrawnAt ? instant(withdrawnAt) : '',
    name: withdrawnByName ?? t('ui:formerMember'),
  };
  return (
    <li className={card.card}>
      <div className={styles.head}>
        <h3>{term ? acceptedTitle(term) : t(`purpose.${purpose}`)}</h3>
        {withdrawnAt === null ? (
          <Status label={t('state.given')} Icon={IconCircleCheck} tone="good" />
        ) : (
          <Status label={t('ui:state.withdrawn')} Icon={IconBan} tone="quiet" />
        )}
      </div>
      <dl className={facts.facts}>
        <Fact name={t('field.giver')}>
          {t('giverOf', { name: giver.name, relationship: t(`relationship.${giver.relationship}`) })}
        </Fact>
        <Fact name={t('field.givenOn')}>{longDate(givenOn)}</Fact>
        <Fact name={t('field.method')}>{t(`method.${method}`)}</Fact>
        <Fact name={t('common:language')}>{t(`language.${language}`)}</Fact>
      </dl>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {withdrawnAt !== null && (
        <p className={styles.note}>
          {t('withdrawn', withdrawal)} {reason}
        </p>
      )}
      <p className={styles.faint}>
        {method === 'qr'
          ? t('registered', { day: instant(at) })
          : t('recorded', { day: instant(at), name: byName ?? t('ui:formerMember') })}
      </p>
      {withdrawnAt === null && !isReadOnly && (
        <>
          <Button variant="default" mt="sm" onClick={() => setWithdrawing(true)}>
            {t('withdraw.action')}
          </Button>
          <WithdrawDialog isOpen={isWithdrawing} consent={consent} onClose={() => setWithdrawing(false)} />
        </>
      )}
    </li>
  );
}

interface WithdrawDialogProps {
  isOpen: boolean;
  consent: Consent;
  onClose: () => void;
}

const fields = z.strictObject({ reason: WithdrawalReason });

function WithdrawDialog({ isOpen, consent, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['consents', 'ui']);
  const errorText = useErrorText();
  const withdrawing = useApiMutation(consents.withdrawConsent, refreshConsents);
  const { form, node, submit, showRefusal } = useValidatedForm({ reason: '' }, fields, values => values);
  const { id: consentId, version, purpose, giver } = consent;

  function withdraw({ reason }: { reason: string }): void {
    withdrawing.mutate(
      { consentId, version, reason },
      {
        onSuccess: () => {
          toastDone(t('withdraw.done'));
          onClose();
        },
        onError: error => {
          if (isConflict(error)) {
            refreshConsents();
            onClose();
          } else showRefusal(error);
          toastFailed(errorText(error));
        },
      },
    );
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('withdraw.title', { name: giver.name })}>
      <form ref={node} noValidate onSubmit={submit(withdraw)}>
        <p>{t(`withdraw.effect.${purpose}`)}</p>
        <p>{t('withdraw.kept')}</p>
        <TextField label={t('ui:field.reason')} required data-autofocus {...form.getInputProps('reason')} />
        <DialogActions submit={t('withdraw.action')} isWorking={withdrawing.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
