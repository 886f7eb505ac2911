import type { Script } from '../../../shared/core/fields.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { codeBoxFont } from './code-box-font.ts';
import { type Font, readFont } from './read-font.ts';
import { type FontName, readFontFile, type Typeface } from './read-font-file.ts';
import { glyphIn } from './shape-text.ts';
import { shapedScripts } from './shaped-scripts.ts';

/** Fonts in order of preference. The last one is for characters that no other font has; see `codeBoxFont`. */
export interface Fonts {
  regular: readonly Font[];
  bold: readonly Font[];
}

export const commonFaces: Record<Script, readonly Typeface[]> = {
  simplified: ['NotoSansSC', 'NotoSans'],
  traditional: ['NotoSansHK', 'NotoSansSC', 'NotoSans'],
};

/** Typefaces that are loaded only if the text of a document matches `mayHave`. */
export const rareFaces: readonly { face: Typeface; mayHave: RegExp }[] = [
  { face: 'NotoSansHK', mayHave: /\p{Script=Han}/u },
  { face: 'NotoSansJP', mayHave: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { face: 'NotoSansKR', mayHave: /\p{Script=Hangul}/u },
  { face: 'NotoSansThai', mayHave: /\p{Script=Thai}/u },
  { face: 'NotoSansArabic', mayHave: /\p{Script_Extensions=Arabic}/u },
  { face: 'NotoSansHebrew', mayHave: /\p{Script_Extensions=Hebrew}/u },
  { face: 'NotoSansDevanagari', mayHave: /\p{Script_Extensions=Devanagari}/u },
  { face: 'NotoEmoji', mayHave: /[\p{Extended_Pictographic}\p{So}]/u },
];

interface Face {
  regular: Font;
  bold: Font;
}

const faceOpeners = new Map<Typeface, () => Promise<Face>>();

const languageOf = (face: Typeface): string | undefined =>
  Object.entries(shapedScripts).find(([name]) => name === face)?.[1].language;

/** Loads a typeface, at most once per process. */
export function openFace(face: Typeface): Promise<Face> {
  const open =
    faceOpeners.get(face) ??
    memoizeAsync(async () => {
      const language = languageOf(face);
      const font = async (name: FontName): Promise<Font> => {
        const file = await readFontFile(name);
        const plain = readFont(file, name);
        if (!language) return plain;
        const { shaperOf } = await import('./shaper.ts');
        return { ...plain, shaping: { shape: shaperOf(file), language } };
      };
      const [regular, bold] = await Promise.all([font(`${face}-Regular`), font(`${face}-Bold`)]);
      return { regular, bold };
    });
  faceOpeners.set(face, open);
  return open();
}

/** Loads the fonts that a text needs, each at most once. @param text all characters of the document */
export async function openFonts(text = '', script: Script = 'simplified'): Promise<Fonts> {
  const faces = await Promise.all(commonFaces[script].map(openFace));
  const loaded = new Set(commonFaces[script]);
  let missing = [...new Set(text)];
  const leaveOut = (font: Font) => {
    missing = missing.filter(char => glyphIn(font, char) === 0);
  };
  for (const { regular } of faces) leaveOut(regular);
  for (const { face, mayHave } of rareFaces) {
    if (loaded.has(face) || !missing.some(char => mayHave.test(char))) continue;
    const rare = await openFace(face);
    faces.push(rare);
    leaveOut(rare.regular);
  }
  const stack = (weight: keyof Fonts): Font[] => {
    const fonts = faces.map(face => face[weight]);
    return [...fonts, ...fonts.slice(0, 1).map(codeBoxFont)];
  };
  return { regular: stack('regular'), bold: stack('bold') };
}
