/** `YY-MM-DD-build`, written in when the web is built. */
declare const __APP_VERSION__: string;
