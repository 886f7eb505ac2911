import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { familyTexts } from './build/family-texts.ts';
import { smallerPackages } from './build/smaller-packages.ts';
import { smallerZod } from './build/smaller-zod.ts';
import { unusedSchemas } from './build/unused-schemas.ts';
import { traditionalCatalogues } from './platform/i18n/traditional-catalogues.ts';
import { checks, commonConfig, hashedNames, treeshake } from './vite.config.ts';

/**
 * Build of the page that families open by QR code. A separate build, because the shared chunks of the app are
 * optimised for daily use.
 */
export default defineConfig({
  ...commonConfig,
  define: { ...commonConfig.define, 'import.meta.env.VITE_FAMILY_PAGE': 'true' },
  plugins: [
    react(),
    unusedSchemas(),
    smallerZod(commonConfig.root),
    smallerPackages(),
    traditionalCatalogues(),
    familyTexts(),
  ],
  publicDir: false,
  build: {
    ...commonConfig.build,
    emptyOutDir: false,
    rolldownOptions: {
      checks,
      input: fileURLToPath(new URL('./register.html', import.meta.url)),
      treeshake,
      output: hashedNames,
    },
  },
});
