import type { CallCode } from '../api/call-error.ts';

type Listener = (code: CallCode) => void;

let listener: Listener = () => {};

/** Registers what tells the person that their session has ended. */
export function onSessionEnd(announce: Listener): void {
  listener = announce;
}

/** Reports that the session has ended. @param code why, as the API says it */
export function reportSessionEnd(code: CallCode): void {
  listener(code);
}
