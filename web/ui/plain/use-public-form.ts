import { useEffect, useRef } from 'react';
import { setChineseScript } from '../../platform/i18n/translations.ts';

/** Maximum number of seconds that the page waits without telling the user. */
const shortWait = 5;

/** Waits if the time is short; returns false at once if it is long or unknown. */
export async function waitShortly(seconds: number | undefined): Promise<boolean> {
  if ((seconds ?? 60) > shortWait) return false;
  await new Promise(resolve => setTimeout(resolve, (seconds ?? 1) * 1_000));
  return true;
}

/** When the phone is online again, resends input that could not be sent before. */
export function useSendWhenOnline(isWaiting: boolean, send: () => Promise<unknown>): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => void latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWaiting]);
}

/** Makes the browser ask before typed input is lost. */
export function useWarnBeforeLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** Shows the page in the organisation's Chinese script, unless the phone is set to Chinese itself. */
export function useOrganizationScript(script: 'simplified' | 'traditional' | undefined): void {
  useEffect(() => {
    if (script && !navigator.languages.some(language => /^zh\b/i.test(language)))
      void setChineseScript(script);
  }, [script]);
}
