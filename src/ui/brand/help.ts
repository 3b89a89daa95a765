/** Where the footer sends those who need help. */
export const helpAddress = import.meta.env.VITE_HELP_ADDRESS || 'help@confidant.example';
