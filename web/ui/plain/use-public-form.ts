import { useEffect, useRef } from 'react';
import { setChineseScript } from '../../platform/i18n/translations.ts';

/** Seconds that are waited for without a word. */
const shortWait = 5;

/** Waits where a moment is enough. False where somebody has to be told. */
export async function waitShortly(seconds: number | undefined): Promise<boolean> {
  if ((seconds ?? 60) > shortWait) return false;
  await new Promise(resolve => setTimeout(resolve, (seconds ?? 1) * 1_000));
  return true;
}

/** What could not be sent is sent once the phone is online again. */
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

/** The browser asks before what was typed is lost. */
export function useWarnBeforeLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** Whoever’s phone prefers no Chinese reads it in the script of the organisation. */
export function useOrganizationScript(script: 'simplified' | 'traditional' | undefined): void {
  useEffect(() => {
    if (script && !navigator.languages.some(language => /^zh\b/i.test(language)))
      void setChineseScript(script);
  }, [script]);
}
