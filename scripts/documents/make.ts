import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { readDocument } from '../../common/markdown';
import { toPdf } from './pdf';

const root = new URL('../../', import.meta.url);

await mkdir(new URL('public/', root), { recursive: true });
for (const name of ['terms', 'privacy']) {
  const source = await readFile(new URL(`content/${name}.md`, root), 'utf8');
  await writeFile(new URL(`public/${name}.pdf`, root), await toPdf(readDocument(source)));
}
