import { useTranslation } from 'react-i18next';
import type { UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import { useRunningUpload } from '../feedback/running-uploads.ts';
import layout from '../layout/layout.module.css';
import { DropZone } from './drop-zone.tsx';
import type { FileRule } from './file-rules.ts';
import { UploadRow } from './upload-row.tsx';
import { type UploadFile, useUploads } from './use-uploads.ts';

interface FileDropProps {
  rule: FileRule;
  upload: UploadFile;
  onUploaded?: (file: UploadedFile) => void;
  /** Whether to hide uploaded files, because the form lists them. */
  isListed?: boolean;
}

export function FileDrop({ rule, upload, onUploaded, isListed = false }: FileDropProps) {
  const { t } = useTranslation('ui');
  const { uploads, add, retry, remove } = useUploads(upload, rule, onUploaded);
  useRunningUpload(uploads.some(({ state }) => state.is === 'sending' || state.is === 'waiting'));

  const rows = isListed ? uploads.filter(({ state }) => state.is !== 'sent') : uploads;

  return (
    <div>
      <DropZone rule={rule} isMultiple onFiles={add} />
      {rows.length > 0 && (
        <ul className={layout.above8} aria-label={t('file.list')}>
          {rows.map(upload => (
            <UploadRow
              key={upload.id}
              upload={upload}
              rule={rule}
              onRetry={() => retry(upload)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
