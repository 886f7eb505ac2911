import { Button } from '@mantine/core';
import { IconCalendar, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import card from '../../../ui/layout/card.module.css';
import { ExtendQrCodeDialog } from './extend-qr-code-dialog.tsx';
import { MakeQrCodeDialog } from './make-qr-code-dialog.tsx';
import styles from './qr-code.module.css';
import { QrCodeFacts } from './qr-code-facts.tsx';
import { useMayChange } from './use-may-change.ts';

export function EndedQrCode({ code }: { code: QrCode }) {
  const { t } = useTranslation('qr');
  const { date } = useCalendarDates();
  const { day } = useInstants();
  const [open, setOpen] = useState<'make' | 'extend'>();
  const mayChange = useMayChange();
  const close = () => setOpen(undefined);
  const isExpired = code.state === 'expired';
  return (
    <section className={`${card.card} ${styles.words}`} aria-labelledby="qr-code">
      <h2 id="qr-code">
        {isExpired
          ? t('expired.title', { day: date(code.lastDay) })
          : t('revoked.title', { day: code.revokedAt ? day(code.revokedAt) : '' })}
      </h2>
      <p>{t(isExpired ? 'expired.text' : 'revoked.text')}</p>
      <QrCodeFacts code={code} />
      {!mayChange && <p>{t('none.askAdmin')}</p>}
      {mayChange && (
        <div className={styles.buttons}>
          {isExpired && (
            <Button leftSection={<IconCalendar size={18} aria-hidden />} onClick={() => setOpen('extend')}>
              {t('extend.title')}
            </Button>
          )}
          <Button
            variant={isExpired ? 'default' : 'filled'}
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => setOpen('make')}
          >
            {t('make.title')}
          </Button>
        </div>
      )}
      {open === 'make' && <MakeQrCodeDialog code={code} onClose={close} />}
      {open === 'extend' && <ExtendQrCodeDialog code={code} onClose={close} />}
    </section>
  );
}
