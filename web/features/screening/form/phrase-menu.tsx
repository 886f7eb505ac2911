import { Button, Menu } from '@mantine/core';
import { IconBlockquote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../shared/core/languages.ts';
import type { Phrase } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { sentenceIn } from '../../../../shared/features/screening/settings/shipped-sentences.ts';
import type { TestId } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useLanguage, useLocale, useScript } from '../../../platform/i18n/use-locale.ts';
import { rulesQuery } from '../settings/queries.ts';

interface PhraseMenuProps {
  /** The test that the remark is about; null for the notes. */
  test: TestId | null;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/**
 * Menu that adds one of the organisation's phrases to a remark, in the language and Chinese script of the
 * page. Loads the phrases when the menu opens.
 */
export function PhraseMenu({ test, value, disabled, onChange }: PhraseMenuProps) {
  const { t } = useTranslation('learning');
  const language = useLocale();
  const script = useScript();
  const [isOpen, setOpen] = useState(false);
  const { data, isError, fetchStatus } = useQuery({ ...rulesQuery, enabled: isOpen });
  const phrases = data?.phrases?.filter(phrase => phrase.test === null || phrase.test === test) ?? [];
  const textOf = (phrase: Phrase) => sentenceIn(script, phrase[language]);
  const { gap } = languages[useLanguage()];
  const before = value === '' || /\s$/.test(value) ? value : value + gap;
  return (
    <Menu position="bottom-start" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          mt="xs"
          disabled={disabled}
          leftSection={<IconBlockquote size={16} aria-hidden />}
        >
          {t('phrases.insert')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} maw="min(420px, 100vw - 32px)" style={{ overflowY: 'auto' }}>
        {phrases.map(phrase => (
          <Menu.Item key={phrase.id} onClick={() => onChange(before + textOf(phrase))}>
            {textOf(phrase)}
          </Menu.Item>
        ))}
        {phrases.length === 0 && (
          <Menu.Label role="status">
            {t(
              isError || (!data && fetchStatus === 'paused')
                ? 'phrases.failed'
                : data
                  ? 'phrases.none'
                  : 'phrases.loading',
            )}
          </Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
