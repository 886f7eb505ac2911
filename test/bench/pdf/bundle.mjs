/** Our PDF engine, bundled as for a Lambda: one file, with its fonts in the same folder. */
export const bundled = new URL('node_modules/.ours/index.mjs', import.meta.url).pathname;

export async function bundleOurs() {
  const { build } = await import('esbuild');
  const { bundleFonts } = await import('../../../lib/build/bundle-fonts.ts');
  await build({
    stdin: {
      contents: "export { openFonts } from './fonts.ts'; export { writePdf } from './write-pdf.ts';",
      resolveDir: new URL('../../../functions/platform/pdf', import.meta.url).pathname,
      loader: 'ts',
    },
    outfile: bundled,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    plugins: [bundleFonts],
    loader: { '.ttf': 'file' },
    assetNames: '[name]',
    logLevel: 'error',
  });
}
