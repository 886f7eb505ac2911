import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploaderFor } from '../../../platform/api/upload-file.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { PictureField } from '../../../ui/file/picture-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../settings/settings.module.css';
import { trimToInk } from './trim-to-ink.ts';

interface SignatureFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Width divided by height of a signature. */
const signatureAspect = 3;

export function SignatureField({ value, onChange }: SignatureFieldProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [isDrawing, setDrawing] = useState(false);
  return (
    <div className={layout.column20}>
      <PictureField
        label={t('field.signature')}
        purpose="signature"
        aspect={signatureAspect}
        value={value}
        onChange={onChange}
      />
      {isDrawing ? (
        <DrawnSignature
          onDone={id => {
            if (id) onChange(id);
            setDrawing(false);
          }}
        />
      ) : (
        <div>
          <Button
            variant="default"
            leftSection={<IconSignature size={18} aria-hidden />}
            onClick={() => setDrawing(true)}
          >
            {t('signature.draw')}
          </Button>
        </div>
      )}
    </div>
  );
}

function DrawnSignature({ onDone }: { onDone: (id: string | undefined) => void }) {
  const { t } = useTranslation(['settings', 'common', 'ui']);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<{ isEmpty: () => boolean; clear: () => void }>(undefined);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return;
    paper.width = paper.offsetWidth * 2;
    paper.height = paper.offsetHeight * 2;
    paper.getContext('2d')?.scale(2, 2);
    let off = () => {};
    import('signature_pad').then(({ default: SignaturePad }) => {
      const created = new SignaturePad(paper);
      pad.current = created;
      off = () => created.off();
    });
    return () => off();
  }, []);

  async function save(): Promise<void> {
    const paper = canvas.current;
    if (!paper || pad.current?.isEmpty() !== false) return;
    setBusy(true);
    try {
      const blob = await new Promise<Blob | null>(resolve => trimToInk(paper).toBlob(resolve, 'image/png'));
      const file = new File(blob ? [blob] : [], 'signature.png', { type: 'image/png' });
      const signal = new AbortController().signal;
      const { id } = await uploaderFor('signature')(file, { signal, onProgress: () => {} });
      onDone(id);
    } catch {
      toastFailed(t('signature.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={layout.column20}>
      <canvas ref={canvas} className={styles.pad} role="img" aria-label={t('signature.pad')} />
      <div className={layout.wrap8}>
        <Button loading={isBusy} onClick={save}>
          {t('signature.use')}
        </Button>
        <Button variant="default" onClick={() => pad.current?.clear()}>
          {t('ui:clear')}
        </Button>
        <Button variant="subtle" onClick={() => onDone(undefined)}>
          {t('common:cancel')}
        </Button>
      </div>
    </div>
  );
}
