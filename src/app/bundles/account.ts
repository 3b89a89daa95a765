import { accountActors, saveExport } from '../../api/actors/accountActors';
import type { Client } from '../../api/client';
import { saveFile } from '../../browser/saveFile';
import { accountMachine } from '../../machines/account/accountMachine';
import { devicesMachine } from '../../machines/account/devicesMachine';
import { emailChangeMachine } from '../../machines/account/emailChangeMachine';
import { exportMachine } from '../../machines/account/exportMachine';
import { accountDeletionMachine } from '../../machines/account/accountDeletionMachine';
import { mailWishesMachine } from '../../machines/account/mailWishesMachine';
import { passwordChangeMachine } from '../../machines/account/passwordChangeMachine';

/**
 * The account's part of the composition root, kept out of the first route: it is loaded with the
 * money bundle. `fileClient` waits for an export however long it takes to make.
 */
export const createAccount = (client: Client, fileClient: Client) => {
  const { emailChange, changePassword, devices, deleteAccount, mailWishes } = accountActors(
    client,
    Date.now,
  );
  return accountMachine.provide({
    actors: {
      emailChange: emailChangeMachine.provide({ actors: emailChange }),
      passwordChange: passwordChangeMachine.provide({ actors: { changePassword } }),
      devices: devicesMachine.provide({ actors: devices }),
      mailWishes: mailWishesMachine.provide({ actors: mailWishes }),
      export: exportMachine.provide({
        actors: {
          saveExport: saveExport(fileClient, fetch.bind(globalThis), Date.now, saveFile(document)),
        },
      }),
      accountDeletion: accountDeletionMachine.provide({ actors: { deleteAccount } }),
    },
  });
};
