import { useState } from 'react';
import { eyes } from '../../../../../../shared/core/optics/eyes.ts';
import { EyeName } from '../../../../../ui/chart/eye-mark.tsx';
import { FieldNote } from '../../../../../ui/form/field-note.tsx';
import layout from '../../../../../ui/layout/layout.module.css';
import { useNameOfEye, useVisitTexts } from '../../use-visit-texts.ts';
import { useLengthNote } from '../checks/use-length-note.ts';
import styles from '../eye-form.module.css';
import grid from '../eye-grid.module.css';
import { NumberInput } from '../number-input.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import type { LastVisit } from '../use-last-visit.ts';

interface AxialLengthsProps {
  form: EyeForm;
  last: LastVisit | null;
  lastSeen: string | undefined;
}

export function AxialLengths({ form, last, lastSeen }: AxialLengthsProps) {
  const nameOf = useNameOfEye();
  const { label } = useVisitTexts().axialLength;
  const { axialLength } = form.values;
  const [committed, setCommitted] = useState(axialLength);
  const noteOf = useLengthNote(form, last, (eye, text) => {
    form.setFieldValue(`axialLength.${eye}`, text);
    setCommitted(before => ({ ...before, [eye]: text }));
  });
  return (
    <section className={styles.lengths} aria-label={label}>
      <h3>
        {label}
        {eyes.some(eye => last?.values.axialLength[eye]) && (
          <span className={`${layout.faint} ${layout.tiny}`}>{lastSeen}</span>
        )}
      </h3>
      {eyes.map(eye => {
        const note = noteOf(eye, committed[eye]);
        const before = last?.values.axialLength[eye];
        return (
          <div key={eye}>
            <div className={styles.length}>
              <EyeName eye={eye} />
              <NumberInput
                field="axialLength"
                kind="spectacle"
                name={nameOf(`axialLength.${eye}`, label)}
                value={axialLength[eye]}
                isInvalid={note?.isError === true}
                hasWarning={note?.isError === false}
                describedBy={note && `length-${eye}`}
                path={`axialLength.${eye}`}
                onChange={value => form.setFieldValue(`axialLength.${eye}`, value)}
                onDone={() => setCommitted(form.getValues().axialLength)}
              />
              {before && <span className={`${layout.hint} ${layout.figures}`}>{before}</span>}
            </div>
            {note && <FieldNote id={`length-${eye}`} className={grid.note} note={note} />}
          </div>
        );
      })}
    </section>
  );
}
