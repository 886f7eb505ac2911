import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { findCases, type PickedCase } from '../../platform/lookups/find-cases.ts';
import { findPasted, findTagged, type PastedNames } from '../../platform/lookups/find-pasted.ts';
import { Notice } from '../feedback/notice.tsx';
import { SubmitButton } from '../feedback/submit-button.tsx';
import { toastFailed } from '../feedback/toast.ts';
import { LineField } from '../form/line-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { CasePicker } from './case-picker.tsx';
import styles from './choose-children.module.css';

interface ChooseChildrenProps {
  initial: PickedCase[];
  /** Ids of children who cannot be chosen, because they are already there. */
  known?: ReadonlySet<string>;
  max: number;
  submit: string;
  isWorking: boolean;
  onSubmit: (ids: string[]) => void;
  onCancel?: (() => void) | undefined;
}

const none: ReadonlySet<string> = new Set();

/** Chooses children by search, by a tag such as their class, or from a pasted list. */
export function ChooseChildren(props: ChooseChildrenProps) {
  const { initial, known = none, max, submit, isWorking, onSubmit, onCancel } = props;
  const { t } = useTranslation(['classes', 'common']);
  const errorText = useErrorText();
  const [picked, setPicked] = useState(initial);
  const [tag, setTag] = useState('');
  const [pasted, setPasted] = useState('');
  const [missing, setMissing] = useState<Omit<PastedNames, 'found'>>();
  const [isEmpty, setEmpty] = useState(false);
  const add = (more: PickedCase[]) =>
    setPicked(before => {
      const chosen = new Set(before.map(({ id }) => id));
      return [...before, ...more.filter(({ id }) => !chosen.has(id) && !known.has(id))].slice(0, max);
    });
  const tagging = useApiMutation(() => findTagged(tag.trim(), max), add);
  const pasting = useApiMutation(
    () => findPasted(pasted, max),
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
        if (picked.length > 0) onSubmit(picked.map(({ id }) => id));
      }}
    >
      <CasePicker
        label={t('chooseChildren.children')}
        description={t('chooseChildren.picked', { count: picked.length, most: max })}
        required
        max={max}
        value={picked}
        search={async text => (await findCases(text)).filter(({ id }) => !known.has(id))}
        error={isEmpty && picked.length === 0 ? 'validation.required' : undefined}
        onChange={setPicked}
      />
      <div className={styles.row}>
        <LineField
          label={t('chooseChildren.tag')}
          description={t('chooseChildren.tagHelp')}
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
          {t('chooseChildren.addTagged')}
        </Button>
      </div>
      <div className={styles.row}>
        <TextField
          label={t('chooseChildren.paste')}
          description={t('chooseChildren.pasteHelp')}
          value={pasted}
          onChange={event => setPasted(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={pasted.trim() === ''}
          loading={pasting.isPending}
          onClick={() => pasting.mutate(undefined, { onError })}
        >
          {t('chooseChildren.addPasted')}
        </Button>
      </div>
      {missing && missing.unknown.length + missing.ambiguous.length > 0 && (
        <Notice tone="attention">
          {missing.unknown.length > 0 && (
            <p>{t('chooseChildren.unknown', { count: missing.unknown.length })}</p>
          )}
          {missing.ambiguous.length > 0 && (
            <p>{t('chooseChildren.ambiguous', { names: missing.ambiguous.join(', ') })}</p>
          )}
        </Notice>
      )}
      <Group justify="flex-end" gap="xs">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        )}
        <SubmitButton loading={isWorking || tagging.isPending || pasting.isPending}>{submit}</SubmitButton>
      </Group>
    </form>
  );
}
