/*
 * The parts of the composition root that few visits need. What each consists of is named here and
 * not in the first script, where each name weighs.
 */

export const loadCall = async () => (await import('./mainCall')).createCall;
export const loadPersona = async () => (await import('./mainPersona')).createPersona;
export const loadUndress = async () => (await import('./mainUndress')).createUndress;
export const loadWelcome = async () => (await import('./mainWelcome')).createWelcome;
