import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { qrAddress } from '../../../../shared/core/qr-path.ts';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { qrModulesQuery } from '../../../ui/qr/qr-modules-query.ts';
import { QrSymbol } from '../../../ui/qr/qr-symbol.tsx';
import styles from './qr-code.module.css';
import { QrCodeActions } from './qr-code-actions.tsx';
import { QrCodeFacts } from './qr-code-facts.tsx';
import { fetchPoster } from './queries.ts';
import { saveAsPng, saveAsSvg } from './save-symbol.ts';

export function LiveQrCode({ code, token }: { code: QrCode; token: string }) {
  const { t } = useTranslation(['qr', 'common']);
  const address = qrAddress(window.location.origin, token);
  const { data: modules } = useQuery(qrModulesQuery(address));
  return (
    <section className={`${card.card} ${styles.root}`} aria-labelledby="qr-code">
      <figure className={styles.figure}>
        <QrSymbol modules={modules} label={t('symbol', { address })} />
        <figcaption>
          <span className={`${layout.breakable} ${layout.soft} ${layout.smaller}`}>
            {address.replace(/^https?:\/\//, '')}
          </span>
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={
                  copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
                }
                onClick={copy}
              >
                {t(copied ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
        </figcaption>
      </figure>
      <div className={styles.words}>
        <h2 id="qr-code">{t('live.title')}</h2>
        <p>{t('live.text')}</p>
        <QrCodeFacts code={code} />
        <div className={styles.buttons}>
          <PosterButton organizationId={code.id} />
          <Button
            variant="default"
            disabled={!modules}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => modules && saveAsSvg(modules, 'qr-code')}
          >
            SVG
          </Button>
          <Button
            variant="default"
            disabled={!modules}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => modules && saveAsPng(modules, 'qr-code')}
          >
            PNG
          </Button>
        </div>
        <QrCodeActions code={code} />
      </div>
    </section>
  );
}

function PosterButton({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation(['qr', 'ui']);
  const opening = useApiMutation((id: string) => fetchPoster(id));
  return (
    <Button
      loading={opening.isPending}
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() =>
        opening.mutate(organizationId, {
          onSuccess: savePdf,
          onError: () => toastFailed(t('ui:export.failed')),
        })
      }
    >
      {t('poster')}
    </Button>
  );
}
