import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { afterEach } from 'vitest';
import { projectFolder } from '../../../lib/build/paths.ts';

const excludedFolders = ['node_modules', '.git', '.local', '.cache', 'dist', 'cdk.out', 'test-results'];
const programs = join(projectFolder, 'node_modules/.bin');

export interface ProjectCopy {
  folder: string;
  /**
   * Runs a program in the copy of the project.
   * @throws with the program's output if it fails
   */
  run: (...words: string[]) => string;
  /** Runs git in the copy, in which all files were committed when it was made. */
  git: (...words: string[]) => string;
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Copies the project in its current state; the copy is removed after the test. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-copy-'));
  folders.push(folder);
  const isWanted = (path: string) => !excludedFolders.includes(relative(projectFolder, path));
  cpSync(projectFolder, folder, { recursive: true, filter: isWanted });
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const git = (...words: string[]) => start(folder, 'git', words);
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@test.example', 'commit', '--quiet', '--message=Copy');
  return { folder, git, run: (...words) => start(folder, process.execPath, words) };
}

function start(cwd: string, program: string, words: string[]): string {
  const mine = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST_FULL|TEST_EACH|NODE_OPTIONS)/.test(name),
  );
  const path = [programs, process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    env: { ...Object.fromEntries(mine), PATH: path, NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
