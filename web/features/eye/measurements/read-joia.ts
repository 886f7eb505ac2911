import type { ImportTable } from '../../../../shared/core/reading/read-table.ts';
import {
  attribute,
  decodeXml,
  type Element,
  elementsIn,
  withoutCdata,
} from '../../../ui/file/xlsx/read-xml.ts';
import { withoutComments } from '../../../ui/text/without-comments.ts';

/** Element in every file of the JOIA standard (Japan Ophthalmic Instruments Association). */
const mark = /<(?:[A-Za-z][\w.-]{0,30}:)?Ophthalmology[\s>]/;
const refused = /<!(?:DOCTYPE|ENTITY)/i;
const headLength = 4_096;
const eyes = [
  ['R', 'OD'],
  ['L', 'OS'],
] as const;
/** Kinds of measurements that have fields in Lumitree. Others become columns without a suggested field. */
const known = ['REF', 'KM'];
const lengthNames = ['AxialLength', 'AXL', 'AxL', 'AL'];

/**
 * Reads the XML of a refractometer, keratometer or biometer (JOIA). Uses medians if the file has any. Rejects
 * a file that declares entities.
 */
export function readJoia(text: string): ImportTable | undefined {
  const xml = withoutComments(withoutCdata(text)).replaceAll(/<(\/?)[A-Za-z][\w.-]{0,30}:/g, '<$1');
  if (!mark.test(xml.slice(0, headLength)) || refused.test(xml)) return undefined;
  const common = first(xml, 'Common');
  const patient = first(common, 'Patient');
  const person: Cell[] = [
    ['Last name', textOf(patient, 'LastName')],
    ['First name', `${textOf(patient, 'FirstName')} ${textOf(patient, 'MiddleName')}`.trim()],
    ['Date of birth', textOf(patient, 'DOB')],
    ['Exam date', textOf(common.replace(patient, ''), 'Date')],
  ];
  const rows = [new Map(person)];
  for (const measure of elementsIn(xml, 'Measure')) {
    const type = (attribute(measure.attributes, 'type') ?? attribute(measure.attributes, 'Type') ?? '')
      .slice(0, 40)
      .toUpperCase();
    const read =
      type === 'REF' ? refraction(measure) : type === 'KM' ? keratometry(measure) : lengths(measure);
    const cells: Cell[] = known.includes(type) || read.length > 0 ? read : type === '' ? [] : [[type, 'x']];
    /** Starts a new row for a repeated measurement, so that the user sees both results. */
    if (cells.some(([heading]) => rows.at(-1)?.has(heading))) rows.push(new Map(person));
    for (const [heading, cell] of cells) rows.at(-1)?.set(heading, cell);
  }
  const headings = [...new Set(rows.flatMap(row => [...row.keys()]))];
  return {
    headings,
    rows: rows.map(row => ({ line: 1, cells: headings.map(heading => row.get(heading) ?? '') })),
  };
}

type Cell = [heading: string, text: string];

const bodiesOf = (xml: string, name: string): string[] => [...elementsIn(xml, name)].map(({ body }) => body);
const first = (xml: string, name: string): string => bodiesOf(xml, name)[0] ?? '';
const textOf = (xml: string, name: string): string => decodeXml(first(xml, name)).trim();

/** Returns the median of an eye; without a median, the last reading without an error. */
function readingOf(eye: string): string {
  const median = first(eye, 'Median');
  return median === '' ? (bodiesOf(eye, 'List').findLast(one => textOf(one, 'Error') === '') ?? '') : median;
}

function refraction({ body }: Element): Cell[] {
  return eyes.flatMap(([tag, eye]): Cell[] => {
    const read = readingOf(first(first(body, 'REF'), tag));
    return [
      [`Sphere ${eye}`, textOf(read, 'Sphere')],
      [`Cylinder ${eye}`, textOf(read, 'Cylinder')],
      [`Axis ${eye}`, textOf(read, 'Axis')],
    ];
  });
}

/** Reads axial lengths, under any of the names that biometers give them. */
function lengths({ body }: Element): Cell[] {
  return eyes.flatMap(([tag, eye]): Cell[] => {
    const whole = first(body, tag);
    const read = readingOf(whole) || whole;
    const length = lengthNames.map(name => textOf(read, name)).find(text => text !== '');
    return length === undefined ? [] : [[`Axial length ${eye}`, length]];
  });
}

/**
 * Reads the corneal curvature. R1 is the flatter meridian; its radius is used if the file states the radius.
 */
function keratometry({ body }: Element): Cell[] {
  return eyes.flatMap(([tag, eye]): Cell[] => {
    const read = readingOf(first(first(body, 'KM'), tag));
    const [flat, steep] = [first(read, 'R1'), first(read, 'R2')];
    const curvature = (meridian: string) => textOf(meridian, 'Radius') || textOf(meridian, 'Power');
    return [
      [`K1 ${eye}`, curvature(flat)],
      [`K2 ${eye}`, curvature(steep)],
      [`Axis K1 ${eye}`, textOf(flat, 'Axis')],
    ];
  });
}
