/** What this installation tells the page about itself at `/config.json`. Nothing in it is secret. */
export interface Config {
  /** Base address of the calls, without a slash at the end. */
  api: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Where Cognito is reached when that is not its usual address. */
  userPoolEndpoint?: string;
}

let configPromise: Promise<Config> | undefined;

/** The configuration, fetched once; a failed try is not kept. */
export function config(): Promise<Config> {
  configPromise ??= fetchConfig().catch(error => {
    configPromise = undefined;
    throw error;
  });
  return configPromise;
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}
