import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImportedFile } from './may-import.ts';

/** A source file: its path from the root, its text and its imports. */
export interface Source {
  path: string;
  text: string;
  imports: ImportedFile[];
}

export const tiers = ['shared', 'functions', 'lib', 'web', 'bin', 'test'];
export const root = fileURLToPath(new URL('../../..', import.meta.url));

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

function importsOf(path: string, text: string): ImportedFile[] {
  const named = (name: string, kind: ImportedFile['kind']): ImportedFile => {
    const isOurs = name.startsWith('.');
    return { name, kind, path: isOurs ? posix.join(posix.dirname(path), name) : undefined };
  };
  return [
    ...[...text.matchAll(declaration)].map(([, type, name = '']) => named(name, type ? 'type' : 'value')),
    ...[...text.matchAll(dynamic)].map(([, name = '']) => named(name, 'dynamic')),
  ];
}
