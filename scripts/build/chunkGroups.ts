/** A chunk of what several views load late; what it imports stays where the first route has it. */
const late = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

const lateIcons =
  'arrow-left|brain|chevron-left|chevron-right|circle-check|circle-dot|ellipsis|eye|eye-off|flag|image-off|keyboard|link|lock-keyhole|mail-check|messages-square|pencil|phone|plus|refresh-cw|rotate-ccw|rotate-ccw-clock|shield-check|sparkles|sun|trash|triangle-exclamation-point|undo-2|volume-2|x';

/**
 * What is loaded as one file. Left to itself, the build makes one of every icon and every piece that
 * two late views share, and a page of a character asks for fifty. Only what no first route shows may
 * be named in a `late` group: the entry would load all of it.
 */
export const chunkGroups = [
  {
    // Changes with the packages, not with the product, so a browser keeps it over deploys.
    name: 'platform',
    test: /node_modules\/(@formatjs|@xstate|clsx|intl-messageformat|openapi-fetch|react|react-dom|react-intl|regexparam|scheduler|use-sync-external-store|valibot|wouter|xstate)\//,
  },
  {
    // What the entries share is small, and packs better in one piece.
    name: 'shared',
    test: /lucide-react\/dist\/esm\/icons\/circle-exclamation-point|\/common\/\w+\.ts|src\/(?:ui\/kit\/(?:Button|FieldFrame|Spinner|VisuallyHidden|drawnIcon)|browser\/(?:cookies|locales|storage)|machines\/navigation\/address)\.tsx?|vite\/preload-helper/,
  },
  {
    // With all that they need: whoever has one form has most of it.
    name: 'fields',
    test: /node_modules\/(?:formik|yup)\/|src\/ui\/(?:forms\/(?:newPassword|serverErrors|useSchemaForm|validation)|settings\/profileForm\.schema)\.ts/,
  },
  late(
    'pieces',
    new RegExp(
      String.raw`lucide-react/dist/esm/icons/(?:${lateIcons})\.mjs|src/ui/(?:app/useOverlayHref|kept/KeptNotice)\b`,
    ),
  ),
  late(
    'kit',
    /src\/ui\/(?:kit\/(?:Avatar|Checkbox|Dialog|PasswordField|Tag|TextArea|UndoBar|clockText|useModal|useToday)|forms\/(?:Form(?:Note)?|NewPasswordFields|SignInEmail)|gallery\/Gallery|chat\/ChatProfile)\b/,
  ),
  late(
    'chats',
    /src\/(?:ui\/(?:chat\/(?:RestartDialog|blocks|inline|plainText|recordOf)|chatSearch\/hitKeys)|machines\/(?:conversation|unblur)\/|machines\/shared\/allowance)/,
  ),
  late(
    'data',
    /src\/(?:api\/(?:actors\/chat|parseBlog|parseCharacter|refusal)|browser\/(?:saveFile|trustedWorker)|machines\/(?:shared\/botLoading|chatList\/chatNews|chatActions\/chatActionsTypes|welcome\/answers))\.ts/,
  ),
];
