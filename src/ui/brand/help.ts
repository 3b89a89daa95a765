/** The support address in the footer. */
export const helpAddress = import.meta.env.VITE_HELP_ADDRESS || 'help@confidant.example';
