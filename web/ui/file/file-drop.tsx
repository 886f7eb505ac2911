import { useTranslation } from 'react-i18next';
import type { UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import layout from '../layout/layout.module.css';
import { DropZone } from './drop-zone.tsx';
import type { FileRule } from './file-rules.ts';
import { UploadRow } from './upload-row.tsx';
import { type UploadFile, useUploads } from './use-uploads.ts';

interface FileDropProps {
  rule: FileRule;
  upload: UploadFile;
  onUploaded?: (file: UploadedFile) => void;
}

export function FileDrop({ rule, upload, onUploaded }: FileDropProps) {
  const { t } = useTranslation('ui');
  const { uploads, add, retry, remove } = useUploads(upload, rule, onUploaded);

  return (
    <div>
      <DropZone rule={rule} isMultiple onFiles={add} />
      {uploads.length > 0 && (
        <ul className={layout.above8} aria-label={t('file.list')}>
          {uploads.map(upload => (
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
