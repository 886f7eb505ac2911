import { expect, test } from 'vitest';
import {
  type ModuleAccess,
  moduleState,
  moduleStates,
} from '../../../../shared/features/organizations/module-access/schema.ts';

const today = '2026-11-20';
const yesterday = '2026-11-19';
const changedAt = '2026-11-01T08:00:00Z';
const granted: ModuleAccess = {
  module: 'eye',
  status: 'granted',
  until: null,
  lastAnswer: null,
  certified: null,
  changedAt,
};
const state = (access: Partial<ModuleAccess>) => moduleState('eye', { ...granted, ...access }, today);

test('a module that was never granted or requested has the status “none”', () => {
  expect(moduleState('eye', undefined, today)).toEqual({
    module: 'eye',
    status: 'none',
    until: null,
    lastAnswer: null,
    changedAt: null,
    isCertified: false,
  });
});

test('access to a module is valid through its last day', () => {
  expect(state({ until: null }).status).toBe('granted');
  expect(state({ until: today }).status).toBe('granted');
  expect(state({ until: yesterday })).toMatchObject({ status: 'expired', until: yesterday });
});

test('a module request stays pending even if the member’s earlier access to the module has ended', () => {
  expect(state({ status: 'requested', until: yesterday }).status).toBe('requested');
  expect(state({ status: 'none' }).status).toBe('none');
});

test('a verified certificate gives access to its module through the certificate’s last day', () => {
  expect(state({ status: 'none', certified: { until: null } })).toMatchObject({
    status: 'granted',
    until: null,
    isCertified: true,
  });
  expect(state({ status: 'requested', certified: { until: today } })).toMatchObject({
    status: 'granted',
    until: today,
    isCertified: true,
  });
  expect(state({ status: 'none', certified: { until: yesterday } })).toMatchObject({
    status: 'none',
    isCertified: false,
  });
});

test('access through a certificate is used only after the access that an admin granted has ended', () => {
  const certified = { until: '2027-01-31' };
  expect(state({ until: yesterday, certified })).toMatchObject({ until: '2027-01-31', isCertified: true });
  expect(state({ until: '2026-12-31', certified })).toMatchObject({
    until: '2026-12-31',
    isCertified: false,
  });
  expect(state({ until: null, certified })).toMatchObject({ until: null, isCertified: false });
});

test('the state of a module for a member contains the last decision about the module and the time of the last change', () => {
  const lastAnswer = { reason: 'Ask again in spring', at: changedAt, hadAccess: false };
  expect(state({ status: 'none', lastAnswer })).toMatchObject({ lastAnswer, changedAt });
  expect(state({ status: 'none', lastAnswer, certified: { until: null } })).toMatchObject({
    lastAnswer,
    changedAt,
  });
});

test('each member has a state for every module of the product', () => {
  const states = moduleStates([{ ...granted, module: 'developer' }], today);
  expect(states.map(({ module, status }) => [module, status])).toEqual([
    ['eye', 'none'],
    ['developer', 'granted'],
    ['curriculum', 'none'],
  ]);
});
