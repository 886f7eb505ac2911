/** Run as a process of its own by tests that end it: the whole product in the folder given, until told otherwise. */
import { startProduct } from '../../../lib/local/start-product.ts';

const [folder = '', site = '', port = '0'] = process.argv.slice(2);
try {
  const { ready, close } = await startProduct({
    folder,
    site,
    port: Number(port),
    onFailure: sentence => {
      process.stderr.write(sentence);
      process.exit(4);
    },
  });
  process.on('SIGTERM', async () => {
    await close();
    process.exit(0);
  });
  process.stdout.write(`${JSON.stringify(ready)}\n`);
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exitCode = 3;
}
