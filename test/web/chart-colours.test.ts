import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../web/ui/theme/tokens.css', import.meta.url), 'utf8');

/** The colours of the CSS class `paper`, by name; charts use them in both themes. */
function paperTokens(): Map<string, string> {
  const start = css.indexOf('.paper {');
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*(#[\da-f]+);/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = (full.match(/../g) ?? []).map(pair => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('lines, marks and texts of a chart have enough contrast with its background and its treatment bands', () => {
  const tokens = paperTokens();
  const colour = (name: string) => tokens.get(name) ?? expect.fail(`paper has no ${name}`);
  for (const ground of ['--surface', '--band']) {
    for (const line of ['--od', '--os', '--ink-faint'])
      expect(contrast(colour(line), colour(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
    for (const word of ['--ink-faint', '--brand-ink', '--od', '--os'])
      expect(contrast(colour(word), colour(ground)), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('charts are printed in the light theme, and dark colours are used on screens only', () => {
  const dark = css.indexOf(':root[data-mantine-color-scheme="dark"]');
  expect(css.slice(0, dark).trimEnd().endsWith('@media screen {')).toBe(true);
});
