import { IconCloudUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import { useIsPhone } from '../theme/use-breakpoint.ts';
import styles from './file-drop.module.css';
import { type FileRule, sizeOf } from './file-rules.ts';
import { UploadRow } from './upload-row.tsx';
import { type UploadFile, useUploads } from './use-uploads.ts';

interface FileDropProps {
  rule: FileRule;
  upload: UploadFile;
  /** Called with each accepted upload. */
  onUploaded?: (file: UploadedFile) => void;
}

/** Drop zone: uploads dropped or chosen files and shows progress and errors. */
export function FileDrop({ rule, upload, onUploaded }: FileDropProps) {
  const { t } = useTranslation('ui');
  const isPhone = useIsPhone();
  const help = useId();
  const [isOver, setIsOver] = useState(false);
  const { uploads, add, retry, remove } = useUploads(upload, rule, onUploaded);

  function hover(event: DragEvent): void {
    event.preventDefault();
    setIsOver(true);
  }
  function leave(event: DragEvent<HTMLElement>): void {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setIsOver(false);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    add(event.dataTransfer.files);
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard users use the input inside */}
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        onDragEnter={hover}
        onDragOver={hover}
        onDragLeave={leave}
        onDrop={drop}
      >
        <IconCloudUpload size={24} aria-hidden />
        <span>
          {!isPhone && (
            <>
              <b>{t('file.drop')}</b> {t('file.or')}{' '}
            </>
          )}
          <label className={styles.choose}>
            {isPhone ? t('file.chooseOnPhone') : t('file.choose')}
            <input
              type="file"
              multiple
              accept={rule.extensions.map(ending => `.${ending}`).join(',')}
              aria-describedby={help}
              onChange={event => {
                add(event.currentTarget.files ?? []);
                event.currentTarget.value = '';
              }}
            />
          </label>
        </span>
        <span id={help} className={styles.help}>
          {t('file.rule', {
            types: rule.extensions.map(ending => ending.toUpperCase()).join(t('comma', { ns: 'common' })),
            size: sizeOf(rule.maxBytes),
          })}
        </span>
      </div>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={t('file.list')}>
          {uploads.map(one => (
            <UploadRow
              key={one.id}
              upload={one}
              rule={rule}
              onRetry={() => retry(one)}
              onRemove={() => remove(one.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
