import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { forward } from '../../../lib/local/forward.ts';
import { listen, readBody } from '../../../lib/local/serve.ts';
import { mailEvent } from '../queue-email.ts';
import { openWorld } from '../world.ts';

const program = fileURLToPath(new URL('mail-process.ts', import.meta.url));
const bodyLimit = 40 * 1024 * 1024;

interface SendOutcome {
  /** The signal that ended the process; null if it ended by itself. */
  signal: NodeJS.Signals | null;
  answer: unknown;
  /** Emails that SES accepted, in raw form. */
  rawMessages: Buffer[];
}

/**
 * Sends an email in a separate process, which is killed after SES has accepted the email and before the
 * process receives the response, unless the kill is turned off.
 * @param aheadMs how far the process's clock is set forward
 */
export async function sendInProcess(
  organization: string,
  id: string,
  { aheadMs = 0, isSpared = false } = {},
): Promise<SendOutcome> {
  const { backend } = await openWorld();
  const environment = backend.environmentOf('mail');
  const { endpoints } = environment.standIns;
  const rawMessages: Buffer[] = [];
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ses = await listen(async (request, response) => {
    const body = (await readBody(request, bodyLimit)) ?? Buffer.alloc(0);
    const { method, url: path, headers } = request;
    const taken = await forward(endpoints.ses, { method, path, headers, body });
    rawMessages.push(Buffer.from(JSON.parse(body.toString()).Content.Raw.Data, 'base64'));
    if (isSpared) response.writeHead(taken.status, taken.headers).end(taken.body);
    else child.kill('SIGKILL');
  });
  const standIns = { ...environment.standIns, endpoints: { ...endpoints, ses: ses.endpoint } };
  const event = mailEvent(organization, id);
  child.stdin.end(JSON.stringify({ environment: { ...environment, standIns }, aheadMs, event }));
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  await ses.close();
  return { signal, answer: said === '' ? null : JSON.parse(said), rawMessages };
}
