import { readReadyFile } from '../lib/local/read-ready-file.ts';

const [email, slug] = process.argv.slice(2);

async function main(): Promise<void> {
  const ready = readReadyFile();
  const known = ready.signIns.find(
    signIn => signIn.email === email && (!slug || signIn.organizationSlug === slug),
  );
  if (!known) {
    const emails = [...new Set(ready.signIns.map(signIn => signIn.email))].join('\n  ');
    throw new Error(`Usage: npm run token -- EMAIL [ORGANISATION]\nKnown are:\n  ${emails}`);
  }
  const { password, organizationSlug } = known;
  const answer = await fetch(`${ready.api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, ...(organizationSlug && { organizationSlug }) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { token: { token: string } } };
  console.log(data.token.token);
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
