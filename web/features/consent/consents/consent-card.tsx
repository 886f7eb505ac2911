import { Button } from '@mantine/core';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedConsent } from '../../../../shared/features/consent/consents/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import card from '../../../ui/layout/card.module.css';
import { Fact } from '../../../ui/text/fact.tsx';
import facts from '../../../ui/text/facts.module.css';
import styles from './consents.module.css';
import { useAcceptedTitle } from './use-term-title.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

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
