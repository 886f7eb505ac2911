import { readFileSync } from 'node:fs';

/** A block of commands on a page of the docs, with the heading above the block. */
export interface CodeBlock {
  heading: string;
  text: string;
}

/** The blocks of a page that a shell runs, in order. @param page such as `restore` */
export function commandsOf(page: string): CodeBlock[] {
  const text = readFileSync(new URL(`../../../docs/${page}.md`, import.meta.url), 'utf8');
  const blocks: CodeBlock[] = [];
  let heading = '';
  let block: string[] | undefined;
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) {
      if (block?.some(one => /\b(aws|npm|npx|grep) /.test(one)))
        blocks.push({ heading, text: dedent(block) });
      block = block ? undefined : [];
    } else if (block) block.push(line);
    else heading = /^#+ (.+)/.exec(line)?.[1] ?? heading;
  }
  return blocks;
}

function dedent(lines: string[]): string {
  const indent = Math.min(...lines.filter(line => line.trim()).map(line => line.search(/\S/)));
  return lines.map(line => line.slice(indent)).join('\n');
}
