import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailed } from '../../../ui/feedback/toast.ts';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds left until a time (milliseconds since 1970), counting down. */
function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    setLeft(secondsUntil(end));
    const clock = setInterval(() => {
      setLeft(secondsUntil(end));
      if (end <= Date.now()) clearInterval(clock);
    }, 1_000);
    return () => clearInterval(clock);
  }, [end]);
  return left;
}

const cooldownMs = 60_000;

/** Time when a code was last requested; kept across pages of this tab. */
let lastSentAt = 0;

export function useSendCode() {
  const { t } = useTranslation('errors');
  const [sentAt, setSentAt] = useState(lastSentAt);
  const [isSending, setSending] = useState(false);
  const secondsLeft = useCountdown(sentAt + cooldownMs);

  /** Requests a code. Returns whether the request was sent, not whether the address is known. */
  async function send(email: string): Promise<boolean> {
    setSending(true);
    try {
      const { sendCode } = await import('./password-reset.ts');
      await sendCode(email);
      lastSentAt = Date.now();
      setSentAt(lastSentAt);
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
