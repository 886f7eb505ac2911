import { Button } from '@mantine/core';
import { IconAlertCircle, IconPhoto } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurposeName } from '../../../shared/core/file-purposes.ts';
import { Progress } from '../feedback/progress.tsx';
import { useRunningUpload } from '../feedback/running-uploads.ts';
import layout from '../layout/layout.module.css';
import { lazyComponent } from '../lazy-component.tsx';
import { FileImage, useFileLink } from './file-image.tsx';
import { sizeOf } from './file-rules.ts';
import styles from './picture-field.module.css';
import { ruleFor, usePicture } from './use-picture.ts';

const CropDialog = lazyComponent(async () => (await import('./crop-dialog.tsx')).CropDialog);

interface PictureFieldProps {
  label: string;
  purpose: PurposeName;
  name?: string;
  /** File id; null for no picture. */
  value: string | null;
  onChange: (id: string | null) => void;
  aspect?: number;
  /** Maximum width divided by height. A wide picture keeps its own ratio up to this maximum. */
  maxAspect?: number;
  isRound?: boolean;
  error?: string | undefined;
}

export function PictureField(props: PictureFieldProps) {
  const { label, purpose, name, value, onChange, aspect = 1, maxAspect, isRound = false, error } = props;
  const { t } = useTranslation(['ui', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const picture = usePicture(purpose, ({ id }) => onChange(id));
  const rule = ruleFor(purpose);
  useRunningUpload(picture.sending !== null);
  const fault = picture.fault ? t(`ui:file.${picture.fault}`) : error;
  return (
    <fieldset className={styles.field} aria-describedby={help}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {(value !== null || name !== undefined) && (
          <Chosen id={value} purpose={purpose} name={name ?? label} aspect={aspect} />
        )}
        <div className={styles.words}>
          <div className={layout.wrap8}>
            <Button
              variant="default"
              leftSection={<IconPhoto size={18} aria-hidden />}
              disabled={picture.sending !== null}
              onClick={() => input.current?.click()}
            >
              {t(value ? 'ui:picture.change' : 'ui:picture.choose')}
            </Button>
            {picture.sending && (
              <Button variant="subtle" onClick={picture.cancel}>
                {t('common:cancel')}
              </Button>
            )}
            {value && !picture.sending && (
              <Button variant="subtle" color="red" onClick={() => onChange(null)}>
                {t('ui:file.remove')}
              </Button>
            )}
          </div>
          {picture.sending && <Progress label={t('ui:picture.sending')} done={picture.sending.done} />}
          {picture.sending?.done === 1 && (
            <p className={layout.hint} role="status">
              {t('ui:file.checking')}
            </p>
          )}
          <span id={help} className={layout.hint}>
            {t('ui:file.ruleOfOne', {
              types: rule.extensions.map(ending => ending.toUpperCase()).join(t('common:comma')),
              size: sizeOf(rule.maxBytes),
            })}
          </span>
          {fault && (
            <span className={styles.fault} role="alert">
              <IconAlertCircle size={16} aria-hidden />
              {fault}
            </span>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={rule.extensions.map(ending => `.${ending}`).join(',')}
        onChange={event => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) picture.choose(file);
        }}
      />
      {picture.image && (
        <CropDialog
          image={picture.image}
          aspect={aspect}
          maxAspect={maxAspect}
          isRound={isRound}
          isWorking={picture.sending !== null}
          onCrop={picture.crop}
          onClose={picture.close}
          onUnreadable={picture.refuse}
        />
      )}
    </fieldset>
  );
}

interface ChosenProps {
  id: string | null;
  purpose: PurposeName;
  name: string;
  aspect: number;
}

/** Shows the chosen picture as other pages show it; a wide picture keeps its ratio. */
function Chosen({ id, purpose, name, aspect }: ChosenProps) {
  const url = useFileLink(aspect > 1 ? id : null, purpose);
  if (!url && aspect > 1 && id) return <div className={styles.wide} style={{ aspectRatio: aspect }} />;
  if (!url) return <FileImage id={id} purpose={purpose} name={name} size="large" />;
  return <img className={styles.wide} src={url} alt="" style={{ aspectRatio: aspect }} />;
}
