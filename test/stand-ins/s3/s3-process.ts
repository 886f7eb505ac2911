/** Serves S3 from a folder, in its own process, which a test kills. */
import { startS3 } from '../../../lib/local/s3/start-s3.ts';

const [folder = '', accessKeyId, secretAccessKey = ''] = process.argv.slice(2);
const accessKeys = (id: string) => (id === accessKeyId ? { secretAccessKey } : undefined);
const s3 = await startS3({ folder, accessKeys, corsOrigins: [] });
s3.createBucket('files');
process.stdout.write(s3.endpoint);
