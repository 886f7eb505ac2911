import { useMantineColorScheme } from '@mantine/core';
import { type Icon, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { useIsReadOnly } from '../../platform/auth/use-is-read-only.ts';
import { useSwitchLanguage } from '../../platform/auth/use-switch-language.ts';
import { icons } from '../../platform/features/icons.ts';
import type { PalettePage } from '../../platform/features/menu-entries.ts';
import { loadTranslations } from '../../platform/i18n/translations.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import { type TextKey, useText } from '../../platform/i18n/use-text.ts';
import {
  actionIcons,
  additionsFor,
  type Command,
  type CommandGroup,
  labelNamespaces,
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
  const text = useText();
  const areLabelsLoaded = useFeatureLabels();
  const goTo = ({ page, search = '', label }: Omit<PalettePage, 'icon'>, Icon: Icon): Command => ({
    id: `${page}${search}`,
    label: label.includes(':') ? text(label as TextKey) : t(label as ParseKeys<'shell'>),
    Icon,
    run: () => navigate(`${to(page)}${search}`),
  });
  const groups: CommandGroup[] = [
    {
      id: 'pages',
      title: t('palette.groups.pages'),
      commands: pagesFor(role)
        .filter(({ namespaces }) => namespaces === undefined || areLabelsLoaded)
        .map(entry => goTo(entry, icons[entry.icon])),
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

/** Loads the labels that only a feature has. */
function useFeatureLabels(): boolean {
  const lang = useLocale();
  const { isSuccess } = useQuery({
    queryKey: ['palette-labels', lang],
    queryFn: async () => {
      await loadTranslations(lang, labelNamespaces);
      return true;
    },
    enabled: labelNamespaces.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isSuccess;
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
