import { preparedFolder } from '../databaseTemplate';
import { startFlows } from './flows';
import { startServer } from './server';

const remindsSoon = { REMIND_AFTER_SECONDS: '2' };

/** One server for the whole run; the tests find it by `E2E_ORIGIN`. */
export default async function globalSetup() {
  process.env['E2E_DATA_DIR'] = await preparedFolder();
  const [server, flows] = await Promise.all([startServer({ env: remindsSoon }), startFlows()]);
  process.env['E2E_ORIGIN'] = server.origin;
  process.env['E2E_FLOWS_ORIGIN'] = flows.origin;
  return () => Promise.all([server.stop(), flows.stop()]);
}
