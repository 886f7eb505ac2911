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
  /** What ended the process; null where it came to its own end. */
  signal: NodeJS.Signals | null;
  answer: unknown;
  /** What SES took, as it travels. */
  rawMessages: Buffer[];
}

/**
 * Has a mail sent by a process of its own, which is killed at once when SES has taken the mail and before
 * it hears of it, unless it is spared.
 * @param aheadMs how far the process's clock is put forward
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
