/** Whether the suites run in full: `npm test -- --full`. */
export const isFull = process.env.TEST_FULL === '1';

/** Whether all endpoints are tested, but with as few inputs as in a sample: `npm test -- --each`. */
export const isEach = process.env.TEST_EACH === '1';
