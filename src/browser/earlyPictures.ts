type Source = { width: number; avif: string };

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? Reflect.get(value, name)
    : undefined;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isSource = (value: unknown): value is Source =>
  typeof property(value, 'width') === 'number' && typeof property(value, 'avif') === 'string';

/** The sources of the first characters' pictures in a page of the catalogue, as it was answered. */
export const firstPictures = (page: unknown, count: number): readonly (readonly Source[])[] =>
  list(property(page, 'results'))
    .slice(0, count)
    .map((bot) => list(property(property(bot, 'portrait'), 'sources')).filter(isSource));

/** Has the browser fetch a picture that the application will show in a moment. */
export const preloadPicture = (document: Document, sources: readonly Source[], sizes: string) => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = 'image/avif';
  link.imageSrcset = sources.map(({ avif, width }) => `${avif} ${width}w`).join(', ');
  link.imageSizes = sizes;
  link.fetchPriority = 'high';
  document.head.append(link);
};
