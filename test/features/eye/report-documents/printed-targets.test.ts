import { expect, test } from 'vitest';
import { frozenReportKey } from '../../../../functions/features/eye/keys.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { textOf } from './open-report.ts';
import { chinese, reportOf, found as seen } from './report-of.ts';

test('the staff’s copy of a myopia report has the target and its result without being asked', async () => {
  const visits = [
    seen('2025-01-01', [-1, -1], { target: { perYear: -0.5, unit: 'D', text: null } }),
    seen('2026-01-01', [-2, -2], { target: { perYear: 0.2, unit: 'mm', text: null } }),
  ];
  const text = await reportOf(visits, [{ copy: 'staff', hasEyeLength: false }, { copy: 'family' }]);
  expect(text.match(/Target set on 1 Jan 2025/g), 'on the first copy').toHaveLength(1);
  expect(text.match(/Target set on 1 Jan 2026/g), 'on the first copy').toHaveLength(1);
  expect(text).toContain('Each eye changed more than the target allows.');
});

test('copies of a report that was finished before changes were compared with targets print no comparison', async () => {
  const { admin, slug } = await openClinic();
  const { id } = await makeCase(admin);
  await makeFinishedReport(
    admin,
    seen('2025-01-01', [-1, -1], { target: { perYear: -0.5, unit: 'D', text: null } }),
    id,
  );
  const last = await makeFinishedReport(admin, seen('2026-01-01', [-2, -2], { target: null }), id);
  const { table } = await openRawTable();
  const key = frozenReportKey(slug, last.id, last.version);
  await table.transact([{ update: key, set: {}, remove: ['hasTargetResult'] }]);
  expect(await textOf(admin, last.id, { copy: 'staff' })).not.toContain('Target set on');
  const family = (await textOf(admin, last.id, { copy: 'family', hasTarget: true })).replaceAll(/\s+/g, ' ');
  expect(family).toMatch(/Target set on 1 Jan 2025: .* became more short-sighted by 1\.00 D a year\./);
  expect(family).not.toContain('than the target allows');
});

const on = { hasTarget: true };

test('a myopia report prints the target that its own visit sets only if it prints targets, and never on the lab’s copy', async () => {
  const target = (perYear: number, unit: 'D' | 'mm') => ({ target: { perYear, unit, text: null } });
  const earlier = [
    seen('2025-01-01', [-1, -1], target(-0.5, 'D')),
    seen('2025-06-01', [-1.5, -1.5], { target: null }),
  ];
  const last = seen('2026-01-01', [-2, -2], target(0.2, 'mm'));
  const text = await reportOf(
    [...earlier, last],
    [on, { ...on, ...chinese }, {}, { ...on, hasEyeLength: false }, { ...on, copy: 'lab' }],
  );
  const own = /Target set on 1 Jan 2026: longer by at most 0\.20\smm a year\./g;
  expect(text.match(own), 'on the first copy').toHaveLength(1);
  expect(text.match(/Target set on 1 Jan 2025/g), 'on the first and the fourth').toHaveLength(2);
  expect(text.replaceAll(/\s/g, '')).toContain('2026年1月1日设定的目标：眼轴增长不超过0.20mm/年。');
});

test('a myopia report prints the change since a target was set only if it prints the target, and never on the lab’s copy', async () => {
  const visits = [
    seen('2025-01-01', [-1, -1], { target: { perYear: -0.5, unit: 'D', text: null } }),
    seen('2026-01-01', [-2, -2], { target: null }),
  ];
  const text = await reportOf(visits, [
    { hasTarget: true },
    { hasTarget: true, ...chinese },
    {},
    { hasTarget: true, copy: 'lab' },
  ]);
  expect(text.match(/Target set on/g)).toHaveLength(1);
  expect(text).toMatch(
    /Target set on 1 Jan 2025: more short-sighted by at most 0\.50\sD a year\. From 1 Jan 2025 to 1 Jan 2026, each eye became more short-sighted by 1\.00\sD a year\./,
  );
  expect(text.replaceAll(' ', '')).toContain(
    '2025年1月1日设定的目标：近视加深不超过50度/年。2025年1月1日至2026年1月1日期间，双眼近视加深100度/年。',
  );
});
