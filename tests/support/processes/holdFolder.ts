import { lockFolder } from '../../../server/database/folderLock';

const [folder = ''] = process.argv.slice(2);

lockFolder(folder).then(
  () => {
    process.stdout.write('held\n');
    setInterval(() => undefined, 60_000);
  },
  (error: unknown) => {
    process.stdout.write(`${String(error)}\n`);
    process.exit(1);
  },
);
