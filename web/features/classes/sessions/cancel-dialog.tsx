import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxLineLength } from '../../../../shared/core/limits.ts';
import type { SeriesScope } from '../../../../shared/features/classes/sessions/schema.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import styles from './session.module.css';
import { sessionName } from './session-name.ts';
import { ScopeChoice } from './use-series-scope.tsx';
import { type AnySession, useSessionActions } from './use-session-actions.ts';

interface CancelDialogProps {
  session: AnySession;
  onClose: () => void;
}

/** Cancels a session with a reason; of a series, the following or all as well. */
export function CancelDialog({ session, onClose }: CancelDialogProps) {
  const { t } = useTranslation('sessions');
  const { cancel, isWorking } = useSessionActions();
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<SeriesScope>('this');
  const isTooLong = [...reason].length > maxLineLength;
  return (
    <Dialog onClose={onClose} title={t('scope.cancel', { name: sessionName(session, t) })} size={480}>
      <form
        noValidate
        className={styles.repeat}
        onSubmit={async event => {
          event.preventDefault();
          if (!isTooLong && (await cancel(session, reason.trim(), scope))) onClose();
        }}
      >
        <p className={styles.hint}>{t('cancelDialog.text')}</p>
        <LineField
          label={t('field.reason')}
          description={t('help.reason')}
          value={reason}
          error={isTooLong && 'validation.max_length'}
          onChange={event => setReason(event.currentTarget.value)}
        />
        {session.series && <ScopeChoice value={scope} onChange={setScope} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancelDialog.keep')}
          </Button>
          <SubmitButton loading={isWorking}>{t('cancelDialog.confirm')}</SubmitButton>
        </Group>
      </form>
    </Dialog>
  );
}
