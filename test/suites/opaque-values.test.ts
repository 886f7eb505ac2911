import { beforeAll, describe, test } from 'vitest';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { isMutation } from '../../shared/core/endpoint.ts';
import { idPrefixes } from '../../shared/core/ids.ts';
import { permissionScope } from '../../shared/core/permissions.ts';
import { callerWith, type Reply } from '../support/caller.ts';
import { type Attacker, type Attackers, createAttackers } from '../support/callers/attackers.ts';
import { callerWithOwnSession } from '../support/callers-by-role.ts';
import {
  type Canary,
  clinicalCanary,
  containsCanary,
  foreignCanary,
  hiddenCanary,
} from '../support/canary.ts';
import { isFull } from '../support/is-full.ts';
import { decodeOpaque, textsIn } from '../support/opaque/decode-opaque.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { freeTextFields, type Input, sampleOf, sendCall } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { sampleOffset } from '../support/seed.ts';
import { openWorld, settled } from '../support/world.ts';

const probeCount = startProbeCount('opaque values');
const namedCalls = apiOperations.map((call): [string, ApiOperation] => [call.name, call]);
/** Matches a part of a table key; no decoded cursor may contain one, whoever owns the record. */
const tableKey = new RegExp(`"\\w*[ps]k":|\\b(${Object.values(idPrefixes).join('|')})_[0-9A-Za-z]{22}`);
/** Maximum number of pages read per list. */
const maxPages = 3;

let attackers: Attackers;
beforeAll(async () => {
  attackers = await createAttackers();
  await settled();
});

/** Decodes each value and header of a response again and again, as far as that is possible without a key. */
describe('no value in a response can be decoded to data that the caller must not see', () => {
  test.each(sampleUpTo('opaque values', 12, namedCalls))('%s', async (_, call) => {
    for (const reader of readersOf(call)) {
      const { ownClinic, caller } = reader;
      const principal = await callerWithOwnSession(call, reader.principal);
      const maker = caller.role === 'superadmin' ? ownClinic.admin : principal;
      const input = () => sampleOf(call).input({ clinic: ownClinic, caller: principal, maker });
      for (const changes of variationsOf(call))
        await readPages({ ...reader, principal }, call, { ...(await input()), ...changes });
    }
    probeCount.expectNoFailure();
  });
});

/**
 * Inputs for a list, with one row per page. The search finds records with the marks, so that a cursor points
 * next to a hidden row. Returns one search in turn; with `--full` all of them.
 */
function variationsOf(call: ApiOperation): Input[] {
  if (isMutation(call.endpoint)) return [{}];
  const small = 'limit' in call.endpoint.input.shape ? { limit: 1 } : {};
  const words = [hiddenCanary, foreignCanary].flatMap(({ word }) => [word, word.slice(0, 1)]);
  const searches = freeTextFields(call).flatMap(field => words.map(word => ({ ...small, [field]: word })));
  const turn = searches[turnOf(call) % searches.length];
  if (isFull) return [{}, small, ...searches];
  return turn ? [small, turn] : [small];
}

async function readPages(reader: Attacker, call: ApiOperation, input: Input): Promise<void> {
  const isPaged = 'cursor' in call.endpoint.input.shape;
  let sent: Input = isPaged ? { ...input, cursor: undefined } : input;
  for (let pages = 0; pages < maxPages; pages++) {
    const reply = await send(reader, call, sent);
    for (const [where, decoded] of readableIn(reply)) {
      const leaked = secretsOf(reader, call).filter(marks => containsCanary(decoded, marks));
      const problem = leaked.length > 0 && `${where} decodes to ${decoded.slice(0, 200)}`;
      probeCount.probe(`${call.name} as ${reader.name}`, problem);
    }
    const next = nextOf(reply);
    if (next !== null) {
      const keys = decodeOpaque(next).find(decoded => tableKey.test(decoded));
      probeCount.probe(`${call.name} as ${reader.name}`, keys && `its cursor decodes to ${keys}`);
    }
    if (!isPaged || next === null) return;
    sent = { ...sent, cursor: next };
  }
}

/**
 * All texts that can be decoded from the values and headers of a response, including the values themselves
 * and the whole response.
 */
function readableIn({ headers, body, text }: Reply): [where: string, decoded: string][] {
  const values: [string, string][] = [...textsIn(body), ...headers, ['the answer', text]];
  return values.map(([where, value]) => [where, decodeOpaque(value).join('\n')]);
}

function nextOf({ body }: Reply): string | null {
  const { data } = { ...(body as { data?: { meta?: { next?: string | null } } } | undefined) };
  return data?.meta?.next ?? null;
}

/**
 * Marks that a response must not contain. In the library it may contain names of organisations, but of no
 * child.
 */
function secretsOf({ caller }: Attacker, { noun, endpoint: { needs } }: ApiOperation): Canary[] {
  const isPlatform =
    noun === 'library' ||
    (needs !== 'public' && needs !== 'token' && permissionScope(caller, needs) === 'platform');
  const foreign = isPlatform ? clinicalCanary : foreignCanary;
  return caller.visibility === 'selected' ? [foreign, hiddenCanary] : [foreign];
}

/** The reader who sees least and, for every third endpoint, one other reader; `--full` returns all. */
function readersOf(call: ApiOperation): Attacker[] {
  const isForMembers = call.endpoint.needs === 'public' || sampleOf(call).membersOnly;
  const all = attackers.callers.filter(({ caller }) => !isForMembers || caller.role !== 'superadmin');
  if (isFull) return all;
  const isStrictest = ({ caller }: Attacker) => caller.role === 'user' && caller.visibility === 'selected';
  const others = all.filter(one => !isStrictest(one));
  const turn = turnOf(call) % 3 === 0 ? others[Math.floor(turnOf(call) / 3) % others.length] : undefined;
  return all.filter(one => isStrictest(one) || one === turn);
}

const turnOf = (call: ApiOperation) => sampleOffset('opaque values') + apiOperations.indexOf(call);

async function send(reader: Attacker, call: ApiOperation, input: Input): Promise<Reply> {
  const { api } = await openWorld();
  const own = await callerWithOwnSession(call, reader.principal);
  return sendCall(call.endpoint.needs === 'public' ? callerWith(api, {}) : own, call, input);
}
