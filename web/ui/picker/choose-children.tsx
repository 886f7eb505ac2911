import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../platform/api/query-client.ts';
import { useApiMutation } from '../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { findCases, type PickedCase, toPicked } from '../../platform/lookups/find-cases.ts';
import { findPasted, findTagged, type PastedNames } from '../../platform/lookups/find-pasted.ts';
import { currentClassesQuery, schoolClassQuery } from '../../platform/lookups/school-class-query.ts';
import { Notice } from '../feedback/notice.tsx';
import { SubmitButton } from '../feedback/submit-button.tsx';
import { toastFailed } from '../feedback/toast.ts';
import { LineField } from '../form/line-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { CasePicker } from './case-picker.tsx';
import styles from './choose-children.module.css';

interface ChooseChildrenProps {
  initial: PickedCase[];
  /** Ids of children who cannot be chosen, because they have already been added. */
  known?: ReadonlySet<string>;
  max: number;
  submit: string;
  isWorking: boolean;
  /** @param isAll whether no name of the pasted list is left */
  onSubmit: (ids: string[], isAll: boolean) => void;
  onCancel?: (() => void) | undefined;
}

const none: ReadonlySet<string> = new Set();
/** The number of free places is shown from this number on. */
const nearLimit = 10;

/** The names that reading a pasted list left, one a line. */
const linesOf = ({ unknown, ambiguous }: Omit<PastedNames, 'found'>) => [...unknown, ...ambiguous].join('\n');

/** Lets users choose children by search, by class or tag, or from a pasted list. */
export function ChooseChildren(props: ChooseChildrenProps) {
  const { initial, known = none, max, submit, isWorking, onSubmit, onCancel } = props;
  const { t } = useTranslation(['classes', 'common']);
  const errorText = useErrorText();
  const [selected, setSelected] = useState(initial);
  const withoutKnown = (children: PickedCase[]) => children.filter(({ id }) => !known.has(id));
  const picked = withoutKnown(selected);
  const classes = useQuery(currentClassesQuery).data?.data ?? [];
  const [classId, setClassId] = useState('');
  const [hidden, setHidden] = useState(0);
  const [tag, setTag] = useState('');
  const [pasted, setPasted] = useState('');
  const [missing, setMissing] = useState<Omit<PastedNames, 'found'>>();
  const [isEmpty, setEmpty] = useState(false);
  const joined = (before: PickedCase[], more: PickedCase[]) => {
    const chosen = new Set(before.map(({ id }) => id));
    return withoutKnown([...before, ...more.filter(({ id }) => !chosen.has(id))]).slice(0, max);
  };
  const add = (more: PickedCase[]) => setSelected(before => joined(before, more));
  const adding = useApiMutation(
    () => queryClient.fetchQuery(schoolClassQuery(classId)),
    ({ children, hidden: more }) => {
      add(children.filter(({ status }) => status === 'active').map(toPicked));
      setHidden(more);
    },
  );
  const tagging = useApiMutation(() => findTagged(tag.trim(), max), add);
  const pasting = useApiMutation(
    () => findPasted(pasted, max),
    ({ found, ...others }) => {
      add(found);
      setMissing(others);
      setPasted(linesOf(others));
    },
  );
  const onError = (error: unknown) => toastFailed(errorText(error));

  function send(children: PickedCase[], isAll: boolean): void {
    setEmpty(children.length === 0);
    const ids = children.map(({ id }) => id);
    if (ids.length > 0) onSubmit(ids, isAll);
  }

  /** Reads a pasted list that was not read yet; sends its children too, if all names were found. */
  function submitAll(): void {
    if (pasted.trim() === '' || (missing && pasted === linesOf(missing))) send(picked, pasted.trim() === '');
    else
      pasting.mutate(undefined, {
        onError,
        onSuccess: ({ found, unknown, ambiguous }) => {
          const isAll = unknown.length + ambiguous.length === 0;
          if (isAll && picked.length + found.length < max) send(joined(picked, found), true);
        },
      });
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        submitAll();
      }}
    >
      <CasePicker
        label={t('chooseChildren.children')}
        description={[
          t('chooseChildren.picked', { count: picked.length }),
          picked.length >= max - nearLimit && t('chooseChildren.room', { count: max - picked.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
        required
        max={max}
        value={picked}
        search={async text => withoutKnown(await findCases(text))}
        error={isEmpty && picked.length === 0 ? 'validation.required' : undefined}
        onChange={setSelected}
      />
      {classes.length > 0 && (
        <div className={styles.row}>
          <SelectField
            label={t('chooseChildren.class')}
            clearable
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
            value={classId}
            onChange={chosen => {
              setClassId(chosen);
              setHidden(0);
            }}
          />
          <Button
            variant="default"
            disabled={classId === ''}
            loading={adding.isPending}
            onClick={() => adding.mutate(undefined, { onError })}
          >
            {t('chooseChildren.addClass')}
          </Button>
        </div>
      )}
      {hidden > 0 && <Notice>{t('hiddenCases', { count: hidden })}</Notice>}
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
        <SubmitButton loading={isWorking || adding.isPending || tagging.isPending || pasting.isPending}>
          {submit}
        </SubmitButton>
      </Group>
    </form>
  );
}
