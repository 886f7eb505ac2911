import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import type { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { RestrictDialog } from './restrict-dialog.tsx';
import styles from './rights-tab.module.css';
import { useDecision } from './use-case-rights.ts';

export function RestrictionCard({ rights: { id: caseId, restriction, erasure } }: { rights: CaseRights }) {
  const { t } = useTranslation('privacy');
  const dates = useInstants();
  const [isOpen, setIsOpen] = useState(false);
  const lift = useDecision(caseRights.liftRestriction, () => t('restriction.lifted'));
  return (
    <section className={card.small}>
      <h2>{t('restriction.title')}</h2>
      <p>{t('restriction.text')}</p>
      {restriction && (
        <p>
          {t('restriction.stands', {
            who: restriction.by.fullName,
            at: dates.day(restriction.at),
            reason: t(`restriction.reasons.${restriction.reason}`),
          })}
        </p>
      )}
      {restriction?.note && <p className={styles.note}>{restriction.note}</p>}
      <div className={layout.wrap8}>
        {restriction && !erasure && (
          <Button variant="default" loading={lift.isDeciding} onClick={() => lift.decide({ caseId })}>
            {t('restriction.lift')}
          </Button>
        )}
        <Button variant={restriction ? 'subtle' : 'default'} onClick={() => setIsOpen(true)}>
          {t(restriction ? 'restriction.change' : 'restriction.start')}
        </Button>
      </div>
      {isOpen && <RestrictDialog caseId={caseId} before={restriction} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
