import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../lib/build/build-web.ts';
import { isUpToDate } from '../lib/build/is-up-to-date.ts';
import { projectFolder, webFolder } from '../lib/build/paths.ts';
import { demoPassword } from '../lib/local/demo/people.ts';
import { LocalDataError } from '../lib/local/local-data.ts';
import { AlreadyRunningError } from '../lib/local/lock.ts';
import { openDevPages } from '../lib/local/site/open-dev-pages.ts';
import { type ReadyFile, startProduct } from '../lib/local/start-product.ts';
import { watchParent } from '../lib/local/watch-parent.ts';

const defaultPort = 4000;
const folder = join(projectFolder, '.local');
const help = `Runs the product on this computer, with the data of a demonstration: npm start
  --dev    serves the pages from their sources, for npm run dev
PORT=4000 chooses another port, LOG_LEVEL=INFO logs each call.`;

async function main(): Promise<void> {
  const { dev: isDev, help: wantsHelp } = parseArgs({
    options: { dev: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  }).values;
  if (wantsHelp) return console.log(help);
  const pages = isDev ? await openDevPages() : undefined;
  if (!isDev) await buildIfNeeded();
  const { ready, close } = await startProduct({
    onFailure: sentence => {
      console.error(`${sentence} What was saved is kept; npm start starts again.`);
      process.exit(1);
    },
    port: Number(process.env.PORT ?? defaultPort),
    folder,
    site: webFolder,
    logLevel: process.env.LOG_LEVEL ?? 'ERROR',
    onDemo: () => console.log('Making the demonstration, about a minute …'),
    ...(pages && { pages: pages.handler }),
  });
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    await pages?.close();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  watchParent(end);
  console.log(describe(ready));
}

async function buildIfNeeded(): Promise<void> {
  const sources = ['web', 'shared', 'docs/handbook', 'package-lock.json'].map(name =>
    join(projectFolder, name),
  );
  if (isUpToDate(join(webFolder, 'index.html'), sources)) return;
  console.log('Building the web app, about a minute the first time …');
  await buildWeb();
}

function describe({ web, inbox, signIns }: ReadyFile): string {
  const rows = signIns.map(
    ({ role, email, organizationSlug }) =>
      `  ${role.padEnd(11)} ${email.padEnd(30)} ${organizationSlug ?? 'the platform'}`,
  );
  const accounts =
    rows.length > 0
      ? [`Sign in with the password "${demoPassword}" as`, ...rows]
      : ['No account has the password of the demonstration any more.'];
  return [
    '',
    `Lumitree 明树 is ready at ${web}`,
    `Mails it sends are at      ${inbox}`,
    '',
    ...accounts,
    '',
    'Ctrl-C ends it; npm run reset starts over.',
  ].join('\n');
}

try {
  await main();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isOption = code?.startsWith('ERR_PARSE_ARGS');
  const isExpected = isOption || error instanceof AlreadyRunningError || error instanceof LocalDataError;
  if (code === 'EADDRINUSE') console.error(`${message}\nSet PORT to use another port.`);
  else console.error(isExpected ? message : error);
  process.exit(1);
}
