import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hidesNoField, steppedForms } from './stepped-forms.ts';

const hides = /<(Stepper|StepRail|Collapse|FoldedFields|Segments|SegmentedControl|details)\b|aria-expanded=/;
const source = 'web/features';

test('each form with steps or sections is listed, either with its page test or as a form that hides no field', () => {
  const found = globSync('**/*.tsx', { cwd: source })
    .filter(file => hides.test(readFileSync(`${source}/${file}`, 'utf8')))
    .toSorted();
  expect([...Object.keys(steppedForms), ...Object.values(hidesNoField).flat()].toSorted()).toEqual(found);
});

test('each form that shows its fields in steps has a test in a browser', () => {
  const walks = readFileSync('test/e2e/forms/stepped-forms.e2e.ts', 'utf8');
  for (const name of new Set(Object.values(steppedForms)))
    expect(walks).toMatch(new RegExp(`^ {2}'?${name}'?: async`, 'm'));
});
