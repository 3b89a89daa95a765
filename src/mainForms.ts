import { register, requestTokens, updateProfile } from './api/actors/account';
import { sendReport } from './api/actors/report';
import type { Client } from './api/client';
import { loginMachine } from './machines/login/loginMachine';
import { profileFormMachine } from './machines/profileForm/profileFormMachine';
import { reportMachine } from './machines/report/reportMachine';
import { signupMachine } from './machines/signup/signupMachine';

/**
 * The part of the composition root that only a form needs, so that it is no part of the first route.
 * `client` carries the access token where there is one, `openClient` never does.
 */
export const createForms = (client: Client, openClient: Client) => {
  const askTokens = requestTokens(openClient);
  return {
    login: loginMachine.provide({ actors: { requestTokens: askTokens } }),
    signup: signupMachine.provide({
      actors: { register: register(openClient), requestTokens: askTokens },
    }),
    profileForm: profileFormMachine.provide({ actors: { updateProfile: updateProfile(client) } }),
    report: reportMachine.provide({ actors: { sendReport: sendReport(client) } }),
  };
};
