import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import {
  type NotDoneReason,
  notDoneReasons,
} from '../../../../shared/features/screening/tests/answers.schema.ts';
import { type TestId, testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { type OpenPlace, openTests } from '../../../../shared/features/screening/tests/completeness.ts';
import { type MarkedPlaces, untouchedPlaces } from './mark-not-done.ts';
import styles from './screening-form.module.css';
import { isUntouched, type ScreeningValues } from './screening-values.ts';
import { isUnusualIn, type StepKey, stepOfTest } from './steps.ts';
import { useTestWords } from './use-test-words.ts';

interface MissingTestsProps {
  open: readonly OpenPlace[];
  band: Band;
  tests: ScreeningValues['tests'];
  disabled: boolean;
  onOpen: (step: StepKey) => void;
  /** Marks places as not done. */
  onMark: (marked: MarkedPlaces) => void;
}

/** Lists the tests without a result as links; those that are unusual at the child's age separately. */
export function MissingTests({ open, band, tests, disabled, onOpen, onMark }: MissingTestsProps) {
  const { t, nameOf, placeName } = useTestWords();
  const missing = openTests(open);
  const unusual = missing.filter(id => isUnusualIn(band, testOf(id)) && isUntouched(tests[id]));
  const usual = missing.filter(id => !unusual.includes(id));

  function labelOf(test: TestId): string {
    const [first, second] = open.filter(one => one.test === test);
    if (!first || first.place === 'whole' || second) return nameOf(test);
    return t('finish.sideOf', { test: nameOf(test), side: placeName(test, first.place) });
  }

  const untouched = untouchedPlaces(open, tests);
  const unusualPlaces = untouched.filter(({ test }) => unusual.includes(test));

  const links = (ids: readonly TestId[]) =>
    ids.length > 0 && (
      <ul className={styles.missing}>
        {ids.map(id => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(stepOfTest(id))}>
              {labelOf(id)}
            </button>
          </li>
        ))}
      </ul>
    );

  return (
    <>
      {t('finish.missing', { count: missing.length })}
      {links(usual)}
      {unusual.length > 0 && (
        <div className={styles.unusual}>
          {t('finish.unusual56')}
          {links(unusual)}
          <Button
            variant="default"
            disabled={disabled}
            onClick={() => onMark({ places: unusualPlaces, reason: 'notIndicated' })}
          >
            {t('finish.notIndicated')}
          </Button>
        </div>
      )}
      {untouched.length > unusualPlaces.length && (
        <div className={styles.unusual}>
          <NotDoneMenu
            count={openTests(untouched).length}
            disabled={disabled}
            onChoose={reason => onMark({ places: untouched, reason })}
          />
        </div>
      )}
    </>
  );
}

interface NotDoneMenuProps {
  /** Number of tests that are marked. */
  count: number;
  disabled: boolean;
  onChoose: (reason: NotDoneReason) => void;
}

/** Menu that marks all tests in which nothing was recorded as not done, for one reason. */
function NotDoneMenu({ count, disabled, onChoose }: NotDoneMenuProps) {
  const { t } = useTestWords();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          disabled={disabled}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('finish.markAll', { count })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('finish.whyAll')}</Menu.Label>
        {notDoneReasons.map(reason => (
          <Menu.Item key={reason} onClick={() => onChoose(reason)}>
            {t(`reason.${reason}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
