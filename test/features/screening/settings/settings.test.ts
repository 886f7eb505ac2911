import { expect, test } from 'vitest';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { CheckedRule } from '../../../../shared/features/screening/settings/check-settings.ts';
import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import { offeredRules, shippedRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeScreening } from '../screenings/samples.ts';
import { eyesightNorm, handRule } from './samples.ts';

test('an organisation starts with the norm of Graham 1998; a norm stays approved as long as nobody changes the norm', async () => {
  const { admin } = await openClinic();
  const { data } = await admin.call(settings.getScreeningNorms, {});
  expect(data).toMatchObject({
    version: 0,
    sets: [{ source: expect.stringMatching(/^Graham et al. 1998, J Educ Res/), isApproved: true }],
  });
  const first = await admin.call(settings.saveScreeningNorms, { version: 0, sets: [eyesightNorm] });
  const [approved] = first.data.sets;
  expect(approved?.approvedBy).toMatchObject({ id: admin.person.id });
  const again = await admin.call(settings.saveScreeningNorms, { version: 1, sets: [eyesightNorm] });
  expect(again.data.sets[0]?.approvedAt).toBe(approved?.approvedAt);
  expect(await admin.expectError(settings.saveScreeningNorms, { version: 1, sets: [] })).toMatchObject({
    code: 'version.conflict',
    current: { version: 2 },
  });
});

test('users can read screening norms and rules, and only admins can change the norms and rules', async () => {
  const { join } = await openClinic();
  const user = await join();
  await user.call(settings.getScreeningRules, {});
  expect(await user.expectError(settings.saveScreeningRules, { version: 0, rules: [] })).toMatchObject({
    code: 'permission.denied',
  });
});

test('recommendations are suggested in the order of the rules, and a recommendation that a person edited is not overwritten', async () => {
  const { admin } = await openClinic();
  const second = { ...handRule, id: '7c9d0f6e-2a3b-4c5d-8e9f-000000000003', en: 'Second', zh: '二' };
  await admin.call(settings.saveScreeningRules, { version: 0, rules: [handRule, second] });
  const { id: screeningId, date, tests } = await makeScreening(admin);
  const suggested = await admin.call(screenings.suggestRecommendations, { screeningId, version: 1 });
  const [first] = suggested.data.recommendations;
  expect(suggested.data.recommendations.map(({ en }) => en)).toEqual([handRule.en, 'Second']);
  const edited = { ...first, id: first?.id ?? '', en: 'My own words', isEdited: true };
  const fields = { screeningId, date, tests, recommendations: [edited] };
  await admin.call(screenings.saveScreening, { ...fields, version: 2 });
  const again = await admin.call(screenings.suggestRecommendations, { screeningId, version: 3 });
  expect(again.data.recommendations.map(({ en }) => en)).toEqual(['My own words', 'Second']);
  const off = { ...second, isOn: false };
  await admin.call(settings.saveScreeningRules, { version: 1, rules: [handRule, off] });
  const without = await admin.call(screenings.suggestRecommendations, { screeningId, version: 4 });
  expect(without.data.recommendations.map(({ en }) => en)).toEqual(['My own words']);
});

test('an organisation can change the default phrases for remarks; a request without phrases keeps the stored phrases', async () => {
  const { admin, join } = await openClinic();
  const read = async () => (await admin.call(settings.getScreeningRules, {})).data;
  const { rules, phrases: shipped = [] } = await read();
  expect(shipped.length).toBeGreaterThan(0);
  await admin.call(settings.saveScreeningRules, { version: 0, rules });
  expect((await read()).phrases).toEqual(shipped);
  const own = { id: crypto.randomUUID(), test: 'eyesight' as const, en: 'Own words', zh: '自己的话' };
  await admin.call(settings.saveScreeningRules, { version: 1, rules, phrases: [own] });
  await admin.call(settings.saveScreeningRules, { version: 2, rules: [handRule] });
  const user = await join();
  const { data } = await user.call(settings.getScreeningRules, {});
  expect(data).toMatchObject({ version: 3, rules: [handRule], phrases: [own] });
  await admin.call(settings.saveScreeningRules, { version: 3, rules, phrases: [] });
  expect((await read()).phrases).toEqual([]);
  const twice = { version: 4, rules, phrases: [own, own] };
  expect(await admin.expectError(settings.saveScreeningRules, twice)).toMatchObject({
    code: 'request.invalid',
  });
});

test('if an older client saves the rules without contact text and sources, the stored contact text and sources stay unchanged', async () => {
  const { admin } = await openClinic();
  const read = async () => (await admin.call(settings.getScreeningRules, {})).data;
  expect((await read()).whom).toBeUndefined();
  const whom = { eyesight: { en: 'See Dr Lee.', zh: '请找李医生。' }, other: null };
  const [offered] = offeredRules;
  if (!offered) throw new Error('No rule is offered');
  await admin.call(settings.saveScreeningRules, { version: 0, rules: [offered], whom });
  const { source: _, ...withoutSource } = offered;
  await admin.call(settings.saveScreeningRules, { version: 1, rules: [withoutSource] });
  expect(await read()).toMatchObject({ version: 2, rules: [offered], whom });
  await admin.call(settings.saveScreeningRules, { version: 2, rules: [{ ...offered, source: null }] });
  expect((await read()).rules).toEqual([{ ...offered, source: null }]);
  const half = { version: 3, rules: [], whom: { ...whom, other: { en: 'Ask us.', zh: '' } } };
  expect(await admin.expectError(settings.saveScreeningRules, half)).toMatchObject({
    fields: { 'whom.other.zh': 'validation.required' },
  });
});

test('a default rule’s source that is stored only in English is returned in both languages; other sources are unchanged', async () => {
  const { admin } = await openClinic();
  const [first, second] = offeredRules;
  if (!first || !second) throw new Error('No rules are offered');
  const inBoth = first.source ?? '';
  const rules = [
    { ...first, source: inBoth.split(' · ')[0] ?? '' },
    { ...second, source: 'Our own handbook, page 3' },
  ];
  await admin.call(settings.saveScreeningRules, { version: 0, rules });
  const { data } = await admin.call(settings.getScreeningRules, {});
  expect(data.rules.map(({ source }) => source)).toEqual([inBoth, 'Our own handbook, page 3']);
});

test('each default rule has a source, both languages and a position among the rules', () => {
  for (const rule of offeredRules) {
    expect(CheckedRule.parse(rule)).toEqual(rule);
    expect(rule.source?.length).toBeGreaterThan(0);
    expect(rule.condition.kind, 'no limit of our own').not.toBe('number');
  }
  const ids = [...offeredRules, ...shippedRules.rules].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
