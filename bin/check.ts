/** `npm run check`: all static checks of the source. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { openApi } from '../shared/openapi.ts';

interface Step {
  title: string;
  command: string;
}

const openApiFile = '.cache/openapi.json';
const sbomFile = '.cache/sbom.json';
const steps: Step[] = [
  { title: 'types', command: 'tsc -b --pretty' },
  { title: 'style and imports', command: 'biome ci --colors=force' },
  { title: 'unused code', command: 'knip --no-progress' },
  { title: 'OpenAPI', command: `redocly lint ${openApiFile}` },
  { title: 'generated docs', command: 'node bin/docs.ts --check' },
  { title: 'commit subjects', command: 'node bin/commit-subjects.ts' },
  { title: 'packages, licences, secrets', command: 'node bin/supply-chain.ts' },
  {
    title: 'bill of materials',
    command: `npm sbom --sbom-format cyclonedx --package-lock-only --offline > ${sbomFile}`,
  },
];

mkdirSync('.cache', { recursive: true });
writeFileSync(openApiFile, JSON.stringify(openApi('0.0.0'), null, 2));

const passed = await Promise.all(steps.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;

/**
 * Runs a check. Prints one line, and the check's output if it failed. npm sets the PATH in which the commands
 * are found.
 */
async function run({ title, command }: Step): Promise<boolean> {
  const start = performance.now();
  const { status, output } = await runCommand(command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${title} ${seconds} s`);
  if (status !== 0) console.log(output.trimEnd());
  return status === 0;
}

function runCommand(command: string): Promise<{ status: number; output: string }> {
  const environment = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(command, { shell: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  }
  return new Promise(resolve => {
    child.on('close', status => resolve({ status: status ?? 1, output: parts.join('') }));
  });
}
