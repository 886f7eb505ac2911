import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen, readBody } from '../../../lib/local/serve.ts';
import { type Operations, runAws } from './account.ts';

const root = join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The source of a script that replaces the command `aws` and sends its arguments to the stand-in. */
const awsScript = (endpoint: string) => `#!${process.execPath}
const { out, code } = await (await fetch('${endpoint}', {
  method: 'POST', body: JSON.stringify({ words: process.argv.slice(2), folder: process.cwd(), region: process.env.AWS_REGION }),
})).json();
(code === 0 ? console.log : console.error)(out);
process.exitCode = code;
`;

/**
 * The source of a script that replaces the command `npm` and runs `npm run NAME -- …` from the operator's own
 * folder.
 */
const npmScript = `#!${process.execPath}
import { spawnSync } from 'node:child_process';
const [, name, , ...words] = process.argv.slice(2);
const scripts = ${JSON.stringify(scripts)};
const [, ...command] = (scripts[name] ?? '').split(' ').map(word => word.startsWith('bin/') ? ${JSON.stringify(`${root}/`)} + word : word);
if (command.length === 0) { console.error('no such script: ' + name); process.exit(1); }
process.exitCode = spawnSync(process.execPath, [...command, ...words], { stdio: 'inherit' }).status ?? 1;
`;

export interface ShellResult {
  code: number | null;
  out: string;
  errors: string;
}

/**
 * Opens a shell like that of an operator: `aws` runs the stand-in, and `npm run` the commands of this
 * project.
 */
export async function openShell(
  operations: Operations,
  environment: Record<string, string>,
  lostRegions: string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-procedure-'));
  const server = await listen(async (request, response) => {
    const { words, folder: from, region } = JSON.parse(String(await readBody(request, 1_000_000)));
    const answer = lostRegions.includes(region)
      ? { out: `Could not connect to ${region}`, code: 255 }
      : await runAws(operations, words, from);
    response.end(JSON.stringify(answer));
  });
  const path = join(folder, '.bin');
  mkdirSync(path);
  for (const [name, script] of Object.entries({ aws: awsScript(server.endpoint), npm: npmScript })) {
    writeFileSync(join(path, `${name}.mjs`), script);
    writeFileSync(join(path, name), `#!/bin/sh\nexec "${process.execPath}" "${path}/${name}.mjs" "$@"\n`);
    chmodSync(join(path, name), 0o755);
  }
  return {
    folder,
    async run(commands: string): Promise<ShellResult> {
      const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
        cwd: folder,
        env: { ...process.env, ...environment, PATH: `${path}:${process.env.PATH}` },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = new Promise<number | null>(done => child.on('exit', done));
      const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
      return { code, out, errors };
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
