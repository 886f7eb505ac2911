import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type QrModules, qrAddress } from '../../../../shared/core/qr-path.ts';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { qrModulesQuery } from '../../../ui/qr/qr-modules-query.ts';
import { QrSymbol } from '../../../ui/qr/qr-symbol.tsx';
import { symbolPath, symbolSide } from '../../../ui/qr/symbol-path.ts';
import styles from './qr-code.module.css';
import { QrCodeActions } from './qr-code-actions.tsx';
import { QrCodeFacts } from './qr-code-facts.tsx';
import { fetchPoster } from './queries.ts';

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

/** Pixels of the saved picture for each module (square) of the QR code. */
const pixels = 24;

function saveAsSvg(modules: QrModules, name: string): void {
  const side = symbolSide(modules);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0H${side}V${side}H0Z"/><path d="${symbolPath(modules)}"/></svg>`;
  saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);
}

async function saveAsPng(modules: QrModules, name: string): Promise<void> {
  const side = symbolSide(modules) * pixels;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  context.scale(pixels, pixels);
  context.fill(new Path2D(symbolPath(modules)));
  saveFile(await canvas.convertToBlob({ type: 'image/png' }), `${name}.png`);
}
