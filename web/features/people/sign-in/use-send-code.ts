import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { useWait } from './use-wait.ts';

const pauseMs = 60_000;

/** When a code was last asked for; outlives the page it was asked on, but not the tab. */
let lastAsked = 0;

/** Asks for codes, with a pause after each. */
export function useSendCode() {
  const { t } = useTranslation('errors');
  const [asked, setAsked] = useState(lastAsked);
  const [isSending, setSending] = useState(false);
  const secondsLeft = useWait(asked + pauseMs);

  /** Says whether it was asked for; that is all anybody is told. */
  async function send(email: string): Promise<boolean> {
    setSending(true);
    try {
      const { sendCode } = await import('./password-reset.ts');
      await sendCode(email);
      lastAsked = Date.now();
      setAsked(lastAsked);
      return true;
    } catch {
      toastFailed(t('network.failed'));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { send, isSending, secondsLeft };
}
