/** Whether the suites run in full: `npm test -- --full`. */
export const isFull = process.env.TEST_FULL === '1';
