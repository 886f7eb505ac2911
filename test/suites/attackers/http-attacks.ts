import { request } from 'node:http';
import { connect } from 'node:net';
import { child } from '../../features/cases/cases/samples.ts';
import { type Attack, type AttackStage, type Breach, unless, unlessSilent } from './attack.ts';

/** Sends these bytes on a separate connection and returns the response. */
function sendRaw({ world }: AttackStage, bytes: string): Promise<string> {
  const { hostname, port } = new URL(world.api);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', data => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

/** The statuses of all responses on one connection. */
const statusesOf = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

function sendWithHost({ world }: AttackStage, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${world.api}/location/countries`,
      { headers: { host, 'x-forwarded-host': host } },
      reply => {
        let text = JSON.stringify(reply.headers);
        reply.on('data', data => {
          text += data;
        });
        reply.on('end', () => resolve(text));
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

const create = (stage: AttackStage, body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  stage.clinic.admin.send('POST', 'cases', { body, headers });

/** Headers that every response must have, with the pattern of their value. */
const headersEverywhere: [name: string, wanted: RegExp][] = [
  ['cache-control', /no-store/],
  ['content-type', /^application\/json/],
  ['x-content-type-options', /^nosniff$/],
];

export const httpAttacks: Attack[] = [
  {
    attack: 'hiding a second request behind a length that contradicts the chunks',
    asvs: ['4.2.1'],
    run: async stage => {
      const hidden = 'GET /api/auth/get HTTP/1.1\r\nHost: a\r\n\r\n';
      const head = `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const statuses = statusesOf(await sendRaw(stage, `${head}0\r\n\r\n${hidden}`));
      return statuses.join() !== '400' && `answered ${statuses}`;
    },
  },
  {
    attack: 'sending two content lengths in one request',
    asvs: ['4.2.1'],
    run: async stage => {
      const bytes =
        'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 40\r\n\r\n{}';
      const statuses = statusesOf(await sendRaw(stage, bytes));
      return statuses.join() !== '400' && `answered ${statuses}`;
    },
  },
  {
    attack: 'adding a header by a line break within a header',
    asvs: ['4.2.1', '1.3.3'],
    run: async stage => {
      const bytes = `GET /api/auth/get HTTP/1.1\r\nHost: a\r\nX-Organization: x\r\n Authorization: Bearer ${stage.clinic.admin.token}\r\nConnection: close\r\n\r\n`;
      const statuses = statusesOf(await sendRaw(stage, bytes));
      return !['400', '401'].includes(statuses.join()) && `answered ${statuses}`;
    },
  },
  {
    attack: 'sending a header of 100 kB',
    asvs: ['15.2.2'],
    run: async stage => {
      const bytes = `GET /api/auth/get HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(100_000)}\r\nConnection: close\r\n\r\n`;
      const statuses = statusesOf(await sendRaw(stage, bytes).catch(() => 'HTTP/1.1 431'));
      return statuses.join() !== '431' && `answered ${statuses}`;
    },
  },
  {
    attack: 'naming another host, so that links in responses and emails lead to that host',
    asvs: ['4.1.3'],
    run: async stage => unlessSilent(await sendWithHost(stage, 'evil.example'), ['evil.example']),
  },
  {
    attack: 'reading a response from a page of another site',
    asvs: ['3.4.2', '3.5.1'],
    run: async ({ clinic }) => {
      const reply = await clinic.admin.send('GET', 'auth/get', {
        headers: { origin: 'https://evil.example' },
      });
      const names = [...reply.headers.keys()].filter(name => name.startsWith('access-control-'));
      return names.length > 0 && `CORS headers: ${names}`;
    },
  },
  {
    attack: 'sending an API request from a form on another site, with a body of plain text',
    asvs: ['3.5.2'],
    run: async stage =>
      unless(await create(stage, JSON.stringify(child), { 'content-type': 'text/plain' }), 400, 415),
  },
  {
    attack: 'sending an API request from a form on another site, with form fields',
    asvs: ['3.5.2'],
    run: async stage => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return unless(await create(stage, 'fullName=Eve', headers), 400, 415);
    },
  },
  {
    attack: 'sending a body in a charset that two parsers decode differently',
    asvs: ['1.1.1'],
    run: async stage => {
      const headers = { 'content-type': 'application/json; charset=utf-7' };
      return unless(await create(stage, JSON.stringify(child), headers), 400, 415);
    },
  },
  {
    attack: 'sending a body that is not UTF-8',
    asvs: ['1.1.1'],
    run: async stage => {
      const body = new Uint8Array(Buffer.from(JSON.stringify({ ...child, fullName: 'A\x80B' }), 'latin1'));
      return unless(await create(stage, body), 400);
    },
  },
  {
    attack: 'sending XML with an entity that reads a file',
    asvs: ['1.5.1'],
    run: async stage => {
      const body = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
      return unless(await create(stage, body, { 'content-type': 'application/xml' }), 400, 415);
    },
  },
  {
    attack: 'sending a body nested a hundred thousand levels deep',
    asvs: ['15.2.2'],
    run: async stage => unless(await create(stage, '['.repeat(100_000) + ']'.repeat(100_000)), 400),
  },
  {
    attack: 'sending a body of more than a megabyte',
    asvs: ['15.2.2'],
    run: async stage =>
      unless(await create(stage, JSON.stringify({ fullName: 'a'.repeat(2_000_000) })), 400, 413),
  },
  {
    attack: 'setting a property of all objects through the body',
    asvs: ['15.3.6'],
    run: async stage => {
      const body = JSON.stringify({ fullName: 'Eve' }).replace('{', '{"__proto__":{"role":"admin"},');
      return unless(await create(stage, body), 400);
    },
  },
  {
    attack: 'sending a field twice, so that two parsers take different values',
    asvs: ['15.3.7'],
    run: async stage => {
      const body = JSON.stringify(child).replace('{', '{"version":1,"version":2,');
      return unless(await create(stage, body), 400);
    },
  },
  {
    attack: 'sending a query parameter twice',
    asvs: ['15.3.7'],
    run: async ({ clinic, child: { id } }) =>
      unless(await clinic.admin.send('GET', `cases/${id}/timeline?limit=1&limit=100`), 400),
  },
  {
    attack: 'sending numbers that are not a number, infinite or not whole',
    asvs: ['1.4.2'],
    run: async ({ clinic, child: { id } }) => {
      const tried = ['NaN', '1e400', '-1', '1.5', '٣'].map(async limit =>
        unless(
          await clinic.admin.send('GET', `cases/${id}/timeline?limit=${encodeURIComponent(limit)}`),
          400,
        ),
      );
      return (await Promise.all(tried)).find(Boolean) ?? false;
    },
  },
  {
    attack: 'leaving the path of an endpoint with encoded slashes and invalid characters',
    asvs: ['5.3.2', '8.2.2'],
    run: async ({ clinic }) => {
      const paths = ['cases/..%2f..%2fauth%2fget', 'cases/a%00b', 'cases/%ff'];
      const tried = paths.map(async path => unless(await clinic.admin.send('GET', path), 400, 404));
      return (await Promise.all(tried)).find(Boolean) ?? false;
    },
  },
  {
    attack: 'turning a GET into a DELETE with a header or parameter',
    asvs: ['3.5.3'],
    run: async ({ clinic, child: { id } }) => {
      const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
      await clinic.admin.send('GET', `cases/${id}?_method=DELETE`, { headers });
      const { body } = await clinic.admin.send('GET', `cases/${id}`);
      return (body as { data: { archived?: boolean } }).data.archived === true && 'the case is archived';
    },
  },
  {
    attack: 'reading request headers back with TRACE',
    asvs: ['13.4.4'],
    run: async stage => {
      const answer = await sendRaw(
        stage,
        'TRACE /api/auth/get HTTP/1.1\r\nHost: a\r\nX-Mark: mark\r\nConnection: close\r\n\r\n',
      );
      return /200|X-Mark/.test(answer) && `answered ${answer.slice(0, 100)}`;
    },
  },
  {
    attack: 'making a browser guess the type of a response, cache it or show it as a page',
    asvs: ['3.4.4', '4.1.1', '14.3.2'],
    run: async ({ clinic, anonymous }) => {
      const replies = await Promise.all([
        clinic.admin.send('GET', 'auth/get'),
        clinic.admin.send('GET', 'cases/nothing'),
        anonymous.send('POST', 'auth/login', { body: '{' }),
      ]);
      return (
        replies
          .flatMap(({ headers }) =>
            headersEverywhere.map(([name, wanted]): Breach => {
              const value = headers.get(name) ?? 'nothing';
              return !wanted.test(value) && `${name} is ${value}`;
            }),
          )
          .find(Boolean) ?? false
      );
    },
  },
  {
    attack: 'getting internal details from error messages',
    asvs: ['16.5.1', '13.4.2'],
    run: async stage => {
      const { text, headers } = await create(stage, '{"fullName":');
      const told = `${text} ${JSON.stringify([...headers])}`;
      return /node_modules|\.ts:|at \w+ \(|x-powered-by|dynamodb|stack/i.test(told) && told.slice(0, 200);
    },
  },
];
