import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const textFile = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
const worthwhileBytes = 512;

/** Writes a `.br` and a `.gz` beside each text file of at least half a kB. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        for (const entry of entries) {
          if (!entry.isFile() || !textFile.test(entry.name)) continue;
          await compress(join(entry.parentPath, entry.name));
        }
      },
    },
  };
}

async function compress(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < worthwhileBytes) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    deflate(bytes, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
      writeFile(`${file}.gz`, packed),
    ),
  ]);
}
