import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/api/use-action.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import styles from './choose-children.module.css';
import { maxRunChildren } from './class-run.ts';
import { findPasted, findTagged, type PastedNames, readPastedNames } from './find-pasted.ts';

interface ChooseChildrenProps {
  /** Who was chosen before. */
  initial: PickedCase[];
  isWorking: boolean;
  onStart: (ids: string[]) => void;
  onCancel?: (() => void) | undefined;
}

/** Chooses the children of a class: by search, by the tag of their class, or from a pasted list. */
export function ChooseChildren({ initial, isWorking, onStart, onCancel }: ChooseChildrenProps) {
  const { t } = useTranslation('classRun');
  const errorText = useErrorText();
  const [picked, setPicked] = useState(initial);
  const [tag, setTag] = useState('');
  const [pasted, setPasted] = useState('');
  const [missing, setMissing] = useState<Omit<PastedNames, 'found'>>();
  const [isEmpty, setEmpty] = useState(false);
  const add = (more: PickedCase[]) =>
    setPicked(before => {
      const known = new Set(before.map(({ id }) => id));
      return [...before, ...more.filter(({ id }) => !known.has(id))].slice(0, maxRunChildren);
    });
  const tagging = useAction(() => findTagged(tag.trim(), maxRunChildren), add);
  const pasting = useAction(
    () => findPasted(readPastedNames(pasted).slice(0, maxRunChildren)),
    ({ found, ...others }) => {
      add(found);
      setMissing(others);
      setPasted([...others.unknown, ...others.ambiguous].join('\n'));
    },
  );
  const onError = (error: unknown) => toastFailed(errorText(error));

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        setEmpty(picked.length === 0);
        if (picked.length > 0) onStart(picked.map(({ id }) => id));
      }}
    >
      <CasePicker
        label={t('choose.children')}
        description={t('choose.picked', { count: picked.length, most: maxRunChildren })}
        required
        max={maxRunChildren}
        value={picked}
        search={findCases}
        error={isEmpty && picked.length === 0 ? 'validation.required' : undefined}
        onChange={setPicked}
      />
      <div className={styles.row}>
        <LineField
          label={t('choose.tag')}
          description={t('choose.tagHelp')}
          value={tag}
          onChange={event => setTag(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || tag.trim() === '') return;
            event.preventDefault();
            tagging.mutate(undefined, { onError });
          }}
        />
        <Button
          variant="default"
          disabled={tag.trim() === ''}
          loading={tagging.isPending}
          onClick={() => tagging.mutate(undefined, { onError })}
        >
          {t('choose.addTagged')}
        </Button>
      </div>
      <div className={styles.row}>
        <TextField
          label={t('choose.paste')}
          description={t('choose.pasteHelp')}
          value={pasted}
          onChange={event => setPasted(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={pasted.trim() === ''}
          loading={pasting.isPending}
          onClick={() => pasting.mutate(undefined, { onError })}
        >
          {t('choose.addPasted')}
        </Button>
      </div>
      {missing && missing.unknown.length + missing.ambiguous.length > 0 && (
        <Notice tone="attention">
          {missing.unknown.length > 0 && <p>{t('choose.unknown', { count: missing.unknown.length })}</p>}
          {missing.ambiguous.length > 0 && (
            <p>{t('choose.ambiguous', { names: missing.ambiguous.join(', ') })}</p>
          )}
        </Notice>
      )}
      <Group justify="flex-end" gap="xs">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('choose.cancel')}
          </Button>
        )}
        <SubmitButton loading={isWorking}>{t('choose.start')}</SubmitButton>
      </Group>
    </form>
  );
}
