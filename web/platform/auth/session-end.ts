import type { CallCode, CallError } from '../api/call-error.ts';
import type { SessionEnd } from './device-data.ts';

type Listener = (code: CallCode) => void;

let listener: Listener = () => {};

export function onSessionEnd(announce: Listener): void {
  listener = announce;
}

/** Tells the listener that the session has ended. @param code reason given by the API */
export function reportSessionEnd(code: CallCode): void {
  listener(code);
}

/** How the session has ended. An end without a reason counts as expired, which deletes less data. */
export const endOf = ({ code, isUnexplained }: CallError): SessionEnd =>
  isUnexplained || code === 'session.expired' ? 'expired' : 'ended';
