import { ActionIcon, Switch } from '@mantine/core';
import { IconFileText, IconGripVertical, IconPhoto, IconTrash } from '@tabler/icons-react';
import type { HTMLAttributes, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { mayAppend } from '../../../../shared/features/notes/attachments/attachment-rules.ts';
import type { Attachment, AttachmentFields } from '../../../../shared/features/notes/attachments/schema.ts';
import { sizeOf } from '../../../ui/file/file-rules.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './attachments.module.css';

/** A file of a note. It has a link only after the note was saved with it. */
export type KnownFile = Pick<Attachment, 'name' | 'type' | 'size' | 'pages' | 'problem'> & { url?: string };

interface AttachmentRowProps {
  value: AttachmentFields;
  file: KnownFile;
  rowProps: HTMLAttributes<HTMLLIElement> & RefAttributes<HTMLLIElement>;
  handleProps: HTMLAttributes<HTMLButtonElement>;
  /** Whether the file fits into the PDF of the note. */
  fits: boolean;
  onChange: (changes: Partial<AttachmentFields>) => void;
  onRemove: () => void;
}

export function AttachmentRow(props: AttachmentRowProps) {
  const { value, file, rowProps, handleProps, fits, onChange, onRemove } = props;
  const { t } = useTranslation(['notes', 'common']);
  const { name, problem } = file;
  const isRefused = !mayAppend(file);
  const help = problem
    ? t(`attachments.${problem}`)
    : fits || value.isAppended
      ? undefined
      : t('attachments.tooMuch');
  return (
    <li className={styles.row} {...rowProps}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.handle}
        aria-label={t('attachments.move', { name })}
        {...handleProps}
      >
        <IconGripVertical size={18} aria-hidden />
      </ActionIcon>
      <div className={`${layout.stack8} ${layout.grow}`}>
        <AttachmentName file={file} />
        <LineField
          aria-label={t('attachments.captionOf', { name })}
          placeholder={t('attachments.caption')}
          isPrinted
          value={value.caption}
          onChange={event => onChange({ caption: event.currentTarget.value })}
        />
        <Switch
          label={t('attachments.append')}
          aria-label={t('common:labelled', { name: t('attachments.append'), value: name })}
          description={help}
          disabled={!value.isAppended && (isRefused || !fits)}
          checked={value.isAppended}
          onChange={event => onChange({ isAppended: event.currentTarget.checked })}
        />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('attachments.remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

export function AttachmentName({ file: { name, type, size, pages, url } }: { file: KnownFile }) {
  const { t } = useTranslation('notes');
  const Icon = type.startsWith('image/') ? IconPhoto : IconFileText;
  return (
    <span className={styles.name}>
      <Icon size={18} aria-hidden />
      {url ? (
        <a href={url} target="_blank" rel="noopener">
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
      <span className={`${layout.flush} ${layout.hint} ${layout.regular}`}>
        {[
          sizeOf(size, 'nearest'),
          ...(pages === null ? [] : [t('attachments.pages', { count: pages })]),
        ].join(' · ')}
      </span>
    </span>
  );
}
