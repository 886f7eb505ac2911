import { keyPlaceholders } from './key-placeholders.ts';

/** The keys that a template of the drawing stands for. @throws when a placeholder is unknown */
export function keyPattern(template: string): RegExp {
  return new RegExp(`^${tokensOf(template).join('')}$`, 'u');
}

/** What such keys may begin with. */
export function keyPrefixPattern(template: string): RegExp {
  return new RegExp(`^${tokensOf(template).reduceRight((rest, token) => `(?:${token}${rest})?`, '')}$`, 'u');
}

/** Regular expressions of single letters and of placeholders. */
function tokensOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}|(.)/gu)].map(([, name, letter = '']) => {
    if (name === undefined) return letter.replace(/[.*+?^$()|[\]\\]/, '\\$&');
    const placeholder = keyPlaceholders[name];
    if (!placeholder) throw new Error(`the placeholder {${name}} of ${template} is unknown`);
    return `(?:${placeholder.pattern})`;
  });
}
