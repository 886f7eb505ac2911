import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountUploads, useUploadCount } from '../feedback/running-uploads.ts';
import { SubmitButton } from '../feedback/submit-button.tsx';
import layout from '../layout/layout.module.css';
import { DraftNotice } from './draft-notice.tsx';
import styles from './record-form-frame.module.css';
import { SavedAt } from './saved-at.tsx';
import type { RecordFormState } from './use-record-form.ts';

interface RecordFormFrameProps {
  state: Pick<
    RecordFormState,
    'node' | 'draft' | 'offeredDraft' | 'isSaving' | 'onSubmit' | 'onDiscardDraft'
  >;
  save: string;
  onCancel: () => void;
  children: ReactNode;
}

export function RecordFormFrame({ state, save, onCancel, children }: RecordFormFrameProps) {
  const { t } = useTranslation();
  const { node, draft, offeredDraft, isSaving, onSubmit, onDiscardDraft } = state;
  const { isUploading, count } = useUploadCount();
  return (
    <form ref={node} noValidate onSubmit={onSubmit}>
      {offeredDraft && (
        <div className={layout.below16}>
          <DraftNotice at={offeredDraft.savedAt} onDiscard={onDiscardDraft} />
        </div>
      )}
      <CountUploads value={count}>
        <div className={layout.stack16}>{children}</div>
      </CountUploads>
      <div className={styles.actions}>
        <div className={styles.status}>
          <SavedAt isPrivate at={draft.savedAt} isSaving={draft.isSaving} isUploading={isUploading} />
        </div>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <SubmitButton loading={isSaving} disabled={isUploading}>
          {save}
        </SubmitButton>
      </div>
    </form>
  );
}
