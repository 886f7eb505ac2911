import { expect, test } from 'vitest';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { ScreeningFields } from '../../../../shared/features/screening/screenings/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeScreening } from './samples.ts';

const seen = (unaided: string) => ({ state: 'done', values: { unaided } });
const eyesight = (right: string, left: string, details: object = {}) => ({
  eyesight: { right: seen(right), left: seen(left), details },
});

test('an acuity that can be decimal or logMAR is rejected until the request names the notation', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const begun = { date: '2026-05-16', band: '7-11', bandReason: 'Asked', caseId } as const;
  const { code, fields } = await admin.expectError(screenings.createScreening, {
    ...begun,
    tests: eyesight('0.3', '6/6'),
  });
  const asked = { 'tests.eyesight.details.notation': 'validation.acuity_notation' };
  expect([code, fields]).toEqual(['request.invalid', asked]);

  const { id, version } = await makeScreening(admin, { tests: eyesight('6/6', 'CF') }, caseId);
  const save = (tests: object) => ({ date: '2026-05-16', tests, screeningId: id, version });
  expect((await admin.expectError(screenings.saveScreening, save(eyesight('1.0', '6/6')))).fields).toEqual(
    asked,
  );
  const kept = await admin.call(
    screenings.saveScreening,
    save(eyesight('1.0', '6/6', { notation: 'logmar' })),
  );
  expect(kept.data.tests.eyesight.details.notation).toBe('logmar');
});

test('the same error reports a missing notation of the acuities and an acuity that cannot be read', () => {
  const found = ScreeningFields.safeParse({ date: '2026-05-16', tests: eyesight('0.3', '6/x') });
  expect(found.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'tests.eyesight.left.values.unaided',
    'tests.eyesight.details.notation',
  ]);
});
