import { useState } from 'react';
import type { LensKind } from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { isContactLens, type Plane } from '../../../../../../shared/features/eye/optics/plane.ts';
import type { TreatmentPeriod } from '../../../../../../shared/features/eye/treatments/treatment.ts';
import type { Eyes, EyeValues, Method, PowerTexts } from '../eye-values.ts';
import type { EyeForm } from '../use-eye-form.ts';
import type { PlaneQuestion } from './convert-dialog.tsx';
import { needConversion } from './convert-eyes.ts';

const planeFor = (kind: LensKind): Plane => (isContactLens(kind) ? 'cornea' : 'spectacle');

const powerOnly = ({ sph, cyl, axis, add }: PowerTexts): PowerTexts => ({ sph, cyl, axis, add });
const isFilled = ({ right, left }: Eyes<PowerTexts>): boolean =>
  [right, left].some(power => Object.values(power).some(text => text !== ''));
const powersIn = ({ right, left }: Eyes<PowerTexts>): Eyes<PowerTexts> => ({
  right: powerOnly(right),
  left: powerOnly(left),
});

/** Whether orthokeratology continues or begins at the visit; its lens power differs from the refraction. */
function hasOrthokeratology({ treatments }: EyeValues, running: readonly TreatmentPeriod[]): boolean {
  const statements = treatments.filter(({ kind }) => kind === 'orthokeratology');
  const goesOn = running.some(
    ({ id, kind }) =>
      kind === 'orthokeratology' && !statements.some(text => text.id === id && text.decision === 'stop'),
  );
  return goesOn || statements.some(({ decision }) => decision !== 'stop');
}

export function useLensPower(form: EyeForm, running: readonly TreatmentPeriod[], onFilled: () => void) {
  const [question, setQuestion] = useState<PlaneQuestion>();
  const { lensKind, plane, prescription, refractions } = form.values;
  const isOrthokeratologyLens = (kind: LensKind) =>
    kind === 'rigid' && hasOrthokeratology(form.values, running);
  const isOrthokeratology = isOrthokeratologyLens(lensKind);

  function put(kind: LensKind, powers: Eyes<PowerTexts>, vertex = form.values.vertex): void {
    form.setValues({
      lensKind: kind,
      plane: planeFor(kind),
      vertex,
      prescription: {
        right: { ...prescription.right, ...powers.right },
        left: { ...prescription.left, ...powers.left },
      },
    });
    onFilled();
    setQuestion(undefined);
  }

  /** Changes the kind of lens. Asks about the powers if the new lens needs other powers. */
  function changeKind(kind: LensKind): void {
    const powers = powersIn(prescription);
    const vertex = isContactLens(kind) ? '' : form.values.vertex;
    if (isOrthokeratologyLens(kind) && isFilled(powers))
      setQuestion({ powers, kind, why: 'orthokeratology' });
    else if (isContactLens(kind) === isContactLens(lensKind)) form.setFieldValue('lensKind', kind);
    else if (needConversion(powers)) setQuestion({ powers, kind, why: 'switch' });
    else put(kind, powers, vertex);
  }

  function copy(method: Method): void {
    const powers = powersIn(refractions[method]);
    if (isContactLens(lensKind) && needConversion(powers))
      setQuestion({ powers, kind: lensKind, why: 'copy' });
    else put(lensKind, powers);
  }

  return {
    question,
    isOrthokeratology,
    /** Whether powers of a contact lens lack the plane at which they apply. */
    isUnrecorded: isContactLens(lensKind) && plane !== 'cornea' && needConversion(prescription),
    changeKind,
    copy,
    askPlane: () => setQuestion({ powers: powersIn(prescription), kind: lensKind, why: 'unrecorded' }),
    confirmPlane: () => form.setFieldValue('plane', planeFor(lensKind)),
    take: (powers: Eyes<PowerTexts>, vertex: string) =>
      question && put(question.kind, powers, vertexOf(vertex)),
    keep: () => question && put(question.kind, question.powers, vertexOf(form.values.vertex)),
    close: () => setQuestion(undefined),
  };

  /** Vertex distance to store: the typed one for glasses; for a contact lens, none or the stored one. */
  function vertexOf(typed: string): string {
    if (question?.kind === 'spectacle') return typed;
    return question?.kind === lensKind ? form.values.vertex : '';
  }
}
