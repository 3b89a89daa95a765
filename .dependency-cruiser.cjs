const npm = (...names) => `^node_modules/(@types/)?(${names.join('|')})(/|$)`;
const machines = '^src/machines/';
/** The registries of pages and screens, which machines and views read. */
const registry = '^src/app/(pages|screens)\\.ts$';
const i18n = '^src/i18n/';

const viewPackages = [
  '@tanstack/react-virtual',
  '@xstate/react',
  'clsx',
  'formik',
  'lucide-react',
  'react',
  'react-dom',
  'react-intl',
  'wouter',
  'xstate',
  'yup',
];
const browserOnlyPackages = [...viewPackages, 'livekit-client', 'openapi-fetch'];

const stories = '\\.stories\\.tsx$';
const helper = '^tests/support/';
const inspector = '^inspector/';
/** Facts that both sides know: languages, how numbers are written, prices, limits, page sizes. */
const common = '^common/';

/**
 * The folders of the server, the lowest first. Each imports values from those before it alone, so that
 * no two of them need each other. Types may point anywhere: nothing of them is left when it runs.
 */
const serverFolders = [
  'base',
  'database',
  'storage',
  'jobs',
  'http',
  'seed',
  'media',
  'users',
  'model',
  'moderation',
  'replies',
  'messages',
  'mail',
  'characters',
  'money',
  'auth',
  'events',
  'memory',
  'textRules',
  'chat',
  'speech',
  'calls',
  'personas',
  'undress',
  'pages',
  'support',
  'profile',
  'backup',
];

/** @param {readonly string[]} folders */
const inFolders = (folders) => `^server/(${folders.join('|')})/`;
const values = { dependencyTypesNot: ['type-only'] };

