import { parseArgs } from 'node:util';
import { provisionLocally } from '../lib/local/provision-locally.ts';
import { readReadyFile } from '../lib/local/read-ready-file.ts';

const text = { type: 'string' } as const;
const options = {
  name: text,
  slug: text,
  country: text,
  'admin-name': text,
  'admin-email': text,
  language: { ...text, default: 'en' },
  seats: { ...text, default: '10' },
  ends: text,
  modules: { ...text, default: '' },
  'time-zone': text,
  invitation: text,
  help: { type: 'boolean', default: false },
} as const;

const usage =
  'Usage: npm run provision -- --name NAME --slug SLUG --country HK --admin-name NAME --admin-email EMAIL --ends YYYY-MM-DD [--seats 10] [--modules eye,developer] [--language en|zh] [--time-zone Asia/Hong_Kong] [--invitation keep|resend|replace]';

/**
 * Writes `--seats -1` as `--seats=-1`, because `parseArgs` would take a separate `-1` for an option.
 */
const joinNumbers = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    const next = args[at + 1];
    if (/^-\d/.test(arg) && args[at - 1]?.startsWith('--')) return [];
    return next && /^-\d/.test(next) && arg.startsWith('--') ? [`${arg}=${next}`] : [arg];
  });

async function main(): Promise<void> {
  const { values } = parseArgs({ options, args: joinNumbers(process.argv.slice(2)) });
  const { name, slug, country, seats, ends, modules, language } = values;
  if (values.help || process.argv.length === 2) return console.log(usage);
  const ready = readReadyFile();
  const { message = [] } = await provisionLocally(ready, {
    kind: 'organization',
    ...{ name, slug, country, seats, endsOn: ends },
    ...(values['time-zone'] && { timeZone: values['time-zone'] }),
    ...(values.invitation && { invitation: values.invitation }),
    modules: modules
      .split(',')
      .map(word => word.trim())
      .filter(Boolean),
    admin: { fullName: values['admin-name'], email: values['admin-email'], locale: language },
  });
  console.log([...message, `Mails of this machine are at ${ready.inbox}.`].join('\n'));
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
