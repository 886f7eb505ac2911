import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { erasureGraceDays } from '../../../../shared/features/privacy/erasures/schema.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { EraseDialog } from './erase-dialog.tsx';

export function EraseCard({ record, rights }: { record: Case; rights: CaseRights }) {
  const { t } = useTranslation('privacy');
  const [isOpen, setIsOpen] = useState(false);
  const isHeld = rights.hold !== null;
  return (
    <section className={card.small}>
      <h2>{t('erasure.title')}</h2>
      <p>{t('erasure.text', { days: erasureGraceDays })}</p>
      {isHeld ? (
        <p>{t('erasure.held')}</p>
      ) : (
        <div className={layout.wrap8}>
          <Button color="red" variant="outline" onClick={() => setIsOpen(true)}>
            {t('erasure.title')}
          </Button>
        </div>
      )}
      {isOpen && <EraseDialog record={record} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
