import { beforeAll, describe, expect, test } from 'vitest';
import { readByScopes } from '../../../shared/core/permissions.ts';
import type { PersonalData } from '../../../shared/core/personal-data.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeFinishedReport } from '../../features/eye/eye-reports/samples.ts';
import { makeFinishedNote } from '../../features/notes/notes/samples.ts';
import { makeApiKey } from '../../features/organizations/api-keys/samples.ts';
import { makeFinishedScreening } from '../../features/screening/screenings/samples.ts';
import type { Caller } from '../../support/caller.ts';
import { type Clinic, openClinic } from '../../support/clinic.ts';
import { sendCall } from '../../support/samples.ts';
import { sampleUpTo } from '../../support/sampling/sample-in-turn.ts';
import { openWorld } from '../../support/world.ts';
import { callsOfKeys, type Scope } from './family.ts';

/** Contact details that an attacker guesses. For the numbers in `known`, they belong to a child. */
const contactsOf = (n: number) => ({
  contactEmail: `riverstone${n}.kestrel@family${n}.example`,
  mobile: `+8526${String(1_100_000 + n * 7919).padStart(7, '0')}`,
  fileNumber: `QX-${71_000 + n}`,
});
const guessesOf = (n: number): string[] => {
  const { contactEmail, mobile, fileNumber } = contactsOf(n);
  const local = contactEmail.split('@')[0] ?? '';
  return [
    contactEmail,
    contactEmail.slice(0, -9),
    local,
    `riverstone${n}`,
    mobile,
    mobile.slice(4),
    mobile.slice(-5),
    mobile.slice(4, 9),
    fileNumber,
    `${71_000 + n}`,
  ];
};
const known = [0, 1, 2, 3, 4];

let clinic: Clinic;
beforeAll(async () => {
  clinic = await openClinic();
  for (const n of known) {
    const { id } = await makeCase(clinic.admin, {
      ...contactsOf(n),
      fullName: `Anna Bell ${n}`,
      mother: null,
    });
    await makeFinishedReport(clinic.admin, {}, id);
    await makeFinishedScreening(clinic.admin, {}, id);
    await makeFinishedNote(clinic.admin, {}, id);
  }
});

const searches = callsOfKeys.filter(
  ({ endpoint }) => 'text' in endpoint.input.shape && endpoint.needs !== 'case:read',
);

/**
 * Sends a search, and returns the response with the table requests that it caused, without writes: limits and
 * the audit, which records a read once a minute, do not depend on what is found.
 */
async function ask(caller: Caller, call: (typeof searches)[number], text: string) {
  const { recordCalls } = await openWorld();
  const { result, calls } = await recordCalls(() => sendCall(caller, call, { text }));
  const operations = calls
    .map(({ operation }) => operation)
    .filter(name => !/Update|Put|Write/.test(name))
    .sort();
  return { text: result.text, operations };
}

describe('searches by an API key for fifty correctly guessed contacts get the same responses as for unknown ones', () => {
  const named = searches.map(call => [call.name, call] as const);
  test.each(sampleUpTo('guesses', 2, named))('%s', async (_, call) => {
    const { caller } = await makeApiKey(clinic, { scopes: [call.endpoint.needs as Scope] });
    /** The first search is not measured, because it may read what the process then keeps. */
    await ask(caller, call, 'Nobody');
    let guesses = 0;
    for (const n of known) {
      const theirs = guessesOf(n);
      const nobodys = guessesOf(n + 50);
      for (const [at, guess] of theirs.entries()) {
        const [found, none] = [await ask(caller, call, guess), await ask(caller, call, nobodys[at] ?? '')];
        expect(found, guess).toEqual(none);
        expect(JSON.parse(found.text).data.data, guess).toEqual([]);
        guesses++;
      }
    }
    expect(guesses).toBe(50);
  });
});

test('an API key can search children by name, but by contact details only if the key also has the scope for cases', async () => {
  const ofCases = searches.filter(({ name }) => name !== 'searchClasses');
  for (const call of ofCases) {
    const scope = call.endpoint.needs as Scope;
    const { caller } = await makeApiKey(clinic, { scopes: [scope] });
    const { caller: both } = await makeApiKey(clinic, { scopes: [scope, 'case:read'] });
    const hits = async (who: Caller, text: string) =>
      JSON.parse((await sendCall(who, call, { text })).text).data.data.length;
    expect([await hits(caller, 'bell 3'), await hits(caller, 'anna')], call.name).toEqual([1, 5]);
    expect([await hits(both, contactsOf(3).mobile), await hits(both, 'riverstone3')]).toEqual([1, 1]);
  }
});

/**
 * Filters and sort orders that would tell an attacker whether a guess of personal data is right, each with
 * the kind of data. Text filters search only names.
 */
const asksFor: Record<string, PersonalData> = {
  gender: 'gender',
  ageFrom: 'birthDate',
  ageTo: 'birthDate',
  tag: 'texts',
  birthFrom: 'birthDate',
  birthTo: 'birthDate',
  text: 'childName',
  fileNumber: 'fileNumber',
};
/** Filters by state, day, id and measurement, which confirm no personal data. */
const harmless =
  /Id$|^(ids|savedFrom|savedTo|children|status|assignedTo|source|sort|limit|cursor|with\w+|is\w+|from|to|until|list|state|author|template|method|order|check|band|tester|bookedOn|bookedUntil)$/;

test('no endpoint that API keys can use has a filter on data outside its scope', () => {
  for (const { name, endpoint } of callsOfKeys) {
    const reads = readByScopes([endpoint.needs as Scope]);
    for (const field of Object.keys(endpoint.input.shape)) {
      const kind = asksFor[field];
      expect(kind ? reads.has(kind) : harmless.test(field), `${name} ${field}`).toBe(true);
    }
  }
});
