import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const testOnly = ['test', 'it', 'describe', 'suite'].flatMap((name) =>
  ['only', 'skip', 'skipIf', 'runIf', 'todo', 'fails', 'fixme'].map((mode) => ({
    selector: `MemberExpression[object.name='${name}'][property.name='${mode}']`,
    message: 'Every test runs, always.',
  })),
);

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'dist-server/',
      'data/',
      'coverage/',
      'storybook-static/',
      'test-results/',
      'public/',
      'src/api/schema.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-check': false }],
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
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}', '**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...testOnly] },
  },
);
