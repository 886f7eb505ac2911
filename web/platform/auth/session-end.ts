import type { CallCode, CallError } from '../api/call-error.ts';
import type { SessionEnd } from './device-data.ts';

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

/** An end that the API does not confirm counts as expired, so that nothing is deleted by mistake. */
export const endOf = ({ code, isUnexplained }: CallError): SessionEnd =>
  isUnexplained || code === 'session.expired' ? 'expired' : 'ended';