const serverOrder = [
  ...serverFolders.slice(0, -1).map((folder, place) => ({
    name: `server-order-${folder}`,
    comment: `server/${folder} stands below what it imports here (serverFolders in .dependency-cruiser.cjs): folders that need each other cannot be understood one by one. Import only its type, move what both need into the lower folder, move the file to where it belongs, or hand the function in where the server is put together (start.ts, app.ts, routes.ts).`,
    severity: 'error',
    from: { path: inFolders([folder]) },
    to: { path: inFolders(serverFolders.slice(place + 1)), ...values },
  })),
  {
    name: 'server-order-of-a-new-folder',
    comment:
      'This folder of the server has no place in the order yet: add it to serverFolders in .dependency-cruiser.cjs, above the folders that it needs and below those that need it.',
    severity: 'error',
    from: { path: '^server/[^/]+/', pathNot: inFolders(serverFolders) },
    to: {},
  },
  {
    name: 'server-root-on-top',
    comment:
      'The files beside start.ts put the folders together, so no folder may need one of them. What a folder needs belongs into a folder, such as base/; its part of the configuration is read by its settings.ts.',
    severity: 'error',
    // The command of the backup is started by itself.
    from: { path: '^server/[^/]+/', pathNot: '^server/backup/main\\.ts$' },
    to: { path: '^server/[^/]+\\.ts$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no order: nobody can say which module is whole when.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'server-no-circular-types',
      comment:
        'On the server, types count as well: files that name each other can only be understood, moved and tested together. Move the shared type into the lower of the two files, or into a file of its own that both import.',
      severity: 'error',
      from: { path: '^server/' },
      to: { circular: true },
    },
    ...serverOrder,
    {
      name: 'services-only-where-composed',
      comment:
        'Who takes all services is tied to every folder of the server. Declare what you need of them: the `Deps` of your folder (deps.ts), or a type in the file. All services fit it, so no call changes.',
      severity: 'error',
      from: {
        path: '^(server|scripts|tests)/',
        pathNot: '^(server/(app|clockJobs|jobKinds|routes|start)|tests/support/server)\\.ts$',
      },
      to: { path: '^server/services\\.ts$' },
    },
    {
      name: 'registry-is-data',
      comment:
        'src/app/pages.ts and screens.ts are read by machines, which run without a browser: they may name machines and what those share, and no view, call or storage. Code comes through src/app/bundles.ts.',
      severity: 'error',
      from: { path: registry },
      to: { pathNot: ['^common/', machines] },
    },
    {
      name: 'no-orphan',
      comment: 'Nothing imports it and it imports nothing: forgotten, or not yet needed.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.(m?ts)$',
          '^\\.dependency-cruiser',
          '\\.config\\.',
          '^tests/',
          '^scripts/',
          '^src/entry/beforePaint\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'no-dead-module',
      comment: 'The product never gets there: remove it, or it rots.',
      severity: 'error',
      from: {
        // The pages are found by their names (src/ui/app/LazyPage.tsx).
        path: '^((inspector/(screens/screenM|m)ain|src/ui/\\w+/\\w+Page|src/main|src/entry/firstView)\\.tsx|(inspector/paths/waysWorker|src/entry/(beforePaint|early|serviceWorker))\\.ts|server/(backup/main|main|reports)\\.ts|server/calls/agent/process/main\\.ts|server/speech/process/speak\\.mjs|server/textRules/workers/(fromSource\\.mjs|(read|watch)\\.ts))$',
      },
      to: {
        path: '^(common|inspector|src|server)/',
        pathNot: [
          '\\.stories\\.',
          '^src/ui/\\w+/\\w+Page\\.tsx$',
          '\\.config\\.ts$',
          '\\.d\\.ts$',
          '^server/(speech/process/speak|textRules/workers/fromSource)\\.mjs$',
          '^server/textRules/workers/(read|watch)\\.ts$',
          '/(main\\.tsx?|screenMain\\.tsx|reports\\.ts|(waysWorker|beforePaint|early|serviceWorker)\\.ts|firstView\\.tsx)$',
          // A build puts it in the place of one of lucide-react's.
          '^src/ui/kit/drawnIcon\\.ts$',
        ],
        reachable: false,
      },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'not-installed-by-us',
      comment: 'A package that package.json does not name may be gone with the next install.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'product-without-dev-packages',
      comment: 'The product must run from `npm install --omit=dev`.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: stories },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  allowedSeverity: 'error',
  allowed: [
    // It imports nothing, so that everybody may import it.
    {
      from: { path: ['^(inspector|scripts|server|src|tests)/', '^\\.storybook/'] },
      to: { path: common },
    },
    { from: { path: common }, to: { path: common } },
    { from: { path: '^server/speech/process/' }, to: { path: npm('espeak-ng') } },
    { from: { path: machines }, to: { path: [machines, npm('xstate')] } },
    { from: { path: ['^src/machines/(app|navigation)/', '^src/ui/'] }, to: { path: registry } },

    {
      from: { path: '^src/api/' },
      to: {
        path: ['^src/api/', npm('openapi-fetch', 'xstate', 'valibot', 'eventsource-parser')],
      },
    },
    {
      from: { path: '^src/(api|browser|i18n)/' },
      to: { path: machines, dependencyTypes: ['type-only'] },
    },

    {
      from: { path: '^src/browser/' },
      to: {
        path: ['^src/browser/', npm('xstate', 'valibot', 'livekit-client', '@vladmandic/face-api')],
      },
    },

    {
      from: { path: inspector },
      to: {
        path: [
          inspector,
          machines,
          // What records a page and what looks at it speak one protocol.
          '^src/browser/recorder/',
          // A browser may refuse to keep anything: asked in one way by both.
          '^src/browser/storage\\.ts$',
          '^src/ui/theme/',
          stories,
          '^\\.storybook/preview',
          npm(
            'storybook',
            '@statelyai/inspect',
            '@storybook/react-vite',
            '@xstate/react',
            'clsx',
            'elkjs',
            'lucide-react',
            'react',
            'react-dom',
            'valibot',
            'wouter',
            'xstate',
          ),
        ],
      },
    },

    { from: { path: '^src/entry/serviceWorker\\.ts$' }, to: { path: '^src/browser/' } },

    { from: { path: i18n }, to: { path: [i18n, npm('react-intl', '@formatjs/intl', 'react')] } },
    {
      from: { path: '^src/i18n/messageTypes\\.ts$' },
      to: { path: '^content/(?:captions|tags)/', dependencyTypes: ['type-only'] },
    },

    {
      from: { path: '^src/ui/', pathNot: stories },
      to: { path: ['^src/ui/', machines, i18n, npm(...viewPackages)], pathNot: stories },
    },
    { from: { path: '^src/ui/documents/' }, to: { path: '^content/(terms|privacy)\\.md$' } },
    // The one list of common passwords, for the server as well.
    { from: { path: '^src/ui/forms/' }, to: { path: npm('@zxcvbn-ts/language-common') } },
    {
      from: { path: [stories, '^\\.storybook/'] },
      to: {
        path: [
          '^src/ui/',
          machines,
          i18n,
          helper,
          '^\\.storybook/',
          '^scripts/i18n/stretched\\.',
          npm(...viewPackages, 'axe-core', 'storybook', '@storybook/[^/]+'),
        ],
      },
    },

    {
      from: {
        path: ['^src/main\\.tsx$', '^src/(app|entry)/'],
        pathNot: '^src/entry/serviceWorker\\.ts$',
      },
      to: { path: ['^src/', npm(...viewPackages)], pathNot: stories },
    },

    {
      from: { path: '^server/' },
      to: { path: ['^server/', '^(openapi\\.yaml|package\\.json)$', '^content/'] },
    },
    {
      from: { path: '^server/' },
      to: { path: '^src/api/schema\\.d\\.ts$', dependencyTypes: ['type-only'] },
    },
    // Evenings are statecharts that a reply plays again.
    {
      from: { path: '^(tests/)?server/replies/' },
      to: { path: '^src/machines/evening/' },
    },
    // Which addresses are pages.
    { from: { path: '^server/http/pages\\.ts$' }, to: { path: '^src/app/pages\\.ts$' } },
    {
      from: { path: '^server/' },
      to: { dependencyTypes: ['core', 'npm'], pathNot: npm(...browserOnlyPackages) },
    },

    {
      from: { path: '^scripts/' },
      to: {
        path: [
          '^scripts/',
          '^server/seed/',
          '^server/http/securityHeaders\\.ts$',
          '^src/machines/navigation/routes\\.ts$',
          '^src/ui/brand/brand\\.ts$',
          i18n,
        ],
      },
    },
    {
      // It measures the rules and a model by the sentences of the tests.
      from: { path: '^scripts/judge/' },
      to: {
        path: [
          '^scripts/judge/',
          '^server/(config|moderation/(checkText|minorJudge))\\.ts$',
          '^tests/server/moderation/(life|measured)/',
        ],
      },
    },
    {
      from: { path: '^scripts/bench/' },
      to: {
        path: [
          '^server/',
          '^tests/support/(postgres|calls|callUser|readHere|rooms)\\.ts$',
          '^src/browser/recorder/',
          '^src/machines/theme/',
        ],
      },
    },
    {
      // It runs the tests as they are configured.
      from: { path: '^scripts/mutation/' },
      to: { path: '^(vitest\\.config\\.ts|tests/support/seededRandom\\.ts)$' },
    },
    {
      from: { path: '^scripts/characters/' },
      to: { path: '^server/moderation/checkText\\.ts$' },
    },
    {
      from: { path: '^scripts/replies/' },
      to: {
        path: '^server/replies/(replyCharacter|replySource|scripted/(pictures|writeReply))\\.ts$',
      },
    },
    {
      from: { path: '^scripts/soak/' },
      to: { path: ['^tests/support/(contractClient|eventReader|loopback|postgres)\\.ts$'] },
    },
    {
      from: { path: '^scripts/build/' },
      to: { path: ['^server/(characters/|http/cursor\\.ts$)', '^src/api/schema\\.d\\.ts$'] },
    },
    {
      from: { path: '^scripts/flows/' },
      to: { path: '^inspector/(chart|diff|review|scenarios|simulate|walked)/' },
    },
    { from: { path: '^scripts/' }, to: { dependencyTypes: ['core', 'npm', 'npm-dev'] } },

    {
      from: { path: '^tests/machines/' },
      to: { path: [machines, registry, helper, '^tests/machines/'] },
    },
    {
      from: { path: '^tests/inspector/' },
      to: { path: [inspector, '^src/browser/recorder/', '^scripts/run\\.mjs$', machines, helper] },
    },
    { from: { path: '^tests/api/' }, to: { path: ['^src/(api|browser)/', machines, helper] } },
    {
      from: { path: '^tests/ui/' },
      to: {
        path: [
          '^src/(ui|i18n|browser)/',
          machines,
          registry,
          helper,
          inspector,
          '^scripts/i18n/stretched\\.',
          '^content/(?:captions|tags)/',
        ],
      },
    },
    { from: { path: '^tests/support/fixtures/' }, to: { path: '^content/(?:blog|characters)/' } },
    {
      from: { path: '^tests/(scripts|server)/' },
      to: { path: ['^server/', '^scripts/', registry, helper] },
    },
    { from: { path: '^tests/(load|image)/' }, to: { path: [helper] } },
    { from: { path: '^tests/e2e/' }, to: { path: [helper, '^tests/e2e/'] } },
    { from: { path: helper }, to: { path: [helper, inspector, '^src/', '^server/', '^scripts/'] } },
    {
      from: { path: '^tests/(api|ui|server)/' },
      to: { path: '^tests/(api|ui|server)/', pathNot: '\\.test\\.tsx?$' },
    },
    { from: { path: '^tests/' }, to: { dependencyTypes: ['core', 'npm', 'npm-dev'] } },

    // What a test may choose has its types beside the tests.
    { from: { path: '^playwright\\.config\\.ts$' }, to: { path: '^tests/support/e2e/test\\.ts$' } },
    // The tests' own processes start like the servers that they start.
    { from: { path: '^vitest\\.config\\.ts$' }, to: { path: '^tests/support/quickToStart\\.ts$' } },
    { from: { path: '^(inspector/)?[^/]+\\.config\\.(ts|mjs)$' }, to: { path: '^scripts/' } },
    {
      from: { path: '^(inspector/)?[^/]+\\.config\\.(ts|mjs)$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(dist|dist-server|dist-server-tests-\\d+|dist-flows|data|coverage|storybook-static|test-results|public)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'module', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
