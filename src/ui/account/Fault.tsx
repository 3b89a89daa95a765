import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import formStyles from '../forms/Form.module.css';

/** What went wrong, beside what it was about. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <p className={formStyles.note} role="alert">
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
