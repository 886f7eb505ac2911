import { IconCloudUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import { useIsPhone } from '../theme/use-breakpoint.ts';
import styles from './file-drop.module.css';
import { type FileRule, sizeOf } from './file-rules.ts';

interface DropZoneProps {
  rule: Pick<FileRule, 'extensions' | 'named' | 'maxBytes'>;
  isMultiple?: boolean;
  /** Another limit of a file than its types and size. */
  limit?: string;
  onFiles: (files: Iterable<File>) => void;
}

export function DropZone({ rule, isMultiple = false, limit, onFiles }: DropZoneProps) {
  const { t } = useTranslation('ui');
  const isPhone = useIsPhone();
  const help = useId();
  const [isOver, setIsOver] = useState(false);

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
    onFiles(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users use the input inside
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
            <b>{t(isMultiple ? 'file.drop' : 'file.dropOne')}</b> {t('file.or')}{' '}
          </>
        )}
        <label className={styles.choose}>
          {isPhone ? t(isMultiple ? 'file.chooseOnPhone' : 'file.chooseOneOnPhone') : t('file.choose')}
          <input
            type="file"
            multiple={isMultiple}
            accept={[...rule.extensions, ...(rule.named ?? [])].map(ending => `.${ending}`).join(',')}
            aria-describedby={help}
            onChange={event => {
              onFiles(event.currentTarget.files ?? []);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </span>
      <span id={help} className={layout.hint}>
        {t(isMultiple ? 'file.rule' : 'file.ruleOfOne', {
          types: rule.extensions.map(ending => ending.toUpperCase()).join(t('comma', { ns: 'common' })),
          size: sizeOf(rule.maxBytes),
        })}
        {limit && ` · ${limit}`}
      </span>
    </div>
  );
}
