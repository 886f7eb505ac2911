import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiOperations } from '../../../shared/contract.ts';
import { callerForCall, createCallersByRole, inputFor } from '../../support/callers-by-role.ts';
import { openClinic } from '../../support/clinic.ts';
import { sendCall } from '../../support/samples.ts';
import { sampleUpTo } from '../../support/sampling/sample-in-turn.ts';

/** Calls that succeed if the record already is as requested. */
const repeatable = [
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
  'removeCustomActivity',
  'restoreCustomActivity',
  'removeActivityCopy',
  'restoreActivityCopy',
  'assignCases',
  'addClassChildren',
  'archiveClass',
  'restoreClass',
  'cancelSession',
  'restoreSession',
  'refreshSessionActivity',
  'archiveCourse',
  'restoreTemplate',
  'restoreSnippet',
  'finishNote',
  'reopenNote',
  'discardAmendment',
  'undoNoteTemplate',
  'undoCopyOfWeek',
  'requestSubscription',
  'cancelSubscription',
  'createActivityCopy',
  'finishEyeReport',
  'noteLabReturn',
  'finishScreening',
  'reviewScreening',
  'finishProgressReport',
  'revokeReportLinks',
  'revokePreparedDay',
  'requestModule',
  'revokeApiKey',
  'removeMember',
  'archiveOrganization',
  'releaseHold',
  'undoErasure',
  'acceptTerm',
  'markNotificationSeen',
];

test.each(sampleUpTo('repeated calls', 12, repeatable))(
  'the response to %s says if the same had been done before, also when it is repeated',
  async name => {
    const call = apiOperations.find(operation => operation.name === name);
    if (!call) throw new Error(`there is no call ${name}`);
    const clinic = await openClinic();
    const caller = await callerForCall(await createCallersByRole(clinic), call);
    const input = await inputFor(call, clinic, caller);
    const keys = { one: { 'idempotency-key': randomUUID() }, other: { 'idempotency-key': randomUUID() } };
    const first = await sendCall(caller, call, input, keys.one);
    const { version } = Object(first.body).data;
    const again = 'version' in input ? { ...input, version } : input;
    const second = await sendCall(caller, call, again, keys.other);
    const { status = 200 } = call.endpoint;
    expect([first.status, second.status]).toEqual([status, status]);
    expect(first.body).not.toHaveProperty('unchanged');
    expect(second.body).toHaveProperty('unchanged', true);
    expect((await sendCall(caller, call, input, keys.one)).text).toBe(first.text);
    expect((await sendCall(caller, call, again, keys.other)).text).toBe(second.text);
  },
);

test('pages that can restore what they remove offer no undo for a removal that changed nothing', () => {
  const usesOf = (page: string, verbs: RegExp) =>
    [...page.matchAll(/useApiMutation\(\w+\.([a-z]+)(\w+)/g)].flatMap(([, verb = '', noun = '']) =>
      verbs.test(verb) && repeatable.includes(verb + noun) ? [noun] : [],
    );
  const undoing = globSync('web/features/**/*.{ts,tsx}').filter(file => {
    const page = readFileSync(file, 'utf8');
    const restored = usesOf(page, /^restore$/);
    const removed = usesOf(page, /^(remove|delete)$/);
    return removed.some(noun => restored.includes(noun)) && !page.includes('undoOf(');
  });
  expect(undoing).toEqual([]);
});
