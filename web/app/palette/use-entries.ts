import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../platform/i18n/language.ts';
import type { Namespace } from '../../platform/i18n/namespaces.ts';
import { loadTexts } from '../../platform/i18n/translations.ts';
import type { TextKey } from '../../platform/i18n/use-text.ts';
import { type Entry, loadEntries, shellEntries } from './palette-entries.ts';
import { type Readings, spell } from './spell.ts';
import { searches } from './use-record-search.ts';

export interface NamedEntry extends Entry {
  name: string;
  place?: string;
  /** Name and location of the page in both languages, as users may type either; in Chinese also as pinyin. */
  words: string;
}

/** Entries of the palette. While features load, contains only the entries of the sidebar and header. */
export function useEntries(): { entries: NamedEntry[]; readings: Readings; isLoading: boolean } {
  const shown = useTranslation('shell').i18n.language as Language;
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['palette-entries', shown],
    queryFn: () => loadNamedEntries(shown),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: before => before ?? shellOnly(shown),
  });
  return { entries: data?.entries ?? [], readings: data?.readings ?? {}, isLoading: isPlaceholderData };
}

const shellOnly = (shown: Language) => ({
  entries: shellEntries().map(entry => nameEntry(entry, [shown])),
  readings: {} as Readings,
});

async function loadNamedEntries(shown: Language) {
  const languages = [...new Set<Language>([shown, 'en', 'zh'])];
  const entries = await loadEntries();
  const load = (namespaces: Namespace[], locales = languages) =>
    Promise.all(locales.map(language => loadTexts(language, namespaces)));
  await load([
    'shell',
    'pages',
    'common',
    ...entries.flatMap(({ label, isFurther }) => (isFurther ? [] : namespaceOf(label))),
  ]);
  const titled = entries.map(withTitle);
  await load(titled.map(({ label }) => namespaceOf(label)));
  await load(
    searches.flatMap(({ namespaces }) => namespaces),
    [shown],
  );
  const readings: Readings = shown === 'en' ? {} : (await import('virtual:han-readings')).default;
  return { entries: titled.map(entry => nameEntry(entry, languages, readings)), readings };
}

const namespaceOf = (key: TextKey) => key.slice(0, key.indexOf(':')) as Namespace;

const text = (key: TextKey, lng: Language) => i18next.t(key as 'common:close', { lng });

/** Uses the other label while the text catalogue with the page's title is not loaded. */
const withTitle = ({ otherLabel, ...entry }: Entry): Entry =>
  otherLabel && !i18next.exists(entry.label) ? { ...entry, label: otherLabel } : entry;

function nameEntry(entry: Entry, languages: readonly Language[], readings: Readings = {}): NamedEntry {
  const { label, parent, icon } = entry;
  const nameIn = (lng: Language) =>
    icon === 'form' ? i18next.t('shell:palette.form', { lng, name: text(label, lng) }) : text(label, lng);
  const places = parent ? languages.map(lng => text(parent, lng)) : [];
  const names = languages.map(nameIn);
  const isSpelt = Object.keys(readings).length > 0;
  return {
    ...entry,
    name: names[0] ?? '',
    ...(places[0] && { place: places[0] }),
    words: [...names, ...places, ...(isSpelt ? [spell(nameIn('zh'), readings)] : [])].join(' '),
  };
}
