/**
 * Runs the whole product in a folder until it is stopped, in its own process, which tests kill. After SIGUSR2
 * the process can also kill itself at a chosen request.
 */
import { startProduct } from '../../../lib/local/start-product.ts';
import { killDuringMail } from '../../support/faults/kill-during-mail.ts';

const [folder = '', site = '', port = '0', killPoint] = process.argv.slice(2);
const drill = killPoint ? killDuringMail(JSON.parse(killPoint)) : undefined;
try {
  const { ready, close } = await startProduct({
    folder,
    site,
    port: Number(port),
    ...(drill && { injectFault: drill.injectFault }),
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
  if (drill) process.on('SIGUSR2', drill.arm);
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exitCode = 3;
}
