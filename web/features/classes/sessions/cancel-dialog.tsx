import { Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxLineLength } from '../../../../shared/core/limits.ts';
import type { SeriesScope } from '../../../../shared/features/classes/sessions/schema.ts';
import { needsReason } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ScopeChoice } from './use-series-scope.tsx';
import { type AnySession, useSessionActions } from './use-session-actions.ts';
import { WhichSession } from './which-session.tsx';

interface CancelDialogProps {
  session: AnySession;
  onClose: () => void;
}

export function CancelDialog({ session, onClose }: CancelDialogProps) {
  const { t } = useTranslation('sessions');
  const { cancel, isWorking } = useSessionActions();
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<SeriesScope>('this');
  const [isTried, setIsTried] = useState(false);
  const { evaluated, owner } = session;
  const field = useRef<HTMLInputElement>(null);
  const isNeeded = needsReason(session, useSession());
  const error =
    ([...reason].length > maxLineLength && 'validation.max_length') ||
    (isNeeded && isTried && reason.trim() === '' && 'validation.required');

  async function submit(): Promise<void> {
    setIsTried(true);
    if (error || (isNeeded && reason.trim() === '')) return field.current?.focus();
    if (await cancel(session, reason.trim(), scope)) onClose();
  }

  return (
    <Dialog onClose={onClose} title={t('scope.cancel')} size={480}>
      <form
        noValidate
        className={layout.stack12}
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <WhichSession session={session} />
        <p className={layout.soft}>{t('cancelDialog.text')}</p>
        {evaluated !== 'none' && <Notice tone="attention">{t('cancelDialog.evaluated')}</Notice>}
        <LineField
          label={t('field.reason')}
          description={
            isNeeded && evaluated !== 'none'
              ? t(`help.neededReason.${evaluated}`, { name: owner.fullName })
              : t('help.reason')
          }
          ref={field}
          required={isNeeded}
          value={reason}
          error={error}
          onChange={event => setReason(event.currentTarget.value)}
        />
        {session.series && <ScopeChoice value={scope} help={t('scope.help')} onChange={setScope} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('scope.keep')}
          </Button>
          <SubmitButton loading={isWorking}>{t('cancelDialog.confirm')}</SubmitButton>
        </Group>
      </form>
    </Dialog>
  );
}
