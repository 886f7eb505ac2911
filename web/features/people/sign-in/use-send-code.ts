import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { useCountdown } from './use-countdown.ts';

const cooldownMs = 60_000;

/** When a code was last requested; kept across pages of this tab. */
let lastSentAt = 0;

/** Requests codes, with a cooldown. */
export function useSendCode() {
  const { t } = useTranslation('errors');
  const [sentAt, setAsked] = useState(lastSentAt);
  const [isSending, setSending] = useState(false);
  const secondsLeft = useCountdown(sentAt + cooldownMs);

  /** Returns whether the request was sent, and reveals nothing else. */
  async function send(email: string): Promise<boolean> {
    setSending(true);
    try {
      const { sendCode } = await import('./password-reset.ts');
      await sendCode(email);
      lastSentAt = Date.now();
      setAsked(lastSentAt);
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
