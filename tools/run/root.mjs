import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's folder; every command may be called from anywhere. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
