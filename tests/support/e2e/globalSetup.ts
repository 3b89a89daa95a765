import { preparedFolder } from '../databaseTemplate';
import { startFlows } from './flows';
import { offerServer } from './sharedServer';

const remindsSoon = { REMIND_AFTER_SECONDS: '2' };

/** One server for the whole run. */
export default async function globalSetup() {
  process.env['E2E_DATA_DIR'] = await preparedFolder();
  const [server, flows] = await Promise.all([offerServer({ env: remindsSoon }), startFlows()]);
  process.env['E2E_SERVER'] = server.address;
  process.env['E2E_FLOWS_ORIGIN'] = flows.origin;
  return () => Promise.all([server.stop(), flows.stop()]);
}
