import shared from '../../stryker.config.json' with { type: 'json' };

/** Settings for mutation tests of the rules in `functions/`. `--mutate` selects the files. */
export default {
  ...shared,
  vitest: { ...shared.vitest, configFile: 'test/mutants/functions.vitest.config.ts' },
  mutate: [],
  incremental: false,
  thresholds: { high: 90, low: 75, break: 75 },
};
