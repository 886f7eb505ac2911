type Json = Record<string, unknown>;

/** The parts of an OpenAPI document that are compared. */
export interface Contract {
  paths: Record<string, Record<string, Json>>;
  components?: { schemas?: Record<string, Json> };
}

type Direction = 'sent' | 'answered';

/**
 * Changes that would break a page or script made for the earlier contract: removed endpoints; fields that are
 * now rejected or required; new fields of a PUT, because an old page does not send them and so clears them;
 * missing response fields. Other new fields and newly allowed values break nothing.
 */
export function breaksBetween(before: Contract, after: Contract): string[] {
  return Object.entries(before.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) return [`${name} is gone`];
      const compare = (direction: Direction, was: unknown, is: unknown, at: string) =>
        new Comparison(before, after, direction).compare(was, is, at);
      return [
        ...compare('sent', parametersOf(call), parametersOf(now), `${name} query`),
        ...compare('sent', bodyOf(call.requestBody), bodyOf(now.requestBody), `${name} body`),
        ...compare('answered', answerOf(call), answerOf(now), `${name} answer`),
      ];
    }),
  );
}

class Comparison {
  readonly #before: Contract;
  readonly #after: Contract;
  readonly #direction: Direction;
  readonly #seen: Set<string>;

  constructor(before: Contract, after: Contract, direction: Direction, seen: Iterable<string> = []) {
    this.#seen = new Set(seen);
    this.#before = before;
    this.#after = after;
    this.#direction = direction;
  }

  compare(was: unknown, is: unknown, at: string): string[] {
    const pair = `${refOf(was)} ${refOf(is)}`;
    if (refOf(was) && this.#seen.has(pair)) return [];
    if (refOf(was)) this.#seen.add(pair);
    const [one, other] = [resolve(this.#before, was), resolve(this.#after, is)];
    if (!one) return [];
    if (!other) return [`${at} is gone`];
    return [
      ...this.#types(one, other, at),
      ...this.#values(one, other, at),
      ...this.#bounds(one, other, at),
      ...this.#fields(one, other, at),
      ...(one.items ? this.compare(one.items, other.items, `${at}[]`) : []),
      ...this.#choices(one, other, at),
    ];
  }

  #types(was: Json, is: Json, at: string): string[] {
    if (was.type === undefined || is.type === undefined || String(was.type) === String(is.type)) return [];
    return was.type === 'integer' && is.type === 'number' && this.#direction === 'sent'
      ? []
      : [`${at} was ${was.type} and is ${is.type}`];
  }

  #values(was: Json, is: Json, at: string): string[] {
    if (this.#direction !== 'sent' || !Array.isArray(is.enum)) return [];
    const allowed = is.enum;
    if (!Array.isArray(was.enum)) return was.const === undefined ? [`${at} takes certain values only`] : [];
    const refused = was.enum.filter(value => !allowed.includes(value));
    return refused.length > 0 ? [`${at} no longer takes ${refused.join(', ')}`] : [];
  }

  #bounds(was: Json, is: Json, at: string): string[] {
    if (this.#direction !== 'sent') return [];
    const narrower = [
      ...['maxLength', 'maximum', 'maxItems'].filter(name => lower(is[name], was[name])),
      ...['minLength', 'minimum', 'minItems'].filter(name => higher(is[name], was[name])),
    ];
    return narrower.map(name => `${at} has a narrower ${name}`);
  }

  #fields(was: Json, is: Json, at: string): string[] {
    const [old, now] = [(was.properties ?? {}) as Json, (is.properties ?? {}) as Json];
    const [needed, neededNow] = [listOf(was.required), listOf(is.required)];
    const isOpen = is.additionalProperties !== undefined && is.additionalProperties !== false;
    const gone = Object.keys(old).filter(name => !(name in now) && !isOpen);
    const changedNeed =
      this.#direction === 'sent'
        ? neededNow.filter(name => !needed.includes(name)).map(name => `${at}.${name} is required now`)
        : needed
            .filter(name => name in now && !neededNow.includes(name))
            .map(name => `${at}.${name} may be missing now`);
    const replaces = this.#direction === 'sent' && /^PUT \S+ body$/.test(at);
    const cleared = Object.keys(now).filter(
      name => replaces && !(name in old) && (now[name] as Json).default === null,
    );
    return [
      ...gone.map(name => `${at}.${name} is gone`),
      ...cleared.map(name => `${at}.${name} is cleared where it is not sent`),
      ...changedNeed,
      ...Object.keys(old)
        .filter(name => name in now)
        .flatMap(name => this.compare(old[name], now[name], `${at}.${name}`)),
    ];
  }

  /**
   * Breaking changes of a field with alternatives (`anyOf`): a current alternative must accept what each
   * earlier one accepted.
   */
  #choices(was: Json, is: Json, at: string): string[] {
    const old = choicesOf(was);
    if (old.length === 0) return [];
    const now = choicesOf(is).length > 0 ? choicesOf(is) : [is];
    return old.flatMap((one, index) => {
      const tries = now.map(other =>
        new Comparison(this.#before, this.#after, this.#direction, this.#seen).compare(one, other, at),
      );
      return tries.some(found => found.length === 0) ? [] : [`${at} lacks its choice ${index + 1}`];
    });
  }
}

const refOf = (schema: unknown): string => String((schema as Json | undefined)?.$ref ?? '');
const choicesOf = ({ anyOf, oneOf }: Json): unknown[] => (anyOf ?? oneOf ?? []) as unknown[];
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : []);
const lower = (is: unknown, was: unknown) => typeof is === 'number' && is < Number(was ?? Infinity);
const higher = (is: unknown, was: unknown) => typeof is === 'number' && is > Number(was ?? -Infinity);

function resolve({ components }: Contract, schema: unknown): Json | undefined {
  const name = refOf(schema).split('/').at(-1);
  return name ? components?.schemas?.[name] : (schema as Json | undefined);
}

const bodyOf = (body: unknown): unknown =>
  ((body as Json | undefined)?.content as Json | undefined)?.['application/json'] &&
  (((body as Json).content as Json)['application/json'] as Json).schema;

function answerOf({ responses = {} }: Json): unknown {
  const [, found] = Object.entries(responses as Json).find(([status]) => status.startsWith('2')) ?? [];
  return bodyOf(found);
}

/** Treats parameters as the fields of an object. */
function parametersOf({ parameters = [] }: Json): Json {
  const all = parameters as { name: string; in: string; required?: boolean; schema: unknown }[];
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(one => [`${one.in}:${one.name}`, one.schema])),
    required: all.filter(({ required }) => required).map(one => `${one.in}:${one.name}`),
  };
}
