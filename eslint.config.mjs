import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const everyTestRuns = [
  {
    selector: 'MemberExpression[property.name=/^(only|skip|skipIf|runIf|todo|fixme)$/]',
    message: 'Every test runs, always.',
  },
  { selector: 'Identifier[name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]', message: 'As above.' },
  { selector: "Literal[value='!test']", message: 'Every story is a test.' },
  {
    selector: "Property[key.name='test'] > Literal[value=/^(off|todo)$/]",
    message: 'Every story is checked with axe.',
  },
];

const outsideWorld = [
  'BroadcastChannel',
  'EventSource',
  'WebSocket',
  'XMLHttpRequest',
  'fetch',
  'indexedDB',
  'localStorage',
  'sessionStorage',
].map((name) => ({ name, message: 'It belongs to src/api or src/browser.' }));

const restOfBrowser = ['document', 'history', 'location', 'navigator', 'window'].map((name) => ({
  name,
  message: 'A machine is pure: an actor that is provided does this.',
}));

const clocks = ['setTimeout', 'setInterval', 'queueMicrotask', 'crypto', 'performance'].map(
  (name) => ({ name, message: 'Use a named delay, or an actor that is provided.' }),
);

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'dist-server/',
      'dist-server-tests-*/',
      'dist-flows/',
      'data/',
      'coverage/',
      'storybook-static/',
      'test-results/',
      'public/',
      'src/api/schema.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-check': false, 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      // The compiler finds them: noUnusedLocals, noUnusedParameters.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@statelyai/inspect',
              importNames: ['createSkyInspector'],
              message: 'It sends the recording to a service elsewhere.',
            },
          ],
        },
      ],
    },
  },
  {
    // No hook stands elsewhere: machines, the client and the actors of the browser import no React.
    files: ['{inspector,src/ui}/**/*.{ts,tsx}', 'src/**/*.tsx', 'tests/ui/**', '.storybook/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // It warns of what React's compiler would break, and nothing here is compiled by it.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    // Elsewhere what asserts is how XState is told types, and what says at the place why it must.
    files: [
      '{src/{api,browser,i18n,ui},server,scripts,tests/{e2e,server,ui},.storybook}/**/*.{ts,tsx}',
    ],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    files: ['src/machines/**'],
    rules: {
      'no-restricted-globals': ['error', ...outsideWorld, ...restOfBrowser, ...clocks],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'A machine takes the time from outside.' },
        { object: 'Math', property: 'random', message: 'A machine takes chance from outside.' },
      ],
    },
  },
  {
    files: ['src/ui/**', 'src/i18n/**'],
    rules: { 'no-restricted-globals': ['error', ...outsideWorld] },
  },
  {
    files: ['src/i18n/**', 'src/main.tsx'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  {
    files: ['tests/**', '**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...everyTestRuns] },
  },
);
