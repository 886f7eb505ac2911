import type { Eye } from '../../../../../../shared/core/optics/eyes.ts';
import { readAcuity } from '../../../../../../shared/core/reading/read-acuity.ts';
import {
  type Acuities,
  type AcuityCondition,
  type AcuityEye,
  acuityConditions,
  acuityEyes,
} from '../../../../../../shared/features/eye/eye-reports/acuity.schema.ts';
import type { Cornea, Pupil } from '../../../../../../shared/features/eye/eye-reports/cornea.schema.ts';
import {
  formatField,
  type NumberFieldName,
  parseField,
} from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import type { ParentsMyopia } from '../../../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import type { Questionnaire } from '../../../../../../shared/features/eye/eye-reports/questionnaire.schema.ts';
import type { EyeReport } from '../../../../../../shared/features/eye/eye-reports/schema.ts';

export interface CorneaTexts {
  k1: string;
  k2: string;
  axis: string;
  diameter: string;
}

export interface AnswerTexts {
  parents: ParentsMyopia | '';
  nearWork: string;
  outdoors: string;
  screens: string;
  firstSpectacles: string;
}

export interface MeasurementValues {
  acuity: Record<AcuityEye, Record<AcuityCondition, string>>;
  cornea: Record<Eye, CorneaTexts>;
  pupil: { state: Pupil['state'] | ''; agent: string };
  /** Null until an answer changes; the last visit's answers apply. */
  questionnaire: AnswerTexts | null;
}

/** Fields of the cornea and the questionnaire, with how each is parsed. */
export const corneaFields = { k1: 'k1', k2: 'k2', axis: 'cornealAxis', diameter: 'cornealDiameter' } as const;
export const answerFields = {
  nearWork: 'hours',
  outdoors: 'hours',
  screens: 'hours',
  firstSpectacles: 'years',
} as const;

const emptyCornea: CorneaTexts = { k1: '', k2: '', axis: '', diameter: '' };
const emptyAcuity = { unaided: '', withGlasses: '', pinhole: '', near: '' };
export const emptyAnswers: AnswerTexts = {
  parents: '',
  nearWork: '',
  outdoors: '',
  screens: '',
  firstSpectacles: '',
};

export const emptyMeasurements: MeasurementValues = {
  acuity: { right: emptyAcuity, left: emptyAcuity, both: emptyAcuity },
  cornea: { right: emptyCornea, left: emptyCornea },
  pupil: { state: '', agent: '' },
  questionnaire: null,
};

type StoredMeasurements = Pick<EyeReport, 'acuity' | 'cornea' | 'pupil' | 'questionnaire'>;

/** Form values of an existing report; its questionnaire counts as its own even without answers. */
export function measurementTexts({
  acuity,
  cornea,
  pupil,
  questionnaire,
}: StoredMeasurements): MeasurementValues {
  const acuityOf = (eye: AcuityEye) => {
    const { unaided, withGlasses, pinhole, near } = acuity?.[eye] ?? {};
    return {
      unaided: unaided ?? '',
      withGlasses: withGlasses ?? '',
      pinhole: pinhole ?? '',
      near: near ?? '',
    };
  };
  const measured = (eye: Eye): CorneaTexts => {
    const of = cornea?.[eye];
    return of
      ? {
          k1: written('k1', of.k1),
          k2: written('k2', of.k2),
          axis: written('cornealAxis', of.axis),
          diameter: written('cornealDiameter', of.diameter),
        }
      : emptyCornea;
  };
  return {
    acuity: { right: acuityOf('right'), left: acuityOf('left'), both: acuityOf('both') },
    cornea: { right: measured('right'), left: measured('left') },
    pupil: { state: pupil?.state ?? '', agent: pupil?.agent ?? '' },
    questionnaire: questionnaire ? answerTexts(questionnaire) : emptyAnswers,
  };
}

export const answerTexts = (answers: Questionnaire): AnswerTexts => ({
  parents: answers.parents ?? '',
  nearWork: plain(answers.nearWork),
  outdoors: plain(answers.outdoors),
  screens: plain(answers.screens),
  firstSpectacles: plain(answers.firstSpectacles),
});

const written = (field: NumberFieldName, value: number | null) => formatField(field, value, 'spectacle');
const plain = (value: number | null) => (value === null ? '' : String(value));

export function measurementFields(values: MeasurementValues): StoredMeasurements {
  const { acuity, cornea, pupil } = values;
  const acuityOf = (eye: AcuityEye): Acuities['right'] => ({
    unaided: readAcuity(acuity[eye].unaided) || null,
    withGlasses: readAcuity(acuity[eye].withGlasses) || null,
    pinhole: readAcuity(acuity[eye].pinhole) || null,
    near: readAcuity(acuity[eye].near) || null,
  });
  const measured = (eye: Eye): Cornea['right'] => ({
    k1: read('k1', cornea[eye].k1),
    k2: read('k2', cornea[eye].k2),
    axis: read('cornealAxis', cornea[eye].axis),
    diameter: read('cornealDiameter', cornea[eye].diameter),
  });
  return {
    acuity: hasAcuity(values)
      ? { right: acuityOf('right'), left: acuityOf('left'), both: acuityOf('both') }
      : null,
    cornea: hasCornea(values) ? { right: measured('right'), left: measured('left') } : null,
    pupil: pupil.state === '' ? null : { state: pupil.state, agent: pupil.agent.trim() || null },
    questionnaire: answersOf(values.questionnaire),
  };
}

export const hasAcuity = ({ acuity }: MeasurementValues): boolean =>
  acuityEyes.some(eye => acuityConditions.some(condition => acuity[eye][condition] !== ''));

export const hasCornea = ({ cornea }: MeasurementValues): boolean =>
  [...Object.values(cornea.right), ...Object.values(cornea.left)].some(text => text !== '');

export const hasAnswers = (answers: AnswerTexts | null): answers is AnswerTexts =>
  answers !== null && Object.values(answers).some(text => text !== '');

function answersOf(answers: AnswerTexts | null): Questionnaire | null {
  if (!hasAnswers(answers)) return null;
  return {
    parents: answers.parents || null,
    nearWork: read('hours', answers.nearWork),
    outdoors: read('hours', answers.outdoors),
    screens: read('hours', answers.screens),
    firstSpectacles: read('years', answers.firstSpectacles),
  };
}

function read(field: NumberFieldName, text: string): number | null {
  const typed = parseField(field, text);
  return typeof typed === 'object' ? typed.value : null;
}
