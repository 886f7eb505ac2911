import { Select, TextInput } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../../../shared/core/optics/eyes.ts';
import { prismBases } from '../../../../../shared/features/eye/optics/prism.ts';
import { EyeRowLine } from './eye-card.tsx';
import styles from './eye-grid.module.css';
import type { EyeRow } from './eye-rows.ts';
import type { PrescribedTexts } from './eye-values.ts';
import { NumberInput } from './number-input.tsx';
import type { EyePairState, Texts } from './use-eye-pair.ts';

interface RowProps {
  pair: EyePairState;
  eye: Eye;
  row: EyeRow;
}

export function EyeFieldRow(props: RowProps) {
  if (props.row.field === 'prism') return <PrismRow {...props} />;
  if (props.row.field === 'va') return <AcuityRow {...props} />;
  return <NumberRow {...props} field={props.row.field} />;
}

function useFieldNames(eye: Eye, field: EyeRow['field']) {
  const { t } = useTranslation(['eye', 'ui']);
  const label = t(`field.${field}`);
  return { label, name: t('form.ofEye', { eye: t(`ui:eye.${eye}`), field: label }), none: t('none') };
}

type PlainField = Exclude<EyeRow['field'], 'va' | 'prism'>;

function NumberRow({ pair, eye, field }: RowProps & { field: PlainField }) {
  const { label, name, none } = useFieldNames(eye, field);
  const text = textIn(pair.eyes[eye], field);
  const last = pair.last && textIn(pair.last[eye], field);
  const note = pair.noteFor(eye, field, text);
  return (
    <EyeRowLine label={label} last={pair.last ? last || none : null} note={note}>
      {noteId => (
        <NumberInput
          field={field}
          kind={pair.kind}
          name={name}
          value={text}
          isInvalid={note?.isError === true}
          hasWarning={note?.isError === false}
          describedBy={noteId}
          path={`${pair.path}.${eye}.${field}`}
          onChange={value => pair.setValue(eye, field, value)}
          {...(field === 'sph' && { onWhole: (typed: string) => pair.takeWhole(eye, typed) })}
          onDone={() => pair.validateField(eye, field)}
        />
      )}
    </EyeRowLine>
  );
}

const textIn = (eye: Texts, field: PlainField): string => {
  const value = (eye as unknown as Record<string, string | undefined>)[field];
  return value ?? '';
};

function AcuityRow({ pair, eye }: RowProps) {
  const { label, name, none } = useFieldNames(eye, 'va');
  const text = 'va' in pair.eyes[eye] ? pair.eyes[eye].va : '';
  const last = pair.last && 'va' in pair.last[eye] ? pair.last[eye].va : '';
  const note = pair.noteFor(eye, 'va', text);
  const path = `${pair.path}.${eye}.va`;
  return (
    <EyeRowLine label={label} last={pair.last ? last || none : null} note={note}>
      {noteId => (
        <TextInput
          aria-label={name}
          aria-describedby={noteId}
          data-path={path}
          error={note?.isError === true}
          classNames={{ input: styles.number }}
          styles={{ input: { paddingInlineEnd: 46 } }}
          size="md"
          autoComplete="off"
          value={text}
          onFocus={event => event.currentTarget.select()}
          onChange={event => pair.typing?.type(path, event.currentTarget.value)}
          onBlur={() => pair.typing?.commit(path, text)}
        />
      )}
    </EyeRowLine>
  );
}

function PrismRow({ pair, eye, row: { place = 0 } }: RowProps) {
  const { t } = useTranslation('eye');
  const { label, name, none } = useFieldNames(eye, 'prism');
  const { prisms } = pair.eyes[eye] as PrescribedTexts;
  const { power = '', base = '' } = prisms[place] ?? {};
  /** An empty prism needs no base, so the slow input for the base may wait until the step is visible. */
  const isBaseShown = useDeferredValue(true, power !== '');
  const before = pair.last && (pair.last[eye] as PrescribedTexts).prisms[place];
  const last = before?.power ? `${before.power} ${before.base && t(`base.${before.base as 'up'}`)}` : none;
  const at = `prisms.${place}`;
  const note = pair.noteFor(eye, 'prism', power, [`${at}.power`, `${at}.base`, place === 0 ? 'prisms' : at]);
  return (
    <EyeRowLine
      label={place === 0 ? label : t('field.secondPrism')}
      last={pair.last ? last : null}
      note={note}
    >
      {noteId => (
        <span className={styles.pair}>
          <NumberInput
            field="prism"
            isNarrow
            kind={pair.kind}
            name={`${name} ${place + 1}`}
            value={power}
            isInvalid={note?.isError === true}
            hasWarning={note?.isError === false}
            describedBy={noteId}
            path={`${pair.path}.${eye}.${at}.power`}
            onChange={value => pair.setValue(eye, `${at}.power`, value)}
            onDone={() => pair.validateField(eye, 'prism', `${at}.power`)}
          />
          {isBaseShown && (
            <Select
              data-base={power === '' ? undefined : true}
              data-path={`${pair.path}.${eye}.${at}.base`}
              aria-label={t('form.baseOf', { prism: `${name} ${place + 1}` })}
              size="md"
              rightSectionWidth={24}
              classNames={{ input: styles.base }}
              disabled={power === ''}
              placeholder={t('base.none')}
              data={prismBases.map(value => ({ value, label: t(`base.${value}`) }))}
              value={base || null}
              error={note?.isError === true && base === ''}
              onChange={value => pair.setValue(eye, `${at}.base`, value ?? '')}
            />
          )}
        </span>
      )}
    </EyeRowLine>
  );
}
