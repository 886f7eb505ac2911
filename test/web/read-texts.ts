import { globSync, readFileSync } from 'node:fs';
import { correctionTexts } from '../../shared/core/mail/correction-texts.ts';
import { mailTemplates } from '../../shared/core/mail/templates.ts';
import { english as reportsInEnglish } from '../../shared/features/eye/report-texts/report-texts.en.ts';
import { chinese as reportsInChinese } from '../../shared/features/eye/report-texts/report-texts.zh.ts';
import { english as notificationsInEnglish } from '../../shared/features/operations/notifications/texts.en.ts';
import { chinese as notificationsInChinese } from '../../shared/features/operations/notifications/texts.zh.ts';
import { quotedTexts } from './quoted-texts.ts';

/** A text in both languages; `at` says where it is. */
export interface TextPair {
  at: string;
  en: string;
  zh: string;
}

const catalogues = `${import.meta.dirname}/../../web/platform/i18n`;

/** The words of a text. For a function, these are the texts in quotation marks in its source. */
const wordsOf = (text: unknown): string =>
  typeof text === 'function' ? quotedTexts(String(text)).join(' … ') : String(text);

function pairs(at: string, en: unknown, zh: unknown): TextPair[] {
  if (typeof en !== 'object' || en === null) return [{ at, en: wordsOf(en), zh: wordsOf(zh) }];
  const chinese = zh as Record<string, unknown>;
  return Object.entries(en).flatMap(([key, value]) => {
    const twin = chinese[key] ?? chinese[key.replace(/_(one|zero)$/, '_other')];
    return pairs(`${at}.${key}`, value, twin ?? '');
  });
}

const read = (locale: string, namespace: string): unknown =>
  JSON.parse(readFileSync(`${catalogues}/${locale}/${namespace}.json`, 'utf8'));

const namespaces = globSync(`${catalogues}/en/*.json`).map(path => /(\w+)\.json$/.exec(path)?.[1] ?? '');

/** All texts that people read, in both languages: of catalogues, emails, reports and notifications. */
export const textPairs: TextPair[] = [
  ...namespaces.flatMap(namespace => pairs(namespace, read('en', namespace), read('zh', namespace))),
  ...pairs('email of a correction', correctionTexts.en, correctionTexts.zh),
  ...Object.entries(mailTemplates).flatMap(([name, { text }]) => pairs(`email ${name}`, text.en, text.zh)),
  ...pairs('report', reportsInEnglish, reportsInChinese(String.raw)),
  ...pairs('notification', notificationsInEnglish, notificationsInChinese(String.raw)),
];
