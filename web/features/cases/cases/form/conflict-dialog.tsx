import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Gender } from '../../../../../shared/features/cases/cases/schema.ts';
import { type ConflictChoice, ConflictFrame } from '../../../../ui/dialog/conflict-frame.tsx';
import styles from '../conflict-dialog.module.css';
import type { CaseValues } from './case-values.ts';

interface ConflictDialogProps extends ConflictChoice {
  theirs: CaseValues;
  mine: CaseValues;
  /** The other user has archived the case meanwhile. */
  isArchived: boolean;
}

/** Version conflict: shows where both versions differ. */
export function ConflictDialog({ theirs, mine, isArchived, ...choice }: ConflictDialogProps) {
  const { t } = useTranslation(['cases', 'common']);
  const differences = differencesOf(theirs, mine, useValueText());
  return (
    <ConflictFrame
      title={t('conflict.title')}
      takeTheirs={t('conflict.takeTheirs')}
      keepMine={t('conflict.keepMine')}
      size={640}
      {...choice}
    >
      {isArchived && <p className={styles.text}>{t('conflict.archived')}</p>}
      <p className={styles.text}>{t(differences.length > 0 ? 'conflict.text' : 'conflict.same')}</p>
      {differences.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
              <th scope="col">{t('conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, parent, theirText, myText }) => (
              <tr key={`${parent ?? ''}${label}`}>
                <th scope="row">
                  {parent ? t('conflict.of', { parent: t(parent), field: t(label) }) : t(label)}
                </th>
                <td>{theirText || t('unknown')}</td>
                <td>{myText || t('unknown')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ConflictFrame>
  );
}

interface Difference {
  label: ParseKeys<'cases'>;
  parent?: ParseKeys<'cases'>;
  theirText: string;
  myText: string;
}

const parentLabels = {
  title: 'field.parentTitle',
  name: 'field.parentName',
  email: 'field.parentEmail',
  mobile: 'field.mobile',
} as const;

type PlainField = keyof Omit<CaseValues, 'father' | 'mother'>;

/** The display text of a field. */
function useValueText() {
  const { t } = useTranslation(['cases', 'common']);
  return (name: PlainField, values: CaseValues): string => {
    const value = values[name];
    if (name === 'assigned') return values.assigned.map(({ fullName }) => fullName).join(t('common:comma'));
    if (name === 'tags') return values.tags.join(t('common:comma'));
    if (name === 'photoId') return value ? t('conflict.photo') : '';
    if (name === 'emailLanguage') return t(`emailLanguage.${values.emailLanguage}`);
    const gender = Gender.safeParse(value).data;
    return name === 'gender' && gender ? t(`gender.${gender}`) : String(value);
  };
}

/** The fields in which two versions of a case differ, in the order of the form. */
function differencesOf(
  theirs: CaseValues,
  mine: CaseValues,
  textOf: ReturnType<typeof useValueText>,
): Difference[] {
  const { father: _, mother: __, ...plain } = theirs;
  const differs = (name: PlainField) => {
    const value = mine[name];
    return typeof value === 'string'
      ? theirs[name] !== value.trim()
      : JSON.stringify(theirs[name]) !== JSON.stringify(value);
  };
  const fieldDifferences = (Object.keys(plain) as PlainField[]).filter(differs).map(name => ({
    label: `field.${name}` as const,
    theirText: textOf(name, theirs),
    myText: textOf(name, mine),
  }));
  const parentDifferences = (['father', 'mother'] as const).flatMap(who =>
    (Object.keys(parentLabels) as (keyof typeof parentLabels)[]).map(name => ({
      label: parentLabels[name],
      parent: `section.${who}` as const,
      theirText: theirs[who][name],
      myText: mine[who][name],
    })),
  );
  return [
    ...fieldDifferences,
    ...parentDifferences.filter(({ theirText, myText }) => theirText !== myText.trim()),
  ];
}
