import { parseSync } from 'vite';
import type { Source } from './source-tree.ts';

export interface FoundExpression {
  /** Path of the first file that contains the expression. */
  path: string;
  source: string;
  flags: string;
}

interface SyntaxNode {
  type?: string;
  regex?: { pattern: string; flags: string };
}

/** All regular expressions in these source files, each once. */
export function regularExpressionsIn(sources: Source[]): FoundExpression[] {
  const found = new Map<string, FoundExpression>();
  for (const { path, text } of sources) {
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(visit);
      else if (typeof node === 'object' && node !== null && !(node instanceof RegExp)) {
        const { regex } = node as SyntaxNode;
        if (regex && !found.has(`${regex.pattern}/${regex.flags}`))
          found.set(`${regex.pattern}/${regex.flags}`, { path, source: regex.pattern, flags: regex.flags });
        Object.values(node).forEach(visit);
      }
    };
    visit(parseSync(path, text).program);
  }
  return [...found.values()];
}
