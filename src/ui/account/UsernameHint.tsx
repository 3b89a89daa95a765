import { VisuallyHidden } from '../kit/VisuallyHidden';

/** Tells a password manager whose password this is. */
export function UsernameHint({ email }: { email: string }) {
  return (
    <VisuallyHidden>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </VisuallyHidden>
  );
}
