import { type Font, readFont } from './read-font.ts';
import { type FontName, readFontFile } from './read-font-file.ts';

/** What text is set in: the first font, and those after it for what it lacks. */
export interface Fonts {
  regular: readonly Font[];
  bold: readonly Font[];
}

let opened: Promise<Fonts> | undefined;

/** The fonts of all documents, read once. */
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
