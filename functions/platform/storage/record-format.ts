import type { Key } from './key.ts';
import { type Condition, type Item, isAbsent, type Write } from './write.ts';

/** Attribute with a document's format number. A document without this attribute has format 1. */
export const formatAttribute = 'fmt';

/** How documents of one kind are stored. To change their schema, add an upgrade: see docs/operations.md. */
export interface RecordFormat {
  kind: string;
  /** The first function upgrades format 1 to format 2, and so on. */
  upgrades: ((item: Item) => Item)[];
  /**
   * Number of the format that the next version of the product will write, and that this version can already
   * read. Fields that are new in that format are optional here, and are kept. Not allowed for kinds of
   * documents whose single fields are updated.
   */
  readsUpTo?: number;
}

export const formatNamed = (format: string | RecordFormat): RecordFormat =>
  typeof format === 'string' ? { kind: format, upgrades: [] } : format;

export const newestFormat = ({ upgrades }: RecordFormat): number => upgrades.length + 1;
export const newestReadFormat = (format: RecordFormat): number =>
  Math.max(newestFormat(format), format.readsUpTo ?? 1);
export const formatOf = (item: Item): number => Number(item[formatAttribute] ?? 1);

/** Thrown if a newer version of the product wrote the document. */
export class UnknownRecordFormat extends Error {
  override name = 'UnknownRecordFormat';

  constructor(format: RecordFormat, found: number) {
    super(
      `a ${format.kind} has format ${found}, and this version reads up to ${newestReadFormat(format)}: deploy the newer version again`,
    );
  }
}

/** Reads documents of every format, and writes them in the newest format. */
export class RecordFormats {
  /**
   * Formats, grouped by the number of `#` in the key. Every item is looked up here, and a lookup searches
   * only one group.
   */
  readonly #known: Map<string, { pattern: RegExp; format: RecordFormat }[]>;

  /**
   * @param kinds a line for each key: `pk sk kind`; `*` matches any text without `#`
   * @param special formats of kinds that have upgrades or read a newer format
   */
  constructor(kinds: string, special: RecordFormat[] = []) {
    const known = kinds.split('\n').map(line => {
      const [pk = '', sk = '', kind = ''] = line.split(' ');
      const format = special.find(candidate => candidate.kind === kind) ?? formatNamed(kind);
      return {
        shape: shapeOf(pk, sk),
        pattern: new RegExp(`^${`${pk}\n${sk}`.replaceAll('*', '[^#]*')}$`),
        format,
      };
    });
    this.#known = Map.groupBy(known, ({ shape }) => shape);
  }

  find({ pk, sk }: Key): RecordFormat | undefined {
    return this.#known.get(shapeOf(pk, sk))?.find(({ pattern }) => pattern.test(`${pk}\n${sk}`))?.format;
  }

  /** Upgrades an item to the newest format of its kind of document. @throws UnknownRecordFormat */
  upgrade<Stored extends Item>(item: Stored): Item {
    const format = this.find(item);
    if (!format) return item;
    const found = formatOf(item);
    if (found > newestReadFormat(format)) throw new UnknownRecordFormat(format, found);
    if (found >= newestFormat(format)) return item;
    return this.mark(format.upgrades.slice(found - 1).reduce((older, step) => step(older), item as Item));
  }

  mark(item: Item): Item {
    const format = this.find(item);
    return format ? { ...item, [formatAttribute]: newestFormat(format) } : item;
  }

  /**
   * Makes a write store the newest format. An update then fails if the stored document has an older format.
   */
  markWrite(write: Write): Write {
    if ('put' in write) return this.#markPut(write);
    const format = 'update' in write && this.find(write.update);
    if (!format) return write;
    const number = newestFormat(format);
    return {
      ...write,
      set: { ...write.set, [formatAttribute]: number },
      when: bothConditions(write.when, hasFormat(number)),
    };
  }

  #markPut(write: Extract<Write, { put: unknown }>): Write {
    const format = this.find(write.put);
    if (!format) return write;
    assertGuarded(write, format.kind);
    return { ...write, put: this.mark(write.put) };
  }

  /**
   * Whether a stored document has an older format. Such a document must be upgraded before single fields are
   * updated.
   */
  isOld(item: Item): boolean {
    const format = this.find(item);
    return format !== undefined && formatOf(item) < newestFormat(format);
  }
}

const shapeOf = (pk: string, sk: string) => `${pk.split('#').length} ${sk.split('#').length}`;

/** For tables whose items have no formats. */
export const noFormats = new RecordFormats('- - -');

/** Fails if the document has changed since it was read. */
export function upgradeWrite(formats: RecordFormats, item: Item): Write {
  const attributes = Object.keys(item);
  return {
    put: formats.upgrade(item),
    when: {
      text: attributes.map((name, index) => `#${name} = :a${index}`).join(' AND '),
      values: Object.fromEntries(attributes.map((name, index) => [`:a${index}`, item[name]])),
    },
  };
}

/** Condition that a stored document has this format. A document that does not exist fulfils it too. */
const hasFormat = (number: number): Condition => ({
  text: `attribute_not_exists(#${number === 1 ? formatAttribute : 'pk'}) OR #${formatAttribute} = :${formatAttribute}`,
  values: { [`:${formatAttribute}`]: number },
});

function bothConditions(one: Condition | undefined, other: Condition): Condition {
  if (!one) return other;
  return { text: `(${one.text}) AND (${other.text})`, values: { ...one.values, ...other.values } };
}

/**
 * Checks that a put of a whole document cannot overwrite concurrent changes: it must have the condition that
 * the document is absent or has the values that were read, or it must set `replaces`.
 * @throws Error if the put does none of these
 */
function assertGuarded(write: Extract<Write, { put: unknown }>, kind: string): void {
  const { when, replaces } = write;
  const comparesValues = Object.keys(when?.values ?? {}).length > 0;
  if (replaces || comparesValues || when?.text === isAbsent.text) return;
  throw new Error(`a whole ${kind} is put over whatever is there: name the version, or update its fields`);
}
