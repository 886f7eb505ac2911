import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of ours: where it is from the root, what stands in it, and what it imports. */
export interface Source {
  path: string;
  text: string;
  imports: Import[];
}

export interface Import {
  /** As it is written. */
  name: string;
  /** From the root, for a file of ours. */
  path: string | undefined;
  kind: 'value' | 'type' | 'dynamic';
}

const tiers = ['shared', 'functions', 'lib', 'web', 'bin', 'test'];
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every TypeScript file of the project. */
export function readSources(): Source[] {
  const all = globSync(`{${tiers.join(',')}}/**/*.{ts,tsx}`, { cwd: root });
  const paths = all.filter(path => !path.includes('node_modules'));
  return paths.map(path => sourceOf(path.replaceAll('\\', '/'), readFileSync(`${root}/${path}`, 'utf8')));
}

export function sourceOf(path: string, text: string): Source {
  return { path, text, imports: importsOf(path, text) };
}

const declaration = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\bfrom\s+)?'([^']+)'/gm;
const dynamic = /\bimport\('([^']+)'\)/g;

function importsOf(path: string, text: string): Import[] {
  const named = (name: string, kind: Import['kind']): Import => {
    const isOurs = name.startsWith('.');
    return { name, kind, path: isOurs ? posix.join(posix.dirname(path), name) : undefined };
  };
  return [
    ...[...text.matchAll(declaration)].map(([, type, name = '']) => named(name, type ? 'type' : 'value')),
    ...[...text.matchAll(dynamic)].map(([, name = '']) => named(name, 'dynamic')),
  ];
}
