import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import formStyles from '../forms/Form.module.css';

/** An error message next to what it is about. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <p className={formStyles.note} role="alert">
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
