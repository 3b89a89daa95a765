import { register, requestTokens, updateProfile } from './api/actors/account';
import { loadReading } from './api/actors/blog';
import { sendReport } from './api/actors/report';
import type { Client } from './api/client';
import { blogMachine } from './machines/blog/blogMachine';
import { loginMachine } from './machines/login/loginMachine';
import { profileFormMachine } from './machines/profileForm/profileFormMachine';
import { reportMachine } from './machines/report/reportMachine';
import { signupMachine } from './machines/signup/signupMachine';

/**
 * The part of the composition root that only forms and blog need, so that it is no part of the first
 * route. `client` carries the access token where there is one, `openClient` never does; `pageClient`
 * is for what comes with the pages, wherever the API is.
 */
export const createForms = (client: Client, openClient: Client, pageClient: Client) => {
  const askTokens = requestTokens(openClient);
  return {
    login: loginMachine.provide({ actors: { requestTokens: askTokens } }),
    signup: signupMachine.provide({
      actors: { register: register(openClient), requestTokens: askTokens },
    }),
    profileForm: profileFormMachine.provide({ actors: { updateProfile: updateProfile(client) } }),
    blog: blogMachine.provide({ actors: { loadReading: loadReading(pageClient) } }),
    report: reportMachine.provide({ actors: { sendReport: sendReport(client) } }),
  };
};
