// @ts-check
/**
 * Loaded before the server: its disk is as FAKE_DISK says, `readOnly` or so many megabytes that are
 * left. A real one needs rights that not every machine gives to its tests.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const disk = process.env['FAKE_DISK'] ?? '';
const { accessSync, statfsSync } = fs;

/** @param {fs.PathLike} path */
const statfs = (path) => ({ ...statfsSync(path), bsize: 1_048_576, bavail: Number(disk) });

/** @type {typeof accessSync} */
const access = (path, mode = 0) => {
  if ((mode & fs.constants.W_OK) === 0) return accessSync(path, mode);
  throw Object.assign(new Error(`EROFS: read-only file system, access '${String(path)}'`), {
    code: 'EROFS',
  });
};

if (disk === 'readOnly') fs.accessSync = access;
else Object.assign(fs, { statfsSync: statfs });
syncBuiltinESMExports();
