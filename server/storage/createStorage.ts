import { join } from 'node:path';
import type { BaseConfig } from '../base/settings';
import { createFolderStorage } from './folderStorage';
import { createS3Storage } from './s3Storage';
import type { Storage } from './storage';
import type { StorageConfig } from './settings';

export const createStorage = ({
  storage,
  dataDir,
}: StorageConfig & Pick<BaseConfig, 'dataDir'>): Storage =>
  storage === null ? createFolderStorage(join(dataDir, 'media')) : createS3Storage(storage);
