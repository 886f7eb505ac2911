import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Where the font files lie among the packages. Bundles have them beside them (`lib/build/bundle-fonts.ts`). */
const fontPaths = {
  'NotoSansSC-Regular': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'NotoSansSC-Bold': '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'NotoSans-Regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'NotoSans-Bold': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const;

export type FontName = keyof typeof fontPaths;

/** The bytes of a font. */
export const readFontFile = (name: FontName): Promise<Uint8Array> => readFile(resolve(fontPaths[name]));
