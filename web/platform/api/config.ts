import { takeEarly } from './early-responses.ts';

export const configAddress = '/config.json';

/** Settings of this installation, served at `/config.json`. Contains no secrets. */
export interface Config {
  /** Base URL of the API, without a trailing slash. */
  api: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** URL of Cognito, if it is not the default one. */
  userPoolEndpoint?: string;
}

let configPromise: Promise<Config> | undefined;

/** Reads the configuration once; a failed attempt is not cached. */
export function config(): Promise<Config> {
  configPromise ??= fetchConfig().catch(error => {
    configPromise = undefined;
    throw error;
  });
  return configPromise;
}

async function fetchConfig(): Promise<Config> {
  const response = (await takeEarly(configAddress)) ?? (await fetch(configAddress));
  if (!response.ok) throw new Error(`${configAddress} answered ${response.status}`);
  return response.json();
}
