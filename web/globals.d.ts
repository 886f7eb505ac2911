/** `YY-MM-DD-build`, defined at build time. */
declare const __APP_VERSION__: string;
