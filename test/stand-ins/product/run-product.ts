import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadyFile } from '../../../lib/local/start-product.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { type Caller, callerWith } from '../../support/caller.ts';

const script = join(import.meta.dirname, 'product-process.ts');

/** The product running in a process of its own. */
export interface Running {
  child: ChildProcess;
  ready: ReadyFile;
  /** Duration of the start, in milliseconds. */
  took: number;
}

/** Makes folders for a product's data and pages, and returns a function that starts the product there. */
export function prepareProduct(name: string) {
  const parent = mkdtempSync(join(tmpdir(), name));
  const [folder, site] = [join(parent, 'kept'), join(parent, 'web')];
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Lumitree</title>');
  const children: ChildProcess[] = [];
  const spawnIn = (where: string, ...more: string[]): ChildProcess => {
    const child = spawn(process.execPath, [script, where, site, ...more], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  };
  return {
    parent,
    folder,
    spawnIn,
    /** @param killPoint in the format of `product-process.ts` */
    start: (killPoint?: string) => start(spawnIn(folder, ...(killPoint ? ['0', killPoint] : []))),
    /** Ends all remaining processes, also those that no test refers to, and deletes the folders. */
    remove: async () => {
      for (const child of children) if (isRunning(child)) await end({ child }, 'SIGKILL');
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

async function start(child: ChildProcess): Promise<Running> {
  const started = performance.now();
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (text.endsWith('\n')) break;
  }
  if (text === '') throw new Error(`the product did not start: ${child.stderr?.read() ?? child.signalCode}`);
  return { child, ready: JSON.parse(text) as ReadyFile, took: performance.now() - started };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

export async function end({ child }: Pick<Running, 'child'>, signal: 'SIGTERM' | 'SIGKILL') {
  const exited = once(child, 'exit');
  child.kill(signal);
  return exited;
}

/** Signs a demo account in; returns a caller of the API and the response. */
export async function signIn({ api, signIns }: ReadyFile, email: string, slug?: string) {
  const known = signIns.find(one => one.email === email && (!slug || one.organizationSlug === slug));
  const { password = '', organizationSlug } = known ?? {};
  const { data } = await callerWith(api, {}).call(account.login, {
    email,
    password,
    ...(organizationSlug && { organizationSlug }),
  });
  return { ...data, caller: callerWith(api, { authorization: `Bearer ${data.token.token}` }) };
}

export const countCases = async (caller: Caller) =>
  (await caller.call(cases.searchCases, {})).data.meta.total;
