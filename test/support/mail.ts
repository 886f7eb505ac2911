import { openWorld, settled, type World } from './world.ts';

type Email = ReturnType<World['backend']['mail']['received']>[number];

/** Waits until all emails are sent, and returns those to this address, the oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  await settled();
  return (await openWorld()).backend.mail.received(address);
}

/** Path and token of the link to reports in an email; empty if there is none. */
export function linkIn(mail: Email | undefined): { path: string; token: string } {
  const [, path = '', token = ''] = /(\/[\w/-]*)\?link=([\w.-]+)/.exec(mail?.body.text ?? '') ?? [];
  return { path, token };
}
