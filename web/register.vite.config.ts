import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { traditionalCatalogues } from './platform/i18n/traditional-catalogues.ts';
import { commonConfig, hashedNames, treeshake } from './vite.config.ts';

/**
 * The page that families open by a QR code. It is built by itself and shares no file with the app, whose chunks
 * are cut for people who work with it all day.
 */
export default defineConfig({
  ...commonConfig,
  plugins: [react(), traditionalCatalogues()],
  publicDir: false,
  build: {
    ...commonConfig.build,
    emptyOutDir: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('./register.html', import.meta.url)),
      treeshake,
      output: hashedNames,
    },
  },
});
