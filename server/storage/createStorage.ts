import { join } from 'node:path';
import type { Config } from '../config';
import { createFolderStorage } from './folderStorage';
import { createS3Storage } from './s3Storage';
import type { Storage } from './storage';

export const createStorage = ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Storage =>
  storage === null ? createFolderStorage(join(dataDir, 'media')) : createS3Storage(storage);
