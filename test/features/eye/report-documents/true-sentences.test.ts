import { expect, test } from 'vitest';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { treatment } from '../treatments/visit-treatment.ts';
import { chinese, dry, found, measured, reportOf } from './report-of.ts';

const lenses = (to: string | null) => [
  treatment({
    kind: 'orthokeratology',
    product: null,
    from: '2024-06-01',
    to,
    decision: to ? 'stop' : 'start',
  }),
];

test('a report gives no change for an eye that was never measured', async () => {
  const visits = [found('2025-01-01', [-1, null]), found('2026-01-01', [-1.5, null])];
  const text = await reportOf(visits, [{ reference: 'donovanAsian' }, chinese]);
  expect(text).toContain(
    'The right eye has become more short-sighted by 0.50 D a year, slower than the mean of children without treatment, who become more short-sighted by 0.82 D a year',
  );
  expect(text).toContain('右眼近视加深50度/年。');
  expect(text).not.toMatch(/the left has|左眼近视(?:加深|减轻)/);
  expect(text).toContain('No power of the left eye can tell whether it is short-sighted.');
});

test('a report that compares a child with a mean says for which age the mean is', async () => {
  const visits = [found('2025-01-01', [-1, -1]), found('2026-01-01', [-1.5, -1.5])];
  const text = await reportOf(visits, [{ reference: 'donovanAsian' }]);
  expect(text).toContain('This mean is for children of about 9 years.');
  expect(await reportOf(visits, [{ reference: 'scormSingapore' }])).not.toContain('It is a mean of');
});

test('if one eye is above the mean and the other eye is below it, a report describes each eye separately', async () => {
  const visits = [found('2025-01-01', [-1, -1]), found('2026-01-01', [-2.25, -1])];
  expect(await reportOf(visits, [{ reference: 'donovanAsian' }])).toMatch(
    /the left has not changed\. The change of the right eye is faster than the mean of children without treatment, who become more short-sighted by 0\.82\sD a year \(Asian\); that of the left is slower\./,
  );
});

test('a report does not call an eye slower than the mean if the eye was measured for too short a time', async () => {
  const visits = [
    found('2025-01-01', [-1, null]),
    found('2025-11-01', [null, -1]),
    found('2026-01-01', [-1.25, -1.5]),
  ];
  expect(await reportOf(visits, [{ reference: 'donovanEuropean' }])).toMatch(
    /the left has become more short-sighted by 0\.50\sD from 1 Nov 2025 to 1 Jan 2026\. From 1 Jan 2025 to 1 Jan 2026, the latest time that can be compared with the study, the right eye did not clearly change, slower than/,
  );
});

test('a report prints a spherical equivalent of zero as Plano, also in brackets', async () => {
  const visits = [
    found('2024-06-01', [0, -1], { treatments: lenses(null) }),
    found('2024-12-01', [-0.25, 0]),
  ];
  const text = await reportOf(visits, [{}, chinese]);
  expect(text).toMatch(/Plano −1\.00\sD/);
  expect(text).toMatch(/\(−0\.25\sD\) \(Plano\)/);
  expect(text).toMatch(/平光 −1\.00/);
});

test('a report says for each eye and each period whether the growth is too small to be measured', async () => {
  const oneEye = [measured('2025-01-01', [24, 24]), measured('2026-01-01', [24.3, 24.02])];
  expect(await reportOf(oneEye)).toMatch(/the left has not changed measurably in length\./);
  const since = [
    measured('2024-01-01', [23.5, 23.5]),
    measured('2025-01-01', [24, 24], { treatments: [treatment({ from: '2025-01-01' })] }),
    measured('2026-01-01', [24.02, 24.02]),
  ];
  const text = await reportOf(since, [{ hasTreatmentEffect: true }]);
  expect(text).toMatch(/neither eye has changed measurably in length\./);
  expect(text).toContain('1 Jan 2025 to 1 Jan 2026 not measurable not measurable');
  expect(text, 'no refraction is not another one').toContain(
    'the power at the start of the treatment is not known',
  );
});

testInTurn(
  'a report gives the dates of a change if the last visit did not measure the changed value',
  async () => {
    const visits = [
      found('2023-06-01', [-1, -1]),
      found('2024-06-01', [-2, -2]),
      found('2025-01-01', [-2.125, -2.125], { treatments: [treatment({ from: '2024-07-01' })] }),
    ];
    const text = await reportOf(visits, [{}, chinese]);
    expect(text).toContain('Measured from 1 Jun 2023 to 1 Jun 2024.');
    expect(text.replaceAll(' ', '')).toContain('以上为2023年6月1日至2024年6月1日的测量结果。');
    expect(await reportOf(visits.slice(0, 2))).not.toContain('Measured from');
  },
);

test('if a treatment began between two visits, the report says that a comparison needs two visits under the same treatment', async () => {
  const visits = [
    found('2024-06-01', [-2, -2]),
    found('2025-01-01', [-2.5, -2.5], { treatments: [treatment({ from: '2024-09-01' })] }),
  ];
  expect(await reportOf(visits)).toContain('two visits under the same treatment');
});

