import type { Locale, Script } from '../../../core/fields.ts';
import { english } from './starter-set.en.ts';
import { chineseIn } from './starter-set.zh.ts';
import type { StarterTemplate } from './starter-template.ts';

/** Starter templates for a clinic, in a language and script. */
export function starterSet(language: Locale, script: Script): readonly StarterTemplate[] {
  return language === 'en' ? english : chineseIn(script);
}
