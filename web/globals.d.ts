/** Version of the app, `YY-MM-DD-build`, defined at build time. */
declare const __APP_VERSION__: string;

/** Pinyin readings of the Han characters in the Chinese texts; made at build time. */
declare module 'virtual:han-readings' {
  const readings: Readonly<Record<string, string>>;
  export default readings;
}

/** Pages of the handbook by file name, in each written language; made at build time. */
declare module 'virtual:handbook/*' {
  const pages: Readonly<Record<string, string>>;
  export default pages;
}
