import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { corneaHeadings } from './cornea-headings.ts';
import { fieldOf, type MeasuredValue, type MeasurementField, measuredValues } from './fields.ts';
import { parseEye } from './parse-cell.ts';

/**
 * Known column headings of device files and spreadsheets, in lower case, without units, punctuation and eye.
 */
const personHeadings: [MeasurementField, string[]][] = [
  [
    'fullName',
    [
      'name',
      'full name',
      'patient',
      'patient name',
      'patients name',
      'patientname',
      '姓名',
      '患者',
      '患者姓名',
      '病人姓名',
      '氏名',
      '患者氏名',
      'child',
      'child name',
      'student',
      'student name',
      'pupil',
      'pupil name',
      '孩子姓名',
      '学生姓名',
      '學生姓名',
    ],
  ],
  [
    'lastName',
    ['last name', 'lastname', 'surname', 'family name', 'patient last name', 'nachname', '姓', '姓氏'],
  ],
  [
    'firstName',
    ['first name', 'firstname', 'given name', 'forename', 'patient first name', 'vorname', '名', '名字'],
  ],
  [
    'birthDate',
    [
      'dob',
      'd o b',
      'date of birth',
      'birth date',
      'birthdate',
      'birthday',
      'birth',
      'd o birth',
      'patient date of birth',
      'patient dob',
      'patient birth date',
      'patients birth date',
      'geburtsdatum',
      '出生日期',
      '生日',
      '出生年月日',
      '生年月日',
    ],
  ],
  [
    'measuredOn',
    [
      'date',
      '測定日',
      '検査日',
      'exam date',
      'examination date',
      'exam',
      'date of exam',
      'date of examination',
      'measurement date',
      'date of measurement',
      'measured on',
      'measure date',
      'acquisition date',
      'visit date',
      'screening date',
      'date screened',
      'examination date',
      'study date',
      'scan date',
      'timestamp',
      'time stamp',
      'date time',
      'datetime',
      'exam date time',
      'acquisition date time',
      'measurement date time',
      'test date',
      'untersuchungsdatum',
      'messdatum',
      '日期',
      '检查日期',
      '檢查日期',
      '测量日期',
      '測量日期',
      '检查时间',
      '测量时间',
    ],
  ],
  ['eye', ['eye', 'exam eye', 'laterality', 'side', 'r l', 'od os', 'auge', 'seite', '眼别', '眼別', '眼']],
];

const valueHeadings: Record<MeasuredValue, string[]> = {
  axialLength: [
    'al',
    'axl',
    'axial length',
    'axiallength',
    'al mean',
    'mean al',
    'al avg',
    'al average',
    'axial length mean',
    'mean axial length',
    'average axial length',
    'eye length',
    'length',
    'achslange',
    'augenlange',
    '眼轴',
    '眼軸',
    '眼轴长',
    '眼軸長',
    '眼轴长度',
  ],
  sph: [
    'sph',
    'sphere',
    's',
    'sphare',
    'refraction sph',
    'rx sph',
    'subjective sph',
    'objective sph',
    'ds',
    'sphere power',
    'spherical power',
    'rx',
    'refraction',
    'power',
    'prescription',
    'autorefraction',
    'auto refraction',
    'objective refraction',
    'subjective refraction',
    'objective',
    'subjective',
    '屈光',
    '屈光度',
    '屈光度数',
    '验光',
    '驗光',
    '验光结果',
    '電腦驗光',
    '电脑验光',
    '球镜',
    '球鏡',
    '球镜度',
  ],
  cyl: [
    'cyl',
    'cylinder',
    'c',
    'zyl',
    'zylinder',
    'refraction cyl',
    'rx cyl',
    'objective cyl',
    'dc',
    'cylinder power',
    'cylindrical power',
    '柱镜',
    '柱鏡',
    '柱镜度',
  ],
  axis: [
    'axis',
    'ax',
    'a',
    'achse',
    'cyl axis',
    'refraction axis',
    'rx axis',
    'objective axis',
    'cylinder axis',
    '轴位',
    '軸位',
    '轴',
  ],
  ...corneaHeadings,
};

const valueNamed = (name: string): MeasuredValue | undefined =>
  measuredValues.find(one => valueHeadings[one].includes(name));

/**
 * The field that a heading means, including the eye if the heading names one; undefined if it is unknown.
 * @param hasEyeColumn whether another column names the eye; if true, the R of "R flat" means radius
 */
export function guessField(heading: string, hasEyeColumn = false): MeasurementField | undefined {
  const words = wordsOf(heading);
  const whole = words.join(' ');
  const person = personHeadings.find(([, known]) => known.includes(whole));
  if (person) return person[0];
  const ofRow = hasEyeColumn ? valueNamed(whole) : undefined;
  if (ofRow) return ofRow;
  const { eye, rest } = eyeIn(words);
  const value = valueNamed(rest);
  return value && fieldOf(value, eye ?? null);
}

/**
 * Whether a value column that names no eye stands beside columns for the same value of each eye. Such a
 * column is only a note, like “Prescription” in files of vision screeners.
 */
const isOfBothEyes = (field: MeasurementField, has: (other: MeasurementField) => boolean): boolean =>
  measuredValues.some(value => value === field && eyes.every(eye => has(fieldOf(value, eye))));

/** The field of each heading. If several headings match the same field, only the first one gets it. */
export function guessColumns(headings: string[]): Map<string, MeasurementField> {
  const found = new Map<string, MeasurementField>();
  const taken = new Set<MeasurementField>();
  const has = (field: MeasurementField) => headings.some(heading => guessField(heading) === field);
  const [isNameSplit, hasEyeColumn] = [has('firstName'), has('eye')];
  for (const heading of headings) {
    const guessed = guessField(heading, hasEyeColumn);
    /**
     * A heading "name" means the surname if there is a first-name column, and the given name if there is a
     * surname column.
     */
    const isGivenName = has('lastName') && wordsOf(heading).join(' ') === 'name';
    const field =
      guessed !== 'fullName' ? guessed : isNameSplit ? 'lastName' : isGivenName ? 'firstName' : guessed;
    if (!field || taken.has(field) || (!hasEyeColumn && isOfBothEyes(field, has))) continue;
    taken.add(field);
    found.set(heading, field);
  }
  return found;
}

const maxHeadingLength = 80;

/** The eye that a word of a heading names. In headings D is a unit, although in cells it can name an eye. */
const eyeOfWord = (word: string): Eye | undefined => (/^d$/i.test(word.trim()) ? undefined : parseEye(word));

/**
 * Splits a heading into lower-case words, and removes accents, units in brackets and punctuation.
 * `AxialLengthOD` gives three words.
 */
function wordsOf(heading: string): string[] {
  return heading
    .slice(0, maxHeadingLength)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[[(][^\])]*[\])]/g, bracket => (eyeOfWord(bracket.slice(1, -1)) ? ` ${bracket} ` : ' '))
    .replaceAll(/\b(OD|OS|RE|LE)(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[右左]眼?(?=.)/gu, eye => `${eye} `)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && word !== 'mm' && word !== 'dpt');
}

/**
 * Finds the word for the eye at the end or at the beginning of a heading, and the words of the value's name.
 */
function eyeIn(words: string[]): { eye: Eye | undefined; rest: string } {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const eye = words.length > 1 ? (eyeOfWord(last) ?? eyeOfWord(first)) : undefined;
  if (eye) return { eye, rest: (eyeOfWord(last) ? words.slice(0, -1) : words.slice(1)).join(' ') };
  return { eye: undefined, rest: words.join(' ') };
}
