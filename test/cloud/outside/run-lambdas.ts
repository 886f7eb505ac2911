import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Calls a built Lambda by name, with an event, and returns its answer. @throws Error if it fails */
export interface Lambdas {
  run: (name: string, event: unknown) => Promise<unknown>;
  close: () => void;
}

const folderOf = (name: string) => join(import.meta.dirname, '../../../dist/functions', name);

/** Runs the Lambdas in this process, as functions. */
export function lambdasHere(): Lambdas {
  const context = {
    awsRequestId: randomUUID(),
    functionName: 'bundle',
    getRemainingTimeInMillis: () => 30_000,
  };
  return {
    run: async (name, event) => (await import(join(folderOf(name), 'index.mjs'))).handler(event, context),
    close: () => {},
  };
}

/**
 * Runs each Lambda in a process of its own, started by AWS's runtime interface client under AWS's emulator.
 * @param firstPort the first port to use; each Lambda uses two ports
 */
export function lambdasUnderEmulator(emulator: string, client: string, firstPort: number): Lambdas {
  const started = new Map<string, { port: number; end: () => void }>();
  const start = (name: string) => {
    const port = firstPort + 2 * started.size;
    const address = (of: string, number: number) => [`--${of}-address`, `127.0.0.1:${number}`];
    const child = spawn(
      emulator,
      [
        ...address('runtime-interface-emulator', port),
        ...address('runtime-api', port + 1),
        client,
        'index.handler',
      ],
      {
        cwd: folderOf(name),
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, LAMBDA_TASK_ROOT: folderOf(name), AWS_LAMBDA_FUNCTION_NAME: name },
      },
    );
    return { port, end: () => child.exitCode === null && process.kill(-Number(child.pid)) };
  };
  const post = async (port: number, body: string): Promise<Response> => {
    const url = `http://127.0.0.1:${port}/2015-03-31/functions/function/invocations`;
    for (let tries = 1; ; tries++) {
      try {
        return await fetch(url, { method: 'POST', body });
      } catch (error) {
        if (tries === 50) throw error;
        await wait(200);
      }
    }
  };
  return {
    run: async (name, event) => {
      const lambda = started.get(name) ?? start(name);
      started.set(name, lambda);
      const answer = await (await post(lambda.port, JSON.stringify(event))).json();
      if (answer?.errorMessage) throw new Error(`${name}: ${answer.errorType} ${answer.errorMessage}`);
      return answer;
    },
    close: () => {
      for (const { end } of started.values()) end();
    },
  };
}
