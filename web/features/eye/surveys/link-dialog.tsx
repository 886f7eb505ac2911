import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { qrAddress } from '../../../../shared/core/qr-path.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { qrModulesQuery } from '../../../ui/qr/qr-modules-query.ts';
import { QrSymbol } from '../../../ui/qr/qr-symbol.tsx';
import styles from './surveys.module.css';

interface FamilyLinkProps {
  token: string;
  until: string;
}

export function LinkDialog({ token, until, onClose }: FamilyLinkProps & { onClose: () => void }) {
  const { t } = useTranslation('surveys');
  return (
    <Dialog onClose={onClose} title={t('link.title')} size={420}>
      <FamilyLink token={token} until={until} />
    </Dialog>
  );
}

export function FamilyLink({ token, until }: FamilyLinkProps) {
  const { t } = useTranslation(['surveys', 'ui']);
  const { instant } = useInstants();
  const address = qrAddress(window.location.origin, token);
  const { data: modules } = useQuery(qrModulesQuery(address));
  return (
    <div className={styles.link}>
      <p>{t('link.text', { until: instant(until) })}</p>
      <div className={styles.symbol}>
        <QrSymbol modules={modules} label={t('link.symbol', { address })} />
      </div>
      <span className={styles.address}>{address.replace(/^https?:\/\//, '')}</span>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'ui:done.copiedIt' : 'link.copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
