import { useMantineColorScheme } from '@mantine/core';
import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { otherLocale } from '../../../shared/core/languages.ts';
import { useSession } from '../../platform/auth/session.ts';
import { useIsReadOnly } from '../../platform/auth/use-rights.ts';
import type { Language } from '../../platform/i18n/language.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import { useSwitchLanguage } from '../../ui/layout/use-switch-language.ts';
import { schemes } from '../../ui/theme/schemes.ts';
import { actionIcons, type Command, type CommandGroup, entryIcons, matchesText } from './palette-commands.ts';
import { entriesFor, withoutRepeatedActions } from './palette-entries.ts';
import { type Readings, spell } from './spell.ts';
import { type NamedEntry, useEntries } from './use-entries.ts';

export interface HelpActions {
  onHelp: () => void;
  onKeyboard: () => void;
}

export function useCommands(
  typed: string,
  actions: HelpActions,
): { groups: CommandGroup[]; isLoading: boolean } {
  const { t } = useTranslation(['shell', 'ui']);
  const session = useSession();
  const to = useTo();
  const navigate = useNavigate();
  const { entries, readings, isLoading } = useEntries();
  const others = useOtherActions(actions, readings).filter(({ words }) => matchesText(words, typed));
  const offered = withoutRepeatedActions(entriesFor(entries, session, useIsReadOnly())).filter(
    ({ isFurther, words }) => (typed ? matchesText(words, typed) : !isFurther),
  );
  const id = session.organization?.id ?? '';
  const command = ({ page, search = '', icon, name, place }: NamedEntry): Command => ({
    id: `${page}${search}`,
    label: name,
    ...(place && { detail: place }),
    Icon: entryIcons[icon],
    run: () => navigate(to(page as 'organization', { id }) + search),
  });
  const groups: CommandGroup[] = [
    {
      id: 'pages',
      title: t('palette.groups.pages'),
      commands: offered.filter(({ isAction }) => !isAction).map(command),
    },
    {
      id: 'actions',
      title: t('ui:list.actions'),
      commands: [...offered.filter(({ isAction }) => isAction).map(command), ...others],
    },
  ];
  return { groups, isLoading };
}

type WordsOf = (t: TFunction<['shell', 'common']>) => string;

const namespaces = ['shell', 'common'] as const;
const isLoaded = (lng: Language) => namespaces.every(namespace => i18next.hasResourceBundle(lng, namespace));

/**
 * Label of an action in both languages, because users may type either; in Chinese also as pinyin. Empty while
 * a language is loading.
 */
function inBothLanguages(words: WordsOf, readings: Readings): string {
  const say = (lng: Language) => (isLoaded(lng) ? words(i18next.getFixedT(lng, namespaces)) : '');
  const zh = say('zh');
  return `${say('en')} ${zh} ${spell(zh, readings)}`;
}

function useOtherActions(
  { onHelp, onKeyboard }: HelpActions,
  readings: Readings,
): (Command & { words: string })[] {
  const { t } = useTranslation('shell');
  const lang = useLocale();
  const to = useTo();
  const navigate = useNavigate();
  const switchTo = useSwitchLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [
    {
      id: 'language',
      label: t('palette.language'),
      words: inBothLanguages(say => `${say('palette.language')} ${say('common:language')}`, readings),
      Icon: actionIcons.language,
      run: () => switchTo(otherLocale[lang]),
    },
    ...schemes
      .filter(scheme => scheme !== colorScheme)
      .map(scheme => ({
        id: `theme-${scheme}`,
        label: t('palette.theme', { scheme: t(`theme.${scheme}`) }),
        words: inBothLanguages(say => say('palette.theme', { scheme: say(`theme.${scheme}`) }), readings),
        Icon: actionIcons.theme,
        run: () => setColorScheme(scheme),
      })),
    {
      id: 'help',
      label: t('help.title'),
      words: inBothLanguages(say => say('help.title'), readings),
      Icon: actionIcons.help,
      run: onHelp,
    },
    {
      id: 'keyboard',
      label: t('keyboard.help'),
      words: inBothLanguages(say => say('keyboard.help'), readings),
      Icon: actionIcons.keyboard,
      run: onKeyboard,
    },
    {
      id: 'sign-out',
      label: t('profile.signOut'),
      words: inBothLanguages(say => say('profile.signOut'), readings),
      Icon: actionIcons.signOut,
      run: () => navigate(to('logout')),
    },
  ];
}
