import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import styles from '../settings/settings.module.css';
import { EnrolFields } from '../sign-in/enrol-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const queryKey = ['second-factor'];

/** Second factor: authenticator app and recovery codes. */
export function SecondFactorCard({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const { data: isOn } = useQuery({
    queryKey,
    queryFn: async () => (await import('./mfa-preference.ts')).hasSecondFactor(),
  });
  const [isEnrolling, enrolling] = useDisclosure(false);
  const [isAsking, asking] = useDisclosure(false);

  async function end(): Promise<void> {
    try {
      await (await import('./mfa-preference.ts')).disableSecondFactor();
      client.setQueryData(queryKey, false);
      toastDone(t('factor.ended'));
    } catch {
      toastFailed(t('factor.failed'));
    } finally {
      asking.close();
    }
  }

  function finished(): void {
    client.setQueryData(queryKey, true);
    enrolling.close();
    toastDone(t('factor.done'));
  }

  return (
    <section className={card.small}>
      <h2>{t('factor.title')}</h2>
      <p className={styles.faint}>{t(isOn ? 'factor.on' : 'factor.off')}</p>
      {isEnrolling ? (
        <Enrolment email={email} onDone={finished} />
      ) : (
        <div>
          <Button variant="default" onClick={isOn ? asking.open : enrolling.open}>
            {t(isOn ? 'factor.end' : 'factor.begin')}
          </Button>
        </div>
      )}
      {isOn && <RecoveryCodes />}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('factor.endTitle')}
        consequence={t('factor.endConsequence')}
        confirm={t('factor.end')}
        keep={t('factor.keep')}
        onConfirm={end}
        onKeep={asking.close}
      />
    </section>
  );
}

function Enrolment({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('settings');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await (await import('../sign-in/second-factor.ts')).finishSecondFactor(code);
      onDone();
    } catch {
      setWrong('validation.code');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className={styles.fields}>
      <EnrolFields
        email={email}
        code={code}
        error={wrong}
        onChange={typed => {
          setCode(typed);
          setWrong(undefined);
        }}
      />
      <div>
        <Button type="submit" loading={isBusy}>
          {t('factor.confirm')}
        </Button>
      </div>
    </form>
  );
}
