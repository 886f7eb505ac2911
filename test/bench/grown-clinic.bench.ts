import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { chromium } from '@playwright/test';
import type { Item } from '../../functions/platform/storage/write.ts';
import { webFolder } from '../../lib/build/paths.ts';
import { dummyCredentials } from '../../lib/local/dynamodb/create-table.ts';
import { region } from '../../lib/local/start-backend.ts';
import { startProduct } from '../../lib/local/start-product.ts';
import { readItems, repair as write } from '../../lib/restore/import-export.ts';
import { pathFor, type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { actAs, helen } from '../e2e/support/act-as.ts';
import { launchOptions } from '../e2e/support/browser.ts';
import { callerOf } from '../e2e/support/caller-of.ts';
import { exampleIdFor } from '../e2e/support/example-ids.ts';
import { createNavigator } from '../e2e/support/navigate.ts';
import { desk, pageUrl } from '../e2e/support/pages.ts';
import { daysEarlier, withOtherIds } from '../season/fill-years.ts';
import { median } from './throughput.bench.ts';

const organization = 'brightwater';
/** How often the demonstration's records are copied; 150 copies are five years of a clinic of ten people. */
const copies = Number(process.env.BENCH_COPIES ?? 10);
const years = 5;
const itemsOfWrite = 400;
const rounds = 3;
/** Maximum time until a page has opened, in ms. */
const longest = 3_000;

/**
 * Measures how long each page that an admin may open takes to open on a desktop, in a clinic with the records
 * of several years.
 */
export async function benchGrownClinic(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-grown-'));
  const { ready, settled, close } = await startProduct({
    ...{ port: 0, folder, site: webFolder, logLevel: 'ERROR', callsAMinute: 100_000 },
    onFailure: sentence => {
      throw new Error(sentence);
    },
  });
  process.env.LUMITREE_READY = JSON.stringify(ready);
  const { endpoint, table } = ready.dynamodb;
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const paths = await pathsOfAdmin();
  const items = await fill(client, table, settled);
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage({ viewport: desk });
  await actAs(page, helen);
  const visit = createNavigator(page);
  await visit(pageUrl('/'));
  const times: { path: string; ms: number }[] = [];
  for (const [route, path] of paths) {
    const runs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await visit(pageUrl('/settings'));
      const since = performance.now();
      await visit(pageUrl(path));
      runs.push(performance.now() - since);
    }
    times.push({ path: route, ms: median(runs) });
  }
  await browser.close();
  client.destroy();
  await close();
  rmSync(folder, { recursive: true, force: true });
  times.sort((a, b) => b.ms - a.ms);
  const late = times.filter(({ ms }) => ms > longest).length;
  console.log(`grown clinic: ${items} items, ${times.length} pages, ${late} of them later than 3 s`);
  for (const { path, ms } of times.slice(0, 10))
    console.log(`grown clinic: ${path} after ${(ms / 1000).toFixed(1)} s`);
}

/** Each page that an admin may open, with its address in the demonstration. */
async function pathsOfAdmin(): Promise<[route: string, path: string][]> {
  const caller = await callerOf(helen, organization);
  const paths: [string, string][] = [];
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name];
    if (!route.roles.includes('admin') || name === 'logout') continue;
    const id = route.path.includes('{id') && (await exampleIdFor(route, caller));
    paths.push([route.path, pathFor('en', name as 'registerCase', { ...(id && { id }), token: '' })]);
  }
  return paths;
}

/** Adds copies of the clinic's records, with other children and earlier days. @returns the number of items */
async function fill(client: DynamoDBClient, table: string, settled: () => Promise<void>): Promise<number> {
  const own = (await readItems(client, table)).filter(
    ({ pk }) => pk.startsWith(`C#${organization}#`) && !/#(?:COUNT|N#|JOB#|REVIEW)/.test(pk),
  );
  const names = [...new Set(own.flatMap(({ id, fullName }) => (isCase(id) ? String(fullName) : [])))];
  let written = 0;
  for (let copy = 1; copy <= copies; copy++) {
    const days = Math.ceil((copy / copies) * years * 365);
    const puts = own.flatMap(item => {
      const put = copyOf(item, copy, days, names);
      return put.pk === item.pk && put.sk === item.sk ? [] : [{ put }];
    });
    for (let from = 0; from < puts.length; from += itemsOfWrite)
      await write(client, table, puts.slice(from, from + itemsOfWrite));
    written += puts.length;
    if (copy % 10 === 0) await settled();
  }
  await settled();
  return own.length + written;
}

const isCase = (id: unknown): boolean => typeof id === 'string' && /^case_[0-9A-Za-z]+$/.test(id);

function copyOf(item: Item, copy: number, days: number, names: readonly string[]): Item {
  let json = withOtherIds(daysEarlier(JSON.stringify(item), days), copy)
    .replaceAll('@example.com', `-${copy}@example.com`)
    .replaceAll(
      /\+852(\d{4})/g,
      (_, digits: string) => `+852${String((Number(digits) + copy) % 10_000).padStart(4, '0')}`,
    );
  for (const name of names) json = json.replaceAll(name, `${name} ${copy}`);
  return JSON.parse(json) as Item;
}
