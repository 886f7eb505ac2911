import { Button, Group, Menu } from '@mantine/core';
import {
  IconArrowsMove,
  IconCalendarOff,
  IconCalendarPlus,
  IconClipboardCheck,
  IconCopy,
  IconMail,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { maxLineLength } from '../../../../shared/core/limits.ts';
import type { SeriesScope } from '../../../../shared/features/classes/sessions/schema.ts';
import {
  mayChangeSession,
  needsReason,
  phaseOf,
} from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { useOpenSession } from './session-address.ts';
import { sessionName } from './session-name.ts';
import { ScopeChoice, useSeriesScope } from './use-series-scope.tsx';
import { type AnySession, useSessionActions } from './use-session-actions.ts';
import { WhichSession } from './which-session.tsx';

const FamilyMailDialog = lazyComponent(
  async () => (await import('../family-mails/family-mail-dialog.tsx')).FamilyMailDialog,
);

interface SessionMenuProps {
  session: AnySession;
  /** Closes the view of the session after the session is deleted. */
  onClose?: () => void;
}

export function SessionMenu({ session, onClose }: SessionMenuProps) {
  const { t } = useTranslation(['sessions', 'familyMails', 'ui']);
  const to = useTo();
  const me = useSession();
  const { open, edit } = useOpenSession();
  const hasBegun = phaseOf(session, useNow()) !== 'planned';
  const actions = useSessionActions();
  const { askScope, scopeDialog } = useSeriesScope();
  const [dialog, setDialog] = useState<'copy' | 'cancel' | 'mail'>();
  const name = sessionName(session, t);
  const mayChange = mayChangeSession(session, me);
  const close = () => setDialog(undefined);

  /** Asks whether to remove the whole series, except in a colleague's session, where removal is rejected. */
  async function remove(): Promise<void> {
    const scope = mayChange ? await askScope('remove', session) : 'this';
    if (scope) await actions.remove(session, scope, onClose);
  }

  async function resume(): Promise<void> {
    const scope = await askScope('resume', session);
    if (scope) await actions.resume(session, scope);
  }

  return (
    <>
      <RecordMenu label={t('ui:act.of', { name })} width={280} isOwnPage={onClose !== undefined}>
        {/* A colleague's session: the message says why it cannot be done. */}
        {!mayChange && (
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => edit(session.id)}>
            {t('ui:act.edit')}
          </Menu.Item>
        )}
        {!mayChange && hasBegun && session.evaluated === 'none' && session.cancelled === null && (
          <Menu.Item
            component={Link}
            to={to('evaluate', { id: session.id })}
            leftSection={<IconClipboardCheck size={18} />}
          >
            {t('action.evaluate')}
          </Menu.Item>
        )}
        {mayChange && (
          <Menu.Item
            component={Link}
            to={`${to('timetable')}?date=${session.date}&move=${session.id}`}
            leftSection={<IconArrowsMove size={18} />}
          >
            {t('scope.move')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => setDialog('copy')}>
          {t('action.copy')}
        </Menu.Item>
        {mayChange && session.cancelled === null && (
          <Menu.Item leftSection={<IconMail size={18} />} onClick={() => setDialog('mail')}>
            {t('familyMails:action')}
          </Menu.Item>
        )}
        {mayChange && session.cancelled === null && (
          <Menu.Item leftSection={<IconCalendarOff size={18} />} onClick={() => setDialog('cancel')}>
            {t('scope.cancel')}
          </Menu.Item>
        )}
        {mayChange && session.cancelled !== null && (
          <Menu.Item leftSection={<IconCalendarPlus size={18} />} onClick={() => void resume()}>
            {t('scope.resume')}
          </Menu.Item>
        )}
        {session.evaluated === 'none' && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => void remove()}>
            {t('scope.remove')}
          </Menu.Item>
        )}
      </RecordMenu>
      {scopeDialog}
      {dialog === 'mail' && <FamilyMailDialog session={session} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog session={session} onClose={close} />}
      {dialog === 'copy' && (
        <CopyDialog
          session={session}
          onClose={close}
          onCopied={({ id }) => {
            close();
            open(id);
          }}
          onUndone={() => open(session.id)}
        />
      )}
    </>
  );
}

interface CancelDialogProps {
  session: AnySession;
  onClose: () => void;
}

function CancelDialog({ session, onClose }: CancelDialogProps) {
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
