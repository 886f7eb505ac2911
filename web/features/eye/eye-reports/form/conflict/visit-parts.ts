import { isSame } from '../../../../../../shared/core/documents/is-same.ts';
import {
  isNumberNotation,
  type NumberNotation,
  rewriteAcuity,
} from '../../../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../../../shared/core/reading/read-acuity.ts';
import { visitFields } from '../../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import type { ValueParts } from '../../../../../ui/dialog/value-parts.ts';
import { type EyeValues, methods, type RefractedTexts } from '../eye-values.ts';
import { placeOf } from '../steps.ts';

/** Fields that belong together. In a conflict, the user chooses one version for all fields of a part. */
export interface VisitPart {
  key: VisitPartKey;
  read: (values: EyeValues) => unknown[];
  /** Returns the visit `values` with the fields of this part from `other`. */
  replace: (values: EyeValues, other: EyeValues) => EyeValues;
}

/** Fields of each part that has several fields, or whose name differs from its field. */
const parts = {
  date: ['date'],
  to: ['toKind', 'toName'],
  riskFactors: ['riskFactors'],
  acuity: ['acuityNotation', 'acuity'],
  prescription: ['prescription', 'lensKind', 'plane', 'vertex', 'expiresOn'],
  keratometry: ['cornea'],
  treatments: ['treatments'],
  target: ['target'],
} satisfies Record<string, (keyof EyeValues)[]>;

export type VisitPartKey = keyof typeof parts | keyof typeof visitFields | (typeof methods)[number];

const named: string[] = Object.values(parts).flat();
const others = (Object.keys(visitFields) as (keyof typeof visitFields)[]).filter(
  name => !named.includes(name),
);

const partOfFields = ([key, names]: [string, (keyof EyeValues)[]]): VisitPart => ({
  key: key as VisitPartKey,
  read: values => names.map(name => values[name]),
  replace: (values, other) => ({
    ...values,
    ...Object.fromEntries(names.map(name => [name, other[name]])),
  }),
});

/** All parts: the refractions first, the others in the order of the form. */
export const visitParts: VisitPart[] = [
  ...methods.map(
    (method): VisitPart => ({
      key: method,
      read: ({ refractions }) => [refractions[method]],
      replace: (values, { refractions }) => ({
        ...values,
        refractions: { ...values.refractions, [method]: refractions[method] },
      }),
    }),
  ),
  ...[...Object.entries(parts), ...others.map((name): [string, (keyof EyeValues)[]] => [name, [name]])]
    .toSorted(([, [one = '']], [, [other = '']]) => placeOf(one) - placeOf(other))
    .map(partOfFields),
];

const differing = (one: EyeValues, other: EyeValues): VisitPartKey[] =>
  visitParts.filter(({ read }) => !isSame(read(one), read(other))).map(({ key }) => key);

/** Takes the parts in `keys` from my version. Converts acuities, because a visit has only one notation. */
function merge(theirs: EyeValues, mine: EyeValues, keys: ReadonlySet<string>): EyeValues {
  const [first, second] = keys.has('acuity') ? [mine, theirs] : [theirs, mine];
  const notation = [first.acuityNotation, second.acuityNotation].find(isNumberNotation);
  const own = inNotation(mine, notation);
  return visitParts
    .filter(({ key }) => keys.has(key))
    .reduce((merged, { replace }) => replace(merged, own), inNotation(theirs, notation));
}

export const partsOfVisit: ValueParts<EyeValues, VisitPartKey> = { differing, merge };

function inNotation(values: EyeValues, to: NumberNotation | undefined): EyeValues {
  const from = values.acuityNotation;
  if (to === undefined || from === to) return values;
  const rewrite = (text: string) =>
    isNumberNotation(from) ? rewriteAcuity(readAcuity(text), from, to) : text;
  const ofEye = (eye: RefractedTexts) => ({ ...eye, va: rewrite(eye.va) });
  const refractions = methods.map(method => {
    const { right, left } = values.refractions[method];
    return [method, { right: ofEye(right), left: ofEye(left) }];
  });
  const acuity = Object.entries(values.acuity).map(([eye, byCondition]) => [
    eye,
    Object.fromEntries(Object.entries(byCondition).map(([condition, text]) => [condition, rewrite(text)])),
  ]);
  return {
    ...values,
    acuityNotation: to,
    refractions: Object.fromEntries(refractions),
    acuity: Object.fromEntries(acuity),
  };
}
