import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { EndFactorDialog } from './end-factor-dialog.tsx';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const queryKey = ['second-factor'];

export function SecondFactorCard({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(accountSecurity.getSecondFactor, {}, { signal }),
  });
  const isOn = data?.isOn ?? false;
  const [isEnrolling, enrolling] = useDisclosure(false);
  const [isAsking, asking] = useDisclosure(false);
  const [isJustOn, setJustOn] = useState(false);

  function turned(on: boolean): void {
    client.setQueryData(queryKey, { isOn: on });
    setJustOn(on);
    enrolling.close();
    asking.close();
    toastDone(t(on ? 'factor.done' : 'factor.ended'));
  }

  return (
    <section className={card.small}>
      <h2>{t('factor.title')}</h2>
      <p className={`${layout.soft} ${layout.small}`}>{t(isOn ? 'factor.on' : 'factor.off')}</p>
      {isEnrolling ? (
        <Enrolment email={email} onDone={() => turned(true)} />
      ) : (
        <div>
          <Button variant="default" onClick={isOn ? asking.open : enrolling.open}>
            {t(isOn ? 'factor.end' : 'factor.begin')}
          </Button>
        </div>
      )}
      {isOn && <RecoveryCodes isAsked={isJustOn} />}
      <EndFactorDialog isOpen={isAsking} onEnded={() => turned(false)} onKeep={asking.close} />
    </section>
  );
}
