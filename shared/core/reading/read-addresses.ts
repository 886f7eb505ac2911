/** Declared here because `shared` includes no browser or Node.js types; both provide URL. */
declare const URL: { canParse(url: string): boolean; new (url: string): { hostname: string } };

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
/** An email address. The local part has at most 64 characters (RFC 5321, 4.5.3.1.1). */
export const addressPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$`,
);
/**
 * Separators between addresses that can also be part of a name before an address: `Tom and Ann <ann@x.org>`.
 */
const joined = /\||\s(?:\/|&|or|and)\s|(?<=\w)\s?[和及或与與]\s?(?=\w)/;
/** Maximum length of a text that is read as a single address. */
const longest = 500;

export interface TypedAddresses {
  /** Addresses as typed, without duplicates; letter case is ignored when comparing. */
  addresses: string[];
  /** Typed parts that are neither an address nor a name before an address. */
  wrong: string[];
}

/**
 * Reads typed or pasted addresses, separated by commas, semicolons, spaces or lines. A name may precede an
 * address in angle brackets or be in another cell of a spreadsheet row. All other parts are returned as
 * wrong.
 */
export function readAddresses(text: string): TypedAddresses {
  if (isPlain(text)) return { addresses: text === '' ? [] : [text], wrong: [] };
  const found = (plainSigns.test(text) ? text : withoutSigns(withoutInvisible(text)))
    .split(/[\n\r;；、]+/)
    .flatMap(line => withoutNames(line.split(joined)))
    .flatMap(addressesInLine)
    .map(cleanAddress);
  const typed = [...new Map(found.map(text => [text.toLowerCase(), text])).values()];
  return {
    addresses: typed.filter(text => addressPattern.test(text)),
    wrong: typed.filter(text => !addressPattern.test(text)),
  };
}

/** Extracts the address from a text with exactly one: `Jo Lee <jo@x.org>`. Returns other texts unchanged. */
export function readAddress(text: string): string {
  if (text.length > longest || addressPattern.test(text)) return text;
  const { addresses, wrong } = readAddresses(text);
  const [address] = addresses;
  return address !== undefined && addresses.length + wrong.length === 1 ? address : text;
}

/** Matches texts that contain none of the characters and words that the code below removes. */
const plainSigns = /^(?!(?:mum|mom|dad|mother|father|parent)\s)[\w <>@.;,+-]*$/i;

/** Labels before an address: `mailto:`, `QQ邮箱：`, `Mum:`. */
const label = /(?<![\p{L}\p{N}._@+-])\p{L}[\p{L}\p{N} -]{0,30}[:：]\s{0,3}(?=[^\s@:：]{1,64}[@＠])/gu;
/** Words for a parent before an address, with or without a colon. */
const parentBefore =
  /(?<![\p{L}\p{N}._@+-])(?:mum|mom|dad|mother|father|parent|妈妈|媽媽|母亲|母親|爸爸|父亲|父親|家长|家長)\s{1,3}(?=[^\s@]{1,64}@)/giu;

const withoutSigns = (text: string): string =>
  text
    .replaceAll(/\bmailto:\s*([^\s?<>"]*)(\?[^\s<>"]*)?/gi, '$1')
    .replaceAll(label, ' ')
    .replaceAll(parentBefore, ' ')
    .replaceAll(/[(（][^()（）@]*[)）]/g, ' ')
    .replaceAll(/"[^"@]*"/g, ' ')
    .replaceAll(/["“”]|(?<!\w)['‘’]|['‘’](?!\w)/g, ' ');

const isPlain = (text: string) => text === '' || (/^\w/.test(text) && addressPattern.test(text));

const withoutInvisible = (text: string) =>
  text.replaceAll(/[\p{Cf}\u00A0]/gu, sign => (sign === '\u00A0' ? ' ' : ''));

/** Converts an address to ASCII, including the domain, and removes brackets and punctuation around it. */
function cleanAddress(part: string): string {
  const text = part.normalize('NFKC').replaceAll(/^[([{<]+|(?<![)\]}>.,:。])[)\]}>.,:。]+$/g, '');
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).replaceAll('。', '.');
  if (at < 1 || domain === '') return text;
  return `${text.slice(0, at)}@${/^[\x21-\x7E]*$/.test(domain) ? domain : asciiDomain(domain)}`;
}

function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return /[/?#:@\\]/.test(domain) || !URL.canParse(url) ? domain : new URL(url).hostname;
}

/** Removes parts that belong to a name before an address in brackets. */
function withoutNames(parts: string[]): string[] {
  let isNamed = false;
  return parts
    .toReversed()
    .filter(part => {
      if (isNamed && isName(part)) return false;
      isNamed = /^[^@<]*<[^<>]*@/.test(part);
      return true;
    })
    .toReversed();
}

function addressesInLine(line: string): string[] {
  const outside = line.split('\t').some(cell => cell.includes('@'))
    ? line
        .split('\t')
        .filter(cell => !isName(cell))
        .join(',')
    : line;
  const found: string[] = [];
  let names: string[] = [];
  for (const part of outside.split(/[,，]/)) {
    const bracketed = addressesInBrackets(part);
    if (!bracketed && isName(part)) names.push(part.trim());
    else {
      found.push(...(bracketed ?? [...names, ...part.split(/[\s<>]+/)]));
      names = [];
    }
  }
  return [...found, ...names].filter(Boolean);
}

/**
 * Returns the contents of angle brackets, and all words outside brackets that contain an @. If brackets are
 * empty, the name before them is returned instead.
 */
function addressesInBrackets(part: string): string[] | undefined {
  const inside = [...part.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim());
  if (inside.length === 0) return undefined;
  const beside = part
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(word => word.includes('@'));
  const name = part.replaceAll(/[<>]/g, ' ').trim();
  return [...inside.map(address => address || name), ...beside];
}

/** Whether a part is a name: it has no @, and no dot inside a word as in "mei.example". */
const isName = (part: string): boolean => !part.includes('@') && !/\S\.\S/.test(part);

/** Splits an email address after its “@”, where a line may break. */
export function splitAddress(address: string): [mailbox: string, domain: string] {
  const start = address.lastIndexOf('@') + 1;
  return [address.slice(0, start), address.slice(start)];
}
