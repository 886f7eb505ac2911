import { memoizeAsync } from '../memoize-async.ts';
import { type Font, readFont } from './read-font.ts';
import { type FontName, readFontFile } from './read-font-file.ts';

/** Font stacks: the first font, then fallbacks. */
export interface Fonts {
  regular: readonly Font[];
  bold: readonly Font[];
}

/** Loads the fonts once. */
export const openFonts: () => Promise<Fonts> = memoizeAsync(async () => {
  const [regular, bold] = await Promise.all([
    inOrder('NotoSansSC-Regular', 'NotoSans-Regular'),
    inOrder('NotoSansSC-Bold', 'NotoSans-Bold'),
  ]);
  return { regular, bold };
});

const inOrder = (...names: FontName[]): Promise<Font[]> =>
  Promise.all(names.map(async name => readFont(await readFontFile(name), name)));
