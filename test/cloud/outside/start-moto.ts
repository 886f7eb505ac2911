import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts moto from a Python virtual environment.
 * @throws Error if it does not answer in 20 seconds
 */
export async function startMoto(venv: string, port: number) {
  const endpoint = `http://127.0.0.1:${port}`;
  const server = spawn(join(venv, 'bin/moto_server'), ['-p', String(port)], { stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isUp) return { endpoint, close: () => server.kill() };
    await wait(200);
  }
  server.kill();
  throw new Error('moto does not start');
}
