/*
 * The chunks of these dialogs are named here and not in the first script, to keep that small;
 * nobody opens one on a first visit.
 */

export const loadPremium = async () => (await import('../offer/PremiumDialog')).PremiumDialog;
export const loadDesires = async () => (await import('../offer/DesiresDialog')).DesiresDialog;
export const loadPurchase = async () => (await import('../payment/PurchaseDialog')).PurchaseDialog;
export const loadPersona = async () => (await import('../persona/PersonaDialog')).PersonaDialog;
export const loadReport = async () => (await import('../report/ReportPlace')).ReportPlace;
export const loadMemory = async () => (await import('../memory/MemoryDialog')).MemoryDialog;
export const loadProfile = async () => (await import('../chat/ProfileDialog')).ProfileDialog;
