/** The product's name: the only place that knows it, besides index.html's title. */
export const productName = 'Confidant';
