import { createHash } from 'node:crypto';
import type { TermText, TermTexts } from '../../../../shared/core/term-texts.ts';
import type { TextHashes } from '../../../../shared/features/consent/terms/term.schema.ts';

const hashOf = (text: TermText | null) =>
  text &&
  createHash('sha256')
    .update(JSON.stringify([text.title, text.description]))
    .digest('hex');

/** SHA-256 of title and text in each language, 64 hexadecimal digits. */
export const hashTexts = ({ en, zh }: TermTexts): TextHashes => ({ en: hashOf(en), zh: hashOf(zh) });