testInTurn(
  'a report prints powers in brackets, with the reason, while lenses reshape the cornea',
  async () => {
    const visits = [
      found('2024-06-01', [-2.5, -2.5], { treatments: lenses(null), axialLength: { right: 24, left: 24 } }),
      found('2024-12-01', [-0.25, -0.25]),
      found('2025-06-03', [-0.5, -0.5], { treatments: lenses('2025-06-01') }),
    ];
    const text = await reportOf(visits);
    expect(text).toContain('While night lenses are worn and for four weeks after');
    expect(text).toMatch(/\(−0\.25\sD\) \(−0\.25\sD\)/);
    expect(text).toMatch(/\(−0\.50\sD\) \(−0\.50\sD\)/);
    expect(text).toContain('In brackets: measured while night lenses were worn');
    expect(text).toMatch(/1 Jun 2024 Orthokeratology until 1 Jun 2025/);
    const later = found('2025-07-11', [-2.75, -2.75]);
    expect(await reportOf([...visits, later])).toMatch(/9 y 3 m −2\.75\sD −2\.75\sD/);
  },
);

test('a report says that the change between two rows of its table is in neither, if the treatment changed in between', async () => {
  const visits = [
    found('2022-01-10', [-1, -1]),
    found('2023-01-10', [-1.5, -1.5]),
    found('2024-01-10', [-2, -2], { treatments: [treatment({ from: '2023-06-01' })] }),
    found('2025-01-10', [-2.25, -2.25]),
  ];
  const says = 'is in neither, because the treatment changed in between';
  expect(await reportOf(visits)).toContain(says);
  expect(await reportOf(visits.map(visit => ({ ...visit, treatments: [] })))).not.toContain(says);
});

test('the table in a report marks a period of under 180 days as indicative', async () => {
  const visits = [
    found('2025-01-01', [-1, -1]),
    found('2025-03-01', [-1.25, -1.25], { treatments: [treatment({ from: '2025-03-01' })] }),
    found('2026-03-01', [-1.5, -1.5]),
  ];
  const text = await reportOf(visits);
  expect(text).toContain(
    'No treatment recorded · 2 visits, 1 Jan 2025 to 1 Mar 2025, not per year · indicative',
  );
  expect(text).toMatch(/1 Mar 2025 to 1 Mar 2026\s+no clear change\s+differs by 0\.25\sD/);
});

test('a report mentions no age if the child’s birth date is unknown', async () => {
  const visits = [
    found('2025-01-01', [-1, -1], { treatments: [treatment({ from: '2025-01-01' })] }),
    found('2026-01-01', [-1.5, -1.5]),
  ];
  const text = await reportOf(visits, [{ hasTreatmentEffect: true }], null);
  expect(text).toContain('Spherical equivalent by date');
  expect(text).toContain('the date of birth is not recorded');
  expect(text).not.toMatch(/by age|of a different age/);
});

test('if the trend uses another method than the report’s visit, the report prints the method beside the visit’s refraction', async () => {
  const visits = [
    found('2024-06-01', [-1, -1]),
    found('2025-06-01', [-1.5, -1.5]),
    dry('2026-01-01', [-1.875, -1.75]),
  ];
  const text = await reportOf(visits, [{}, chinese]);
  expect(text).toMatch(/1 Jan 2026 9 y 9 m −1\.875\sD Without drops −1\.75\sD Without drops/);
  expect(text.replaceAll(' ', '')).toMatch(/−1\.875\s?D小瞳验光−1\.75\s?D小瞳验光/);
  expect(text).toMatch(/1 Jun 2025 9 y 2 m −1\.50\sD −1\.50\sD/);
});

test('with two axial lengths, a report prints the growth of the eyes beside the change of their power', async () => {
  const lengths = (mm: number) => ({ axialLength: { right: mm, left: mm } });
  const visits = [
    found('2025-01-01', [-1, -1], lengths(24)),
    found('2026-01-01', [-1.5, -1.5], lengths(24.2)),
  ];
  const text = await reportOf(visits, [{}, chinese]);
  expect(text).toMatch(
    /Each eye has become more short-sighted by 0\.50\sD a year\. Each eye has grown by 0\.20\smm a year\./,
  );
  expect(text.replaceAll(/\s/g, '')).toContain('双眼近视加深50度/年。双眼眼轴增长0.20mm/年。');
  expect(await reportOf(visits, [{ hasEyeLength: false }])).not.toMatch(/mm a year/);
});

test('a limitation that applies to power and to axial length is printed only once in a report', async () => {
  const lengths = (mm: number) => ({ axialLength: { right: mm, left: mm } });
  const visits = [
    found('2025-09-01', [-1, -1], lengths(24)),
    found('2026-01-01', [-1.5, -1.5], lengths(24.2)),
  ];
  const text = await reportOf(visits, [{ copy: 'doctor' }]);
  expect(text.match(/indicative only/g)).toHaveLength(1);
  expect(text).toMatch(/mm a year\. The visits are less than six months apart: indicative only\./);
});
