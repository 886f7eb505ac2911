import { Button, Slider } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Dialog, DialogButtons } from '../dialog/dialog.tsx';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import styles from './crop-dialog.module.css';
import type { CropArea } from './crop-image.ts';

interface CropDialogProps {
  image: string;
  aspect: number;
  /** Maximum width divided by height. A wide image keeps its own ratio up to this maximum. */
  maxAspect?: number | undefined;
  isRound: boolean;
  isWorking: boolean;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
  /** Called when the browser cannot decode the image. */
  onUnreadable: () => void;
}

const maxZoom = 4;
const zoomStep = 0.05;
/** Pixels on the screen by which an arrow key moves the image. */
const arrowStep = 8;

const group = (label: string) => ({ 'aria-label': label, role: 'group' });

export function CropDialog(props: CropDialogProps) {
  const { image, aspect, maxAspect = aspect, isRound, isWorking, onCrop, onClose, onUnreadable } = props;
  const { t } = useTranslation(['ui', 'common']);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [ownAspect, setOwnAspect] = useState(aspect);
  const [area, setArea] = useState<CropArea | null>(null);

  const stage = useRef<HTMLDivElement>(null);
  const isThere = area !== null;

  useEffect(() => {
    if (isThere) stage.current?.querySelector<HTMLElement>('[role=group]')?.focus();
  }, [isThere]);

  return (
    <Dialog onClose={onClose} title={t('ui:crop.title')} size={480}>
      <div ref={stage} className={styles.stage}>
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={ownAspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={!isRound}
          keyboardStep={arrowStep}
          disableAutomaticStylesInjection
          cropperProps={group(t('ui:crop.area'))}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onMediaLoaded={({ naturalWidth, naturalHeight }) =>
            setOwnAspect(Math.max(aspect, Math.min(maxAspect, naturalWidth / naturalHeight)))
          }
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </div>
      <p className={styles.help}>{t('ui:crop.help')}</p>
      <p className={styles.label} aria-hidden>
        {t('ui:crop.zoom')}
      </p>
      <Slider
        className={styles.zoom}
        thumbLabel={t('ui:crop.zoom')}
        label={null}
        min={1}
        max={maxZoom}
        step={zoomStep}
        value={zoom}
        thumbSize={24}
        onChange={setZoom}
      />
      <DialogButtons onCancel={onClose}>
        <Button loading={isWorking} disabled={!area} onClick={() => area && onCrop(area)}>
          {t('ui:crop.use')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
