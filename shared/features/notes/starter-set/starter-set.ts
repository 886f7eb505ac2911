import type { Locale, Script } from '../../../core/fields.ts';
import { english } from './starter-set.en.ts';
import { traditional } from './starter-set.traditional.ts';
import { simplified } from './starter-set.zh.ts';
import type { StarterTemplate } from './starter-template.ts';

/** The templates that a clinic can begin with, in a language and script. */
export function starterSet(language: Locale, script: Script): readonly StarterTemplate[] {
  if (language === 'en') return english;
  return script === 'traditional' ? traditional : simplified;
}
