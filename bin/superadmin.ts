import { makeSuperadmin } from '../lib/local/make-superadmin.ts';
import { readReadyFile } from '../lib/local/read-ready-file.ts';

const [email, fullName, locale] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!email || !fullName) throw new Error('Usage: npm run superadmin -- EMAIL "NAME" [en|zh]');
  const ready = readReadyFile();
  const { message = [] } = await makeSuperadmin(ready, { email, fullName, locale });
  console.log([...message, `Mails of this machine are at ${ready.inbox}.`].join('\n'));
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
