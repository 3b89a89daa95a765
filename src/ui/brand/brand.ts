/** The product's name: the only place that knows it. */
export const productName = 'Confidant';
