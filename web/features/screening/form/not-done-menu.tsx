import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import {
  type NotDoneReason,
  notDoneReasons,
} from '../../../../shared/features/screening/tests/answers.schema.ts';
import { useTestWords } from './use-test-words.ts';

interface NotDoneMenuProps {
  /** Number of tests that are marked. */
  count: number;
  disabled: boolean;
  onChoose: (reason: NotDoneReason) => void;
}

/** Menu that marks all tests in which nothing was recorded as not done, for one reason. */
export function NotDoneMenu({ count, disabled, onChoose }: NotDoneMenuProps) {
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
