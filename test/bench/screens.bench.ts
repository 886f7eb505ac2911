import { spawnSync } from 'node:child_process';
import { measureKeystrokes } from './keystrokes.bench.ts';
import { type Figure, measuredFolder, startMeasured } from './measured-product.ts';
import { measurePages } from './pages.bench.ts';

/**
 * Prints how long pages take to open on a phone, how much they load, and how soon typed keys are shown. With
 * `--beside <folder>`, measures the product in another folder too, such as that of the last release, and
 * prints its figures beside and the ratio.
 */
export async function benchScreens(): Promise<void> {
  const close = await startMeasured();
  const own = [...(await measurePages()), ...(await measureKeystrokes())];
  await close();
  if (measuredFolder) {
    console.log(JSON.stringify(own));
    return;
  }
  const at = process.argv.indexOf('--beside');
  const others = at < 0 ? [] : figuresOf(process.argv[at + 1] ?? '');
  for (const figure of own) {
    const other = others.find(({ name, unit }) => name === figure.name && unit === figure.unit);
    const beside = other && `; beside ${shown(other)}, ratio ${(figure.value / other.value).toFixed(2)}`;
    console.log(`screens: ${figure.name}: ${shown(figure)}${beside ?? ''}`);
  }
}

function figuresOf(folder: string): Figure[] {
  const { stdout, status } = spawnSync(process.execPath, process.argv.slice(1), {
    env: { ...process.env, BENCH_PRODUCT: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the product in ${folder} could not be measured`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
}

const shown = ({ value, unit }: Figure) => `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`;
