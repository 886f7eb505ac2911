import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  appendedSize,
  fitsIntoPdf,
  maxAppendedBytes,
  maxAppendedPages,
  maxAttachments,
} from '../../../../shared/features/notes/attachments/attachment-rules.ts';
import type { AttachmentFields } from '../../../../shared/features/notes/attachments/schema.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import type { UploadedFile } from '../../../../shared/features/operations/files/schema.ts';
import { uploaderFor } from '../../../platform/api/upload-file.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { DropZone } from '../../../ui/file/drop-zone.tsx';
import { sizeOf } from '../../../ui/file/file-rules.ts';
import { UploadRow } from '../../../ui/file/upload-row.tsx';
import { ruleFor } from '../../../ui/file/use-picture.ts';
import { useUploads } from '../../../ui/file/use-uploads.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { moveWithin, useReorder } from '../../../ui/list/reorder/use-reorder.ts';
import { AttachmentRow, type KnownFile } from './attachment-row.tsx';
import styles from './attachments.module.css';

const purpose = 'note-attachment';
const rule = ruleFor(purpose);
const upload = uploaderFor(purpose);

interface EditAttachmentsProps {
  stored: Note['attachments'];
  values: readonly AttachmentFields[];
  /** Called with a function that changes the latest list, because uploads may have changed the list. */
  onChange: (next: (now: readonly AttachmentFields[]) => AttachmentFields[]) => void;
  onUploading: (isUploading: boolean) => void;
}

export function EditAttachments({ stored, values, onChange, onUploading }: EditAttachmentsProps) {
  const { t } = useTranslation('notes');
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, UploadedFile>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  const { uploads, add, retry, remove } = useUploads(upload, rule, file => {
    setUploaded(before => new Map(before).set(file.id, file));
    onChange(now => [...now, { fileId: file.id, caption: '', isAppended: false }]);
  });
  const pending = uploads.filter(({ state }) => state.is !== 'sent');
  const isUploading = pending.some(({ state }) => state.is === 'sending' || state.is === 'waiting');
  const tellUploading = useEffectEvent(onUploading);
  useEffect(() => tellUploading(isUploading), [isUploading]);

  const known = new Map<string, KnownFile>([
    ...uploaded,
    ...stored.map(file => [file.fileId, file] as const),
  ]);
  const rows = values.flatMap(value => {
    const file = known.get(value.fileId);
    return file ? [{ ...value, file }] : [];
  });
  const { handleProps, rowProps } = useReorder(
    rows.map(({ fileId }) => fileId),
    (from, to) => {
      onChange(now => moveWithin(now, from, to));
      setAnnouncement(
        t('attachments.moved', { name: rows[from]?.file.name, position: to + 1, count: rows.length }),
      );
    },
  );
  const listed = rows.map(({ isAppended, file }) => ({ ...file, isAppended }));
  const appended = appendedSize(listed);

  function addFiles(files: Iterable<File>): void {
    const all = [...files];
    const room = maxAttachments - values.length - pending.length;
    if (all.length > room) toastFailed(t('attachments.tooMany', { count: maxAttachments }));
    add(all.slice(0, Math.max(0, room)));
  }

  const changeOne = (fileId: string, changes: Partial<AttachmentFields>) =>
    onChange(now => now.map(file => (file.fileId === fileId ? { ...file, ...changes } : file)));

  return (
    <section className={`${card.card} ${styles.root}`} aria-labelledby="attachments-title">
      <h2 id="attachments-title">{t('attachments.title')}</h2>
      {rows.length > 0 && (
        <ul className={`${layout.stack4} ${layout.list}`} aria-label={t('attachments.title')}>
          {rows.map(({ file, ...value }, index) => (
            <AttachmentRow
              key={value.fileId}
              value={value}
              file={file}
              rowProps={rowProps(value.fileId, index)}
              handleProps={handleProps(index)}
              fits={fitsIntoPdf(
                listed.map((file, at) => (at === index ? { ...file, isAppended: true } : file)),
              )}
              onChange={changes => changeOne(value.fileId, changes)}
              onRemove={() => onChange(now => now.filter(({ fileId }) => fileId !== value.fileId))}
            />
          ))}
        </ul>
      )}
      {pending.length > 0 && (
        <ul className={`${layout.stack4} ${layout.list}`} aria-label={t('attachments.uploads')}>
          {pending.map(upload => (
            <UploadRow
              key={upload.id}
              upload={upload}
              rule={rule}
              onRetry={() => void retry(upload)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
      {appended.pages > 0 && (
        <p className={`${layout.hint} ${layout.regular}`}>
          {t('attachments.appended', {
            count: appended.pages,
            size: sizeOf(appended.bytes),
            limit: sizeOf(maxAppendedBytes),
            pages: maxAppendedPages,
          })}
        </p>
      )}
      {values.length + pending.length < maxAttachments && (
        <DropZone rule={rule} isMultiple onFiles={addFiles} />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}
