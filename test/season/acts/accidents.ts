import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restartWorld } from '../../support/world.ts';
import { type Stage, signInAll } from '../stage.ts';
import { addCase, changeCase } from './cases.ts';
import { liveNote } from './notes.ts';
import { liveVisit } from './visits.ts';

/**
 * Stops the product before the reactions to the last requests have run, and starts it again. No effect of an
 * answered request may be lost, and none may happen twice.
 */
export async function stopAndStart(stage: Stage): Promise<void> {
  await addCase(stage, stage.clinic);
  await changeCase(stage, stage.clinic);
  await liveNote(stage, stage.clinic);
  await restart(stage);
  stage.accidents.stopped++;
}

/** Kills the product in the middle of calls; people send these again once it has started. */
export async function killAndStart(stage: Stage): Promise<void> {
  for (const act of [addCase, changeCase, liveNote, liveVisit]) {
    stage.calls.killLater(stage.random.randomInt(0, 3), async () => {
      await restart(stage);
      stage.accidents.killed++;
    });
    await act(stage, stage.clinic);
  }
}

/** Copies all data, does some work that the copy lacks, and restores the copy as after the loss of a disk. */
export async function restoreFromCopy(stage: Stage): Promise<void> {
  const { world } = stage;
  await world.backend.settled();
  const copy = mkdtempSync(join(tmpdir(), 'lumitree-copy-'));
  const before = stage.model.copy();
  await restart(stage, folder => cpSync(folder, copy, { recursive: true }));
  for (let count = 0; count < 3; count++) await changeCase(stage, stage.clinic);
  await addCase(stage, stage.clinic);
  await stage.world.backend.settled();
  await restart(stage, folder => {
    rmSync(folder, { recursive: true });
    cpSync(copy, folder, { recursive: true });
    rmSync(copy, { recursive: true });
  });
  stage.model = before;
  stage.accidents.restored++;
}

async function restart(stage: Stage, meanwhile?: (folder: string) => void): Promise<void> {
  stage.world = await restartWorld(meanwhile);
  stage.calls.follow(stage.world);
  await signInAll(stage);
}
