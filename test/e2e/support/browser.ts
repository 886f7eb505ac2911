import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Launch options of a browser that can show Chinese: an installed browser, otherwise the one from npm. */
export async function launchOptions() {
  const system = process.env.CHROMIUM ?? systemBrowsers.find(existsSync);
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return {
    executablePath: system ?? (await chromium.executablePath()),
    args,
    env: { ...process.env, FONTCONFIG_FILE: fontconfig() } as Record<string, string>,
  };
}

/** Fonts of the machine and, if it has no Chinese font, Noto Sans SC. */
function fontconfig(): string {
  const folder = join(tmpdir(), 'lumitree-fonts');
  const file = join(folder, 'fonts.conf');
  const noto = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json')));
  mkdirSync(folder, { recursive: true });
  const folders = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map(weight => join(noto, weight));
  const lines = ['/usr/share/fonts', ...folders].map(path => `<dir>${path}</dir>`);
  const prefer = '<alias><family>sans-serif</family><prefer><family>Noto Sans SC</family></prefer></alias>';
  writeFileSync(
    file,
    `<fontconfig>${lines.join('')}<cachedir>${folder}/cache</cachedir>${prefer}</fontconfig>`,
  );
  return file;
}
