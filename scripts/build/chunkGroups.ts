/** A chunk that several lazy views share; its imports stay where the first route has them. */
const lazy = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

const lazyIcons =
  'arrow-left|brain|chevron-left|chevron-right|circle-check|circle-dot|ellipsis|eye|eye-off|flag|image-off|keyboard|link|lock-keyhole|mail-check|messages-square|pencil|phone|plus|refresh-cw|rotate-ccw|rotate-ccw-clock|shield-check|sparkles|sun|trash|triangle-exclamation-point|undo-2|volume-2|x';

/**
 * Modules that are loaded as one file. By default the build makes a file of every icon and every
 * piece that two lazy views share, and a character's page requests fifty. A `lazy` group may only
 * name what no first route shows, or the entry would load all of it.
 */
export const chunkGroups = [
  {
    // Changes with the packages, not the product, so browsers keep it across deployments.
    name: 'platform',
    test: /node_modules\/(@formatjs|@xstate|clsx|intl-messageformat|openapi-fetch|react|react-dom|react-intl|regexparam|scheduler|use-sync-external-store|valibot|wouter|xstate)\//,
  },
  {
    // What the entries share is small, and compresses better as one file.
    name: 'shared',
    test: /lucide-react\/dist\/esm\/icons\/circle-exclamation-point|\/common\/\w+\.ts|src\/(?:ui\/kit\/(?:Button|FieldFrame|Spinner|VisuallyHidden|drawnIcon)|browser\/(?:cookies|locales|storage)|machines\/navigation\/address)\.tsx?|vite\/preload-helper/,
  },
  {
    // With all dependencies: a page with one form needs most of them.
    name: 'fields',
    test: /node_modules\/(?:formik|yup)\/|src\/ui\/(?:forms\/(?:newPassword|serverErrors|useSchemaForm|validation)|settings\/profileForm\.schema)\.ts/,
  },
  lazy(
    'pieces',
    new RegExp(
      String.raw`lucide-react/dist/esm/icons/(?:${lazyIcons})\.mjs|src/(?:i18n/textOf|ui/(?:app/useOverlayHref|offline/CachedNotice|viewer/(?:pictureCaption|usePicture)))\b`,
    ),
  ),
  lazy(
    'kit',
    /src\/ui\/(?:kit\/(?:Avatar|Checkbox|Day|Dialog|PasswordField|Tag|TextArea|UndoBar|clockText|picturePrice|useModal|useToday)|forms\/(?:Form(?:Note)?|NewPasswordFields|SignIn(?:Email|Faces))|gallery\/(?:Gallery|useGallery)|chat\/ChatProfile)\b/,
  ),
  lazy(
    'chats',
    /src\/(?:ui\/(?:chat\/(?:RestartDialog|blocks|inline|plainText|recordOf)|chatSearch\/hitKeys)|machines\/(?:conversation|unblur)\/|machines\/shared\/allowance)/,
  ),
  lazy(
    'data',
    /src\/(?:api\/(?:actors\/chat|parseBlog|parseCharacter|refusal)|browser\/(?:saveFile|trustedWorker|userStorage)|machines\/(?:shared\/characterLoading|chatList\/chatNews|chatActions\/chatActionsTypes|welcome\/answers|gallery\/galleryMachine|viewer\/viewerMachine))\.ts/,
  ),
];
