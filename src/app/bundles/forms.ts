import { register, requestTokens, updateProfile } from '../../api/actors/account';
import { loadReading } from '../../api/actors/blog';
import { memoryActors } from '../../api/actors/memory';
import { passwordActors, stopMails, verificationActors } from '../../api/actors/proofs';
import { loadReports, sendRemoval } from '../../api/actors/reports';
import { sendReport } from '../../api/actors/report';
import { connectivity } from '../../browser/connectivity';
import { lastMail } from '../../browser/lastMail';
import { signupDraft } from '../../browser/signupDraft';
import { tabStore } from '../../browser/storage';
import { blogMachine } from '../../machines/blog/blogMachine';
import { loginMachine } from '../../machines/login/loginMachine';
import { memoryMachine } from '../../machines/memory/memoryMachine';
import { passwordMachine } from '../../machines/password/passwordMachine';
import { profileFormMachine } from '../../machines/profileForm/profileFormMachine';
import { reportMachine } from '../../machines/report/reportMachine';
import { removalMachine } from '../../machines/removal/removalMachine';
import { reportsMachine } from '../../machines/reports/reportsMachine';
import { signupMachine } from '../../machines/signup/signupMachine';
import { unsubscribeMachine } from '../../machines/unsubscribe/unsubscribeMachine';
import { verificationMachine } from '../../machines/verification/verificationMachine';
import type { Ports } from '../ports';

/** The code of the forms and the blog. */
export const create = ({ client, openClient, pageClient, store, user, proof }: Ports) => {
  const askTokens = requestTokens(openClient);
  return {
    login: loginMachine.provide({ actors: { requestTokens: askTokens } }),
    signup: signupMachine.provide({
      actors: {
        draft: signupDraft(tabStore()),
        register: register(openClient),
        requestTokens: askTokens,
      },
    }),
    profileForm: profileFormMachine.provide({ actors: { updateProfile: updateProfile(client) } }),
    blog: blogMachine.provide({ actors: { loadReading: loadReading(pageClient) } }),
    password: passwordMachine.provide({
      actors: { ...passwordActors(openClient), takeToken: proof('/password') },
    }),
    verification: verificationMachine.provide({
      actors: {
        ...verificationActors(client, Date.now),
        takeCode: proof('/verify'),
        lastMail: lastMail(store, user, Date.now),
      },
    }),
    unsubscribe: unsubscribeMachine.provide({
      actors: {
        takeToken: proof('/email/unsubscribe'),
        stopMails: stopMails(openClient),
        network: connectivity(window),
      },
    }),
    reports: reportsMachine.provide({ actors: { loadReports: loadReports(client) } }),
    removal: removalMachine.provide({ actors: { sendRemoval: sendRemoval(openClient) } }),
    memory: memoryMachine.provide({ actors: memoryActors(client) }),
    report: reportMachine.provide({ actors: { sendReport: sendReport(client) } }),
  };
};
