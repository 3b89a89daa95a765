/*
 * The parts of the composition root that few visits need. What each consists of is named here and
 * not in the first script, where each name weighs.
 */

export const loadCall = async () => (await import('./call')).createCall;
export const loadPersona = async () => (await import('./persona')).createPersona;
export const loadUndress = async () => (await import('./undress')).createUndress;
export const loadWelcome = async () => (await import('./welcome')).createWelcome;
