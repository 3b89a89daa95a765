import { VisuallyHidden } from '../kit/VisuallyHidden';

/** A password manager learns here whose password is meant. */
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
