import { expect, test } from 'vitest';
import { stageOf } from '../../../../web/features/screening/prepared-days/record-stage.ts';
import { useKeptScreening } from '../../../../web/features/screening/prepared-days/use-kept-screening.ts';
import { renderHook } from '../../../web/hooks/render-hook.ts';
import { caseId, prepareDevice, screen } from './browser-day.ts';

test('correcting an answer of a rejected screening keeps its form open until it is finished again', async () => {
  const store = await prepareDevice(1);
  await screen(store, 0, '10', true);
  const refusal = { code: 'request.invalid', fields: ['tests'] };
  await store.change(caseId(0), record => ({ ...record, refusal }));
  const options = { today: '2026-11-21', birthDate: null };
  renderHook(() => useKeptScreening(store, caseId(0), options)).change(values => ({ ...values, notes: 'S' }));
  expect(store.record(caseId(0)).values?.notes).toBe('S');
  expect(stageOf(store.record(caseId(0)))).toBe('draft');
  await expect.poll(() => store.isWriting(caseId(0))).toBe(false);
});
