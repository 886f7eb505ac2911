import { makeSuperadmin } from '../lib/local/make-superadmin.ts';
import { readReadyFile } from '../lib/local/read-ready-file.ts';

const [email, fullName] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!email || !fullName) throw new Error('Usage: npm run superadmin -- EMAIL "NAME"');
  const ready = readReadyFile();
  const isNew = await makeSuperadmin(ready, email, fullName);
  console.log(`${email} is a superadmin, and signs in at ${ready.web}/login.`);
  console.log(
    isNew
      ? `The first password is in the mail at ${ready.inbox}`
      : 'They had an account already; nothing was sent.',
  );
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
