import { Button, Group, Radio } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../../../shared/core/optics/eyes.ts';
import {
  eyeLimits,
  type LensKind,
  limitViolation,
} from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { formatSpheroCylinder } from '../../../../../../shared/features/eye/eye-reports/format-power.ts';
import { EyeName } from '../../../../../ui/chart/eye-mark.tsx';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import layout from '../../../../../ui/layout/layout.module.css';
import { type Eyes, type PowerTexts, parseNumber, parsePower } from '../eye-values.ts';
import { NumberInput } from '../number-input.tsx';
import styles from './convert-dialog.module.css';
import { convertEye, type EyeConversion, withOffer } from './convert-eyes.ts';

export interface PlaneQuestion {
  powers: Eyes<PowerTexts>;
  kind: LensKind;
  why: 'copy' | 'switch' | 'unrecorded' | 'orthokeratology';
}

interface ConvertDialogProps {
  question: PlaneQuestion;
  /** Vertex distance in mm as typed for glasses. */
  vertex: string;
  onTake: (powers: Eyes<PowerTexts>, vertex: string) => void;
  /** Called if the user says that the powers are already right for this lens. */
  onKeep: () => void;
  onClose: () => void;
}

const noPower: PowerTexts = { sph: '', cyl: '', axis: '', add: '' };

/**
 * Asks what to do with powers that may not fit the lens, because they were copied or typed for another kind
 * of lens.
 */
export function PlaneDialog(props: ConvertDialogProps) {
  return props.question.why === 'orthokeratology' ? <ClearDialog {...props} /> : <ConvertDialog {...props} />;
}

/** Offers to clear the powers, because the power of an orthokeratology lens cannot be computed from them. */
function ClearDialog({ onTake, onKeep, onClose, vertex }: ConvertDialogProps) {
  const { t } = useTranslation('eye');
  return (
    <Dialog entries="kept" title={t('convert.title')} size={520} onClose={onClose}>
      <div className={layout.stack16}>
        <p>{t('convert.orthokeratology')}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('convert.cancel')}
          </Button>
          <Button variant="default" onClick={onKeep}>
            {t('convert.keep')}
          </Button>
          <Button onClick={() => onTake({ right: noPower, left: noPower }, vertex)}>
            {t('convert.clear')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}

/** Asks for the vertex distance; offers the powers at the other plane, rounded to available lenses. */
function ConvertDialog({ question, vertex: known, onTake, onKeep, onClose }: ConvertDialogProps) {
  const { t } = useTranslation('eye');
  const { powers, kind, why } = question;
  const [vertex, setVertex] = useState(known);
  const [chosen, setChosen] = useState({ right: 0, left: 0 });
  const takeButton = useRef<HTMLButtonElement>(null);
  const helpId = useId();
  const mm = parseNumber('vertex', vertex);
  const isWrong = vertex !== '' && (mm === null || limitViolation(mm, eyeLimits.vertex) !== null);
  const isBack = kind === 'spectacle';
  const distance = mm === null || isWrong ? null : isBack ? -mm : mm;
  const found = {
    right: convertEye(powers.right, distance),
    left: convertEye(powers.left, distance),
  };
  const isReady = eyes.every(eye => found[eye] === 'same' || typeof found[eye] === 'object');

  function take(): void {
    const powerFor = (eye: 'right' | 'left') => withOffer(powers[eye], found[eye], chosen[eye]);
    onTake({ right: powerFor('right'), left: powerFor('left') }, vertex);
  }

  return (
    <Dialog
      entries="kept"
      title={t(isBack ? 'convert.titleBack' : 'convert.title')}
      size={520}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps keys of the dialog from the form around it */}
      <div
        className={layout.stack16}
        onKeyDown={event => {
          event.stopPropagation();
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !isReady) return;
          event.preventDefault();
          takeButton.current?.focus();
        }}
      >
        <p>{t(`convert.${isBack ? 'back' : why}`)}</p>
        {kind === 'rigid' && <p className={layout.soft}>{t('convert.notOrthokeratology')}</p>}
        <div className={styles.vertex}>
          <span aria-hidden="true">{t('convert.vertex')}</span>
          <NumberInput
            field="vertex"
            kind="spectacle"
            name={t('convert.vertex')}
            value={vertex}
            isInvalid={isWrong}
            hasWarning={false}
            describedBy={isWrong ? helpId : undefined}
            onChange={setVertex}
          />
          {isWrong && (
            <span id={helpId} className={styles.wrong}>
              {t('note.range', { ...eyeLimits.vertex })}
            </span>
          )}
        </div>
        {eyes.map(eye => (
          <EyeOffer
            key={eye}
            eye={eye}
            from={powers[eye]}
            found={found[eye]}
            chosen={chosen[eye]}
            onChoose={choice => setChosen(before => ({ ...before, [eye]: choice }))}
          />
        ))}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('convert.cancel')}
          </Button>
          {why !== 'copy' && (
            <Button variant="default" onClick={onKeep}>
              {t(isBack ? 'convert.keepBack' : 'convert.keep')}
            </Button>
          )}
          <Button
            ref={takeButton}
            data-autofocus={known !== '' || undefined}
            disabled={!isReady}
            onClick={take}
          >
            {t('convert.take')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}

interface EyeOfferProps {
  eye: 'right' | 'left';
  from: PowerTexts;
  found: EyeConversion;
  chosen: number;
  onChoose: (choice: number) => void;
}

function EyeOffer({ eye, from, found, chosen, onChoose }: EyeOfferProps) {
  const { t } = useTranslation(['eye', 'ui']);
  const plano = t('plano');
  const text = formatSpheroCylinder(parsePower(from), plano);
  if (text === null) return null;
  return (
    <section className={styles.eye} aria-label={t(`ui:eye.${eye}`)} aria-live="polite">
      <EyeName eye={eye} />
      <span className={layout.soft}>{text}</span>
      {typeof found === 'object' ? (
        <>
          <span className={layout.soft}>
            {t('convert.exact', { power: formatSpheroCylinder(found.exact, plano) })}
          </span>
          {found.offers.length === 1 ? (
            <b className={layout.large}>{formatSpheroCylinder(found.offers[0], plano)}</b>
          ) : (
            <Radio.Group
              aria-label={t('convert.choose')}
              value={String(chosen)}
              onChange={choice => onChoose(Number(choice))}
            >
              <span className={layout.soft}>{t('convert.choose')}</span>
              {found.offers.map((offer, place) => {
                const label = formatSpheroCylinder(offer, plano) ?? '';
                return <Radio key={label} value={String(place)} label={label} className={styles.choice} />;
              })}
            </Radio.Group>
          )}
        </>
      ) : (
        <span className={layout.soft}>{t(`convert.${found}`)}</span>
      )}
    </section>
  );
}
