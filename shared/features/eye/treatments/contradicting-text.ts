import type { TreatmentKind, VisitTreatment } from './treatment.ts';

/** Concentrations of atropine that a kind of treatment names, in percent. */
const strengths = new Map<TreatmentKind, number>([
  ['atropine001', 0.01],
  ['atropine0025', 0.025],
  ['atropine005', 0.05],
]);
const namedStrengths = [...strengths.values()];

/** Whether the kind of treatment already says the concentration. */
export const namesStrength = (kind: TreatmentKind | ''): boolean => kind !== '' && strengths.has(kind);

/** The highest concentration of atropine eye drops, in percent. A higher percentage is an adherence. */
const maxStrength = 1;

/** A number with its unit, if it has one. Text in front of it must not end in a digit or a decimal point. */
const amount = /(?<![\d.])(\d*\.?\d+)(?!\d|\.\d)\s*(%|mg\s*\/\s*ml|ml|cc|mg)?/g;

/** Concentrations in a text, in percent: `0.025 %`, `0.25 mg/ml`, or the bare number of a named strength. */
function concentrationsIn(text: string): number[] {
  const plain = text.normalize('NFKC').replaceAll('毫克/毫升', 'mg/ml').replaceAll('毫升', 'ml');
  const typed = plain
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)。(\d)/g, '$1.$2')
    .toLowerCase();
  return [...typed.matchAll(amount)].flatMap(([, digits, unit = '']) => {
    const value = Number(digits);
    if (unit === '%') return value > 0 && value <= maxStrength ? [value] : [];
    if (/mg\s*\//.test(unit)) return [value / 10];
    return unit === '' && namedStrengths.includes(value) ? [value] : [];
  });
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** Names under which products of a treatment are sold or spoken of. */
const names = {
  dims: /\bdims\b|miyo ?smart|新乐学|新樂學/i,
  hal: /\bHALT?\b|[Ss]tellest|STELLEST|星趣控/,
  miSight: /mi ?sight/i,
  orthokeratology: /ortho-?k|orthokeratolog|角膜塑形|角膜矫形|角膜矯形/i,
  redLight: /red[ -]light|红光|紅光/i,
} as const satisfies Partial<Record<TreatmentKind, RegExp>>;
const drops = /atropine|阿托品/i;
const isAtropine = (kind: TreatmentKind): boolean => kind.startsWith('atropine');

/**
 * Whether a product names another treatment and not the chosen one. Nothing contradicts `other` and `none`.
 */
function namesAnother(kind: TreatmentKind, text: string): boolean {
  if (kind === 'other' || kind === 'none') return false;
  const named = Object.entries(names).filter(([, name]) => name.test(text.normalize('NFKC')));
  const isOwn = isAtropine(kind) ? drops.test(text) : named.some(([of]) => of === kind);
  return !isOwn && (named.length > 0 || drops.test(text));
}

/**
 * Fields of a visit’s treatment whose text contradicts the chosen treatment: another concentration of
 * atropine, or a product with the name of another treatment. Only an entry that begins a treatment is
 * checked: the others repeat what an earlier visit recorded.
 */
export function contradictingTexts(
  entry: Pick<VisitTreatment, 'decision' | 'kind' | 'product' | 'dose'>,
): { field: 'product' | 'dose'; message: string }[] {
  const { decision, kind } = entry;
  if (decision !== 'start') return [];
  return (['product', 'dose'] as const).flatMap(field => {
    const text = entry[field];
    if (text === null) return [];
    if (isAtropine(kind) && hasWrongStrength(kind, concentrationsIn(text)))
      return [{ field, message: 'validation.other_strength' }];
    return field === 'product' && namesAnother(kind, text)
      ? [{ field, message: 'validation.other_treatment' }]
      : [];
  });
}

/**
 * A named strength is contradicted by another named one. Other concentrations, such as those of a
 * preservative, contradict it only if its own is missing. “Atropine, other strength” is contradicted by a
 * single strength that has its own choice, but not by two, such as one for each eye.
 */
function hasWrongStrength(kind: TreatmentKind, found: number[]): boolean {
  const own = strengths.get(kind);
  const named = new Set(namedStrengths.filter(one => found.some(each => isSame(one, each))));
  if (own === undefined) return named.size === 1 && found.every(one => named.has(one));
  return named.has(own) ? named.size > 1 : found.length > 0;
}

/**
 * The name of a treatment in print: its kind, then its product unless one of them contains the other. The
 * product alone if the kind is `other`.
 * @param kindName name of the kind in the language of the print; may have word joiners (U+2060)
 */
export function nameOfTreatment(kind: TreatmentKind, product: string | null, kindName: string): string {
  if (product === null) return kindName;
  const plain = (text: string) => text.replaceAll('\u2060', '').trim().toLowerCase();
  if (kind === 'other' || plain(product).includes(plain(kindName))) return product;
  return isWithin(plain(kindName), plain(product)) ? kindName : `${kindName} · ${product}`;
}

/** Whether a text contains another that does not end or begin within a number of it: 0.02 is not in 0.025. */
function isWithin(text: string, part: string): boolean {
  const at = text.indexOf(part);
  return at >= 0 && !/[\d.]$/.test(text.slice(0, at)) && !/^\d/.test(text.slice(at + part.length));
}
