import { useMantineColorScheme } from '@mantine/core';
import { type Icon, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { useIsReadOnly } from '../../platform/auth/use-is-read-only.ts';
import { useSwitchLanguage } from '../../platform/auth/use-switch-language.ts';
import { icons } from '../../platform/features/icons.ts';
import type { PageEntry } from '../../platform/features/menu-entries.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import {
  actionIcons,
  additionsFor,
  type Command,
  type CommandGroup,
  matchesText,
  pagesFor,
} from './palette-commands.ts';

const schemes = ['light', 'dark', 'auto'] as const;

/** Pages and actions that match the text. @param onHelp shows the keyboard help */
export function useCommands(typed: string, onHelp: () => void): CommandGroup[] {
  const { t } = useTranslation('shell');
  const { role } = useSession();
  const additions = useIsReadOnly() ? [] : additionsFor(role);
  const to = useTo();
  const navigate = useNavigate();
  const others = useOtherActions(onHelp);
  const goTo = ({ page, search = '', label }: Omit<PageEntry, 'icon'>, Icon: Icon): Command => ({
    id: `${page}${search}`,
    label: t(label),
    Icon,
    run: () => navigate(`${to(page)}${search}`),
  });
  const groups: CommandGroup[] = [
    {
      id: 'pages',
      title: t('palette.groups.pages'),
      commands: pagesFor(role).map(entry => goTo(entry, icons[entry.icon])),
    },
    {
      id: 'actions',
      title: t('palette.groups.actions'),
      commands: [...additions.map(entry => goTo(entry, IconPlus)), ...others],
    },
  ];
  return groups.map(({ commands, ...group }) => ({
    ...group,
    commands: commands.filter(({ label }) => matchesText(label, typed)),
  }));
}

/** Actions that open no page. */
function useOtherActions(onHelp: () => void): Command[] {
  const { t } = useTranslation('shell');
  const lang = useLocale();
  const to = useTo();
  const navigate = useNavigate();
  const switchTo = useSwitchLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const otherLang = lang === 'en' ? 'zh' : 'en';
  return [
    {
      id: 'language',
      label: t('palette.language'),
      Icon: actionIcons.language,
      run: () => switchTo(otherLang),
    },
    ...schemes
      .filter(scheme => scheme !== colorScheme)
      .map(scheme => ({
        id: `theme-${scheme}`,
        label: t('palette.theme', { scheme: t(`theme.${scheme}`) }),
        Icon: actionIcons.theme,
        run: () => setColorScheme(scheme),
      })),
    { id: 'keyboard', label: t('keyboard.help'), Icon: actionIcons.keyboard, run: onHelp },
    {
      id: 'sign-out',
      label: t('profile.signOut'),
      Icon: actionIcons.signOut,
      run: () => navigate(to('logout')),
    },
  ];
}
