import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconFile, IconFileAlert, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../feedback/progress.tsx';
import layout from '../layout/layout.module.css';
import styles from './file-drop.module.css';
import { type FileRule, sizeOf } from './file-rules.ts';
import type { Upload } from './use-uploads.ts';

interface UploadRowProps {
  upload: Upload;
  rule: FileRule;
  onRetry: () => void;
  onRemove: () => void;
}

export function UploadRow({ upload, rule, onRetry, onRemove }: UploadRowProps) {
  const { t } = useTranslation(['ui', 'common']);
  const { file, state } = upload;
  const isWrong = state.is === 'failed' || state.is === 'refused';
  const Icon = isWrong ? IconFileAlert : IconFile;
  return (
    <li className={styles.upload} data-wrong={isWrong || undefined}>
      <Icon size={20} className={styles.icon} aria-hidden />
      <div className={`${layout.stack4} ${layout.grow}`}>
        <span className={styles.name}>
          <span>{file.name}</span>
          {state.is === 'sending' && (
            <span className={layout.hint}>
              {state.done < 1 ? `${Math.round(state.done * 100)}%` : t('ui:file.checking')}
            </span>
          )}
        </span>
        {state.is === 'sending' && (
          <Progress label={t('ui:file.uploading', { name: file.name })} done={state.done} />
        )}
        {state.is === 'waiting' && (
          <span className={layout.hint} role="status">
            {t('ui:file.waiting')}
          </span>
        )}
        {state.is === 'sent' && (
          <span className={styles.sent} role="status">
            <IconCircleCheck size={16} aria-hidden />
            {t('ui:file.uploaded')}
          </span>
        )}
        {isWrong && <Fault upload={upload} rule={rule} />}
      </div>
      {state.is === 'failed' && (
        <Button variant="subtle" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
      {isWrong && (
        <Button variant="subtle" onClick={onRemove}>
          {t('ui:file.remove')}
        </Button>
      )}
      {(state.is === 'sending' || state.is === 'waiting') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('ui:file.cancel', { name: file.name })}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function Fault({ upload: { file, state }, rule }: Pick<UploadRowProps, 'upload' | 'rule'>) {
  const { t } = useTranslation('ui');
  const isTooBig = state.is === 'refused' && state.why === 'tooBig';
  return (
    <span className={styles.fault} role="alert">
      <IconAlertCircle size={16} aria-hidden />
      <span>{t(state.is === 'refused' ? `file.${state.why}` : 'file.failed')}</span>
      {isTooBig && (
        <span className={layout.hint}>
          {t('file.tooBigBy', { size: sizeOf(file.size), limit: sizeOf(rule.maxBytes) })}
        </span>
      )}
    </span>
  );
}
