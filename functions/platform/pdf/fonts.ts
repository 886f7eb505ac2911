import { type Font, readFont } from './read-font.ts';
import { type FontName, readFontFile } from './read-font-file.ts';

/** Font stacks: the first font, then fallbacks. */
export interface Fonts {
  regular: readonly Font[];
  bold: readonly Font[];
}

let opened: Promise<Fonts> | undefined;

/** Loads the fonts once. */
export function openFonts(): Promise<Fonts> {
  opened ??= read();
  return opened;
}

async function read(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    inOrder('NotoSansSC-Regular', 'NotoSans-Regular'),
    inOrder('NotoSansSC-Bold', 'NotoSans-Bold'),
  ]);
  return { regular, bold };
}

const inOrder = (...names: FontName[]): Promise<Font[]> =>
  Promise.all(names.map(async name => readFont(await readFontFile(name), name)));
