import { expect, test } from 'vitest';
import { countJudged, testsOf } from '../../../../shared/features/screening/results/judgement.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { emptyScreening } from '../../../../web/features/screening/form/screening-values.ts';
import { type DayContent, emptyRecord } from '../../../../web/features/screening/prepared-days/day-format.ts';
import { judgedOn } from '../../../../web/features/screening/prepared-days/judged-on.ts';
import { norm } from '../results/samples.ts';
import { caseId } from './browser-day.ts';

const child = {
  ...{ id: caseId(1), fullName: 'Mia Chan', otherName: null, birthDate: '2019-03-10' },
  ...{ gender: null, status: 'active' as const },
};

/** Returns the judgement of a prepared device on the acuities of the two eyes. */
function judged(right: string, left: string, sets: NormSet[] = shippedNorms.sets, notation = 'decimal') {
  const values = emptyScreening('2026-05-16', 'me');
  for (const [eye, unaided] of Object.entries({ right, left }))
    values.tests.eyesight.places[eye as 'right'] = { values: { unaided }, reason: '', note: '' };
  values.tests.eyesight.details.notation = notation;
  const begun = { band: '7-11' as const, bandReason: null, at: '', initial: values };
  const record = { ...emptyRecord(child.id, null), begun, values };
  const content = { norms: { version: 0, sets } } as DayContent;
  return judgedOn({ content, record: () => record }, child);
}

test('an offline device judges screening tests in the same way as the server, and counts tests that are not judged', () => {
  expect(testsOf(judged('1.0', '0.1'), 'again')).toEqual(['eyesight']);
  expect(testsOf(judged('1.0', 'HM'), 'again')).toEqual(['eyesight']);
  expect(countJudged(judged('1.0', '1.0'))).toEqual({ again: 0, expected: 0, notJudged: 16 });
  const line = norm('eyesight', 'presenting', null, 0.2);
  expect(countJudged(judged('1.0', '1.0', [line]))).toEqual({ again: 0, expected: 1, notJudged: 15 });
  expect(testsOf(judged('0.6', '0.6', [line]), 'again')).toEqual(['eyesight']);
});

test('on an offline device, a screening test with invalid values is not judged', () => {
  expect(judged('1.0', 'blurred')).toEqual([]);
  expect(judged('1.0', '0.1', [], '')).toEqual([]);
});
