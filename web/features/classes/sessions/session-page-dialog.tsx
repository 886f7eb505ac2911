import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { SessionFormDialog } from './form/session-form-dialog.tsx';
import { sessionQuery } from './queries.ts';
import { readSessionAddress, type SessionAddress, useOpenSession } from './session-address.ts';
import { SessionSheet } from './session-sheet.tsx';

/** Dialog of the session that the URL names; `session=new` opens the form for a new session. */
function SessionPageDialog() {
  const address = readSessionAddress(useSearchParams()[0]);
  return address && <SessionDialogs key={address.id} address={address} />;
}

export { SessionPageDialog as Component };

function SessionDialogs({ address }: { address: SessionAddress }) {
  const { close } = useOpenSession();
  const isReadOnly = useIsReadOnly();
  if (address.id !== null) return <OneSession id={address.id} isEdited={address.isEdited && !isReadOnly} />;
  if (isReadOnly) return null;
  return <SessionFormDialog record={null} given={address.given} onClose={close} onSaved={close} />;
}

function OneSession({ id, isEdited }: { id: string; isEdited: boolean }) {
  const { t } = useTranslation('moreErrors');
  const me = useSession();
  const { close, open } = useOpenSession();
  const { data: session, error, refetch } = useQuery({ ...sessionQuery(id), retry: false });
  const mayChange = session !== undefined && mayChangeSession(session, me);
  const isRefused = isEdited && session !== undefined && !mayChange;

  const refuse = useEffectEvent(() => {
    void toastFailed(t('class-session.not-own'));
    open(id);
  });
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);

  if (isEdited && mayChange && session)
    return <SessionFormDialog record={session} onClose={() => open(id)} onSaved={() => open(id)} />;
  return <SessionSheet session={session} error={error} onRetry={() => void refetch()} onClose={close} />;
}
