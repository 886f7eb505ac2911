import { parseSync } from 'vite';

/** Every identifier of a file with where it first stands: no words of strings, comments or texts between tags. */
export function identifiersOf(path: string, text: string): Map<string, number> {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found = new Map<string, number>();
  const open: unknown[] = [program];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (isIdentifier(node) && !found.has(node.name)) found.set(node.name, node.start);
    open.push(...Object.values(node));
  }
  return found;
}

function isIdentifier(node: object): node is { name: string; start: number } {
  return 'type' in node && /Identifier$/.test(String(node.type)) && 'name' in node;
}
