import { useTranslation } from 'react-i18next';
import type { UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './file-drop.module.css';
import type { FileRule } from './file-rules.ts';
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
  const { uploads, add, retry, remove } = useUploads(upload, rule, onUploaded);

  return (
    <div>
      <DropZone rule={rule} isMultiple onFiles={add} />
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
