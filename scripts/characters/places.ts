/** Where the characters and their pictures lie below the project's folder. */
export const placesIn = (root: URL) => ({
  characters: new URL('content/characters/', root),
  portraits: new URL('public/portraits/', root),
  privatePictures: new URL('server/seed/pictures/', root),
});

export type Places = ReturnType<typeof placesIn>;
