import { parseArgs } from 'node:util';
import * as z from 'zod';
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
};

const usage =
  'Usage: npm run provision -- --name NAME --slug SLUG --country HK --admin-name NAME --admin-email EMAIL --ends YYYY-MM-DD [--seats 10] [--modules eye,developer] [--language en|zh]';

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const { name, slug, country, seats, ends, modules, language } = values;
  if (!name || !slug || !country || !ends || !values['admin-email']) throw new Error(usage);
  const ready = readReadyFile();
  const changed = await provisionLocally(ready, {
    kind: 'organization',
    ...{ name, slug, country, seats, endsOn: ends },
    modules: modules.split(',').filter(Boolean),
    admin: { fullName: values['admin-name'], email: values['admin-email'], locale: language },
  });
  console.log(
    changed
      ? `${name} is set up; the mail to its admin is at ${ready.inbox}`
      : 'Everything was there already.',
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message);
  process.exitCode = 1;
}
