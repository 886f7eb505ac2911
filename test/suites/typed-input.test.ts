import { beforeAll, describe, test } from 'vitest';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { parseTyped } from '../../shared/core/typed-input.ts';
import { callerWith } from '../support/caller.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
} from '../support/callers-by-role.ts';
import { type Clinic, openClinic } from '../support/clinic.ts';
import { alternatives, inputSchema, type Schema } from '../support/input-schema.ts';
import { isFull } from '../support/is-full.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { type Input, sendCall } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { sampleOffset } from '../support/seed.ts';
import { openWorld } from '../support/world.ts';

const probeCount = startProbeCount('typed input');
/** Number of sampled endpoints with dates, and of endpoints with required texts. */
const sampled = 10;

const impossibleDates = ['0000-01-01', '0001-01-01', '0017-03-14', '1899-12-31', '2200-01-01', '9999-12-31'];
const malformedDates = ['2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '+010000-01-01', '2026-1-1'];
/** Texts with only invisible characters. */
const invisibleTexts = [
  '\u200b',
  '\u2060\u00ad',
  '\u200d\u200c',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\u202e\u2066',
  ' \u180e ',
];

let clinic: Clinic;
let callers: CallersByRole;
beforeAll(async () => {
  clinic = await openClinic();
  callers = await createCallersByRole(clinic);
});

type Path = string[];

/** Paths of the wanted fields in an input, at any depth; a list is represented by its first entry. */
function pathsOf(schema: Schema, isWanted: (field: Schema) => boolean, path: Path = []): Path[] {
  const variants = alternatives(schema);
  if (path.length > 0 && variants.some(isWanted)) return [path];
  return variants.flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, field]) =>
      pathsOf(field as Schema, isWanted, [...path, name]),
    ),
    ...(items && !Array.isArray(items) ? pathsOf(items as Schema, isWanted, [...path, '0']) : []),
  ]);
}

const isDate = ({ format }: Schema) => format === 'date';
const isRequiredText = ({ type, format, pattern, enum: choices, minLength = 0, maxLength = 0 }: Schema) =>
  type === 'string' && !format && !pattern && !choices && minLength > 0 && maxLength > 0;

/** Whether the API keeps a text as it was typed. It does so for secrets, and for drafts of forms. */
const isTakenAsItIs = (path: Path) => /password|refreshToken|^body$/i.test(path.at(-1) ?? '');

const calls = apiOperations.map(call => ({
  call,
  dates: pathsOf(inputSchema(call), isDate),
  texts: pathsOf(inputSchema(call), isRequiredText).filter(path => !isTakenAsItIs(path)),
}));

/** The input with another value at a path. */
function withValue(input: unknown, [name = '', ...rest]: Path, value: unknown): unknown {
  const inner = rest.length === 0 ? value : withValue((input as Input | undefined)?.[name], rest, value);
  if (name === '0') return [inner];
  return { ...(input as Input | null | undefined), [name]: inner };
}

async function expectRefusals({ call, path, values }: { call: ApiOperation; path: Path; values: string[] }) {
  const { api } = await openWorld();
  const caller = await callerForCall(callers, call);
  const input = await inputFor(call, clinic, caller);
  const sender = call.endpoint.needs === 'public' ? callerWith(api, {}) : caller;
  for (const value of values) {
    const reply = await sendCall(sender, call, withValue(input, path, value) as Input);
    const named = reply.status === 400 && reply.text.includes(`"${path.join('.')}`);
    probeCount.probe(
      `${call.name} ${path.join('.')} ${JSON.stringify(value)}`,
      !named && `${reply.status} ${reply.text}`,
    );
  }
}

const inTurn = <Value>(values: Value[], count: number, from: number) =>
  Array.from({ length: count }, (_, index) => values[(from + index) % values.length] as Value);

const offset = sampleOffset('typed input');

describe('an endpoint rejects an implausible date and names the field', () => {
  test.each(
    sampleUpTo(
      'typed dates',
      sampled,
      calls.filter(({ dates }) => dates.length > 0),
    ).map(one => [one.call.name, one] as const),
  )('%s', async (_, { call, dates }) => {
    const from = offset + apiOperations.indexOf(call);
    for (const path of dates) {
      const values = [...inTurn(impossibleDates, 2, from), '9999-12-31', ...inTurn(malformedDates, 1, from)];
      await expectRefusals({ call, path, values });
    }
    probeCount.expectNoFailure();
  });
});

describe('an endpoint reports a required text of invisible characters as missing', () => {
  test.each(
    sampleUpTo(
      'typed texts',
      sampled,
      calls.filter(({ texts }) => texts.length > 0),
    ).map(one => [one.call.name, one] as const),
  )('%s', async (_, { call, texts }) => {
    const from = offset + apiOperations.indexOf(call);
    for (const path of texts) await expectRefusals({ call, path, values: inTurn(invisibleTexts, 2, from) });
    probeCount.expectNoFailure();
  });
});

test('in input, characters that change the text direction are removed from a name, and joining characters are kept', async () => {
  const tried = calls.filter((_, index) => isFull || (offset + index) % 4 === 0);
  for (const { call, texts } of tried.filter(one => one.texts.length > 0)) {
    const input = await inputFor(call, clinic, callers.admin);
    for (const path of texts) {
      const sent = withValue(input, path, 'abc\u202edcba\u2069 \u{1f469}\u200d\u{1f467}');
      const { data } = parseTyped(() => call.endpoint.input.safeParse(sent));
      const value = path.reduce<unknown>((inner, name) => (inner as Input | undefined)?.[name], data);
      const isClean = data === undefined || value === 'abcdcba \u{1f469}\u200d\u{1f467}';
      probeCount.probe(`${call.name} ${path.join('.')}`, !isClean && JSON.stringify(value));
    }
  }
  probeCount.expectNoFailure();
});
