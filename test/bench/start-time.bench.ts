import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { bundleFunction } from '../../lib/build/bundle-functions.ts';
import { originSecret } from '../../lib/local/start-backend.ts';
import { openClinic } from '../support/clinic.ts';
import { openWorld } from '../support/world.ts';
import { listEvent } from './list-call.ts';
import { median } from './throughput.bench.ts';

const rounds = 15;
const firstCalls = 5;
const entries = ['api', 'account', 'events', 'provision', 'cognito'];
const packages = 'packages-alone';
const packagesFolder = `.cache/bench/${packages}`;
const fileOf = (entry: string) => `./dist/functions/${entry}/index.mjs`;

interface Start {
  /** Processor time in milliseconds. */
  ms: number;
  /** Resident memory in megabytes. */
  memory: number;
}

interface FirstCall {
  status: number;
  ms: number;
  memory: number;
  filesAtStart: number;
  files: number;
}

/**
 * Measures the start of each Lambda, as a multiple of the time that the SDK, middy and zod take alone. Uses
 * processor time, and measures in alternating rounds, so that a busy machine slows all equally. Then measures
 * the first call of `api`, a list of cases, and the number of files that this call opens.
 */
export async function benchStartTime(): Promise<void> {
  await bundleFunction(packages, packagesFolder, `test/bench/${packages}.ts`);
  const files = new Map([
    [packages, `./${packagesFolder}/index.mjs`],
    ...entries.map(entry => [entry, fileOf(entry)] as const),
  ]);
  const starts = new Map<string, Start[]>([...files.keys()].map(name => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, file] of files) starts.get(name)?.push(await run<Start>(startCode(file)));
  const of = (name: string, field: keyof Start) =>
    median((starts.get(name) ?? []).map(start => start[field]));
  const alone = of(packages, 'ms');
  const parts = entries.map(
    entry => `${entry} ${(of(entry, 'ms') / alone).toFixed(2)} (${of(entry, 'memory').toFixed(0)} MB)`,
  );
  console.log(
    `start: SDK, middy and zod alone take ${alone.toFixed(0)} ms of the processor and ${of(packages, 'memory').toFixed(0)} MB; times that: ${parts.join(', ')}`,
  );
  await benchFirstCall();
}

async function benchFirstCall(): Promise<void> {
  const { backend } = await openWorld();
  const { admin, slug } = await openClinic();
  const { standIns, ...environment } = backend.environmentOf('api');
  const variables = {
    AWS_REGION: environment.region,
    AWS_ACCESS_KEY_ID: standIns.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: standIns.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: standIns.endpoints.dynamodb,
    AWS_ENDPOINT_URL_STS: standIns.endpoints.sts,
    TABLE_NAME: environment.tableName,
    ORGANIZATION_ROLE_ARN: environment.organizationRoleArn,
    CLIENT_IDS: environment.clientIds.join(','),
    ORIGIN_SECRETS: originSecret,
    CURSOR_SECRETS: environment.cursorSecrets.join(','),
    FILES_BUCKET: environment.filesBucket,
    FILES_URL: environment.filesUrl,
    SANITIZE_FUNCTION: environment.sanitizeFunction,
    LOG_LEVEL: 'SILENT',
    EVENT: JSON.stringify(listEvent(admin, slug)),
  };
  const counted = await run<FirstCall>(countFilesCode + firstCallCode, variables);
  const calls: FirstCall[] = [];
  for (let round = 0; round < firstCalls; round++) calls.push(await run<FirstCall>(firstCallCode, variables));
  const failed = [counted, ...calls].find(({ status }) => status !== 200);
  if (failed) throw new Error(`the first call was answered with ${failed.status}`);
  console.log(
    `first call: api opens ${counted.filesAtStart} files at its start and ${counted.files - counted.filesAtStart} for a list of cases, which takes ${median(calls.map(({ ms }) => ms)).toFixed(0)} ms with assuming the role, and has ${median(calls.map(({ memory }) => memory)).toFixed(0)} MB then`,
  );
}

const startCode = (file: string) => `
  await import('${file}');
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ ms: (user + system) / 1000, memory: process.memoryUsage.rss() / 1e6 }));`;

const firstCallCode = `
  const { handler } = await import('${fileOf('api')}');
  const filesAtStart = globalThis.opened;
  const from = performance.now();
  const { statusCode: status } = await handler(JSON.parse(process.env.EVENT), {});
  const ms = performance.now() - from;
  const [files, memory] = [globalThis.opened, process.memoryUsage.rss() / 1e6];
  console.log(JSON.stringify({ status, ms, memory, filesAtStart, files }));
  process.exit();`;

const countFilesCode = `
  globalThis.opened = 0;
  (await import('node:module')).registerHooks({
    load: (url, context, next) => {
      if (url.startsWith('file:')) globalThis.opened++;
      return next(url, context);
    },
  });`;

async function run<Measured>(code: string, variables: NodeJS.ProcessEnv = {}): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, ...variables },
  });
  return JSON.parse(stdout);
}

export const areBundled = (): boolean => entries.every(entry => existsSync(fileOf(entry)));
