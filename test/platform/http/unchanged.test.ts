import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { apiOperations } from '../../../shared/contract.ts';
import { inputFor } from '../../support/callers-by-role.ts';
import { openClinic } from '../../support/clinic.ts';
import { sendCall } from '../../support/samples.ts';

/** Calls that the pages offer to undo, and that succeed if a colleague has done the same before. */
const undoable = [
  'archiveCase',
  'restoreCase',
  'suspendMember',
  'removeTreeEntry',
  'dismissSuggestion',
  'deleteEyeReport',
  'deleteScreening',
  'deleteNote',
  'removeSession',
  'removeSessionActivity',
  'removeClass',
  'removeClassChild',
];

test.each(undoable)(
  'the response to %s says if a colleague had done the same before, also when it is repeated',
  async name => {
    const call = apiOperations.find(operation => operation.name === name);
    if (!call) throw new Error(`there is no call ${name}`);
    const clinic = await openClinic();
    const colleague = await clinic.join({ role: 'admin' });
    const input = await inputFor(call, clinic, clinic.admin);
    const keys = { one: { 'idempotency-key': randomUUID() }, other: { 'idempotency-key': randomUUID() } };
    const first = await sendCall(clinic.admin, call, input, keys.one);
    const second = await sendCall(colleague, call, input, keys.other);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).not.toHaveProperty('unchanged');
    expect(second.body).toHaveProperty('unchanged', true);
    expect((await sendCall(clinic.admin, call, input, keys.one)).text).toBe(first.text);
    expect((await sendCall(colleague, call, input, keys.other)).text).toBe(second.text);
  },
);
