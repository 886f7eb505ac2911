import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Move } from './move.ts';
import { cancelMove, copyOrganization, finishMove } from './move-organization.ts';

export type MoveStep = 'copy' | 'finish' | 'cancel';

/**
 * Runs a step of moving an organisation to another cell, in the account and region of the AWS settings.
 * @param settleSeconds how long to wait until everything that the last writes have caused is done
 * @returns a report
 */
export async function runMove(
  step: MoveStep,
  named: Omit<Move, 'client'>,
  settleSeconds: number,
): Promise<string> {
  const client = new DynamoDBClient({});
  const move = { ...named, client };
  const { slug, from, to } = move;
  try {
    switch (step) {
      case 'copy': {
        const { items, digest } = await copyOrganization(move, () => wait(settleSeconds * 1000));
        return `${slug} is closed; ${items} items of it are in ${to}, digest ${digest}`;
      }
      case 'finish':
        await finishMove(move);
        return `${slug} is open in ${to}, and ${from} has nothing of it any more`;
      case 'cancel':
        await cancelMove(move);
        return `${slug} is open in ${from} again`;
    }
  } finally {
    client.destroy();
  }
}
