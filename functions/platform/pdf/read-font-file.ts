import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Paths of the font files in their packages. Lambdas have copies of the files next to the code
 * (`lib/build/bundle-fonts.ts`).
 */
const fontPaths = {
  'NotoSansSC-Regular': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'NotoSansSC-Bold': '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'NotoSansHK-Regular': '@expo-google-fonts/noto-sans-hk/400Regular/NotoSansHK_400Regular.ttf',
  'NotoSansHK-Bold': '@expo-google-fonts/noto-sans-hk/700Bold/NotoSansHK_700Bold.ttf',
  'NotoSans-Regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'NotoSans-Bold': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'NotoSansJP-Regular': '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  'NotoSansJP-Bold': '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  'NotoSansKR-Regular': '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'NotoSansKR-Bold': '@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
  'NotoSansThai-Regular': '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  'NotoSansThai-Bold': '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  'NotoSansArabic-Regular': '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'NotoSansArabic-Bold': '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  'NotoSansHebrew-Regular': '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'NotoSansHebrew-Bold': '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  'NotoSansDevanagari-Regular':
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  'NotoSansDevanagari-Bold': '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  'NotoEmoji-Regular': '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  'NotoEmoji-Bold': '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
} as const;

export type FontName = keyof typeof fontPaths;

/** An available typeface. Each has a regular and a bold font. */
export type Typeface = FontName extends `${infer Face}-${string}` ? Face : never;

export const readFontFile = (name: FontName): Promise<Uint8Array> => readFile(resolve(fontPaths[name]));
