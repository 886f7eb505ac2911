/**
 * `npm run smoke -- https://…` checks a deployment from outside, as a visitor: pages have security headers,
 * the site forwards `/api` to the API, and the API rejects requests without a sign-in.
 */
interface Look {
  what: string;
  path: string;
  isRight: (response: Response, text: string) => boolean;
}

const looks: Look[] = [
  {
    what: 'the start page is served and names its scripts',
    path: '/',
    isRight: ({ status }, text) => status === 200 && /src="\/assets\//.test(text),
  },
  {
    what: 'pages may load nothing from elsewhere',
    path: '/',
    isRight: ({ headers }) => /default-src 'none'/.test(headers.get('content-security-policy') ?? ''),
  },
  {
    what: 'pages know their API',
    path: '/config.json',
    isRight: ({ status }, text) => status === 200 && text.includes('"userPoolId"'),
  },
  {
    what: 'the API refuses who has not signed in',
    path: '/api/auth/get',
    isRight: ({ status }) => status === 401,
  },
];

const [address] = process.argv.slice(2);
if (!address) throw new Error('Usage: npm run smoke -- https://ADDRESS-OF-THE-SITE');
let isWell = true;
for (const { what, path, isRight } of looks) {
  const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(20_000) });
  const isGood = isRight(response, await response.text());
  isWell &&= isGood;
  console.log(`${isGood ? 'yes' : 'NO '}  ${what} (${path}: ${response.status})`);
}
if (!isWell) process.exitCode = 1;
