/** The product's name: the only place in the application that knows it. */
export const productName = 'Confidant';

/** Where the footer sends those who need help. */
export const helpAddress = import.meta.env.VITE_HELP_ADDRESS || 'help@confidant.example';
